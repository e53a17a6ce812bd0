//! One error type for everything that can be refused.
//!
//! Every message is a sentence for the person in front of the page: it names the value and the limit. A page that speaks another
//! language words it from the same as data: a code, and the values.

#[cfg(test)]
mod as_data;
mod link_fault;
mod measure;
mod need;
mod told;

pub use link_fault::LinkFault;
pub use measure::Measure;
pub use need::Need;
use std::fmt;
pub use told::{Listener, Strategy, Value};
use told::{Message, Telling};

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
        /// `Magnus` or `Derek`.
        player: &'static str,
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
        /// `Magnus` or `Derek`.
        player: &'static str,
        /// The strategy that plays.
        strategy: Box<Strategy>,
    },
    /// A step was asked for while a human has the move.
    YourMove {
        /// `Magnus` or `Derek`.
        player: &'static str,
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
    /// One entry of a list of announced moves is wrong.
    #[cfg_attr(test, ts(skip))]
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
    #[cfg_attr(test, ts(skip))]
    ListLength {
        /// How many of what.
        needs: String,
        /// How many there are.
        count: usize,
    },
    /// An algorithm would need more memory or time than it may have.
    #[cfg_attr(test, ts(skip))]
    OutOfReach {
        /// The algorithm or the answer.
        what: &'static str,
        /// The size and its limit.
        why: String,
    },
    /// A companion game refuses a position, a move or a player.
    #[cfg_attr(test, ts(skip))]
    Companion {
        /// The sentence.
        why: String,
    },
    /// A task, its figure or an attempt is not understood, or they do not fit together.
    #[cfg_attr(test, ts(skip))]
    Lesson {
        /// The sentence.
        why: String,
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

impl Error {
    /// Its code, a colon and its sentence, with the names of its values in braces.
    #[rustfmt::skip]
    fn sentence(&self) -> &'static str {
        match self {
            Error::Number { .. } => "number: {what} must be a whole number from {min} to {max}, but it is {value}.",
            Error::Direction { .. } => "direction: A direction must be + (clockwise) or - (counter-clockwise), but it is {value}.",
            Error::UnknownStrategy { .. } => "unknownStrategy: There is no {player} called {id}. The choices are {known}.",
            Error::TableUnsuited { .. } => "tableUnsuited: {strategy} cannot play on n = {n}: {why}.",
            Error::CannotTakeOver { .. } => "cannotTakeOver: {strategy} cannot take over after round {round}: {why}.",
            Error::Argument { .. } => "argument: {strategy} cannot use {value}: {why}.",
            Error::AlreadyCalled { .. } => "alreadyCalled: It is Derek's turn: Magnus has called {magnitude} and waits for a direction.",
            Error::NothingCalled => "nothingCalled: It is not Derek's turn: Magnus has not called a magnitude yet.",
            Error::NotYours { .. } => "notYours: {player} is played by {strategy}, so the move is not yours. Choose Human as {player} to make it yourself.",
            Error::YourMove { .. } => "yourMove: It is {player}'s move, and {player} is you: a step needs a computer player.",
            Error::Unsolved { .. } => "unsolved: The table with n = {n} has to be solved before the computer can move.",
            Error::Over { .. } => "over: The game is over after round {round}: Magnus cannot force a new position any more.",
            Error::Unreached { .. } => "unreached: Round {round} cannot be reached: after round {at} {why}, so the computers cannot play on.",
            Error::NoEnd { .. } => "noEnd: After {rounds} rounds no end is in sight, so the computers have stopped. Step plays single rounds.",
            Error::Link { .. } => "link: This link {why}.",
            Error::Excess { .. } => "excess: The solver cannot hold the values for n = {n}: more rounds are wasted there than fit into a byte.",
            Error::Solution { .. } => "solution: These bytes are not a solution of the table with n = {n}.",
            Error::WorkDirectory { .. } => "workDirectory: The work directory {why}.",
            Error::Stopped => "stopped: The computation was stopped before its end.",
            Error::ListEntry { .. } => "listEntry: {what} number {place} of the list must be {needs}, but it is {value}.",
            Error::ListLength { .. } => "listLength: There must be {needs}, but there are {count}.",
            Error::OutOfReach { .. } => "outOfReach: {what} is out of reach here: {why}.",
            Error::Companion { .. } => "companion: {why}",
            Error::Lesson { .. } => "lesson: {why}",
            Error::OtherTable { .. } => "otherTable: This game is on n = {other}, but the figure is on n = {n}.",
            Error::OtherGame => "otherGame: This game does not go on from the position of the figure.",
            Error::OtherPlayers { .. } => "otherPlayers: In round {round} the players of the figure would have moved otherwise.",
            Error::NothingToUndo => "nothingToUndo: There is nothing to undo: the game is at its start.",
            Error::OnlyLine => "onlyLine: The game has only one line, so it cannot be removed: begin a new game instead.",
            Error::NothingToRedo => "nothingToRedo: There is nothing to redo: this is the last move of the game so far.",
        }
    }

    /// Tells it: its code, its sentence and its values.
    pub fn tell(&self, listener: &mut dyn Listener) {
        let told = &mut Telling::to(listener, self.sentence());
        match self {
            Error::Number { what, value, min, max } => {
                told.word(what.words());
                told.number(*min);
                told.number(*max);
                told.text(value);
            }
            Error::UnknownStrategy { player, id, known } => {
                told.text(player);
                told.text(id);
                told.text(known);
            }
            Error::TableUnsuited { strategy, n: number, why }
            | Error::CannotTakeOver { strategy, round: number, why } => {
                told.strategy(strategy);
                told.number(*number);
                why.tell(told);
            }
            Error::Argument { strategy, value, why } => {
                told.strategy(strategy);
                told.text(value);
                why.tell(told);
            }
            Error::NotYours { player, strategy } => {
                told.text(player);
                told.strategy(strategy);
                told.text(player);
            }
            Error::YourMove { player } => {
                told.text(player);
                told.text(player);
            }
            Error::Unreached { round, at, why } => {
                told.number(*round);
                told.number(*at);
                told.word(why.words());
            }
            Error::OtherTable { other, n } => {
                told.number(*other);
                told.number(*n);
            }
            Error::ListEntry { what, place, needs, value } => {
                told.text(what);
                told.number(*place as u32);
                told.text(needs);
                told.text(value);
            }
            Error::ListLength { needs, count } => {
                told.text(needs);
                told.number(*count as u32);
            }
            Error::OutOfReach { what, why } => {
                told.text(what);
                told.text(why);
            }
            Error::Link { why } => why.tell(told),
            Error::AlreadyCalled { magnitude: number }
            | Error::Unsolved { n: number }
            | Error::Over { round: number }
            | Error::NoEnd { rounds: number }
            | Error::Excess { n: number }
            | Error::Solution { n: number }
            | Error::OtherPlayers { round: number } => told.number(*number),
            Error::Direction { value: text }
            | Error::WorkDirectory { why: text }
            | Error::Companion { why: text }
            | Error::Lesson { why: text } => told.text(text),
            Error::NothingCalled
            | Error::Stopped
            | Error::OtherGame
            | Error::NothingToUndo
            | Error::OnlyLine
            | Error::NothingToRedo => {}
        }
        told.end();
    }
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let mut message = Message(out, Ok(()));
        self.tell(&mut message);
        message.1
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
pub(crate) fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    let short: String = text.chars().take(LONGEST).collect();
    let dots = if text.chars().nth(LONGEST).is_some() { "…" } else { "" };
    let numeric = |byte: u8| byte.is_ascii_digit() || b"+-.eE".contains(&byte);
    let like_a_number = text == "NaN" || (text.bytes().any(|byte| byte.is_ascii_digit()) && text.bytes().all(numeric));
    if like_a_number { format!("{short}{dots}") } else { format!("“{short}{dots}”") }
}
