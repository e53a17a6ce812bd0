//! `reach`: the game ends in a given way.

use crate::lesson::replay::line;
use crate::lesson::search::{Found, Goal, search};
use crate::lesson::set::Class;
use crate::lesson::table::Table;
use crate::lesson::verdict::{Judged, Verdict, Why};
use crate::lesson::{Fault, Refusal};
use crate::session::Session;
use magnus_derek::game::Game;
use magnus_derek::layers::{Coset, hull};
use magnus_derek::position_set::PositionSet;
use magnus_derek::reason::End;
use serde::Deserialize;

/// Nothing more can be forced, and `visited` positions are visited; or what Derek keeps then is the class `end`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Reach {
    /// Number of positions visited in the end.
    pub visited: Option<u32>,
    /// The class that is kept in the end.
    pub end: Option<Class>,
}

impl Reach {
    pub(in crate::lesson) fn check(&self, table: &Table, session: &Session) -> Result<Judged, Refusal> {
        let end = self.end.map(|class| class.to_coset(table.zn().n())).transpose()?;
        if self.visited.is_none() && end.is_none() {
            return Err(Refusal::Task { why: Fault::ReachFields });
        }
        let game = session.game();
        let count = game.visited().len() as u32;
        let verdict = match self.goal(game, end) {
            Goal::Reached => Verdict::Done,
            Goal::Lost => self.judge_lost_goal(game, end),
            Goal::Open => match search(session, &|game| self.goal(game, end))? {
                Found::NoWay(moves) => Verdict::Failed(Why::Lost { line: line(session, moves, game.round())? }),
                Found::Way | Found::Unknown => Verdict::Open,
            },
        };
        Ok(if let Some(visited) = self.visited { verdict.with_progress(count, visited) } else { verdict.into() })
    }

    fn goal(&self, game: &Game, end: Option<Coset>) -> Goal {
        let count = game.visited().len() as u32;
        let kept = |end: &Coset| game.end() == Some(End::Safe { kept: *end });
        if game.end().is_some() && self.visited.is_none_or(|visited| count == visited) && end.as_ref().is_none_or(kept)
        {
            return Goal::Reached;
        }
        // After the end a person may play on, and a foolish Derek may let him.
        let passed = self.visited.is_some_and(|visited| count > visited);
        let gone = end.is_some_and(|end| kept_class(game, end) != Some(end));
        if passed || gone || game.end() == Some(End::AllVisited) { Goal::Lost } else { Goal::Open }
    }

    /// The verdict on a lost goal, with the reason.
    fn judge_lost_goal(&self, game: &Game, end: Option<Coset>) -> Verdict {
        let count = game.visited().len() as u32;
        if let Some(of) = self.visited.filter(|&visited| count > visited) {
            let position = *game.visited().last().expect("more than `visited` positions");
            return Verdict::Failed(Why::Passed { position, count, of });
        }
        if let Some(class) = end.filter(|&end| kept_class(game, end) != Some(end)) {
            // The visit after which the rest of the class has a smaller hull.
            let position = game.visited().iter().rev().copied().find(|&position| class.contains(position));
            return Verdict::Failed(Why::lost_class(game.zn().n(), class, position));
        }
        Verdict::Failed(Why::Ended { count, of: self.visited })
    }
}

/// The kept positions, if all unvisited ones outside of the class were visited.
fn kept_class(game: &Game, class: Coset) -> Option<Coset> {
    let n = game.zn().n();
    hull(&PositionSet::of(n, game.unvisited().iter().filter(|&position| class.contains(position))))
}
