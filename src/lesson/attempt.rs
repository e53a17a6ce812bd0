//! A reader's attempt.

use super::read::read;
use super::{Fault, Part, Refusal};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A reader's attempt: the field of the task's kind, and no other.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// `answers`, `reach`, `finish`, `hold`: the game that was played on from the figure, as the text of a link; where a reader plays, it is
    /// left out. `beat`: the other game, so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// `call`, `keep`: the magnitude.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub magnitude: Option<u32>,
    /// `keep` of Derek: his answer, + or -.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub direction: Option<String>,
    /// `call`, `place`, `safe`, `shield`: the answer that there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub none: Option<bool>,
    /// `mark`, `place`, `shield`: the positions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub positions: Option<Vec<u32>>,
    /// `sequence`, `pay`: the magnitudes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub magnitudes: Option<Vec<u32>>,
    /// `number`: the number; with the `game` if that is what is counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<i32>,
    /// `choose`, `safe`: the option, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub option: Option<u32>,
}

impl Attempt {
    /// The answer that there is none.
    pub(super) fn nothing() -> Attempt {
        Attempt { none: Some(true), ..Attempt::default() }
    }

    /// Reads an attempt from outside.
    ///
    /// # Errors
    /// [`Refusal::Task`].
    pub fn read(value: &Value) -> Result<Attempt, Refusal> {
        read(Part::Attempt, value)
    }

    /// True if the attempt says that there is none.
    pub(super) fn says_none(&self) -> bool {
        self.none == Some(true)
    }
}

/// The part of an attempt that the task needs.
///
/// # Errors
/// [`Refusal::Task`] if it is not there.
pub(super) fn require<T>(field: Option<T>, name: &str) -> Result<T, Refusal> {
    field.ok_or_else(|| Refusal::Task { why: Fault::AttemptField { field: name.to_string() } })
}
