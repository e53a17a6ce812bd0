//! Refusals of the Number Game.

use super::NumberName;
use crate::number::OutOfRange;
use magnus_derek::refusal::english;
use serde::Serialize;

/// The reason why there are no such numbers, or they are not counted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Refusal {
    /// A range ends before it begins.
    Empty {
        /// The number whose range it is.
        name: NumberName,
        /// Its first number.
        first: u32,
        /// Its last number.
        last: u32,
    },
    /// A number is not a whole number in its range.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Number(OutOfRange),
}

english! {
    Refusal:
    Empty { name, first, last } => "The range of {name} is empty: it goes from {first} to {last}.";
    passed on: Number(OutOfRange)
}

impl std::error::Error for Refusal {}
