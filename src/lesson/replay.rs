//! The game of an attempt, played once more: only what the figure's players can have played counts.

use super::Refusal;
use super::figure::open;
use crate::exact::Unsolved;
use crate::link::{Link, LinkLine, Move};
use crate::session::{self, Session};

/// The rounds that a game stands at, as moves.
pub(super) fn moves_of(session: &Session) -> Vec<Move> {
    session.game().transcript().map(|round| (round.call.magnitude, round.answer.direction)).collect()
}

/// A game that the players of `figure` have played on from its position, or its beginning, if some of its rounds were taken back.
///
/// # Errors
/// What the link is refused for, and [`Refusal::Task`] if it is another table or begins otherwise, or if a computer has not moved as the
/// one of the figure does.
pub(super) fn replay(figure: &Session, text: &str) -> Result<Session, Refusal> {
    let game = open(text)?;
    let (n, other) = (figure.game().zn().n(), game.game().zn().n());
    if n != other {
        return Err(Refusal::OtherTable { other, n });
    }
    let (begun, made) = (moves_of(figure), moves_of(&game));
    let shared = begun.len().min(made.len());
    if begun[..shared] != made[..shared] {
        return Err(Refusal::OtherGame);
    }
    let mut session = figure.copy()?;
    session.go_to(shared as u32)?;
    for (index, &wanted) in made.iter().enumerate().skip(shared) {
        let got = play(&mut session, wanted)?;
        if got != Some(wanted) {
            let round = index as u32 + 1;
            return Err(Refusal::OtherPlayers { round });
        }
    }
    Ok(session)
}

/// Plays a round in which people make the wanted move; what came out of it, or `None` if there was no such round.
fn play(session: &mut Session, (magnitude, direction): Move) -> Result<Option<Move>, Refusal> {
    let before = session.game().round();
    // Whoever plays on after the end may do so here as well.
    if session.magnus().entry.is_human() && session.game().waiting().is_none() {
        session.call(magnitude)?;
    }
    if session.awaits_solution() {
        return Err(session::Refusal::from(Unsolved { n: session.game().zn().n() }).into());
    }
    if session.may_answer() {
        let called = session.game().waiting().map(|call| call.magnitude);
        if called != Some(magnitude) {
            return Ok(None);
        }
        session.answer(direction)?;
    } else if session.game().round() == before && session.can_step() {
        session.step()?;
    }
    let made = session.last_round().map(|round| (round.call.magnitude, round.answer.direction));
    Ok(made.filter(|_| session.game().round() > before))
}

/// The game with these moves from the beginning, by the same players, as the text of a link that stands at `round`.
///
/// # Errors
/// [`crate::link::Refusal::Link`] if there are too many rounds.
pub(super) fn line(session: &Session, moves: Vec<Move>, round: u32) -> Result<String, Refusal> {
    let since = session.link(None)?.since;
    let lines = vec![LinkLine { from: 0, moves }];
    Ok(Link { lines, round: Some(round), since, ..session.beginning() }.to_text()?)
}
