//! Pair counts from call to call: those of the unvisited set, or on large tables those of a while ago, see [`super::dense`].
//!
//! They are found in two ways: position by position from counts that are known already, or by the transform, a part at each
//! call. Which way is taken changes only the time: what is called depends on the game alone.

use super::dense;
use crate::game::Game;
use crate::layers::pair_counts::{Counting, PairCounts};
use crate::position_set::PositionSet;

/// Following changes position by position may cost this many steps for each position of the table; beyond that the transform is
/// cheaper.
const FOLLOWED: u64 = 16;

#[derive(Default)]
pub(super) struct CountCache {
    known: Option<At<PairCounts>>,
    /// Counts that will be asked for soon, in the making.
    ahead: Option<At<Counting>>,
}

/// Something about the set that was unvisited when `visited` positions had been visited.
struct At<T> {
    visited: u32,
    /// [`Game::times_undone`] when it was last known to be about the game's own past.
    undone: u64,
    about: T,
}

impl<T> At<T> {
    fn is_of(&self, game: &Game, visited: u32) -> bool {
        (self.visited, self.undone) == (visited, game.times_undone())
    }
}

/// The set that was unvisited when `visited` positions had been visited; not more than are visited now. O(n).
fn unvisited_at(game: &Game, visited: u32) -> PositionSet {
    let mut unvisited = PositionSet::full(game.zn().n());
    game.visited()[..visited as usize].iter().for_each(|&position| unvisited.remove(position));
    unvisited
}

/// True if visiting `changes` positions or taking them back, each O(`members`), is cheaper than the transform on n positions.
fn is_cheap(changes: usize, members: usize, n: u32) -> bool {
    changes as u64 * members as u64 <= FOLLOWED * u64::from(n)
}

impl CountCache {
    /// Does a part of the counting that a call would wait for now, and says whether there is more of it. O(n).
    pub(super) fn prepare(&mut self, game: &Game) -> bool {
        let Some(visited) = dense::counts_needed_now(game) else { return false };
        let is_exact = dense::counts_in_use(game).is_none();
        if self.is_known(game, visited) || (is_exact && (self.is_near(game) || is_nearly_empty(game))) {
            return false;
        }
        self.count_part(game, visited)
    }

    /// The same for what will be asked for soon.
    pub(super) fn prepare_soon(&mut self, game: &Game) {
        if let Some(visited) = dense::counts_needed_soon(game).filter(|&visited| !self.is_known(game, visited)) {
            self.count_part(game, visited);
        }
    }

    /// Goes on with counting, or begins. Whether there is more to do.
    fn count_part(&mut self, game: &Game, visited: u32) -> bool {
        match &mut self.ahead {
            Some(ahead) if ahead.is_of(game, visited) => ahead.about.work(),
            _ => {
                let about = Counting::of(&unvisited_at(game, visited));
                self.ahead = Some(At { visited, undone: game.times_undone(), about });
                true
            }
        }
    }

    /// The counts by the transform, of which a part may have been done ahead.
    fn finish_counts(&mut self, game: &Game, visited: u32) -> PairCounts {
        match self.ahead.take() {
            Some(ahead) if ahead.is_of(game, visited) => ahead.about.counts(),
            _ => PairCounts::of(&unvisited_at(game, visited)),
        }
    }

    /// True if the counts are there. O(1), but O(n) after an undo: the first `visited` positions may still be the same.
    fn is_known(&mut self, game: &Game, visited: u32) -> bool {
        self.known.as_mut().is_some_and(|known| {
            if known.visited == visited
                && known.undone != game.times_undone()
                && *known.about.set() == unvisited_at(game, visited)
            {
                known.undone = game.times_undone();
            }
            known.is_of(game, visited)
        })
    }

    /// True if the known counts are so near that they can be followed to the unvisited set. O(n/64).
    fn is_near(&self, game: &Game) -> bool {
        self.known.as_ref().is_some_and(|At { about, .. }| {
            is_cheap(about.differences(game.unvisited()), about.members().len(), game.zn().n())
        })
    }

    /// The counts of the set that was unvisited when `visited` positions had been visited.
    pub(super) fn counts_at(&mut self, game: &Game, visited: u32) -> &PairCounts {
        let known = if self.is_known(game, visited) { self.known.take() } else { None };
        let known = known.unwrap_or_else(|| {
            let about = self.finish_counts(game, visited);
            At { visited, undone: game.times_undone(), about }
        });
        &self.known.insert(known).about
    }

    /// The counts of the unvisited set.
    pub(super) fn current_counts(&mut self, game: &Game) -> &PairCounts {
        let (n, visited) = (game.zn().n(), game.visited().len() as u32);
        let known = if self.is_near(game) { self.known.take().map(|known| known.about) } else { None };
        let start = known.or_else(|| is_nearly_empty(game).then(|| PairCounts::empty(n)));
        let about = match start {
            Some(mut counts) => {
                counts.follow(game.unvisited());
                counts
            }
            None => self.finish_counts(game, visited),
        };
        &self.known.insert(At { visited, undone: game.times_undone(), about }).about
    }
}

/// True if so few positions are unvisited that their counts can be followed from those of the empty set.
fn is_nearly_empty(game: &Game) -> bool {
    let (n, unvisited) = (game.zn().n(), game.zn().n() as usize - game.visited().len());
    is_cheap(unvisited, unvisited, n)
}
