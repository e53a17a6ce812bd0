//! Parsing of texts into the types of this crate: numbers, directions, ids of strategies.
//!
//! A caller with a text parses it here and has types from then on; a text that is none of these is refused in a sentence that quotes
//! it. No other module of this crate takes a text.
//!
//! ```
//! use magnus_derek::{derek, magnus, parse};
//!
//! let outlast = parse::strategy(derek::REGISTRY, "outlast")?;
//! let protector = parse::derek("protector:late")?;
//! assert_eq!(protector.name(), "Protector: class chosen late");
//! let refused = parse::magnus("layer").unwrap_err();
//! assert!(refused.to_string().contains("layers"));
//! # Ok::<(), magnus_derek::registry::Refusal>(())
//! ```

mod lists;
mod strategy;

use crate::chance::SEEDS;
use crate::number::{OutOfRange, Range, quote};
use crate::refusal::english;
use crate::zn::{Direction, SIZES, Zn};
pub use lists::{MOST_TABLES, players, tables};
pub use strategy::{derek, list, magnus, strategy};

/// A direction is neither `+` nor `-`.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "code", rename = "direction"))]
pub struct NoDirection {
    /// The value as it was given.
    pub value: String,
}

english! { NoDirection { value } => "A direction must be + (clockwise) or - (counter-clockwise), but it is {value}." }

impl std::error::Error for NoDirection {}

/// A whole number in its range, written with digits alone; blanks around it do not count.
///
/// # Errors
/// [`OutOfRange`] for any other text.
pub fn number(range: Range, text: &str) -> Result<u32, OutOfRange> {
    digits(text).filter(|&value| range.contains(value)).ok_or_else(|| range.refusal(quote(text)))
}

/// The number that is written with digits alone; blanks around it do not count.
fn digits(text: &str) -> Option<u32> {
    let trimmed = text.trim();
    // The library's parsing would allow a sign.
    trimmed.parse().ok().filter(|_| !trimmed.starts_with('+'))
}

/// The table with so many positions.
///
/// # Errors
/// As [`number`], in [`SIZES`].
pub fn table(text: &str) -> Result<Zn, OutOfRange> {
    Zn::new(number(SIZES, text)?)
}

/// A seed.
///
/// # Errors
/// As [`number`], in [`SEEDS`].
pub fn seed(text: &str) -> Result<u32, OutOfRange> {
    number(SEEDS, text)
}

/// `+` or `-`; a typographic minus sign is understood as well.
///
/// # Errors
/// [`NoDirection`] for any other text.
pub fn direction(text: &str) -> Result<Direction, NoDirection> {
    match text {
        "+" => Ok(Direction::Clockwise),
        "-" | "−" => Ok(Direction::CounterClockwise),
        _ => Err(NoDirection { value: quote(text) }),
    }
}

/// Directions without anything between them, as in `+-+`.
///
/// # Errors
/// [`NoDirection`] for the first sign that is none.
pub fn directions(text: &str) -> Result<Vec<Direction>, NoDirection> {
    let mut directions = Vec::new();
    for sign in text.chars() {
        directions.push(direction(sign.encode_utf8(&mut [0; 4]))?);
    }
    Ok(directions)
}
