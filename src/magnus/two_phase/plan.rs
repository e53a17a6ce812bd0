//! Magnus's place in the recursion, for the page to draw.

use super::exploration::{Exploration, Procedure};
use crate::layers::Coset;
use crate::position_set::PositionSet;
use serde::Serialize;

/// The levels from the whole table inwards. Empty when the recursion is finished and layer play goes on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Plan {
    /// The levels.
    pub levels: Vec<Level>,
}

/// One level: a class explored as a table of its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Level {
    /// The class; q = 1 is the whole table.
    pub class: Coset,
    /// The number of its positions.
    pub size: u32,
    /// The procedure of its exploration.
    pub procedure: LevelProcedure,
}

/// The procedure by which a level is explored. Classes are numbered on the level's imaginary table, 0..p.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum LevelProcedure {
    /// The schedule for a power of two.
    Schedule {
        /// Rounds of it done.
        done: u32,
    },
    /// Layer play on a prime number of positions.
    PrimeLayers,
    /// Phase 1 or 2 on the imaginary table of p classes.
    Phase {
        /// 1 or 2.
        number: u8,
        /// The number of classes.
        p: u32,
        /// The token's class.
        here: u32,
        /// γ, the class that stays unentered, in phase 2.
        gamma: Option<u32>,
        /// The classes that Magnus wants to reach: the unentered ones, or the marked ones and γ.
        targets: Vec<u32>,
    },
    /// This level only waits for the next one to end.
    Done,
}

impl Plan {
    pub(super) fn of(explorations: &[Exploration], token: u32) -> Plan {
        Plan { levels: explorations.iter().map(|exploration| Level::of(exploration, token)).collect() }
    }
}

impl Level {
    fn of(exploration: &Exploration, token: u32) -> Level {
        let phase = |number, gamma, targets: &PositionSet| LevelProcedure::Phase {
            number,
            p: exploration.p,
            here: exploration.local_class(token),
            gamma,
            targets: targets.iter().collect(),
        };
        let procedure = match &exploration.procedure {
            Procedure::Schedule { done } => LevelProcedure::Schedule { done: *done },
            Procedure::PrimeLayers => LevelProcedure::PrimeLayers,
            Procedure::Phase1 { unentered } => phase(1, None, unentered),
            Procedure::Phase2 { gamma, marked } => {
                let mut targets = marked.clone();
                targets.insert(*gamma);
                phase(2, Some(*gamma), &targets)
            }
            Procedure::Done => LevelProcedure::Done,
        };
        Level { class: exploration.class, size: exploration.size, procedure }
    }
}
