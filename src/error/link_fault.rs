//! What is wrong with a link, as the rest of the sentence "This link …".

use super::told::{Strategy, Telling};
use crate::player::Player;

/// What is wrong with a link.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Serialize, ts_rs::TS), serde(tag = "code", rename_all = "camelCase"))]
pub enum LinkFault {
    /// Its text is too long.
    Characters {
        /// How many characters it has.
        count: usize,
        /// The most that are read.
        most: usize,
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
        /// How many rounds it has.
        count: usize,
        /// The most that a link holds.
        most: usize,
    },
    /// The game has too many lines to be written.
    LinesNeeded {
        /// How many lines it has.
        count: usize,
        /// The most that a link holds.
        most: usize,
    },
    /// The list of a strategy is too long to be written.
    List {
        /// The strategy.
        strategy: Box<Strategy>,
        /// The most characters that a link holds.
        most: u32,
    },
    /// A game of too many rounds is written in it.
    Rounds {
        /// How many rounds it has at least.
        rounds: u32,
        /// The most that are read.
        most: usize,
    },
    /// Too many moves are written in it by hand.
    Moves {
        /// How many moves it has.
        count: usize,
        /// The most that are read.
        most: usize,
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
        /// What it says.
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
        /// The strategy.
        strategy: Box<Strategy>,
        /// The number of the variant.
        number: u32,
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

impl LinkFault {
    /// Its code, a colon and its part of the sentence, with the names of its values in braces.
    #[rustfmt::skip]
    fn sentence(&self) -> &'static str {
        match self {
            LinkFault::Characters { .. } => "characters: has {count} characters, and at most {most} are read",
            LinkFault::Version { .. } => "version: has version {version}, and this page reads version {known} only; a newer page may read it",
            LinkFault::RoundsNeeded { .. } => "roundsNeeded: would need {count} rounds, and a link holds at most {most}",
            LinkFault::LinesNeeded { .. } => "linesNeeded: would need {count} lines, and a link holds at most {most}",
            LinkFault::List { .. } => "list: cannot hold the list of {strategy}: it may have at most {most} characters",
            LinkFault::Rounds { .. } => "rounds: has {rounds} rounds or more, and at most {most} are read",
            LinkFault::Moves { .. } => "moves: has {count} moves, and at most {most} are read",
            LinkFault::Field { .. } => "field: has the field {name}, which is not known: {meant} may be meant",
            LinkFault::NoLink { .. } => "noLink: says {text}, but it should begin with 1. or name fields, as in n=45&magnus=layers",
            LinkFault::NoDirection { .. } => "noDirection: has the move {text} without a direction: moves are written as in 3+1-2+",
            LinkFault::Player { .. } => "player: names {player} number {number}, which this page does not know; a newer page may",
            LinkFault::Variant { .. } => "variant: names variant {number} of {strategy}, which this page does not know; a newer page may",
            LinkFault::Character { .. } => "character: is damaged: it contains {text}, which is no character of a link",
            LinkFault::Short => "short: is damaged: it ends too early. Copy it again as a whole",
            LinkFault::Check => "check: is damaged: its last two characters do not fit the rest. Copy it again as a whole",
            LinkFault::LargeNumber => "largeNumber: is damaged: it contains a number of more than 32 bits",
            LinkFault::Branch { .. } => "branch: is damaged: its line {line} is no branch of the one before it",
            LinkFault::SameLines => "sameLines: is damaged: two of its lines are the same",
            LinkFault::ShortField { .. } => "shortField: is damaged: its field {number} is too short",
            LinkFault::Rest => "rest: is damaged: something follows its end",
            LinkFault::Move => "move: is damaged: it contains a move that the table does not have",
        }
    }

    /// Tells it as the last value of a refusal.
    pub(super) fn tell(&self, told: &mut Telling) {
        let after = told.part(self.sentence());
        match self {
            LinkFault::Characters { count, most }
            | LinkFault::RoundsNeeded { count, most }
            | LinkFault::LinesNeeded { count, most }
            | LinkFault::Moves { count, most } => {
                told.number(*count as u32);
                told.number(*most as u32);
            }
            LinkFault::Rounds { rounds, most } => {
                told.number(*rounds);
                told.number(*most as u32);
            }
            LinkFault::Version { version: one, known: other } | LinkFault::Field { name: one, meant: other } => {
                told.text(one);
                told.text(other);
            }
            LinkFault::List { strategy, most } => {
                told.strategy(strategy);
                told.number(*most);
            }
            LinkFault::Player { player, number } => {
                told.player(*player);
                told.number(*number);
            }
            LinkFault::Variant { strategy, number } => {
                told.number(*number);
                told.strategy(strategy);
            }
            LinkFault::NoLink { text } | LinkFault::NoDirection { text } | LinkFault::Character { text } => {
                told.text(text)
            }
            LinkFault::Branch { line: number } | LinkFault::ShortField { number } => told.number(*number),
            LinkFault::Short
            | LinkFault::Check
            | LinkFault::LargeNumber
            | LinkFault::SameLines
            | LinkFault::Rest
            | LinkFault::Move => {}
        }
        told.end_part(after);
    }
}
