//! The primes that piles may have.

use super::exponent::Exponent;
use super::refusal::Refusal;
use magnus_derek::number::quote;
use num_bigint::BigUint;

/// Larger primes are not known here.
pub const MAX_PRIME: u32 = 997;
const COUNT: usize = 168;

/// All primes up to 997, p₁ to p₁₆₈.
pub static PRIMES: [u32; COUNT] = {
    let mut primes = [0; COUNT];
    let (mut count, mut candidate) = (0, 2);
    while count < COUNT {
        let mut place = 0;
        while place < count && candidate % primes[place] != 0 {
            place += 1;
        }
        if place == count {
            primes[count] = candidate;
            count += 1;
        }
        candidate += 1;
    }
    primes
};

/// The prime factors of a number by their places, each with its exponent. O(digits · number of factors).
///
/// # Errors
/// If the number is 0, or has a factor that is not known here.
pub(crate) fn factors(number: &BigUint) -> Result<Vec<(usize, u32)>, Refusal> {
    if *number == BigUint::ZERO {
        return Err(Refusal::Zero);
    }
    let (mut rest, mut found) = (number.clone(), Vec::new());
    for (place, &prime) in PRIMES.iter().enumerate() {
        let mut exponent = 0;
        while &rest % prime == BigUint::ZERO {
            rest /= prime;
            exponent += 1;
        }
        if exponent > 0 {
            found.push((place, exponent));
        }
    }
    if rest > BigUint::from(1_u32) {
        return Err(Refusal::LargeFactor { value: quote(&Exponent::from(number.clone()).text()), most: MAX_PRIME });
    }
    Ok(found)
}
