//! The goal of a game of the ladder, and verdicts on games that have ended.

use super::RUNGS;
use magnus_derek::exact::is_better;
use magnus_derek::player::Player;
use magnus_derek::registry::par;
use magnus_derek::solver::Value;
use magnus_derek::zn::Zn;
use serde::Serialize;

/// The goal of a person who is Derek, which earns a star.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Goal {
    /// The positions to hold Magnus to, f*(n).
    pub positions: u32,
    /// The rounds to hold out: those of perfect play. On a power of two no round need be wasted, so that perfect play has no use for
    /// Derek; there he has to make Magnus waste a quarter of the table.
    pub rounds: u32,
    /// True if only the rounds count, as Magnus gets the positions in any case.
    pub only_rounds: bool,
}

impl Goal {
    /// The goal on a table.
    #[must_use]
    pub fn of(zn: Zn) -> Goal {
        let n = zn.n();
        let rounds = if n.is_power_of_two() { n + n / 4 } else { par(zn).rounds };
        Goal { positions: zn.f_star(), rounds, only_rounds: zn.only_rounds_count() }
    }

    /// True if a game that ended so has reached it.
    #[must_use]
    pub fn is_reached(self, ended: Value) -> bool {
        ended.visited <= self.positions && ended.rounds >= self.rounds
    }
}

/// A verdict on a game that has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Judgement {
    /// True if it is better than the other game: for Magnus with more positions, then fewer rounds, for Derek the other way round.
    pub is_better: bool,
    /// True if it has earned a star.
    pub has_star: bool,
    /// True if only its rounds count.
    pub by_rounds: bool,
}

/// Judges a game of a person's that ended so, beside another one in the same seat on the same table.
#[must_use]
pub fn judge(zn: Zn, player: Player, ended: Value, other: Value) -> Judgement {
    let goal = Goal::of(zn);
    let is_derek = player == Player::Derek;
    Judgement {
        is_better: if is_derek { is_better(other, ended) } else { is_better(ended, other) },
        has_star: is_derek && RUNGS.contains(&zn.n()) && goal.is_reached(ended),
        by_rounds: is_derek && goal.only_rounds && ended.visited == goal.positions,
    }
}
