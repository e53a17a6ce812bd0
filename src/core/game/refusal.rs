//! Refusals by the rules.

use crate::number::OutOfRange;
use crate::refusal::english;

/// The reason why a move is not made. Then nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "code", rename_all = "camelCase"))]
#[non_exhaustive]
pub enum Refusal {
    /// Magnus called although a call is waiting for its answer.
    AlreadyCalled {
        /// The magnitude that waits for a direction.
        magnitude: u32,
    },
    /// Derek answered although there is no call.
    NothingCalled,
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to play again.
    NothingToRedo,
    /// A number is not a whole number in its range.
    #[cfg_attr(feature = "serde", serde(untagged))]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Number(OutOfRange),
}

english! {
    Refusal:
    AlreadyCalled { magnitude } => "It is Derek's turn: Magnus has called {magnitude} and waits for a direction.",
    NothingCalled => "It is not Derek's turn: Magnus has not called a magnitude yet.",
    NothingToUndo => "There is nothing to undo: the game is at its start.",
    NothingToRedo => "There is nothing to redo: this is the last move of the game so far.";
    passed on: Number(OutOfRange)
}

impl std::error::Error for Refusal {}
