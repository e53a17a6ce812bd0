//! Numbers too large to write down: factorials, powers and towers. Their residues are known all the same (`residue.rs`), and so is
//! often which of two is larger (`is_above`).

use super::exponent::{EXACT_BITS, Exponent, product};
use crate::refusal::Fault;
use num_bigint::BigUint;

/// The most often that `T` may be iterated.
pub const MOST_TIMES: u32 = 1000;

/// A number of at least 2^3322.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Giant {
    /// The factorial of a number.
    Factorial(Exponent),
    /// A base to an exponent.
    Power(Exponent, Exponent),
    /// The tower function T(a) = a^(a^(…^a)) with a copies of a, iterated so many times, 1..=1000, on a number a ≥ 4.
    Tower(u32, Exponent),
}

/// x!, for x ≥ 0. `steps` counts the multiplications of large numbers that may still be made.
pub(super) fn factorial(x: Exponent, steps: &mut u32) -> Result<Exponent, Fault> {
    // 449! < 2^3322 < 450!, which the tests hold.
    let Some(last) = x.small().filter(|&last| last < 450) else { return Exponent::of(Giant::Factorial(x)) };
    *steps = steps.checked_sub(last).ok_or(Fault::Work)?;
    Ok((2..=last).fold(BigUint::from(1_u32), |result, factor| result * factor).into())
}

/// base^exponent, with 0^0 = 1. `steps` as in [`factorial`].
pub(super) fn power(base: Exponent, exponent: Exponent, steps: &mut u32) -> Result<Exponent, Fault> {
    match (base.small(), exponent.small()) {
        (_, Some(0)) => return Ok(1.into()),
        (Some(0 | 1), _) | (_, Some(1)) => return Ok(base),
        _ => {}
    }
    let exact = base.exact().zip(exponent.small());
    let Some((factor, times)) = exact else { return Exponent::of(Giant::Power(base, exponent)) };
    let mut result = BigUint::from(1_u32);
    for _ in 0..times {
        *steps = steps.checked_sub(factor.bits().div_ceil(32) as u32).ok_or(Fault::Work)?;
        result = product(&result, factor);
        if result.bits() > EXACT_BITS {
            return Exponent::of(Giant::Power(base, exponent));
        }
    }
    Ok(result.into())
}

/// T iterated on x ≥ 1.
pub(super) fn tower(times: u32, x: Exponent) -> Result<Exponent, Fault> {
    if times > MOST_TIMES {
        return Err(Fault::Iterations);
    }
    match (x.small(), times) {
        (Some(0), _) => Err(Fault::EmptyTower),
        (Some(1), _) | (_, 0) => Ok(x),
        (Some(2), _) => tower(times - 1, 4.into()),
        (Some(3), 1) => Ok(BigUint::from(7_625_597_484_987_u64).into()),
        (Some(3), _) => Exponent::of(Giant::Tower(times - 1, BigUint::from(7_625_597_484_987_u64).into())),
        _ => Exponent::of(Giant::Tower(times, x)),
    }
}

impl Giant {
    /// How many giants there are in it, itself included.
    pub(super) fn size(&self) -> u32 {
        let inside = match self {
            Giant::Factorial(x) | Giant::Tower(_, x) => x.size(),
            Giant::Power(base, exponent) => base.size() + exponent.size(),
        };
        1 + inside
    }

    /// Whether this is certainly larger than every sum of these giants and an exact number. Measured on the ladder 10, 10^10,
    /// 10^10^10, …
    pub(super) fn is_above(&self, others: &[&Giant]) -> bool {
        let highest = others.iter().map(|other| other.at_most()).try_fold(3, |highest, one| Some(one?.max(highest)));
        highest.is_some_and(|highest| self.at_least() > highest + 1)
    }

    /// A rung of the ladder that this certainly reaches: 10↑↑h, h tens, with h the result.
    fn at_least(&self) -> u32 {
        match self {
            // Above the three uppermost of its n ≥ 4 copies, 4^4^4 > 10^10, each copy is a rung.
            Giant::Tower(1, x) => x.small().map_or(u32::MAX, |copies| copies - 1),
            Giant::Tower(..) => u32::MAX,
            Giant::Factorial(_) | Giant::Power(..) => 2,
        }
    }

    /// A rung that this certainly does not surpass, if one is known.
    fn at_most(&self) -> Option<u32> {
        match self {
            // x! ≤ x^x, and a^b ≤ 10^((10↑↑h)²) ≤ 10↑↑(h + 2) for a, b ≤ 10↑↑h. Exact numbers are below 10^1000 < 10↑↑3.
            Giant::Factorial(x) => Some(x.at_most()? + 2),
            Giant::Power(base, exponent) => Some(base.at_most()?.max(exponent.at_most()?) + 2),
            Giant::Tower(..) => None,
        }
    }

    /// As it can be read again.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Giant::Factorial(x) => format!("{}!", operand(x)),
            Giant::Power(base, exponent) => format!("{}^{}", operand(base), operand(exponent)),
            Giant::Tower(1, x) => format!("T({})", x.text()),
            Giant::Tower(times, x) => format!("T^{times}({})", x.text()),
        }
    }
}

/// In parentheses unless it is a plain number.
fn operand(x: &Exponent) -> String {
    if x.exact().is_some() { x.text() } else { format!("({})", x.text()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_numbers_end_where_giants_begin() {
        let mut steps = 100_000;
        for (last, exact) in [(449, true), (450, false)] {
            assert_eq!(factorial(last.into(), &mut steps).map(|x| x.exact().is_some()), Ok(exact));
        }
        let bits = factorial(449.into(), &mut steps).ok().and_then(|x| x.exact().map(BigUint::bits));
        assert!(bits.is_some_and(|bits| bits <= EXACT_BITS && bits + 9 > EXACT_BITS), "{bits:?}");
        assert!(power(2.into(), 3321.into(), &mut steps).is_ok_and(|x| x.exact().is_some()));
        assert!(power(2.into(), 3322.into(), &mut steps).is_ok_and(|x| x.exact().is_none()));
    }
}
