//! `hold`: as Derek, keep a position new until late.

use super::Refusal;
use super::replay::line;
use super::search::{Found, Goal, search};
use super::verdict::{Data, Verdict, Why};
use crate::session::Session;
use magnus_derek::game::Game;
use serde::Deserialize;

/// A new position is visited in round `round` of the game or later.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Hold {
    /// The round.
    pub round: u32,
}

impl Hold {
    pub(super) fn check(&self, session: &Session) -> Result<Verdict, Refusal> {
        let game = session.game();
        let verdict = match self.goal(game) {
            Goal::Reached => Verdict::done(),
            Goal::Lost => {
                let data =
                    Data { round: Some(last_new(game)), ..Data::count(game.visited().len() as u32, game.zn().n()) };
                Verdict::failed(Why::Ended, data)
            }
            Goal::Open => match search(session, &|game| self.goal(game))? {
                Found::NoWay(moves) => {
                    let line = Some(line(session, moves, game.round())?);
                    Verdict::failed(Why::Lost, Data { line, ..Data::default() })
                }
                Found::Way | Found::Unknown => Verdict::go_on(),
            },
        };
        Ok(verdict.at(game.round(), self.round))
    }

    fn goal(&self, game: &Game) -> Goal {
        if last_new(game) >= self.round {
            Goal::Reached
        } else if game.end().is_some() {
            Goal::Lost
        } else {
            Goal::Open
        }
    }
}

/// The round in which a new position was visited last; 0 if in none.
fn last_new(game: &Game) -> u32 {
    let rounds = (1..=game.round()).rev().zip(game.transcript().rev());
    rounds.filter(|(_, round)| round.new).map(|(number, _)| number).next().unwrap_or(0)
}
