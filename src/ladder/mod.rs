//! The ladder of the first games, in which a person is Derek: its tables, the games on them, and their stars.
//!
//! A rung is a puzzle that is a whole game. Its goal is to hold Magnus to f*(n) positions ([`magnus_derek::zn::Zn::f_star`]) for some
//! rounds ([`Goal`]): that earns a star. A game is fair if that takes thought ([`needs_thought`]) and is possible ([`most_rounds`]). Where
//! Derek can keep one position at most, only rounds count ([`magnus_derek::zn::Zn::only_rounds_count`]), and the first rounds hold no choice
//! ([`play_forced_rounds`] plays them).

mod beginning;
mod fairness;
mod goal;

use crate::link::Link;
use crate::session::{Refusal, Session};
use crate::view::{last_visit, route};
pub use beginning::play_forced_rounds;
pub use fairness::{most_rounds, needs_thought};
pub use goal::{Goal, Judgement, judge};
use magnus_derek::game::Game;
use magnus_derek::solver::Value;
use serde::Serialize;

/// The tables of the ladder, upwards, each of which shows one more idea.
pub const RUNGS: [u32; 5] = [9, 13, 15, 16, 21];

/// Games that are tried at most for a rung: everywhere about every second one or more of them are fair.
const MOST_TRIED: u32 = 40;

/// A game of the ladder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Rung {
    /// The game as the ladder begins it.
    pub link: String,
    /// The positions to which the rounds have led that the ladder has played.
    pub way: Vec<u32>,
    /// The rounds of the longest game that can come of it, see [`most_rounds`].
    pub most: Option<u32>,
    /// True if its star takes thought and is possible.
    pub is_fair: bool,
    /// The goal of a person who is Derek.
    pub goal: Goal,
}

impl Rung {
    /// The game of a link, which is that of its start, as the ladder begins it. `None` unless its table is one of [`RUNGS`].
    ///
    /// # Errors
    /// Those of [`Session::open`], [`play_forced_rounds`], [`most_rounds`] and [`needs_thought`].
    pub fn of(start: &Link) -> Result<Option<Rung>, Refusal> {
        if !RUNGS.contains(&start.n) {
            return Ok(None);
        }
        let mut session = Session::open(start)?;
        let goal = Goal::of(session.game().zn());
        let is_begun = play_forced_rounds(&mut session)?;
        let most = most_rounds(&session)?;
        let is_fair = is_begun && most.is_none_or(|most| most >= goal.rounds) && needs_thought(&session)?;
        Ok(Some(Rung { link: session.link(None, false)?.to_text()?, way: route(&session, 0), most, is_fair, goal }))
    }

    /// The fair game of a table and a seed, the same for everybody for ever: the first one of those with this seed and the next ones, and
    /// after 40 of them the last. Some milliseconds a game.
    ///
    /// # Errors
    /// Those of [`Rung::of`].
    pub fn find(mut start: Link) -> Result<Option<Rung>, Refusal> {
        for _ in 1..MOST_TRIED {
            let rung = Rung::of(&start)?;
            if rung.as_ref().is_none_or(|rung| rung.is_fair) {
                return Ok(rung);
            }
            start.seed = start.seed.wrapping_add(1);
        }
        Rung::of(&start)
    }
}

/// The outcome of a game up to now: its positions, and the round that reached the last of them.
#[must_use]
pub fn outcome(game: &Game) -> Value {
    Value { visited: game.visited().len() as u32, rounds: last_visit(game) }
}
