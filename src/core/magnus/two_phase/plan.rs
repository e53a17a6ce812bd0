//! Magnus's place in the recursion, for the page to draw.

use super::exploration::{Exploration, Procedure};
use crate::magnus::plan::{Level, LevelProcedure, Plan};
use crate::position_set::PositionSet;

/// The plan of these levels, with the token on `token`.
pub(super) fn plan(explorations: &[Exploration], token: u32) -> Plan {
    Plan { levels: explorations.iter().map(|exploration| level(exploration, token)).collect(), wasted: None }
}

fn level(exploration: &Exploration, token: u32) -> Level {
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
