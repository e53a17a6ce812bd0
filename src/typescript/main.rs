//! Writes the files for JavaScript that need no wasm into `www`, as a part of every build: the types of all that the core gives, as
//! TypeScript in the files `core-types.d.ts`; the English of all that it refuses, as messages in the files `core-*.js` of
//! `text/en`; what has been computed in advance, as data in the files `known.js` of the Lab; and the tables of the ladder, which
//! the Play page needs before a core is there, in `core/rungs.js`.

mod declarations;
mod files;
mod messages;
mod refusals;

use declarations::{Declarations, declared};
use files::{named_at_the_boundary, write};
use magnus_derek_companions::CompanionRefusal;
use magnus_derek_companions::dominoes::values::ExplainedAnswer;
use magnus_derek_companions::view::{Hint, Limits, PairMap, ShownGame};
use magnus_derek_table::announced::view::{Answered, Found, Thesis};
use magnus_derek_table::evaluation::{RatedPosition, RatedRound, Verdict};
use magnus_derek_table::explorer::Explored;
use magnus_derek_table::growth::Growth;
use magnus_derek_table::known::{KnownTables, LeastWaste};
use magnus_derek_table::ladder::{Judgement, RUNGS, Rung};
use magnus_derek_table::lost_rounds::LostRounds;
use magnus_derek_table::practice::{Another, Chosen, Mistake, Mistakes, PracticeKind, Puzzle};
use magnus_derek_table::random_play::view::{Expected, Times};
use magnus_derek_table::space_time::{Cell, Shown, Unvisited};
use magnus_derek_table::tournament::{GameResult, Pairing};
use magnus_derek_table::view::{Band, Catalogue, GameState, InnerTable, Meaning, Opened, PositionFacts, TableFacts};
use magnus_derek_table::{CoreRefusal, lesson};
use serde::Serialize;
use std::process::ExitCode;

fn main() -> ExitCode {
    let folders = folders();
    // What the boundary names is a text, which no compiler checks.
    let mut is_complete = true;
    for named in named_at_the_boundary() {
        if !folders.iter().any(|(folder, types)| *folder == named.folder && types.has(&named.name)) {
            eprintln!("{}:{}: {} has no type {}", named.file.display(), named.line, named.folder, named.name);
            is_complete = false;
        }
    }
    if !is_complete {
        return ExitCode::FAILURE;
    }
    for (folder, types) in folders {
        types.write(folder);
    }
    refusals::write_refusals();
    write_known();
    write_rungs();
    ExitCode::SUCCESS
}

/// The declarations by the folder of `www` that they belong to.
fn folders() -> [(&'static str, Declarations); 6] {
    [
        (
            "core",
            declared!(
                GameState,
                Explored,
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
                LostRounds,
                KnownTables,
                Rung,
                Judgement
            ),
        ),
        (
            "core/lesson",
            declared!(
                lesson::Task,
                lesson::AnswerForm,
                lesson::Figure,
                lesson::Attempt,
                lesson::Judged,
                lesson::PricedTable,
                lesson::RatedMove,
                Puzzle,
                PracticeKind,
                Chosen,
                Mistake,
                Mistakes,
                Another
            ),
        ),
        ("core/announced", declared!(Thesis, Found, Answered, Expected, Times)),
        ("core/lab", declared!(LeastWaste, Growth)),
        ("core/carpet", declared!(Shown, Cell, Unvisited)),
        ("core/companion", declared!(ShownGame, Hint, ExplainedAnswer, Limits, PairMap, CompanionRefusal)),
    ]
}

/// Writes what has been computed in advance.
fn write_known() {
    let known = KnownTables::get();
    let growth = constant("GROWTH", r#"import("../../../core/lab/core-types").Growth"#, &Growth::of(&known.tables));
    let known = constant("KNOWN", r#"import("../../../core/core-types").KnownTables"#, &known);
    write("pages/lab/exact/known.js", format!("// @ts-check\n{known}{growth}"));
    let waste = constant("KNOWN", r#"import("../../../core/lab/core-types").LeastWaste"#, &LeastWaste::get());
    write("pages/lab/waste/known.js", format!("// @ts-check\n{waste}"));
}

/// Writes the tables of the ladder.
fn write_rungs() {
    let tables = serde_json::to_string(&RUNGS).expect("plain data");
    write("core/rungs.js", format!("// @ts-check\nexport const RUNGS = /** @type {{const}} */ ({tables});\n"));
}

/// Exports this from a module.
fn constant(name: &str, its_type: &str, known: &impl Serialize) -> String {
    let json = serde_json::to_string(known).expect("plain data").replace("},{", "},\n{");
    format!("/** @type {{{its_type}}} */\nexport const {name} = {json};\n")
}
