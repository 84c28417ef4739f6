//! A small server for one folder, on this machine alone.
//!
//! The page lies at `/kortlek/`, not at the root, as it does among the pages of a project: so an address that is not
//! relative is found at once.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// Path of the page.
const BASE: &str = "/kortlek/";
/// A client that says nothing is not waited for.
const SILENCE: Duration = Duration::from_secs(30);

/// A server that has an address, but does not answer yet.
pub struct Server {
    listener: TcpListener,
    folder: Arc<Path>,
}

impl Server {
    /// Takes a port; 0 takes any that is free.
    ///
    /// # Errors
    /// A sentence, if the port can't be had.
    pub fn bind(folder: &Path, port: u16) -> Result<Self, String> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| {
            format!("Port {port} can't be had ({error}); --port takes another.")
        })?;
        Ok(Self {
            listener,
            folder: folder.into(),
        })
    }

    /// The page's address.
    pub fn address(&self) -> String {
        let address = self.listener.local_addr();
        let port = address.map_or(0, |address| address.port());
        format!("http://127.0.0.1:{port}{BASE}")
    }

    /// Answers until the program ends.
    pub fn run(self) {
        for stream in self.listener.incoming().flatten() {
            let folder = Arc::clone(&self.folder);
            // Who goes away in the middle misses the rest.
            thread::spawn(move || {
                let _ = answer(&stream, &folder);
            });
        }
    }
}

/// An answer: its status, further headers, and the file that follows.
#[derive(Debug, PartialEq, Eq)]
struct Answer {
    status: &'static str,
    headers: Vec<(&'static str, String)>,
    file: Option<PathBuf>,
}

impl Answer {
    fn empty(status: &'static str) -> Self {
        Self {
            status,
            headers: Vec::new(),
            file: None,
        }
    }
}

fn answer(stream: &TcpStream, folder: &Path) -> std::io::Result<()> {
    stream.set_read_timeout(Some(SILENCE))?;
    let mut lines = BufReader::new(stream).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    // The headers of a request change nothing, but have to be read.
    for line in lines.by_ref() {
        if line?.is_empty() {
            break;
        }
    }
    let is_head = request.starts_with("HEAD ");
    let mut answer = answer_to(&request, folder);
    let mut body = match &answer.file {
        Some(path) => fs::read(path).unwrap_or_else(|_| {
            answer.status = "404 Not Found";
            Vec::new()
        }),
        None => Vec::new(),
    };
    let mut head = format!("HTTP/1.1 {}\r\n", answer.status);
    for (name, value) in &answer.headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    head.push_str(&format!(
        "Content-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    ));
    if is_head {
        body.clear();
    }
    let mut stream = stream;
    stream.write_all(head.as_bytes())?;
    stream.write_all(&body)?;
    stream.flush()
}

/// What a request gets, by its first line.
fn answer_to(request: &str, folder: &Path) -> Answer {
    let mut words = request.split(' ');
    let (Some("GET" | "HEAD"), Some(target)) = (words.next(), words.next()) else {
        return Answer::empty("405 Method Not Allowed");
    };
    let path = target.split(['?', '#']).next().unwrap_or_default();
    let Some(inner) = path.strip_prefix(BASE) else {
        if !matches!(path, "/" | "/kortlek") {
            return Answer::empty("404 Not Found");
        }
        let mut answer = Answer::empty("307 Temporary Redirect");
        answer.headers.push(("Location", BASE.to_string()));
        return answer;
    };
    let inner = match inner {
        "" => "index.html",
        inner => inner,
    };
    let relative = Path::new(inner);
    // The build makes only plain names, so nothing is decoded.
    let mut parts = relative.components();
    let is_plain = parts.all(|part| matches!(part, Component::Normal(_)));
    let file = folder.join(relative);
    if !is_plain || !file.is_file() {
        return Answer::empty("404 Not Found");
    }
    Answer {
        status: "200 OK",
        headers: headers(inner),
        file: Some(file),
    }
}

fn headers(inner: &str) -> Vec<(&'static str, String)> {
    // Folders of a build bear its name: what is in them never changes.
    let cache = if inner.contains('/') && !inner.starts_with("icons/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut headers = vec![
        ("Content-Type", kind(inner).to_string()),
        ("Cache-Control", cache.to_string()),
        ("X-Content-Type-Options", "nosniff".to_string()),
        ("Cross-Origin-Opener-Policy", "same-origin".to_string()),
        ("Referrer-Policy", "no-referrer".to_string()),
    ];
    if kind(inner).starts_with("text/html") {
        // The page names the rest of the policy itself, because not every host sends headers.
        let policy = "frame-ancestors 'none'".to_string();
        headers.push(("Content-Security-Policy", policy));
    }
    headers
}

/// Type of a file by the end of its name.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    fn packaging() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/web")
    }

    fn status(request: &str) -> &'static str {
        answer_to(request, &packaging()).status
    }

    #[test]
    fn the_page_lies_under_its_path() {
        assert_eq!(status("GET /kortlek/ HTTP/1.1"), "200 OK");
        assert_eq!(status("GET /kortlek/?x=1 HTTP/1.1"), "200 OK");
        assert_eq!(status("HEAD /kortlek/style.css HTTP/1.1"), "200 OK");
        assert_eq!(status("GET / HTTP/1.1"), "307 Temporary Redirect");
        assert_eq!(status("GET /style.css HTTP/1.1"), "404 Not Found");
    }

    #[test]
    fn nothing_outside_of_the_folder_is_served() {
        for request in [
            "GET /kortlek/../kortlek.6 HTTP/1.1",
            "GET /kortlek//etc/passwd HTTP/1.1",
            "GET /kortlek/%2e%2e/kortlek.6 HTTP/1.1",
            "GET /kortlek/tests HTTP/1.1",
        ] {
            assert_eq!(status(request), "404 Not Found", "{request}");
        }
        for request in ["POST /kortlek/ HTTP/1.1", "", "GET"] {
            assert_eq!(status(request), "405 Method Not Allowed", "{request}");
        }
    }

    #[test]
    fn only_what_bears_the_name_of_its_build_is_kept_for_long() {
        let is_kept = |name| {
            headers(name)
                .iter()
                .any(|(_, value)| value.contains("immutable"))
        };
        assert!(is_kept("0123456789abcdef/program-gzip.bin"));
        for name in [
            "index.html",
            "sw.js",
            "manifest.webmanifest",
            "icons/32.png",
        ] {
            assert!(!is_kept(name), "{name}");
        }
        assert_eq!(kind("x/program.wasm"), "application/wasm");
    }

    #[test]
    fn a_browser_gets_the_page() {
        let server = Server::bind(&packaging(), 0).unwrap();
        let address = server.address();
        thread::spawn(|| server.run());
        let host = address.strip_prefix("http://").unwrap();
        let host = host.split('/').next().unwrap();
        let mut stream = TcpStream::connect(host).unwrap();
        let request = b"GET /kortlek/ HTTP/1.1\r\nHost: x\r\n\r\n";
        stream.write_all(request).unwrap();
        let mut said = String::new();
        stream.read_to_string(&mut said).unwrap();
        assert!(said.starts_with("HTTP/1.1 200 OK\r\n"), "{said}");
        assert!(said.contains("<canvas"), "{said}");
    }
}
