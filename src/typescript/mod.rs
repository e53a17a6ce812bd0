//! Files for JavaScript that need no wasm, written into `www` by every build and every `cargo test`: the types of all
//! that the core gives, as TypeScript in the files `core-types.d.ts`; the English of all that it refuses, as messages in
//! the files `core-*.js` of `text/en`; and what has been computed in advance, as data in the files `known.js` of the Lab.

mod declarations;
mod english;
mod messages;

use crate::evaluation::{RatedPosition, RatedRound, Verdict};
use crate::growth::Growth;
use crate::known::{KnownTables, LeastWaste};
use crate::lesson;
use crate::random_play::view::{Expected, Times};
use crate::refusals::CoreRefusal;
use crate::revealed::view::{Answered, Found, Thesis};
use crate::space_time::{Cell, Shown, Unvisited};
use crate::tournament::{GameResult, Pairing};
use crate::view::{Band, Catalogue, GameState, InnerTable, Meaning, Opened, PositionFacts, TableFacts};
use declarations::{Declarations, declared, named_at_the_boundary, write};
use serde::Serialize;

/// The folder whose types another crate writes.
const ELSEWHERE: &str = "core/companion";

/// The declarations by the folder of `www` that they belong to.
fn folders() -> [(&'static str, Declarations); 5] {
    [
        (
            "core",
            declared!(
                GameState,
                PositionFacts,
                TableFacts,
                Band,
                InnerTable,
                Meaning,
                Opened,
                CoreRefusal,
                Catalogue,
                RatedPosition,
                RatedRound,
                Verdict,
                Pairing,
                GameResult,
                KnownTables
            ),
        ),
        ("core/lesson", declared!(lesson::Task, lesson::AnswerForm, lesson::Figure, lesson::Attempt, lesson::Judged)),
        ("core/announced", declared!(Thesis, Found, Answered, Expected, Times)),
        ("core/lab", declared!(LeastWaste, Growth)),
        ("core/carpet", declared!(Shown, Cell, Unvisited)),
    ]
}

#[test]
fn writes_the_types_of_javascript() {
    for (folder, declarations) in folders() {
        declarations.write(folder);
    }
}

#[test]
fn writes_what_is_known() {
    let known = KnownTables::get();
    let growth = constant("GROWTH", r#"import("../../../core/lab/core-types").Growth"#, &Growth::of(&known.tables));
    let known = constant("KNOWN", r#"import("../../../core/core-types").KnownTables"#, &known);
    write("pages/lab/exact/known.js", format!("// @ts-check\n{known}{growth}"));
    let waste = constant("KNOWN", r#"import("../../../core/lab/core-types").LeastWaste"#, &LeastWaste::get());
    write("pages/lab/waste/known.js", format!("// @ts-check\n{waste}"));
}

/// Exports this from a module.
fn constant(name: &str, its_type: &str, known: &impl Serialize) -> String {
    let json = serde_json::to_string(known).expect("plain data").replace("},{", "},\n{");
    format!("/** @type {{{its_type}}} */\nexport const {name} = {json};\n")
}

#[test]
fn the_types_of_the_core_that_the_boundary_names_exist() {
    let folders = folders();
    for named in named_at_the_boundary().iter().filter(|named| named.folder != ELSEWHERE) {
        let known = folders.iter().any(|(folder, types)| *folder == named.folder && types.has(&named.name));
        assert!(known, "{}: {} has no {}", named.file.display(), named.folder, named.name);
    }
}
