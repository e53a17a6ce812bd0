//! `answers`: as Derek, keep the token off a set, or the visited positions few, for so many calls.

use crate::lesson::Refusal;
use crate::lesson::replay::line;
use crate::lesson::search::{Found, Goal, search};
use crate::lesson::set::Set;
use crate::lesson::table::{Table, landings};
use crate::lesson::verdict::{Judged, Verdict, Why};
use crate::session::{Session, Turn};
use magnus_derek::game::Game;
use magnus_derek::position_set::PositionSet;
use serde::Deserialize;

/// For `count` calls from the figure on, the token is not to enter a set, or no more than so many positions are to be visited.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Answers {
    /// Number of calls.
    pub count: u32,
    /// The set.
    pub avoid: Option<Set>,
    /// The most positions that may be visited in the end.
    pub visited: Option<u32>,
}

impl Answers {
    pub(in crate::lesson) fn check(&self, table: &Table, session: &Session) -> Result<Judged, Refusal> {
        let avoid = match &self.avoid {
            Some(set) => set.positions_on(table.game())?,
            None => PositionSet::empty(table.zn().n()),
        };
        let most = self.visited.unwrap_or(u32::MAX);
        let start = table.game().round();
        let answered = session.game().round().saturating_sub(start);
        if let Some(why) = self.find_mistake(session.game(), start, &avoid, most) {
            return Ok(Verdict::Failed(why).with_progress(answered, self.count));
        }
        // A computer who has nothing more to call for leaves the token where it is.
        if answered >= self.count || (session.turn() == Turn::Over && !session.may_call()) {
            return Ok(Verdict::Done.with_progress(answered, self.count));
        }
        let goal = |game: &Game| {
            if self.find_mistake(game, start, &avoid, most).is_some() {
                Goal::Lost
            } else if game.round() >= start + self.count || game.end().is_some() {
                Goal::Reached
            } else {
                Goal::Open
            }
        };
        let verdict = match search(session, &goal)? {
            Found::NoWay(moves) => {
                let game = session.game();
                let pair = game.waiting_call().map(|call| landings(game, call.magnitude));
                Verdict::Failed(Why::Trapped {
                    count: (moves.len() as u32).saturating_sub(start),
                    of: self.count,
                    // If it takes more than this call, the line shows it.
                    pair: pair.filter(|pair| pair.iter().all(|&landing| avoid.contains(landing))),
                    magnitude: game.waiting_call().map(|call| call.magnitude),
                    line: line(session, moves, game.round())?,
                })
            }
            Found::Way | Found::Unknown => Verdict::Open,
        };
        Ok(verdict.with_progress(answered, self.count))
    }

    /// The first mistake within the calls that count, after the first `start` rounds.
    fn find_mistake(&self, game: &Game, start: u32, avoid: &PositionSet, most: u32) -> Option<Why> {
        let before = game.round().min(start);
        let at_start = 1 + game.transcript().take(before as usize).filter(|round| round.new).count() as u32;
        let mut visited = at_start;
        for (number, round) in (1..).zip(game.transcript_after(before)).take(self.count as usize) {
            visited += u32::from(round.new);
            let (position, magnitude, direction) = (round.to, round.call.magnitude, round.answer.direction);
            let round = before + number;
            if avoid.contains(position) {
                let (count, of) = (number - 1, self.count);
                return Some(Why::Entered { position, magnitude, direction, round, count, of });
            }
            if visited > most {
                return Some(Why::More { position, magnitude, direction, round, count: visited, of: most });
            }
        }
        None
    }
}
