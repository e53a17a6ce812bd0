//! The work itself: exits, sets, the next rank.

use super::super::Watch;
use super::super::kinds;
use super::super::step::{Bucket, Step, bare, bucket_of, changes, next_default};
use super::file::{Content, Counts, Head};
use super::{RankFiles, Storage, WorkDirectory, coding, damaged, unwritable};
use crate::solver::Refusal;
use std::rc::Rc;
use std::time::Instant;

/// A rank on its way to the next.
struct Descent<'a> {
    above: &'a RankFiles,
    step: Step<'a>,
    visited: u32,
    /// True if the next rank is kept whole, because its usual value changes.
    whole: bool,
}

/// Reports of progress on the way.
struct Progress<'a, 'b> {
    watch: Watch<'a>,
    /// The part of all work that was done before this rank.
    done: f64,
    /// The part of all work that this rank is.
    rank: f64,
    /// The part of this rank that is done.
    share: &'b mut f64,
}

impl Progress<'_, '_> {
    fn report(&mut self, share: f64) -> Result<(), Refusal> {
        *self.share = self.share.max(share);
        let told = (self.watch)(self.done + self.rank * *self.share);
        if told.is_break() { Err(Refusal::Stopped) } else { Ok(()) }
    }
}

impl<Files: Storage> WorkDirectory<Files> {
    /// R(n), going on from what is there. Takes about as long as [`super::super::rounds`] on one thread.
    ///
    /// # Errors
    /// [`Refusal::WorkDirectory`] if a file cannot be read or written or is damaged, [`Refusal::Excess`], [`Refusal::Stopped`]. What
    /// has been written stays good.
    pub fn rounds(&self, watch: Watch) -> Result<u32, Refusal> {
        let n = self.zn.n();
        let mut above: Option<Rc<RankFiles>> = None;
        let (mut sets, mut done) = (1.0, 0.0);
        for visited in (1..=n).rev() {
            let all = 2_f64.powi(n as i32);
            let mut progress = Progress { watch: &mut *watch, done: done / all, rank: sets / all, share: &mut 0.0 };
            if self.rank(visited)?.is_none() {
                self.make(visited, above.as_deref(), &mut progress)?;
                progress.report(1.0)?;
            }
            above = self.rank(visited)?;
            done += sets;
            // The work follows the number of sets, C(n, visited).
            sets *= f64::from(visited) / f64::from(n - visited + 1);
        }
        Ok(self.value(1, 0)?.rounds)
    }

    fn make(&self, visited: u32, above: Option<&RankFiles>, progress: &mut Progress) -> Result<(), Refusal> {
        let mut default = None;
        let mut exits = Vec::new();
        match above {
            None => {
                let full = self.rules.symmetry.cycle.mask;
                let home = bucket_of(full, self.plan.bucket_bits);
                self.make_sets(visited, None, |index| {
                    let mut bucket = Bucket::default();
                    if index == home {
                        bucket.push(full, std::iter::once((0, full)));
                    }
                    Ok(bucket)
                })?;
            }
            Some(above) => {
                default = above.sum.default;
                let step = Step { rules: &self.rules, default, bucket_bits: self.plan.bucket_bits };
                let tokens = &above.sum.counts.tokens;
                let whole = default.is_some_and(|default| changes(&self.rules, visited + 1, default, tokens));
                let descent = Descent { above, step, visited, whole };
                if !self.gaps(&self.heads(visited, Content::Sets)?).is_empty() {
                    self.make_exits(&descent, progress)?;
                    exits = self.heads(visited, Content::Exits)?;
                    self.merge(&descent, &exits, progress)?;
                }
                let parts = self.counts(visited)?;
                default =
                    next_default(&self.rules, visited, default, whole, (parts.uncovered, parts.sets), &parts.tokens);
            }
        }
        let mut counts = self.counts(visited)?;
        counts.microseconds += exits.iter().map(|head| head.counts.microseconds).sum::<u64>();
        let head = Head { content: Content::Sum, visited, default, from: 0, to: 0, counts, pieces: Vec::new() };
        self.write(&head, &[], &[])?;
        // Also those that an earlier run left behind.
        for head in self.heads(visited, Content::Exits)? {
            self.files.remove(&head.name()).map_err(|error| unwritable(&error))?;
        }
        Ok(())
    }

    fn counts(&self, visited: u32) -> Result<Counts, Refusal> {
        let mut counts = Counts::default();
        self.heads(visited, Content::Sets)?.iter().for_each(|part| counts.add(&part.counts));
        Ok(counts)
    }

    fn write(&self, head: &Head, pieces: &[usize], payload: &[u8]) -> Result<(), Refusal> {
        self.files.write(&head.name(), &head.file(pieces, payload)).map_err(|error| unwritable(&error))
    }

    /// Writes the exits to the next rank, as far as they are not there.
    fn make_exits(&self, descent: &Descent, progress: &mut Progress) -> Result<(), Refusal> {
        let all = 1_u32 << self.plan.bucket_bits;
        let mut found = vec![Vec::new(); all as usize];
        for (start, end) in self.gaps(&self.heads(descent.visited, Content::Exits)?) {
            let (mut from, mut since) = (start, Instant::now());
            for index in start..end {
                descent.step.exits(&self.bucket(descent.above, index as usize)?, &mut found);
                let held: usize = found.iter().map(Vec::len).sum();
                if held >= self.plan.exits_at_once || index + 1 == end {
                    self.write_exits(descent, (from, index + 1), since, &mut found)?;
                    (from, since) = (index + 1, Instant::now());
                }
                progress.report(0.7 * f64::from(index + 1) / f64::from(all))?;
            }
        }
        if descent.whole {
            self.make_bare(descent, found)?;
        }
        Ok(())
    }

    /// Writes all kinds of sets as if they came from buckets behind the last one.
    fn make_bare(&self, descent: &Descent, mut found: Vec<Vec<u64>>) -> Result<(), Refusal> {
        let there: Vec<u32> = self.heads(descent.visited, Content::Exits)?.iter().map(|head| head.from).collect();
        let (mut from, mut held, mut since) = (found.len() as u32, 0, Instant::now());
        let mut result = Ok(());
        let mut flush = |found: &mut Vec<Vec<u64>>| {
            if there.contains(&from) {
                found.iter_mut().for_each(Vec::clear);
            } else if result.is_ok() {
                result = self.write_exits(descent, (from, from + 1), since, found);
            }
            (from, since) = (from + 1, Instant::now());
        };
        kinds::each(&self.rules.symmetry, descent.visited, &mut |set| {
            found[bucket_of(set, self.plan.bucket_bits)].push(bare(set));
            held += 1;
            if held >= self.plan.exits_at_once {
                held = 0;
                flush(&mut found);
            }
        });
        flush(&mut found);
        result
    }

    /// Writes what was found from these buckets, and empties it.
    fn write_exits(
        &self,
        descent: &Descent,
        (from, to): (u32, u32),
        since: Instant,
        found: &mut [Vec<u64>],
    ) -> Result<(), Refusal> {
        let (mut payload, mut pieces) = (Vec::new(), Vec::new());
        for records in found {
            records.sort_unstable();
            records.dedup();
            let start = payload.len();
            if !records.is_empty() {
                coding::put_exits(&mut payload, records);
            }
            pieces.push(payload.len() - start);
            records.clear();
        }
        let counts = Counts { microseconds: since.elapsed().as_micros() as u64, ..Counts::default() };
        let (visited, default) = (descent.visited, descent.step.default);
        let head = Head { content: Content::Exits, visited, default, from, to, counts, pieces: Vec::new() };
        self.write(&head, &pieces, &payload)
    }

    /// Solves the sets of the next rank from their exits.
    fn merge(&self, descent: &Descent, exits: &[Head], progress: &mut Progress) -> Result<(), Refusal> {
        let all = f64::from(1_u32 << self.plan.bucket_bits);
        let mut records = Vec::new();
        self.make_sets(descent.visited, descent.step.default, |index| {
            records.clear();
            for head in exits {
                let bytes = self.piece(head, index)?;
                if !bytes.is_empty() {
                    coding::exits(&bytes, &mut records).ok_or_else(|| damaged(&head.name()))?;
                }
            }
            // The pieces are in order, so they are only merged.
            records.sort();
            records.dedup();
            let bucket = descent.step.solve(descent.visited, descent.whole, &records);
            progress.report(0.7 + 0.3 * (index as f64 + 1.0) / all)?;
            bucket.ok_or(Refusal::Excess { n: self.zn.n() })
        })
    }

    /// Writes the buckets of a rank, as far as they are not there.
    fn make_sets(
        &self,
        visited: u32,
        default: Option<u8>,
        mut bucket: impl FnMut(usize) -> Result<Bucket, Refusal>,
    ) -> Result<(), Refusal> {
        for (start, end) in self.gaps(&self.heads(visited, Content::Sets)?) {
            let (mut from, mut since) = (start, Instant::now());
            let (mut payload, mut pieces, mut counts) = (Vec::new(), Vec::new(), Counts::default());
            for index in start..end {
                let bucket = bucket(index as usize)?;
                let before = payload.len();
                coding::put_bucket(&mut payload, &bucket);
                pieces.push(payload.len() - before);
                counts.sets += bucket.sets.len() as u64;
                counts.uncovered += bucket.uncovered as u64;
                counts.tokens.iter_mut().zip(bucket.counts).for_each(|(sum, tokens)| *sum += tokens);
                for (at, &set) in bucket.sets.iter().enumerate() {
                    counts.checksum = counts.checksum.wrapping_add(coding::set_checksum(set, bucket.groups(at)));
                }
                if payload.len() >= self.plan.bytes_at_once || index + 1 == end {
                    counts.microseconds = since.elapsed().as_micros() as u64;
                    let counts = std::mem::take(&mut counts);
                    let head = Head {
                        content: Content::Sets,
                        visited,
                        default,
                        from,
                        to: index + 1,
                        counts,
                        pieces: Vec::new(),
                    };
                    self.write(&head, &pieces, &payload)?;
                    payload.clear();
                    pieces.clear();
                    (from, since) = (index + 1, Instant::now());
                }
            }
        }
        Ok(())
    }
}
