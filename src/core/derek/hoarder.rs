//! The hoarder, ours (open problem 4 of \[N10]): gives up positions from the outside of a shape, so that the unvisited set stays
//! an interval, a progression or a Bohr set, whose layers grow as slowly as Lemma 1 allows.
//!
//! Against layer play with the closest witnesses he forces nearly 2n rounds on a prime table: 1.98 n at n = 1009, so the bound
//! 2(n − 1) of \[N10] Theorem 4 is nearly tight for a careless Magnus.

use super::Derek;
use super::landing::{Landing, choose};
use crate::game::{Answer, Game};
use crate::reason::{DerekReason, Shape};
use crate::registry::{Arguments, Entry};
use crate::zn::{Zn, gcd};

pub(super) const ENTRY: Entry<dyn Derek> = Entry {
    id: "hoarder",
    code: 2,
    name: "Hoarder",
    about: "Prefers visited positions, and keeps the unvisited ones together in one shape, whose layers grow slowly.",
    claim: "Nothing is proved. Against Midpoint layers the interval forces 1.98 n rounds on n = 1009, so the bound 2(n − 1) is nearly tight: observed.",
    arguments: Arguments::OneOf(&[
        ("interval", "an interval"),
        ("progression", "a progression"),
        ("bohr", "a Bohr set"),
    ]),
    by_position: true,
    make: Some(|setting| {
        let shape = match setting.argument.variant() {
            1 => Shape::Progression,
            2 => Shape::Bohr,
            _ => Shape::Interval,
        };
        Ok(Box::new(Hoarder::new(setting.zn, shape)))
    }),
    ..Entry::ANY
};

pub(super) struct Hoarder {
    shape: Shape,
    /// A unit of Z_n near the golden ratio, so that multiples of it are spread evenly.
    factor: u32,
}

/// The unit of Z_n that is nearest to 0.618 n from above.
fn golden_unit(zn: Zn) -> u32 {
    let start = (u64::from(zn.n()) * 618 / 1000) as u32;
    (start..).find(|&factor| gcd(factor, zn.n()) == 1).unwrap_or(1)
}

impl Hoarder {
    pub fn new(zn: Zn, shape: Shape) -> Hoarder {
        Hoarder { shape, factor: golden_unit(zn) }
    }

    /// Distance of a position outside the shape: the farthest is given up first.
    fn distance_outside(&self, zn: Zn, position: u32) -> u32 {
        let from_middle = |place: u32| distance_from_middle(zn, place);
        let times = |factor: u32| (u64::from(position) * u64::from(factor) % u64::from(zn.n())) as u32;
        match self.shape {
            Shape::Interval => from_middle(position),
            Shape::Progression => from_middle(times(self.factor)),
            Shape::Bohr => from_middle(position).max(from_middle(times(self.factor))),
        }
    }
}

/// Distance of a position from the middle of the interval: opposite the start, where the token cannot be at first.
pub(super) fn distance_from_middle(zn: Zn, position: u32) -> u32 {
    zn.distance(position, zn.max_magnitude())
}

impl Derek for Hoarder {
    fn answer(&self, game: &Game, magnitude: u32) -> Answer {
        let [plus, minus] = Landing::both_landings(game, magnitude);
        // Between two visited positions the deeper one; only then are depths needed.
        let both_visited = !plus.new && !minus.new;
        let score = |landing: Landing| {
            let depth = if both_visited { game.depth(landing.position).unwrap_or(u32::MAX) } else { 0 };
            (!landing.new, depth, self.distance_outside(game.zn(), landing.position))
        };
        let other_new = |landing: Landing| if landing == plus { minus.new } else { plus.new };
        let reason = |landing: Landing| DerekReason::Hoards {
            shape: self.shape,
            gave_up: landing.new,
            spared: !landing.new && other_new(landing),
        };
        choose(game, magnitude, score, reason)
    }
}
