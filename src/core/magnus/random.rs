//! A Magnus who draws his magnitude uniformly from 1..=⌊n/2⌋. Promises nothing.

use super::Magnus;
use crate::chance::generator;
use crate::game::{Call, Game};
use crate::player::Player;
use crate::reason::MagnusReason;
use crate::registry::Entry;
use rand::RngExt;

pub(super) const ENTRY: Entry<dyn Magnus> = Entry {
    id: "random",
    code: 7,
    name: "Random",
    about: "Draws each magnitude at random.",
    claim: "Nothing.",
    seeded: true,
    by_position: true,
    make: Some(|setting| Ok(Box::new(RandomPlay { seed: setting.seed }))),
    ..Entry::ANY
};

struct RandomPlay {
    seed: u32,
}

impl Magnus for RandomPlay {
    fn call(&self, game: &Game) -> Option<Call> {
        if game.end().is_some() {
            return None;
        }
        let mut generator = generator(self.seed, game.round(), Player::Magnus);
        let magnitude = generator.random_range(1..=game.zn().max_magnitude());
        Some(Call { magnitude, reason: MagnusReason::Random })
    }
}
