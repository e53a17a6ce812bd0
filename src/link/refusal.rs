//! Refusals of a link.

use magnus_derek::number::OutOfRange;
use magnus_derek::player::Player;
use magnus_derek::refusal::english;
use magnus_derek::registry::{self, Named};
use serde::Serialize;

/// The reason why a link is not read or written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Refusal {
    /// A share link cannot be read, or cannot hold the game.
    Link {
        /// The fault.
        why: Fault,
    },
    /// A number is not a whole number in its range.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Number(OutOfRange),
    /// Refusal of a strategy.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Registry(registry::Refusal),
}

english! {
    Refusal:
    Link { why } => "This link {why}.";
    passed on: Number(OutOfRange), Registry(registry::Refusal)
}

impl std::error::Error for Refusal {}

/// The fault of a link.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LinkFault"))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Fault {
    /// Its text is too long.
    Characters {
        /// Number of characters given.
        count: u32,
        /// The most that are read.
        most: u32,
    },
    /// It is of another version.
    Version {
        /// The version that it names.
        version: String,
        /// The version that is read.
        known: &'static str,
    },
    /// The game has too many rounds to be written.
    RoundsNeeded {
        /// Number of rounds given.
        count: u32,
        /// The most that a link holds.
        most: u32,
    },
    /// The game has too many lines to be written.
    LinesNeeded {
        /// Number of lines given.
        count: u32,
        /// The most that a link holds.
        most: u32,
    },
    /// The list of a strategy is too long to be written.
    List {
        /// The strategy.
        strategy: Box<Named>,
        /// The most characters that a link holds.
        most: u32,
    },
    /// A game of too many rounds is written in it.
    Rounds {
        /// Number of rounds, at least.
        rounds: u32,
        /// The most that are read.
        most: u32,
    },
    /// Too many moves are written in it by hand.
    Moves {
        /// Number of moves given.
        count: u32,
        /// The most that are read.
        most: u32,
    },
    /// A field is misspelt.
    Field {
        /// The name as it was given.
        name: String,
        /// A name that is known.
        meant: &'static str,
    },
    /// It is no link at all.
    NoLink {
        /// The value given.
        text: String,
    },
    /// A move has no direction.
    NoDirection {
        /// The move as it was given.
        text: String,
    },
    /// It names a player who came later.
    Player {
        /// `Magnus` or `Derek`.
        #[cfg_attr(feature = "typescript", ts(inline))]
        player: Player,
        /// The number of the strategy.
        number: u32,
    },
    /// It names a variant of a strategy that came later.
    Variant {
        /// The number of the variant.
        number: u32,
        /// The strategy.
        strategy: Box<Named>,
    },
    /// It contains a character that no link has.
    Character {
        /// The character.
        text: String,
    },
    /// It is cut off.
    Short,
    /// Its check does not fit.
    Check,
    /// It contains a number that is too large.
    LargeNumber,
    /// A line does not branch off.
    Branch {
        /// The number of the line.
        line: u32,
    },
    /// Two lines are the same.
    SameLines,
    /// A field is too short.
    ShortField {
        /// The number of the field.
        number: u32,
    },
    /// It goes on after its end.
    Rest,
    /// A move is beside the table.
    Move,
}

english! {
    Fault:
    Characters { count, most } => "has {count} characters, and at most {most} are read",
    Version { version, known } => "has version {version}, and this page reads versions up to {known}; a newer page may read it",
    RoundsNeeded { count, most } => "would need {count} rounds, and a link holds at most {most}",
    LinesNeeded { count, most } => "would need {count} lines, and a link holds at most {most}",
    List { strategy, most } => "cannot hold the list of {strategy}: it may have at most {most} characters",
    Rounds { rounds, most } => "has {rounds} rounds or more, and at most {most} are read",
    Moves { count, most } => "has {count} moves, and at most {most} are read",
    Field { name, meant } => "has the field {name}, which is not known: {meant} may be meant",
    NoLink { text } => "says {text}, but it should begin with 1. or name fields, as in n=45&magnus=layers",
    NoDirection { text } => "has the move {text} without a direction: moves are written as in 3+1-2+. The end of the link may be missing",
    Player { player, number } => "names {player} number {number}, which this page does not know; a newer page may",
    Variant { number, strategy } => "names variant {number} of {strategy}, which this page does not know; a newer page may",
    Character { text } => "is damaged: it contains {text}, which is not a character of a link",
    Short => "is damaged: it ends too early. Copy it again as a whole",
    Check => "is damaged: its last two characters do not fit the rest. Its end may be missing: copy it again as a whole",
    LargeNumber => "is damaged: it contains a number of more than 32 bits",
    Branch { line } => "is damaged: its line {line} is not a branch of the one before it",
    SameLines => "is damaged: two of its lines are the same",
    ShortField { number } => "is damaged: its field {number} is too short",
    Rest => "is damaged: something follows its end",
    Move => "is damaged: it contains a move that the table does not have",
}
