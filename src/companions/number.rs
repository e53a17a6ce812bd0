//! Whole numbers in their ranges, which may go beyond 32 bits.

use magnus_derek::number::OutsideRange;
use magnus_derek::refusal::english;
use serde::{Serialize, Serializer};
use std::fmt;

/// The meaning of a number that is out of its range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Size {
    /// Number of spaces of a circle.
    Spaces,
    /// First space of a domino.
    Domino,
    /// Number of subtractions of a number.
    Multiple,
    /// Size of the map of pairs.
    Map,
    /// The seed.
    Seed,
    /// K.
    K,
    /// The number A.
    A,
    /// The number B.
    B,
    /// The first number of the range of A.
    A1,
    /// Its last number.
    A2,
    /// The first number of the range of B.
    B1,
    /// Its last number.
    B2,
}

/// A whole number that JavaScript is given in digits, because it could not hold all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Digits(pub u64);

impl fmt::Display for Digits {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl Serialize for Digits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A number is not a whole number in its range.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "code", rename = "range")]
pub struct OutOfRange {
    /// The meaning of the number.
    pub what: Size,
    /// The smallest value allowed.
    pub min: Digits,
    /// The largest value allowed.
    pub max: Digits,
    /// The value as a message shows it.
    pub value: String,
}

english! {
    OutOfRange { what, min, max, value } by what: Size, range = OutsideRange { least: min, most: max, value };
    Spaces => "The number of spaces {range}.",
    Domino => "The first space of a domino {range}.",
    Multiple => "The multiple {range}.",
    Map => "The size of the map {range}.",
    Seed => "The seed {range}.",
    K => "K {range}.",
    A => "A {range}.",
    B => "B {range}.",
    A1 => "A₁ {range}.",
    A2 => "A₂ {range}.",
    B1 => "B₁ {range}.",
    B2 => "B₂ {range}.",
}

impl std::error::Error for OutOfRange {}

/// The number, if it is in its range.
pub(crate) fn in_range(what: Size, value: u64, min: u64, max: u64) -> Result<u64, OutOfRange> {
    if (min..=max).contains(&value) {
        return Ok(value);
    }
    Err(OutOfRange { what, min: Digits(min), max: Digits(max), value: value.to_string() })
}
