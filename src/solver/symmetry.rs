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

/// How many pairs of a set are u apart, for the units u that can be the commonest distance once a position is removed.
#[derive(Debug, Default)]
pub(super) struct Distances(Vec<(usize, u32)>);

impl Symmetry {
    pub fn new(cycle: Cycle) -> Symmetry {
        let n = cycle.n;
        let units: Vec<u32> = (1..=n / 2).filter(|&unit| gcd(unit, n) == 1).collect();
        let inverse = |unit: u32| (1..=n).find(|other| unit * other % n == 1 % n).unwrap_or(1);
        let divisions = units.iter().map(|&unit| Multiplication::by(inverse(unit), n)).collect();
        Symmetry { cycle, units, divisions }
    }

    /// Counts the pairs of a set once, for all positions that will be removed from it.
    pub fn distances(&self, set: u64, into: &mut Distances) {
        let pairs = |&unit: &u32| (set & self.cycle.forth(set, unit)).count_ones();
        into.0.clear();
        into.0.extend(self.units.iter().map(pairs).enumerate());
        let most = into.0.iter().map(|&(_, pairs)| pairs).max().unwrap_or(0);
        into.0.retain(|&(_, pairs)| pairs + 2 >= most);
    }

    /// The kind of `set` without `position`, with a token on `position`; `distances` are those of `set`, which has the position.
    #[inline]
    pub fn kind_without(&self, set: u64, distances: &Distances, position: u32) -> Kind {
        let seen = self.cycle.back(set, position);
        let pairs = |&(index, pairs): &(usize, u32)| {
            let unit = self.units[index];
            pairs - ((seen >> unit & 1) + (seen >> (self.cycle.n - unit) & 1)) as u32
        };
        let most = distances.0.iter().map(pairs).max().unwrap_or(0);
        let commonest = distances.0.iter().filter(|entry| pairs(entry) == most).map(|&(index, _)| index);
        self.least(set & !(1 << position), 1 << position, commonest)
    }

    /// The kind of a set with a token.
    pub fn kind(&self, set: u64, token: u32) -> Kind {
        let pairs = |&unit: &u32| (set & self.cycle.forth(set, unit)).count_ones();
        let most = self.units.iter().map(pairs).max().unwrap_or(0);
        let commonest = (0..self.units.len()).filter(|&index| pairs(&self.units[index]) == most);
        self.least(set, 1 << token, commonest)
    }

    /// The least of the words that a commonest distance, made 1, and a rotation or reflection give. The rotation of a word that
    /// makes it least puts a longest run of zeros first.
    #[inline]
    fn least(&self, set: u64, token: u64, commonest: impl Iterator<Item = usize>) -> Kind {
        let mut kind = Kind { set: u64::MAX, tokens: 0 };
        for index in commonest {
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
