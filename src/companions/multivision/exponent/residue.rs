//! Residues of exponents modulo small numbers.
//!
//! It follows from Euler's theorem in its general form: b^E ≡ b^(φ(m) + E mod φ(m)) modulo m for every b, as long as E ≥ log₂ m.
//! So the residue of a tower modulo m needs that of the tower one lower modulo φ(m), and so on until the modulus is 1, after at
//! most log₂ m + 1 steps, however high the tower is.

use super::{Exponent, Giant, small};

/// Higher than any chain of moduli is long.
const HIGH: u32 = 64;

impl Exponent {
    /// The remainder modulo `m`, 1..=1000. Exact for giants too.
    #[must_use]
    pub fn residue(&self, m: u32) -> u32 {
        self.residues(&moduli_from(m))[0]
    }

    /// The remainders modulo a whole chain of moduli, see [`moduli_from`].
    fn residues(&self, moduli: &[u32]) -> Vec<u32> {
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
}

impl Giant {
    /// The remainders modulo a chain of moduli of at most 1000, each but the first being φ of the one before it, down to 1.
    fn residues(&self, moduli: &[u32]) -> Vec<u32> {
        match self {
            Giant::Factorial(x) => moduli.iter().map(|&m| factorial_modulo(x, m)).collect(),
            Giant::Power(base, exponent) => {
                let (base, exponents) = (base.residues(moduli), exponent.residues(moduli));
                let known = exponent.small().filter(|&small| small < 1 << 16);
                (0..moduli.len())
                    .map(|place| {
                        let next = (place + 1).min(moduli.len() - 1);
                        let reduced = known.unwrap_or(exponents[next] + moduli[next]);
                        power_modulo(base[place], reduced, moduli[place])
                    })
                    .collect()
            }
            Giant::Tower(times, x) => towers_modulo(*times, x, moduli),
        }
    }
}

/// m, φ(m), φ(φ(m)), …, 1, where φ is Euler's: how many of 1..=m have no factor in common with m.
fn moduli_from(m: u32) -> Vec<u32> {
    let mut moduli = vec![m];
    while let Some(&last) = moduli.last().filter(|&&last| last > 1) {
        moduli.push(totient(last));
    }
    moduli
}

/// x! modulo m: 0 if m is one of its factors.
fn factorial_modulo(x: &Exponent, m: u32) -> u32 {
    match x.small().filter(|&last| last < m) {
        Some(last) => (1..=last).fold(1 % m, |result, factor| result * factor % m),
        None => 0,
    }
}

/// T iterated `times` on x ≥ 4.
fn towers_modulo(times: u32, x: &Exponent, moduli: &[u32]) -> Vec<u32> {
    // Of the number that the next tower is built from: its residues, and itself if it is small.
    let mut base = x.residues(moduli);
    let mut known = x.small().filter(|&small| small < HIGH);
    for _ in 0..times {
        let tower = |from| tower_modulo(&base[from..], &moduli[from..], known.unwrap_or(HIGH), known);
        let next: Vec<u32> = (0..moduli.len()).map(tower).collect();
        let settled = known.is_none() && next == base;
        (base, known) = (next, None);
        if settled {
            break;
        }
    }
    base
}

/// A tower of `height` copies of a number whose residues modulo a chain of moduli are given, modulo the first of them.
fn tower_modulo(base: &[u32], moduli: &[u32], height: u32, known: Option<u32>) -> u32 {
    match (moduli, height, known) {
        ([1, ..] | [], ..) => 0,
        (_, 1, _) => base[0],
        ([m, ..], 2, Some(exponent)) => power_modulo(base[0], exponent, *m),
        ([m, rest @ ..], ..) => {
            let exponent = tower_modulo(&base[1..], rest, height - 1, known) + rest.first().unwrap_or(&1);
            power_modulo(base[0], exponent, *m)
        }
    }
}

/// base^exponent modulo m ≤ 1000.
fn power_modulo(base: u32, exponent: u32, m: u32) -> u32 {
    let (mut result, mut square, mut rest) = (1 % m, base % m, exponent);
    while rest > 0 {
        if rest % 2 == 1 {
            result = result * square % m;
        }
        square = square * square % m;
        rest /= 2;
    }
    result
}

fn totient(m: u32) -> u32 {
    let (mut result, mut rest, mut factor) = (m, m, 2);
    while rest > 1 {
        if rest % factor == 0 {
            result -= result / factor;
            while rest % factor == 0 {
                rest /= factor;
            }
        }
        factor += 1;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    fn residue(giant: Giant, m: u32) -> u32 {
        giant.residues(&moduli_from(m))[0]
    }

    /// The remainder of a tower by walking through the powers until they repeat, without Euler's theorem.
    fn walked(base: u32, height: u32, m: u32) -> u32 {
        if height == 1 {
            return base % m;
        }
        let mut powers = vec![1 % m];
        let cycle = loop {
            let next = powers[powers.len() - 1] * (base % m) % m;
            if let Some(start) = powers.iter().position(|&power| power == next) {
                break start;
            }
            powers.push(next);
        };
        // The tower that is the exponent: itself if it is small, otherwise its place in the cycle.
        let exact = (1..height).try_fold(1_u64, |top, _| u64::from(base).checked_pow(u32::try_from(top).ok()?));
        let place = match exact.filter(|&exponent| exponent < powers.len() as u64) {
            Some(exponent) => exponent as usize,
            None => {
                let length = (powers.len() - cycle) as u32;
                let ahead = walked(base, height - 1, length) + length - cycle as u32 % length;
                cycle + (ahead % length) as usize
            }
        };
        powers[place]
    }

    #[test]
    fn towers_modulo_m_agree_with_walking_through_the_powers() {
        for a in 4..=40 {
            for m in 1..=120 {
                assert_eq!(residue(Giant::Tower(1, a.into()), m), walked(a, a, m), "T({a}) modulo {m}");
            }
        }
    }

    #[test]
    fn powers_and_factorials_modulo_m_agree_with_multiplying() {
        for (base, exponent) in [(2_u32, 70_000_u32), (10, 65_536), (12, 100_003), (7, 4_000)] {
            for m in 1..=200 {
                let slowly = (0..exponent).fold(1 % m, |result, _| result * (base % m) % m);
                assert_eq!(
                    residue(Giant::Power(base.into(), exponent.into()), m),
                    slowly,
                    "{base}^{exponent} modulo {m}"
                );
            }
        }
        for m in 1..=1000 {
            let slowly = (1..=600).fold(1 % m, |result, factor| result * factor % m);
            assert_eq!(residue(Giant::Factorial(600.into()), m), slowly, "600! modulo {m}");
        }
    }

    #[test]
    fn iterated_towers_agree_with_towers_of_towers() {
        for m in 1..=60 {
            for a in [4, 5, 6, 10, 541] {
                let once = || Exponent::from_giant(Giant::Tower(1, a.into())).unwrap_or_default();
                assert_eq!(residue(Giant::Tower(2, a.into()), m), residue(Giant::Tower(1, once()), m));
                assert_eq!(residue(Giant::Tower(6, a.into()), m), residue(Giant::Tower(5, once()), m));
            }
            // From a^a on the exponents have the parity of a, so an iterated tower has it too.
            assert_eq!(residue(Giant::Tower(541, 541.into()), 2), 1);
        }
    }
}
