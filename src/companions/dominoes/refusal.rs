//! Refusals of a circle of dominoes.

use crate::number::OutOfRange;
use magnus_derek::refusal::english;
use serde::Serialize;

/// The reason why there is no such circle, or a domino cannot be laid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Refusal {
    /// A circle of one space.
    NoRoom,
    /// A domino lies where one is to be laid.
    Covered {
        /// The first space.
        space: u32,
        /// The second one.
        next: u32,
        /// The covered one of the two.
        covered: u32,
    },
    /// A number is not a whole number in its range.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Number(OutOfRange),
}

english! {
    Refusal:
    NoRoom => "A circle of one space has no room for a domino.",
    Covered { space, next, covered } => "A domino on the spaces {space} and {next} is not possible: there is one on space {covered} already.";
    passed on: Number(OutOfRange)
}

impl std::error::Error for Refusal {}
