//! The two numbers of the game by their names.

use magnus_derek::refusal::english;
use serde::Serialize;

/// One of the two numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NumberName"))]
pub enum Name {
    /// The first one.
    A,
    /// The second one.
    B,
}

english! {
    Name:
    A => "A",
    B => "B",
}
