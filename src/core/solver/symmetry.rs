//! The symmetries of the game, z ↦ u z + b with a unit u, and one set of each kind.

use super::cycle::{Cycle, Multiplication};
use super::order::Order;
use crate::zn::gcd;

/// The symmetries of one table.
#[derive(Debug)]
pub(super) struct Symmetry {
    pub cycle: Cycle,
    /// Units of Z_n up to the sign, 1 first.
    units: Vec<u32>,
    /// z ↦ z / u for each of them.
    divisions: Vec<Multiplication>,
    order: Order,
}

/// A set with a token, moved by a symmetry to the set that stands for its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Kind {
    pub set: u64,
    /// The possible places of the token: one position, or several if the set has symmetries of its own.
    pub tokens: u64,
}

/// A unit u of Z_n by which a set can be divided, with the pairs of the set that are u apart.
#[derive(Debug, Clone, Copy)]
struct Distance {
    index: usize,
    pairs: u32,
}

/// The distances that can be preferred in a set once a position is removed from it.
#[derive(Debug, Default)]
pub(super) struct Distances(Vec<Distance>);

/// The preferred distances of a set without one of its members.
#[derive(Debug)]
pub(super) struct Removals {
    distances: Distances,
    /// For each member the indices of the units with most pairs once it is removed, as bits.
    most: [u64; 64],
}

impl Default for Removals {
    fn default() -> Removals {
        Removals { distances: Distances::default(), most: [0; 64] }
    }
}

impl Symmetry {
    pub fn new(cycle: Cycle, order: Order) -> Symmetry {
        let n = cycle.n;
        let units: Vec<u32> = (1..=n / 2).filter(|&unit| gcd(unit, n) == 1).collect();
        let inverse = |unit: u32| (1..=n).find(|other| unit * other % n == 1 % n).unwrap_or(1);
        let divisions = units.iter().map(|&unit| Multiplication::by(inverse(unit), n)).collect();
        Symmetry { cycle, units, divisions, order }
    }

    /// The distances that are the preferred one of a set, or can be once a position is removed: that takes at most two pairs from
    /// each distance.
    fn distances(&self, set: u64, into: &mut Distances) {
        into.0.clear();
        into.0.extend(
            self.units.iter().enumerate().map(|(index, &unit)| Distance { index, pairs: self.pairs(set, unit) }),
        );
        let most = into.0.iter().map(|distance| distance.pairs ^ self.order.flip()).max().unwrap_or(0);
        into.0.retain(|distance| (distance.pairs ^ self.order.flip()) + 2 >= most);
    }

    #[inline]
    fn pairs(&self, set: u64, by: u32) -> u32 {
        (set & self.cycle.rotate_forward(set, by)).count_ones()
    }

    /// Prepares [`Symmetry::kind_without`] for all members of a set at once. A member that is removed takes the pairs along that it
    /// is in: none, one or two at each distance.
    pub fn removals(&self, set: u64, into: &mut Removals) {
        self.distances(set, &mut into.distances);
        into.most.fill(0);
        let flipped = |distance: &Distance| distance.pairs ^ self.order.flip();
        let most = into.distances.0.iter().map(flipped).max().unwrap_or(0);
        let mut left = set;
        // A preference for few pairs can grow by two, one for many can fall by two.
        for level in 0..=2 {
            let mut reached = 0;
            for distance in &into.distances.0 {
                // Wraps where a distance has too few pairs for this level.
                let lost = match self.order.flip() {
                    0 => (distance.pairs + level).wrapping_sub(most),
                    _ => (most + 2 - level).wrapping_sub(flipped(distance)),
                };
                if lost > 2 {
                    continue;
                }
                let unit = self.units[distance.index];
                let (before, after) = (self.cycle.rotate_forward(set, unit), self.cycle.rotate_back(set, unit));
                let mut members = left & [!(before | after), before ^ after, before & after][lost as usize];
                reached |= members;
                while members != 0 {
                    into.most[members.trailing_zeros() as usize] |= 1 << distance.index;
                    members &= members - 1;
                }
            }
            left &= !reached;
            if left == 0 {
                break;
            }
        }
    }

    /// The kind of `set` without its member `position`, with a token there.
    #[inline]
    pub fn kind_without(&self, set: u64, removals: &Removals, position: u32) -> Kind {
        let (set, most) = (set & !(1 << position), removals.most[position as usize]);
        let most = if most.is_power_of_two() { most } else { self.with_most_pairs_at_double(set, most) };
        self.least(set, 1 << position, most)
    }

    /// The units among these with the most pairs of the set twice as far apart.
    #[inline]
    fn with_most_pairs_at_double(&self, set: u64, mut units: u64) -> u64 {
        let (mut greatest, mut most) = (0, 0);
        while units != 0 {
            let index = units.trailing_zeros();
            units &= units - 1;
            let twice = 2 * self.units[index as usize];
            let pairs = if twice == self.cycle.n { 0 } else { self.pairs(set, twice) };
            if pairs >= greatest {
                most = if pairs > greatest { 0 } else { most } | 1 << index;
                greatest = pairs;
            }
        }
        most
    }

    /// The kind of a set with a token.
    pub fn kind(&self, set: u64, token: u32) -> Kind {
        let mut distances = Distances::default();
        self.distances(set, &mut distances);
        let most = distances.0.iter().map(|distance| distance.pairs ^ self.order.flip()).max().unwrap_or(0);
        let units = distances.0.iter().filter(|distance| distance.pairs ^ self.order.flip() == most);
        let units = units.fold(0, |units, distance| units | 1 << distance.index);
        self.least(set, 1 << token, self.with_most_pairs_at_double(set, units))
    }

    /// The number of kinds of sets with `size` positions, or a little less.
    pub fn kinds(&self, size: u32) -> f64 {
        let n = self.cycle.n;
        let sets = (1..=size).fold(1.0, |sets, k| sets * f64::from(n - k + 1) / f64::from(k));
        sets / (2.0 * f64::from(n) * self.units.len() as f64)
    }

    /// True if a word that is the least of its rotations stands for its kind.
    pub fn stands_for_its_kind(&self, set: u64) -> bool {
        let n = self.cycle.n;
        let pairs = |by: u32| self.pairs(set, by) ^ self.order.flip();
        let most = pairs(1 % n);
        self.units.iter().all(|&unit| pairs(unit) <= most) && self.kind(set, set.trailing_zeros()).set == set
    }

    /// The word that stands for all images of `set`: the least of some of them. A preferred distance is made 1 (of several the one
    /// with the most pairs twice as far apart), then the set is rotated and reflected. The rotation that makes a word least puts
    /// a longest run of zeros first.
    #[inline]
    fn least(&self, set: u64, token: u64, mut commonest: u64) -> Kind {
        let mut kind = Kind { set: u64::MAX, tokens: 0 };
        while commonest != 0 {
            let index = commonest.trailing_zeros() as usize;
            commonest &= commonest - 1;
            let (word, at) = if index == 0 {
                (set, token)
            } else {
                (self.divisions[index].image(set), self.divisions[index].image_of_one(token.trailing_zeros()))
            };
            self.least_rotation(word, at, &mut kind);
        }
        kind
    }

    #[inline]
    fn least_rotation(&self, word: u64, token: u64, kind: &mut Kind) {
        let cycle = self.cycle;
        let (mut starts, mut length) = (!word & cycle.mask, 1);
        loop {
            let longer = starts & cycle.rotate_back(starts, 1);
            if longer == 0 || length >= cycle.n {
                break;
            }
            starts = longer;
            length += 1;
        }
        let mirrored = (cycle.mirror(word), cycle.mirror(token));
        while starts != 0 {
            let start = starts.trailing_zeros();
            starts &= starts - 1;
            // In the mirror image the run ends at −start.
            for ((word, token), after) in [((word, token), start + length), (mirrored, cycle.n + 1 - start)] {
                let by = if after >= cycle.n { after - cycle.n } else { after };
                let rotated = cycle.rotate_back(word, by);
                if rotated <= kind.set {
                    if rotated < kind.set {
                        *kind = Kind { set: rotated, tokens: 0 };
                    }
                    kind.tokens |= cycle.rotate_back(token, by);
                }
            }
        }
    }
}
