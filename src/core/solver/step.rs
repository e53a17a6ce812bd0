//! A step from one rank to the next: the exits that a set gives to those with one position less, and the solution of
//! these from them.

use super::kernel::{Code, Exits, Solved, doubles, solve, sums};
use super::order::Order;
use super::symmetry::{Removals, Symmetry};

/// An exit is a position that can be landed on; it is kept with its value in the lowest bits of its set's word.
pub(super) const POSITION_BITS: u32 = 6;
pub(super) const CODE_BITS: u32 = 8;
/// The position in the record of a set of which no exit is known, as there are not so many positions.
const NO_POSITION: u32 = (1 << POSITION_BITS) - 1;
/// The largest n whose sets fit into a word together with an exit.
pub(super) const MAX_N: u32 = 64 - POSITION_BITS - CODE_BITS;

/// The sets that share a hash, in order.
#[derive(Debug)]
pub(super) struct Bucket {
    pub(super) sets: Vec<u64>,
    /// The ends of the groups of each set.
    pub(super) ends: Vec<u32>,
    pub(super) codes: Vec<u8>,
    pub(super) tokens: Vec<u64>,
    /// Number of uncovered sets.
    pub(super) uncovered: usize,
    /// Number of tokens in the groups by value.
    pub(super) counts: [u64; 256],
}

impl Default for Bucket {
    fn default() -> Bucket {
        let (sets, ends, codes, tokens) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Bucket { sets, ends, codes, tokens, uncovered: 0, counts: [0; 256] }
    }
}

/// The rules that the ranks of one table share.
#[derive(Debug)]
pub(super) struct Rules {
    pub symmetry: Symmetry,
    pub code: Code,
    /// The number of positions at which Magnus has reached his aim.
    pub target: u32,
    pub order: Order,
}

impl Bucket {
    pub(super) fn push(&mut self, set: u64, groups: impl Iterator<Item = (u8, u64)>) {
        self.sets.push(set);
        for (code, tokens) in groups {
            self.counts[usize::from(code)] += u64::from(tokens.count_ones());
            self.codes.push(code);
            self.tokens.push(tokens);
        }
        self.ends.push(self.codes.len() as u32);
    }

    pub(super) fn groups(&self, index: usize) -> impl Iterator<Item = (u8, u64)> {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        (start..self.ends[index] as usize).map(|at| (self.codes[at], self.tokens[at]))
    }

    /// The value of a token of a set, if it is in a group.
    pub(super) fn code(&self, set: u64, token: u64) -> Option<u8> {
        let index = self.sets.binary_search(&set).ok()?;
        self.groups(index).find(|(_, tokens)| tokens & token != 0).map(|(code, _)| code)
    }
}

/// The record of a set of which no exit need be known.
pub(super) fn bare(set: u64) -> u64 {
    (set << POSITION_BITS | u64::from(NO_POSITION)) << CODE_BITS
}

/// The bucket of a set if there are 2 to the power of `bits`.
#[inline]
pub(super) fn bucket_of(set: u64, bits: u32) -> usize {
    (set.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - bits)) as usize
}

/// True if the commonest value ought to be chosen anew below a rank of sets with `visited` positions: nearly half of their tokens
/// have one other value. For that the next rank is kept whole. Choosing early or late costs time, nothing else.
pub(super) fn changes(rules: &Rules, visited: u32, default: u8, counts: &[u64]) -> bool {
    let others = (0..=u8::MAX).zip(counts).filter(|&(code, _)| code != default);
    let most = others.map(|(_, &count)| count).max().unwrap_or(0);
    most as f64 > 0.4 * f64::from(visited) * rules.symmetry.kinds(visited)
}

/// The usual value of a rank of sets with `visited` positions, `None` if it is whole and stays so. `usual` is that of the rank above,
/// `changed` tells whether the rank is whole to have another; then its uncovered and all sets, and its tokens by values.
pub(super) fn next_default(
    rules: &Rules,
    visited: u32,
    usual: Option<u8>,
    changed: bool,
    (uncovered, sets): (u64, u64),
    counts: &[u64],
) -> Option<u8> {
    // The first rank below the target need not be typical. The share of uncovered sets is where the commonest value has settled;
    // choosing early or late costs time, nothing else.
    let settles = usual.is_none() && visited + 1 < rules.target && rules.order.settles(uncovered, sets);
    if changed || settles {
        (0..=u8::MAX).zip(counts).max_by_key(|&(_, &count)| count).map(|(code, _)| code)
    } else {
        usual
    }
}

/// The parameters that all sets of a step share.
#[derive(Debug, Clone, Copy)]
pub(super) struct Step<'a> {
    pub rules: &'a Rules,
    /// The value of every token of the upper rank that is not in a group; `None` if that rank is whole.
    pub default: Option<u8>,
    /// Number of bits of its hash that tell the bucket of a set.
    pub bucket_bits: u32,
}

impl Step<'_> {
    /// For every set that must be solved its exits, by buckets: the set, the exit's position and its value.
    pub fn exits(&self, bucket: &Bucket, found: &mut [Vec<u64>]) {
        let rules = self.rules;
        let cycle = rules.symmetry.cycle;
        let mut removals = Removals::default();
        for (index, &set) in bucket.sets.iter().enumerate() {
            rules.symmetry.removals(set, &mut removals);
            let mut emit = |code: u8, mut tokens: u64| {
                while tokens != 0 {
                    let kind = rules.symmetry.kind_without(set, &removals, tokens.trailing_zeros());
                    tokens &= tokens - 1;
                    let found = &mut found[bucket_of(kind.set, self.bucket_bits)];
                    let mut exits = kind.tokens;
                    while exits != 0 {
                        let record = kind.set << POSITION_BITS | u64::from(exits.trailing_zeros());
                        found.push(record << CODE_BITS | u64::from(code));
                        exits &= exits - 1;
                    }
                }
            };
            let Some(default) = self.default else {
                bucket.groups(index).for_each(|(code, tokens)| emit(code, tokens));
                continue;
            };
            let mut others = set;
            for (code, tokens) in bucket.groups(index) {
                if code != default {
                    emit(code, tokens);
                    others &= !tokens;
                }
            }
            // Those with the usual value matter only if the set is uncovered without them.
            let unvisited = cycle.mask & !set;
            let wanted = doubles(cycle, set);
            let sums = sums(cycle, unvisited);
            if wanted & !sums == 0 {
                continue;
            }
            let mut matter = 0;
            while others != 0 {
                let position = others.trailing_zeros();
                let bit = 1 << position;
                others &= others - 1;
                let sums = sums | cycle.rotate_forward(unvisited | bit, position);
                if doubles(cycle, set & !bit) & !sums != 0 {
                    matter |= bit;
                }
            }
            emit(default, matter);
        }
    }

    /// Solves the sets with `visited` positions of which these are the exits, in order; keeps all of them if the rank is to be
    /// `whole`. `None` if a value outgrew its bits.
    pub fn solve(&self, visited: u32, whole: bool, records: &[u64]) -> Option<Bucket> {
        let Rules { symmetry, code, target, .. } = self.rules;
        let cycle = symmetry.cycle;
        let mut bucket = Bucket::default();
        let stuck = code.stuck(cycle.n - visited);
        let (mut exits, mut solved) = (Exits::default(), Solved::default());
        for records in
            records.chunk_by(|one, other| one >> (POSITION_BITS + CODE_BITS) == other >> (POSITION_BITS + CODE_BITS))
        {
            let set = records[0] >> (POSITION_BITS + CODE_BITS);
            exits.clear();
            let mut usual = cycle.mask & !set;
            for record in records {
                let position = (record >> CODE_BITS) as u32 & NO_POSITION;
                if cfg!(not(target_arch = "wasm32")) && position == NO_POSITION {
                    continue;
                }
                exits.add(*record as u8, 1 << position);
                usual &= !(1 << position);
            }
            if let Some(default) = self.default
                && usual != 0
            {
                exits.add(default, usual);
            }
            let covered = if visited >= *target {
                solved.groups.clear();
                solved.groups.push((0, set));
                doubles(cycle, set) & !sums(cycle, cycle.mask & !set) == 0
            } else {
                solve(cycle, *code, set, &exits, stuck, &mut solved)?
            };
            let groups = solved.groups.iter().copied();
            bucket.uncovered += usize::from(!covered);
            match self.default.filter(|_| cfg!(target_arch = "wasm32") || !whole) {
                Some(default) => {
                    if !covered || solved.groups != [(default, set)] {
                        bucket.push(set, groups.filter(|&(code, _)| code != default));
                    }
                }
                None => {
                    bucket.push(set, groups);
                }
            }
        }
        Some(bucket)
    }
}
