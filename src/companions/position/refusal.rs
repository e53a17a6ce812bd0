//! Refusals of a move, common to all games.

use crate::{dominoes, multivision, number_game};
use magnus_derek::refusal::english;
use serde::Serialize;

/// The reason why a move is not made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// It is a move of another game. What is read for a position is always one of its own.
    #[cfg_attr(feature = "typescript", ts(skip))]
    OtherGame,
    /// Refusal of a move in multivision.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Multivision(multivision::Refusal),
    /// Refusal of a move on the circle of dominoes.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Dominoes(dominoes::Refusal),
    /// Refusal of a move in the Number Game.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    NumberGame(number_game::Refusal),
}

english! {
    Refusal:
    Over => "The game is over: no move is left.",
    OtherGame => "This is a move of another game.";
    passed on: Multivision(multivision::Refusal), Dominoes(dominoes::Refusal), NumberGame(number_game::Refusal)
}

impl std::error::Error for Refusal {}
