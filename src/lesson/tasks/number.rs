//! `number`: a number that the core computes.

use crate::lesson::Refusal;
use crate::lesson::attempt::{Attempt, require};
use crate::lesson::other_games::OtherGames;
use crate::lesson::quantity::Quantity;
use crate::lesson::table::Table;
use crate::lesson::verdict::{Judged, Verdict, Why};
use crate::session::Session;
use serde::Deserialize;

/// The value of a quantity.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Number {
    /// The quantity.
    pub of: Quantity,
}

impl Number {
    /// True if it is counted in a game that the reader plays.
    pub(in crate::lesson) fn is_counted(&self) -> bool {
        matches!(self.of, Quantity::Avoided { .. })
    }

    pub(in crate::lesson) fn check(
        &self,
        table: &Table,
        game: Option<&Session>,
        attempt: &Attempt,
        games: &dyn OtherGames,
    ) -> Result<Judged, Refusal> {
        // A count in a game is known once enough of it has been played.
        if let Quantity::Avoided { rounds } = self.of {
            let session = require(game, "game")?;
            let start = table.game().round();
            let played = session.game().round().saturating_sub(start);
            if played < rounds {
                return Ok(Verdict::Open.with_progress(played, rounds));
            }
            let counted = session.game().transcript_after(start).take(rounds as usize);
            return compare(counted.filter(|round| !round.new).count() as i32, attempt);
        }
        compare(self.of.value(table, games)?, attempt)
    }
}

fn compare(value: i32, attempt: &Attempt) -> Result<Judged, Refusal> {
    let number = require(attempt.number, "number")?;
    let why = if number < value { Why::Low { value: number } } else { Why::High { value: number } };
    Ok(Verdict::of_answer(number == value, why).into())
}
