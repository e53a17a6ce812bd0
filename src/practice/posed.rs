//! The tasks of puzzles, as data: those of lessons that a puzzle can have. All tasks of lessons can be read, but only these are written, which is a
//! tenth of the wasm less than writing all.

use crate::lesson::{Class, Finish, Keep, Mover, Number, Quantity, Safe, Shield, Task};
use serde::Serialize;

/// A task of a lesson that a puzzle sets.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum PosedTask {
    /// A move that loses nothing: [`Keep`].
    Keep {
        /// The player who moves.
        player: Mover,
    },
    /// The class that keeps all that is left: [`Safe`].
    Safe {
        /// The classes to choose from.
        classes: Vec<Class>,
    },
    /// The largest set that can be kept: [`Shield`].
    Shield {},
    /// So many positions in so many rounds: [`Finish`].
    Finish {
        /// Number of positions.
        visited: u32,
        /// Number of rounds of the game.
        rounds: u32,
    },
    /// A number of the figure: [`Number`].
    Number {
        /// The number.
        of: PosedNumber,
    },
}

/// A number that a puzzle asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum PosedNumber {
    /// The depth of the token.
    Depth,
}

impl PosedTask {
    /// The task that asks for the depth of the token.
    pub(super) fn depth() -> PosedTask {
        PosedTask::Number { of: PosedNumber::Depth }
    }
}

impl From<PosedTask> for Task {
    fn from(posed: PosedTask) -> Task {
        match posed {
            PosedTask::Keep { player } => Task::Keep(Keep { player }),
            PosedTask::Safe { classes } => Task::Safe(Safe { classes }),
            PosedTask::Shield {} => Task::Shield(Shield {}),
            PosedTask::Finish { visited, rounds } => Task::Finish(Finish { visited, rounds }),
            PosedTask::Number { of: PosedNumber::Depth } => Task::Number(Number { of: Quantity::Depth }),
        }
    }
}
