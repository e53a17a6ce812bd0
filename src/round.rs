//! One round: Magnus's call, Derek's answer and where the token went.

use crate::reason::{DerekReason, MagnusReason};
use crate::zn::Direction;
use serde::Serialize;

/// Magnus's half of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Call {
    /// The magnitude, 1..=⌊n/2⌋.
    pub magnitude: u32,
    /// Why he called it.
    pub reason: MagnusReason,
}

/// Derek's half of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Answer {
    /// The direction.
    pub direction: Direction,
    /// Why he chose it.
    pub reason: DerekReason,
}

/// A complete round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Round {
    /// What Magnus called.
    pub call: Call,
    /// What Derek answered.
    pub answer: Answer,
    /// Where the token stood before.
    pub from: u32,
    /// Where it landed.
    pub to: u32,
    /// Whether it had never been there.
    pub new: bool,
}
