//! A game as a whole, for the picture of its end.

use crate::session::Session;
use magnus_derek::game::{Game, Round};
use magnus_derek::layers::Layers;
use magnus_derek::position_set::PositionSet;

/// The layers are computed for so many positions in all, which takes a tenth of a second at most.
const MOST_POSITIONS: u32 = 1 << 21;

/// For each of the last rounds played the depth that the token left from, [`magnus_derek::layers::NEVER`] for no layer: for all rounds of a
/// small table, for 2²¹/n of them on a large one. O(n) for each round that reached a new position.
#[must_use]
pub fn departures(session: &Session) -> Vec<u8> {
    let game = session.game();
    let n = game.zn().n();
    let count = game.round().min(MOST_POSITIONS / n);
    let skipped = (game.round() - count) as usize;
    let mut unvisited = PositionSet::full(n);
    for &position in game.start() {
        unvisited.remove(position);
    }
    for round in game.transcript().take(skipped) {
        unvisited.remove(round.to);
    }
    let mut layers = Layers::of(&unvisited);
    let left = |round: &Round| {
        let depth = layers.depths()[round.from as usize];
        if round.new {
            unvisited.remove(round.to);
            layers = Layers::of(&unvisited);
        }
        depth
    };
    game.transcript_after(skipped as u32).map(left).collect()
}

/// The round that reached the last new position; 0 before the first. O(rounds since then).
pub(crate) fn last_visit(game: &Game) -> u32 {
    let since = game.transcript().rev().position(|round| round.new);
    since.map_or(0, |since| game.round() - since as u32)
}
