//! The hoarder as long as many positions are left, then exact answers, ours.
//!
//! As soon as no more than [`most_left`](crate::endgame::max_left) positions are unvisited, he knows the value of every landing
//! ([`crate::endgame`]): he gives up as few positions as anybody can from there, and then as late as anybody can.

use super::Derek;
use super::hoarder::Hoarder;
use super::landing::{Landing, choose};
use crate::endgame::{Ending, Latest};
use crate::game::{Answer, Game};
use crate::reason::{DerekReason, Shape};
use crate::registry::Entry;
use crate::zn::Zn;

pub(super) const ENTRY: Entry<dyn Derek> = Entry {
    id: "endgame",
    code: 12,
    name: "Hoarder, exact at the end",
    about: "The hoarder of an interval until a few positions are left, then the most rounds that anybody can force from there.",
    claim: "From the moment when a few positions are left, nobody can allow fewer of them, nor the same number later: computed exactly.",
    by_position: true,
    make: Some(|setting| Ok(Box::new(ExactAtTheEnd::new(setting.zn)))),
    ..Entry::ANY
};

pub(super) struct ExactAtTheEnd {
    before: Hoarder,
    solved: Latest,
}

impl ExactAtTheEnd {
    pub fn new(zn: Zn) -> ExactAtTheEnd {
        ExactAtTheEnd { before: Hoarder::new(zn, Shape::Interval), solved: Latest::default() }
    }
}

impl Derek for ExactAtTheEnd {
    fn answer(&self, game: &Game, magnitude: u32) -> Answer {
        let zn = game.zn();
        let Some(landings) = self.solved.landings(zn, game.unvisited(), 0) else {
            return self.before.answer(game, magnitude);
        };
        let ending = |landing: Landing| landings.value_after(landing.position);
        let reason = |landing: Landing| {
            let Ending { kept, rounds } = ending(landing);
            DerekReason::Endgame { visited: zn.n() - kept, rounds }
        };
        choose(game, magnitude, ending, reason)
    }
}
