//! The types of all that these games give to JavaScript and the English of what they refuse, written into `www` as those of
//! the core are.

// Only tests know types as TypeScript, and no crate has the tests of another, so that they share files.
#[path = "../typescript/declarations.rs"]
mod declarations;
#[path = "../typescript/messages.rs"]
mod messages;

use crate::dominoes::values::ExplainedAnswer;
use crate::multivision::exponent;
use crate::notation::multivision::{Missing, Part};
use crate::refusals::CompanionRefusal;
use crate::view::{Hint, Limits, PairMap, ShownGame};
use crate::{dominoes, multivision, notation, number, number_game, position, session};
use declarations::{Declarations, declared, named_at_the_boundary};
use messages::{Messages, said};

const FOLDER: &str = "core/companion";

fn types() -> Declarations {
    declared!(ShownGame, Hint, ExplainedAnswer, Limits, PairMap, CompanionRefusal)
}

fn messages() -> Messages {
    said::<number::OutOfRange>("range")
        .and(said::<notation::Refusal>("companion"))
        .and(said::<session::Refusal>("companion"))
        // What is read for a position is always a move of its own game.
        .and(said::<position::Refusal>("companion").without(&["companionOtherGame"]))
        .and(said::<notation::link::Refusal>("companion"))
        .and(said::<dominoes::Refusal>("companion"))
        .and(said::<number_game::Refusal>("companion"))
        .and(said::<multivision::Refusal>("companion"))
        .within("companionExponent", said::<exponent::Fault>("exponent"))
        .within("companionMoves", said::<exponent::Fault>("moves"))
        .and(said::<notation::multivision::Refusal>("companion").without(&["companionExpectedSign"]))
        .within("companionExpected", said::<Missing>("expected"))
        .and(said::<Part>("part"))
}

#[test]
fn writes_the_english_of_what_is_refused() {
    messages().write("core-companion-refusals.js", "What the companion games refuse.");
}

#[test]
fn writes_the_types_of_javascript() {
    types().write(FOLDER);
}

#[test]
fn the_types_of_companions_that_the_boundary_names_exist() {
    let types = types();
    let named = named_at_the_boundary();
    let mut own = named.iter().filter(|named| named.folder == FOLDER).peekable();
    assert!(own.peek().is_some(), "the boundary names some");
    own.for_each(|named| assert!(types.has(&named.name), "{}: no {}", named.file.display(), named.name));
}
