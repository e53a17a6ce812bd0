//! The symmetries of the game, z ↦ u z + b with a unit u, and one set of each kind.

use super::cycle::{Cycle, Multiplication};
use crate::zn::gcd;

/// The symmetries of one table.
#[derive(Debug)]
pub(super) struct Symmetry {
    pub cycle: Cycle,
    /// Units of Z_n up to the sign, 1 first.
    units: Vec<u32>,
    /// z ↦ z / u for each of them.
    divisions: Vec<Multiplication>,
}

/// A set with a token, moved by a symmetry to the set that stands for its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Kind {
    pub set: u64,
    /// Where the token can come to lie: one position, or several if the set has symmetries of its own.
    pub tokens: u64,
}

/// A unit u of Z_n by which a set can be divided, with the pairs of the set that are u apart, and those 2u apart.
#[derive(Debug, Clone, Copy)]
struct Distance {
    index: usize,
    unit: u32,
    pairs: u32,
    twice: u32,
    pairs_twice: u32,
}

/// The distances that can be the commonest of a set once a position is removed from it.
#[derive(Debug, Default)]
pub(super) struct Distances(Vec<Distance>);

impl Symmetry {
    pub fn new(cycle: Cycle) -> Symmetry {
        let n = cycle.n;
        let units: Vec<u32> = (1..=n / 2).filter(|&unit| gcd(unit, n) == 1).collect();
        let inverse = |unit: u32| (1..=n).find(|other| unit * other % n == 1 % n).unwrap_or(1);
        let divisions = units.iter().map(|&unit| Multiplication::by(inverse(unit), n)).collect();
        Symmetry { cycle, units, divisions }
    }

    /// The distances in a set, as far as two pairs less of the others could make them the commonest.
    pub fn distances(&self, set: u64, into: &mut Distances) {
        let n = self.cycle.n;
        let pairs = |by: u32| (set & self.cycle.forth(set, by)).count_ones();
        let distance = |(index, &unit): (usize, &u32)| {
            let twice = 2 * unit % n;
            Distance { index, unit, pairs: pairs(unit), twice, pairs_twice: pairs(twice) }
        };
        into.0.clear();
        into.0.extend(self.units.iter().enumerate().map(distance));
        let most = into.0.iter().map(|distance| distance.pairs).max().unwrap_or(0);
        into.0.retain(|distance| distance.pairs + 2 >= most);
    }

    /// The kind of `set` without its member `position`, with a token there; `distances` are those of `set` with it.
    #[inline]
    pub fn kind_without(&self, set: u64, distances: &Distances, position: u32) -> Kind {
        let n = self.cycle.n;
        let seen = self.cycle.back(set, position);
        let lost = |by: u32| ((seen >> by & 1) + (seen >> ((n - by) % n) & 1)) as u32;
        let key = |distance: &Distance| {
            let twice = if distance.twice == 0 { 0 } else { distance.pairs_twice - lost(distance.twice) };
            (distance.pairs - lost(distance.unit)) << 8 | twice
        };
        self.least(set & !(1 << position), 1 << position, commonest(distances, key))
    }

    /// The kind of a set with a token.
    pub fn kind(&self, set: u64, token: u32) -> Kind {
        let mut distances = Distances::default();
        self.distances(set, &mut distances);
        let twice = |distance: &Distance| if distance.twice == 0 { 0 } else { distance.pairs_twice };
        self.least(set, 1 << token, commonest(&distances, |distance| distance.pairs << 8 | twice(distance)))
    }

    /// The word that stands for all images of `set`: the least of some of them. A commonest distance is made 1 (of several the one
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
                (self.divisions[index].of(set), self.divisions[index].of(token))
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
            let longer = starts & cycle.back(starts, 1);
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
                let rotated = cycle.back(word, by);
                if rotated <= kind.set {
                    if rotated < kind.set {
                        *kind = Kind { set: rotated, tokens: 0 };
                    }
                    kind.tokens |= cycle.back(token, by);
                }
            }
        }
    }
}

/// The indices of the units with the greatest key, as bits.
#[inline]
fn commonest(distances: &Distances, key: impl Fn(&Distance) -> u32) -> u64 {
    let (mut greatest, mut indices) = (0, 0);
    for distance in &distances.0 {
        let key = key(distance);
        if key >= greatest {
            indices = if key > greatest { 0 } else { indices } | 1_u64 << distance.index;
            greatest = key;
        }
    }
    indices
}
