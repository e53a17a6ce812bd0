//! Large tables while many positions are unvisited: the prices come from pair counts of a while ago.
//!
//! Exact counts would cost O(|A|) for each new position, hours for a whole game at n = 10⁶. The prices of a dense set change
//! slowly, so they are counted anew only when A has lost a tenth. Moves are true all the same: pairs are looked up in A as it is
//! now. Which counts are used depends on the game alone, so that it replays exactly.

use super::{Prices, Situation};
use crate::game::{Call, Game};
use crate::layers::pair_around;
use crate::reason::MagnusReason;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// Tables up to this size are counted exactly from the start.
const ALWAYS_EXACT: u32 = 16_384;
/// Larger ones from this multiple of √n unvisited positions downwards.
const EXACT_ROOTS: u32 = 50;
/// The part of A that is lost before the pairs are counted anew.
const LOST: u32 = 10;
/// How many pairs are compared, and how many positions y stand for A in D(x).
const PAIRS_COMPARED: usize = 16;
const SAMPLE: usize = 16;

/// With how many visited positions the counts for this move are taken, or `None` if they have to be exact.
pub(super) fn counted_at(game: &Game) -> Option<u32> {
    let (n, unvisited) = (game.zn().n(), game.zn().n() - game.visited().len() as u32);
    if n <= ALWAYS_EXACT || unvisited <= EXACT_ROOTS * n.isqrt() {
        return None;
    }
    let sizes = std::iter::successors(Some(n - 1), |size| Some(size - size / LOST));
    sizes.take_while(|&size| size >= unvisited).last().map(|size| n - size)
}

/// The cheapest of some pairs, the pair with the most ways on if there is none, otherwise the closest witness.
pub(super) fn call(position: &Situation, chance: &mut ChaCha8Rng) -> Option<Call> {
    let layer = |depth, magnitude| Call { magnitude, reason: MagnusReason::Layer { depth } };
    let price = Prices::drawn(position.counts, SAMPLE, chance);
    if let Some(magnitude) = position.cheapest(some_pairs(position.game, chance), &price) {
        return Some(layer(1, magnitude));
    }
    if let Some(magnitude) = most_ways_on(position) {
        return Some(layer(2, magnitude));
    }
    position.game.way_up().map(|way_up| layer(way_up.depth, way_up.magnitude))
}

/// Up to [`PAIRS_COMPARED`] random magnitudes with both ends in A; none only if there is none.
fn some_pairs(game: &Game, chance: &mut ChaCha8Rng) -> Vec<u32> {
    let (zn, token, set) = (game.zn(), game.token(), game.unvisited());
    // Among evenly spread positions one draw in (n/|A|)² is a pair.
    let spread = f64::from(zn.n()) / f64::from(zn.n() - game.visited().len() as u32);
    let draws = (4.0 * PAIRS_COMPARED as f64 * spread * spread) as usize;
    let drawn = (0..draws).map(|_| chance.random_range(1..=zn.max_magnitude()));
    let is_pair = |d: &u32| set.contains(zn.add(token, *d)) && set.contains(zn.sub(token, *d));
    let pairs: Vec<u32> = drawn.filter(is_pair).take(PAIRS_COMPARED).collect();
    if pairs.is_empty() { pair_around(set, token).into_iter().collect() } else { pairs }
}

/// A magnitude from depth 2 both of whose ends are in A or had many ways on, and have some now. O(n).
fn most_ways_on(position: &Situation) -> Option<u32> {
    let Situation { game, counts } = position;
    let set = game.unvisited();
    let worth = |end: u32| if set.contains(end) { u32::MAX } else { counts.ways(end) };
    let value = |d: &u32| position.ends(*d).map(worth).into_iter().min();
    let is_witness =
        |d: &u32| position.ends(*d).iter().all(|&end| set.contains(end) || pair_around(set, end).is_some());
    (1..=game.zn().max_magnitude()).max_by_key(value).filter(is_witness)
}
