//! Pair counts from call to call: those of the unvisited set, or on large tables those of a while ago, see [`super::dense`].
//!
//! A cache: what is called depends on the game alone, the time it takes on what is known already.

use super::dense;
use crate::game::Game;
use crate::pair_counts::{Counting, PairCounts};
use crate::position_set::PositionSet;

/// Changes are followed one by one as long as that is less than so many steps for each position of the table.
const FOLLOWED: u64 = 16;

#[derive(Default)]
pub(super) struct Memory {
    known: Option<At<PairCounts>>,
    /// Counts that will be asked for soon: a part at each call, so that no call waits for all.
    ahead: Option<At<Counting>>,
}

/// Something about the set that was unvisited when so many positions had been visited.
struct At<T> {
    visited: u32,
    /// How often the game had been taken back when this was last found to be true.
    undone: u64,
    about: T,
}

impl<T> At<T> {
    /// Whether it is about this game after `visited` positions and the game has not been taken back since.
    fn is_of(&self, game: &Game, visited: u32) -> bool {
        (self.visited, self.undone) == (visited, game.times_undone())
    }
}

/// The set that was unvisited when `visited` positions had been visited; not more than are visited now. O(n).
fn unvisited_then(game: &Game, visited: u32) -> PositionSet {
    let mut unvisited = PositionSet::full(game.zn().n());
    game.visited()[..visited as usize].iter().for_each(|&position| unvisited.remove(position));
    unvisited
}

impl Memory {
    /// Goes on with counting what will be asked for soon.
    pub(super) fn prepare(&mut self, game: &Game) {
        let Some(visited) = dense::counted_soon(game) else { return };
        if self.is_known(game, visited) {
            return;
        }
        match &mut self.ahead {
            Some(ahead) if ahead.is_of(game, visited) => ahead.about.work(),
            _ => {
                let about = Counting::of(&unvisited_then(game, visited));
                self.ahead = Some(At { visited, undone: game.times_undone(), about });
            }
        }
    }

    /// Whether the counts are there. O(1), O(n) after the game was taken back: what was visited before may be the same.
    fn is_known(&mut self, game: &Game, visited: u32) -> bool {
        self.known.as_mut().is_some_and(|known| {
            if known.visited == visited
                && known.undone != game.times_undone()
                && *known.about.set() == unvisited_then(game, visited)
            {
                known.undone = game.times_undone();
            }
            known.is_of(game, visited)
        })
    }

    /// The counts of the set that was unvisited when `visited` positions had been visited.
    pub(super) fn then(&mut self, game: &Game, visited: u32) -> &PairCounts {
        let known = if self.is_known(game, visited) { self.known.take() } else { None };
        let known = known.unwrap_or_else(|| {
            self.known = None;
            let about = match self.ahead.take() {
                Some(ahead) if ahead.is_of(game, visited) => ahead.about.counts(),
                _ => PairCounts::of(&unvisited_then(game, visited)),
            };
            At { visited, undone: game.times_undone(), about }
        });
        &self.known.insert(known).about
    }

    /// The counts of the unvisited set.
    pub(super) fn now(&mut self, game: &Game) -> &PairCounts {
        let (set, visited, undone) = (game.unvisited(), game.visited(), game.times_undone());
        let is_cheap = |changed: usize, counts: &PairCounts| {
            changed as u64 * counts.members().len() as u64 <= FOLLOWED * u64::from(set.n())
        };
        let counts = self.known.take().and_then(|known| {
            let mut counts = known.about;
            match visited.get(known.visited as usize..).filter(|_| known.undone == undone) {
                Some(later) if is_cheap(later.len(), &counts) => {
                    later.iter().for_each(|&position| counts.remove(position))
                }
                None if is_cheap(counts.differences(set), &counts) => counts.follow(set),
                _ => return None,
            }
            Some(counts)
        });
        let about = counts.unwrap_or_else(|| PairCounts::of(set));
        &self.known.insert(At { visited: visited.len() as u32, undone, about }).about
    }
}
