//! The Number Game \[G10], which is Euclid's game: from two numbers A and B a move subtracts a positive multiple of one from the
//! other. A player who makes a number zero or negative loses.
//!
//! With A ≥ B ≥ 1, the player who has to move wins exactly if A ≥ φB, φ the golden ratio (1 + √5)/2 (\[G10], Theorem). In
//! integers, φ being irrational: A(A − B) ≥ B². Such a pair is called *thin*, as a rectangle; the others are *fat*. From a thin
//! pair exactly one move leads to a fat one, from a fat one none; \[G10] says that some move does and that the forced one does not.

pub mod count;
mod number_name;
mod refusal;
pub mod rounds;

pub use number_name::NumberName;
pub use refusal::Refusal;

use crate::companion::{Companion, Outcome};
use crate::number::{Digits, Size, in_range};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use serde::Serialize;

/// The largest number at the start.
pub const MAX: u64 = 1_000_000_000_000_000_000;

/// Two numbers. Once the game is over one of them is not positive, and not below −MAX.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pair {
    /// A.
    pub a: i64,
    /// B.
    pub b: i64,
}

/// A move: one number less a multiple of the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Subtraction {
    /// The number that becomes smaller.
    pub from: NumberName,
    /// Number of subtractions of the other number, ≥ 1.
    pub times: i64,
}

/// The reason why the computer subtracted what it did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum NumberReason {
    /// All squares that fit are cut off, and what is left is fat.
    AllSquares,
    /// All squares but one are cut off. Cutting the last one as well would leave a thin pair.
    AllButOne,
    /// Only one move leaves both numbers positive, and the pair that it leaves is thin.
    Forced,
    /// Both numbers are equal: every move makes one of them zero or negative.
    Lost,
    /// Drawn by chance among the moves that leave both numbers positive.
    Random {
        /// Number of moves to draw from.
        of: Digits,
    },
}

/// True if the player who has to move wins from these two positive numbers. Exact for all; O(1).
#[must_use]
pub fn is_winning(a: u64, b: u64) -> bool {
    let (large, small) = (u128::from(a.max(b)), u128::from(a.min(b)));
    large * (large - small) >= small * small
}

impl Pair {
    /// A pair of numbers from 1 to 10^18.
    ///
    /// # Errors
    /// [`Refusal::Number`] with the limits.
    pub fn new(a: u64, b: u64) -> Result<Pair, Refusal> {
        Ok(Pair { a: in_range(Size::A, a, 1, MAX)? as i64, b: in_range(Size::B, b, 1, MAX)? as i64 })
    }

    /// The larger number and the smaller one.
    fn sorted(self) -> (i64, i64) {
        (self.a.max(self.b), self.a.min(self.b))
    }

    /// The move that subtracts the smaller number from the larger one so often; from A if they are equal.
    fn subtraction(self, times: i64) -> Subtraction {
        Subtraction { from: self.larger(), times }
    }

    /// The larger number; A if they are equal.
    #[must_use]
    pub fn larger(self) -> NumberName {
        if self.a >= self.b { NumberName::A } else { NumberName::B }
    }

    /// The number that is zero or negative: who made it so has lost. `None` while the game goes on.
    #[must_use]
    pub fn exhausted_number(self) -> Option<NumberName> {
        [(NumberName::A, self.a), (NumberName::B, self.b)]
            .into_iter()
            .find(|(_, value)| *value <= 0)
            .map(|(name, _)| name)
    }

    /// The number of subtractions of the other number after which this one is zero or negative. More would lose in the
    /// same way.
    #[must_use]
    pub fn most_times(self, from: NumberName) -> u64 {
        let (whole, part) = if from == NumberName::A { (self.a, self.b) } else { (self.b, self.a) };
        whole.unsigned_abs().div_ceil(part.unsigned_abs().max(1))
    }

    /// The most subtractions of the smaller number that leave both positive: so many squares can be cut off the
    /// rectangle with something left.
    #[must_use]
    pub fn squares(self) -> i64 {
        let (large, small) = self.sorted();
        if small > 0 { (large - 1) / small } else { 0 }
    }
}

impl Companion for Pair {
    const NAME: &'static str = "number-game";
    type Move = Subtraction;
    type Reason = NumberReason;
    type Refusal = Refusal;

    fn to_fields(&self) -> Vec<(&'static str, String)> {
        vec![(Self::NAME, format!("{},{}", self.a, self.b))]
    }

    fn outcome(&self) -> Outcome {
        // Whoever made a number zero or negative has lost, and the other one would have to move now.
        Outcome::from_next_wins(self.is_over() || is_winning(self.a.unsigned_abs(), self.b.unsigned_abs()))
    }

    fn is_over(&self) -> bool {
        self.exhausted_number().is_some()
    }

    fn check_move(&self, one: &Subtraction) -> Result<Subtraction, Refusal> {
        in_range(Size::Multiple, one.times.max(0) as u64, 1, self.most_times(one.from))?;
        Ok(*one)
    }

    /// `a3` for A − 3B, `b1` for B − A.
    fn write_move(&self, one: &Subtraction) -> String {
        format!("{}{}", if one.from == NumberName::A { 'a' } else { 'b' }, one.times)
    }

    fn after(&self, one: &Subtraction) -> Pair {
        // At most ⌈A/B⌉ B < A + B ≤ 2·10^18, so nothing can overflow.
        let (a, b) = (self.a, self.b);
        if one.from == NumberName::A { Pair { a: a - one.times * b, b } } else { Pair { a, b: b - one.times * a } }
    }

    fn perfect_move(&self) -> Option<(Subtraction, NumberReason)> {
        if self.is_over() {
            return None;
        }
        let (large, small) = self.sorted();
        let squares = self.squares();
        if squares == 0 {
            return Some((self.subtraction(1), NumberReason::Lost));
        }
        if self.outcome() == Outcome::P {
            return Some((self.subtraction(1), NumberReason::Forced));
        }
        // Cutting off fewer squares leaves at least two, and so a thin rectangle.
        let rest = (large - squares * small).unsigned_abs();
        if is_winning(small.unsigned_abs(), rest) {
            Some((self.subtraction(squares - 1), NumberReason::AllButOne))
        } else {
            Some((self.subtraction(squares), NumberReason::AllSquares))
        }
    }

    fn random_move(&self, generator: &mut ChaCha8Rng) -> Option<(Subtraction, NumberReason)> {
        if self.is_over() {
            return None;
        }
        let squares = self.squares();
        if squares == 0 {
            return Some((self.subtraction(1), NumberReason::Lost));
        }
        Some((
            self.subtraction(generator.random_range(1..=squares)),
            NumberReason::Random { of: Digits(squares.unsigned_abs()) },
        ))
    }
}
