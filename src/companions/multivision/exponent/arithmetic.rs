//! Sums, differences and products of exponents.

use super::fault::Fault;
use super::{EXACT_BITS, Exponent, Giant, small};
use num_bigint::BigUint;

/// The most of one giant that a sum may have.
const MOST_OF_A_GIANT: i32 = 1_000_000;

impl Exponent {
    /// The sum, unless it has too many giants.
    pub(crate) fn plus(&self, other: &Exponent) -> Result<Exponent, Fault> {
        self.combine(other, 1)
    }

    /// The difference, unless it is below 0, or that is not certain because giants would have to be compared.
    pub(crate) fn minus(&self, other: &Exponent) -> Result<Exponent, Fault> {
        let rest = self.combine(other, -1)?;
        let added: Vec<&Giant> =
            rest.giants.iter().filter(|(count, _)| *count > 0).map(|(_, giant)| &**giant).collect();
        let taken: Vec<&Giant> =
            rest.giants.iter().filter(|(count, _)| *count < 0).map(|(_, giant)| &**giant).collect();
        let surpassed = taken.is_empty() || added.iter().any(|giant| giant.is_above(&taken));
        let small = !rest.negative || !added.is_empty() && rest.whole.bits() < EXACT_BITS;
        if surpassed && small { Ok(rest) } else { Err(Fault::BelowZero) }
    }

    /// The sum with `sign` times the other one, whatever its sign.
    fn combine(&self, other: &Exponent, sign: i32) -> Result<Exponent, Fault> {
        let mut sum = self.clone();
        for (count, giant) in &other.giants {
            let more = sign * count;
            match sum.giants.iter_mut().find(|(_, known)| known == giant) {
                Some((known, _)) => *known = few(known.checked_add(more))?,
                None => sum.giants.push((more, giant.clone())),
            }
        }
        sum.giants.retain(|(count, _)| *count != 0);
        sum.add_whole(&other.whole, other.negative != (sign < 0));
        sum.check_giants()
    }

    /// The product with an exact number, unless it has too many of a giant.
    pub(crate) fn times(&self, by: &BigUint) -> Result<Exponent, Fault> {
        if *by == BigUint::ZERO {
            return Ok(Exponent::default());
        }
        let mut giants = self.giants.clone();
        for (count, _) in &mut giants {
            *count = few(small(by).and_then(|by| count.checked_mul(i32::try_from(by).ok()?)))?;
        }
        let whole = product(&self.whole, by);
        if whole.bits() >= EXACT_BITS {
            return Err(Fault::Digits);
        }
        Ok(Exponent { giants, whole, negative: self.negative })
    }

    fn add_whole(&mut self, whole: &BigUint, negative: bool) {
        if self.negative == negative {
            self.whole += whole;
        } else if self.whole >= *whole {
            self.whole -= whole;
        } else {
            self.whole = whole - &self.whole;
            self.negative = negative;
        }
        self.negative &= self.whole > BigUint::ZERO;
    }
}

fn few(count: Option<i32>) -> Result<i32, Fault> {
    count.filter(|count| count.abs() <= MOST_OF_A_GIANT).ok_or(Fault::SameGiant)
}

/// The product, from products with 32 bits: the library's own for two large numbers would be 10 kB more wasm.
pub(super) fn product(a: &BigUint, b: &BigUint) -> BigUint {
    b.to_u32_digits().iter().rev().fold(BigUint::ZERO, |sum, &digit| (sum << 32_u32) + a * digit)
}
