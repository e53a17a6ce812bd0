//! The first games, in which a person is Derek: how such a game begins, whether it takes thought, and its star.
//!
//! A star is for holding Magnus to f*(n) positions ([`magnus_derek::zn::Zn::f_star`]) for [`rounds_wanted`] rounds. A game is
//! fair if that takes thought ([`needs_thought`]) and is possible ([`most_rounds`]). Where Derek can keep one position at most,
//! only rounds count ([`Zn::only_rounds_count`]), and the first rounds hold no choice ([`play_forced_rounds`] plays them).

use crate::session::{Refusal, Session, Turn};
use crate::view::last_visit;
use magnus_derek::exact::{self, State, Unsolved, is_better};
use magnus_derek::game::Game;
use magnus_derek::registry::par;
use magnus_derek::solver::Value;
use magnus_derek::zn::{Direction, Zn};

/// The rounds that Derek has to hold out for a star: those of perfect play. On a power of two no round need be wasted, so that perfect
/// play has no use for him; there he has to make Magnus waste a quarter of the table.
#[must_use]
pub fn rounds_wanted(zn: Zn) -> u32 {
    let n = zn.n();
    if n.is_power_of_two() { n + n / 4 } else { par(zn).rounds }
}

/// True if a game of Derek's that ended so has earned its star.
#[must_use]
pub fn has_star(zn: Zn, ended: Value) -> bool {
    ended.visited <= zn.f_star() && ended.rounds >= rounds_wanted(zn)
}

/// True if only the rounds count in a game of Derek's that has ended with so many positions.
#[must_use]
pub fn only_rounds_count(zn: Zn, visited: u32) -> bool {
    zn.only_rounds_count() && visited == zn.f_star()
}

/// The outcome of a game up to now: its positions, and the round that reached the last of them.
#[must_use]
pub fn outcome(game: &Game) -> Value {
    Value { visited: game.visited().len() as u32, rounds: last_visit(game) }
}

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

/// The two sides that are said in turn, again and again.
const WITHOUT_THOUGHT: [[Side; 2]; 4] =
    [[Side::Left, Side::Left], [Side::Right, Side::Right], [Side::Left, Side::Right], [Side::Right, Side::Left]];
/// The most answers of a game in which Derek has a plan at all, on every table of the first games.
const LONGEST: usize = 100;

/// A side of the screen, where position 0 is at the top.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    Right,
}

impl Side {
    /// The direction to this side: on the upper half of the table clockwise is to the right, on the lower half to the left.
    fn direction(self, zn: Zn, token: u32) -> Direction {
        let is_upper = 4 * token <= zn.n() || 4 * token >= 3 * zn.n();
        Direction::BOTH[usize::from((self == Side::Right) != is_upper)]
    }
}

/// True if neither the same side always nor the two sides in turn earn the star from here on.
///
/// # Errors
/// Those of [`Session::copy`] and [`Session::answer`].
pub fn needs_thought(begun: &Session) -> Result<bool, Refusal> {
    for sides in WITHOUT_THOUGHT {
        let mut played = begun.copy()?;
        for answer in 0..LONGEST {
            if played.turn() == Turn::Over {
                break;
            }
            let side = sides[answer % 2];
            played.answer(side.direction(played.game().zn(), played.game().token()))?;
        }
        if has_star(begun.game().zn(), outcome(played.game())) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The rounds of the longest game from here on, up to its last new position. All answers are tried, a round at a time, and games that
/// stand alike go on as one. For tables up to 16 it takes some milliseconds once [`play_forced_rounds`] has played; the time doubles with every round.
/// `None` before that, and unless the calls of Magnus follow from a seed: whoever does not draw them plays better than this game shows.
///
/// # Errors
/// Those of [`Session::copy`] and [`Session::answer`].
pub fn most_rounds(begun: &Session) -> Result<Option<u32>, Refusal> {
    if begun.game().round() == 0 || !begun.magnus().entry.seeded {
        return Ok(None);
    }
    let (mut most, mut games) = (0, vec![begun.copy()?]);
    while !games.is_empty() {
        let mut after: Vec<Session> = Vec::new();
        for game in &games {
            if game.turn() == Turn::Over {
                most = most.max(last_visit(game.game()));
                continue;
            }
            for direction in Direction::BOTH {
                let mut next = game.copy()?;
                next.answer(direction)?;
                if !after.iter().any(|other| have_same_calls(other.game(), next.game())) {
                    after.push(next);
                }
            }
        }
        games = after;
    }
    Ok(Some(most))
}

/// True if two games of the same round will have the same calls, as all that has been drawn before is forgotten.
fn have_same_calls(one: &Game, other: &Game) -> bool {
    one.token() == other.token() && one.unvisited() == other.unvisited()
}

/// True if Derek's star takes thought in a game that has begun so, and is possible.
///
/// # Errors
/// Those of [`needs_thought`] and [`most_rounds`].
pub fn is_fair(begun: &Session) -> Result<bool, Refusal> {
    let wanted = rounds_wanted(begun.game().zn());
    Ok(most_rounds(begun)?.is_none_or(|most| most >= wanted) && needs_thought(begun)?)
}
