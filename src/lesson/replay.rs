//! The game of an attempt: only what the players of the figure can have played counts.

use super::Refusal;
use super::limits::MAX_ROUNDS;
use crate::link::{Link, LinkLine, Move};
use crate::session::{self, Session};
use magnus_derek::exact::Unsolved;
use magnus_derek::number::{Measure, in_range};
use magnus_derek::reason::{DerekReason, MagnusReason};

/// The rounds that a game stands at, as moves.
pub(super) fn moves_of(session: &Session) -> Vec<Move> {
    session.game().transcript().map(|round| (round.call.magnitude, round.answer.direction)).collect()
}

/// Makes sure that a game goes on from the position of `figure` as its players play, or from an earlier one, if some of its rounds were
/// taken back. `None` if it does: then it is judged as it is. Where others may have made its moves it is played once more, and that is to be
/// judged.
///
/// # Errors
/// [`Refusal::OtherTable`], [`Refusal::OtherGame`], and [`Refusal::OtherPlayers`] if a computer has not moved as the one of the figure does.
pub(super) fn replay_attempt(figure: &Session, game: &Session) -> Result<Option<Session>, Refusal> {
    let (n, other) = (figure.game().zn().n(), game.game().zn().n());
    if n != other {
        return Err(Refusal::OtherTable { other, n });
    }
    in_range(Measure::LessonRounds, game.game().round(), 0, MAX_ROUNDS)?;
    let (begun, made) = (moves_of(figure), moves_of(game));
    let shared = begun.len().min(made.len());
    if begun[..shared] != made[..shared] {
        return Err(Refusal::OtherGame);
    }
    if figure.has_players_of(game) && was_played_here(game, shared as u32) {
        return Ok(None);
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
    Ok(Some(session))
}

/// True if all rounds after these were played, and none was read from a link, which can say what it likes of the moves of computers.
fn was_played_here(game: &Session, rounds: u32) -> bool {
    game.game().transcript_after(rounds).all(|round| {
        !matches!(round.call.reason, MagnusReason::Recorded { .. })
            && !matches!(round.answer.reason, DerekReason::Recorded { .. })
    })
}

/// Plays a round in which people make the wanted move; what came out of it, or `None` if there was no such round.
fn play(session: &mut Session, (magnitude, direction): Move) -> Result<Option<Move>, Refusal> {
    let before = session.game().round();
    // Whoever plays on after the end may do so here as well.
    if session.magnus().entry.is_human() && session.game().waiting_call().is_none() {
        session.call(magnitude)?;
    }
    if session.awaits_solution() {
        return Err(session::Refusal::from(Unsolved { n: session.game().zn().n() }).into());
    }
    if session.may_answer() {
        let called = session.game().waiting_call().map(|call| call.magnitude);
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
    let since = session.link(None, false)?.since;
    let lines = vec![LinkLine { from: 0, moves }];
    Ok(Link { lines, round: Some(round), since, ..session.beginning() }.to_text()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use magnus_derek::parse;
    use magnus_derek::zn::{Direction, Zn};

    #[test]
    fn only_a_game_that_came_from_a_link_with_moves_of_computers_is_played_once_more() {
        let magnus = |id| parse::magnus(id).expect("a strategy");
        let human = || parse::derek("human").expect("a person");
        let zn = Zn::new(9).expect("a table");
        let figure = Session::new(zn, magnus("layers"), human(), 1).expect("a game");
        let mut game = figure.copy().expect("the same game");
        game.answer(Direction::Clockwise).expect("an answer");
        assert!(replay_attempt(&figure, &game).is_ok_and(|again| again.is_none()));
        let link = game.link(None, false).expect("a link");
        let from_link = Session::open(&link).expect("a game");
        assert!(replay_attempt(&figure, &from_link).is_ok_and(|again| again.is_some()));
        let people = Session::open(&Link { magnus: magnus("human"), ..link }).expect("a game");
        let figure = Session::new(zn, magnus("human"), human(), 1).expect("a game");
        assert!(replay_attempt(&figure, &people).is_ok_and(|again| again.is_none()));
    }
}
