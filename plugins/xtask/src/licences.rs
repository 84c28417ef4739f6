//! The licences of everything that is linked in, as one text a person can read.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::Value;

/// Turns what `cargo-bundle-licenses` wrote as JSON into a text: the list of crates with their licences, then each
/// licence text once, with the crates that it goes with. Crates of the project itself are left out: those with a name in
/// `own`, or one that goes on after it with an underscore.
///
/// # Errors
/// A sentence, if the JSON has another form, or if a crate came without any licence.
pub fn text(json: &str, own: &[&str]) -> Result<String, String> {
    let unknown = || "The list of licences came in a form that is not understood.".to_string();
    let list: Value = serde_json::from_str(json).map_err(|_| unknown())?;
    let libraries = list["third_party_libraries"]
        .as_array()
        .ok_or_else(unknown)?;
    let mut crates = Vec::new();
    let mut texts: BTreeMap<(&str, &str), Vec<String>> = BTreeMap::new();
    for library in libraries {
        let word = |key: &str| library[key].as_str().ok_or_else(unknown);
        let (name, version, licence) = (
            word("package_name")?,
            word("package_version")?,
            word("license")?,
        );
        let mut after = own.iter().filter_map(|own| name.strip_prefix(own));
        if after.any(|rest| rest.is_empty() || rest.starts_with('_')) {
            continue;
        }
        if licence.is_empty() || licence == "NOASSERTION" {
            return Err(format!("The crate {name} {version} names no licence."));
        }
        crates.push(format!("{name} {version}: {licence}"));
        for text in library["licenses"].as_array().into_iter().flatten() {
            let (Some(licence), Some(text)) = (text["license"].as_str(), text["text"].as_str())
            else {
                return Err(unknown());
            };
            let text = text.trim();
            if !text.is_empty() && text != "NOT FOUND" {
                let key = (licence, text);
                texts.entry(key).or_default().push(name.to_string());
            }
        }
    }
    let mut out = String::from(
        "Kortlek is built with these crates of other people, each under the licence named beside it. The texts follow,\n\
         each with the crates that carry it. A crate that carries no text of its own is under the text of that name.\n\n",
    );
    for line in &crates {
        let _ = writeln!(out, "  {line}");
    }
    for ((licence, text), mut names) in texts {
        names.sort();
        names.dedup();
        let _ = write!(
            out,
            "\n{}\n{licence}: {}\n\n{text}\n",
            "-".repeat(80),
            names.join(", ")
        );
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    const JSON: &str = r#"{"root_name": "kortlek", "third_party_libraries": [
      {"package_name": "kortlek_rules", "package_version": "0.1.0", "license": "MIT", "licenses": []},
      {"package_name": "bevy", "package_version": "0.19.1", "license": "MIT OR Apache-2.0",
       "licenses": [{"license": "MIT", "text": "Be free.\n"}, {"license": "Apache-2.0", "text": "NOT FOUND"}]},
      {"package_name": "bevy_ecs", "package_version": "0.19.1", "license": "MIT",
       "licenses": [{"license": "MIT", "text": "Be free."}]}]}"#;

    #[test]
    fn each_text_stands_once_with_its_crates() {
        let text = text(JSON, &["kortlek"]).unwrap();
        assert!(
            text.contains("  bevy 0.19.1: MIT OR Apache-2.0\n"),
            "{text}"
        );
        assert!(
            text.contains("\nMIT: bevy, bevy_ecs\n\nBe free.\n"),
            "{text}"
        );
        assert_eq!(text.matches("Be free.").count(), 1);
        assert!(!text.contains("kortlek_rules") && !text.contains("NOT FOUND"));
    }

    #[test]
    fn a_crate_without_a_licence_is_named() {
        let none = JSON.replace("MIT OR Apache-2.0", "");
        let refusal = text(&none, &["kortlek"]).unwrap_err();
        assert!(refusal.contains("bevy 0.19.1"), "{refusal}");
        assert!(text("[]", &["kortlek"]).unwrap_err().contains("form"));
    }
}
