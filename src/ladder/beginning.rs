//! The first rounds of a game of the ladder, where they hold no choice.

use crate::session::{Refusal, Session};
use magnus_derek::exact::{self, State, Unsolved, is_better};
use magnus_derek::zn::Direction;

/// Plays the rounds that hold no choice where only rounds count: both landings are new, and the layers after them look alike. Those are
/// answered as well as possible. False, without an effect, unless a person is Derek and Magnus a computer who promises something: without
/// a promise a game need never end.
///
/// # Errors
/// [`Unsolved`] on a table of which no exact values are at hand.
pub fn play_forced_rounds(session: &mut Session) -> Result<bool, Refusal> {
    let zn = session.game().zn();
    if !session.derek().entry.is_human() || (session.magnus().entry.promise)(zn).is_none() {
        return Ok(false);
    }
    while zn.only_rounds_count() && holds_no_choice(session) {
        let exact = exact::table_at_hand(zn).ok_or(Unsolved { n: zn.n() })?;
        let call = session.game().waiting_call().map_or(1, |call| call.magnitude);
        let [plus, minus] = exact.call(State::of(session.game()), call).answers;
        let loses = is_better(plus, minus);
        session.answer(Direction::BOTH[usize::from(loses)])?;
    }
    Ok(true)
}

/// True if both answers to the waiting call lead to a new position, and to layers of the same sizes around it.
fn holds_no_choice(session: &Session) -> bool {
    let [Some(plus), Some(minus)] = Direction::BOTH.map(|direction| session.preview_answer(direction)) else {
        return false;
    };
    let visited = session.game().visited().len();
    let [plus, minus] = [plus.game(), minus.game()];
    let are_new = plus.visited().len() > visited && minus.visited().len() > visited;
    are_new
        && plus.layers().sizes() == minus.layers().sizes()
        && plus.layers().depth(plus.token()) == minus.layers().depth(minus.token())
}
