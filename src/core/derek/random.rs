//! A Derek who tosses a fair coin.

use super::Derek;
use crate::chance::generator;
use crate::game::{Answer, Game};
use crate::player::Player;
use crate::reason::DerekReason;
use crate::registry::Entry;
use crate::zn::Direction;
use rand::RngExt;

pub(super) const ENTRY: Entry<dyn Derek> = Entry {
    id: "random",
    code: 6,
    name: "Random",
    about: "Tosses a coin every time.",
    claim: "Nothing.",
    seeded: true,
    by_position: true,
    make: Some(|setting| Ok(Box::new(CoinToss { seed: setting.seed }))),
    ..Entry::ANY
};

struct CoinToss {
    seed: u32,
}

impl Derek for CoinToss {
    fn answer(&self, game: &Game, _: u32) -> Answer {
        let clockwise: bool = generator(self.seed, game.round(), Player::Derek).random();
        let direction = if clockwise { Direction::Clockwise } else { Direction::CounterClockwise };
        Answer { direction, reason: DerekReason::Random }
    }
}
