//! Piles, which make a position, and their notation.

use super::exponent::Exponent;
use super::primes::{PRIMES, factors};
use super::refusal::Refusal;
use crate::number::{Size, in_range};
use num_bigint::BigUint;
use std::rc::Rc;

/// The most piles.
pub const MAX_PILES: usize = 12;
/// The largest K.
pub const MAX_K: u32 = 1000;
/// Piles of more bits than this are not written as one number.
const MAX_NUMBER_BITS: u64 = 200;

/// A pile by the exponents of the primes in play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pile {
    pub(super) exponents: Vec<Exponent>,
    /// The same modulo K: the vector V_i of \[F98], section 3.
    residues: Vec<u32>,
}

/// A position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Multivision {
    pub(super) k: u32,
    /// The place of the smallest prime in play.
    pub(super) first: usize,
    pub(super) piles: Vec<Rc<Pile>>,
    /// The first piles, as they are written.
    pub(super) start: Rc<str>,
}

impl Pile {
    pub(super) fn new(exponents: Vec<Exponent>, k: u32) -> Pile {
        let residues = exponents.iter().map(|exponent| exponent.residue(k)).collect();
        Pile { exponents, residues }
    }

    /// The exponents of the primes in play, the smallest prime first.
    #[must_use]
    pub fn exponents(&self) -> &[Exponent] {
        &self.exponents
    }

    /// The exponents modulo K.
    #[must_use]
    pub fn residues(&self) -> &[u32] {
        &self.residues
    }
}

impl Multivision {
    /// A position with 1 to 12 piles, each by the exponents of the primes from 2 on, and 2 ≤ K ≤ 1000; `start` is their
    /// notation.
    ///
    /// # Errors
    /// [`Refusal::Number`] and [`Refusal::Piles`] with the limits.
    pub(crate) fn new(powers: &[Vec<Exponent>], k: u32, start: String) -> Result<Multivision, Refusal> {
        in_range(Size::K, k.into(), 2, MAX_K.into())?;
        if !(1..=MAX_PILES).contains(&powers.len()) {
            return Err(Refusal::Piles { most: MAX_PILES as u32, count: powers.len() as u32 });
        }
        let mut used = (0..PRIMES.len()).filter(|&place| powers.iter().any(|pile| !pile[place].is_zero()));
        let first = used.next().unwrap_or(0);
        let end = used.next_back().unwrap_or(first) + 1;
        let piles = powers.iter().map(|pile| Rc::new(Pile::new(pile[first..end].to_vec(), k))).collect();
        Ok(Multivision { k, first, piles, start: start.into() })
    }

    /// A position whose piles are these numbers.
    ///
    /// # Errors
    /// If there are none or more than 12, or one is 0 or has a prime factor above 997.
    pub fn of_numbers(numbers: &[u32], k: u32) -> Result<Multivision, Refusal> {
        let powers = |&number: &u32| {
            let mut powers = vec![Exponent::default(); PRIMES.len()];
            for (place, exponent) in factors(&number.into())? {
                powers[place] = exponent.into();
            }
            Ok(powers)
        };
        let start = numbers.iter().map(u32::to_string).collect::<Vec<String>>().join(",");
        Multivision::new(&numbers.iter().map(powers).collect::<Result<Vec<_>, Refusal>>()?, k, start)
    }

    /// K; 2 is multivision itself.
    #[must_use]
    pub fn k(&self) -> u32 {
        self.k
    }

    /// The primes in play. Powers of no others are ever added.
    #[must_use]
    pub fn primes(&self) -> &'static [u32] {
        let count = self.piles.first().map_or(0, |pile| pile.exponents.len());
        &PRIMES[self.first..self.first + count]
    }

    /// The piles.
    pub fn piles(&self) -> impl ExactSizeIterator<Item = &Pile> {
        self.piles.iter().map(|pile| &**pile)
    }

    /// The exponents of the product M modulo K: for K = 2 the vector V_M of \[F98], section 3. O(piles · primes).
    #[must_use]
    pub fn residues(&self) -> Vec<u32> {
        (0..self.primes().len())
            .map(|column| self.piles().map(|pile| pile.residues[column]).sum::<u32>() % self.k)
            .collect()
    }

    /// The column of the smallest prime whose exponent in M is no multiple of K: a winning move takes this prime. `None` in a
    /// P-position. O(piles · primes).
    #[must_use]
    pub fn leftmost(&self) -> Option<usize> {
        self.residues().iter().position(|&residue| residue > 0)
    }

    /// The pile as one number, or as a product of powers if it is long.
    #[must_use]
    pub fn pile_text(&self, pile: &Pile) -> String {
        self.number(pile).unwrap_or_else(|| self.product_text(&pile.exponents))
    }

    /// The pile as one decimal number, unless that has more than about 60 digits.
    #[must_use]
    pub fn number(&self, pile: &Pile) -> Option<String> {
        let mut number = BigUint::from(1_u32);
        for (exponent, &prime) in pile.exponents.iter().zip(self.primes()) {
            for _ in 0..exponent.small()? {
                number *= prime;
                if number.bits() > MAX_NUMBER_BITS {
                    return None;
                }
            }
        }
        Some(Exponent::from(number).text())
    }

    /// Powers of the primes in play as a product, `2^3*5`; `1` if there are none.
    pub(super) fn product_text(&self, exponents: &[Exponent]) -> String {
        let factors = exponents.iter().zip(self.primes()).filter(|(exponent, _)| !exponent.is_zero());
        let written = factors.map(|(exponent, prime)| match exponent.small() {
            Some(1) => prime.to_string(),
            _ if exponent.exact().is_some() => format!("{prime}^{}", exponent.text()),
            _ => format!("{prime}^({})", exponent.text()),
        });
        let written: Vec<String> = written.collect();
        if written.is_empty() { "1".to_string() } else { written.join("*") }
    }
}
