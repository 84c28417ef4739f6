//! Counting tests by the lines `test result: …` that every test program ends with.

use std::fmt;
use std::ops::AddAssign;

/// Number of tests that passed, failed and were left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Tests that passed.
    pub passed: usize,
    /// Tests that failed.
    pub failed: usize,
    /// Tests marked `#[ignore]`.
    pub skipped: usize,
}

impl Tally {
    /// The counts of one line of output, if it is a test program's last line.
    pub fn of_line(line: &str) -> Option<Self> {
        let (_, counts) = line.split_once("test result: ")?;
        let count = |word: &str| -> Option<usize> {
            let before = counts.split_once(word)?.0;
            before.split_whitespace().next_back()?.parse().ok()
        };
        Some(Self {
            passed: count(" passed;")?,
            failed: count(" failed;")?,
            skipped: count(" ignored;")?,
        })
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 {
            write!(f, ", {} skipped", self.skipped)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(passed: usize, failed: usize, skipped: usize) -> Tally {
        Tally {
            passed,
            failed,
            skipped,
        }
    }

    fn sum(output: &str) -> Tally {
        let mut sum = Tally::default();
        for tally in output.lines().filter_map(Tally::of_line) {
            sum += tally;
        }
        sum
    }

    #[test]
    fn result_lines_add_up() {
        let output = "\
running 3 tests
test a ... ok
test result: ok. 2 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s

     Running tests/b.rs (target/debug/deps/b-0123)
test result: FAILED. 11 passed; 3 failed; 0 ignored; 0 measured; 4 filtered out; finished in 1.20s
";
        assert_eq!(sum(output), tally(13, 3, 1));
    }

    #[test]
    fn colours_do_not_hide_a_result() {
        let line = "test result: \u{1b}[32mok\u{1b}(B\u{1b}[m. 7 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out";
        assert_eq!(Tally::of_line(line), Some(tally(7, 0, 0)));
    }

    #[test]
    fn other_lines_count_nothing() {
        for line in [
            "",
            "test result: ok",
            "test parse::result ... ok",
            "5 passed, 0 failed",
        ] {
            assert_eq!(Tally::of_line(line), None, "{line}");
        }
    }

    #[test]
    fn the_closing_line_is_plain() {
        let plain = [tally(13, 0, 0), tally(13, 0, 2)].map(|tally| tally.to_string());
        let closing = ["13 passed, 0 failed", "13 passed, 0 failed, 2 skipped"];
        assert_eq!(plain, closing);
    }
}
