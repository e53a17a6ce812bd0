//! What has been computed in advance, as data.

use magnus_derek::known::{KnownTables, tables};
use magnus_derek::solver::known_rounds;
use magnus_derek::zn::Zn;

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
    assert_eq!(tables[4].worst, [3, 3]);
    assert_eq!(tables[35].milliseconds, 131_813, "n = 37, 131.813 seconds");
    assert!(tables.last().unwrap().worst.is_empty(), "what is not known is missing");
}

/// Whoever changes a number runs this test: it writes the file anew, and fails once to say so.
#[test]
fn the_pages_have_what_is_known_as_data() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/www/pages/lab/exact/known.js");
    let json = serde_json::to_string(&KnownTables::get().expect("registered")).expect("plain data");
    let text = format!(
        "// @ts-check\n/** What has been computed in advance of perfect play; written by tests/known.rs. */\n\n\
         /** @type {{import(\"../../../table/types\").KnownTables}} */\n// biome-ignore format: written by a program\nexport const KNOWN = {};\n",
        json.replace("},{", "},\n{")
    );
    if std::fs::read_to_string(path).ok().as_ref() != Some(&text) {
        std::fs::write(path, text).expect("the folder exists");
        panic!("www/pages/lab/exact/known.js is written anew, to be looked at and committed");
    }
}
