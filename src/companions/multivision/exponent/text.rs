//! Notation of exponents.

use super::{Exponent, Giant, small};
use num_bigint::BigUint;

impl Exponent {
    /// The text, which can be read again: decimal digits, or giants with the numbers added or subtracted. O(digits²).
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
}

impl Giant {
    /// The text, which can be read again.
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
