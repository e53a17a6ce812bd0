//! The table Z_n: arithmetic on its positions, magnitudes and directions, and the value f*(n).
//!
//! ```
//! use magnus_derek::zn::{Direction, Zn};
//!
//! let zn = Zn::new(15)?;
//! assert_eq!((zn.max_magnitude(), zn.f_star()), (7, 10));
//! assert_eq!(zn.landing(2, 5, Direction::CounterClockwise), 12);
//! assert_eq!(
//!     Zn::new(1).unwrap_err().to_string(),
//!     "n must be a whole number from 2 to 1048576, but it is 1."
//! );
//! # Ok::<(), magnus_derek::number::OutOfRange>(())
//! ```

use crate::number::{Measure, OutOfRange, Range};

/// The fewest positions a table may have.
pub const MIN_N: u32 = 2;
/// The most positions a table may have, 2²⁰.
pub const MAX_N: u32 = 1_048_576;
/// The numbers of positions that a table may have.
pub const SIZES: Range = Range::new(Measure::N, MIN_N, MAX_N);

/// Derek's word in a round.
///
/// Complete: a round table has two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Direction {
    /// Clockwise: the position grows.
    #[cfg_attr(feature = "serde", serde(rename = "+"))]
    Clockwise,
    /// Counter-clockwise: the position falls.
    #[cfg_attr(feature = "serde", serde(rename = "-"))]
    CounterClockwise,
}

impl Direction {
    /// Both directions, clockwise first.
    pub const BOTH: [Direction; 2] = [Direction::Clockwise, Direction::CounterClockwise];

    /// Its sign, + or −.
    #[must_use]
    pub fn sign(self) -> char {
        match self {
            Direction::Clockwise => '+',
            Direction::CounterClockwise => '-',
        }
    }

    /// The other direction.
    #[must_use]
    pub fn opposite(self) -> Direction {
        match self {
            Direction::Clockwise => Direction::CounterClockwise,
            Direction::CounterClockwise => Direction::Clockwise,
        }
    }
}

/// A round table with n positions, numbered clockwise 0, 1, …, n − 1.
///
/// Its arithmetic is for positions, that is numbers below n, and magnitudes up to ⌊n/2⌋, and does not look again: it is the inside of
/// every search. Numbers from outside are checked once, by [`Zn::check_position`] and [`Zn::check_magnitude`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Zn {
    n: u32,
}

impl Zn {
    /// A table with `n` positions.
    ///
    /// # Errors
    /// [`OutOfRange`] if `n` is outside [`MIN_N`]..=[`MAX_N`].
    pub fn new(n: u32) -> Result<Zn, OutOfRange> {
        Ok(Zn { n: SIZES.check(n)? })
    }

    /// The number of positions.
    #[must_use]
    pub fn n(self) -> u32 {
        self.n
    }

    /// The largest magnitude, ⌊n/2⌋.
    #[must_use]
    pub fn max_magnitude(self) -> u32 {
        self.n / 2
    }

    /// The magnitudes that may be called: 1 to ⌊n/2⌋.
    #[must_use]
    pub fn magnitudes(self) -> Range {
        Range::new(Measure::Magnitude, 1, self.max_magnitude())
    }

    /// The positions: 0 to n − 1.
    #[must_use]
    pub fn positions(self) -> Range {
        Range::new(Measure::Position, 0, self.n - 1)
    }

    /// Accepts a magnitude from 1 to ⌊n/2⌋.
    ///
    /// # Errors
    /// [`OutOfRange`] for any other value.
    pub fn check_magnitude(self, magnitude: u32) -> Result<u32, OutOfRange> {
        self.magnitudes().check(magnitude)
    }

    /// Accepts a position from 0 to n − 1.
    ///
    /// # Errors
    /// [`OutOfRange`] for any other value.
    pub fn check_position(self, position: u32) -> Result<u32, OutOfRange> {
        self.positions().check(position)
    }

    /// `a + b` on the table, for positions `a`, `b` < n.
    #[must_use]
    pub fn add(self, a: u32, b: u32) -> u32 {
        let sum = a + b;
        if sum >= self.n { sum - self.n } else { sum }
    }

    /// `a − b` on the table, for positions `a`, `b` < n.
    #[must_use]
    pub fn sub(self, a: u32, b: u32) -> u32 {
        if a >= b { a - b } else { a + self.n - b }
    }

    /// The landing of a token on `position` < n that goes `magnitude` ≤ ⌊n/2⌋ in `direction`. Of other numbers it makes a number that
    /// means nothing; [`Game::landing`](crate::game::Game::landing) checks the magnitude.
    #[must_use]
    pub fn landing(self, position: u32, magnitude: u32, direction: Direction) -> u32 {
        match direction {
            Direction::Clockwise => self.add(position, magnitude),
            Direction::CounterClockwise => self.sub(position, magnitude),
        }
    }

    /// The magnitude that separates two positions `a`, `b` < n, 0..=⌊n/2⌋: a difference brought into the legal range.
    #[must_use]
    pub fn distance(self, a: u32, b: u32) -> u32 {
        let clockwise = self.sub(b, a);
        clockwise.min(self.n - clockwise)
    }

    /// f*(n): the number of positions that Magnus can force and Derek can hold him to (\[N10] Theorem 1).
    ///
    /// n for a power of two, otherwise n(p − 1)/p with p the smallest odd prime factor. O(√n).
    #[must_use]
    pub fn f_star(self) -> u32 {
        match smallest_odd_prime_factor(self.n) {
            None => self.n,
            Some(p) => self.n / p * (p - 1),
        }
    }

    /// True if Derek plays for rounds alone, because Magnus gets all positions or all but one in any case. O(√n).
    #[must_use]
    pub fn only_rounds_count(self) -> bool {
        self.f_star() + 1 >= self.n
    }
}

/// The odd prime factors of `n` ≥ 1, each once, in increasing order. O(√n).
#[must_use]
pub fn odd_prime_factors(n: u32) -> Vec<u32> {
    let mut rest = odd_part(n);
    let mut factors = Vec::new();
    let mut candidate = 3;
    while candidate <= rest / candidate {
        if rest.is_multiple_of(candidate) {
            factors.push(candidate);
            while rest.is_multiple_of(candidate) {
                rest /= candidate;
            }
        }
        candidate += 2;
    }
    if rest > 1 {
        factors.push(rest);
    }
    factors
}

/// The smallest odd prime factor of `n` ≥ 1, or `None` for a power of two. O(√n).
#[must_use]
pub fn smallest_odd_prime_factor(n: u32) -> Option<u32> {
    odd_prime_factors(n).first().copied()
}

/// True if `n` is an odd prime. O(√n).
#[must_use]
pub fn is_odd_prime(n: u32) -> bool {
    n >= 3 && odd_prime_factors(n) == [n]
}

/// The largest odd divisor of `n` ≥ 1.
#[must_use]
pub fn odd_part(n: u32) -> u32 {
    n >> n.trailing_zeros()
}

/// The greatest common divisor, with gcd(a, 0) = a.
#[must_use]
pub fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
