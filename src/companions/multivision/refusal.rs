//! Refusals of piles and of moves on them.

use super::exponent::Fault;
use crate::number::{Digits, OutOfRange};
use magnus_derek::refusal::passes_on;
use serde::Serialize;
use std::fmt::{self, Display};

/// The reason why there are no such piles, or a move is not made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
    #[cfg_attr(test, ts(skip))]
    Number(OutOfRange),
}

passes_on!(Refusal: Number(OutOfRange));

impl Display for Refusal {
    #[cold]
    #[rustfmt::skip]
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Refusal::Piles { most, count } => write!(out, "There may be 1 to {most} piles, but there are {count}."),
            Refusal::Zero => write!(out, "0 cannot be a factor of a pile: all its prime factors would have to be in it."),
            Refusal::LargeFactor { value, most } => write!(out, "{value} has a prime factor above {most}, which is the largest prime here."),
            Refusal::Pile { count, number } => write!(out, "The pile must be from 1 to {count}, but it is {number}."),
            Refusal::PileTwice { number } => write!(out, "Pile {number} is named twice: say at once how often it is divided."),
            Refusal::TwoPrimes => write!(out, "One move divides by one prime only."),
            Refusal::Take { number, prime, most, take } => write!(out, "Pile {number} can be divided by {prime} from 1 to {most} times, but it is {take}."),
            Refusal::Prime { first, last, prime } => write!(out, "The prime must be one of those in play, from {first} to {last}, but it is {prime}."),
            Refusal::SmallerPrime { divisor, prime } => write!(out, "A pile that is divided by {divisor} can be multiplied by larger primes only, but {prime} is not."),
            Refusal::Exponent { prime, why } => write!(out, "An exponent of the prime {prime} {why}."),
            Refusal::Moves { why } => write!(out, "The number of moves {why}."),
            Refusal::OneDivision { total } => write!(out, "One move divides one pile by a prime once, but this one divides {total} times."),
            Refusal::Divisions { k, most, total } => write!(out, "With K = {k} the divisions of a move, all piles together, must be 1 to {most}, but they are {total}."),
            Refusal::NoLonger => write!(out, "No prime below the largest one is left, so the game cannot be prolonged any more."),
            Refusal::NotNow => write!(out, "Every winning move takes the largest prime now, so it cannot prolong the game. It can be prolonged when the other player has taken a smaller prime."),
            Refusal::Number(refusal) => refusal.fmt(out),
        }
    }
}

impl std::error::Error for Refusal {}
