//! Search by paths: whether Derek can hold Magnus to so many positions, by all his directions, depth first. The number
//! of states is at most 2^(r − 1).
//!
//! - A state with too many positions is not looked at.
//! - A state with as many positions as allowed is settled at once: the token must stay in the visited set, and all positions
//!   that it can have there after each round are one set, found in r passes at most.
//! - The landing that was visited before comes first.
//! - By reflection the first direction may be taken to be counter-clockwise.

use super::Magnitudes;
use super::search::Advance;
use super::word::Word;

/// A round of the way that is being tried; its index in the list is the number of rounds before it.
struct Level {
    token: u32,
    /// True if the token was the first on this position.
    new: bool,
    /// Number of the ways on that have been tried.
    tried: u8,
}

/// The search for one list of magnitudes and one number of positions, on a table of at most [`Word::CAPACITY`] positions.
pub struct PathSearch<'a, W> {
    announced: &'a Magnitudes,
    /// As many positions may be visited.
    most: u32,
    levels: Vec<Level>,
    visited: W,
    count: u32,
}

impl<'a, W: Word> PathSearch<'a, W> {
    /// The search for directions that visit at most `most` ≥ 2 positions.
    #[must_use]
    pub fn new(announced: &'a Magnitudes, most: u32) -> Self {
        let start = Level { token: 0, new: true, tried: 0 };
        PathSearch { announced, most, levels: vec![start], visited: W::only(0), count: 1 }
    }

    /// Goes on for about `steps` steps. A step is one landing, or one round of a pass.
    pub fn advance(&mut self, steps: u64) -> Advance<W> {
        let mut steps_left = i64::try_from(steps).unwrap_or(i64::MAX);
        while steps_left > 0 {
            let depth = self.levels.len();
            let Some(level) = self.levels.last_mut() else { return Advance::Nothing };
            let landing = next_landing(self.announced, &self.visited, depth - 1, level);
            let Some(landing) = landing else {
                self.leave();
                continue;
            };
            level.tried += 1;
            steps_left -= 1;
            let new = !self.visited.contains(landing);
            if new && self.count == self.most {
                continue;
            }
            self.enter(landing, new);
            if self.levels.len() > self.announced.list().len() {
                return Advance::Found(self.visited);
            }
            if self.count == self.most {
                let (rounds, stays) = self.can_stay(landing);
                steps_left -= rounds as i64;
                if stays {
                    return Advance::Found(self.visited);
                }
                self.leave();
            }
        }
        Advance::Unfinished
    }

    /// The part of all ways that is done, 0 to 1, each way on from a state counting as much as the other.
    #[must_use]
    pub fn share_done(&self) -> f64 {
        let (mut done, mut share) = (0.0, 1.0);
        // There is only one first move. Of the last level all ways that were tried are done, of the others all but the last.
        for (round, level) in self.levels.iter().enumerate().skip(1) {
            let under_way = u8::from(round + 1 < self.levels.len());
            done += share * f64::from(level.tried - under_way) / 2.0;
            share /= 2.0;
        }
        done
    }

    fn enter(&mut self, token: u32, new: bool) {
        if new {
            self.visited.toggle(token);
            self.count += 1;
        }
        self.levels.push(Level { token, new, tried: 0 });
    }

    fn leave(&mut self) {
        if let Some(level) = self.levels.pop().filter(|level| level.new) {
            self.visited.toggle(level.token);
            self.count -= 1;
        }
    }

    /// The number of rounds after which it is known, and true if the token can stay in the visited set from here to the end.
    fn can_stay(&self, token: u32) -> (usize, bool) {
        let n = self.announced.zn().n();
        let rest = &self.announced.list()[self.levels.len() - 1..];
        let mut tokens = W::only(token);
        for (index, &magnitude) in rest.iter().enumerate() {
            tokens = tokens.landings(n, magnitude, &self.visited);
            if tokens == W::EMPTY {
                return (index + 1, false);
            }
        }
        (rest.len(), true)
    }
}

/// The next landing of a level after `round` rounds, or `None` if all were tried.
fn next_landing<W: Word>(announced: &Magnitudes, visited: &W, round: usize, level: &Level) -> Option<u32> {
    let (zn, magnitude) = (announced.zn(), announced.list()[round]);
    let (back, forth) = (zn.sub(level.token, magnitude), zn.add(level.token, magnitude));
    let only_one = round == 0 || back == forth;
    if level.tried == 2 || (level.tried == 1 && only_one) {
        return None;
    }
    let forth_first = !only_one && visited.contains(forth) && !visited.contains(back);
    Some(if forth_first == (level.tried == 0) { forth } else { back })
}
