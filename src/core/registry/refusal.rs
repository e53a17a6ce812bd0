//! Refusals of a strategy, and the needs behind them.

use crate::player::Player;
use crate::refusal::english;
use std::fmt;

/// The reason why a strategy does not play.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "code", rename_all = "camelCase"))]
#[non_exhaustive]
pub enum Refusal {
    /// No strategy has this id.
    UnknownStrategy {
        /// The player whose strategy was asked for.
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        player: Player,
        /// The id as it was given.
        id: String,
        /// All ids, separated by commas.
        known: String,
    },
    /// A strategy cannot play on this table.
    TableUnsuited {
        /// The strategy.
        strategy: Box<Named>,
        /// The number of positions.
        n: u32,
        /// The need that is not met.
        why: Need,
    },
    /// A strategy cannot take over in the middle of this game.
    CannotTakeOver {
        /// The strategy.
        strategy: Box<Named>,
        /// The number of rounds played.
        round: u32,
        /// The need that is not met.
        why: Need,
    },
    /// The list of a strategy is none, or none for this table.
    Argument {
        /// The strategy.
        strategy: Box<Named>,
        /// The list as it was given.
        value: String,
        /// The rule for such a list.
        why: Need,
    },
}

english! {
    Refusal:
    UnknownStrategy { player, id, known } => "There is no {player} called {id}. The choices are {known}.",
    TableUnsuited { strategy, n, why } => "{strategy} cannot play on n = {n}: {why}.",
    CannotTakeOver { strategy, round, why } => "{strategy} cannot take over after round {round}: {why}.",
    Argument { strategy, value, why } => "{strategy} cannot use {value}: {why}.",
}

impl std::error::Error for Refusal {}

/// A strategy as a refusal names it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Strategy"))]
pub struct Named {
    /// The player.
    #[cfg_attr(feature = "typescript", ts(inline))]
    pub player: Player,
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

impl fmt::Display for Named {
    #[cold]
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(&self.name)
    }
}

/// A need of a strategy that is not met.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "code", rename_all = "camelCase"))]
#[non_exhaustive]
pub enum Need {
    /// A power of two.
    PowerOfTwo,
    /// An odd prime.
    OddPrime,
    /// A prime from 5 on.
    PrimeTimesPowerOfTwo,
    /// Neither a prime nor a power of two.
    Composite,
    /// A table on which no round need be wasted.
    NoWaste,
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

english! {
    Need:
    PowerOfTwo => "it needs a power of two: 2, 4, 8, 16, …",
    OddPrime => "it needs an odd prime: 3, 5, 7, 11, 13, …",
    PrimeTimesPowerOfTwo => "it needs a prime from 5 on, or one times a power of two: 5, 7, 10, 11, 13, 14, …",
    Composite => "it needs a composite n with an odd factor, such as 15 or 12",
    NoWaste => "it needs a table on which no round need be wasted: 2^a·3^b, or that times 10, 15, 21, 33, 39, 51, 57, 69 or 75",
    ExactValues { most } => "the exact value of every position is needed, which is computed up to n = {most}",
    Time { most } => "it takes too long above n = {most}",
    Foresight { most } => "looking two rounds ahead takes too long above n = {most}",
    WholeGame => "its list of magnitudes must be followed from round 1 on",
    Magnitudes => "the list must be magnitudes from 1 to n/2 with commas between them, such as 3,1,2",
    Signs => "the list must be signs without anything between them, such as +-+",
}
