//! A rank: all sets of one size, solved from those with one position more.
//!
//! Almost all tokens of a rank have the same value. If all exits of a set have the commonest value d, and if every 2K, K ∈ S,
//! is a sum of two unvisited positions (the set is *covered*), then all its tokens have value d too. So only the other sets are
//! kept: those with another value somewhere, and those that are not covered. Both have a larger set of their own sort above
//! them: a value other than d comes from an exit with another value or from being uncovered, and a set S that is uncovered at
//! K stays so with a position more. The next rank is therefore found *backwards*, by removing a position from the sets that
//! are kept, and the few that come out are sorted and solved; no set is ever looked up.
//!
//! As long as many sets are uncovered, a rank is kept *whole*.

use super::cycle::Cycle;
use super::kernel::{Code, Exits, Solved, doubles, solve, sums};
use super::symmetry::{Distances, Symmetry};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

const BUCKET_BITS: u32 = 6;
pub(super) const BUCKETS: usize = 1 << BUCKET_BITS;
/// An exit is a position that can be landed on; it is kept with its value in the lowest bits of its set's word.
const POSITION_BITS: u32 = 6;
const CODE_BITS: u32 = 8;
/// The largest n whose sets fit into a word together with an exit.
pub(super) const MAX_N: u32 = 64 - POSITION_BITS - CODE_BITS;

/// The sets of one size that are kept, with the values of their tokens.
#[derive(Debug)]
pub(super) struct Rank {
    /// The value of every token that is not in a group; `None` if the rank is whole.
    pub(super) default: Option<u8>,
    pub(super) buckets: Vec<Bucket>,
}

/// The sets that share a hash, in order.
#[derive(Debug, Default)]
pub(super) struct Bucket {
    pub(super) sets: Vec<u64>,
    /// Where the groups of each set end.
    pub(super) ends: Vec<u32>,
    pub(super) codes: Vec<u8>,
    pub(super) tokens: Vec<u64>,
    /// Of a whole rank: how many of its sets are uncovered, and how many tokens have each value.
    pub(super) uncovered: usize,
    pub(super) counts: Vec<u64>,
}

/// What the ranks of one table share.
#[derive(Debug)]
pub(super) struct Rules {
    pub symmetry: Symmetry,
    pub code: Code,
    /// The number of positions at which Magnus has reached what he wants.
    pub target: u32,
}

impl Bucket {
    fn push(&mut self, set: u64, groups: impl Iterator<Item = (u8, u64)>) {
        self.sets.push(set);
        for (code, tokens) in groups {
            self.codes.push(code);
            self.tokens.push(tokens);
        }
        self.ends.push(self.codes.len() as u32);
    }

    fn groups(&self, index: usize) -> impl Iterator<Item = (u8, u64)> {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        (start..self.ends[index] as usize).map(|at| (self.codes[at], self.tokens[at]))
    }
}

fn bucket_of(set: u64) -> usize {
    (set.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - BUCKET_BITS)) as usize
}

/// Runs `work` on every index below `count`, each on one of the threads.
fn share(threads: usize, count: usize, work: impl Fn(usize) + Sync) {
    let next = AtomicUsize::new(0);
    let run = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= count {
                break;
            }
            work(index);
        }
    };
    // A browser starts no threads in this way, and leaving them out spares the page their code.
    #[cfg(target_arch = "wasm32")]
    let _ = (threads, run());
    #[cfg(not(target_arch = "wasm32"))]
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(run);
        }
        run();
    });
}

impl Rank {
    /// The one set with all positions.
    pub fn full(cycle: Cycle) -> Rank {
        let mut buckets: Vec<Bucket> = (0..BUCKETS).map(|_| Bucket::default()).collect();
        buckets[bucket_of(cycle.mask)].push(cycle.mask, std::iter::once((0, cycle.mask)));
        Rank { default: None, buckets }
    }

    /// The rank of the sets with `visited` positions; this one has those with one more. `None` if a value outgrew its bits.
    pub fn below(&self, rules: &Rules, visited: u32, threads: usize) -> Option<Rank> {
        let exits: Vec<Mutex<Vec<Vec<u64>>>> = (0..BUCKETS).map(|_| Mutex::default()).collect();
        share(threads, BUCKETS, |index| {
            let mut found: Vec<Vec<u64>> = vec![Vec::new(); BUCKETS];
            self.exits(&self.buckets[index], rules, &mut found);
            for (exits, found) in exits.iter().zip(found) {
                if !found.is_empty() {
                    exits.lock().unwrap_or_else(PoisonError::into_inner).push(found);
                }
            }
        });
        let fits = AtomicBool::new(true);
        let solved: Vec<Mutex<Bucket>> = (0..BUCKETS).map(|_| Mutex::default()).collect();
        share(threads, BUCKETS, |index| {
            let pieces = std::mem::take(&mut *exits[index].lock().unwrap_or_else(PoisonError::into_inner));
            match self.solve(rules, visited, pieces.concat()) {
                Some(bucket) => *solved[index].lock().unwrap_or_else(PoisonError::into_inner) = bucket,
                None => fits.store(false, Ordering::Relaxed),
            }
        });
        let buckets: Vec<Bucket> =
            solved.into_iter().map(|bucket| bucket.into_inner().unwrap_or_else(PoisonError::into_inner)).collect();
        let mut rank = Rank { default: self.default, buckets };
        // The first rank below the target need not be typical. The share of uncovered sets is where the commonest value has
        // settled; choosing early or late costs time, nothing else.
        if self.default.is_none() && visited + 1 < rules.target && 4 * rank.uncovered() <= 3 * rank.sets() {
            rank.default = rank.commonest();
        }
        fits.load(Ordering::Relaxed).then_some(rank)
    }

    fn sets(&self) -> usize {
        self.buckets.iter().map(|bucket| bucket.sets.len()).sum()
    }

    fn uncovered(&self) -> usize {
        self.buckets.iter().map(|bucket| bucket.uncovered).sum()
    }

    fn commonest(&self) -> Option<u8> {
        let count =
            |code: u8| -> u64 { self.buckets.iter().filter_map(|bucket| bucket.counts.get(usize::from(code))).sum() };
        (0..=u8::MAX).max_by_key(|&code| count(code))
    }

    /// The code of a token; `kind` comes from [`Symmetry::kind`].
    pub fn code(&self, set: u64, token: u64) -> u8 {
        let bucket = &self.buckets[bucket_of(set)];
        let default = self.default.unwrap_or(0);
        let Ok(index) = bucket.sets.binary_search(&set) else { return default };
        bucket.groups(index).find(|(_, tokens)| tokens & token != 0).map_or(default, |(code, _)| code)
    }

    /// For every set that must be solved its exits, by buckets: the set, the exit's position and its value.
    fn exits(&self, bucket: &Bucket, rules: &Rules, found: &mut [Vec<u64>]) {
        let cycle = rules.symmetry.cycle;
        let mut distances = Distances::default();
        for (index, &set) in bucket.sets.iter().enumerate() {
            rules.symmetry.distances(set, &mut distances);
            let mut emit = |code: u8, mut tokens: u64| {
                while tokens != 0 {
                    let kind = rules.symmetry.kind_without(set, &distances, tokens.trailing_zeros());
                    tokens &= tokens - 1;
                    let found = &mut found[bucket_of(kind.set)];
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
                let sums = sums | cycle.forth(unvisited | bit, position);
                if doubles(cycle, set & !bit) & !sums != 0 {
                    matter |= bit;
                }
            }
            emit(default, matter);
        }
    }

    fn solve(&self, rules: &Rules, visited: u32, mut records: Vec<u64>) -> Option<Bucket> {
        let Rules { symmetry, code, target } = rules;
        let cycle = symmetry.cycle;
        records.sort_unstable();
        records.dedup();
        let mut bucket = Bucket { counts: vec![0; 256], ..Bucket::default() };
        let stuck = code.stuck(cycle.n - visited);
        let (mut exits, mut solved) = (Exits::default(), Solved::default());
        for records in
            records.chunk_by(|one, other| one >> (POSITION_BITS + CODE_BITS) == other >> (POSITION_BITS + CODE_BITS))
        {
            let set = records[0] >> (POSITION_BITS + CODE_BITS);
            exits.clear();
            let mut usual = cycle.mask & !set;
            for record in records {
                let position = (record >> CODE_BITS) as u32 & ((1 << POSITION_BITS) - 1);
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
            match self.default {
                Some(default) => {
                    if !covered || solved.groups != [(default, set)] {
                        bucket.push(set, groups.filter(|&(code, _)| code != default));
                    }
                }
                None => {
                    for &(code, tokens) in &solved.groups {
                        bucket.counts[usize::from(code)] += u64::from(tokens.count_ones());
                    }
                    bucket.uncovered += usize::from(!covered);
                    bucket.push(set, groups);
                }
            }
        }
        Some(bucket)
    }
}
