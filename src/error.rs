//! One error type for everything that can be refused.
//!
//! Every message is a sentence for the person in front of the page: it names the value and the limit.

use thiserror::Error;

/// Why a request was refused. Nothing has changed when one of these is returned.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Error {
    /// A number from outside is not a whole number in its range.
    #[error("{what} must be a whole number from {min} to {max}, but it is {value}.")]
    Number {
        /// What the number stands for.
        what: &'static str,
        /// The value as it was given.
        value: String,
        /// The smallest value allowed.
        min: u32,
        /// The largest value allowed.
        max: u32,
    },
    /// A direction is neither `+` nor `-`.
    #[error("A direction must be + (clockwise) or - (counter-clockwise), but it is {value}.")]
    Direction {
        /// The value as it was given.
        value: String,
    },
    /// No strategy has this id.
    #[error("There is no {player} called {id}. The choices are {known}.")]
    UnknownStrategy {
        /// `Magnus` or `Derek`.
        player: &'static str,
        /// The id as it was given.
        id: String,
        /// All ids, separated by commas.
        known: String,
    },
    /// A strategy cannot play on this table.
    #[error("{name} cannot play on n = {n}: {why}.")]
    TableUnsuited {
        /// The strategy's name.
        name: &'static str,
        /// The number of positions.
        n: u32,
        /// What it would need.
        why: &'static str,
    },
    /// A strategy cannot take over in the middle of this game.
    #[error("{name} cannot take over after round {round}: {why}.")]
    CannotTakeOver {
        /// The strategy's name.
        name: &'static str,
        /// The number of rounds played.
        round: u32,
        /// What it would need.
        why: &'static str,
    },
    /// What stands behind the colon of a strategy's id is wrong.
    #[error("{name} cannot use {value}: {why}.")]
    Argument {
        /// The strategy's name.
        name: &'static str,
        /// The argument as it was given.
        value: String,
        /// What is wrong with it.
        why: &'static str,
    },
    /// Magnus called although a call is waiting for its answer.
    #[error("It is Derek's turn: Magnus has called {magnitude} and waits for a direction.")]
    AlreadyCalled {
        /// The magnitude that waits for a direction.
        magnitude: u32,
    },
    /// Derek answered although there is no call.
    #[error("It is not Derek's turn: Magnus has not called a magnitude yet.")]
    NothingCalled,
    /// A move was made for a player whom the computer plays.
    #[error("{player} is played by {name}, so the move is not yours. Choose Human as {player} to make it yourself.")]
    NotYours {
        /// `Magnus` or `Derek`.
        player: &'static str,
        /// The name of the strategy that plays.
        name: String,
    },
    /// A step was asked for while a human has the move.
    #[error("It is {player}'s move, and {player} is you: a step needs a computer player.")]
    YourMove {
        /// `Magnus` or `Derek`.
        player: &'static str,
    },
    /// A step was asked for while the exact values are missing that a player needs.
    #[error("The table with n = {n} has to be solved before the computer can move.")]
    Unsolved {
        /// The number of positions.
        n: u32,
    },
    /// A step was asked for after the game ended.
    #[error("The game is over after round {round}: Magnus cannot force a new position any more.")]
    Over {
        /// The number of rounds played.
        round: u32,
    },
    /// The computers cannot play on to a round.
    #[error("Round {round} cannot be reached: after round {at} {why}, so the computers cannot play on.")]
    Unreached {
        /// The round that was asked for.
        round: u32,
        /// How far they come.
        at: u32,
        /// What is in the way.
        why: &'static str,
    },
    /// Two computers play on and on.
    #[error("After {rounds} rounds no end is in sight, so the computers have stopped. Step plays single rounds.")]
    NoEnd {
        /// The number of rounds played.
        rounds: u32,
    },
    /// A share link cannot be read, or cannot hold the game.
    #[error("This link {why}.")]
    Link {
        /// The rest of the sentence.
        why: String,
    },
    /// The solver's bytes were too small for a value.
    #[error("The solver cannot hold the values for n = {n}: more rounds are wasted there than fit into a byte.")]
    Excess {
        /// The number of positions.
        n: u32,
    },
    /// Bytes that were to be a stored solution are not one.
    #[error("These bytes are not a solution of the table with n = {n}.")]
    Solution {
        /// The number of positions.
        n: u32,
    },
    /// A directory for ranks that do not fit into memory cannot be used.
    #[error("The work directory {why}.")]
    WorkDirectory {
        /// The rest of the sentence.
        why: String,
    },
    /// Long work was broken off from outside.
    #[error("The computation was stopped before its end.")]
    Stopped,
    /// One entry of a list of announced moves is wrong.
    #[error("{what} number {place} of the list must be {needs}, but it is {value}.")]
    ListEntry {
        /// `Magnitude` or `Direction`.
        what: &'static str,
        /// Its place in the list, from 1.
        place: usize,
        /// What it must be.
        needs: String,
        /// The entry as it was given.
        value: String,
    },
    /// A list of announced moves is too short or too long.
    #[error("There must be {needs}, but there are {count}.")]
    ListLength {
        /// How many of what.
        needs: String,
        /// How many there are.
        count: usize,
    },
    /// An algorithm would need more memory or time than it may have.
    #[error("{what} is out of reach here: {why}.")]
    OutOfReach {
        /// The algorithm or the answer.
        what: &'static str,
        /// The size and its limit.
        why: String,
    },
    /// A companion game refuses a position, a move or a player.
    #[error("{0}")]
    Companion(String),
    /// A task, its figure or an attempt is not understood, or they do not fit together.
    #[error("{0}")]
    Lesson(String),
    /// There is nothing to take back.
    #[error("There is nothing to undo: the game is at its start.")]
    NothingToUndo,
    /// The only line of the game was to be removed.
    #[error("The game has only one line, so it cannot be removed: begin a new game instead.")]
    OnlyLine,
    /// There is nothing to play again.
    #[error("There is nothing to redo: this is the last move of the game so far.")]
    NothingToRedo,
}

/// Reads a whole number that came from outside as text, such as an attribute, a field or a JavaScript number.
///
/// # Errors
/// [`Error::Number`] if `text` is not a plain decimal whole number from `min` to `max`.
pub fn whole_number(what: &'static str, text: &str, min: u32, max: u32) -> Result<u32, Error> {
    let trimmed = text.trim();
    let plain = !trimmed.is_empty() && trimmed.bytes().all(|byte| byte.is_ascii_digit());
    match trimmed.parse::<u32>() {
        Ok(value) if plain && (min..=max).contains(&value) => Ok(value),
        _ => Err(Error::Number { what, value: quoted(text), min, max }),
    }
}

/// A number from outside that is one already, such as one read from a link.
pub(crate) fn in_range(what: &'static str, value: u32, min: u32, max: u32) -> Result<u32, Error> {
    if (min..=max).contains(&value) {
        Ok(value)
    } else {
        Err(Error::Number { what, value: value.to_string(), min, max })
    }
}

/// The value as a message may show it: shortened, and in quotes unless it looks like a number.
pub(crate) fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    let short: String = text.chars().take(LONGEST).collect();
    let dots = if text.chars().nth(LONGEST).is_some() { "…" } else { "" };
    let numeric = |byte: u8| byte.is_ascii_digit() || b"+-.eE".contains(&byte);
    let like_a_number = text == "NaN" || (text.bytes().any(|byte| byte.is_ascii_digit()) && text.bytes().all(numeric));
    if like_a_number { format!("{short}{dots}") } else { format!("“{short}{dots}”") }
}
