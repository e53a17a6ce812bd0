//! Whole numbers from outside, each in its range.

mod measure;

pub use measure::Measure;

use serde::Serialize;
use std::fmt;

/// A number from outside is not a whole number in its range.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "code", rename = "number")]
pub struct OutOfRange {
    /// What the number stands for.
    pub what: Measure,
    /// The smallest value allowed.
    pub min: u32,
    /// The largest value allowed.
    pub max: u32,
    /// The value as a message shows it: shortened, and in quotes unless it looks like a number.
    pub value: String,
}

impl fmt::Display for OutOfRange {
    #[cold]
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let OutOfRange { what, min, max, value } = self;
        write!(out, "{what} must be a whole number from {min} to {max}, but it is {value}.")
    }
}

impl std::error::Error for OutOfRange {}

/// Reads a whole number that came from outside as text, such as an attribute, a field or a JavaScript number.
///
/// # Errors
/// [`OutOfRange`] if `text` is not a plain decimal whole number from `min` to `max`.
pub fn whole_number(what: Measure, text: &str, min: u32, max: u32) -> Result<u32, OutOfRange> {
    let trimmed = text.trim();
    let plain = !trimmed.is_empty() && trimmed.bytes().all(|byte| byte.is_ascii_digit());
    match trimmed.parse::<u32>() {
        Ok(value) if plain && (min..=max).contains(&value) => Ok(value),
        _ => Err(OutOfRange { what, min, max, value: quoted(text) }),
    }
}

/// A number from outside that is one already, such as one read from a link.
pub(crate) fn in_range(what: Measure, value: u32, min: u32, max: u32) -> Result<u32, OutOfRange> {
    if (min..=max).contains(&value) { Ok(value) } else { Err(OutOfRange { what, min, max, value: value.to_string() }) }
}

/// The value as a message may show it: shortened, and in quotes unless it looks like a number.
#[must_use]
pub fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    let short: String = text.chars().take(LONGEST).collect();
    let dots = if text.chars().nth(LONGEST).is_some() { "…" } else { "" };
    let numeric = |byte: u8| byte.is_ascii_digit() || b"+-.eE".contains(&byte);
    let like_a_number = text == "NaN" || (text.bytes().any(|byte| byte.is_ascii_digit()) && text.bytes().all(numeric));
    if like_a_number { format!("{short}{dots}") } else { format!("“{short}{dots}”") }
}
