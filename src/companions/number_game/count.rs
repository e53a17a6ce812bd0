//! The number of winning pairs in a range, and the limits of the losing ones.

use super::{NumberName, Refusal};
use crate::number::{Size, in_range};
use std::ops::RangeInclusive;

/// The largest number of a range in which pairs are counted.
pub const MAX_COUNT: u64 = 1_000_000;
/// The largest number of a map.
pub const MAX_MAP: u64 = 1000;

/// The largest A for which (A, b) is losing, ⌊φb⌋, for `b` up to 10^9. Exact: φb = (b + √(5b²))/2. O(1).
#[must_use]
pub fn last_losing(b: u64) -> u64 {
    (b + (5 * b * b).isqrt()) / 2
}

/// The A for which (A, b) is losing: exactly those with b/φ < A < φb, that is the b numbers from ⌊φb⌋ − b + 1 to ⌊φb⌋. O(1).
fn losing_range(b: u64) -> RangeInclusive<u64> {
    let last = last_losing(b);
    last - b + 1..=last
}

/// The rows of a map of all pairs: for B = 1, …, size the first and the last losing A up to `size`. O(size).
///
/// # Errors
/// [`Refusal::Number`] if the size is not in 2..=1000.
pub fn map_rows(size: u64) -> Result<Vec<[u32; 2]>, Refusal> {
    in_range(Size::Map, size, 2, MAX_MAP)?;
    Ok((1..=size).map(losing_range).map(|row| [*row.start() as u32, *row.end().min(&size) as u32]).collect())
}

/// Number of winning pairs (A, B) in these ranges. O(length of the second range).
#[must_use]
pub fn winning_pairs(a: RangeInclusive<u64>, b: RangeInclusive<u64>) -> u64 {
    let (first, last) = (*a.start(), *a.end());
    let winning = |b: u64| {
        let row = losing_range(b);
        let losing = (last.min(*row.end()) + 1).saturating_sub(first.max(*row.start()));
        last + 1 - first - losing
    };
    b.map(winning).sum()
}

/// The same for ranges from outside, which it checks first.
///
/// # Errors
/// If a limit is not in 1..=1,000,000, or a range is empty.
pub fn count_winning_pairs(a: RangeInclusive<u64>, b: RangeInclusive<u64>) -> Result<u64, Refusal> {
    for (size, limit) in [(Size::A1, a.start()), (Size::A2, a.end()), (Size::B1, b.start()), (Size::B2, b.end())] {
        in_range(size, *limit, 1, MAX_COUNT)?;
    }
    for (name, range) in [(NumberName::A, &a), (NumberName::B, &b)] {
        if range.is_empty() {
            return Err(Refusal::Empty { name, first: *range.start() as u32, last: *range.end() as u32 });
        }
    }
    Ok(winning_pairs(a, b))
}
