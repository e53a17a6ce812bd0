//! Leaves the token with the fewest ways on: the fewest magnitudes both of whose landings would be new.

use super::Derek;
use super::landing::{Landing, choose};
use crate::game::{Answer, Game};
use crate::reason::DerekReason;
use crate::registry::Entry;
use std::cmp::Reverse;

pub(super) const ENTRY: Entry<dyn Derek> = Entry {
    id: "fewest-ways",
    code: 4,
    name: "Fewest ways on",
    about: "Prefers visited positions, then leaves Magnus the fewest magnitudes that force a new position at once.",
    claim: "Nothing.",
    by_position: true,
    make: Some(|_| Ok(Box::new(FewestWays))),
    ..Entry::ANY
};

struct FewestWays;

impl Derek for FewestWays {
    fn answer(&self, game: &Game, magnitude: u32) -> Answer {
        let score = |landing: Landing| (!landing.new, Reverse(ways_after(game, landing)));
        let reason = |landing: Landing| DerekReason::FewestWays { ways: ways_after(game, landing) };
        choose(game, magnitude, score, reason)
    }
}

/// The number of magnitudes with both landings unvisited, once the token has landed. O(|A|).
fn ways_after(game: &Game, landing: Landing) -> u32 {
    let (n, unvisited, at) = (game.zn().n(), game.unvisited(), landing.position);
    let reflected = |y: u32| (2 * at + n - y) % n;
    // A pair is met from both its ends, half a turn only once; the landing itself has just been visited.
    let ends = unvisited.iter().filter(|&y| y != at && unvisited.contains(reflected(y)));
    let (opposite, pairs) =
        ends.fold(
            (0, 0),
            |(opposite, pairs), y| {
                if reflected(y) == y { (opposite + 1, pairs) } else { (opposite, pairs + 1) }
            },
        );
    opposite + pairs / 2
}
