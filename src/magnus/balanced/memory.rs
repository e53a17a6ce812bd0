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

    /// What has been visited since, or `None` if the game was taken back meanwhile.
    fn later<'a>(&self, game: &'a Game) -> Option<&'a [u32]> {
        game.visited().get(self.visited as usize..).filter(|_| self.undone == game.times_undone())
    }
}

/// The set that was unvisited when `visited` positions had been visited; not more than are visited now. O(n).
fn unvisited_then(game: &Game, visited: u32) -> PositionSet {
    let mut unvisited = PositionSet::full(game.zn().n());
    game.visited()[..visited as usize].iter().for_each(|&position| unvisited.remove(position));
    unvisited
}

impl Memory {
    /// Does a part of the counting that a call would wait for now, and says whether there is more of it. O(n).
    pub(super) fn prepare(&mut self, game: &Game) -> bool {
        let is_exact = dense::counted_at(game).is_none();
        let Some(visited) = dense::counted_now(game) else { return false };
        if self.is_known(game, visited) || (is_exact && self.is_near(game)) {
            return false;
        }
        self.count(game, visited)
    }

    /// The same for what will be asked for soon.
    pub(super) fn prepare_soon(&mut self, game: &Game) {
        if let Some(visited) = dense::counted_soon(game).filter(|&visited| !self.is_known(game, visited)) {
            self.count(game, visited);
        }
    }

    /// Goes on with counting, or begins. Whether there is more to do.
    fn count(&mut self, game: &Game, visited: u32) -> bool {
        match &mut self.ahead {
            Some(ahead) if ahead.is_of(game, visited) => ahead.about.work(),
            _ => {
                let about = Counting::of(&unvisited_then(game, visited));
                self.ahead = Some(At { visited, undone: game.times_undone(), about });
                true
            }
        }
    }

    /// The counts at once, with what has been done of them.
    fn counted(&mut self, game: &Game, visited: u32) -> PairCounts {
        match self.ahead.take() {
            Some(ahead) if ahead.is_of(game, visited) => ahead.about.counts(),
            _ => PairCounts::of(&unvisited_then(game, visited)),
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

    /// Whether the known counts can be followed to those of the unvisited set sooner than these are counted. O(1), O(n/64) after
    /// the game was taken back.
    fn is_near(&self, game: &Game) -> bool {
        self.known.as_ref().is_some_and(|known| {
            let counts = &known.about;
            let changes = known.later(game).map_or_else(|| counts.differences(game.unvisited()), <[u32]>::len);
            changes as u64 * counts.members().len() as u64 <= FOLLOWED * u64::from(game.zn().n())
        })
    }

    /// The counts of the set that was unvisited when `visited` positions had been visited.
    pub(super) fn then(&mut self, game: &Game, visited: u32) -> &PairCounts {
        if !self.is_known(game, visited) {
            self.known = None;
        }
        let known = self.known.take();
        let known = known.unwrap_or_else(|| self.at(game, visited));
        &self.known.insert(known).about
    }

    /// The counts of the unvisited set.
    pub(super) fn now(&mut self, game: &Game) -> &PairCounts {
        let is_near = self.is_near(game);
        let visited = game.visited().len() as u32;
        let known = match self.known.take().filter(|_| is_near) {
            None => self.at(game, visited),
            Some(mut known) => {
                match known.later(game) {
                    Some(later) => later.iter().for_each(|&position| known.about.remove(position)),
                    None => known.about.follow(game.unvisited()),
                }
                At { visited, undone: game.times_undone(), about: known.about }
            }
        };
        &self.known.insert(known).about
    }

    fn at(&mut self, game: &Game, visited: u32) -> At<PairCounts> {
        At { visited, undone: game.times_undone(), about: self.counted(game, visited) }
    }
}
