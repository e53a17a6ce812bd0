//! Refusals of puzzles.

use crate::{lesson, session};
use magnus_derek::number::OutOfRange;
use magnus_derek::refusal::english;
use serde::Serialize;

/// The reason why there is no puzzle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PracticeRefusal"))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Refusal {
    /// A kind of puzzle is none.
    #[serde(rename = "puzzleKind")]
    Kind {
        /// Its id as it was given.
        value: String,
    },
    /// A kind of puzzle does not have this level.
    #[serde(rename = "puzzleLevel")]
    Level {
        /// The id of the kind.
        id: String,
        /// The level.
        level: u32,
    },
    /// No game of this seed has such a position.
    #[serde(rename = "puzzleNothing")]
    Nothing {
        /// The id of the kind.
        id: String,
        /// The level.
        level: u32,
        /// The seed.
        seed: u32,
    },
    /// A player is none.
    #[serde(rename = "puzzlePlayer")]
    Player {
        /// The text as it was given.
        value: String,
    },
    /// A date is none.
    #[serde(rename = "puzzleDate")]
    Date {
        /// The text as it was given.
        value: String,
    },
    /// A number is not a whole number in its range.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Number(OutOfRange),
    /// Refusal of a task or a figure.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Lesson(lesson::Refusal),
    /// Refusal by a game with its players.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Session(session::Refusal),
}

english! {
    Refusal:
    Kind { value } => "There is no kind of puzzle {value}.",
    Level { id, level } => "Puzzles of the kind {id} do not have level {level}.",
    Nothing { id, level, seed } => "Seed {seed} has no puzzle of the kind {id} at level {level}. Try another seed.",
    Player { value } => "A player is magnus or derek, not {value}.",
    Date { value } => "A date such as 2026-11-24 is needed, but it is {value}.";
    passed on: Number(OutOfRange), Lesson(lesson::Refusal), Session(session::Refusal)
}

impl std::error::Error for Refusal {}
