//! `call`: a magnitude whose landings lie in a set, or the answer that there is none.

use crate::lesson::attempt::{Attempt, require};
use crate::lesson::set::Set;
use crate::lesson::table::{Table, landings};
use crate::lesson::verdict::{Judged, Verdict, Why};
use crate::lesson::{Fault, Refusal};
use serde::Deserialize;

/// A magnitude with `both` landings in a set, or with `either`: one of them or both. If there is none, that is the right answer.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct CallTask {
    /// The set for both landings.
    pub both: Option<Set>,
    /// The set for one of them.
    pub either: Option<Set>,
}

impl CallTask {
    pub(in crate::lesson) fn check(&self, table: &Table, attempt: &Attempt) -> Result<Judged, Refusal> {
        let game = table.game();
        let (set, need) = match (&self.both, &self.either) {
            (Some(set), None) => (set.positions_on(game)?, 2),
            (None, Some(set)) => (set.positions_on(game)?, 1),
            _ => {
                return Err(Refusal::Task { why: Fault::CallFields });
            }
        };
        let is_right =
            |magnitude: u32| landings(game, magnitude).iter().filter(|&&to| set.contains(to)).count() >= need;
        if attempt.says_none() {
            let count = (1..=table.zn().max_magnitude()).filter(|&magnitude| is_right(magnitude)).count() as u32;
            return Ok(Verdict::of_answer(count == 0, Why::Exists { count }).into());
        }
        let magnitude = table.zn().check_magnitude(require(attempt.magnitude, "magnitude")?)?;
        let pair = landings(game, magnitude);
        Ok(match pair.into_iter().find(|&to| !set.contains(to)) {
            Some(position) if !is_right(magnitude) => Verdict::Failed(Why::Misses { magnitude, position, pair }),
            _ => Verdict::Done,
        }
        .into())
    }
}
