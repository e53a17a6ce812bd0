//! Perfect play on small tables: never fewer than R(n) rounds to f*(n) positions.
//!
//! Of the directions that keep this promise the one that is worse for Magnus in the order "most positions, then fewest rounds".

use super::Derek;
use super::landing::{Landing, choose};
use crate::exact::{self, State, is_better};
use crate::game::{Answer, Game};
use crate::reason::DerekReason;
use crate::registry::Entry;
use crate::solver::Value;
use crate::zn::{Direction, Zn};
use std::cmp::Reverse;

pub(super) const ENTRY: Entry<dyn Derek> = Entry {
    id: "perfect",
    code: 10,
    name: "Perfect play",
    about: "Knows the exact value of every position: lets Magnus visit as few positions as possible, as late as possible.",
    claim: "Never f*(n) positions before round R(n), the most that anybody can hold them back: computed exactly.",
    suits: exact::check_size,
    by_position: true,
    make: Some(|setting| Ok(Box::new(Perfect { zn: setting.zn }))),
    ..Entry::ANY
};

struct Perfect {
    zn: Zn,
}

impl Derek for Perfect {
    fn answer(&self, game: &Game, magnitude: u32) -> Answer {
        let Ok(exact) = exact::solved_table(self.zn) else {
            // Beyond the reach of exact values nobody is perfect, and the registry lets nobody sit down.
            return choose(game, magnitude, |_| 0, |_| DerekReason::NothingToChoose { kept: None, new: false });
        };
        let state = State::of(game);
        let call = exact.call(state, magnitude);
        let value = |landing: Landing| call.answers[usize::from(landing.direction != Direction::Clockwise)];
        // Once Magnus has f*(n) positions it is the same for both landings.
        let keeps = |landing: Landing| {
            let after = state.after(self.zn, magnitude, landing.direction);
            game.round() + 1 + exact.rounds_to_f_star(after) >= exact.rounds()
        };
        let score = |landing: Landing| {
            let Value { visited, rounds } = value(landing);
            (keeps(landing), Reverse(visited), rounds)
        };
        let reason = |landing: Landing| {
            let Value { visited, rounds } = value(landing);
            DerekReason::Perfect { visited, rounds, in_time: is_better(value(landing), call.value()) }
        };
        choose(game, magnitude, score, reason)
    }

    fn is_ready(&self) -> bool {
        exact::table_at_hand(self.zn).is_some()
    }
}
