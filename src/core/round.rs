//! One round: Magnus's call, Derek's answer and the token's move.

use crate::reason::{DerekReason, MagnusReason};
use crate::zn::Direction;

/// Magnus's half of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Call {
    /// The magnitude, 1..=⌊n/2⌋.
    pub magnitude: u32,
    /// The reason for the call.
    pub reason: MagnusReason,
}

/// Derek's half of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Answer {
    /// The direction.
    pub direction: Direction,
    /// The reason for the choice.
    pub reason: DerekReason,
}

/// A complete round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Round {
    /// The magnitude that Magnus called.
    pub call: Call,
    /// The direction that Derek answered.
    pub answer: Answer,
    /// The token's position before.
    pub from: u32,
    /// The token's position after.
    pub to: u32,
    /// True if it had never been there.
    pub new: bool,
}
