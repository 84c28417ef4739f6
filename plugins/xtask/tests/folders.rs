//! Modules directly below the root of a crate are layers: each asks only those below it, so there is no circle.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// Sources of the crates that are made of layers.
const LAYERED: [&str; 3] = ["src", "plugins/kit/src", "plugins/table/src"];

/// The modules that each module asks.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// Paths that begin with `crate` or `super` in a source text, without comments and the modules of tests at its end.
fn paths(text: &str) -> Vec<Vec<String>> {
    let tests =
        ["mod ", "pub mod ", "pub(crate) mod "].map(|module| format!("\n#[cfg(test)]\n{module}"));
    let end = tests.iter().filter_map(|begin| text.find(begin)).min();
    let code = &text[..end.unwrap_or(text.len())];
    let lines = code
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default());
    let code: Vec<char> = lines.collect::<Vec<_>>().join("\n").chars().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < code.len() {
        let begins = at == 0 || !(is_of_name(code[at - 1]) || code[at - 1] == ':');
        if begins && (starts(&code, at, "crate::") || starts(&code, at, "super::")) {
            at = tree(&code, at, &[], &mut found);
        } else {
            at += 1;
        }
    }
    found
}

fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn starts(code: &[char], at: usize, word: &str) -> bool {
    word.chars()
        .enumerate()
        .all(|(n, c)| code.get(at + n) == Some(&c))
}

/// Reads a path, or a group of them in braces, that stands behind `before`. Returns where it ends.
fn tree(code: &[char], mut at: usize, before: &[String], found: &mut Vec<Vec<String>>) -> usize {
    let skip_space = |mut at: usize| {
        while code.get(at).is_some_and(|c| c.is_whitespace() || *c == ',') {
            at += 1;
        }
        at
    };
    at = skip_space(at);
    if code.get(at) == Some(&'{') {
        at = skip_space(at + 1);
        while code.get(at).is_some_and(|c| *c != '}') {
            let end = tree(code, at, before, found);
            at = skip_space(end.max(at + 1));
        }
        return at + 1;
    }
    let end = (at..code.len())
        .find(|n| !is_of_name(code[*n]))
        .unwrap_or(code.len());
    let mut path = before.to_vec();
    path.extend((end > at).then(|| code[at..end].iter().collect::<String>()));
    if end > at && starts(code, end, "::") {
        return tree(code, end + 2, &path, found);
    }
    found.push(path);
    end
}

/// The module below the root that a path of this file leads to.
fn goal(file: &[String], path: &[String]) -> Option<String> {
    if path.first()? == "crate" {
        return path.get(1).cloned();
    }
    let ups = path.iter().take_while(|name| *name == "super").count();
    let kept = file.len().checked_sub(ups)?;
    file[..kept].iter().chain(&path[ups..]).next().cloned()
}

/// Names that a crate passes on at its root, with the modules that they come from.
fn re_exports(lib: &str) -> BTreeMap<String, String> {
    let mut found = Vec::new();
    for statement in lib.split("\npub use ").skip(1) {
        let end = statement.find(';').unwrap_or(statement.len());
        let code: Vec<char> = statement[..end].chars().collect();
        tree(&code, 0, &[], &mut found);
    }
    let of_modules = found.into_iter().filter(|path| path.len() > 1);
    of_modules
        .map(|mut path| (path.pop().expect("it is longer"), path.swap_remove(0)))
        .collect()
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the sources are there");
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    paths
        .flat_map(|path| match path.is_dir() {
            true => sources(&path),
            false => vec![path],
        })
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .collect()
}

/// Which module of a crate asks which, by its sources.
fn arrows(root: &Path) -> Arrows {
    let files = sources(root).into_iter().map(|path| {
        let inside = path
            .strip_prefix(root)
            .expect("it lies in there")
            .with_extension("");
        let mut names: Vec<String> = inside
            .iter()
            .map(|name| name.to_string_lossy().into_owned())
            .collect();
        names.pop_if(|name| name == "mod");
        (names, fs::read_to_string(&path).expect("it can be read"))
    });
    let (roots, files): (Vec<_>, Vec<_>) =
        files.partition(|(names, _)| *names == ["lib"] || *names == ["main"]);
    let library = roots.iter().find(|(names, _)| *names == ["lib"]);
    let library = &library
        .unwrap_or_else(|| panic!("{} is no crate", root.display()))
        .1;
    let passed_on = re_exports(library);
    let modules: BTreeSet<String> = files.iter().map(|(names, _)| names[0].clone()).collect();
    let mut arrows = Arrows::new();
    for (names, text) in &files {
        let goals = paths(text)
            .into_iter()
            .filter_map(|path| goal(names, &path));
        let goals = goals.map(|goal| passed_on.get(&goal).cloned().unwrap_or(goal));
        let others = goals.filter(|goal| modules.contains(goal) && *goal != names[0]);
        arrows.entry(names[0].clone()).or_default().extend(others);
    }
    arrows
}

/// A way from a module back to itself, if there is one.
fn circle(arrows: &Arrows) -> Option<Vec<String>> {
    fn walk(arrows: &Arrows, way: &mut Vec<String>, done: &mut BTreeSet<String>) -> bool {
        let now = way.last().expect("it begins somewhere").clone();
        for next in arrows.get(&now).into_iter().flatten() {
            if let Some(from) = way.iter().position(|module| module == next) {
                way.drain(..from);
                way.push(next.clone());
                return true;
            }
            if !done.contains(next) {
                way.push(next.clone());
                if walk(arrows, way, done) {
                    return true;
                }
                way.pop();
            }
        }
        done.insert(now);
        false
    }
    let mut done = BTreeSet::new();
    arrows.keys().find_map(|module| {
        let mut way = vec![module.clone()];
        walk(arrows, &mut way, &mut done).then_some(way)
    })
}

#[test]
fn no_module_asks_one_above_it() {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for source in LAYERED {
        let arrows = arrows(&workspace.join(source));
        if let Some(way) = circle(&arrows) {
            panic!("{source}: {}", way.join(" asks "));
        }
    }
}

#[test]
fn paths_are_found_in_groups_and_tests_and_comments_are_left_out() {
    let text = "use crate::{a::{self, b as c}, d};\n// crate::no\nfn f() { super::super::e::g(crate::h) }\n\
                use kortlek::crate_like;\n#[cfg(test)]\nfn t() {}\nfn k() { crate::l() }\n#[cfg(test)]\nmod tests { use crate::no; }\n";
    let found: Vec<String> = paths(text).iter().map(|path| path.join("::")).collect();
    for path in [
        "crate::l",
        "crate::a::self",
        "crate::a::b",
        "crate::d",
        "super::super::e::g",
        "crate::h",
    ] {
        assert!(found.contains(&path.to_owned()), "{path} in {found:?}");
    }
    assert!(!found.iter().any(|path| path.ends_with("no")), "{found:?}");
    let file = ["x", "y", "z"].map(str::to_owned);
    let goal_of = |path: &str| {
        let path: Vec<String> = path.split("::").map(str::to_owned).collect();
        goal(&file, &path)
    };
    assert_eq!(goal_of("crate::a::b").as_deref(), Some("a"));
    assert_eq!(goal_of("super::a").as_deref(), Some("x"));
    assert_eq!(goal_of("super::super::super::a").as_deref(), Some("a"));
}

#[test]
fn what_is_passed_on_comes_from_its_module() {
    let found = re_exports("pub mod a;\npub use a::{B, c::D};\npub use e::F;\n");
    let expected = [("B", "a"), ("D", "a"), ("F", "e")];
    let expected = expected.map(|(name, module)| (name.to_owned(), module.to_owned()));
    assert_eq!(found, BTreeMap::from(expected));
}

#[test]
fn a_circle_is_found() {
    let arrows = |list: &[(&str, &str)]| {
        let mut arrows = Arrows::new();
        for (from, to) in list {
            arrows
                .entry((*from).to_owned())
                .or_default()
                .insert((*to).to_owned());
        }
        arrows
    };
    assert_eq!(circle(&arrows(&[("a", "b"), ("a", "c"), ("b", "c")])), None);
    let way = circle(&arrows(&[("a", "b"), ("b", "c"), ("c", "b")])).expect("there is one");
    assert_eq!(way, ["b", "c", "b"]);
}
