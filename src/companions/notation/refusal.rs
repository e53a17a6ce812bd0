//! Refusals of a text, common to all games.

use super::multivision;
use crate::number::OutOfRange;
use crate::{dominoes, number_game, position};
use magnus_derek::refusal::english;
use serde::Serialize;

/// The reason why a text is not read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Refusal {
    /// There is no such game.
    UnknownGame {
        /// The name as it was given.
        name: String,
        /// All names, separated by commas.
        known: String,
    },
    /// There is no such player.
    UnknownPlayer {
        /// The id as it was given.
        id: String,
        /// All ids, separated by commas.
        known: String,
    },
    /// A text that should be two numbers is not.
    TwoNumbers {
        /// The text given.
        value: String,
    },
    /// A text that should be a subtraction is not.
    Subtraction {
        /// The text given.
        value: String,
    },
    /// A number is not a whole number in its range.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Number(OutOfRange),
    /// Refusal of a text of multivision.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Multivision(multivision::Refusal),
    /// Refusal of a circle of dominoes.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Dominoes(dominoes::Refusal),
    /// Refusal of two numbers.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    NumberGame(number_game::Refusal),
    /// Refusal of a move.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Position(position::Refusal),
}

english! {
    Refusal:
    UnknownGame { name, known } => "There is no companion game called {name}. They are {known}.",
    UnknownPlayer { id, known } => "There is no player called {id}. The choices are {known}.",
    TwoNumbers { value } => "The game needs two numbers, as in 100,62, but they are {value}.",
    Subtraction { value } => "A move is written as in a3, which is A − 3B, or b1, but it is {value}.";
    passed on: Number(OutOfRange), Multivision(multivision::Refusal), Dominoes(dominoes::Refusal), NumberGame(number_game::Refusal), Position(position::Refusal)
}

impl std::error::Error for Refusal {}
