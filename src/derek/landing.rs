//! The two landings of a call as Derek sees them, shared by the strategies that compare them.

use crate::game::{Answer, Game};
use crate::layers::Layers;
use crate::position_set::PositionSet;
use crate::reason::DerekReason;
use crate::zn::Direction;

/// One possible landing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Landing {
    pub direction: Direction,
    pub position: u32,
    pub new: bool,
}

impl Landing {
    /// Clockwise first.
    pub fn both(game: &Game, magnitude: u32) -> [Landing; 2] {
        Direction::BOTH.map(|direction| {
            let position = game.zn().landing(game.token(), magnitude, direction);
            Landing { direction, position, new: !game.is_visited(position) }
        })
    }

    /// A after the token has landed here.
    pub fn unvisited_after(self, game: &Game) -> PositionSet {
        let mut unvisited = game.unvisited().clone();
        unvisited.remove(self.position);
        unvisited
    }

    /// How far Magnus is from a new position after landing here (none counts as farthest), and |M(A)| then. O(n) and more.
    pub fn outlook(self, game: &Game) -> (u32, u32) {
        let of = |layers: &Layers| {
            let depth = layers.depth(self.position).unwrap_or(u32::MAX);
            (depth, layers.sizes().get(1).copied().unwrap_or(layers.sizes()[0]))
        };
        if self.new { of(&Layers::of(&self.unvisited_after(game))) } else { of(game.layers()) }
    }
}

/// The landing that `score` puts higher, clockwise if they are equal; half a turn leaves no choice.
pub(super) fn choose<Score: PartialOrd>(
    game: &Game,
    magnitude: u32,
    score: impl Fn(Landing) -> Score,
    reason: impl Fn(Landing) -> DerekReason,
) -> Answer {
    let [plus, minus] = Landing::both(game, magnitude);
    if plus.position == minus.position {
        return Answer { direction: plus.direction, reason: DerekReason::SamePosition };
    }
    let chosen = if score(minus) > score(plus) { minus } else { plus };
    Answer { direction: chosen.direction, reason: reason(chosen) }
}
