//! Refusals of a game with its two players.

use crate::player::Player;
use crate::position;
use magnus_derek::refusal::english;
use serde::Serialize;

/// The reason why a request was refused. Then nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Refusal {
    /// There is no such seat.
    Seat {
        /// Its number as it was given.
        seat: u32,
    },
    /// A person moves for a computer.
    NotYours {
        /// The computer.
        player: Player,
    },
    /// A step was asked for while a person has to move.
    YourMove,
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to play again.
    NothingToRedo,
    /// Refusal of a move.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Position(position::Refusal),
}

english! {
    Refusal:
    Seat { seat } => "The seats are 0 and 1, but it is {seat}.",
    NotYours { player }, player = player.id() => "This move belongs to the {player} player. Take that seat to make it.",
    YourMove => "It is your move: a step needs a computer player.",
    NothingToUndo => "There is nothing to undo: the game is at its start.",
    NothingToRedo => "There is nothing to redo: this is the last move of the game so far.";
    passed on: Position(position::Refusal)
}

impl std::error::Error for Refusal {}
