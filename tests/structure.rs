//! The shape of the source: imports point one way, and a strategy is one file and its lines in the registry.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// All Rust files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("readable").path());
    let all = entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] });
    all.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect()
}

/// The lines of a file that are code: no comments, and nothing from its own tests.
fn code(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).expect("text");
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    code.lines().map(str::trim).filter(|line| !line.starts_with("//")).map(str::to_string).collect()
}

/// The names that follow `prefix`, one by one or in braces: `crate::game::Game` and `crate::{derek, magnus}` name modules.
fn names_after(line: &str, prefix: &str) -> Vec<String> {
    let name = |text: &str| text.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect::<String>();
    let mut names = Vec::new();
    for rest in line.split(prefix).skip(1) {
        match rest.strip_prefix('{') {
            Some(list) => names.extend(list.trim_end_matches(['}', ';']).split(',').map(|part| name(part.trim()))),
            None => names.push(name(rest)),
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

/// The crates, by the folders with their `lib.rs` or `main.rs`.
const CRATES: [&str; 5] = ["src", "src/core", "src/companions", "src/wasm", "src/typescript"];

/// The crates with a Map in their `lib.rs`: the game, and the table that is built on it.
const MAPPED: [&str; 2] = ["src/core", "src"];

/// The folder of the crate that a file belongs to.
fn crate_of(path: &Path) -> &'static str {
    let above = CRATES.into_iter().filter(|folder| path.starts_with(folder));
    above.max_by_key(|folder| folder.len()).expect("a file of src")
}

/// The module that a file is, by the names that lead to it from its crate: none for `lib.rs` or `main.rs`.
fn module(path: &Path) -> Vec<String> {
    let below = path.strip_prefix(crate_of(path)).expect("a file of the crate").with_extension("");
    let mut names: Vec<String> = below.iter().map(|name| name.to_string_lossy().to_string()).collect();
    names.pop_if(|last| ["mod", "lib", "main"].contains(&last.as_str()));
    names
}

/// The paths that a text begins with: `a::{b, c::d}` are `a::b` and `a::c::d`; and the rest of the text.
fn paths(text: &str) -> (Vec<Vec<String>>, &str) {
    if let Some(mut rest) = text.strip_prefix('{') {
        let mut all = Vec::new();
        loop {
            rest = rest.trim_start_matches([' ', '\n', ',', '*']);
            if let Some(after) = rest.strip_prefix('}') {
                return (all, after);
            }
            let (more, after) = paths(rest);
            all.extend(more);
            rest = after;
        }
    }
    let (name, rest) = text.split_at(text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len()));
    let (inner, rest) = rest.strip_prefix("::").map_or((vec![Vec::new()], rest), paths);
    (inner.into_iter().map(|inner| [vec![name.to_string()], inner].concat()).collect(), rest)
}

/// The items that a file names by `crate::` or `super::`, each by the names that lead to it from its crate.
fn used(path: &Path) -> Vec<Vec<String>> {
    let own = module(path);
    let code = code(path).join("\n");
    let (mut all, mut rest) = (Vec::new(), code.as_str());
    while let Some(at) = ["crate::", "super::"].into_iter().filter_map(|prefix| rest.find(prefix)).min() {
        rest = &rest[at..];
        let mut base = own.as_slice();
        if let Some(after) = rest.strip_prefix("crate::") {
            (base, rest) = (&[], after);
        }
        while let Some(after) = rest.strip_prefix("super::") {
            (base, rest) = (&base[..base.len() - 1], after);
        }
        all.extend(paths(rest).0.into_iter().map(|path| [base, &path].concat()));
    }
    all
}

/// The modules of a crate in the order of the Map in its `lib.rs`.
fn map(folder: &str) -> Vec<String> {
    let text = fs::read_to_string(Path::new(folder).join("lib.rs")).expect("lib.rs");
    let (_, map) = text.split_once("//! ```text\n").expect("a list");
    let (map, _) = map.split_once("//! ```").expect("its end");
    let name = |line: &str| line.trim_start_matches("//!").split_whitespace().next().unwrap_or_default().to_string();
    map.lines().map(name).collect()
}

/// The files of a crate.
fn files_of(folder: &str) -> Vec<PathBuf> {
    files(Path::new(folder)).into_iter().filter(|path| crate_of(path) == folder).collect()
}

#[test]
fn imports_point_upwards_in_the_map() {
    let mut wrong = Vec::new();
    for folder in MAPPED {
        let map = map(folder);
        let place = |name: &str| map.iter().position(|known| known == name);
        for path in files_of(folder) {
            let Some(own) = module(&path).into_iter().next() else { continue };
            let own_place = place(&own).unwrap_or_else(|| panic!("{own} is not in the Map of {folder}/lib.rs"));
            for names in used(&path).into_iter().filter(|names| names[0] != own) {
                if place(&names[0]).is_none_or(|used| used >= own_place) {
                    wrong.push(format!("{}: {}", path.display(), names.join("::")));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "these imports point down, or at what is not in the Map:\n{}", wrong.join("\n"));
}

#[test]
fn every_module_of_the_map_exists() {
    for folder in MAPPED {
        for name in map(folder) {
            let there = [format!("{folder}/{name}.rs"), format!("{folder}/{name}/mod.rs")];
            assert!(there.iter().any(|path| Path::new(path).exists()), "{name} is in the Map of {folder}/lib.rs alone");
        }
    }
}

#[test]
fn the_game_names_no_other_crate_of_this_repository() {
    let others = ["magnus_derek_table", "magnus_derek_companions", "magnus_derek_typescript", "magnus_derek_wasm"];
    for path in files_of("src/core") {
        let found: Vec<String> =
            code(&path).into_iter().filter(|line| others.iter().any(|o| line.contains(o))).collect();
        assert!(found.is_empty(), "{}: {found:?}", path.display());
    }
}

#[test]
fn a_module_with_a_folder_is_the_mod_rs_in_it() {
    for path in files(Path::new("src")) {
        assert!(!path.with_extension("").is_dir(), "{} lies beside its folder", path.display());
    }
}

/// The neighbours that each file or folder inside a folder needs. The file that gathers them, `mod.rs`, `lib.rs` or `main.rs`, is
/// none of them; an item named by way of it counts as that of the neighbour from which it has it.
fn neighbours(folder: &Path) -> BTreeMap<String, BTreeSet<String>> {
    let gathering =
        ["mod.rs", "lib.rs", "main.rs"].map(|name| folder.join(name)).into_iter().find(|path| path.exists());
    let gathering = gathering.unwrap_or_else(|| panic!("{} has no mod.rs", folder.display()));
    let above = module(&gathering);
    let of_crate = files(folder).into_iter().filter(|path| crate_of(path) == crate_of(&gathering));
    let inside: Vec<(String, PathBuf)> =
        of_crate.filter_map(|path| Some((module(&path).get(above.len())?.clone(), path))).collect();
    let mut graph: BTreeMap<String, BTreeSet<String>> =
        inside.iter().map(|(name, _)| (name.clone(), BTreeSet::new())).collect();
    let code = code(&gathering).join("\n");
    let taken = code.split("use ").skip(1).flat_map(|part| paths(part).0).filter(|path| graph.contains_key(&path[0]));
    let taken: BTreeMap<String, String> = taken.map(|path| (path[path.len() - 1].clone(), path[0].clone())).collect();
    for (own, path) in inside {
        for used in used(&path).iter().filter_map(|names| names.strip_prefix(&above[..])?.first()) {
            let neighbour = if graph.contains_key(used) { Some(used) } else { taken.get(used) };
            let needed = graph.get_mut(&own).expect("a neighbour");
            needed.extend(neighbour.filter(|neighbour| **neighbour != own).cloned());
        }
    }
    graph
}

#[test]
fn no_file_needs_a_neighbour_that_needs_it() {
    let all = files(Path::new("src"));
    let folders: BTreeSet<&Path> = all.iter().filter_map(|path| path.parent()).collect();
    assert!(folders.len() >= 25 && CRATES.iter().all(|root| folders.contains(Path::new(root))), "{folders:?}");
    for folder in folders {
        let mut graph = neighbours(folder);
        // Whoever needs nothing that is left is taken out, until nobody is left.
        while let Some(free) = graph.iter().find(|(_, used)| used.is_empty()).map(|(name, _)| name.clone()) {
            graph.remove(&free);
            graph.values_mut().for_each(|used| _ = used.remove(&free));
        }
        assert!(graph.is_empty(), "a circle in {}: {graph:?}", folder.display());
    }
}

/// The lines of `src` outside of the strategy's own files that name its module.
fn mentions(player: &str, strategy: &str) -> Vec<String> {
    let own = [format!("src/core/{player}/{strategy}.rs"), format!("src/core/{player}/{strategy}/")];
    let is_own = |path: &Path| own.iter().any(|own| path.to_string_lossy().starts_with(own));
    let of_player = Path::new("src/core").join(player);
    let mut found = Vec::new();
    for path in files(Path::new("src")).into_iter().filter(|path| !is_own(path)) {
        for line in code(&path) {
            let declares = path == of_player.join("mod.rs")
                && [format!("mod {strategy};"), format!("pub mod {strategy};"), format!("{strategy}::ENTRY,")]
                    .contains(&line);
            let uses = names_after(&line, &format!("{player}::")).contains(&strategy.to_string())
                || (path.starts_with(&of_player) && names_after(&line, "super::").contains(&strategy.to_string()));
            if declares || uses {
                found.push(format!("{}: {line}", path.display()));
            }
        }
    }
    found
}

#[test]
fn a_strategy_is_one_file_and_its_lines_in_the_registry() {
    // Strategies that others are made of. Whoever adds one needs nothing of this.
    let built_upon = [
        ("magnus", "balanced"),     // best, endgame
        ("magnus", "perfect"),      // best
        ("magnus", "power_of_two"), // best
        ("magnus", "tripling"),     // best
        ("derek", "endgame"),       // late rollout
        ("derek", "fewest_ways"),   // rollout
        ("derek", "hoarder"),       // rollout, endgame
        ("derek", "look_ahead"),    // rollout
        ("derek", "rollout"),       // late rollout
    ];
    for player in ["magnus", "derek"] {
        let registry = code(&Path::new("src/core").join(player).join("mod.rs"));
        let strategies: Vec<&str> = registry.iter().filter_map(|line| line.strip_suffix("::ENTRY,")).collect();
        assert!(strategies.len() >= 10, "the registry of {player} is read");
        for strategy in strategies {
            let found = mentions(player, strategy);
            let is_built_upon = built_upon.contains(&(player, strategy));
            // `mod` and the entry; one line would do if the language found its files by itself.
            assert!(found.len() == 2 || is_built_upon && found.len() > 2, "{player} {strategy}: {found:#?}");
        }
    }
}

/// They are switched off in the tests, where those of the standard library would take a third of the time.
#[test]
fn a_public_enum_of_the_core_may_grow_or_says_that_it_is_complete() {
    let mut silent = Vec::new();
    for path in files_of("src/core") {
        let text = fs::read_to_string(&path).expect("text");
        let lines: Vec<&str> = text.lines().collect();
        for (at, line) in lines.iter().enumerate().filter(|(_, line)| line.starts_with("pub enum ")) {
            let above = lines[..at].iter().rev().take_while(|line| line.starts_with("//") || line.starts_with("#["));
            let says = |line: &&str| *line == "#[non_exhaustive]" || line.starts_with("/// Complete");
            if !above.copied().any(|line| says(&line)) {
                silent.push(format!("{}: {line}", path.display()));
            }
        }
    }
    assert!(silent.is_empty(), "whoever matches these cannot know whether more will come:\n{}", silent.join("\n"));
}

#[test]
fn no_assertion_is_for_debug_builds_alone() {
    for path in files(Path::new("src")) {
        let found: Vec<String> = code(&path).into_iter().filter(|line| line.contains("debug_assert")).collect();
        assert!(found.is_empty(), "{}: {found:?}", path.display());
    }
}

/// The files in which a text may be taken as text: the boundary's own modules, and texts by their nature.
const TEXTS: [(&str, &str); 11] = [
    ("src/core/parse/", ""),
    ("src/link/", ""),
    ("src/announced/parsing.rs", ""),
    ("src/practice/parsing.rs", ""),
    ("src/core/number/mod.rs", "quote"),   // a message's
    ("src/core/number/mod.rs", "refusal"), // a message's
    ("src/worst.rs", "unknown"),           // an id that nobody has
    ("src/lesson/table.rs", "played"),     // of a link
    ("src/lesson/figure.rs", "open"),      // of a link
    ("src/comment.rs", ""),                // what an author has written
    ("src/session/comments.rs", ""),
];

#[test]
fn a_public_function_of_the_core_takes_a_text_only_at_the_boundary() {
    let mut found = Vec::new();
    for path in MAPPED.into_iter().flat_map(files_of) {
        for part in code(&path).join("\n").split("pub ").skip(1) {
            let part = part.trim_start_matches("(super) ").trim_start_matches("(crate) ").trim_start_matches("const ");
            let Some(function) = part.strip_prefix("fn ") else { continue };
            let name = function.split(['(', '<']).next().unwrap_or_default();
            let arguments = function.split("->").next().and_then(|head| head.split('{').next()).unwrap_or_default();
            let takes_text = ["str,", "str)", "str>", "str]", "String"].iter().any(|text| arguments.contains(text));
            let is_one = TEXTS.iter().any(|(at, known)| path.starts_with(at) && (known.is_empty() || *known == name));
            if takes_text && !is_one {
                found.push(format!("{}: {name}", path.display()));
            }
        }
    }
    assert!(found.is_empty(), "a type would do:\n{}", found.join("\n"));
}

#[test]
fn texts_are_read_at_the_boundary_and_in_links_and_lessons_alone() {
    let reads = |path: &&PathBuf| used(path).iter().any(|names| names[0] == "parse");
    let in_the_game = files_of("src/core").into_iter().filter(|path| !path.starts_with("src/core/parse"));
    let within: Vec<PathBuf> = in_the_game.filter(|path| reads(&path)).collect();
    // The list of what is refused names what is refused of a direction.
    assert_eq!(within, [PathBuf::from("src/core/refusals.rs")]);

    let parses = |path: &PathBuf| {
        code(path).iter().any(|line| names_after(line, "magnus_derek::").contains(&"parse".to_string()))
    };
    let within: Vec<PathBuf> = files_of("src").into_iter().filter(parses).collect();
    let known = ["src/link", "src/announced/parsing.rs", "src/comment.rs", "src/lesson", "src/refusals.rs"];
    assert!(within.len() >= 3, "the test sees who reads: {within:?}");
    for path in within {
        assert!(known.iter().any(|known| path.starts_with(known)), "{}", path.display());
    }
}
