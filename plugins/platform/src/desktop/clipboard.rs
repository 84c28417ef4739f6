//! The system's clipboard.

/// The clipboard, opened when it is needed first.
#[derive(Default)]
pub struct SystemClipboard {
    /// True once the system was asked for a clipboard.
    asked: bool,
    /// On some systems what is copied is there only as long as this is.
    system: Option<arboard::Clipboard>,
    /// Answer to the last question.
    answer: Option<Option<String>>,
}

impl SystemClipboard {
    /// The clipboard, if there is one. That there is none is an error once.
    fn system(&mut self) -> Result<Option<&mut arboard::Clipboard>, arboard::Error> {
        if !self.asked {
            self.asked = true;
            self.system = Some(arboard::Clipboard::new()?);
        }
        Ok(self.system.as_mut())
    }

    /// Copies a text.
    ///
    /// # Errors
    ///
    /// The reason why the system does not take it.
    pub fn copy(&mut self, text: &str) -> Result<(), String> {
        let system = self.system();
        let copied = system.and_then(|system| system.map_or(Ok(()), |s| s.set_text(text)));
        copied.map_err(|error| error.to_string())
    }

    /// Asks for the text copied last.
    pub fn ask(&mut self) {
        let system = self.system().ok().flatten();
        let text = system.and_then(|system| system.get_text().ok());
        self.answer = Some(text);
    }

    /// Takes the answer, once: the text, or `None` inside if there is none. In a browser it comes some frames later.
    pub fn answer(&mut self) -> Option<Option<String>> {
        self.answer.take()
    }
}
