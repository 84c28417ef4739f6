//! Bots think on threads of the program.

/// True if bots think elsewhere, asked by [`send`].
pub const IS_ELSEWHERE: bool = false;

/// A request under way.
#[derive(Debug)]
pub struct RequestUnderWay(());

/// There is nobody to be asked.
pub fn send(_request: &str, done: impl FnOnce(Option<String>) + Send + 'static) -> RequestUnderWay {
    done(None);
    RequestUnderWay(())
}
