//! The browser's clipboard, which answers later, and only if the player lets it.

use super::{host, page};
use std::sync::{Arc, Mutex};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// The clipboard.
#[derive(Default)]
pub struct SystemClipboard {
    answer: Arc<Mutex<Option<Option<String>>>>,
}

impl SystemClipboard {
    /// Copies a text.
    ///
    /// # Errors
    ///
    /// There is no page. Whether the browser takes it shows later, and nobody asks.
    pub fn copy(&mut self, text: &str) -> Result<(), String> {
        let host = host::get().ok_or("there is no page")?;
        let copied = host.copy(text);
        spawn_local(async {
            let _ = JsFuture::from(copied).await;
        });
        Ok(())
    }

    /// Asks for the text copied last.
    pub fn ask(&mut self) {
        let Some(host) = host::get() else { return };
        let answer = self.answer.clone();
        let pasted = host.paste();
        spawn_local(async move {
            let text = JsFuture::from(pasted).await;
            let text = text.ok().and_then(|text| text.as_string());
            if let Ok(mut answer) = answer.lock() {
                *answer = Some(text);
            }
            page::news();
        });
    }

    /// Takes the answer, once it is there.
    pub fn answer(&mut self) -> Option<Option<String>> {
        self.answer.lock().ok()?.take()
    }
}
