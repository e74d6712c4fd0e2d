//! No cycles: within a folder, no module uses itself through others, at any depth.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::house::source::{code, root, rust_files, without_texts};

/// A module's path, from the root of its crate.
type Module = Vec<String>;

/// Which siblings each module uses, folder by folder.
type Uses = BTreeMap<Module, BTreeMap<String, BTreeSet<String>>>;

#[test]
fn no_module_uses_itself_through_others() {
    let crates = fs::read_dir(root().join("crates")).unwrap();
    let crates = crates.map(|entry| entry.unwrap().path().join("src"));
    let (mut folders, mut circles) = (0, Vec::new());
    for source in crates.chain([root().join("src")]) {
        for (folder, uses) in uses(&source) {
            folders += 1;
            for name in uses.keys() {
                let mut way = Vec::new();
                if leads_to(&uses, name, name, &mut way, &mut BTreeSet::new()) {
                    let shown = source.strip_prefix(root()).unwrap().display();
                    let folder = folder.join("/");
                    circles.push(format!("{shown}/{folder}: {name} -> {}", way.join(" -> ")));
                }
            }
        }
    }
    assert!(circles.is_empty(), "{circles:#?}");
    assert!(folders > 25, "only {folders} folders");
}

fn uses(source: &Path) -> Uses {
    let files: Vec<(Module, String)> = rust_files(source)
        .into_iter()
        .map(|(path, text)| (module(path.strip_prefix(source).unwrap()), text))
        .collect();
    let modules: BTreeSet<Module> = files.iter().map(|(module, _)| module.clone()).collect();
    let mut uses = Uses::new();
    for (own, text) in &files {
        let code: String = code(text).map(without_texts).collect::<Vec<_>>().join("\n");
        for named in paths(&code, own) {
            let common = own.iter().zip(&named).take_while(|(a, b)| a == b).count();
            // A folder's own file may name the folder's contents, and the other way around.
            let (Some(user), Some(used)) = (node(own, common), node(&named, common)) else {
                continue;
            };
            let is_module = modules.contains(&named[..=common]);
            if is_module && user != used {
                let folder = uses.entry(named[..common].to_vec()).or_default();
                folder.entry(user).or_default().insert(used);
            }
        }
    }
    uses
}

/// The name of a module at the level of a folder above it. The click types of features count
/// separately, below all features.
fn node(module: &Module, depth: usize) -> Option<String> {
    let name = module.get(depth)?;
    let is_click = module
        .get(depth + 1)
        .is_some_and(|inside| inside == "click");
    Some(if is_click {
        format!("{name}/click")
    } else {
        name.clone()
    })
}

/// The module of a file.
fn module(file: &Path) -> Module {
    let file = file.with_extension("");
    let parts = file.iter().map(|part| part.to_str().unwrap().to_owned());
    let mut parts: Module = parts.collect();
    if matches!(
        parts.last().map(String::as_str),
        Some("mod" | "lib" | "main")
    ) {
        parts.pop();
    }
    parts
}

/// All paths in code from the crate's root, its own module or its parent.
fn paths(code: &str, own: &Module) -> Vec<Module> {
    let mut found = Vec::new();
    for (start, up) in [("crate::", None), ("super::", Some(1)), ("self::", Some(0))] {
        for (at, _) in code.match_indices(start) {
            let before = code[..at].chars().next_back();
            if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':') {
                continue;
            }
            let base = match up {
                None => &own[..0],
                Some(up) => &own[..own.len().saturating_sub(up)],
            };
            tree(&code[at + start.len()..], base.to_vec(), &mut found);
        }
    }
    found
}

/// Reads a path, including its braces, and returns what follows.
fn tree<'a>(code: &'a str, mut base: Module, found: &mut Vec<Module>) -> &'a str {
    let mut rest = code.trim_start();
    loop {
        if let Some(inside) = rest.strip_prefix('{') {
            rest = inside;
            loop {
                rest = tree(rest, base.clone(), found).trim_start();
                match rest.strip_prefix(',') {
                    Some(next) => rest = next,
                    None => return rest.strip_prefix('}').unwrap_or(rest),
                }
            }
        }
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
        let (name, after) = rest.split_at(end.unwrap_or(rest.len()));
        match name {
            "" | "self" => {}
            "super" => drop(base.pop()),
            _ => base.push(name.to_owned()),
        }
        let Some(next) = after.strip_prefix("::") else {
            found.push(base);
            // `a as b` ends where the list continues.
            let end = after.find([',', '}', ';', '\n']);
            let renamed = after.strip_prefix(" as ").and(end);
            return renamed.map_or(after, |end| &after[end..]);
        };
        rest = next;
    }
}

/// Searches a path from one module to another, and stores it in `way`.
fn leads_to(
    uses: &BTreeMap<String, BTreeSet<String>>,
    from: &str,
    to: &str,
    way: &mut Vec<String>,
    seen: &mut BTreeSet<String>,
) -> bool {
    for name in uses.get(from).into_iter().flatten() {
        way.push(name.clone());
        if name == to || seen.insert(name.clone()) && leads_to(uses, name, to, way, seen) {
            return true;
        }
        way.pop();
    }
    false
}

#[test]
fn paths_are_parsed_with_their_braces() {
    let own = ["a", "b"].map(str::to_owned).to_vec();
    let code = "use super::{c::{D, e as f}, g};\nuse crate::h::I;\nlet x = self::j::k();";
    let found: BTreeSet<String> = paths(code, &own)
        .iter()
        .map(|path| path.join("::"))
        .collect();
    let expected = ["a::b::j::k", "a::c::D", "a::c::e", "a::g", "h::I"];
    assert_eq!(found, expected.map(str::to_owned).into());
}
