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

/// The module of the crate that a file of `src` belongs to.
fn module(path: &Path) -> String {
    let below = path.strip_prefix("src").expect("a file of src");
    let first = below.components().next().expect("a name").as_os_str().to_string_lossy();
    first.trim_end_matches(".rs").to_string()
}

/// The modules in the order of the Map in `lib.rs`.
fn map() -> Vec<String> {
    let text = fs::read_to_string("src/lib.rs").expect("lib.rs");
    let (_, map) = text.split_once("//! ```text\n").expect("a list");
    let (map, _) = map.split_once("//! ```").expect("its end");
    let name = |line: &str| line.trim_start_matches("//!").split_whitespace().next().unwrap_or_default().to_string();
    map.lines().map(name).collect()
}

#[test]
fn imports_point_upwards_in_the_map() {
    let map = map();
    let place = |name: &str| map.iter().position(|known| known == name);
    let mut wrong = Vec::new();
    // Crates of their own see of the core what everybody sees; `typescript` is a test.
    let apart = ["src/lib.rs", "src/typescript", "src/companions", "src/wasm"];
    let core = |path: &&PathBuf| !apart.iter().any(|apart| path.starts_with(apart));
    for path in files(Path::new("src")).iter().filter(core) {
        let own = module(path);
        let own_place = place(&own).unwrap_or_else(|| panic!("{own} is not in the Map of lib.rs"));
        for line in code(path) {
            for used in names_after(&line, "crate::").into_iter().filter(|used| *used != own) {
                if place(&used).is_none_or(|used| used >= own_place) {
                    wrong.push(format!("{}: {line}", path.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "these imports point down, or at what is not in the Map:\n{}", wrong.join("\n"));
}

#[test]
fn every_module_of_the_map_exists() {
    for name in map() {
        let there = [format!("src/{name}.rs"), format!("src/{name}/mod.rs")];
        assert!(there.iter().any(|path| Path::new(path).exists()), "{name} is in the Map of lib.rs and not in src");
    }
}

#[test]
fn a_module_with_a_folder_is_the_mod_rs_in_it() {
    for path in files(Path::new("src")) {
        assert!(!path.with_extension("").is_dir(), "{} lies beside its folder", path.display());
    }
}

/// Which of its neighbours each file or folder inside `folder` imports; `mod.rs`, which gathers them, left out.
fn neighbours(folder: &Path) -> BTreeMap<String, BTreeSet<String>> {
    let name = |path: &Path| path.file_stem().expect("a name").to_string_lossy().to_string();
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("readable").path());
    let here: Vec<PathBuf> = entries.filter(|path| name(path) != "mod").collect();
    let names: BTreeSet<String> = here.iter().map(|path| name(path)).collect();
    let mut graph: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in here {
        let own = name(&path);
        let parts = if path.is_dir() { files(&path) } else { vec![path.clone()] };
        for part in parts {
            // From a file in a folder of its own the neighbours are one `super` further.
            let is_deeper = part != path && part.file_stem().is_some_and(|stem| stem != "mod");
            let prefix = if is_deeper { "super::super::" } else { "super::" };
            let used = code(&part).iter().flat_map(|line| names_after(line, prefix)).collect::<BTreeSet<_>>();
            graph
                .entry(own.clone())
                .or_default()
                .extend(used.intersection(&names).filter(|used| **used != own).cloned());
        }
    }
    graph
}

#[test]
fn no_file_needs_a_neighbour_that_needs_it() {
    let folders = [
        "src/layers",
        "src/layers/sumset",
        "src/magnus",
        "src/magnus/two_phase",
        "src/derek",
        "src/link",
        "src/session",
        "src/solver",
        "src/revealed",
        "src/random_play",
        "src/lesson",
    ];
    for folder in folders {
        let mut graph = neighbours(Path::new(folder));
        // Whoever needs nothing that is left is taken out, until nobody is left.
        while let Some(free) = graph.iter().find(|(_, used)| used.is_empty()).map(|(name, _)| name.clone()) {
            graph.remove(&free);
            graph.values_mut().for_each(|used| _ = used.remove(&free));
        }
        assert!(graph.is_empty(), "a circle in {folder}: {graph:?}");
    }
}

/// The lines of `src` outside of the strategy's own files that name its module.
fn mentions(player: &str, strategy: &str) -> Vec<String> {
    let own = [format!("src/{player}/{strategy}.rs"), format!("src/{player}/{strategy}/")];
    let is_own = |path: &Path| own.iter().any(|own| path.to_string_lossy().starts_with(own));
    let of_player = Path::new("src").join(player);
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
        ("magnus", "two_phase"),    // the plan that the page draws
        ("derek", "endgame"),       // late rollout
        ("derek", "fewest_ways"),   // rollout
        ("derek", "hoarder"),       // rollout, endgame
        ("derek", "look_ahead"),    // rollout
        ("derek", "rollout"),       // late rollout
    ];
    for player in ["magnus", "derek"] {
        let registry = code(&Path::new("src").join(player).join("mod.rs"));
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
fn what_is_asserted_is_asserted_always() {
    for path in files(Path::new("src")) {
        let found: Vec<String> = code(&path).into_iter().filter(|line| line.contains("debug_assert")).collect();
        assert!(found.is_empty(), "{}: {found:?}", path.display());
    }
}
