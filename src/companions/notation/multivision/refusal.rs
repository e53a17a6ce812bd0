//! Refusals of a text of multivision.

use crate::multivision;
use magnus_derek::refusal::english;
use serde::Serialize;
use std::fmt::Display;

/// The reason why piles, a move or a formula are not read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
    #[cfg_attr(feature = "typescript", ts(skip))]
    Rules(multivision::Refusal),
}

english! {
    Refusal:
    Characters { count, most } => "The text has {count} characters, and at most {most} are read.",
    Expected { wanted, before, found }, why = Missing::new(wanted, before, found) => "{why}",
    ExpectedSign { wanted, before, found }, why = Missing::new(&format_args!("“{wanted}”"), before, found) => "{why}",
    TooLarge { value, what } => "{value} is too large for {what}.",
    Digits { most, value, count } => "A number that is written out may have at most {most} digits, but {value} has {count}. Write it as a power, such as 10^5000.",
    PrimeRange { most, first, last } => "A range such as (2..541) must hold a prime and end at {most} at most, but it is ({first}..{last}).",
    Nested { most } => "There are more than {most} parentheses or exponents inside each other.",
    NoExponent => "“e” stands for the exponent before a move: here there is none.";
    passed on: Rules(multivision::Refusal)
}

impl std::error::Error for Refusal {}

/// Something is missing in a text: what was wanted, what stands before it, and what was found instead.
pub enum Missing<'a> {
    /// In the middle of the text.
    Both {
        /// What should stand here.
        wanted: &'a dyn Display,
        /// The text before it.
        before: &'a str,
        /// The text in its place.
        found: &'a str,
    },
    /// At its end.
    AtEnd {
        /// What should stand here.
        wanted: &'a dyn Display,
        /// The text before it.
        before: &'a str,
    },
    /// At its beginning.
    First {
        /// What should stand here.
        wanted: &'a dyn Display,
        /// The text in its place.
        found: &'a str,
    },
    /// In a text without a sign.
    Empty {
        /// What should stand there.
        wanted: &'a dyn Display,
    },
}

impl<'a> Missing<'a> {
    fn new(wanted: &'a dyn Display, before: &'a str, found: &'a str) -> Missing<'a> {
        match (before, found) {
            ("", "") => Missing::Empty { wanted },
            ("", _) => Missing::First { wanted, found },
            (_, "") => Missing::AtEnd { wanted, before },
            _ => Missing::Both { wanted, before, found },
        }
    }
}

english! {
    Missing<'_>:
    Both { wanted, before, found } => "There should be {wanted} after “{before}”, but there is “{found}”.",
    AtEnd { wanted, before } => "There should be {wanted} after “{before}”, but there is the end.",
    First { wanted, found } => "There should be {wanted} at the beginning, but there is “{found}”.",
    Empty { wanted } => "There should be {wanted} at the beginning, but there is the end.",
}

/// A part of a text that is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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

english! {
    Part:
    AfterPile => "“*”, “^” or a comma before the next pile",
    AfterChange => "“*”, “^” or the end of the move",
    Pile => "the number of a pile",
    Prime => "the prime that the pile is divided by",
    Take => "how often the pile is divided",
    FirstPrime => "the first prime of a range",
    LastPrime => "the last prime of a range",
    Factor => "a number or a range such as (2..541)",
    Term => "a number, p, e, T or “(”",
    Iterations => "how often T is iterated",
    End => "the end",
}
