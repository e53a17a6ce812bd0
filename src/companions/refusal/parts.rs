//! What the values of a refusal stand for, each with its code and its words.

use serde::Serialize;
use std::fmt;

/// What a number stands for that is not in its range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Size {
    /// How many spaces a circle has.
    Spaces,
    /// Where a domino begins.
    Domino,
    /// How often a number is subtracted.
    Multiple,
    /// How large the map of pairs is.
    Map,
    /// The seed.
    Seed,
    /// K.
    K,
    /// The number A.
    A,
    /// The number B.
    B,
    /// The first number of the range of A.
    A1,
    /// Its last number.
    A2,
    /// The first number of the range of B.
    B1,
    /// Its last number.
    B2,
}

/// A part of a text that is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Part {
    /// What follows a pile.
    AfterPile,
    /// What follows what happens to a pile.
    AfterChange,
    /// The number of a pile.
    Pile,
    /// The prime of a move.
    Prime,
    /// How often a pile is divided.
    Take,
    /// Where a range of primes begins.
    FirstPrime,
    /// Where it ends.
    LastPrime,
    /// A factor of a pile.
    Factor,
    /// A term of a formula.
    Term,
    /// How often T is iterated.
    Iterations,
    /// The end of the text.
    End,
}

/// Why a number cannot be held.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ExponentFault"))]
#[serde(rename_all = "camelCase")]
pub enum Fault {
    /// A giant is multiplied with a giant.
    TwoGiants,
    /// Too many giants are in each other.
    GiantsInside,
    /// It is below 0, or nobody knows.
    BelowZero,
    /// It has too many digits to be held exactly.
    Digits,
    /// It has too many of one giant.
    SameGiant,
    /// It takes too long.
    Work,
    /// T is iterated too often.
    Iterations,
    /// T is asked for 0.
    EmptyTower,
}

impl fmt::Display for Size {
    #[cold]
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(match self {
            Size::Spaces => "The number of spaces",
            Size::Domino => "The first space of a domino",
            Size::Multiple => "The multiple",
            Size::Map => "The size of the map",
            Size::Seed => "The seed",
            Size::K => "K",
            Size::A => "A",
            Size::B => "B",
            Size::A1 => "A₁",
            Size::A2 => "A₂",
            Size::B1 => "B₁",
            Size::B2 => "B₂",
        })
    }
}

impl fmt::Display for Part {
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

impl fmt::Display for Fault {
    #[cold]
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(match self {
            Fault::TwoGiants => "is the product of two giants",
            Fault::GiantsInside => "holds more than 100 giants, one in the other",
            Fault::BelowZero => "is below 0, or giants would have to be compared to find out",
            Fault::Digits => "has more than 1,000 digits, so write it as a power, such as 10^5000",
            Fault::SameGiant => "holds the same giant more than a million times",
            Fault::Work => "needs too many multiplications of large numbers",
            Fault::Iterations => "iterates T more than 1,000 times",
            Fault::EmptyTower => "contains T(0), and a tower needs at least one copy",
        })
    }
}
