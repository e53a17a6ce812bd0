//! Midpoint layers for an odd prime n (\[N10] §2.2), with the exact bound of the proof of Theorem 4.
//!
//! By Lemma 1, |M^k(A)| ≥ min(n, 2^k(|A| − 1) + 1): while |A| ≥ ⌈(n−1)/2^k⌉ + 1 a new position takes at most k rounds. Summed
//! up: Σ_{j=0..h} ⌈(n−1)/2^j⌉ − (h + 1) ≤ 2(n − 1) rounds for n − 1 positions, h = ⌊log₂ n⌋. The moves are those of `layers`.

use super::Magnus;
use crate::bounds::{least_layer_size, rounds_until_new};
use crate::game::{Call, Game};
use crate::reason::MagnusReason;
use crate::registry::{Entry, Guarantee, Need};
use crate::zn::is_odd_prime;

pub(super) const ENTRY: Entry<dyn Magnus> = Entry {
    id: "prime",
    code: 2,
    name: "Prime layers",
    about: "For an odd prime n: midpoint layers, with the exact bound that Lemma 1 gives.",
    claim: "n − 1 positions within the sum that Lemma 1 gives, at most 2(n − 1) rounds: proved (Nedev 2010, Theorem 4).",
    suits: |zn| if is_odd_prime(zn.n()) { Ok(()) } else { Err(Need::OddPrime) },
    promise: |zn| {
        // The same number as B(n), as Nedev writes it.
        let (formula, source) = ("Σ⌈(n − 1)/2ʲ⌉ − (h + 1)", "Nedev 2010, proof of Theorem 4");
        Some(Guarantee { formula, source, ..Guarantee::of_layer_play(zn) })
    },
    by_position: true,
    make: Some(|_| Ok(Box::new(PrimeLayers))),
    ..Entry::ANY
};

struct PrimeLayers;

impl Magnus for PrimeLayers {
    fn call(&self, game: &Game) -> Option<Call> {
        let witness = game.witness()?;
        let unvisited = game.unvisited().count();
        let at_most = rounds_until_new(game.zn(), unvisited);
        let reason = MagnusReason::Prime {
            depth: witness.depth,
            unvisited,
            at_most,
            size: least_layer_size(unvisited, at_most),
        };
        Some(Call { magnitude: witness.magnitude, reason })
    }
}
