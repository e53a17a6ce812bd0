//! Midpoint layers by chance, our own: always to a witness pair one layer up, and which one is drawn by the seed.
//!
//! Any n. What is proved of layer play holds whichever pairs are taken, so it keeps the same promise: f*(n) positions
//! within B(n) rounds ([`crate::bounds`], Theorem 1). The page's first games are played by it, so that no two are the same.

use super::Magnus;
use crate::chance::generator;
use crate::game::{Call, Game};
use crate::player::Player;
use crate::reason::MagnusReason;
use crate::registry::{Entry, Guarantee};
use crate::zn::Direction;
use rand::RngExt;

pub(super) const ENTRY: Entry<dyn Magnus> = Entry {
    id: "any-pair",
    code: 13,
    name: "Midpoint layers, any pair",
    about: "As midpoint layers, but with a pair drawn at random, so that no two games are the same.",
    claim: "f*(n) positions on every n, within B(n) < 2(n − 1) rounds: proved, whichever pairs are taken.",
    seeded: true,
    promise: |zn| Some(Guarantee::of_layer_play(zn)),
    by_position: true,
    make: Some(|setting| Ok(Box::new(AnyPair { seed: setting.seed }))),
    ..Entry::ANY
};

/// The most magnitudes that are tried: all on small tables, and on larger ones so many drawn at random.
const TRIED: u32 = 64;

struct AnyPair {
    seed: u32,
}

impl Magnus for AnyPair {
    /// The cost of [`Game::witness`], and of [`Game::is_within`] for the landings of the magnitudes that are tried.
    fn call(&self, game: &Game) -> Option<Call> {
        let witness = game.witness()?;
        let (zn, token, most) = (game.zn(), game.token(), game.zn().max_magnitude());
        let leads_up = |&magnitude: &u32| {
            let landings = Direction::BOTH.map(|way| zn.landing(token, magnitude, way));
            landings.iter().all(|&landing| game.is_within(landing, witness.depth - 1))
        };
        let mut chance = generator(self.seed, game.round(), Player::Magnus);
        let magnitude = if most <= TRIED {
            let witnesses: Vec<u32> = (1..=most).filter(leads_up).collect();
            witnesses.get(chance.random_range(0..witnesses.len().max(1))).copied()
        } else {
            (0..TRIED).map(|_| chance.random_range(1..=most)).find(leads_up)
        };
        // Perhaps none has been drawn, as few magnitudes may lead up.
        let magnitude = magnitude.unwrap_or(witness.magnitude);
        Some(Call { magnitude, reason: MagnusReason::Layer { depth: witness.depth } })
    }
}
