//! Unpacks brotli in browsers that do not do it themselves.
//!
//! The files of the page are a third smaller with brotli than with gzip, but Chromium's `DecompressionStream` knows
//! only gzip, and hosts of plain files compress nothing better. This module unpacks a file as it comes;
//! `packaging/web/parts.js` loads it only where it is needed. It is small and called for each chunk of a file, so it
//! exports plain functions (`module.rs`) and needs no script of wasm-bindgen, which a service worker could not load.

#[cfg(target_arch = "wasm32")]
pub mod module;

use brotli_decompressor::DecompressorWriter;
use std::io::{self, Write as _};

/// Size of the buffer for unpacked bytes, in bytes.
const BUFFER: usize = 1 << 16;

/// One file that is being unpacked.
pub struct Unpacker(DecompressorWriter<Vec<u8>>);

impl Default for Unpacker {
    fn default() -> Self {
        Self(DecompressorWriter::new(Vec::new(), BUFFER))
    }
}

impl Unpacker {
    /// Takes the next bytes of the file and returns what they unpack to.
    ///
    /// # Errors
    /// The bytes are not brotli, or go on after its end.
    pub fn push(&mut self, packed: &[u8]) -> io::Result<Vec<u8>> {
        self.0.write_all(packed)?;
        Ok(std::mem::take(self.0.get_mut()))
    }

    /// Returns true if the file has come to its end.
    pub fn is_whole(mut self) -> bool {
        self.0.close().is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// “Kortlek” and a hundred aces, as the program brotli packs them.
    const PACKED: &[u8] = &[
        31, 151, 1, 248, 29, 169, 85, 159, 58, 184, 94, 10, 27, 123, 83, 107, 114, 13, 82, 198, 70,
        39, 8, 12, 0, 58, 226, 39, 76,
    ];

    #[test]
    fn a_file_is_unpacked_in_pieces_of_any_size() {
        let text = format!("Kortlek {}", "ace ".repeat(100));
        for size in [1, 7, PACKED.len()] {
            let mut unpacker = Unpacker::default();
            let mut unpacked = Vec::new();
            for piece in PACKED.chunks(size) {
                unpacked.extend(unpacker.push(piece).expect("it is brotli"));
            }
            assert_eq!(String::from_utf8_lossy(&unpacked), text, "{size}");
            assert!(unpacker.is_whole());
        }
    }

    #[test]
    fn what_is_cut_off_is_not_whole() {
        let mut unpacker = Unpacker::default();
        unpacker
            .push(&PACKED[..PACKED.len() - 1])
            .expect("it is brotli so far");
        assert!(!unpacker.is_whole());
        assert!(!Unpacker::default().is_whole());
    }

    #[test]
    fn other_bytes_are_refused() {
        assert!(Unpacker::default().push(&[0xff; 64]).is_err());
        let longer = [PACKED, &[0; 64]].concat();
        assert!(Unpacker::default().push(&longer).is_err());
    }
}
