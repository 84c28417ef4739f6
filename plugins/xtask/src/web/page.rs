//! The folder that is the page: `index.html`, the service worker, manifest and icons, and beside them one folder that
//! bears the build's name, with everything else. So files of two builds are never mixed, and what is in the folder may
//! be kept forever.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};

use super::pack::Files;
use super::{read_folder, toolchain};
use crate::dist::{cannot, write};

/// Stands for the build's name in `index.html`.
const NAME: &str = "@BUILD@";
/// Stands for the list of files in the service worker.
const LIST: &str = "/*build*/ null";
/// Icons of the page, from `packaging/icons`.
const ICONS: [&str; 4] = ["32.png", "128.png", "256.png", "512.png"];
/// What is fetched before the first picture; the rest comes after it.
const FIRST: [&str; 2] = ["program", "assets"];
/// The part that unpacks brotli in browsers that do not.
pub const UNPACKER: &str = "unpacker";

/// A large file that `packaging/web/parts.js` fetches.
pub struct Part {
    /// Its name in `build.js`.
    pub name: &'static str,
    /// The end of its file's name.
    end: &'static str,
    /// What it is for a browser.
    kind: &'static str,
    /// Itself.
    pub bytes: Vec<u8>,
    /// The same, by the name of its compression.
    packed: BTreeMap<&'static str, Vec<u8>>,
}

impl Part {
    /// A part that is not compressed yet.
    pub fn new(name: &'static str, end: &'static str, kind: &'static str, bytes: Vec<u8>) -> Self {
        Self {
            name,
            end,
            kind,
            bytes,
            packed: BTreeMap::new(),
        }
    }

    /// The bytes that come over the wire with this compression.
    pub fn packed_size(&self, compression: &str) -> Option<u64> {
        self.packed.get(compression).map(|bytes| bytes.len() as u64)
    }

    fn file(&self) -> String {
        format!("{}.{}", self.name, self.end)
    }

    /// The name of the compressed file: one that no host takes for a reason to unpack it on the way.
    fn packed_file(&self, compression: &str) -> String {
        format!("{}-{compression}.bin", self.name)
    }

    fn described(&self) -> Value {
        let packed: serde_json::Map<String, Value> = self
            .packed
            .iter()
            .map(|(compression, bytes)| {
                let file = json!({"name": self.packed_file(compression), "bytes": bytes.len()});
                ((*compression).to_string(), file)
            })
            .collect();
        json!({"name": self.file(), "bytes": self.bytes.len(), "type": self.kind, "packed": packed})
    }
}

/// The whole page, before it is written.
pub struct Page {
    /// The build's name.
    hash: String,
    /// Files beside the build's folder.
    outer: Files,
    /// Files in the build's folder.
    inner: Files,
    /// The large files in the build's folder.
    pub parts: Vec<Part>,
}

impl Page {
    /// Gathers the page's own files, the scripts that belong to the modules, and the parts.
    ///
    /// # Errors
    /// A sentence, if a file can't be read.
    pub fn new(root: &Path, scripts: Files, parts: Vec<Part>) -> Result<Self, String> {
        let read = |path: &Path| fs::read(path).map_err(|error| cannot("read", path, &error));
        let (mut outer, mut inner) = (Files::new(), scripts);
        for (path, bytes) in read_folder(&root.join("packaging/web"))? {
            match path.as_str() {
                "index.html" | "sw.js" | "manifest.webmanifest" => outer.insert(path, bytes),
                _ if path.contains('/') || path.ends_with(".json") => None,
                _ => inner.insert(path, bytes),
            };
        }
        for icon in ICONS {
            let path = root.join("packaging/icons").join(icon);
            outer.insert(format!("icons/{icon}"), read(&path)?);
        }
        let icon = read(&root.join("assets/marks/app-icon.svg"))?;
        outer.insert("icons/icon.svg".to_string(), icon);
        let large = parts.iter().map(|part| (part.name, &part.bytes[..]));
        let small = outer.iter().chain(&inner);
        let small = small.map(|(path, bytes)| (path.as_str(), &bytes[..]));
        Ok(Self {
            hash: hash(small.chain(large)),
            outer,
            inner,
            parts,
        })
    }

    /// Compresses the parts; `folder` is for what is on the way.
    ///
    /// # Errors
    /// A sentence, if a file can't be written or a program failed.
    pub fn compress(&mut self, folder: &Path) -> Result<(), String> {
        let mut has_brotli = true;
        for part in &mut self.parts {
            println!("compressing {}", part.file());
            part.packed.insert("gzip", gzip(&part.bytes));
            let plain = folder.join(part.file());
            write(&plain, &part.bytes)?;
            match toolchain::brotli(&plain)? {
                Some(bytes) => {
                    part.packed.insert("brotli", bytes);
                }
                None => has_brotli = false,
            }
        }
        if !has_brotli {
            println!("Without the program brotli there are only the larger files, with gzip.");
        }
        Ok(())
    }

    /// The bytes of a first visit until the first picture; `None` if a part does not have that compression. Brotli may
    /// need the unpacker, which comes with gzip itself.
    pub fn first_visit(&self, compression: &str) -> Option<u64> {
        let small = self.outer.values().chain(self.inner.values());
        let small: usize = small.map(Vec::len).sum();
        let parts = self.parts.iter().filter(|part| FIRST.contains(&part.name));
        let large: Option<u64> = parts
            .map(|part| match compression {
                "" => Some(part.bytes.len() as u64),
                _ => part.packed_size(compression),
            })
            .sum();
        let unpacker = self.parts.iter().find(|part| part.name == UNPACKER);
        let unpacker = match compression {
            "brotli" => unpacker.and_then(|part| part.packed_size("gzip")),
            _ => None,
        };
        Some(large? + small as u64 + unpacker.unwrap_or_default())
    }

    /// Writes the page in place of the one before.
    ///
    /// # Errors
    /// A sentence, if a file can't be written.
    pub fn write(&self, folder: &Path) -> Result<(), String> {
        // A missing folder need not be removed; one that can't be removed is found by the next write.
        let _ = fs::remove_dir_all(folder);
        let mut files = self.outer.clone();
        replace(&mut files, "index.html", NAME, &self.hash)?;
        replace(&mut files, "sw.js", LIST, &self.list().to_string())?;
        for (path, bytes) in self.inner() {
            files.insert(format!("{}/{path}", self.hash), bytes);
        }
        for (path, bytes) in files {
            let path = folder.join(path);
            let parent = path.parent().unwrap_or(folder);
            fs::create_dir_all(parent).map_err(|error| cannot("make", parent, &error))?;
            write(&path, bytes)?;
        }
        Ok(())
    }

    /// The files in the build's folder. Parts that are compressed lie there only so.
    fn inner(&self) -> Files {
        let mut files = self.inner.clone();
        let build = json!({"hash": self.hash, "parts": self.described_parts()});
        let script = format!("export const BUILD = {build};\n");
        files.insert("build.js".into(), script.into());
        for part in &self.parts {
            for (compression, bytes) in &part.packed {
                files.insert(part.packed_file(compression), bytes.clone());
            }
            if part.packed.is_empty() {
                files.insert(part.file(), part.bytes.clone());
            }
        }
        files
    }

    /// The parts by their names, for scripts.
    fn described_parts(&self) -> serde_json::Map<String, Value> {
        let described = |part: &Part| (part.name.to_string(), part.described());
        self.parts.iter().map(described).collect()
    }

    /// What the service worker keeps.
    fn list(&self) -> Value {
        let own = self
            .outer
            .keys()
            .filter(|path| !matches!(path.as_str(), "index.html" | "sw.js"));
        let mut shell: Vec<String> = own.cloned().collect();
        shell.push(format!("{}/build.js", self.hash));
        let inner = self.inner.keys();
        shell.extend(inner.map(|path| format!("{}/{path}", self.hash)));
        let parts = self.described_parts();
        json!({"hash": self.hash, "folder": format!("{}/", self.hash), "shell": shell, "parts": parts})
    }
}

/// Puts a text in the place of another, which must be there.
fn replace(files: &mut Files, path: &str, old: &str, new: &str) -> Result<(), String> {
    let text = files
        .get(path)
        .map(|bytes| String::from_utf8_lossy(bytes).into_owned());
    let text = text.filter(|text| text.contains(old));
    let text = text.ok_or_else(|| format!("packaging/web/{path} has no {old}."))?;
    files.insert(path.to_string(), text.replace(old, new).into_bytes());
    Ok(())
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).expect("memory takes every byte");
    encoder.finish().expect("memory takes every byte")
}

/// The build's name: another one for other files (FNV-1a, 64 bits). It protects against nothing but mixing builds up.
fn hash<'a>(files: impl Iterator<Item = (&'a str, &'a [u8])>) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for (path, bytes) in files {
        let length = bytes.len().to_le_bytes();
        let head = path.bytes().chain([0]).chain(length);
        for byte in head.chain(bytes.iter().copied()) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    format!("{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(program: &[u8]) -> Page {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let part = |name, bytes: &[u8]| Part::new(name, "wasm", "application/wasm", bytes.to_vec());
        let parts = vec![part("program", program), part("assets", b"pictures")];
        let scripts = Files::from([("program.js".to_string(), b"export {}".to_vec())]);
        Page::new(&root, scripts, parts).unwrap()
    }

    #[test]
    fn a_build_has_a_name_of_its_own_and_the_same_files_the_same_one() {
        assert_eq!(page(b"one").hash, page(b"one").hash);
        assert_ne!(page(b"one").hash, page(b"two").hash);
    }

    #[test]
    fn everything_that_the_page_names_is_in_it() {
        let page = page(b"one");
        let is_made = |file: &str| ["build.js", "thinker.js"].contains(&file);
        let index = String::from_utf8_lossy(&page.outer["index.html"]).into_owned();
        let named = index
            .split('"')
            .filter(|word| word.starts_with("icons/") || word.starts_with(NAME));
        for path in named {
            let is_there = match path.strip_prefix("@BUILD@/") {
                Some(inner) => is_made(inner) || page.inner.contains_key(inner),
                None => page.outer.contains_key(path),
            };
            assert!(is_there, "{path}");
        }
        for (path, bytes) in &page.inner {
            let text = String::from_utf8_lossy(bytes);
            let imports = text.split('\'').filter_map(|word| word.strip_prefix("./"));
            for file in imports.filter(|file| file.ends_with(".js")) {
                assert!(
                    is_made(file) || page.inner.contains_key(file),
                    "{path} imports {file}"
                );
            }
        }
        assert!(!page.inner.keys().any(|path| path.contains("test")));
    }

    #[test]
    fn nothing_is_asked_of_anybody_else() {
        let page = page(b"one");
        for (path, bytes) in page.outer.iter().chain(&page.inner) {
            let text = String::from_utf8_lossy(bytes);
            let is_drawing = path.ends_with(".svg") || path.ends_with(".png");
            assert!(
                is_drawing || !text.contains("://"),
                "{path} names an address"
            );
            assert!(
                !text.contains("=\"/"),
                "{path} has an address that is not relative"
            );
        }
    }

    #[test]
    fn what_is_compressed_lies_there_only_so() {
        let mut page = page(&[7; 1000]);
        assert!(page.inner().contains_key("program.wasm"));
        for part in &mut page.parts {
            part.packed.insert("gzip", gzip(&part.bytes));
        }
        let files = page.inner();
        assert!(!files.contains_key("program.wasm"));
        assert!(files["program-gzip.bin"].len() < 100);
        assert!(page.first_visit("gzip").is_some());
        assert_eq!(page.first_visit("brotli"), None);
    }

    #[test]
    fn what_unpacks_brotli_comes_with_gzip() {
        let mut page = page(&[7; 1000]);
        let unpacker = Part::new(UNPACKER, "wasm", "application/wasm", vec![8; 1000]);
        page.parts.push(unpacker);
        for part in &mut page.parts {
            part.packed.insert("gzip", vec![0; 100]);
            part.packed.insert("brotli", vec![0; 80]);
        }
        let visit = |compression| page.first_visit(compression).unwrap();
        // Program and pictures with brotli, and once the unpacker, against two parts with gzip.
        assert_eq!(visit("gzip") + 60, visit("brotli"));
        let list = page.list();
        let packed = &list["parts"][UNPACKER]["packed"];
        assert_eq!(packed["gzip"]["name"], "unpacker-gzip.bin");
    }

    #[test]
    fn the_service_worker_keeps_what_there_is() {
        let list = page(b"one").list();
        let shell = list["shell"].as_array().unwrap();
        let has = |end: &str| {
            shell
                .iter()
                .any(|path| path.as_str().unwrap().ends_with(end))
        };
        assert!(has("kortlek.js") && has("program.js") && has("icons/icon.svg"));
        assert!(!has("sw.js") && !has("index.html"));
    }
}
