//! Exact values of all moves of one position, on small tables and in endings: what each move costs, and its refutation.
//!
//! A table of at most [`exact::AT_ONCE`] positions, or one that has been solved, has values everywhere ([`magnus_derek::exact`]); on the
//! others they are known once few positions are left ([`magnus_derek::endgame`]). Both are the values of [`Aim::Most`]: positions first,
//! then rounds.
//!
//! [`Aim::Most`]: magnus_derek::solver::Aim::Most

use crate::evaluation::{Loss, RatedCall};
use crate::link::Move;
use magnus_derek::endgame::{Endgame, max_left};
use magnus_derek::exact::{self, CallValue, SolvedTable, State};
use magnus_derek::game::Game;
use magnus_derek::position_set::PositionSet;
use magnus_derek::solver::Value;
use magnus_derek::zn::{Direction, Zn};
use std::sync::Arc;

/// The source of exact values for one position and all that can come of it.
#[derive(Debug)]
enum Source {
    /// A table that has been solved.
    Table(Arc<SolvedTable>),
    /// All subsets of the positions that were left.
    Ending(Endgame),
}

/// The exact values of one position and of all that can come of it.
#[derive(Debug)]
pub struct BestPlay {
    zn: Zn,
    source: Source,
}

/// A position: the unvisited set, and the token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// A.
    pub unvisited: PositionSet,
    /// K.
    pub token: u32,
}

impl Position {
    /// The present position of a game.
    #[must_use]
    pub fn of(game: &Game) -> Position {
        Position { unvisited: game.unvisited().clone(), token: game.token() }
    }

    /// The position after the token has come to `landing`.
    #[must_use]
    pub fn after(&self, landing: u32) -> Position {
        let mut unvisited = self.unvisited.clone();
        unvisited.remove(landing);
        Position { unvisited, token: landing }
    }

    /// The two landings of a legal magnitude, clockwise first.
    #[must_use]
    pub fn landings(&self, zn: Zn, magnitude: u32) -> [u32; 2] {
        Direction::BOTH.map(|direction| zn.landing(self.token, magnitude, direction))
    }

    /// Number of visited positions.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.unvisited.n() - self.unvisited.count()
    }
}

/// The values of one position: of itself, and of each landing.
#[derive(Debug, Clone)]
pub struct Values {
    zn: Zn,
    position: Position,
    /// The value of the position.
    pub present: Value,
    /// The value of a landing on each position of the table, the round that leads there counted. Of the token's own it means nothing.
    landings: Vec<Value>,
}

impl BestPlay {
    /// The values of a position, if they are at hand: see the module. Costs solving a table of at most [`exact::AT_ONCE`] positions, a few
    /// hundredths of a second unless that is known, or an ending, some milliseconds.
    #[must_use]
    pub fn of(zn: Zn, unvisited: &PositionSet) -> Option<BestPlay> {
        let source = if unvisited.count() <= QUICK_ENDING.min(max_left(zn, 0)) {
            Source::Ending(Endgame::solve(zn, unvisited, 0)?)
        } else if let Some(table) = exact::table_at_hand(zn) {
            Source::Table(table)
        } else if unvisited.count() <= max_left(zn, 0) {
            Source::Ending(Endgame::solve(zn, unvisited, 0)?)
        } else {
            return None;
        };
        Some(BestPlay { zn, source })
    }

    /// The values of a position of which this one has come, or of this one itself. O(n) values.
    ///
    /// # Panics
    /// If positions are unvisited in it that were visited when this was made.
    #[must_use]
    pub fn values(&self, position: &Position) -> Values {
        let (n, count) = (self.zn.n(), position.count());
        let later = |Value { visited, rounds }: Value| {
            // If no further position is to come, no round is needed.
            Value { visited, rounds: if visited == count { 0 } else { rounds + 1 } }
        };
        let (present, landings) = match &self.source {
            Source::Table(table) => {
                let visited = (0..n).filter(|&z| !position.unvisited.contains(z)).fold(0_u64, |set, z| set | 1 << z);
                let value = |token: u32| table.value(State { visited: visited | 1 << token, token });
                (value(position.token), (0..n).map(value).map(later).collect())
            }
            Source::Ending(ending) => {
                let landings = ending.landings(&position.unvisited).expect("a subset of what was left");
                let value = |token: u32| {
                    let ending = landings.value_after(token);
                    Value { visited: n - ending.kept, rounds: ending.rounds }
                };
                (value(position.token), (0..n).map(value).map(later).collect())
            }
        };
        Values { zn: self.zn, position: position.clone(), present, landings }
    }

    /// The moves of best play from a position to the last new position, after `first` has been played: a call, and the answer to it if
    /// that is given as well. Of equally good moves the smallest magnitude, and clockwise.
    #[must_use]
    pub fn line(&self, position: &Position, first: (u32, Option<Direction>)) -> Vec<Move> {
        let (mut at, mut next, mut moves) = (position.clone(), Some(first), Vec::new());
        loop {
            let values = self.values(&at);
            let (magnitude, direction) = match next.take() {
                Some(first) => first,
                None if values.is_over() => return moves,
                None => (values.best_calls()[0], None),
            };
            let direction = direction.unwrap_or_else(|| values.best_answer(magnitude));
            moves.push((magnitude, direction));
            at = at.after(self.zn.landing(at.token, magnitude, direction));
        }
    }
}

/// Up to so many positions left, an ending is solved sooner than a table.
pub(crate) const QUICK_ENDING: u32 = 6;

impl Values {
    /// True if no new position can be forced.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.present.visited == self.position.count()
    }

    /// The values of the two answers to a legal magnitude, clockwise first, the round itself counted.
    #[must_use]
    pub fn answers(&self, magnitude: u32) -> [Value; 2] {
        self.position.landings(self.zn, magnitude).map(|landing| self.landings[landing as usize])
    }

    /// A call of a legal magnitude with its value and Magnus's loss.
    #[must_use]
    pub fn rated_call(&self, magnitude: u32) -> RatedCall {
        RatedCall::of(self.present, CallValue { magnitude, answers: self.answers(magnitude) })
    }

    /// The value of a call of a legal magnitude: Derek gives the answer that is worse for Magnus.
    #[must_use]
    pub fn call(&self, magnitude: u32) -> Value {
        self.rated_call(magnitude).value
    }

    /// Magnus's loss with a call.
    #[must_use]
    pub fn call_loss(&self, magnitude: u32) -> Loss {
        self.rated_call(magnitude).loss
    }

    /// Derek's losses with the two answers to a call, clockwise first.
    #[must_use]
    pub fn answer_losses(&self, magnitude: u32) -> [Loss; 2] {
        let call = self.call(magnitude);
        self.answers(magnitude).map(|answer| Loss::between(call, answer))
    }

    /// The calls that lose nothing, upwards: at least one.
    #[must_use]
    pub fn best_calls(&self) -> Vec<u32> {
        (1..=self.zn.max_magnitude()).filter(|&magnitude| self.call_loss(magnitude).is_nothing()).collect()
    }

    /// The first answer that loses nothing.
    fn best_answer(&self, magnitude: u32) -> Direction {
        Direction::BOTH[usize::from(!self.answer_losses(magnitude)[0].is_nothing())]
    }
}
