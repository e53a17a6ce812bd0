//! What a strategy lacks on a table, in a game or in its list, as the rest of a sentence.

use serde::Serialize;
use std::fmt;

/// What a strategy would need.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Need {
    /// A power of two.
    PowerOfTwo,
    /// An odd prime.
    OddPrime,
    /// A prime from 5 on.
    PrimeTimesPowerOfTwo,
    /// Neither a prime nor a power of two.
    Composite,
    /// A table whose exact values can be computed.
    ExactValues {
        /// The largest such table.
        most: u32,
    },
    /// A table on which it is done in time.
    Time {
        /// The largest such table.
        most: u32,
    },
    /// A table on which two rounds can be looked ahead.
    Foresight {
        /// The largest such table.
        most: u32,
    },
    /// A game that began with its list.
    WholeGame,
    /// A list of magnitudes.
    Magnitudes,
    /// A list of directions.
    Signs,
}

impl fmt::Display for Need {
    #[cold]
    #[rustfmt::skip]
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Need::PowerOfTwo => write!(out, "it needs a power of two: 2, 4, 8, 16, …"),
            Need::OddPrime => write!(out, "it needs an odd prime: 3, 5, 7, 11, 13, …"),
            Need::PrimeTimesPowerOfTwo => write!(out, "it needs a prime from 5 on, or one times a power of two: 5, 7, 10, 11, 13, 14, …"),
            Need::Composite => write!(out, "it needs a composite n with an odd factor, such as 15 or 12"),
            Need::ExactValues { most } => write!(out, "the exact value of every position is needed, which is computed up to n = {most}"),
            Need::Time { most } => write!(out, "it takes too long above n = {most}"),
            Need::Foresight { most } => write!(out, "two rounds ahead are too many above n = {most}"),
            Need::WholeGame => write!(out, "its list of magnitudes must be followed from round 1 on"),
            Need::Magnitudes => write!(out, "the list must be magnitudes from 1 to n/2 with commas between them, such as 3,1,2"),
            Need::Signs => write!(out, "the list must be signs without anything between them, such as +-+"),
        }
    }
}
