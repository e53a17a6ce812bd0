//! One visited set of each kind: sets that differ by a rotation or by a unit of Z_n have the same values.
//!
//! Necklaces of fixed density by the recursion of Fredricksen, Kessler and Maiorana, pruned by the density; of the multiples of
//! a set only those with the most neighbouring pairs are kept. What is left is every kind at least once.

use super::cycle::Cycle;

/// A word under construction: `at` letters are written, the period of the prenecklace is `period`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Prefix {
    word: u64,
    at: u32,
    period: u32,
    ones: u32,
    runs: u32,
}

/// Enumerates the sets of one size.
#[derive(Debug)]
pub(super) struct Necklaces {
    cycle: Cycle,
    size: u32,
    /// The most runs of neighbouring members that a set with the most neighbouring pairs can have.
    most_runs: u32,
    /// 2 ≤ u < n/2, prime to n.
    units: Vec<u32>,
}

impl Necklaces {
    pub fn new(cycle: Cycle, size: u32, units: &[u32]) -> Necklaces {
        let n = cycle.n;
        // Where all differences are units, the best of them is at least as good as the average: s(s − 1) pairs have n − 1
        // differences, and a set with r runs has s − r neighbouring pairs.
        let all_are_units = 2 * units.len() as u32 == n - 1;
        let most_runs = if all_are_units { size - (size * (size - 1)).div_ceil(n - 1) } else { n };
        Necklaces { cycle, size, most_runs, units: units.iter().copied().filter(|&unit| unit > 1).collect() }
    }

    /// Beginnings that share out the work; each set has exactly one of them.
    pub fn prefixes(&self, letters: u32) -> Vec<Prefix> {
        let mut found = Vec::new();
        let start = Prefix { word: 0, at: 0, period: 1, ones: 0, runs: 0 };
        self.extend(start, letters.min(self.cycle.n), &mut |prefix| found.push(prefix));
        found
    }

    /// Visits the sets that begin in this way.
    pub fn visit(&self, prefix: Prefix, visit: &mut impl FnMut(u64)) {
        let n = self.cycle.n;
        self.extend(prefix, n, &mut |whole| {
            let Prefix { word, period, .. } = whole;
            if n.is_multiple_of(period) && self.has_most_neighbours(word) && self.comes_before_its_mirror_image(word) {
                visit(word);
            }
        });
    }

    fn extend(&self, prefix: Prefix, letters: u32, found: &mut impl FnMut(Prefix)) {
        let Prefix { word, at, period, ones, runs } = prefix;
        if at == letters {
            found(prefix);
            return;
        }
        let least = if at >= period { word >> (at - period) & 1 } else { 0 };
        let next_period = |one: u64| if at >= period && one == least { period } else { at + 1 };
        // Enough room must be left for the ones that are missing.
        if least == 0 && self.size - ones < self.cycle.n - at {
            self.extend(Prefix { at: at + 1, period: next_period(0), ..prefix }, letters, found);
        }
        let runs = runs + u32::from(at == 0 || word >> (at - 1) & 1 == 0);
        if ones < self.size && runs <= self.most_runs {
            let word = word | 1 << at;
            self.extend(Prefix { word, at: at + 1, period: next_period(1), ones: ones + 1, runs }, letters, found);
        }
    }

    #[inline]
    fn has_most_neighbours(&self, set: u64) -> bool {
        let pairs = |by: u32| (set & self.cycle.forth(set, by)).count_ones();
        let neighbours = pairs(1);
        self.units.iter().all(|&unit| pairs(unit) <= neighbours)
    }

    /// Whether the mirror image, rotated to its least word, is not less. Least words begin with a longest run of zeros, as
    /// `word` does.
    #[inline]
    fn comes_before_its_mirror_image(&self, word: u64) -> bool {
        let Cycle { n, mask } = self.cycle;
        let zeros = word.trailing_zeros().min(n);
        let mirrored = self.cycle.mirror(word);
        let mut starts = !mirrored & mask;
        let mut length = 1;
        while length < zeros {
            let step = length.min(zeros - length);
            starts &= self.cycle.back(starts, step);
            length += step;
        }
        let key = word.reverse_bits();
        while starts != 0 {
            let start = starts.trailing_zeros();
            starts &= starts - 1;
            if self.cycle.back(mirrored, start).reverse_bits() < key {
                return false;
            }
        }
        true
    }
}
