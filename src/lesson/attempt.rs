//! What a reader has done.

use super::json::Json;
use super::{Fault, Refusal};
use serde::Deserialize;

/// What a reader has done: the field of the task's kind, and no other.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// `answers`, `reach`, `finish`, `hold`: the game that was played on from the figure, as the text of a link.
    pub game: Option<String>,
    /// `call`: the magnitude.
    pub magnitude: Option<u32>,
    /// `call`, `place`: that there is none.
    pub none: Option<bool>,
    /// `mark`, `place`: the positions.
    pub positions: Option<Vec<u32>>,
    /// `sequence`: the magnitudes.
    pub magnitudes: Option<Vec<u32>>,
    /// `number`: the number; with the `game` if that is what is counted.
    pub number: Option<i32>,
    /// `choose`: the option, from 0.
    pub option: Option<u32>,
}

impl Attempt {
    /// From outside.
    ///
    /// # Errors
    /// [`Refusal::Task`].
    pub fn read(json: &Json) -> Result<Attempt, Refusal> {
        json.read("The attempt")
    }

    /// Whether it says that there is none.
    pub(super) fn says_none(&self) -> bool {
        self.none == Some(true)
    }
}

/// A field of an attempt that the task needs.
///
/// # Errors
/// [`Refusal::Task`] if it is not there.
pub(super) fn needed<'a, T>(field: &'a Option<T>, name: &str) -> Result<&'a T, Refusal> {
    field.as_ref().ok_or_else(|| Refusal::Task { why: Fault::AttemptField { field: name.to_string() } })
}
