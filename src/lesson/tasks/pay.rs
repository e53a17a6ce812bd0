//! `pay`: on a table with prices, pay no more than so much in so many rounds.

use crate::lesson::Refusal;
use crate::lesson::attempt::{Attempt, require};
use crate::lesson::limits::MAX_PRICED_ROUNDS;
use crate::lesson::prices::PriceGame;
use crate::lesson::table::Table;
use crate::lesson::verdict::{Judged, Verdict, Why};
use magnus_derek::number::{Measure, in_range};
use serde::Deserialize;

/// For so many calls from the figure on, Magnus pays the price of each position that the token comes to, in all no more than `most`, while Derek has him pay as much as possible. Nothing is used
/// up: a position costs the same each time.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Pay {
    /// Number of calls.
    pub rounds: u32,
    /// The most that all prices together may be.
    pub most: i32,
    /// True if the reader may have a greedy Magnus or the tables of the averaging lemma play on; for a page, not for the verdict.
    pub players: Option<bool>,
}

impl Pay {
    /// The game after the calls of an attempt.
    ///
    /// # Errors
    /// [`Refusal::Task`] if the figure has no prices, and [`magnus_derek::number::OutOfRange`] for too many rounds or a magnitude that is none.
    pub(in crate::lesson) fn game<'a>(&self, table: &'a Table, magnitudes: &[u32]) -> Result<PriceGame<'a>, Refusal> {
        in_range(Measure::LessonRounds, self.rounds, 1, MAX_PRICED_ROUNDS)?;
        let mut game = table.prices()?.game(table.game().token(), self.rounds);
        game.play(magnitudes)?;
        Ok(game)
    }

    pub(in crate::lesson) fn check(&self, table: &Table, attempt: &Attempt) -> Result<Judged, Refusal> {
        let game = self.game(table, require(attempt.magnitudes.as_deref(), "magnitudes")?)?;
        let (least, most) = (game.sure(), self.most);
        let verdict = match game.last() {
            _ if least <= most && game.left() == 0 => Verdict::Done,
            _ if least <= most => Verdict::Open,
            Some(last) => {
                Verdict::Failed(Why::Dear { magnitude: last.magnitude, position: last.position, least, most })
            }
            None => Verdict::Failed(Why::TooLittle { least, most }),
        };
        Ok(verdict.with_progress(self.rounds - game.left(), self.rounds))
    }
}
