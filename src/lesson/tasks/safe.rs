//! `safe`: the class by which Derek keeps all that is left, or the answer that there is none.

use crate::lesson::attempt::{Attempt, require};
use crate::lesson::set::Class;
use crate::lesson::table::Table;
use crate::lesson::verdict::{Judged, Verdict, Why};
use crate::lesson::{Fault, Refusal};
use magnus_derek::reason::End;
use serde::Deserialize;

/// A class that has all unvisited positions of the figure and not the token, so that Derek can keep them for ever. If there is none, that is the
/// right answer, and Magnus can force one more.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Safe {
    /// The classes to choose from, each modulo an odd divisor of n.
    pub classes: Vec<Class>,
}

impl Safe {
    pub(in crate::lesson) fn check(&self, table: &Table, attempt: &Attempt) -> Result<Judged, Refusal> {
        let (game, n) = (table.game(), table.zn().n());
        if attempt.says_none() {
            // By the closed-set lemma nothing more can be forced exactly if such a class is there.
            let verdict = match game.end() {
                Some(End::Safe { kept }) => Verdict::Failed(Why::kept(n, kept)),
                _ => Verdict::Done,
            };
            return Ok(verdict.into());
        }
        let option = require(attempt.option, "option")?;
        let Some(class) = self.classes.get(option as usize) else {
            return Err(Refusal::Task { why: Fault::Choice { option, count: self.classes.len() as u32 } });
        };
        let class = class.to_coset(n)?;
        let outside = game.unvisited().iter().find(|&position| !class.contains(position));
        let verdict = if class.contains(game.token()) {
            Verdict::Failed(Why::token(n, class, game.token()))
        } else if let Some(position) = outside {
            Verdict::Failed(Why::outside(n, class, position))
        } else {
            Verdict::Done
        };
        Ok(verdict.into())
    }
}
