//! The worker as a program: on the page a module with one function, elsewhere a filter that reads a request a line and
//! writes an answer a line.

#[cfg(target_arch = "wasm32")]
mod page {
    use wasm_bindgen::prelude::wasm_bindgen;

    /// Answers a request: [`kortlek_worker::answer`].
    #[wasm_bindgen]
    pub fn answer(request: &str) -> String {
        kortlek_worker::answer(request)
    }
}

/// The page calls the function.
#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::io::Result<()> {
    use std::io::Write as _;
    let mut out = std::io::stdout().lock();
    for request in std::io::stdin().lines() {
        writeln!(out, "{}", kortlek_worker::answer(&request?))?;
    }
    Ok(())
}
