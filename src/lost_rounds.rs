//! The rounds that each Magnus loses in tournaments, by the number of positions left.
//!
//! On a table whose exact values are at hand a Magnus plays every registered Derek once, and [`SEEDS`] times where one of the two draws. The loss of
//! each of his calls, by exact values, is put down to the number of unvisited positions before it. So what he loses in a game adds up over
//! the numbers of positions left, and the mean for one of them is over the games that came to it.

use crate::best_play::{BestPlay, Position};
use crate::session::{Session, Turn, round_limit};
use crate::tournament::{Pairing, Refusal, pairings};
use magnus_derek::derek::{Derek, REGISTRY as DEREKS};
use magnus_derek::exact::AT_ONCE;
use magnus_derek::magnus::Magnus;
use magnus_derek::number::{Measure, Range};
use magnus_derek::registry::Chosen;
use magnus_derek::zn::Zn;
use serde::Serialize;

/// Number of positions of the tables on which rounds are counted: to the largest whose exact values are there in a few hundredths of a second.
pub const TABLES: Range = Range::new(Measure::Exact, 2, AT_ONCE);
/// Games of a pair of which one draws.
pub const SEEDS: u32 = 5;

/// The losses of a Magnus while so many positions were left, in all games together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LostRounds {
    /// The games in which he called while so many were left.
    pub games: u32,
    /// The rounds that his calls lost.
    pub rounds: u32,
    /// The positions that they lost: a call loses either of both.
    pub positions: u32,
}

/// The losses of a Magnus by the number of positions left, 0 first. Plays some hundred games, each to its end or to [`round_limit`] rounds.
///
/// # Errors
/// [`magnus_derek::number::OutOfRange`] for a table that is none of [`TABLES`]; what playing refuses.
pub fn lost_rounds(zn: Zn, magnus: &Chosen<dyn Magnus>) -> Result<Vec<LostRounds>, Refusal> {
    TABLES.check(zn.n())?;
    let mut lost = vec![LostRounds::default(); zn.n() as usize];
    for pairing in games(zn, magnus)? {
        count(&pairing, zn, &mut lost)?;
    }
    Ok(lost)
}

/// The games of a Magnus. Without chance all seeds give the same game.
fn games(zn: Zn, magnus: &Chosen<dyn Magnus>) -> Result<Vec<Pairing>, Refusal> {
    let mut games = pairings(&[zn.n()], std::slice::from_ref(magnus), &dereks(), SEEDS)?;
    games.retain(|game| game.seed == 0 || game.magnus.entry.seeded || game.derek.entry.seeded);
    Ok(games)
}

/// Every Derek that plays by itself, in each of its variants.
fn dereks() -> Vec<Chosen<dyn Derek>> {
    let plays = DEREKS.iter().filter(|entry| !entry.is_human() && !entry.arguments.is_list());
    plays
        .flat_map(|entry| entry.arguments.choices().into_iter().map(move |argument| Chosen { entry, argument }))
        .collect()
}

/// Counts what the calls of a game lose.
fn count(pairing: &Pairing, zn: Zn, lost: &mut [LostRounds]) -> Result<(), Refusal> {
    let mut session = Session::new(zn, pairing.magnus.clone(), pairing.derek.clone(), pairing.seed)?;
    session.solve()?;
    let Some(play) = BestPlay::of(zn, session.game().unvisited()) else { return Ok(()) };
    let mut before = None;
    while session.turn() != Turn::Over && session.game().round() < round_limit(zn.n()) {
        let position = Position::of(session.game());
        session.step()?;
        let Some(round) = session.game().last_round() else { break };
        let left = position.unvisited.count();
        let here = &mut lost[left as usize];
        here.games += u32::from(before.replace(left) != Some(left));
        let loss = play.values(&position).call_loss(round.call.magnitude);
        here.rounds += loss.rounds;
        here.positions += loss.positions;
    }
    Ok(())
}
