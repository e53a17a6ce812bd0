//! `finish`: as Magnus, so many positions in so many rounds.

use crate::lesson::Refusal;
use crate::lesson::replay::line;
use crate::lesson::search::{Found, Goal, search};
use crate::lesson::verdict::{Judged, Verdict, Why};
use crate::session::Session;
use magnus_derek::game::Game;
use serde::Deserialize;

/// `visited` positions are visited after at most `rounds` rounds of the game, those of the figure among them.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Finish {
    /// Number of positions.
    pub visited: u32,
    /// Number of rounds.
    pub rounds: u32,
}

impl Finish {
    pub(in crate::lesson) fn check(&self, session: &Session) -> Result<Judged, Refusal> {
        let game = session.game();
        let count = game.visited().len() as u32;
        let verdict = match self.goal(game) {
            Goal::Reached => Verdict::Done,
            Goal::Lost => {
                // A round visits one position at most.
                let at_round = self.visited_in_time(game);
                let most = at_round + self.rounds.saturating_sub(game.round());
                Verdict::Failed(Why::Slow { round: game.round(), count: most, of: self.visited })
            }
            Goal::Open => match search(session, &|game| self.goal(game))? {
                Found::NoWay(moves) => {
                    let line = line(session, moves, game.round())?;
                    Verdict::Failed(Why::LostPositions { line, count, of: self.visited })
                }
                Found::Way | Found::Unknown => Verdict::Open,
            },
        };
        Ok(verdict.with_progress(count, self.visited).with_rounds(self.rounds.saturating_sub(game.round())))
    }

    /// Number of positions visited within the rounds that count.
    fn visited_in_time(&self, game: &Game) -> u32 {
        1 + game.transcript().take(self.rounds as usize).filter(|round| round.new).count() as u32
    }

    fn goal(&self, game: &Game) -> Goal {
        let visited = self.visited_in_time(game);
        if visited >= self.visited {
            Goal::Reached
        } else if visited + self.rounds.saturating_sub(game.round()) < self.visited {
            Goal::Lost
        } else {
            Goal::Open
        }
    }
}
