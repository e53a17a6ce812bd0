//! The games in which a star takes thought and is possible.

use super::{Goal, outcome};
use crate::session::{Refusal, Session, Turn};
use crate::view::last_visit;
use magnus_derek::game::Game;
use magnus_derek::zn::{Direction, Zn};

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
        if Goal::of(begun.game().zn()).is_reached(outcome(played.game())) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The rounds of the longest game from here on, up to its last new position. All answers are tried, a round at a time, and games that
/// stand alike go on as one. For tables up to 16 it takes some milliseconds once [`super::play_forced_rounds`] has played; the time doubles with every round.
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
