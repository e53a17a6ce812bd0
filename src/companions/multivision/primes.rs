//! The primes that piles may have.

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

/// The prime factors of a number ≥ 1 by their places, each with its exponent, and what is left when all are divided out.
/// O(digits · number of factors).
#[must_use]
pub fn factors(number: &BigUint) -> (Vec<(usize, u32)>, BigUint) {
    let (mut rest, mut found) = (number.clone(), Vec::new());
    for (place, &prime) in PRIMES.iter().enumerate() {
        let mut exponent = 0;
        while rest > BigUint::ZERO && &rest % prime == BigUint::ZERO {
            rest /= prime;
            exponent += 1;
        }
        if exponent > 0 {
            found.push((place, exponent));
        }
    }
    (found, rest)
}
