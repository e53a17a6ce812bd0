//! The true minimum when Magnus announces his magnitudes, which Algorithm DEREK of \[L08] chapter 3 misses ([`super::thesis`]).
//!
//! For 2, 3, 4, … positions: can Derek hold Magnus to so many? So there is always a lower bound to tell. Two searches look at the
//! same question in turns, and the first one that knows ends it: [`PathSearch`] through at most 2^(r − 1) ways, good where
//! the rounds are few for the table, and [`SetSearch`] through at most 2^(n − 2) sets, good where they are many.

use super::path_search::PathSearch;
use super::search::Advance;
use super::set_search::SetSearch;
use super::word::{MachineWord, Wide, Word};
use super::{Magnitudes, Refusal};
use magnus_derek::position_set::PositionSet;
use magnus_derek::zn::Direction;

/// The steps that a search takes by default, some fifteen to thirty seconds. A number of steps and not a time, so that the answer
/// is the same everywhere.
pub const STEPS: u64 = 5_000_000_000;
/// The steps of a turn: about as long for both searches, some milliseconds.
const PATH_TURN: u64 = 400_000;
const SET_TURN: u64 = 2_000_000;

/// The progress of a search.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Progress {
    /// The number of positions that is being tried; fewer are not enough.
    pub trying: u32,
    /// The part of the possibilities that is done, 0 to 1.
    pub done: f64,
}

/// The reason why a search ended without an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    /// It took as many steps as it may.
    OutOfSteps,
    /// Somebody did not want to wait.
    Cancelled,
}

/// The result of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Minimum {
    /// The fewest positions.
    Exact {
        /// Number of positions.
        visited: u32,
        /// Directions that visit no more. There can be many ways through the same positions; this is the first of them in the
        /// order − before +, a half-turn written +.
        directions: Vec<Direction>,
    },
    /// The search ended before it knew.
    AtLeast {
        /// No directions visit fewer positions.
        visited: u32,
        /// The reason why it ended.
        why: Stop,
    },
}

/// The fewest positions that Derek can hold Magnus to, found in about `steps` steps at most ([`STEPS`]). `report` hears
/// the progress many times a second, and says whether to go on.
///
/// O(r·min(2^n, 2^r)) steps at worst. `benches/announced.rs` measures the time.
pub fn solve(announced: &Magnitudes, steps: u64, mut report: impl FnMut(Progress) -> bool) -> Minimum {
    let reduced = announced.reduced();
    let n = reduced.zn().n();
    let mut race = Race { announced: &reduced, steps_left: steps, report: &mut report };
    // Every magnitude moves the token, so two positions are always visited.
    let mut trying = 2;
    loop {
        let found = match n {
            ..=64 => race.both::<u64>(trying),
            65..=128 => race.both::<u128>(trying),
            _ => race.paths(trying),
        };
        match found {
            Ok(Some(set)) => {
                let directions = staying_within(&reduced, &set);
                return Minimum::Exact { visited: reduced.visited(&directions), directions };
            }
            Ok(None) => trying += 1,
            Err(why) => return Minimum::AtLeast { visited: trying, why },
        }
    }
}

/// The sentence for a minimum that was not found, where at most `steps` steps were allowed.
#[must_use]
pub fn minimum_refusal(why: Stop, steps: u64, at_least: u32) -> Refusal {
    match why {
        Stop::Cancelled => Refusal::Stopped,
        Stop::OutOfSteps => Refusal::SearchSteps { steps, least: at_least },
    }
}

struct Race<'a> {
    announced: &'a Magnitudes,
    steps_left: u64,
    report: &'a mut dyn FnMut(Progress) -> bool,
}

impl Race<'_> {
    /// A set of at most `trying` positions in which the token can stay, or `None`.
    fn both<W: MachineWord>(&mut self, trying: u32) -> Result<Option<PositionSet>, Stop> {
        let mut paths = PathSearch::<W>::new(self.announced, trying);
        let mut sets = SetSearch::<W>::new(self.announced, trying);
        loop {
            match paths.advance(PATH_TURN) {
                Advance::Unfinished => {}
                advance => return Ok(self.set(advance)),
            }
            match sets.advance(SET_TURN) {
                Advance::Unfinished => {}
                advance => return Ok(self.set(advance)),
            }
            self.turn(PATH_TURN + SET_TURN, Progress { trying, done: paths.share_done().max(sets.share_done()) })?;
        }
    }

    /// The same by paths alone.
    fn paths(&mut self, trying: u32) -> Result<Option<PositionSet>, Stop> {
        let mut paths = PathSearch::<Wide>::new(self.announced, trying);
        loop {
            match paths.advance(PATH_TURN) {
                Advance::Unfinished => self.turn(PATH_TURN, Progress { trying, done: paths.share_done() })?,
                advance => return Ok(self.set(advance)),
            }
        }
    }

    fn set<W: Word>(&self, advance: Advance<W>) -> Option<PositionSet> {
        match advance {
            Advance::Found(set) => Some(PositionSet::of(self.announced.zn().n(), set.positions())),
            Advance::Nothing | Advance::Unfinished => None,
        }
    }

    fn turn(&mut self, steps: u64, progress: Progress) -> Result<(), Stop> {
        self.steps_left = self.steps_left.saturating_sub(steps);
        match (self.report)(progress) {
            false => Err(Stop::Cancelled),
            true if self.steps_left == 0 => Err(Stop::OutOfSteps),
            true => Ok(()),
        }
    }
}

/// Directions that keep the token in `set`, in which it can stay: the first in the order − before +, a half-turn being +.
/// O(r·n/64 + r·|set|).
fn staying_within(announced: &Magnitudes, set: &PositionSet) -> Vec<Direction> {
    let zn = announced.zn();
    // good[i] holds the positions after round i from which the token can stay to the end.
    let mut good = vec![set.clone()];
    for &magnitude in announced.list().iter().rev() {
        let next = &good[good.len() - 1];
        let stays = |&token: &u32| Direction::BOTH.iter().any(|&way| next.contains(zn.landing(token, magnitude, way)));
        good.push(PositionSet::of(zn.n(), set.iter().filter(stays)));
    }
    good.reverse();
    let mut token = 0;
    let choose = |(&magnitude, good): (&u32, &PositionSet)| {
        let back = zn.sub(token, magnitude);
        let counter_clockwise = good.contains(back) && back != zn.add(token, magnitude);
        let direction = if counter_clockwise { Direction::CounterClockwise } else { Direction::Clockwise };
        token = zn.landing(token, magnitude, direction);
        direction
    };
    announced.list().iter().zip(&good[1..]).map(choose).collect()
}
