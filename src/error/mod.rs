//! One error type for everything that can be refused.
//!
//! Every message is a sentence for the person in front of the page: it names the value and the limit. A page that speaks another
//! language words it from the same as data: a code, and the values.

#[cfg(test)]
mod as_data;
mod link_fault;
mod measure;
mod need;
mod sentences;
mod task_fault;
mod told;

pub use link_fault::LinkFault;
pub use measure::Measure;
pub use need::Need;
pub use task_fault::TaskFault;
pub use told::{Listener, Message, Strategy, Telling, Value};

use crate::player::Player;

/// What is in the way of a round that was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Serialize, ts_rs::TS), serde(rename_all = "camelCase"))]
pub enum InTheWay {
    /// The end of the game.
    End,
    /// A person who has the move.
    Person,
}

impl InTheWay {
    /// Its code, and what it says.
    fn words(self) -> (&'static str, &'static str) {
        match self {
            InTheWay::End => ("end", "the game is over there"),
            InTheWay::Person => ("person", "there it is a person's move"),
        }
    }
}

/// Why a request was refused. Nothing has changed when one of these is returned.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(
    test,
    derive(serde::Serialize, ts_rs::TS),
    serde(tag = "code", rename_all = "camelCase"),
    ts(rename = "CoreRefusal")
)]
#[non_exhaustive]
pub enum Error {
    /// A number from outside is not a whole number in its range.
    Number {
        /// What the number stands for.
        what: Measure,
        /// The value as a message shows it: shortened, and in quotes unless it looks like a number.
        value: String,
        /// The smallest value allowed.
        min: u32,
        /// The largest value allowed.
        max: u32,
    },
    /// A direction is neither `+` nor `-`.
    Direction {
        /// The value as it was given.
        value: String,
    },
    /// No strategy has this id.
    UnknownStrategy {
        /// Whose strategy it would be. To a page also “Magnus for worst cases”.
        #[cfg_attr(test, ts(type = "string"))]
        player: Player,
        /// The id as it was given.
        id: String,
        /// All ids, separated by commas.
        known: String,
    },
    /// No strategy with this id has its worst cases computed. Told as an [`Error::UnknownStrategy`] of “Magnus for worst cases”.
    #[cfg_attr(test, ts(skip))]
    UnknownForWorst {
        /// The id as it was given.
        id: String,
        /// All ids, separated by commas.
        known: String,
    },
    /// A strategy cannot play on this table.
    TableUnsuited {
        /// The strategy.
        strategy: Box<Strategy>,
        /// The number of positions.
        n: u32,
        /// What it would need.
        why: Need,
    },
    /// A strategy cannot take over in the middle of this game.
    CannotTakeOver {
        /// The strategy.
        strategy: Box<Strategy>,
        /// The number of rounds played.
        round: u32,
        /// What it would need.
        why: Need,
    },
    /// What stands behind the colon of a strategy's id is wrong.
    Argument {
        /// The strategy.
        strategy: Box<Strategy>,
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
        strategy: Box<Strategy>,
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
        /// The entry as it was given.
        value: String,
        /// The largest magnitude.
        max: u32,
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
