//! Witness pairs, and the long parts of a game as lists of numbers.

use crate::session::Session;
use magnus_derek::game::{Game, Round};
use magnus_derek::number::OutOfRange;
use magnus_derek::zn::Direction;
use serde::Serialize;

/// A position with the pair that it is the midpoint of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WitnessPair {
    /// The position, of depth ≥ 1.
    pub position: u32,
    /// Its depth.
    pub depth: u32,
    /// The distance of the two from it.
    pub magnitude: u32,
    /// The counter-clockwise one, of smaller depth.
    pub minus: u32,
    /// The clockwise one, of smaller depth; the same as `minus` if the distance is n/2.
    pub plus: u32,
}

impl WitnessPair {
    pub(super) fn of(game: &Game, position: u32) -> Option<WitnessPair> {
        WitnessPair::pair_at(game, position, game.layers().witness(position)?)
    }

    /// The two landings of the waiting call, where the token is their midpoint one layer or more above both. Players have reasons
    /// of their own to call: it need not be the witness of the token, nor need there be such a pair. O(1).
    pub(super) fn called_pair(game: &Game) -> Option<WitnessPair> {
        let pair = WitnessPair::pair_at(game, game.token(), game.waiting_call()?.magnitude)?;
        let is_nearer = |end: u32| game.layers().depth(end).is_some_and(|depth| depth < pair.depth);
        (is_nearer(pair.minus) && is_nearer(pair.plus)).then_some(pair)
    }

    /// The positions `magnitude` to both sides; `None` for a position in no layer.
    fn pair_at(game: &Game, position: u32, magnitude: u32) -> Option<WitnessPair> {
        let depth = game.layers().depth(position)?;
        let [plus, minus] = Direction::BOTH.map(|direction| game.zn().landing(position, magnitude, direction));
        Some(WitnessPair { position, depth, magnitude, minus, plus })
    }
}

/// The witness pair that puts `position` into the layer it first appears in; `None` for unvisited positions and for those
/// in no layer.
///
/// # Errors
/// [`OutOfRange`] unless `position` is from 0 to n − 1.
pub fn pair(session: &Session, position: u32) -> Result<Option<WitnessPair>, OutOfRange> {
    let game = session.game();
    let position = game.zn().positions().check(position)?;
    Ok(WitnessPair::of(game, position))
}

/// The new members of layer `depth` ≥ 1 with their witness pairs, flat: [z, z − d, z + d, z, z − d, …], at most `limit`
/// members, evenly chosen if there are more. For the token it is the pair that is called, if one is. O(n) for each member at worst.
#[must_use]
pub fn layer_pairs(session: &Session, depth: u32, limit: u32) -> Vec<u32> {
    let game = session.game();
    let members: Vec<u32> = game.layers().new_members(depth).collect();
    let every = members.len().div_ceil(limit.max(1) as usize).max(1);
    let called = WitnessPair::called_pair(game);
    let pair_of = |z: u32| called.filter(|pair| pair.position == z).or_else(|| WitnessPair::of(game, z));
    let mut numbers = Vec::new();
    for pair in members.into_iter().step_by(every).filter_map(pair_of) {
        numbers.extend([pair.position, pair.minus, pair.plus]);
    }
    numbers
}

/// For each visited position, in order of first visit, the round that first reached it; 0 for those of the start. O(rounds).
#[must_use]
pub fn first_visits(session: &Session) -> Vec<u32> {
    let new_rounds = (1..).zip(session.game().transcript()).filter(|(_, round)| round.new);
    let mut rounds = vec![0; session.game().start().len()];
    rounds.extend(new_rounds.map(|(number, _)| number));
    rounds
}

/// The rounds played, flat: [magnitude, direction, from, to, new, magnitude, …], with direction 0 for clockwise and 1 for
/// counter-clockwise, and new 1 where the position had not been visited. O(rounds).
#[must_use]
pub fn transcript(session: &Session) -> Vec<u32> {
    let flat = |round: &Round| {
        let direction = u32::from(round.answer.direction == Direction::CounterClockwise);
        [round.call.magnitude, direction, round.from, round.to, u32::from(round.new)]
    };
    session.game().transcript().flat_map(flat).collect()
}

/// The token's position after each round of the line that is followed, undone ones included, from the round after
/// `from` on. O(rounds given).
#[must_use]
pub fn route(session: &Session, from: u32) -> Vec<u32> {
    let game = session.game();
    game.tree().rounds_between(from as usize, game.line_length() as usize).map(|round| round.to).collect()
}
