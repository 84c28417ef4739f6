//! Tables of text: columns as wide as they need to be.

use std::fmt;

/// Table with a row of headings. The first column is aligned to the left, numbers to the right.
pub(crate) struct Sheet {
    rows: Vec<Vec<String>>,
    /// Number of leading columns that hold words.
    words: usize,
}

impl Sheet {
    /// A table of which the first `words` columns are words.
    pub(crate) fn new(words: usize, headings: &[&str]) -> Sheet {
        Sheet {
            rows: vec![headings.iter().map(|h| (*h).to_owned()).collect()],
            words,
        }
    }

    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |c: usize| {
            self.rows
                .iter()
                .filter_map(|r| r.get(c))
                .map(|cell| cell.chars().count())
                .max()
                .unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for row in &self.rows {
            let cells: Vec<String> = row
                .iter()
                .enumerate()
                .map(|(c, cell)| {
                    if c < self.words {
                        format!("{cell:<0$}", widths[c])
                    } else {
                        format!("{cell:>0$}", widths[c])
                    }
                })
                .collect();
            writeln!(f, "{}", cells.join("  ").trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Sheet;

    #[test]
    fn columns_line_up() {
        let mut sheet = Sheet::new(1, &["game", "wins"]);
        sheet.row(["Hatchet".to_owned(), "7".to_owned()]);
        sheet.row(["Färö".to_owned(), "12.5".to_owned()]);
        assert_eq!(
            sheet.to_string(),
            "game     wins\nHatchet     7\nFärö     12.5\n"
        );
    }
}
