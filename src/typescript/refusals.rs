//! English of all that is refused, as messages for the pages.

use crate::messages::{Messages, said};
use magnus_derek::number::{AtLeast, OutOfRange, OutsideRange};
use magnus_derek::parse::NoDirection;
use magnus_derek::refusal::English;
use magnus_derek::{exact, game, registry, solver};
use magnus_derek_companions as companions;
use magnus_derek_companions::multivision::exponent;
use magnus_derek_companions::notation::multivision::{Missing, Part};
use magnus_derek_table::{lesson, link, revealed, session, tournament, worst};

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
    let (lists, needs) = said::<registry::Need>("need").split(&["needMagnitudes", "needSigns"]);
    let (whole_game, tables) = needs.split(&["needWholeGame"]);
    said::<registry::Refusal>("refused")
        .within("refusedTableUnsuited", tables)
        .within("refusedCannotTakeOver", whole_game)
        .within("refusedArgument", lists)
}

/// Messages for a table that only plays, and those for all else.
fn refusals() -> (Messages, Messages) {
    let (numbers_of_play, other_numbers) = said::<OutOfRange>("number").split(&NUMBERS_OF_PLAY);
    let of_play = numbers_of_play
        .and(alone::<NoDirection>("refusedDirection"))
        .and(said::<exact::Unsolved>("refused"))
        .and(said::<game::Refusal>("refused"))
        .and(said::<session::Refusal>("refused"))
        .within("refusedUnreached", said::<session::InTheWay>("unreached"))
        // Only research works with files, and what is stopped is told by whoever stops it.
        .and(said::<solver::Refusal>("refused").without(&["refusedSolution", "refusedWorkDirectory", "refusedStopped"]))
        .and(of_strategies())
        .and(said::<link::Refusal>("refused"))
        .within("refusedLink", said::<link::Fault>("link"));
    let of_study = other_numbers
        .and(said::<tournament::Refusal>("refused"))
        .and(said::<worst::Refusal>("refused"))
        .and(said::<revealed::Refusal>("refused").without(&["refusedStopped"]))
        .and(said::<lesson::Refusal>("refused"))
        .within("refusedTask", said::<lesson::Fault>("task"))
        .and(said::<lesson::Part>("the"));
    (of_play, of_study)
}

/// Messages for the companion games.
fn of_companions() -> Messages {
    use companions::{dominoes, multivision, notation, number, number_game, position, session};
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

/// Writes all of them.
pub fn write_refusals() {
    let numbers = alone::<OutsideRange>("outOfRange").and(alone::<AtLeast>("atLeast"));
    numbers.write("core-numbers.js", "What refusals of numbers have in common.");
    let (of_play, of_study) = refusals();
    of_play.write("core-refusals.js", "What the core of a table that only plays refuses.");
    of_study.write("core-study-refusals.js", "What lessons, announced moves, tournaments and the carpet refuse.");
    of_companions().write("core-companion-refusals.js", "What the companion games refuse.");
}
