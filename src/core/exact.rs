//! Perfect play on small tables: the values of positions, calls and answers, and R(n).
//!
//! A table is solved once and kept, so that asking is quick afterwards. On a page the solving is done elsewhere, and its result
//! is handed in with [`keep_table`].

use crate::game::Game;
use crate::number::{Measure, Range};
use crate::refusal::english;
use crate::registry::Need;
use crate::solver::{self, Aim, MAX_ANALYSED, Refusal, Solution, Value, Watch, aims_agree};
use crate::zn::{Direction, MIN_N, Zn};
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};

/// The exact values of a table are needed and not at hand.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "code", rename = "unsolved"))]
pub struct Unsolved {
    /// The number of positions.
    pub n: u32,
}

english! { Unsolved { n } => "The table with n = {n} has to be solved before the computer can move." }

impl std::error::Error for Unsolved {}

/// The largest n that [`solved_table`] solves.
pub const MAX_N: u32 = MAX_ANALYSED;
/// Numbers of positions of the tables that have exact values.
pub const SIZES: Range = Range::new(Measure::Exact, MIN_N, MAX_N);
/// The largest n that is solved in a few hundredths of a second, which needs no waiting.
pub const AT_ONCE: u32 = 22;
/// Number of solved tables kept, the latest.
const KEPT: usize = 4;

/// A table that has been solved.
#[derive(Debug)]
pub struct SolvedTable {
    zn: Zn,
    most: Solution,
    /// For [`Aim::FStar`]; `None` where both aims come to the same.
    soonest: Option<Solution>,
}

/// A position of the game: what has been visited, bit z for position z, and where the token is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    /// The visited positions, the token's among them.
    pub visited: u64,
    /// The token's position.
    pub token: u32,
}

impl State {
    /// The present position of a game with n ≤ 64, without a waiting call. O(n).
    #[must_use]
    pub fn of(game: &Game) -> State {
        State { visited: game.visited().iter().fold(0, |set, &position| set | 1 << position), token: game.token() }
    }

    /// The position in which such a game began. O(n).
    #[must_use]
    pub fn at_start(game: &Game) -> State {
        State { visited: game.start().iter().fold(0, |set, &position| set | 1 << position), token: game.start_token() }
    }

    /// Number of visited positions.
    #[must_use]
    pub fn count(self) -> u32 {
        self.visited.count_ones()
    }

    /// The state after the token has moved.
    #[must_use]
    pub fn after(self, zn: Zn, magnitude: u32, direction: Direction) -> State {
        let token = zn.landing(self.token, magnitude, direction);
        State { visited: self.visited | 1 << token, token }
    }
}

/// The values of a call and of each answer to it, the round itself counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallValue {
    /// The magnitude.
    pub magnitude: u32,
    /// The two answers, clockwise first.
    pub answers: [Value; 2],
}

impl CallValue {
    /// The value of the call: Derek gives the answer that is worse for Magnus.
    #[must_use]
    pub fn value(&self) -> Value {
        let [plus, minus] = self.answers;
        if is_better(minus, plus) { plus } else { minus }
    }
}

/// True if one value is better for Magnus than another: more positions, then fewer rounds.
#[must_use]
pub fn is_better(one: Value, other: Value) -> bool {
    (one.visited, other.rounds) > (other.visited, one.rounds)
}

impl SolvedTable {
    /// Solves a table for both aims. Costs what [`Solution::solve`] does, up to twice.
    ///
    /// # Errors
    /// As [`Solution::solve`].
    pub fn solve(zn: Zn, threads: usize, watch: Watch) -> Result<SolvedTable, Refusal> {
        if aims_agree(zn) {
            return Ok(SolvedTable { zn, most: Solution::solve(zn, Aim::Most, threads, watch)?, soonest: None });
        }
        // The first aim takes the greater part of the time.
        let most = Solution::solve(zn, Aim::Most, threads, &mut |done| watch(0.75 * done))?;
        let soonest = Solution::solve(zn, Aim::FStar, threads, &mut |done| watch(0.75 + 0.25 * done))?;
        Ok(SolvedTable { zn, most, soonest: Some(soonest) })
    }

    /// The table as bytes, for [`SolvedTable::from_bytes`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let most = self.most.to_bytes();
        let mut bytes = (most.len() as u64).to_le_bytes().to_vec();
        bytes.extend(most);
        bytes.extend(self.soonest.as_ref().map_or(Vec::new(), Solution::to_bytes));
        bytes
    }

    /// A table that was made into bytes.
    ///
    /// # Errors
    /// [`crate::number::OutOfRange`] if n is more than [`MAX_N`], [`solver::Refusal::Solution`] if the bytes are not a solution of
    /// this table.
    pub fn from_bytes(zn: Zn, bytes: &[u8]) -> Result<SolvedTable, Refusal> {
        let parts = bytes
            .split_first_chunk()
            .and_then(|(length, rest)| rest.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?));
        let (most, soonest) = parts.ok_or(solver::Refusal::Solution { n: zn.n() })?;
        let most = Solution::from_bytes(zn, Aim::Most, most)?;
        let soonest = if aims_agree(zn) { None } else { Some(Solution::from_bytes(zn, Aim::FStar, soonest)?) };
        Ok(SolvedTable { zn, most, soonest })
    }

    /// The table.
    #[must_use]
    pub fn zn(&self) -> Zn {
        self.zn
    }

    /// The value of a position: the positions visited in the end and the rounds until then. A few microseconds.
    #[must_use]
    pub fn value(&self, state: State) -> Value {
        self.most.value(state.visited, state.token)
    }

    /// The fewest rounds in which Magnus can force f*(n) positions from here, whatever comes after them.
    #[must_use]
    pub fn rounds_to_f_star(&self, state: State) -> u32 {
        if state.count() >= self.zn.f_star() {
            return 0;
        }
        self.soonest.as_ref().unwrap_or(&self.most).value(state.visited, state.token).rounds
    }

    /// R(n).
    #[must_use]
    pub fn rounds(&self) -> u32 {
        self.rounds_to_f_star(State { visited: 1, token: 0 })
    }

    /// As [`SolvedTable::rounds_to_f_star`] if this magnitude is called now, the round itself counted.
    #[must_use]
    pub fn rounds_to_f_star_after_call(&self, state: State, magnitude: u32) -> u32 {
        let after = |direction| self.rounds_to_f_star(state.after(self.zn, magnitude, direction));
        1 + Direction::BOTH.map(after).into_iter().fold(0, u32::max)
    }

    /// The value of a call of `magnitude` in 1..=⌊n/2⌋.
    #[must_use]
    pub fn call(&self, state: State, magnitude: u32) -> CallValue {
        let answers = Direction::BOTH.map(|direction| {
            let Value { visited, rounds } = self.value(state.after(self.zn, magnitude, direction));
            // If no further position is to come, no round is needed.
            Value { visited, rounds: if visited == state.count() { 0 } else { rounds + 1 } }
        });
        CallValue { magnitude, answers }
    }

    /// The value of every call, magnitude 1 first.
    #[must_use]
    pub fn calls(&self, state: State) -> Vec<CallValue> {
        (1..=self.zn.max_magnitude()).map(|magnitude| self.call(state, magnitude)).collect()
    }
}

/// Checks that a table is small enough; otherwise gives the need that is not met, as a registry says it.
///
/// # Errors
/// The reason.
pub fn check_size(zn: Zn) -> Result<(), Need> {
    if zn.n() <= MAX_N { Ok(()) } else { Err(Need::ExactValues { most: MAX_N }) }
}

static SOLVED: Mutex<Vec<Arc<SolvedTable>>> = Mutex::new(Vec::new());

/// The table if it is at hand: solved already and kept, or so small that this is a matter of milliseconds.
#[must_use]
pub fn table_at_hand(zn: Zn) -> Option<Arc<SolvedTable>> {
    if zn.n() <= AT_ONCE { solved_table(zn).ok() } else { find_kept(zn) }
}

/// The table, solved now if it has not been.
///
/// # Errors
/// [`crate::number::OutOfRange`] if n is more than [`MAX_N`].
pub fn solved_table(zn: Zn) -> Result<Arc<SolvedTable>, Refusal> {
    solve_watched(zn, &mut |_| ControlFlow::Continue(()))
}

/// The same, telling which part is done, from 0 to 1, and stopping when `watch` does.
///
/// # Errors
/// As [`solved_table`], and [`solver::Refusal::Stopped`].
pub fn solve_watched(zn: Zn, watch: Watch) -> Result<Arc<SolvedTable>, Refusal> {
    SIZES.check(zn.n())?;
    match find_kept(zn) {
        Some(exact) => Ok(exact),
        None => Ok(keep_table(SolvedTable::solve(zn, 1, watch)?)),
    }
}

/// Keeps a table that was solved elsewhere.
pub fn keep_table(exact: SolvedTable) -> Arc<SolvedTable> {
    let exact = Arc::new(exact);
    let mut solved = SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
    solved.retain(|known| known.zn != exact.zn);
    solved.insert(0, Arc::clone(&exact));
    solved.truncate(KEPT);
    exact
}

fn find_kept(zn: Zn) -> Option<Arc<SolvedTable>> {
    let mut solved = SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
    let index = solved.iter().position(|known| known.zn == zn)?;
    // The latest used stands first.
    solved[..=index].rotate_right(1);
    solved.first().cloned()
}
