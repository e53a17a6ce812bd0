//! One error type for everything that can be refused.
//!
//! Every message is a sentence for the person in front of the page: it names the value and the limit. A page that speaks another
//! language words it from the same as data: a code, and the values.

mod link_fault;
mod measure;
mod need;
mod strategy;
mod task_fault;

pub use link_fault::LinkFault;
pub use measure::Measure;
pub use need::Need;
pub use strategy::Strategy;
pub use task_fault::TaskFault;

use crate::player::Player;
use serde::Serialize;
use std::fmt;

/// What is in the way of a round that was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum InTheWay {
    /// The end of the game.
    End,
    /// A person who has the move.
    Person,
}

impl fmt::Display for InTheWay {
    #[cold]
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(match self {
            InTheWay::End => "the game is over there",
            InTheWay::Person => "there it is a person's move",
        })
    }
}

/// Why a request was refused. Nothing has changed when one of these is returned.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "CoreRefusal"))]
#[serde(tag = "code", rename_all = "camelCase")]
#[non_exhaustive]
pub enum Error {
    /// A number from outside is not a whole number in its range.
    Number {
        /// What the number stands for.
        what: Measure,
        /// The smallest value allowed.
        min: u32,
        /// The largest value allowed.
        max: u32,
        /// The value as a message shows it: shortened, and in quotes unless it looks like a number.
        value: String,
    },
    /// A direction is neither `+` nor `-`.
    Direction {
        /// The value as it was given.
        value: String,
    },
    /// No strategy has this id.
    UnknownStrategy {
        /// Whose strategy it would be: that of a player, or of “Magnus for worst cases”.
        player: &'static str,
        /// The id as it was given.
        id: String,
        /// All ids, separated by commas.
        known: String,
    },
    /// A strategy cannot play on this table.
    TableUnsuited {
        /// The strategy.
        strategy: Strategy,
        /// The number of positions.
        n: u32,
        /// What it would need.
        why: Need,
    },
    /// A strategy cannot take over in the middle of this game.
    CannotTakeOver {
        /// The strategy.
        strategy: Strategy,
        /// The number of rounds played.
        round: u32,
        /// What it would need.
        why: Need,
    },
    /// What stands behind the colon of a strategy's id is wrong.
    Argument {
        /// The strategy.
        strategy: Strategy,
        /// The argument as it was given.
        value: String,
        /// What it must be.
        why: Need,
    },
    /// Magnus called although a call is waiting for its answer.
    AlreadyCalled {
        /// The magnitude that waits for a direction.
        magnitude: u32,
    },
    /// Derek answered although there is no call.
    NothingCalled,
    /// A move was made for a player whom the computer plays.
    NotYours {
        /// Which player.
        #[cfg_attr(test, ts(inline))]
        player: Player,
        /// The strategy that plays.
        strategy: Strategy,
    },
    /// A step was asked for while a human has the move.
    YourMove {
        /// Which player.
        #[cfg_attr(test, ts(inline))]
        player: Player,
    },
    /// A step was asked for while the exact values are missing that a player needs.
    Unsolved {
        /// The number of positions.
        n: u32,
    },
    /// A step was asked for after the game ended.
    Over {
        /// The number of rounds played.
        round: u32,
    },
    /// The computers cannot play on to a round.
    Unreached {
        /// The round that was asked for.
        round: u32,
        /// How far they come.
        at: u32,
        /// What is in the way.
        why: InTheWay,
    },
    /// Two computers play on and on.
    NoEnd {
        /// The number of rounds played.
        rounds: u32,
    },
    /// A share link cannot be read, or cannot hold the game.
    Link {
        /// What is wrong with it.
        why: LinkFault,
    },
    /// The solver's bytes were too small for a value.
    Excess {
        /// The number of positions.
        n: u32,
    },
    /// Bytes that were to be a stored solution are not one.
    #[cfg_attr(test, ts(skip))]
    Solution {
        /// The number of positions.
        n: u32,
    },
    /// A directory for ranks that do not fit into memory cannot be used.
    #[cfg_attr(test, ts(skip))]
    WorkDirectory {
        /// The rest of the sentence.
        why: String,
    },
    /// Long work was broken off from outside.
    #[cfg_attr(test, ts(skip))]
    Stopped,
    /// A tournament would have too many games.
    ManyGames {
        /// How many it may have.
        most: u32,
        /// How many it has at least.
        least: u32,
    },
    /// An announced magnitude is none of the table.
    MagnitudeEntry {
        /// Its place in the list, from 1.
        place: u32,
        /// The largest magnitude.
        max: u32,
        /// The entry as it was given.
        value: String,
    },
    /// An announced direction is none.
    DirectionEntry {
        /// Its place in the list, from 1.
        place: u32,
        /// The entry as it was given.
        value: String,
    },
    /// Too few or too many magnitudes are announced.
    MagnitudeCount {
        /// How many may be.
        most: u32,
        /// How many are.
        count: u32,
    },
    /// Too few or too many directions are announced.
    DirectionCount {
        /// How many must be.
        needed: u32,
        /// How many are.
        count: u32,
    },
    /// Algorithm DEREK of the thesis would need too large a table.
    ThesisCells {
        /// How many cells.
        cells: u32,
        /// How many it may have.
        most: u32,
    },
    /// A search for the minimum would take too long.
    SearchSteps {
        /// How many steps it has taken, with commas between the thousands.
        steps: String,
        /// What is known of the minimum.
        least: u32,
    },
    /// Too many sets would have to be looked at.
    Sets {
        /// How many may be.
        most: u32,
        /// How many positions each has.
        k: u32,
        /// The number of positions of the table.
        n: u32,
    },
    /// The rounds of perfect play are not known.
    UnknownRounds {
        /// The number of positions.
        n: u32,
    },
    /// A task, its figure or an attempt is not understood, or they do not fit together.
    Task {
        /// What is wrong with it.
        why: TaskFault,
    },
    /// A game on another table is no attempt at a task.
    OtherTable {
        /// The number of positions of the game.
        other: u32,
        /// That of the figure.
        n: u32,
    },
    /// A game that begins otherwise is no attempt at a task.
    OtherGame,
    /// A game of other players is no attempt at a task.
    OtherPlayers {
        /// The first round that they would not have played.
        round: u32,
    },
    /// There is nothing to take back.
    NothingToUndo,
    /// The only line of the game was to be removed.
    OnlyLine,
    /// There is nothing to play again.
    NothingToRedo,
}

impl fmt::Display for Error {
    #[cold]
    #[rustfmt::skip]
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Error::Number { what, min, max, value } => write!(out, "{what} must be a whole number from {min} to {max}, but it is {value}."),
            Error::Direction { value } => write!(out, "A direction must be + (clockwise) or - (counter-clockwise), but it is {value}."),
            Error::UnknownStrategy { player, id, known } => write!(out, "There is no {player} called {id}. The choices are {known}."),
            Error::TableUnsuited { strategy, n, why } => write!(out, "{strategy} cannot play on n = {n}: {why}."),
            Error::CannotTakeOver { strategy, round, why } => write!(out, "{strategy} cannot take over after round {round}: {why}."),
            Error::Argument { strategy, value, why } => write!(out, "{strategy} cannot use {value}: {why}."),
            Error::AlreadyCalled { magnitude } => write!(out, "It is Derek's turn: Magnus has called {magnitude} and waits for a direction."),
            Error::NothingCalled => write!(out, "It is not Derek's turn: Magnus has not called a magnitude yet."),
            Error::NotYours { player, strategy } => write!(out, "{player} is played by {strategy}, so the move is not yours. Choose Human as {player} to make it yourself."),
            Error::YourMove { player } => write!(out, "It is {player}'s move, and {player} is you: a step needs a computer player."),
            Error::Unsolved { n } => write!(out, "The table with n = {n} has to be solved before the computer can move."),
            Error::Over { round } => write!(out, "The game is over after round {round}: Magnus cannot force a new position any more."),
            Error::Unreached { round, at, why } => write!(out, "Round {round} cannot be reached: after round {at} {why}, so the computers cannot play on."),
            Error::NoEnd { rounds } => write!(out, "After {rounds} rounds no end is in sight, so the computers have stopped. Step plays single rounds."),
            Error::Link { why } => write!(out, "This link {why}."),
            Error::Excess { n } => write!(out, "The solver cannot hold the values for n = {n}: more rounds are wasted there than fit into a byte."),
            Error::Solution { n } => write!(out, "These bytes are not a solution of the table with n = {n}."),
            Error::WorkDirectory { why } => write!(out, "The work directory {why}."),
            Error::Stopped => write!(out, "The computation was stopped before its end."),
            Error::ManyGames { most, least } => write!(out, "The number of games must be a whole number from 1 to {most}, but it is at least {least}."),
            Error::MagnitudeEntry { place, max, value } => write!(out, "Magnitude number {place} of the list must be a whole number from 1 to {max}, but it is {value}."),
            Error::DirectionEntry { place, value } => write!(out, "Direction number {place} of the list must be + (clockwise) or - (counter-clockwise), but it is {value}."),
            Error::MagnitudeCount { most, count } => write!(out, "There must be from 1 to {most} magnitudes, but there are {count}."),
            Error::DirectionCount { needed: needed @ 1, count } => write!(out, "There must be exactly n − 1 = {needed} direction, but there are {count}."),
            Error::DirectionCount { needed, count } => write!(out, "There must be exactly n − 1 = {needed} directions, but there are {count}."),
            Error::ThesisCells { cells, most } => write!(out, "Algorithm DEREK of the thesis is out of reach here: its table would have 2·n·r·min(n, r + 1) = {cells} cells, and the most is {most}."),
            Error::SearchSteps { steps, least } if steps == "1" => write!(out, "The exact minimum is out of reach here: {steps} step of search shows only that it is at least {least}."),
            Error::SearchSteps { steps, least } => write!(out, "The exact minimum is out of reach here: {steps} steps of search show only that it is at least {least}."),
            Error::Sets { most, k, n } => write!(out, "How many sets there are is out of reach here: there are more than {most} sets of {k} positions on n = {n}."),
            Error::UnknownRounds { n } => write!(out, "R(n) is out of reach here: it is not known for n = {n}."),
            Error::Task { why } => write!(out, "{why}"),
            Error::OtherTable { other, n } => write!(out, "This game is on n = {other}, but the figure is on n = {n}."),
            Error::OtherGame => write!(out, "This game does not go on from the position of the figure."),
            Error::OtherPlayers { round } => write!(out, "In round {round} the players of the figure would have moved otherwise."),
            Error::NothingToUndo => write!(out, "There is nothing to undo: the game is at its start."),
            Error::OnlyLine => write!(out, "The game has only one line, so it cannot be removed: begin a new game instead."),
            Error::NothingToRedo => write!(out, "There is nothing to redo: this is the last move of the game so far."),
        }
    }
}

impl std::error::Error for Error {}

/// Reads a whole number that came from outside as text, such as an attribute, a field or a JavaScript number.
///
/// # Errors
/// [`Error::Number`] if `text` is not a plain decimal whole number from `min` to `max`.
pub fn whole_number(what: Measure, text: &str, min: u32, max: u32) -> Result<u32, Error> {
    let trimmed = text.trim();
    let plain = !trimmed.is_empty() && trimmed.bytes().all(|byte| byte.is_ascii_digit());
    match trimmed.parse::<u32>() {
        Ok(value) if plain && (min..=max).contains(&value) => Ok(value),
        _ => Err(Error::Number { what, value: quoted(text), min, max }),
    }
}

/// A number from outside that is one already, such as one read from a link.
pub(crate) fn in_range(what: Measure, value: u32, min: u32, max: u32) -> Result<u32, Error> {
    if (min..=max).contains(&value) {
        Ok(value)
    } else {
        Err(Error::Number { what, value: value.to_string(), min, max })
    }
}

/// The value as a message may show it: shortened, and in quotes unless it looks like a number.
#[must_use]
pub fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    let short: String = text.chars().take(LONGEST).collect();
    let dots = if text.chars().nth(LONGEST).is_some() { "…" } else { "" };
    let numeric = |byte: u8| byte.is_ascii_digit() || b"+-.eE".contains(&byte);
    let like_a_number = text == "NaN" || (text.bytes().any(|byte| byte.is_ascii_digit()) && text.bytes().all(numeric));
    if like_a_number { format!("{short}{dots}") } else { format!("“{short}{dots}”") }
}
