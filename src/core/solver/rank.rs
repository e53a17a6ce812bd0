//! A rank: all sets of one size, solved from those with one position more.
//!
//! Almost all tokens of a rank have the same value. If all exits of a set have the commonest value d, and if every 2K, K ∈ S,
//! is a sum of two unvisited positions (the set is *covered*), then all its tokens have value d too. So only the other sets are
//! kept: those with another value somewhere, and those that are not covered. Both have a larger set of their own sort above
//! them: a value other than d comes from an exit with another value or from being uncovered, and a set S that is uncovered at
//! K stays so with a position more. The next rank is therefore found *backwards*, by removing a position from the sets that
//! are kept, and the few that come out are sorted and solved; no set is ever looked up.
//!
//! As long as many sets are uncovered, a rank is kept *whole*. Farther down the values fall: once nearly half of the tokens have
//! one other value, one more rank is made whole, from a list of all kinds of its size ([`kinds`]), and d chosen anew.

use super::cycle::Cycle;
use super::kinds;
use super::step::{Bucket, Rules, Step, bare, bucket_of, changes, next_default};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

const BUCKET_BITS: u32 = 6;
pub(super) const BUCKETS: usize = 1 << BUCKET_BITS;

/// The sets of one size that are kept, with the values of their tokens.
#[derive(Debug)]
pub(super) struct Rank {
    /// The value of every token that is not in a group; `None` if the rank is whole.
    pub(super) default: Option<u8>,
    pub(super) buckets: Vec<Bucket>,
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
    {
        let _ = threads;
        run();
    }
    #[cfg(not(target_arch = "wasm32"))]
    std::thread::scope(|scope| {
        for _ in 1..threads.min(count) {
            scope.spawn(run);
        }
        run();
    });
}

impl Rank {
    /// The one set with all positions.
    pub fn full(cycle: Cycle) -> Rank {
        let mut buckets: Vec<Bucket> = (0..BUCKETS).map(|_| Bucket::default()).collect();
        buckets[bucket_of(cycle.mask, BUCKET_BITS)].push(cycle.mask, std::iter::once((0, cycle.mask)));
        Rank { default: None, buckets }
    }

    /// The rank of the sets with `visited` positions; this one has those with one more. `None` if a value outgrew its bits.
    pub fn below(&self, rules: &Rules, visited: u32, threads: usize) -> Option<Rank> {
        let step = Step { rules, default: self.default, bucket_bits: BUCKET_BITS };
        let exits: Vec<Mutex<Vec<Vec<u64>>>> = (0..BUCKETS).map(|_| Mutex::default()).collect();
        share(threads, BUCKETS, |index| {
            let mut found: Vec<Vec<u64>> = vec![Vec::new(); BUCKETS];
            step.exits(&self.buckets[index], &mut found);
            for (exits, found) in exits.iter().zip(found) {
                if !found.is_empty() {
                    exits.lock().unwrap_or_else(PoisonError::into_inner).push(found);
                }
            }
        });
        // It pays from n = 33 on, where no page comes to; leaving it out spares the page its code.
        let changes = !cfg!(target_arch = "wasm32")
            && self.default.is_some_and(|usual| changes(rules, visited + 1, usual, &self.counts()));
        if changes {
            let mut all: Vec<Vec<u64>> = vec![Vec::new(); BUCKETS];
            kinds::each(&rules.symmetry, visited, &mut |set| all[bucket_of(set, BUCKET_BITS)].push(bare(set)));
            for (exits, all) in exits.iter().zip(all) {
                exits.lock().unwrap_or_else(PoisonError::into_inner).push(all);
            }
        }
        let fits = AtomicBool::new(true);
        let solved: Vec<Mutex<Bucket>> = (0..BUCKETS).map(|_| Mutex::default()).collect();
        share(threads, BUCKETS, |index| {
            let pieces = std::mem::take(&mut *exits[index].lock().unwrap_or_else(PoisonError::into_inner));
            let mut records = pieces.concat();
            records.sort_unstable();
            records.dedup();
            match step.solve(visited, changes, &records) {
                Some(bucket) => *solved[index].lock().unwrap_or_else(PoisonError::into_inner) = bucket,
                None => fits.store(false, Ordering::Relaxed),
            }
        });
        let buckets: Vec<Bucket> =
            solved.into_iter().map(|bucket| bucket.into_inner().unwrap_or_else(PoisonError::into_inner)).collect();
        let mut rank = Rank { default: self.default, buckets };
        let sets = (rank.uncovered(), rank.sets());
        rank.default = next_default(rules, visited, self.default, changes, sets, &rank.counts());
        fits.load(Ordering::Relaxed).then_some(rank)
    }

    fn sets(&self) -> u64 {
        self.buckets.iter().map(|bucket| bucket.sets.len() as u64).sum()
    }

    fn uncovered(&self) -> u64 {
        self.buckets.iter().map(|bucket| bucket.uncovered as u64).sum()
    }

    fn counts(&self) -> Vec<u64> {
        (0..256).map(|code| self.buckets.iter().map(|bucket| bucket.counts[code]).sum()).collect()
    }

    /// The code of a token; `kind` comes from [`Symmetry::kind`].
    pub fn code(&self, set: u64, token: u64) -> u8 {
        self.buckets[bucket_of(set, BUCKET_BITS)].code(set, token).unwrap_or(self.default.unwrap_or(0))
    }
}
