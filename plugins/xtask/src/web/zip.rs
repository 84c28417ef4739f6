//! A ZIP archive whose entries are not compressed: what is large in the page is compressed already.

use flate2::Crc;

/// The time of every entry, 1 January 1980: the same files make the same archive.
const DATE: u16 = 0x21;
/// The version of the format that is needed to read it.
const VERSION: u16 = 20;
/// The names are UTF-8.
const FLAGS: u16 = 0x0800;

/// Makes an archive of files, each a path with slashes and its bytes. `None` if it would be too large for the format.
pub fn zip<'a>(files: impl IntoIterator<Item = (&'a str, &'a [u8])>) -> Option<Vec<u8>> {
    let mut whole = Vec::new();
    let mut directory = Vec::new();
    let mut count = 0_u16;
    for (path, bytes) in files {
        let offset = u32::try_from(whole.len()).ok()?;
        let entry = entry(path, bytes)?;
        whole.extend(b"PK\x03\x04");
        whole.extend(&entry);
        whole.extend(path.as_bytes());
        whole.extend(bytes);
        directory.extend(b"PK\x01\x02");
        directory.extend(VERSION.to_le_bytes());
        directory.extend(&entry);
        // No comment, the first disk, no attributes.
        directory.extend([0; 10]);
        directory.extend(offset.to_le_bytes());
        directory.extend(path.as_bytes());
        count = count.checked_add(1)?;
    }
    let offset = u32::try_from(whole.len()).ok()?;
    let length = u32::try_from(directory.len()).ok()?;
    whole.extend(directory);
    whole.extend(b"PK\x05\x06");
    whole.extend([0; 4]);
    whole.extend(count.to_le_bytes());
    whole.extend(count.to_le_bytes());
    whole.extend(length.to_le_bytes());
    whole.extend(offset.to_le_bytes());
    whole.extend([0; 2]);
    Some(whole)
}

/// What the head of a file and its line in the directory have in common.
fn entry(path: &str, bytes: &[u8]) -> Option<Vec<u8>> {
    let mut crc = Crc::new();
    crc.update(bytes);
    let size = u32::try_from(bytes.len()).ok()?.to_le_bytes();
    let name = u16::try_from(path.len()).ok()?.to_le_bytes();
    let stored = 0_u16;
    let mut entry = Vec::new();
    for number in [VERSION, FLAGS, stored, 0, DATE] {
        entry.extend(number.to_le_bytes());
    }
    entry.extend(crc.sum().to_le_bytes());
    entry.extend([size, size].concat());
    entry.extend(name);
    // No further fields.
    entry.extend([0; 2]);
    Some(entry)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_archive_of_two_files_is_what_other_programs_write() {
        let whole = zip([("a.txt", &b"hello"[..]), ("b/ö", b"")]).unwrap();
        assert_eq!(&whole[..4], b"PK\x03\x04");
        // The check sum of `hello`, as any program tells it.
        assert_eq!(whole[14..18], 0x3610_a686_u32.to_le_bytes());
        assert_eq!(&whole[30..40], b"a.txthello");
        let end = &whole[whole.len() - 22..];
        assert_eq!(&end[..4], b"PK\x05\x06");
        let directory = u32::from_le_bytes(end[16..20].try_into().unwrap()) as usize;
        assert_eq!(&whole[directory..directory + 4], b"PK\x01\x02");
        assert_eq!(end[10..12], 2_u16.to_le_bytes());
    }
}
