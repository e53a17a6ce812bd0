//! Outlast, ours: the Derek of the lower bounds, on prime tables and on n = 2^e·p, p ≥ 5 prime. On a prime table he promises that no Magnus has
//! p − 1 positions before round p − 4 + ⌈¾⌈log₂ p⌉⌉, and on large ones some rounds more. On the others his stages waste rounds before f*(n) positions
//! are visited. The largest table has room for one of them with e = 1 and none with more. [`crate::bounds::lower`] has the proofs.
//!
//! At all times he prefers a visited landing, and of two the deeper one. Where both are new he gives up
//! - in an [ending] (few positions left) the one after which more rounds are surely needed: Theorems 3 and 4;
//! - with 2Q + 1 left on a prime table, where a [stage] begins, one that is not good for Magnus: Theorem 5;
//! - otherwise the one farther out, as the hoarder does, so that the layers grow slowly. On 2^e·p it is the class modulo p that counts, so that
//!   the middle one is kept: from outside of it no two landings are both in it.
//!
//! Within a stage, until Q + 1 are left, staying off the good positions comes before all else, before the middle class, too: Theorem 6 is about rounds,
//! and Magnus may get more than f*(n) positions for them.

mod ending;
mod stage;

use super::Derek;
use super::hoarder::distance_from_middle;
use super::landing::{Landing, choose};
use crate::game::{Answer, Game};
use crate::reason::DerekReason;
use crate::registry::{Entry, Need, Refusal, lower_bound};
use crate::zn::{Zn, is_odd_prime, odd_part};

pub(super) const ENTRY: Entry<dyn Derek> = Entry {
    id: "outlast",
    code: 11,
    name: "Outlast",
    about: "Hoards an interval, and makes the end long: of two new positions he goes to the one from which the rest takes more rounds.",
    claim: "On a prime table p no Magnus has p − 1 positions before round p − 4 + ⌈¾⌈log₂ p⌉⌉, and for p > 512 some rounds more; on 2p with p > 512 none has f*(n) positions before round f*(n), but some may have more in the end. On other tables 2^e·p no Magnus gets more than f*(n), and no rounds are promised. All this is proved (ours, 2026).",
    suits: |zn| {
        let p = odd_part(zn.n());
        if p >= 5 && is_odd_prime(p) { Ok(()) } else { Err(Need::PrimeTimesPowerOfTwo) }
    },
    promise: lower_bound,
    by_position: true,
    make: Some(|setting| {
        let n = setting.zn.n();
        let unsuited = |_| Refusal::TableUnsuited { strategy: ENTRY.named(), n, why: Need::PrimeTimesPowerOfTwo };
        Ok(Box::new(Outlast { classes: Zn::new(odd_part(n)).map_err(unsuited)? }))
    }),
    ..Entry::ANY
};

struct Outlast {
    /// Z_p, whose positions are the classes modulo p.
    classes: Zn,
}

impl Derek for Outlast {
    fn answer(&self, game: &Game, magnitude: u32) -> Answer {
        let (zn, left) = (game.zn(), game.unvisited().count());
        let stage = stage::Stage::of(game);
        let [plus, minus] = Landing::both_landings(game, magnitude);
        let (both_new, both_visited) = (plus.new && minus.new, !plus.new && !minus.new);
        let prime = self.classes == zn;
        let counts_ending = prime && both_new && left <= ending::max_left(zn);
        let ending = |landing: Landing| ending::rounds_after(zn, &landing.unvisited_after(game), landing.position);
        let score = |landing: Landing| {
            let depth = if both_visited { game.depth(landing.position).unwrap_or(u32::MAX) } else { 0 };
            let off = stage.as_ref().map_or(0, |stage| stage.rounds_to_stay_off(landing.position));
            let rest = if counts_ending { ending(landing) } else { 0 };
            let bad = both_new && stage.as_ref().is_some_and(|stage| stage.is_bad(landing.position));
            (
                off,
                !landing.new,
                depth,
                bad,
                rest,
                distance_from_middle(self.classes, landing.position % self.classes.n()),
            )
        };
        let reason = |landing: Landing| {
            let other = if landing == plus { minus } else { plus };
            let few = counts_ending || prime && left - u32::from(landing.new) <= ending::SHORT;
            let rounds = few.then(|| ending(landing));
            let stage = stage.as_ref().map(|stage| (stage.sigma, stage.until));
            let (gave_up, spared, risked) = (both_new, !landing.new && other.new, landing.new && !other.new);
            DerekReason::Outlasts { rounds, stage, gave_up, spared, risked }
        };
        choose(game, magnitude, score, reason)
    }
}
