//! Positions set up by hand, with which a game begins in place of its start.
//!
//! Any set of visited positions with the token on one of them is such a position. A whole game leads to it exactly if position 0 is
//! among them, and if the token is on 0 where that is the only one:
//! - A whole game begins on 0, and what has been visited stays so. As long as nothing else has been visited the token has not moved, for
//!   each round takes it to another position.
//! - From any position the token comes to any other in one round, if Magnus calls their distance and Derek answers with the direction that
//!   leads there. So a game visits the positions of the set one after another, in any order that begins with 0 and ends with the token's;
//!   if the token is on 0 and others are visited, it goes back there in one round more.
//!
//! The game is then one in which the players help each other: nothing is said of good play. These are also the fewest rounds, for a round
//! visits at most one new position.

use magnus_derek::game::Game;
use magnus_derek::number::{Measure, Range};
use magnus_derek::position_set::PositionSet;
use magnus_derek::zn::Zn;

/// A position set up by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetUp {
    visited: PositionSet,
    token: u32,
}

impl SetUp {
    /// The position with these positions visited, and that of the token, which counts as visited in any case.
    ///
    /// # Panics
    /// If the token is not on the table of the set.
    #[must_use]
    pub fn new(mut visited: PositionSet, token: u32) -> SetUp {
        visited.insert(token);
        SetUp { visited, token }
    }

    /// The numbers of the positions of a table from `least` on.
    pub(crate) fn positions(n: u32, least: u32) -> Range {
        Range::new(Measure::OnePosition, least, n - 1)
    }

    /// The position with which a game began; `None` for a whole game. O(n).
    #[must_use]
    pub fn of(game: &Game) -> Option<SetUp> {
        let visited = || PositionSet::of(game.zn().n(), game.start().iter().copied());
        (!game.is_whole()).then(|| SetUp { visited: visited(), token: game.start_token() })
    }

    /// The visited positions, the token's among them.
    #[must_use]
    pub fn visited(&self) -> &PositionSet {
        &self.visited
    }

    /// The token's position.
    #[must_use]
    pub fn token(&self) -> u32 {
        self.token
    }

    /// True if it is the start of a whole game: only 0 is visited, and the token is there.
    #[must_use]
    pub fn is_start(&self) -> bool {
        self.fewest_rounds() == Some(0)
    }

    /// A game that begins with this position.
    ///
    /// # Panics
    /// If the table is another one.
    #[must_use]
    pub fn begin(&self, zn: Zn) -> Game {
        Game::from_position(zn, &self.visited, self.token)
    }

    /// The fewest rounds in which a whole game leads here, both players helping; `None` if none does: see the module.
    #[must_use]
    pub fn fewest_rounds(&self) -> Option<u32> {
        let others = self.visited.count() - 1;
        match (self.visited.contains(0), self.token) {
            (false, _) => None,
            (true, 0) if others > 0 => Some(others + 1),
            (true, _) => Some(others),
        }
    }
}
