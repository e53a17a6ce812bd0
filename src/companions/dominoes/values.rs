//! The Grundy values F(m) of a path of m spaces, and of a circle.
//!
//! F(0) = F(1) = 0 and F(m) = mex{F(i) ⊕ F(m − 2 − i) : 0 ≤ i ≤ m − 2}, where mex is the least number ≥ 0 that is not in the
//! set. This is the octal game 0·07, Dawson's Kayles.
//!
//! F(m + 34) = F(m) for all m ≥ 53. Proof: it holds for 53 ≤ m < 2·53 + 34 + 2 = 142, by computation (the tests do it). Let
//! m ≥ 142 and let it hold below m. The larger part j of an option (i, j) of m + 34 is at least (m + 32)/2 ≥ 87, so (i, j − 34)
//! is an option of m with the same value. The larger part j of an option of m is at least (m − 2)/2 ≥ 70 ≥ 53, so (i, j + 34) is
//! an option of m + 34 with the same value. Both have the same options' values, so the same mex. (This is the periodicity theorem
//! for octal games of R. Guy and C. Smith, 1956, with preperiod 53, period 34 and moves that remove at most 2.)

use serde::Serialize;

/// The m from which on the values repeat.
pub const PREPERIOD: u64 = 53;
/// The period of the values.
pub const PERIOD: u64 = 34;
/// The largest N that the page is asked for.
pub const MAX_VALUE_N: u64 = 1_000_000_000_000;

/// F(0), …, F(86), from which all others follow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Values(Vec<u8>);

impl Default for Values {
    fn default() -> Values {
        Values(by_definition(PREPERIOD + PERIOD))
    }
}

impl Values {
    /// F(m), 0..=9, for any m. O(1).
    #[must_use]
    pub fn path_value(&self, m: u64) -> u8 {
        self.0[reduced(m) as usize]
    }

    /// The Grundy value of an empty circle of `n` spaces: all its moves lead to a path of n − 2, so it is 1 if F(n − 2) = 0 and 0
    /// otherwise, and 0 for n < 2.
    #[must_use]
    pub fn circle_value(&self, n: u64) -> u8 {
        u8::from(n >= 2 && self.path_value(n - 2) == 0)
    }
}

/// F(0), …, F(count − 1) from nothing but the definition. O(count²).
#[must_use]
pub fn by_definition(count: u64) -> Vec<u8> {
    let mut values: Vec<u8> = Vec::new();
    for m in 0..count as usize {
        // F(m) is at most the number of options up to symmetry; in fact it is never above 9.
        let options: Vec<u8> = (0..m.saturating_sub(1)).map(|i| values[i] ^ values[m - 2 - i]).collect();
        values.push((0..=u8::MAX).find(|value| !options.contains(value)).unwrap_or(u8::MAX));
    }
    values
}

/// The m < 53 with a value that F does not have at m + 34, m + 68, … in its period. O(1).
#[must_use]
pub fn exceptions() -> Vec<u64> {
    let values = Values::default();
    (0..PREPERIOD)
        .filter(|&m| values.path_value(m) != values.path_value(m + PREPERIOD.next_multiple_of(PERIOD)))
        .collect()
}

/// The smallest m with which F has the same values from there on: m itself below 53 + 34. O(1).
#[must_use]
pub fn reduced(m: u64) -> u64 {
    if m < PREPERIOD { m } else { PREPERIOD + (m - PREPERIOD) % PERIOD }
}

/// The winner on an empty circle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CircleAnswer {
    /// The number of spaces.
    pub n: u64,
    /// The spaces of the path that the first move leaves, if there is one.
    pub first: Option<u64>,
    /// The Grundy value of that path; 0 if the first player wins.
    pub grundy: Option<u8>,
    /// True if the first player wins.
    pub wins: bool,
}

/// The winner on an empty circle. O(1).
#[must_use]
pub fn answer(n: u64) -> CircleAnswer {
    let (values, first) = (Values::default(), n.checked_sub(2));
    CircleAnswer { n, first, grundy: first.map(|rest| values.path_value(rest)), wins: values.circle_value(n) > 0 }
}

/// An answer with what the period has to do with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ExplainedAnswer {
    /// The winner.
    pub answer: CircleAnswer,
    /// Of a path longer than all that are in the table, one in it that has the same value.
    pub reduced: Option<u64>,
    /// N modulo the period.
    pub residue: u64,
}

/// [`answer`] with the reason. O(1).
#[must_use]
pub fn explain_answer(n: u64) -> ExplainedAnswer {
    let answer = answer(n);
    let reduced = answer.first.map(reduced).filter(|&same| Some(same) != answer.first);
    ExplainedAnswer { answer, reduced, residue: n % PERIOD }
}
