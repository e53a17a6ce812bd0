//! The two landings of a call as Derek sees them, shared by the strategies that compare them.

use crate::game::{Answer, Game};
use crate::layers::Layers;
use crate::position_set::PositionSet;
use crate::reason::DerekReason;
use crate::zn::Direction;
use std::cmp::Reverse;

/// One possible landing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Landing {
    pub direction: Direction,
    pub position: u32,
    pub new: bool,
}

impl Landing {
    /// Clockwise first.
    pub fn both_landings(game: &Game, magnitude: u32) -> [Landing; 2] {
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

    /// The value of this landing for Derek. O(n) and more.
    pub fn outlook(self, game: &Game) -> Outlook {
        outlook(game.unvisited(), || game.layers(), self.position)
    }
}

/// Derek's aims after a landing: the token deep (`u32::MAX` if it is in no layer), then few positions in M(A).
pub(super) type Outlook = (u32, Reverse<u32>);

/// The best outlook: nothing more can be forced.
pub(super) const SAFE: Outlook = (u32::MAX, Reverse(0));

/// The outlook of a token that lands on `position`; `now` gives the layers of `unvisited`, needed only if `position` has been visited.
pub(super) fn outlook<'a>(unvisited: &PositionSet, now: impl FnOnce() -> &'a Layers, position: u32) -> Outlook {
    let of = |layers: &Layers| {
        let midpoints = layers.sizes().get(1).copied().unwrap_or(layers.sizes()[0]);
        layers.depth(position).map_or(SAFE, |depth| (depth, Reverse(midpoints)))
    };
    if !unvisited.contains(position) {
        return of(now());
    }
    let mut after = unvisited.clone();
    after.remove(position);
    of(&Layers::of(&after))
}

/// The landing that `score` puts higher, clockwise if they are equal; half a turn leaves no choice.
pub(super) fn choose<Score: PartialOrd>(
    game: &Game,
    magnitude: u32,
    score: impl Fn(Landing) -> Score,
    reason: impl Fn(Landing) -> DerekReason,
) -> Answer {
    let [plus, minus] = Landing::both_landings(game, magnitude);
    if plus.position == minus.position {
        return Answer { direction: plus.direction, reason: DerekReason::SamePosition };
    }
    let chosen = if score(minus) > score(plus) { minus } else { plus };
    Answer { direction: chosen.direction, reason: reason(chosen) }
}
