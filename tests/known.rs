//! What has been computed in advance, as data.

use magnus_derek::known::{KnownTables, LeastWaste, tables};
use magnus_derek::solver::known_rounds;
use magnus_derek::zn::Zn;
use serde::Serialize;

#[test]
fn every_solved_table_is_listed_with_its_own_values() {
    let tables = tables();
    assert!(tables.len() >= 38);
    for (n, table) in (2..).zip(&tables) {
        assert_eq!((table.n, Some(table.rounds)), (n, known_rounds(n)));
        assert_eq!(table.f_star, Zn::new(n).unwrap().f_star());
        assert!(table.needed <= table.rounds && table.rounds <= table.enough, "n = {n}: between what is proved");
        assert!(table.worst.iter().all(|&rounds| rounds >= table.rounds), "n = {n}: nobody beats R(n)");
    }
    assert_eq!(tables[4].worst, [3, 3, 3]);
    assert_eq!(tables[35].milliseconds, 131_813, "n = 37, 131.813 seconds");
    assert!(tables.last().unwrap().worst.is_empty(), "what is not known is missing");
}

/// Whoever changes a number runs this test: it writes the file anew, and fails once to say so.
#[test]
fn the_pages_have_what_is_known_as_data() {
    let tables = written(
        "exact",
        "perfect play",
        "../../../table/types\").KnownTables",
        &KnownTables::get().expect("registered"),
    );
    let waste = written("waste", "the last positions", "../core-types\").LeastWaste", &LeastWaste::get());
    assert!(tables && waste, "known.js in www/pages/lab is written anew, to be looked at and committed");
}

/// Writes the file of a part of the Lab; whether nothing was to be done.
fn written(part: &str, of_what: &str, its_type: &str, known: &impl Serialize) -> bool {
    let path = format!("{}/www/pages/lab/{part}/known.js", env!("CARGO_MANIFEST_DIR"));
    let json = serde_json::to_string(known).expect("plain data");
    let text = format!(
        "// @ts-check\n/** What has been computed in advance of {of_what}; written by tests/known.rs. */\n\n\
         /** @type {{import(\"{its_type}}} */\n// biome-ignore format: written by a program\nexport const KNOWN = {};\n",
        json.replace("},{", "},\n{")
    );
    let same = std::fs::read_to_string(&path).ok().as_ref() == Some(&text);
    if !same {
        std::fs::write(path, text).expect("the folder exists");
    }
    same
}
