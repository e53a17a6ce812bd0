//! Perfect play on small tables: never more than R(n) rounds to f*(n) positions, and the most that can be had after a mistake.
//!
//! Of the magnitudes that keep the promise of R(n) the best one in the order "most positions, then fewest rounds", against the
//! best answer; of equal ones the one that profits most from the other answer, then the smallest.

use super::Magnus;
use crate::exact::{self, CallValue, SolvedTable, State, is_better};
use crate::game::{Call, Game};
use crate::reason::MagnusReason;
use crate::registry::{Entry, par};
use crate::solver::{Value, known_rounds};
use crate::zn::Zn;
use std::cmp::Reverse;

pub(super) const ENTRY: Entry<dyn Magnus> = Entry {
    id: "perfect",
    code: 9,
    name: "Perfect play",
    about: "Knows the exact value of every position: the most positions that can be forced, in the fewest rounds.",
    claim: "f*(n) positions in R(n) rounds, the fewest in which anybody can force them: computed exactly.",
    suits: exact::check_size,
    promise: |zn| (known_rounds(zn.n()).is_some() && exact::check_size(zn).is_ok()).then(|| par(zn)),
    by_position: true,
    make: Some(|setting| Ok(Box::new(Perfect { zn: setting.zn }))),
    ..Entry::ANY
};

struct Perfect {
    zn: Zn,
}

impl Magnus for Perfect {
    fn call(&self, game: &Game) -> Option<Call> {
        let exact = exact::solved_table(self.zn).ok()?;
        let state = State::of(game);
        if exact.value(state).visited == state.count() {
            return None;
        }
        let chosen = choose(&exact, state, game.round());
        let Value { visited, rounds } = chosen.value();
        let in_time = is_better(exact.value(state), chosen.value());
        Some(Call { magnitude: chosen.magnitude, reason: MagnusReason::Perfect { visited, rounds, in_time } })
    }

    fn is_ready(&self) -> bool {
        exact::table_at_hand(self.zn).is_some()
    }
}

/// The call that the module's text describes, after `round` rounds.
fn choose(exact: &SolvedTable, state: State, round: u32) -> CallValue {
    let still = exact.rounds_to_f_star(state);
    let left = exact.rounds().saturating_sub(round);
    // After another player's mistakes there may be nothing left to keep.
    let promised = 0 < still && still <= left;
    let calls = (1..=exact.zn().max_magnitude()).rev();
    let kept = calls.filter(|&magnitude| !promised || exact.rounds_to_f_star_after_call(state, magnitude) <= left);
    let key = |call: &CallValue| {
        let (worse, [plus, minus]) = (call.value(), call.answers);
        let other = if worse == plus { minus } else { plus };
        [worse, other].map(|Value { visited, rounds }| (visited, Reverse(rounds)))
    };
    // Of equal ones `max_by_key` takes the last, the smallest magnitude.
    kept.map(|magnitude| exact.call(state, magnitude)).max_by_key(key).unwrap_or_else(|| exact.call(state, 1))
}
