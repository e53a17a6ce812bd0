//! `sequence`: a list of magnitudes that works, whatever Derek answers.

use crate::lesson::Refusal;
use crate::lesson::attempt::{Attempt, require};
use crate::lesson::replay::{line, moves_of};
use crate::lesson::table::Table;
use crate::lesson::verdict::{Judged, Verdict, Why};
use magnus_derek::exact::State;
use magnus_derek::number::{Measure, in_range};
use magnus_derek::parse;
use magnus_derek::zn::Direction;
use serde::Deserialize;
use std::collections::HashSet;

/// The largest table on which all answers are tried.
pub const MAX_N: u32 = 16;
/// The longest list for each position of the table.
const ROUNDS_FOR_EACH_POSITION: u32 = 4;

/// Magnitudes to be called one after the other from the figure on, after which `visited` positions are visited, all of them if nothing
/// is said, whatever Derek answers; or with the `directions` that he has announced.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Sequence {
    /// Number of positions.
    pub visited: Option<u32>,
    /// The longest list that is allowed.
    pub rounds: Option<u32>,
    /// Derek's answers, if he has announced them, as signs; the list cannot be longer.
    pub directions: Option<String>,
}

impl Sequence {
    pub(in crate::lesson) fn check(&self, table: &Table, attempt: &Attempt) -> Result<Judged, Refusal> {
        let zn = table.zn();
        in_range(Measure::Sequence, zn.n(), 2, MAX_N)?;
        let announced = self.directions.as_deref().map(parse::directions).transpose()?;
        let magnitudes = require(attempt.magnitudes.as_deref(), "magnitudes")?;
        let length = magnitudes.len() as u32;
        in_range(Measure::Magnitudes, length, 0, ROUNDS_FOR_EACH_POSITION * zn.n())?;
        for &magnitude in magnitudes {
            zn.check_magnitude(magnitude)?;
        }
        let longest = self.rounds.or(announced.as_ref().map(|list| list.len() as u32));
        if let Some(longest) = longest.filter(|&longest| length > longest) {
            return Ok(Verdict::Failed(Why::Long { count: length, of: longest }).into());
        }
        let of = self.visited.unwrap_or(zn.n());
        let start = State::of(table.game());
        let (directions, visited) = find_fewest_visited(table, start, magnitudes, announced.as_deref());
        if visited >= of {
            return Ok(Verdict::Done.with_progress(visited, of));
        }
        if magnitudes.is_empty() {
            return Ok(Verdict::Open.with_progress(visited, of));
        }
        let mut moves = moves_of(table.session());
        let round = moves.len() as u32;
        moves.extend(magnitudes.iter().copied().zip(directions));
        let line = line(table.session(), moves, round)?;
        Ok(Verdict::Failed(Why::Evaded { count: visited, of, line }).with_progress(visited, of))
    }
}

/// A state, the one it came from, and by which answer.
struct Reached {
    state: State,
    from: usize,
    by: Direction,
}

/// The answers after which the fewest positions are visited, and how many those are. All states that can be reached are followed, each
/// once in a round.
fn find_fewest_visited(
    table: &Table,
    start: State,
    magnitudes: &[u32],
    announced: Option<&[Direction]>,
) -> (Vec<Direction>, u32) {
    let mut rounds = vec![vec![Reached { state: start, from: 0, by: Direction::Clockwise }]];
    for (index, &magnitude) in magnitudes.iter().enumerate() {
        let mut known = HashSet::new();
        let mut next = Vec::new();
        for (from, reached) in rounds[index].iter().enumerate() {
            for by in Direction::BOTH {
                let state = reached.state.after(table.zn(), magnitude, by);
                let is_announced = announced.is_none_or(|list| list[index] == by);
                if is_announced && known.insert(state) {
                    next.push(Reached { state, from, by });
                }
            }
        }
        rounds.push(next);
    }
    let last = &rounds[magnitudes.len()];
    let mut at = (0..last.len()).min_by_key(|&index| last[index].state.count()).unwrap_or(0);
    let visited = last[at].state.count();
    let mut directions = Vec::new();
    for round in rounds[1..].iter().rev() {
        directions.push(round[at].by);
        at = round[at].from;
    }
    directions.reverse();
    (directions, visited)
}
