//! The roles of the classes of a composite table now: for the band that shows them round the table, and for the inner
//! table whose positions they are.

use crate::session::Session;
use magnus_derek::layers::{Coset, Layers, NEVER};
use magnus_derek::magnus::plan::{Level, LevelProcedure};
use magnus_derek::position_set::PositionSet;
use magnus_derek::reason::{DerekReason, End, MagnusReason};
use magnus_derek::zn::Direction;
use serde::Serialize;

/// The role of a class for a player now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum ClassRole {
    /// The token is in it.
    Here,
    /// γ: it stays unentered to the end of Magnus's plan.
    Gamma,
    /// Magnus wants to reach it.
    Target,
    /// None of these.
    Other,
    /// Derek keeps the token out of it.
    Kept,
}

/// The positions of all classes of one role.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Band {
    /// Their role.
    pub role: ClassRole,
    /// The positions, upwards.
    pub positions: Vec<u32>,
}

/// A position of the inner table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct InnerPosition {
    /// The role of this class for Magnus.
    pub role: ClassRole,
    /// The first layer of the targets that contains it; `None` if none does.
    pub depth: Option<u32>,
}

/// The imaginary table of classes that Magnus plays on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct InnerTable {
    /// Its positions, in order.
    pub classes: Vec<InnerPosition>,
    /// The landings of the waiting call on it, clockwise first, if it was made to travel there.
    pub steps: Vec<u32>,
}

/// The level whose classes Magnus goes through, with its p: the innermost of them.
fn with_phase<Answer>(session: &Session, answer: impl Fn(&Level, u32) -> Answer) -> Option<Answer> {
    let plan = session.plan()?;
    plan.levels.iter().rev().find_map(|level| match level.procedure {
        LevelProcedure::Phase { p, .. } => Some(answer(level, p)),
        _ => None,
    })
}

/// The role of class number `local` of a level for Magnus.
fn role_of(level: &Level, local: u32) -> ClassRole {
    match &level.procedure {
        LevelProcedure::Phase { here, .. } if *here == local => ClassRole::Here,
        LevelProcedure::Phase { gamma, .. } if *gamma == Some(local) => ClassRole::Gamma,
        LevelProcedure::Phase { targets, .. } if targets.contains(&local) => ClassRole::Target,
        _ => ClassRole::Other,
    }
}

/// The class that Derek keeps the token out of, as his last answer or the end of the game tells it.
fn class_kept_by_derek(session: &Session) -> Option<Coset> {
    if let Some(End::Safe { kept }) = session.game().end() {
        return Some(kept);
    }
    match session.last_round()?.answer.reason {
        DerekReason::Protects { kept } => Some(kept),
        DerekReason::PrefersVisited { kept } | DerekReason::NothingToChoose { kept, .. } => kept,
        _ => None,
    }
}

/// The positions by the roles of their classes for Magnus, if he goes through classes, or else the class that Derek
/// keeps. O(n·p).
#[must_use]
pub fn bands(session: &Session) -> Vec<Band> {
    let n = session.game().zn().n();
    let members = |class: Coset| (class.gamma..n).step_by(class.q as usize);
    let of_magnus = with_phase(session, |level, p| {
        let roles: Vec<ClassRole> = (0..p).map(|local| role_of(level, local)).collect();
        let band = |role| {
            let is_role = |&z: &u32| roles[level.class.local_class(p, z) as usize] == role;
            Band { role, positions: members(level.class).filter(is_role).collect() }
        };
        [ClassRole::Here, ClassRole::Gamma, ClassRole::Target, ClassRole::Other].map(band).to_vec()
    });
    let bands = of_magnus.unwrap_or_else(|| {
        let kept = class_kept_by_derek(session).filter(|class| class.q > 1);
        kept.map(|class| Band { role: ClassRole::Kept, positions: members(class).collect() }).into_iter().collect()
    });
    bands.into_iter().filter(|band| !band.positions.is_empty()).collect()
}

/// The inner table, if Magnus plays on one. O(p²) at most.
#[must_use]
pub fn inner_table(session: &Session) -> Option<InnerTable> {
    let game = session.game();
    with_phase(session, |level, p| {
        let LevelProcedure::Phase { targets, .. } = &level.procedure else { return None };
        let layers = Layers::of(&PositionSet::of(p, targets.iter().copied()));
        let depth = |local: u32| Some(layers.depths()[local as usize]).filter(|&depth| depth != NEVER).map(u32::from);
        let travelling = |reason| {
            matches!(
                reason,
                MagnusReason::ToUnentered { .. }
                    | MagnusReason::ToMarked { .. }
                    | MagnusReason::Leftover { .. }
                    | MagnusReason::OtherClass { .. }
            )
        };
        let call = game.waiting_call().filter(|call| travelling(call.reason));
        let step =
            |magnitude, direction| level.class.local_class(p, game.zn().landing(game.token(), magnitude, direction));
        Some(InnerTable {
            classes: (0..p).map(|local| InnerPosition { role: role_of(level, local), depth: depth(local) }).collect(),
            steps: call
                .iter()
                .flat_map(|call| Direction::BOTH.map(|direction| step(call.magnitude, direction)))
                .collect(),
        })
    })
    .flatten()
}
