//! Search by sets: for a set F of at most so many positions in which Derek can keep the token to the end.
//!
//! For one F that is easy: the positions that the token can have after each round without leaving F are one word, and a round
//! is two rotations. What is searched is F itself, by branch and bound, so the number of rounds hardly matters: F contains
//! `taken` and avoids `barred`, and each node settles one more position. There are at most 2^(n − 2) sets.
//!
//! - *Possible* positions of a round are those on some way from start to end that avoids `barred`. If a round has only one, F
//!   contains it; if a round has none, F does not exist.
//! - *Exits*: while the token stays in `taken`, it cannot get to the end, so it leaves `taken` for a first time, and F contains
//!   one of the positions where it can. In the same way F contains one of the positions where it is outside `taken` for the
//!   last time, and one of the possible positions of each round. The smallest of these sets is branched on.
//! - *Bound*: add the smallest such set to `taken` as a whole and look again: the next one is disjoint from it. As many
//!   times as the end is not reached, so many positions F needs at least beyond `taken`.
//! - With room for one more position no node is made: the last position must be in the exits from both ends.
//! - By reflection the first direction may be taken to be counter-clockwise.

use super::Magnitudes;
use super::search::Advance;
use super::word::MachineWord;

/// Sets F with `taken` ⊆ F and `barred` ∩ F = ∅, still to be looked at.
struct Node<W> {
    taken: W,
    barred: W,
    /// The part of the whole tree below this node.
    share: f64,
}

/// The search for one list of magnitudes and one number of positions.
pub struct SetSearch<'a, W> {
    n: u32,
    magnitudes: &'a [u32],
    /// All n positions.
    all: W,
    /// The token's position after round 1.
    first: W,
    /// The largest number of positions of F.
    most: u32,
    nodes: Vec<Node<W>>,
    /// The possible positions after each round, of the node that is being looked at.
    possible: Vec<W>,
    steps_left: i64,
    done: f64,
}

/// The value of a node.
enum Look<W> {
    /// The token can stay in this set.
    Stays(W),
    /// There is no F below this node.
    Hopeless,
    /// F contains all of the first and one of the second.
    OneOf(W, W),
}

impl<'a, W: MachineWord> SetSearch<'a, W> {
    /// The search for a set of at most `most` ≥ 2 positions, on a table of at most [`super::word::Word::CAPACITY`] positions.
    #[must_use]
    pub fn new(announced: &'a Magnitudes, most: u32) -> Self {
        let (n, magnitudes) = (announced.zn().n(), announced.list());
        let first = W::only(n - magnitudes[0]);
        SetSearch {
            n,
            magnitudes,
            all: !W::EMPTY >> (W::CAPACITY - n),
            first,
            most,
            nodes: vec![Node { taken: W::only(0) | first, barred: W::EMPTY, share: 1.0 }],
            possible: vec![W::EMPTY; magnitudes.len() + 1],
            steps_left: 0,
            done: 0.0,
        }
    }

    /// Goes on for about `steps` steps. A step is one round of one pass.
    pub fn advance(&mut self, steps: u64) -> Advance<W> {
        self.steps_left = i64::try_from(steps).unwrap_or(i64::MAX);
        while self.steps_left > 0 {
            let Some(Node { taken, barred, share }) = self.nodes.pop() else { return Advance::Nothing };
            let room = self.most.checked_sub(taken.count());
            let look = match room {
                None => Look::Hopeless,
                Some(0 | 1) => self.last_look(taken, self.all & !barred),
                Some(_) => self.look(taken, self.all & !barred),
            };
            match look {
                Look::Stays(set) => return Advance::Found(set),
                Look::Hopeless => self.done += share,
                Look::OneOf(taken, set) => {
                    let position = self.most_often_possible(set);
                    self.nodes.push(Node { taken, barred: barred | position, share: share / 2.0 });
                    self.nodes.push(Node { taken: taken | position, barred, share: share / 2.0 });
                }
            }
        }
        Advance::Unfinished
    }

    /// The part of the tree that is done, 0 to 1.
    #[must_use]
    pub fn share_done(&self) -> f64 {
        self.done
    }

    /// For at most one more position: without the possible positions, which cost more than they help here.
    fn last_look(&mut self, taken: W, allowed: W) -> Look<W> {
        self.steps_left -= 2 * self.magnitudes.len() as i64;
        let Some(exits) = self.exits_from_start(taken, |_| allowed) else { return Look::Stays(taken) };
        if taken.count() == self.most {
            return Look::Hopeless;
        }
        let candidates = exits & self.exits_from_end(taken, |_| allowed);
        for position in candidates.positions() {
            self.steps_left -= self.magnitudes.len() as i64;
            let with = taken | W::only(position);
            if self.exits_from_start(with, |_| with).is_none() {
                return Look::Stays(with);
            }
        }
        Look::Hopeless
    }

    /// For two or more positions: what is forced, and what to do next.
    fn look(&mut self, mut taken: W, allowed: W) -> Look<W> {
        if !self.find_possible(allowed) {
            return Look::Hopeless;
        }
        for &possible in &self.possible {
            if possible.count() == 1 {
                taken = taken | possible;
            }
        }
        // F needs at least so many positions, each beyond `taken` from a set of its own; `wide` is `taken` with all those sets.
        let mut needed = taken.count();
        let mut wide = taken;
        let mut smallest = None;
        while needed <= self.most {
            match self.one_of(wide) {
                Some(set) => {
                    needed += 1;
                    wide = wide | set;
                    smallest = smallest.or(Some(set));
                }
                None => return smallest.map_or(Look::Stays(taken), |set| Look::OneOf(taken, set)),
            }
        }
        Look::Hopeless
    }

    /// Finds the possible positions of every round; false if a round has none.
    fn find_possible(&mut self, allowed: W) -> bool {
        let rounds = self.magnitudes.len();
        self.steps_left -= 2 * rounds as i64;
        self.possible[0] = W::only(0);
        self.possible[1] = self.first;
        for round in 1..rounds {
            self.possible[round + 1] = self.moved(self.possible[round], round, allowed);
            if self.possible[round + 1] == W::EMPTY {
                return false;
            }
        }
        for round in (1..rounds).rev() {
            self.possible[round] = self.moved(self.possible[round + 1], round, self.possible[round]);
        }
        true
    }

    /// A small set outside `taken` of which F has a member, or `None` if the token can stay in `taken`.
    fn one_of(&mut self, taken: W) -> Option<W> {
        self.steps_left -= 3 * self.magnitudes.len() as i64;
        let from_start = self.exits_from_start(taken, |round| self.possible[round])?;
        let from_end = self.exits_from_end(taken, |round| self.possible[round]);
        let outside = self.possible.iter().copied().filter(|&possible| possible & taken == W::EMPTY);
        outside.chain([from_end, from_start]).min_by_key(|set| set.count())
    }

    /// The positions at which the token can leave `taken` for the first time, or `None` if it need not. `within(round)`
    /// holds the positions that it can have after that round.
    fn exits_from_start(&self, taken: W, within: impl Fn(usize) -> W) -> Option<W> {
        let mut inside = self.first;
        let mut exits = W::EMPTY;
        for round in 1..self.magnitudes.len() {
            let next = self.moved(inside, round, within(round + 1));
            exits = exits | (next & !taken);
            inside = next & taken;
            if inside == W::EMPTY {
                return Some(exits);
            }
        }
        None
    }

    /// The positions at which the token can be outside `taken` for the last time.
    fn exits_from_end(&self, taken: W, within: impl Fn(usize) -> W) -> W {
        let rounds = self.magnitudes.len();
        let mut inside = within(rounds) & taken;
        let mut exits = within(rounds) & !taken;
        for round in (1..rounds).rev() {
            if inside == W::EMPTY {
                break;
            }
            let before = self.moved(inside, round, within(round));
            exits = exits | (before & !taken);
            inside = before & taken;
        }
        exits
    }

    /// Of the positions of a set, the one that is possible in the most rounds: it settles most.
    fn most_often_possible(&self, set: W) -> W {
        let often = |&position: &W| self.possible.iter().filter(|&&possible| possible & position != W::EMPTY).count();
        set.positions().map(W::only).max_by_key(often).unwrap_or(W::EMPTY)
    }

    /// The positions of `within` at which the token can be one round before or after it was in `set`; `round` counts
    /// from 0.
    fn moved(&self, set: W, round: usize, within: W) -> W {
        set.landings(self.n, self.magnitudes[round], &within)
    }
}
