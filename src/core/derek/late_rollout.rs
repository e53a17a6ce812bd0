//! Late rollout, ours: hoards while many positions are left, which costs no thinking and loses little, and plays both landings out
//! ([`super::rollout`]) as soon as few are. Against a Magnus whose rule is not known he answers exactly at the end ([`super::endgame`]).

use super::Derek;
use super::endgame::ExactAtTheEnd;
use super::rollout::Rollout;
use crate::game::{Answer, Game};
use crate::magnus::Magnus;
use crate::registry::{Chosen, Entry, Need};

/// Above this n a game takes minutes.
const MOST_N: u32 = 1100;
/// He begins to play out when this multiple of √n positions are left.
const ROOTS: u32 = 4;

pub(super) const ENTRY: Entry<dyn Derek> = Entry {
    id: "late-rollout",
    code: 13,
    name: "Late rollout",
    about: "Hoards an interval until 4√n positions are left; then plays each landing out to the end against the Magnus he faces.",
    claim: "Nothing is proved. The strongest Derek against Balanced layers that we know above n = 150, where Rollout takes too long: on n = 1009 he forces 1,079 to 1,090 rounds, the hoarder 1,059 to 1,074: observed.",
    suits: |zn| if zn.n() <= MOST_N { Ok(()) } else { Err(Need::Time { most: MOST_N }) },
    make: Some(|setting| {
        Ok(Box::new(LateRollout { before: ExactAtTheEnd::new(setting.zn), rollout: Rollout::new(setting)? }))
    }),
    ..Entry::ANY
};

struct LateRollout {
    before: ExactAtTheEnd,
    rollout: Rollout,
}

impl Derek for LateRollout {
    fn meet_opponent(&mut self, opponent: &Chosen<dyn Magnus>) {
        self.rollout.meet_opponent(opponent);
    }

    fn answer(&self, game: &Game, magnitude: u32) -> Answer {
        let is_late = game.unvisited().count() <= ROOTS * game.zn().n().isqrt();
        if is_late && self.rollout.known_opponent(game).is_some() {
            self.rollout.answer(game, magnitude)
        } else {
            self.before.answer(game, magnitude)
        }
    }
}
