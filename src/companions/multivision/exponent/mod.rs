//! Exponents: whole numbers ≥ 0 of any size that anybody can write down. Small ones (to about 10^1000) are exact; *giants*
//! such as `T(843)` or `10^10^10` stay as they were written, and only what is needed is known of them: that they are larger
//! than every exact number, often which of two is larger, and their residues ([`Exponent::residue`]).

mod arithmetic;
mod fault;
mod giants;
mod residue;
mod text;

pub use fault::Fault;
pub(crate) use giants::{factorial, power, tower};

use num_bigint::BigUint;
use std::rc::Rc;

/// Exact numbers are below 2^3322, about 10^1000; giants are not.
pub const EXACT_BITS: u64 = 3322;
/// The most giants in one exponent, those in giants counted as well.
const MOST_GIANTS: u32 = 100;

/// A sum of giants and an exact number, together ≥ 0.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Exponent {
    /// Different giants, each with how often it is added, or subtracted if that is below 0; never 0. If one is subtracted,
    /// another one surpasses it.
    giants: Vec<(i32, Rc<Giant>)>,
    /// The exact part without its sign.
    whole: BigUint,
    /// True if the exact part is below 0: only beside a giant, and then below 2^3321 without its sign.
    negative: bool,
}

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

impl From<u32> for Exponent {
    fn from(value: u32) -> Exponent {
        Exponent::from(BigUint::from(value))
    }
}

impl From<BigUint> for Exponent {
    fn from(whole: BigUint) -> Exponent {
        Exponent { giants: Vec::new(), whole, negative: false }
    }
}

impl Exponent {
    /// A giant alone.
    fn from_giant(giant: Giant) -> Result<Exponent, Fault> {
        Exponent { giants: vec![(1, Rc::new(giant))], ..Exponent::default() }.check_giants()
    }

    /// Refuses what would grow beyond all bounds if it was built into itself again and again.
    fn check_giants(self) -> Result<Exponent, Fault> {
        if self.size() > MOST_GIANTS { Err(Fault::GiantsInside) } else { Ok(self) }
    }

    /// Number of giants, those in giants counted as well.
    fn size(&self) -> u32 {
        self.giants.iter().map(|(_, giant)| giant.size()).sum()
    }

    /// The number 0.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.giants.is_empty() && self.whole == BigUint::ZERO
    }

    /// The exact number, unless there is a giant in it.
    #[must_use]
    pub fn exact(&self) -> Option<&BigUint> {
        self.giants.is_empty().then_some(&self.whole)
    }

    /// The same if it fits into 32 bits.
    #[must_use]
    pub fn small(&self) -> Option<u32> {
        small(self.exact()?)
    }

    /// True if the number is at least `least`.
    #[must_use]
    pub fn is_at_least(&self, least: u32) -> bool {
        self.exact().is_none_or(|whole| *whole >= BigUint::from(least))
    }

    /// One giant of the sum alone, and how often: a lower bound of the whole. `None` if it is exact, or if a giant is subtracted.
    #[must_use]
    pub fn giant_part(&self) -> Option<Exponent> {
        let giants = vec![self.giants.last()?.clone()];
        let all_added = self.giants.iter().all(|(count, _)| *count > 0);
        all_added.then(|| Exponent { giants, ..Exponent::default() })
    }

    /// A rung of the ladder 10, 10^10, 10^10^10, … that this does not surpass, if one is known.
    fn at_most(&self) -> Option<u32> {
        // Only exact numbers stand in the giants that are compared in practice.
        self.exact().map(|_| 3)
    }
}

impl Giant {
    /// Number of giants in it, itself included.
    fn size(&self) -> u32 {
        let inside = match self {
            Giant::Factorial(x) | Giant::Tower(_, x) => x.size(),
            Giant::Power(base, exponent) => base.size() + exponent.size(),
        };
        1 + inside
    }

    /// True if this is certainly larger than every sum of these giants and an exact number. Measured on the ladder 10, 10^10,
    /// 10^10^10, …
    fn is_above(&self, others: &[&Giant]) -> bool {
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
}

/// The number if it fits into 32 bits.
fn small(whole: &BigUint) -> Option<u32> {
    let mut digits = whole.iter_u32_digits();
    let first = digits.next().unwrap_or(0);
    digits.next().is_none().then_some(first)
}
