//! English of all that is refused, as messages for the pages.

use crate::messages::{Messages, english_of};
use magnus_derek::number::{AtLeast, OutOfRange, OutsideRange};
use magnus_derek::parse::NoDirection;
use magnus_derek::refusal::English;
use magnus_derek::{exact, game, registry, solver};
use magnus_derek_companions as companions;
use magnus_derek_companions::multivision::exponent;
use magnus_derek_companions::notation::multivision::{Missing, Part};
use magnus_derek_table::{announced, lesson, link, practice, session, tournament, worst};

/// The numbers of a table that only plays. All others come with the lessons, the tournaments, the announced moves or the carpet.
const NUMBERS_OF_PLAY: [&str; 13] = [
    "numberN",
    "numberRanked",
    "numberExact",
    "numberMagnitude",
    "numberRound",
    "numberLine",
    "numberLayers",
    "numberPosition",
    "numberSeed",
    "numberLinkN",
    "numberLinkList",
    "numberLinkLines",
    "numberLinkLine",
];

/// The only sentence of a type.
fn alone<T: English>(key: &str) -> Messages {
    let [(_, sentence)] = T::SENTENCES else { panic!("one sentence is called {key}") };
    Messages(vec![(key.to_string(), sentence.to_string())])
}

/// The reasons why a strategy does not play, each within what it hinders.
fn of_strategies() -> Messages {
    let (lists, needs) = english_of::<registry::Need>("need").split(&["needMagnitudes", "needSigns"]);
    let (whole_game, tables) = needs.split(&["needWholeGame"]);
    english_of::<registry::Refusal>("refused")
        .within("refusedTableUnsuited", tables)
        .within("refusedCannotTakeOver", whole_game)
        .within("refusedArgument", lists)
}

/// Messages for a table that only plays, and those for all else.
fn refusals() -> (Messages, Messages) {
    let (numbers_of_play, other_numbers) = english_of::<OutOfRange>("number").split(&NUMBERS_OF_PLAY);
    let of_play = numbers_of_play
        .and(alone::<NoDirection>("refusedDirection"))
        .and(english_of::<exact::Unsolved>("refused"))
        .and(english_of::<game::Refusal>("refused"))
        .and(english_of::<session::Refusal>("refused"))
        .within("refusedUnreached", english_of::<session::InTheWay>("unreached"))
        // Only research works with files, and what is stopped is told by whoever stops it.
        .and(english_of::<solver::Refusal>("refused").without(&[
            "refusedSolution",
            "refusedWorkDirectory",
            "refusedStopped",
        ]))
        .and(of_strategies())
        .and(english_of::<link::Refusal>("refused"))
        .within("refusedLink", english_of::<link::Fault>("link"));
    let of_study = other_numbers
        .and(english_of::<tournament::Refusal>("refused"))
        .and(english_of::<worst::Refusal>("refused"))
        .and(english_of::<announced::Refusal>("refused").without(&["refusedStopped"]))
        .and(english_of::<lesson::Refusal>("refused"))
        .within("refusedTask", english_of::<lesson::Fault>("task"))
        .and(english_of::<lesson::Part>("the"))
        .and(english_of::<practice::Refusal>("refusedPuzzle"));
    (of_play, of_study)
}

/// Messages for the companion games.
fn of_companions() -> Messages {
    use companions::{dominoes, multivision, notation, number, number_game, position, session};
    english_of::<number::OutOfRange>("range")
        .and(english_of::<notation::Refusal>("companion"))
        .and(english_of::<session::Refusal>("companion"))
        // What is read for a position is always a move of its own game.
        .and(english_of::<position::Refusal>("companion").without(&["companionOtherGame"]))
        .and(english_of::<notation::link::Refusal>("companion"))
        .and(english_of::<dominoes::Refusal>("companion"))
        .and(english_of::<number_game::Refusal>("companion"))
        .and(english_of::<multivision::Refusal>("companion"))
        .within("companionExponent", english_of::<exponent::Fault>("exponent"))
        .within("companionMoves", english_of::<exponent::Fault>("moves"))
        .and(english_of::<notation::multivision::Refusal>("companion").without(&["companionExpectedSign"]))
        .within("companionExpected", english_of::<Missing>("expected"))
        .and(english_of::<Part>("part"))
}

/// Writes all of them.
pub fn write_refusals() {
    let numbers = alone::<OutsideRange>("outOfRange").and(alone::<AtLeast>("atLeast"));
    numbers.write("core-numbers.js", "What refusals of numbers have in common.");
    let (of_play, of_study) = refusals();
    of_play.write("core-refusals.js", "What the core of a table that only plays refuses.");
    of_study.write("core-study-refusals.js", "What lessons, announced moves, tournaments and the carpet refuse.");
    of_companions().write("core-companion-refusals.js", "What the companion games refuse.");
}
