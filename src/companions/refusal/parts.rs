//! What the values of a refusal stand for, each with its code and its words.

/// What a number stands for that is not in its range.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Serialize, ts_rs::TS), serde(rename_all = "camelCase"))]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Serialize, ts_rs::TS), serde(rename_all = "camelCase"))]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Serialize, ts_rs::TS), serde(rename_all = "camelCase"), ts(rename = "ExponentFault"))]
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

impl Size {
    /// Its code, and the beginning of a sentence.
    pub(super) fn words(self) -> (&'static str, &'static str) {
        match self {
            Size::Spaces => ("spaces", "The number of spaces"),
            Size::Domino => ("domino", "The first space of a domino"),
            Size::Multiple => ("multiple", "The multiple"),
            Size::Map => ("map", "The size of the map"),
            Size::Seed => ("seed", "The seed"),
            Size::K => ("k", "K"),
            Size::A => ("a", "A"),
            Size::B => ("b", "B"),
            Size::A1 => ("a1", "A₁"),
            Size::A2 => ("a2", "A₂"),
            Size::B1 => ("b1", "B₁"),
            Size::B2 => ("b2", "B₂"),
        }
    }
}

impl Part {
    /// Its code, and what a sentence says.
    pub(super) fn words(self) -> (&'static str, &'static str) {
        match self {
            Part::AfterPile => ("afterPile", "“*”, “^” or a comma before the next pile"),
            Part::AfterChange => ("afterChange", "“*”, “^” or the end of the move"),
            Part::Pile => ("pile", "the number of a pile"),
            Part::Prime => ("prime", "the prime that the pile is divided by"),
            Part::Take => ("take", "how often the pile is divided"),
            Part::FirstPrime => ("firstPrime", "the first prime of a range"),
            Part::LastPrime => ("lastPrime", "the last prime of a range"),
            Part::Factor => ("factor", "a number or a range such as (2..541)"),
            Part::Term => ("term", "a number, p, e, T or “(”"),
            Part::Iterations => ("iterations", "how often T is iterated"),
            Part::End => ("end", "the end"),
        }
    }
}

impl Fault {
    /// Its code, and the rest of a sentence that begins with the number.
    pub(super) fn words(self) -> (&'static str, &'static str) {
        match self {
            Fault::TwoGiants => ("twoGiants", "is the product of two giants"),
            Fault::GiantsInside => ("giantsInside", "holds more than 100 giants, one in the other"),
            Fault::BelowZero => ("belowZero", "is below 0, or giants would have to be compared to find out"),
            Fault::Digits => ("digits", "has more than 1,000 digits, so write it as a power, such as 10^5000"),
            Fault::SameGiant => ("sameGiant", "holds the same giant more than a million times"),
            Fault::Work => ("work", "needs too many multiplications of large numbers"),
            Fault::Iterations => ("iterations", "iterates T more than 1,000 times"),
            Fault::EmptyTower => ("emptyTower", "contains T(0), and a tower needs at least one copy"),
        }
    }
}
