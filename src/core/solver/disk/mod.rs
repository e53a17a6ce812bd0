//! R(n) where the ranks do not fit into memory: they and their exits go through files.
//!
//! A rank is found as in `rank`, bucket by bucket: first the exits of all sets above are written, sorted and coded as
//! differences, as often as the memory set apart for them is full; then those of one bucket after the other are read back,
//! merged and solved. Files are written whole or not at all and are never changed, so that a run can be stopped at any moment, and
//! the same call goes on from what is there. Every piece of a file has a checksum. Ranks are kept when they are done, so that
//! the value of any state can be looked up afterwards ([`WorkDirectory::value`]).

mod coding;
mod file;
mod lines;
mod storage;
mod work;

use super::step::{Bucket, Rules, bucket_of};
use super::{Aim, Order, Value, rules, value_of};
use crate::number::{Measure, in_range};
use crate::solver::Refusal;
use crate::zn::Zn;
use file::{Content, Head};
pub use lines::Sampled;
use std::cell::RefCell;
use std::collections::HashMap;
use std::io;
use std::rc::Rc;
pub use storage::{Folder, Storage};

/// The file that says what the others are about.
const TABLE: &str = "table";
const VERSION: &str = "magnus-derek ranks, version 1";
/// Number of buckets kept once looked up.
const KEPT: usize = 256;

/// The division of the work. It changes neither R(n) nor the checksums of the ranks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// The order of the work. Files of one order are of no use to the other.
    pub order: Order,
    /// A rank has 2 to the power of so many buckets, at most 12. A directory keeps the number with which it was begun.
    pub bucket_bits: u32,
    /// Number of exits held in memory, 8 to 16 bytes each.
    pub exits_at_once: usize,
    /// The bytes of sets from which on they are written.
    pub bytes_at_once: usize,
}

impl Plan {
    /// A plan for 2 GiB of memory.
    #[must_use]
    pub fn for_table(zn: Zn, order: Order) -> Plan {
        let bucket_bits = zn.n().saturating_sub(31).clamp(4, 10);
        Plan { order, bucket_bits, exits_at_once: 100_000_000, bytes_at_once: 1 << 26 }
    }
}

/// One complete rank.
#[derive(Debug)]
struct RankFiles {
    sum: Head,
    parts: Vec<Head>,
}

/// The summary of a complete rank.
#[derive(Debug, Clone, PartialEq)]
pub struct RankFacts {
    /// The size of its sets.
    pub visited: u32,
    /// The excess of the tokens that are not kept; `None` if all sets are.
    pub usual: Option<u8>,
    /// Number of sets kept.
    pub sets: u64,
    /// Number of uncovered ones among them.
    pub uncovered: u64,
    /// Number of their tokens by excess, for each that occurs.
    pub tokens: Vec<(u8, u64)>,
    /// A checksum of all sets and values, the same however the work was divided.
    pub checksum: u64,
    /// The seconds that it took.
    pub seconds: f64,
    /// The bytes of its files.
    pub bytes: u64,
}

/// One number for all sets and values that are kept of a table, to compare two computations by: the checksums of its ranks, each
/// rotated by the size of its sets. The two orders of work keep different sets, so each has a number of its own.
pub fn checksum(ranks: &[RankFacts]) -> u64 {
    ranks.iter().fold(0, |sum, rank| sum ^ rank.checksum.rotate_left(rank.visited))
}

/// The ranks of one table in files.
#[derive(Debug)]
pub struct WorkDirectory<Files> {
    zn: Zn,
    rules: Rules,
    plan: Plan,
    files: Files,
    ranks: RefCell<HashMap<u32, Rc<RankFiles>>>,
    buckets: RefCell<HashMap<(u32, usize), Rc<Bucket>>>,
}

fn cannot_work(why: String) -> Refusal {
    Refusal::WorkDirectory { why }
}

fn unreadable(error: &io::Error) -> Refusal {
    cannot_work(format!("cannot be read: {error}"))
}

fn unwritable(error: &io::Error) -> Refusal {
    cannot_work(format!("cannot be written: {error}. What is there stays good, and the same command goes on from it"))
}

fn damaged(name: &str) -> Refusal {
    cannot_work(format!("has a damaged file, {name}. If it is removed, the same command makes it again, and only it"))
}

impl<Files: Storage> WorkDirectory<Files> {
    /// Begins in an empty directory, or takes up what is there.
    ///
    /// # Errors
    /// [`crate::number::OutOfRange`] if n is more than [`super::MAX_N`], [`Refusal::WorkDirectory`] if it belongs to something else.
    pub fn open(zn: Zn, plan: Plan, files: Files) -> Result<WorkDirectory<Files>, Refusal> {
        in_range(Measure::N, zn.n(), 2, super::MAX_N)?;
        let mut plan = Plan { bucket_bits: plan.bucket_bits.clamp(1, 12), ..plan };
        let names = files.names().map_err(|error| unreadable(&error))?;
        let start = format!("{VERSION}\nn = {}\norder = {:?}\nbucket bits = ", zn.n(), plan.order);
        if names.is_empty() {
            let text = format!("{start}{}\n", plan.bucket_bits);
            files.write(TABLE, text.as_bytes()).map_err(|error| unwritable(&error))?;
        } else {
            if !names.iter().any(|name| name == TABLE) {
                let other = names.iter().min().map_or("", String::as_str);
                return Err(cannot_work(format!(
                    "holds something else, such as {other}. It must be empty, or one of an earlier run"
                )));
            }
            let text = files.read(TABLE, 0, 1000).map_err(|error| unreadable(&error))?;
            let text = String::from_utf8_lossy(&text);
            plan.bucket_bits = bucket_bits(&text, &start)?;
        }
        let (ranks, buckets) = (RefCell::default(), RefCell::default());
        Ok(WorkDirectory { zn, rules: rules(zn, Aim::FStar, plan.order), plan, files, ranks, buckets })
    }

    /// The value of a state for [`Aim::FStar`], as [`super::Solution::value`], once its rank is complete. Some milliseconds.
    ///
    /// # Errors
    /// [`Refusal::WorkDirectory`] if the rank is not complete, or damaged.
    pub fn value(&self, visited: u64, token: u32) -> Result<Value, Refusal> {
        let count = visited.count_ones();
        if count >= self.rules.target {
            return Ok(Value { visited: count, rounds: 0 });
        }
        let kind = self.rules.symmetry.kind(visited, token);
        let rank =
            self.rank(count)?.ok_or_else(|| cannot_work(format!("does not have the sets of {count} positions yet")))?;
        let bucket = self.cached_bucket(&rank, bucket_of(kind.set, self.plan.bucket_bits))?;
        let code = bucket.code(kind.set, kind.tokens).or(rank.sum.default).unwrap_or(0);
        Ok(value_of(&self.rules, count, code))
    }

    /// The summaries of the complete ranks, that of the largest sets first.
    ///
    /// # Errors
    /// [`Refusal::WorkDirectory`] if a head is damaged.
    pub fn ranks(&self) -> Result<Vec<RankFacts>, Refusal> {
        let mut facts = Vec::new();
        for visited in (1..=self.zn.n()).rev() {
            let Some(rank) = self.rank(visited)? else { continue };
            let counts = &rank.sum.counts;
            let tokens = (0..=u8::MAX).zip(counts.tokens).filter(|&(_, count)| count > 0);
            facts.push(RankFacts {
                visited,
                usual: rank.sum.default,
                sets: counts.sets,
                uncovered: counts.uncovered,
                tokens: tokens.collect(),
                checksum: counts.checksum,
                seconds: counts.microseconds as f64 / 1e6,
                bytes: rank
                    .parts
                    .iter()
                    .filter_map(|part| part.pieces.last())
                    .map(|last| last.start + last.length)
                    .sum(),
            });
        }
        Ok(facts)
    }

    /// A rank if it is complete.
    fn rank(&self, visited: u32) -> Result<Option<Rc<RankFiles>>, Refusal> {
        if let Some(rank) = self.ranks.borrow().get(&visited) {
            return Ok(Some(Rc::clone(rank)));
        }
        let sum = self.heads(visited, Content::Sum)?.pop();
        let parts = self.heads(visited, Content::Sets)?;
        let Some(sum) = sum.filter(|_| self.gaps(&parts).is_empty()) else { return Ok(None) };
        let rank = Rc::new(RankFiles { sum, parts });
        self.ranks.borrow_mut().insert(visited, Rc::clone(&rank));
        Ok(Some(rank))
    }

    /// The heads of all files of a rank that hold this, in order.
    fn heads(&self, visited: u32, content: Content) -> Result<Vec<Head>, Refusal> {
        let sample =
            Head { content, visited, default: None, from: 0, to: 0, counts: Default::default(), pieces: Vec::new() };
        let name = sample.name();
        let start = name.trim_end_matches("00000");
        let mut names = self.files.names().map_err(|error| unreadable(&error))?;
        names.retain(|name| name.starts_with(start));
        names.sort();
        let head = |name: &String| {
            let read = Head::read(|length| self.files.read(name, 0, length)).map_err(|error| unreadable(&error))?;
            read.filter(|head| head.name() == *name && head.from <= head.to).ok_or_else(|| damaged(name))
        };
        names.iter().map(head).collect()
    }

    /// The ranges of buckets that these files leave out.
    fn gaps(&self, heads: &[Head]) -> Vec<(u32, u32)> {
        let all = 1 << self.plan.bucket_bits;
        let (mut gaps, mut next) = (Vec::new(), 0);
        for head in heads.iter().filter(|head| head.from < all) {
            if head.from > next {
                gaps.push((next, head.from));
            }
            next = next.max(head.to);
        }
        if next < all {
            gaps.push((next, all));
        }
        gaps
    }

    /// One piece of a file.
    fn piece(&self, head: &Head, index: usize) -> Result<Vec<u8>, Refusal> {
        let name = head.name();
        let piece = head.pieces.get(index).ok_or_else(|| damaged(&name))?;
        let bytes = self.files.read(&name, piece.start, piece.length).map_err(|error| unreadable(&error))?;
        if bytes.len() as u64 != piece.length || coding::checksum(&bytes) != piece.checksum {
            return Err(damaged(&name));
        }
        Ok(bytes)
    }

    fn bucket(&self, rank: &RankFiles, index: usize) -> Result<Bucket, Refusal> {
        let part = rank.parts.iter().find(|part| (part.from as usize..part.to as usize).contains(&index));
        let part = part.ok_or_else(|| damaged(&rank.sum.name()))?;
        coding::bucket(&self.piece(part, index - part.from as usize)?).ok_or_else(|| damaged(&part.name()))
    }

    fn cached_bucket(&self, rank: &RankFiles, index: usize) -> Result<Rc<Bucket>, Refusal> {
        let key = (rank.sum.visited, index);
        if let Some(bucket) = self.buckets.borrow().get(&key) {
            return Ok(Rc::clone(bucket));
        }
        let bucket = Rc::new(self.bucket(rank, index)?);
        let mut buckets = self.buckets.borrow_mut();
        if buckets.len() >= KEPT {
            buckets.clear();
        }
        buckets.insert(key, Rc::clone(&bucket));
        Ok(bucket)
    }
}

/// The number behind what the file `table` must begin with.
fn bucket_bits(text: &str, start: &str) -> Result<u32, Refusal> {
    let line = |text: &str, index: usize| text.lines().nth(index).unwrap_or("nothing").to_string();
    if line(text, 0) != VERSION {
        return Err(cannot_work(format!(
            "was written by another version: it says \"{}\" and not \"{VERSION}\"",
            line(text, 0)
        )));
    }
    for index in [1, 2] {
        if line(text, index) != line(start, index) {
            return Err(cannot_work(format!(
                "is of another run: it says \"{}\" and not \"{}\"",
                line(text, index),
                line(start, index)
            )));
        }
    }
    let bits =
        text.strip_prefix(start).and_then(|rest| rest.trim().parse().ok()).filter(|bits| (1..=12).contains(bits));
    bits.ok_or_else(|| cannot_work("does not say how many buckets its ranks have".to_string()))
}
