//! `choose`: a prediction, before the answer is shown.

use crate::lesson::attempt::{Attempt, require};
use crate::lesson::other_games::OtherGames;
use crate::lesson::quantity::Quantity;
use crate::lesson::table::Table;
use crate::lesson::verdict::{Judged, Verdict, Why};
use crate::lesson::{Fault, Refusal};
use serde::Deserialize;

/// The option that the value of a quantity satisfies.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Choose {
    /// The quantity.
    pub of: Quantity,
    /// An option to choose.
    pub options: Vec<Choice>,
}

/// An option, right if the value is so.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// Its text.
    pub label: String,
    /// The value is this.
    pub is: Option<i32>,
    /// It is above this.
    pub above: Option<i32>,
    /// It is below this.
    pub below: Option<i32>,
}

impl Choice {
    fn is_right(&self, value: i32) -> bool {
        self.is.is_none_or(|is| value == is)
            && self.above.is_none_or(|above| value > above)
            && self.below.is_none_or(|below| value < below)
    }

    fn says_nothing(&self) -> bool {
        self.is.is_none() && self.above.is_none() && self.below.is_none()
    }
}

impl Choose {
    pub(in crate::lesson) fn check(
        &self,
        table: &Table,
        attempt: &Attempt,
        games: &dyn OtherGames,
    ) -> Result<Judged, Refusal> {
        let option = require(attempt.option, "option")?;
        let Some(choice) = self.options.get(option as usize) else {
            let count = self.options.len();
            return Err(Refusal::Task { why: Fault::Choice { option, count: count as u32 } });
        };
        let right = choice.is_right(self.of.value(table, games)?);
        Ok(Verdict::of_answer(right, Why::Other { value: option as i32 }).into())
    }

    /// The fault of the options, as a sentence: exactly one is to be right.
    pub(in crate::lesson) fn problem(&self, table: &Table, games: &dyn OtherGames) -> Result<Option<String>, Refusal> {
        let value = self.of.value(table, games)?;
        if let Some(choice) = self.options.iter().find(|choice| choice.says_nothing()) {
            return Ok(Some(format!("the option “{}” has none of the fields “is”, “above” and “below”", choice.label)));
        }
        let right = self.options.iter().filter(|choice| choice.is_right(value)).count();
        Ok((right != 1).then(|| format!("{right} options are right, and not one: the value is {value}")))
    }
}
