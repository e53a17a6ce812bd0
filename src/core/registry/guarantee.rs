//! Bounds on the rounds in which Magnus gets f*(n) positions: promises of strategies, proved bounds, and those of the
//! papers.

use crate::bounds;
use crate::solver::known_rounds;
use crate::zn::{Zn, is_odd_prime};

/// A player's promise on one table: proved, or computed exactly. A Magnus promises to be so quick, a Derek to hold out
/// so long.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Guarantee {
    /// A Magnus visits at least this many positions against every Derek; a Derek speaks of the same number.
    pub positions: u32,
    /// A Magnus needs at most this many rounds for it; against a Derek every Magnus needs at least so many.
    pub rounds: u32,
    /// The bound on rounds as a formula.
    pub formula: &'static str,
    /// The author of the proof, or the way in which it was found.
    pub source: &'static str,
}

impl Guarantee {
    /// The promise of layer play: f*(n) positions, and its end within B(n) rounds; see [`crate::bounds`].
    #[must_use]
    pub fn of_layer_play(zn: Zn) -> Guarantee {
        let (formula, source) =
            ("B(n)", "the theorem on layer play, which is done in B(n) < 2(n − 1) rounds on every table");
        Guarantee { positions: zn.f_star(), rounds: bounds::layer_play(zn), formula, source }
    }

    /// The promise of tripling: every round is new until f*(n) positions are visited. `None` where [`bounds::no_waste`] says nothing.
    #[must_use]
    pub fn of_tripling(zn: Zn) -> Option<Guarantee> {
        let (formula, source) = ("f*(n) − 1", "our theorem on tripling: no round is wasted");
        bounds::rounds_without_waste(zn).map(|rounds| Guarantee { positions: zn.f_star(), rounds, formula, source })
    }
}

/// The proved number of rounds for some Magnus on this table: n − 1 for powers of two (\[N10] Theorem 2), f*(n) − 1 on the other tables
/// without waste, fewer than 5n/6 until f*(n) for multiples of 3, and B(n) < 2(n − 1) for the others ([`crate::bounds`]).
#[must_use]
pub fn proved_bound(zn: Zn) -> Guarantee {
    if zn.n().is_power_of_two() {
        return paper_bound(zn);
    }
    if let Some(guarantee) = Guarantee::of_tripling(zn) {
        return guarantee;
    }
    if zn.n().is_multiple_of(3) {
        let (rounds, formula) = (bounds::rounds_until_f_star(zn), "n/3 − 1 + ⌊(n − 1)/2⌋");
        let source = "the theorem on layer play, until f*(n)";
        return Guarantee { positions: zn.f_star(), rounds, formula, source };
    }
    Guarantee::of_layer_play(zn)
}

/// Par: the rounds that a good Magnus needs for f*(n) positions. R(n) where it has been computed, otherwise the
/// [`proved_bound`] bound. O(1).
#[must_use]
pub fn par(zn: Zn) -> Guarantee {
    let exactly = |rounds| {
        let (formula, source) = ("R(n)", "computed exactly by this program");
        Guarantee { positions: zn.f_star(), rounds, formula, source }
    };
    known_rounds(zn.n()).map_or_else(|| proved_bound(zn), exactly)
}

/// The proved lower bound on this table, if it is more than a round for each position: against some Derek no Magnus has
/// f*(n) positions in fewer rounds ([`crate::bounds::lower`]).
#[must_use]
pub fn lower_bound(zn: Zn) -> Option<Guarantee> {
    let (n, positions, rounds) = (zn.n(), zn.f_star(), bounds::rounds_needed(zn));
    let stages = bounds::rounds_wasted_in_stage(n, 6) > 0;
    let (formula, source) = match (is_odd_prime(n), stages) {
        (true, false) => ("p − 4 + ⌈¾⌈log₂ p⌉⌉", "our theorem on four positions left"),
        (true, true) => ("p − 4 + ⌈¾⌈log₂ p⌉⌉ + σ₀ + σ₁ + …", "our theorem on stages"),
        (false, _) => ("f*(n) − 1 + σ₁ + σ₂ + …", "our theorem on stages"),
    };
    (n >= 5 && rounds >= positions).then_some(Guarantee { positions, rounds, formula, source })
}

/// The bound of \[N10]: n − 1 rounds for powers of two, 2(n − 1) for odd primes, and for all others 3(n − 1).
#[must_use]
pub fn paper_bound(zn: Zn) -> Guarantee {
    let (positions, steps) = (zn.f_star(), zn.n() - 1);
    let (rounds, formula, source) = if zn.n().is_power_of_two() {
        (steps, "n − 1", "Nedev 2010, Theorem 2")
    } else if is_odd_prime(zn.n()) {
        (2 * steps, "2(n − 1)", "Nedev 2010, Theorem 4")
    } else {
        (3 * steps, "3(n − 1)", "Nedev 2010, Theorem 5")
    };
    Guarantee { positions, rounds, formula, source }
}
