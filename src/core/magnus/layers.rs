//! Midpoint layers on the whole table ("hull play"): always to a witness pair one layer up, the pair closest to the token.
//!
//! Any n. Visits at least f*(n) positions against every Derek, because it gets stuck only when the unvisited positions lie in
//! a proper coset of odd index that the token is outside of (closed-set lemma), of size at most n/p.
//!
//! It ends within B(n) < 2(n − 1) rounds on every table: [`crate::bounds`], Theorem 1, for any witness pairs. For odd primes that is
//! \[N10] Theorem 4. (\[L08] Theorem 3 claims 3n for odd n, but its Lemma 2 is vacuous for p = 3.)

use super::Magnus;
use crate::game::{Call, Game};
use crate::reason::MagnusReason;
use crate::registry::{Entry, Guarantee};

pub(super) const ENTRY: Entry<dyn Magnus> = Entry {
    id: "layers",
    code: 1,
    name: "Midpoint layers",
    about: "Always moves to a pair of positions one layer nearer to the unvisited ones, whichever way Derek says.",
    claim: "f*(n) positions on every n, within B(n) < 2(n − 1) rounds: proved, whichever pairs are taken.",
    promise: |zn| Some(Guarantee::of_layer_play(zn)),
    by_position: true,
    make: Some(|_| Ok(Box::new(LayerPlay))),
    ..Entry::ANY
};

struct LayerPlay;

impl Magnus for LayerPlay {
    fn call(&self, game: &Game) -> Option<Call> {
        let witness = game.witness()?;
        Some(Call { magnitude: witness.magnitude, reason: MagnusReason::Layer { depth: witness.depth } })
    }
}
