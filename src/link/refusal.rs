//! Refusals of a link.

use magnus_derek::number::OutOfRange;
use magnus_derek::player::Player;
use magnus_derek::refusal::passes_on;
use magnus_derek::registry::{self, Named};
use serde::Serialize;
use std::fmt::{self, Display};

/// The reason why a link is not read or written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Refusal {
    /// A share link cannot be read, or cannot hold the game.
    Link {
        /// The fault.
        why: Fault,
    },
    /// A number is not a whole number in its range.
    #[serde(untagged)]
    #[cfg_attr(test, ts(skip))]
    Number(OutOfRange),
    /// Refusal of a strategy.
    #[serde(untagged)]
    #[cfg_attr(test, ts(skip))]
    Registry(registry::Refusal),
}

passes_on!(Refusal: Number(OutOfRange), Registry(registry::Refusal));

impl Display for Refusal {
    #[cold]
    #[rustfmt::skip]
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Refusal::Link { why } => write!(out, "This link {why}."),
            Refusal::Number(refusal) => refusal.fmt(out),
            Refusal::Registry(refusal) => refusal.fmt(out),
        }
    }
}

impl std::error::Error for Refusal {}

/// The fault of a link.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "LinkFault"))]
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
        #[cfg_attr(test, ts(inline))]
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

impl Display for Fault {
    #[cold]
    #[rustfmt::skip]
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Fault::Characters { count, most } => write!(out, "has {count} characters, and at most {most} are read"),
            Fault::Version { version, known } => write!(out, "has version {version}, and this page reads version {known} only; a newer page may read it"),
            Fault::RoundsNeeded { count, most } => write!(out, "would need {count} rounds, and a link holds at most {most}"),
            Fault::LinesNeeded { count, most } => write!(out, "would need {count} lines, and a link holds at most {most}"),
            Fault::List { strategy, most } => write!(out, "cannot hold the list of {strategy}: it may have at most {most} characters"),
            Fault::Rounds { rounds, most } => write!(out, "has {rounds} rounds or more, and at most {most} are read"),
            Fault::Moves { count, most } => write!(out, "has {count} moves, and at most {most} are read"),
            Fault::Field { name, meant } => write!(out, "has the field {name}, which is not known: {meant} may be meant"),
            Fault::NoLink { text } => write!(out, "says {text}, but it should begin with 1. or name fields, as in n=45&magnus=layers"),
            Fault::NoDirection { text } => write!(out, "has the move {text} without a direction: moves are written as in 3+1-2+. The end of the link may be missing"),
            Fault::Player { player, number } => write!(out, "names {player} number {number}, which this page does not know; a newer page may"),
            Fault::Variant { number, strategy } => write!(out, "names variant {number} of {strategy}, which this page does not know; a newer page may"),
            Fault::Character { text } => write!(out, "is damaged: it contains {text}, which is not a character of a link"),
            Fault::Short => write!(out, "is damaged: it ends too early. Copy it again as a whole"),
            Fault::Check => write!(out, "is damaged: its last two characters do not fit the rest. Its end may be missing: copy it again as a whole"),
            Fault::LargeNumber => write!(out, "is damaged: it contains a number of more than 32 bits"),
            Fault::Branch { line } => write!(out, "is damaged: its line {line} is not a branch of the one before it"),
            Fault::SameLines => write!(out, "is damaged: two of its lines are the same"),
            Fault::ShortField { number } => write!(out, "is damaged: its field {number} is too short"),
            Fault::Rest => write!(out, "is damaged: something follows its end"),
            Fault::Move => write!(out, "is damaged: it contains a move that the table does not have"),
        }
    }
}
