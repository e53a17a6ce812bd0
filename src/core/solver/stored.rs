//! Solutions as bytes, so that what a worker has solved need not be solved again by the page.

use super::rank::{BUCKETS, Rank};
use super::step::Bucket;
use super::{Aim, Order, Refusal, Solution, rules};
use crate::number::{Measure, in_range};
use crate::zn::Zn;

impl Solution {
    /// The solution as bytes, for [`Solution::from_bytes`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for rank in &self.ranks {
            bytes.extend(rank.default.map_or([0, 0], |code| [1, code]));
            for Bucket { sets, ends, codes, tokens, .. } in &rank.buckets {
                bytes.extend((sets.len() as u32).to_le_bytes());
                bytes.extend((codes.len() as u32).to_le_bytes());
                sets.iter().for_each(|set| bytes.extend(set.to_le_bytes()));
                ends.iter().for_each(|end| bytes.extend(end.to_le_bytes()));
                bytes.extend(codes);
                tokens.iter().for_each(|tokens| bytes.extend(tokens.to_le_bytes()));
            }
        }
        bytes
    }

    /// The solution of this table for this aim that was made into bytes.
    ///
    /// # Errors
    /// [`crate::number::OutOfRange`] if n is more than [`super::MAX_ANALYSED`], [`Refusal::Solution`] if the bytes are not such a solution.
    pub fn from_bytes(zn: Zn, aim: Aim, bytes: &[u8]) -> Result<Solution, Refusal> {
        in_range(Measure::N, zn.n(), 2, super::MAX_ANALYSED)?;
        let rules = rules(zn, aim, Order::First);
        let mut reader = Reader(bytes);
        let ranks: Option<Vec<Rank>> = (1..rules.target).map(|_| reader.rank()).collect();
        let ranks = ranks.filter(|_| reader.0.is_empty()).ok_or(Refusal::Solution { n: zn.n() })?;
        Ok(Solution { rules, ranks })
    }
}

/// The bytes left to read.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const SIZE: usize>(&mut self) -> Option<[u8; SIZE]> {
        let (first, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*first)
    }

    fn many<const SIZE: usize, Item>(&mut self, count: usize, read: fn([u8; SIZE]) -> Item) -> Option<Vec<Item>> {
        // Checked first, so that a wrong count cannot ask for more memory than there are bytes.
        let (items, rest) = self.0.split_at_checked(count.checked_mul(SIZE)?)?;
        self.0 = rest;
        Some(items.as_chunks().0.iter().map(|item| read(*item)).collect())
    }

    fn rank(&mut self) -> Option<Rank> {
        let [settled, code] = self.take()?;
        let mut buckets = Vec::new();
        for _ in 0..BUCKETS {
            buckets.push(self.bucket()?);
        }
        Some(Rank { default: (settled == 1).then_some(code), buckets })
    }

    fn bucket(&mut self) -> Option<Bucket> {
        let count = u32::from_le_bytes(self.take()?) as usize;
        let groups = u32::from_le_bytes(self.take()?) as usize;
        let sets = self.many(count, u64::from_le_bytes)?;
        let ends = self.many(count, u32::from_le_bytes)?;
        let codes = self.many(groups, |[code]| code)?;
        let tokens = self.many(groups, u64::from_le_bytes)?;
        let in_order = ends.is_sorted() && ends.last().is_none_or(|&end| end as usize == groups);
        in_order.then(|| Bucket { sets, ends, codes, tokens, ..Bucket::default() })
    }
}
