//! The reason why a pair is winning or losing, round by round, and the source of the Fibonacci numbers (\[G10], "Expand
//! further").
//!
//! While the larger number is less than twice the smaller one, only one move does not lose at once. The first round in which it
//! is at least twice as large decides: who has to move there wins. Round r decides in favour of that player exactly if A/B is at
//! least F(r + 2)/F(r + 1), r odd, or at most that, r even, with F the Fibonacci numbers 1, 1, 2, 3, 5, …: 2/1, 3/2, 5/3, 8/5, …
//! tend to φ from both sides.
//!
//! In other words: round r has the r-th quotient of the continued fraction A/B = q₁ + 1/(q₂ + 1/(q₃ + …)), and the first quotient
//! that is not 1 decides. The quotients F(r + 2)/F(r + 1) are the convergents of φ = 1 + 1/(1 + 1/(1 + …)).

use super::Pair;
use crate::number::Digits;
use serde::Serialize;

/// One round of forced play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ForcedRound {
    /// The larger number.
    pub large: Digits,
    /// The smaller one; 0 after two equal numbers, which is won by who would have to move.
    pub small: Digits,
    /// The whole part of the larger number divided by the smaller one; `None` if that is 0.
    pub quotient: Option<Digits>,
    /// F(r + 2).
    pub above: Digits,
    /// F(r + 1).
    pub below: Digits,
    /// True if the round decides on A/B being at least F(r + 2)/F(r + 1), false if at most.
    pub at_least: bool,
    /// True if the larger number is at least twice the smaller one. True in the last round only.
    pub decides: bool,
}

/// The rounds of a pair of positive numbers, the last one being that which decides; at most 87, O(log A).
#[must_use]
pub fn rounds(pair: Pair) -> Vec<ForcedRound> {
    let (mut large, mut small) = (pair.a.max(pair.b).unsigned_abs(), pair.a.min(pair.b).unsigned_abs());
    let (mut above, mut below) = (2_u64, 1_u64);
    let mut rounds = Vec::new();
    loop {
        let decides = large - small >= small;
        rounds.push(ForcedRound {
            large: Digits(large),
            small: Digits(small),
            quotient: large.checked_div(small).map(Digits),
            above: Digits(above),
            below: Digits(below),
            at_least: rounds.len() % 2 == 0,
            decides,
        });
        if decides {
            return rounds;
        }
        (large, small) = (small, large - small);
        (above, below) = (above + below, above);
    }
}

/// The end of forced play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Decision {
    /// Number of forced moves before somebody has a choice.
    pub forced: usize,
    /// True if that is the player to move now. The player with the choice wins.
    pub mover: bool,
    /// The larger number and the smaller one then; `None` if one of them would be 0.
    pub pair: Option<[Digits; 2]>,
    /// The continued fraction of the larger number by the smaller one, to the first quotient that is not 1; empty if there is none.
    pub quotients: Vec<Digits>,
}

impl Decision {
    /// The outcome of these rounds; `None` if there are none.
    #[must_use]
    pub fn of(rounds: &[ForcedRound]) -> Option<Decision> {
        let (last, before) = rounds.split_last()?;
        let quotients = rounds.iter().map(|round| round.quotient).collect::<Option<Vec<Digits>>>();
        Some(Decision {
            forced: before.len(),
            mover: before.len() % 2 == 0,
            pair: last.quotient.is_some().then_some([last.large, last.small]),
            quotients: quotients.unwrap_or_default(),
        })
    }
}
