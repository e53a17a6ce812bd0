//! Refusals of a text of multivision.

use crate::multivision;
use magnus_derek::refusal::passes_on;
use serde::Serialize;
use std::fmt::{self, Display};

/// The reason why piles, a move or a formula are not read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Refusal {
    /// A text is too long.
    Characters {
        /// Number of characters of the text.
        count: u32,
        /// The most that are read.
        most: u32,
    },
    /// Something else should stand in a text.
    Expected {
        /// The part that should stand here.
        wanted: Part,
        /// The text before it; empty at the beginning.
        before: String,
        /// The text found instead; empty at the end.
        found: String,
    },
    /// A certain character should stand in a text.
    ExpectedSign {
        /// The character.
        wanted: String,
        /// The text before it; empty at the beginning.
        before: String,
        /// The text found instead; empty at the end.
        found: String,
    },
    /// A number is too large for what it stands for.
    TooLarge {
        /// The number as a message shows it.
        value: String,
        /// The part of the text that it is.
        what: Part,
    },
    /// A number has too many digits.
    Digits {
        /// The most.
        most: u32,
        /// The number as a message shows it.
        value: String,
        /// Number of digits given.
        count: u32,
    },
    /// A range holds no prime or too large ones.
    PrimeRange {
        /// The largest prime.
        most: u32,
        /// First number of the range.
        first: u32,
        /// Last number of the range.
        last: u32,
    },
    /// Too many parentheses stand inside each other.
    Nested {
        /// The most.
        most: u32,
    },
    /// `e` where there is no exponent.
    NoExponent,
    /// Refusal by the rules of something that was read.
    #[serde(untagged)]
    #[cfg_attr(test, ts(skip))]
    Rules(multivision::Refusal),
}

passes_on!(Refusal: Rules(multivision::Refusal));

impl Display for Refusal {
    #[cold]
    #[rustfmt::skip]
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Refusal::Characters { count, most } => write!(out, "The text has {count} characters, and at most {most} are read."),
            Refusal::Expected { wanted, before, found } => expected(out, wanted, before, found),
            Refusal::ExpectedSign { wanted, before, found } => expected(out, &format_args!("“{wanted}”"), before, found),
            Refusal::TooLarge { value, what } => write!(out, "{value} is too large for {what}."),
            Refusal::Digits { most, value, count } => write!(out, "A number that is written out may have at most {most} digits, but {value} has {count}. Write it as a power, such as 10^5000."),
            Refusal::PrimeRange { most, first, last } => write!(out, "A range such as (2..541) must hold a prime and end at {most} at most, but it is ({first}..{last})."),
            Refusal::Nested { most } => write!(out, "There are more than {most} parentheses or exponents inside each other."),
            Refusal::NoExponent => write!(out, "“e” stands for the exponent before a move: here there is none."),
            Refusal::Rules(refusal) => refusal.fmt(out),
        }
    }
}

/// That something is missing in a text, where, and what stands there instead.
fn expected(out: &mut fmt::Formatter, wanted: &dyn Display, before: &str, found: &str) -> fmt::Result {
    write!(out, "There should be {wanted} ")?;
    match before {
        "" => out.write_str("at the beginning"),
        _ => write!(out, "after “{before}”"),
    }?;
    match found {
        "" => out.write_str(", but there is the end."),
        _ => write!(out, ", but there is “{found}”."),
    }
}

impl std::error::Error for Refusal {}

/// A part of a text that is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Part {
    /// The place after a pile.
    AfterPile,
    /// The place after the change of a pile.
    AfterChange,
    /// The number of a pile.
    Pile,
    /// The prime of a move.
    Prime,
    /// The number of divisions of a pile.
    Take,
    /// The first number of a range of primes.
    FirstPrime,
    /// The last number of that range.
    LastPrime,
    /// A factor of a pile.
    Factor,
    /// A term of a formula.
    Term,
    /// The number of iterations of T.
    Iterations,
    /// The end of the text.
    End,
}

impl Display for Part {
    #[cold]
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(match self {
            Part::AfterPile => "“*”, “^” or a comma before the next pile",
            Part::AfterChange => "“*”, “^” or the end of the move",
            Part::Pile => "the number of a pile",
            Part::Prime => "the prime that the pile is divided by",
            Part::Take => "how often the pile is divided",
            Part::FirstPrime => "the first prime of a range",
            Part::LastPrime => "the last prime of a range",
            Part::Factor => "a number or a range such as (2..541)",
            Part::Term => "a number, p, e, T or “(”",
            Part::Iterations => "how often T is iterated",
            Part::End => "the end",
        })
    }
}
