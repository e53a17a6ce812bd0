//! Refusals of a link.

use crate::notation;
use magnus_derek::refusal::english;
use serde::Serialize;

/// The reason why a link is not read or written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Refusal {
    /// The text of a link is too long.
    LinkCharacters {
        /// Number of characters of the link.
        count: u32,
        /// The most that are read.
        most: u32,
    },
    /// The link is none of this game.
    LinkOfOther {
        /// The name of the game.
        name: String,
    },
    /// A link has too many moves.
    LinkMoves {
        /// Number of moves of the link.
        count: u32,
        /// The most that are read.
        most: u32,
    },
    /// A move of a link cannot be made.
    LinkMove {
        /// Its number, from 1.
        number: u32,
        /// The reason.
        #[cfg_attr(feature = "typescript", ts(type = "CompanionRefusal"))]
        why: Box<notation::Refusal>,
    },
    /// A game is too long for a link.
    LinkNeeds {
        /// Number of moves of the game.
        moves: u32,
        /// Number of characters that they would need.
        characters: u32,
        /// The most moves.
        most: u32,
        /// The most characters.
        longest: u32,
    },
    /// Refusal of a text in it.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Text(notation::Refusal),
}

english! {
    Refusal:
    LinkCharacters { count, most } => "This link has {count} characters, and at most {most} are read.",
    LinkOfOther { name } => "This link is not one of this game: it should say {name}=… and how the game began.",
    LinkMoves { count, most } => "This link has {count} moves, and at most {most} are read.",
    LinkMove { number, why } => "This link cannot make its move {number}: {why}",
    LinkNeeds { moves, characters, most, longest } => "This link would need {moves} moves in {characters} characters, and it holds at most {most} in {longest}.";
    passed on: Text(notation::Refusal)
}

impl std::error::Error for Refusal {}
