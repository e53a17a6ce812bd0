//! Magnus's place in a plan that goes through classes, and classes of classes, for the page to draw.

use crate::layers::Coset;

/// The levels from the whole table inwards. Empty when the plan is finished and layer play goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Plan {
    /// The levels.
    pub levels: Vec<Level>,
    /// For a plan that wastes no round: the rounds so far that visited nothing new.
    pub wasted: Option<u32>,
}

/// One level: a class explored as a table of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct Level {
    /// The class; q = 1 is the whole table.
    pub class: Coset,
    /// The number of its positions.
    pub size: u32,
    /// The procedure of its exploration.
    pub procedure: LevelProcedure,
}

/// The procedure by which a level is explored. Classes are numbered on the level's imaginary table, 0..p.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase"))]
#[non_exhaustive]
pub enum LevelProcedure {
    /// The schedule for a power of two.
    Schedule {
        /// Rounds of it done.
        done: u32,
    },
    /// Layer play on a prime number of positions.
    PrimeLayers,
    /// Halves: every position that is new is followed by the one opposite, on tables half as large down to that of `size` positions.
    Halves {
        /// The size of the smallest table, on which a search knows the way; 1 if there is nothing to search.
        size: u32,
    },
    /// Phases on the imaginary table of p classes: 1 or 2 of the two-phase recursion; 1, 2 or 3 of tripling, where p = 3.
    Phase {
        /// Its number.
        number: u8,
        /// The number of classes.
        p: u32,
        /// The token's class.
        here: u32,
        /// γ, the class that has not been entered, in phase 2.
        gamma: Option<u32>,
        /// The classes that Magnus wants to reach: the unentered ones, or the marked ones and γ; of tripling those in which the next
        /// position will be.
        targets: Vec<u32>,
    },
    /// This level only waits for the next one to end.
    Done,
}
