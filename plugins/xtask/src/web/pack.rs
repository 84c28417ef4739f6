//! Many files as one, because a request for each would be slow: the length of an index as four bytes, little-endian;
//! the index as JSON, `{"path": [offset, length], …}`, offsets counted from its end; then the bytes, in the order of
//! their paths. `packaging/web/pack.js` reads the same.

use std::collections::BTreeMap;

/// Files by their paths, with slashes on every system.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Puts files together. The same files make the same bytes.
pub fn pack(files: &Files) -> Vec<u8> {
    let mut offset = 0;
    let mut index = serde_json::Map::new();
    for (path, bytes) in files {
        index.insert(path.clone(), serde_json::json!([offset, bytes.len()]));
        offset += bytes.len();
    }
    let index = serde_json::Value::from(index).to_string();
    let length = u32::try_from(index.len()).expect("an index is far shorter than four gigabytes");
    let mut whole = Vec::with_capacity(4 + index.len() + offset);
    whole.extend(length.to_le_bytes());
    whole.extend(index.as_bytes());
    whole.extend(files.values().flatten());
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_index_comes_before_the_bytes() {
        let files = Files::from([
            ("b/c.ttf".to_string(), b"abc".to_vec()),
            ("a.svg".to_string(), b"<>".to_vec()),
        ]);
        // packaging/web/tests/pack.test.js reads the same bytes.
        let index = br#"{"a.svg":[0,2],"b/c.ttf":[2,3]}"#;
        let length = u8::try_from(index.len()).unwrap();
        let wanted = [&[length, 0, 0, 0], &index[..], b"<>abc"].concat();
        assert_eq!(pack(&files), wanted);
    }
}
