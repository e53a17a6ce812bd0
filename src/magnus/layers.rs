//! Midpoint layers on the whole table ("hull play"): always to a witness pair one layer up, the pair closest to the token.
//!
//! Any n. Visits at least f*(n) positions against every Derek, because it gets stuck only when the unvisited positions lie in
//! a proper coset of odd index that the token is outside of (closed-set lemma), of size at most n/p.
//!
//! Rounds, n an odd prime: at most Σ_{j=0..h} ⌈(n−1)/2^j⌉ − (h + 1) ≤ 2(n − 1) with h = ⌊log₂ n⌋ ([N10] Theorem 4; any witness
//! will do). Rounds, other n: at most 2(n − 1) in every game tested, proved by nobody; [L08] Theorem 3 claims 3n for odd n, but
//! its Lemma 2 is vacuous for p = 3.

use super::Magnus;
use crate::game::{Call, Game};
use crate::reason::MagnusReason;
use crate::registry::{Entry, Guarantee, Standing, proved};
use crate::zn::{Zn, is_odd_prime};

pub(super) const ENTRY: Entry<dyn Magnus> = Entry {
    id: "layers",
    code: 1,
    name: "Midpoint layers",
    about: "Always moves to a pair of positions one layer nearer to the unvisited ones, whichever way Derek says.",
    claim: "f*(n) positions on every n (closed-set lemma, verified for small n). 2(n − 1) rounds: proved for odd primes (Nedev 2010, Theorem 4), observed for every other n tested.",
    promise,
    make: Some(|_| Ok(Box::new(LayerPlay))),
    ..Entry::ANY
};

struct LayerPlay;

impl Magnus for LayerPlay {
    fn call(&self, game: &Game) -> Option<Call> {
        let way_up = game.way_up()?;
        Some(Call { magnitude: way_up.magnitude, reason: MagnusReason::Layer { depth: way_up.depth } })
    }
}

fn promise(zn: Zn) -> Option<Guarantee> {
    if is_odd_prime(zn.n()) {
        return Some(proved(zn));
    }
    let (standing, source) = (Standing::Observed, "every game tested");
    Some(Guarantee { positions: zn.f_star(), rounds: 2 * (zn.n() - 1), formula: "2(n − 1)", standing, source })
}
