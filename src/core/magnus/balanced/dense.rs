//! Large tables while many positions are unvisited: the prices come from pair counts of a while ago.
//!
//! Exact counts would cost O(|A|) for each new position, hours for a whole game at n = 10⁶. The prices of a dense set change
//! slowly, so they are counted anew only when A has lost an eighth, a part at each call until they are in use. Every move is still a
//! witness pair: pairs are looked up in A as it is now. Which counts are used depends on the game alone, so that it replays exactly.

use super::{Prices, Situation};
use crate::game::{Call, Game};
use crate::reason::MagnusReason;
use crate::zn::Direction;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// Tables up to this size are counted exactly from the start.
pub(super) const ALWAYS_EXACT: u32 = 16_384;
/// Larger ones from this multiple of √n unvisited positions downwards.
const EXACT_ROOTS: u32 = 16;
/// The pairs are counted anew when 1 / this of A is lost.
const LOST: u32 = 8;
/// The new counts come into use when another 1 / this of A is lost. Until then a part of them is made at each call.
const AHEAD: u32 = 64;
/// Number of pairs compared, and number of positions y that stand for A in D(x).
const PAIRS_COMPARED: usize = 16;
const SAMPLE: usize = 16;
/// Number of magnitudes compared from depth 2.
const MAGNITUDES_COMPARED: u32 = 8192;

/// Number of magnitudes tried while most positions are unvisited.
const TRIED: u32 = 64;

/// Some pair around the token, drawn at random: while most positions are unvisited every pair is about as good as any other, and
/// nothing is counted. `None` if half of the table has been visited, or if no pair is found in a few draws.
pub(super) fn any_pair(game: &Game, chance: &mut ChaCha8Rng) -> Option<Call> {
    let (zn, set) = (game.zn(), game.unvisited());
    if zn.n() <= ALWAYS_EXACT || 2 * game.visited().len() > zn.n() as usize {
        return None;
    }
    let drawn = (0..TRIED).map(|_| chance.random_range(1..=zn.max_magnitude()));
    let is_pair = |d: &u32| Direction::BOTH.iter().all(|&way| set.contains(zn.landing(game.token(), *d, way)));
    drawn.into_iter().find(is_pair).map(|magnitude| Call { magnitude, reason: MagnusReason::Layer { depth: 1 } })
}

/// The moment of the counts in use, as the number of positions visited by then; `None` if they are always those of now. For
/// example, with 100,003 positions and 40,000 of them unvisited the counts are of the moment when 44,883 were unvisited.
pub(super) fn counts_in_use(game: &Game) -> Option<u32> {
    let (n, unvisited) = (game.zn().n(), game.zn().n() - game.visited().len() as u32);
    if n <= ALWAYS_EXACT || unvisited <= EXACT_ROOTS * n.isqrt() {
        return None;
    }
    let in_use = sizes_to_count(n).take_while(|size| size - size / AHEAD >= unvisited).last();
    Some(n - in_use.unwrap_or(n - 1))
}

/// The moment of the counts that a call would need now. `None` if it needs none, or if the table is so small that they take no
/// time.
pub(super) fn counts_needed_now(game: &Game) -> Option<u32> {
    let (n, visited) = (game.zn().n(), game.visited().len() as u32);
    let needs_none = n <= ALWAYS_EXACT || 2 * visited <= n;
    (!needs_none).then(|| counts_in_use(game).unwrap_or(visited))
}

/// The moment of the counts that come into use next, if it has passed already: they can be made now. `None` if it has not, or if
/// they are never needed.
pub(super) fn counts_needed_soon(game: &Game) -> Option<u32> {
    let (n, unvisited) = (game.zn().n(), game.zn().n() - game.visited().len() as u32);
    if n <= ALWAYS_EXACT || unvisited <= EXACT_ROOTS * n.isqrt() {
        return None;
    }
    let next = sizes_to_count(n).take_while(|&size| size >= unvisited).last();
    // While most positions are unvisited nothing is counted.
    next.filter(|size| 2 * (size - size / LOST) < n).map(|size| n - size)
}

/// The sizes of A at which its pairs are counted, falling. The last one lies just above the size from which on counts are exact, so
/// that these can be followed from it position by position.
fn sizes_to_count(n: u32) -> impl Iterator<Item = u32> {
    let last = EXACT_ROOTS * n.isqrt() * 33 / 32;
    let sizes = std::iter::successors(Some(n - 1), |size| Some(size - size / LOST));
    sizes.take_while(move |size| *size > last).chain([last])
}

/// At depth 1 the cheapest of some pairs, at depth 2 the pair whose ends have the most ways on, deeper the closest witness.
pub(super) fn call(position: &Situation, chance: &mut ChaCha8Rng) -> Option<Call> {
    let layer = |depth, magnitude| Call { magnitude, reason: MagnusReason::Layer { depth } };
    let price = Prices::draw_sample(position.counts, SAMPLE, chance);
    if let Some(magnitude) = position.cheapest(draw_pairs(position, chance)?, &price) {
        return Some(layer(1, magnitude));
    }
    if let Some(magnitude) = most_ways_on(position, chance) {
        return Some(layer(2, magnitude));
    }
    position.game.witness().map(|witness| layer(witness.depth, witness.magnitude))
}

/// Up to [`PAIRS_COMPARED`] magnitudes with both ends in A. One end is drawn among the members that were counted, which takes
/// O(n/|A|) draws as a rule; `None` if looking at all members is cheaper. If no draw finds a pair, the closest one is looked for
/// in O(n/128), so the list is empty only if there is no pair.
pub(super) fn draw_pairs(position: &Situation, chance: &mut ChaCha8Rng) -> Option<Vec<u32>> {
    let Situation { game, counts } = position;
    let (zn, token, set, members) = (game.zn(), game.token(), game.unvisited(), counts.members());
    // Among evenly spread positions one draw in n/|A| is an end of a pair.
    let draws = 2 * PAIRS_COMPARED * zn.n() as usize / members.len();
    if draws > members.len() {
        return None;
    }
    let mut pairs: Vec<u32> = Vec::new();
    for _ in 0..draws {
        let end = members[chance.random_range(0..members.len())];
        let magnitude = zn.distance(token, end);
        if set.contains(zn.add(token, magnitude))
            && set.contains(zn.sub(token, magnitude))
            && !pairs.contains(&magnitude)
        {
            pairs.push(magnitude);
            if pairs.len() == PAIRS_COMPARED {
                break;
            }
        }
    }
    Some(if pairs.is_empty() { set.closest_pair_around(token).into_iter().collect() } else { pairs })
}

/// A magnitude from depth 2 both of whose ends are in A or have ways on. Of a sample it is the one whose worse end had the most
/// ways when they were counted; `None` if one of the ends has none left by now.
pub(super) fn most_ways_on(position: &Situation, chance: &mut ChaCha8Rng) -> Option<u32> {
    let Situation { game, counts } = position;
    let set = game.unvisited();
    let worth = |end: u32| if set.contains(end) { u32::MAX } else { counts.ways(end) };
    let value = |d: &u32| position.ends(*d).map(worth).into_iter().min();
    let is_way_on = |end: u32| set.contains(end) || (counts.ways(end) > 0 && set.closest_pair_around(end).is_some());
    let drawn = (0..MAGNITUDES_COMPARED).map(|_| chance.random_range(1..=game.zn().max_magnitude()));
    drawn.max_by_key(value).filter(|&d| position.ends(d).into_iter().all(is_way_on))
}
