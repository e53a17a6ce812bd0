//! Refusals by the solver.

use crate::number::OutOfRange;
use crate::refusal::english;

/// The reason why a table is not solved.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "code", rename_all = "camelCase"))]
#[non_exhaustive]
pub enum Refusal {
    /// The solver's bytes were too small for a value.
    Excess {
        /// The number of positions.
        n: u32,
    },
    /// Bytes that were to be a stored solution are not one.
    #[cfg_attr(feature = "typescript", ts(skip))]
    Solution {
        /// The number of positions.
        n: u32,
    },
    /// A directory for ranks that do not fit into memory cannot be used.
    #[cfg_attr(feature = "typescript", ts(skip))]
    WorkDirectory {
        /// The rest of the sentence.
        why: String,
    },
    /// Long work was broken off from outside.
    #[cfg_attr(feature = "typescript", ts(skip))]
    Stopped,
    /// A number is not a whole number in its range.
    #[cfg_attr(feature = "serde", serde(untagged))]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Number(OutOfRange),
}

english! {
    Refusal:
    Excess { n } => "The solver cannot hold the values for n = {n}: more rounds are wasted there than fit into a byte.",
    Solution { n } => "These bytes are not a solution of the table with n = {n}.",
    WorkDirectory { why } => "The work directory {why}.",
    Stopped => "The computation was stopped before its end.";
    passed on: Number(OutOfRange)
}

impl std::error::Error for Refusal {}
