//! Refusals of piles and of moves on them.

use super::exponent::Fault;
use crate::number::{Digits, OutOfRange};
use magnus_derek::refusal::english;
use serde::Serialize;

/// The reason why there are no such piles, or a move is not made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Refusal {
    /// There are too many piles.
    Piles {
        /// The most.
        most: u32,
        /// Number of piles given.
        count: u32,
    },
    /// A pile is 0.
    Zero,
    /// A number has a prime factor that is too large.
    LargeFactor {
        /// The number as a message shows it.
        value: String,
        /// The largest prime.
        most: u32,
    },
    /// There is no such pile.
    Pile {
        /// Number of piles in the game.
        count: u32,
        /// The number as it was given.
        number: u32,
    },
    /// A pile is named twice.
    PileTwice {
        /// Its number.
        number: u32,
    },
    /// A move divides by two primes.
    TwoPrimes,
    /// A pile cannot be divided so often.
    Take {
        /// The number of the pile.
        number: u32,
        /// The prime.
        prime: u32,
        /// The most divisions possible.
        most: String,
        /// Number of divisions asked for.
        take: u32,
    },
    /// A prime is not in play.
    Prime {
        /// The smallest one in play.
        first: u32,
        /// The largest one.
        last: u32,
        /// The one that was given.
        prime: u32,
    },
    /// A pile is multiplied by a prime that is not larger.
    SmallerPrime {
        /// The prime that it is divided by.
        divisor: u32,
        /// The prime that it is multiplied by.
        prime: u32,
    },
    /// An exponent cannot be held.
    Exponent {
        /// Its prime.
        prime: u32,
        /// The fault of the number.
        why: Fault,
    },
    /// A number of moves cannot be held.
    Moves {
        /// The fault of the number.
        why: Fault,
    },
    /// A move divides more than once.
    OneDivision {
        /// Number of divisions asked for.
        total: Digits,
    },
    /// A move divides too often.
    Divisions {
        /// K.
        k: u32,
        /// The most divisions in one move.
        most: u32,
        /// Number of divisions asked for.
        total: Digits,
    },
    /// No move prolongs the game.
    NoLonger,
    /// A move that wins does not prolong the game now.
    NotNow,
    /// A number is not a whole number in its range.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Number(OutOfRange),
}

english! {
    Refusal:
    Piles { most, count } => "There may be 1 to {most} piles, but there are {count}.",
    Zero => "0 cannot be a factor of a pile: all its prime factors would have to be in it.",
    LargeFactor { value, most } => "{value} has a prime factor above {most}, which is the largest prime here.",
    Pile { count, number } => "The pile must be from 1 to {count}, but it is {number}.",
    PileTwice { number } => "Pile {number} is named twice: say at once how often it is divided.",
    TwoPrimes => "One move divides by one prime only.",
    Take { number, prime, most, take } => "Pile {number} can be divided by {prime} from 1 to {most} times, but it is {take}.",
    Prime { first, last, prime } => "The prime must be one of those in play, from {first} to {last}, but it is {prime}.",
    SmallerPrime { divisor, prime } => "A pile that is divided by {divisor} can be multiplied by larger primes only, but {prime} is not.",
    Exponent { prime, why } => "An exponent of the prime {prime} {why}.",
    Moves { why } => "The number of moves {why}.",
    OneDivision { total } => "One move divides one pile by a prime once, but this one divides {total} times.",
    Divisions { k, most, total } => "With K = {k} the divisions of a move, all piles together, must be 1 to {most}, but they are {total}.",
    NoLonger => "No prime below the largest one is left, so the game cannot be prolonged any more.",
    NotNow => "Every winning move takes the largest prime now, so it cannot prolong the game. It can be prolonged when the other player has taken a smaller prime.";
    passed on: Number(OutOfRange)
}

impl std::error::Error for Refusal {}
