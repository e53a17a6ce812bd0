//! Names of the two numbers of the game.

use magnus_derek::refusal::english;
use serde::Serialize;

/// One of the two numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum NumberName {
    /// The first one.
    A,
    /// The second one.
    B,
}

english! {
    NumberName:
    A => "A",
    B => "B",
}
