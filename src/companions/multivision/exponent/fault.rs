//! Reasons why a number cannot be held.

use magnus_derek::refusal::english;
use serde::Serialize;

/// Reasons why a number cannot be held.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ExponentFault"))]
#[serde(rename_all = "camelCase")]
pub enum Fault {
    /// A giant is multiplied with a giant.
    TwoGiants,
    /// Too many giants are in each other.
    GiantsInside,
    /// It is below 0, or nobody knows.
    BelowZero,
    /// It has too many digits to be held exactly.
    Digits,
    /// It has too many of one giant.
    SameGiant,
    /// It takes too long.
    Work,
    /// T is iterated too often.
    Iterations,
    /// T is asked for 0.
    EmptyTower,
}

english! {
    Fault:
    TwoGiants => "is the product of two giants",
    GiantsInside => "holds more than 100 giants, one in the other",
    BelowZero => "is below 0, or giants would have to be compared to find out",
    Digits => "has more than 1,000 digits, so write it as a power, such as 10^5000",
    SameGiant => "holds the same giant more than a million times",
    Work => "needs too many multiplications of large numbers",
    Iterations => "iterates T more than 1,000 times",
    EmptyTower => "contains T(0), and a tower needs at least one copy",
}
