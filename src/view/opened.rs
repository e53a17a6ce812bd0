//! What is left to do after a game has been opened.

use crate::session::{Begun, Opening, Session};
use serde::Serialize;

/// What the page has to do that has opened a game, or named the fields of a new one.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Opened {
    /// The round to play on to.
    pub round: Option<u32>,
    /// How many layers to show; `None` for all.
    pub layers: Option<u32>,
    /// The fields to name, because their defaults stand in for them.
    pub refusals: Vec<RefusedField>,
}

/// A field of a game that was refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RefusedField {
    /// Its name.
    pub about: &'static str,
    /// Why, as a sentence.
    pub message: String,
}

impl Opened {
    /// A game that has begun, and what is left to do.
    #[must_use]
    pub fn of(Begun { session, opening, refusals }: Begun) -> (Session, Opened) {
        let refused = |(about, error): (_, crate::error::Error)| RefusedField { about, message: error.to_string() };
        let Opening { round, layers } = opening;
        (session, Opened { round, layers, refusals: refusals.into_iter().map(refused).collect() })
    }
}
