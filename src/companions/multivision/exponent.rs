//! Exponents: whole numbers ≥ 0 of any size that anybody can write down. Small ones (to about 10^1000) are exact; *giants*
//! such as `T(843)` or `10^10^10` stay as they were written, and only what is needed is known of them: that they are larger
//! than every exact number, and their residues ([`super::giant`]).

use super::giant::Giant;
use super::residue::moduli_from;
use crate::refusal::Fault;
use num_bigint::BigUint;
use std::rc::Rc;

/// Exact numbers are below 2^3322, about 10^1000; giants are not.
pub const EXACT_BITS: u64 = 3322;
/// The most of one giant that a sum may have.
const MOST_OF_A_GIANT: i32 = 1_000_000;
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
    /// Whether the exact part is below 0, which it is only beside a giant, and then below 2^3321 without its sign.
    negative: bool,
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
    pub(super) fn of(giant: Giant) -> Result<Exponent, Fault> {
        Exponent { giants: vec![(1, Rc::new(giant))], ..Exponent::default() }.checked()
    }

    /// Refuses what would grow beyond all bounds if it was built into itself again and again.
    fn checked(self) -> Result<Exponent, Fault> {
        if self.size() > MOST_GIANTS { Err(Fault::GiantsInside) } else { Ok(self) }
    }

    /// How many giants there are, those in giants counted as well.
    pub(super) fn size(&self) -> u32 {
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

    /// Whether the number is at least `least`.
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
    pub(super) fn at_most(&self) -> Option<u32> {
        // Only exact numbers stand in the giants that are compared in practice.
        self.exact().map(|_| 3)
    }

    /// The sum, unless it has too many giants.
    pub(super) fn plus(&self, other: &Exponent) -> Result<Exponent, Fault> {
        self.combined(other, 1)
    }

    /// The difference, unless it is below 0, or that is not certain because giants would have to be compared.
    pub(super) fn minus(&self, other: &Exponent) -> Result<Exponent, Fault> {
        let rest = self.combined(other, -1)?;
        let added: Vec<&Giant> =
            rest.giants.iter().filter(|(count, _)| *count > 0).map(|(_, giant)| &**giant).collect();
        let taken: Vec<&Giant> =
            rest.giants.iter().filter(|(count, _)| *count < 0).map(|(_, giant)| &**giant).collect();
        let surpassed = taken.is_empty() || added.iter().any(|giant| giant.is_above(&taken));
        let small = !rest.negative || !added.is_empty() && rest.whole.bits() < EXACT_BITS;
        if surpassed && small { Ok(rest) } else { Err(Fault::BelowZero) }
    }

    /// The sum with `sign` times the other one, whatever its sign.
    fn combined(&self, other: &Exponent, sign: i32) -> Result<Exponent, Fault> {
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
        sum.checked()
    }

    /// The product with an exact number, unless it has too many of a giant.
    pub(super) fn times(&self, by: &BigUint) -> Result<Exponent, Fault> {
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

    /// The remainder modulo `m`, 1..=1000. Exact for giants too.
    #[must_use]
    pub fn residue(&self, m: u32) -> u32 {
        self.residues(&moduli_from(m))[0]
    }

    /// The remainders modulo a whole chain of moduli, see [`moduli_from`].
    pub(super) fn residues(&self, moduli: &[u32]) -> Vec<u32> {
        let whole = |&m: &u32| {
            let rest = small(&(&self.whole % m)).unwrap_or(0);
            if self.negative { (m - rest) % m } else { rest }
        };
        let mut residues: Vec<u32> = moduli.iter().map(whole).collect();
        for (count, giant) in &self.giants {
            for ((sum, residue), m) in residues.iter_mut().zip(giant.residues(moduli)).zip(moduli) {
                let count = count.rem_euclid(*m as i32) as u32;
                *sum = (*sum + count * residue) % m;
            }
        }
        residues
    }

    /// As it can be read again: decimal digits, or giants with what is added or subtracted. O(digits²).
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        let (added, taken): (Vec<_>, Vec<_>) = self.giants.iter().partition(|(count, _)| *count > 0);
        for (count, giant) in added.into_iter().chain(taken) {
            match (*count < 0, text.is_empty()) {
                (true, _) => text.push('-'),
                (false, false) => text.push('+'),
                (false, true) => {}
            }
            if count.abs() > 1 {
                // Without the sign, 2 times 10^… would read as 210^….
                text += &format!("{}*", count.abs());
            }
            text += &giant.text();
        }
        if text.is_empty() {
            return decimal(&self.whole);
        }
        if self.whole > BigUint::ZERO {
            text.push(if self.negative { '-' } else { '+' });
            text += &decimal(&self.whole);
        }
        text
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

/// The number if it fits into 32 bits.
pub(super) fn small(whole: &BigUint) -> Option<u32> {
    let mut digits = whole.iter_u32_digits();
    let first = digits.next().unwrap_or(0);
    digits.next().is_none().then_some(first)
}

/// The product, from products with 32 bits: the library's own for two large numbers would be 10 kB more wasm.
pub(super) fn product(a: &BigUint, b: &BigUint) -> BigUint {
    b.to_u32_digits().iter().rev().fold(BigUint::ZERO, |sum, &digit| (sum << 32_u32) + a * digit)
}

/// The digits of a number, nine at a time, which is all that small wasm allows; see the note in the root's Cargo.toml.
fn decimal(whole: &BigUint) -> String {
    const NINE_DIGITS: u32 = 1_000_000_000;
    let mut rest = whole.clone();
    let mut groups = Vec::new();
    while rest > BigUint::ZERO {
        groups.push(small(&(&rest % NINE_DIGITS)).unwrap_or(0));
        rest /= NINE_DIGITS;
    }
    let first = groups.pop().unwrap_or(0).to_string();
    groups.iter().rev().fold(first, |text, group| format!("{text}{group:09}"))
}
