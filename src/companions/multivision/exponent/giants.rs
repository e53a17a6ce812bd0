//! Factorials, powers and towers: exact as long as they can be, giants from there on.

use super::arithmetic::product;
use super::fault::Fault;
use super::{EXACT_BITS, Exponent, Giant};
use num_bigint::BigUint;

/// The most often that `T` may be iterated.
const MOST_TIMES: u32 = 1000;

/// x!, for x ≥ 0. `steps` counts the multiplications of large numbers that may still be made.
pub(crate) fn factorial(x: Exponent, steps: &mut u32) -> Result<Exponent, Fault> {
    // 449! < 2^3322 < 450!, which the tests hold.
    let Some(last) = x.small().filter(|&last| last < 450) else { return Exponent::from_giant(Giant::Factorial(x)) };
    *steps = steps.checked_sub(last).ok_or(Fault::Work)?;
    Ok((2..=last).fold(BigUint::from(1_u32), |result, factor| result * factor).into())
}

/// base^exponent, with 0^0 = 1. `steps` as in [`factorial`].
pub(crate) fn power(base: Exponent, exponent: Exponent, steps: &mut u32) -> Result<Exponent, Fault> {
    match (base.small(), exponent.small()) {
        (_, Some(0)) => return Ok(1.into()),
        (Some(0 | 1), _) | (_, Some(1)) => return Ok(base),
        _ => {}
    }
    let exact = base.exact().zip(exponent.small());
    let Some((factor, times)) = exact else { return Exponent::from_giant(Giant::Power(base, exponent)) };
    let mut result = BigUint::from(1_u32);
    for _ in 0..times {
        *steps = steps.checked_sub(factor.bits().div_ceil(32) as u32).ok_or(Fault::Work)?;
        result = product(&result, factor);
        if result.bits() > EXACT_BITS {
            return Exponent::from_giant(Giant::Power(base, exponent));
        }
    }
    Ok(result.into())
}

/// T iterated on x ≥ 1.
pub(crate) fn tower(times: u32, x: Exponent) -> Result<Exponent, Fault> {
    if times > MOST_TIMES {
        return Err(Fault::Iterations);
    }
    match (x.small(), times) {
        (Some(0), _) => Err(Fault::EmptyTower),
        (Some(1), _) | (_, 0) => Ok(x),
        (Some(2), _) => tower(times - 1, 4.into()),
        (Some(3), 1) => Ok(BigUint::from(7_625_597_484_987_u64).into()),
        (Some(3), _) => Exponent::from_giant(Giant::Tower(times - 1, BigUint::from(7_625_597_484_987_u64).into())),
        _ => Exponent::from_giant(Giant::Tower(times, x)),
    }
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
