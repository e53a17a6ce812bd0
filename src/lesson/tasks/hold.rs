//! `hold`: as Derek, keep a position new until late.

use crate::lesson::Refusal;
use crate::lesson::replay::line;
use crate::lesson::search::{Found, Goal, search};
use crate::lesson::verdict::{Judged, Verdict, Why};
use crate::session::Session;
use magnus_derek::game::Game;
use serde::Deserialize;

/// A new position is visited in round `round` of the game or later.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Hold {
    /// The round.
    pub round: u32,
}

impl Hold {
    pub(in crate::lesson) fn check(&self, session: &Session) -> Result<Judged, Refusal> {
        let game = session.game();
        let verdict = match self.goal(game) {
            Goal::Reached => Verdict::Done,
            Goal::Lost => {
                let (round, count) = (last_new_round(game), game.visited().len() as u32);
                Verdict::Failed(Why::EndedSoon { round, count, of: game.zn().n() })
            }
            Goal::Open => match search(session, &|game| self.goal(game))? {
                Found::NoWay(moves) => Verdict::Failed(Why::Lost { line: line(session, moves, game.round())? }),
                Found::Way | Found::Unknown => Verdict::Open,
            },
        };
        Ok(verdict.with_progress(game.round(), self.round))
    }

    fn goal(&self, game: &Game) -> Goal {
        if last_new_round(game) >= self.round {
            Goal::Reached
        } else if game.end().is_some() {
            Goal::Lost
        } else {
            Goal::Open
        }
    }
}

/// The round in which a new position was visited last; 0 if in none.
fn last_new_round(game: &Game) -> u32 {
    let rounds = (1..=game.round()).rev().zip(game.transcript().rev());
    rounds.filter(|(_, round)| round.new).map(|(number, _)| number).next().unwrap_or(0)
}
