//! Looks ahead: the landing after which the token is deepest, then the one that leaves fewest positions in M(A).
//!
//! With a depth of 2 he looks at every call that could follow and at his own best answer to it.

use super::Derek;
use super::landing::{Landing, choose};
use crate::error::Error;
use crate::game::{Answer, Game};
use crate::layers::Layers;
use crate::position_set::PositionSet;
use crate::reason::DerekReason;
use crate::registry::{Argument, Entry};
use crate::zn::{Direction, Zn};

const NAME: &str = "Look-ahead";
/// Two rounds ahead cost O(n) layer computations for each move.
const MOST_FOR_TWO: u32 = 300;

pub(super) const ENTRY: Entry<dyn Derek> = Entry {
    id: "look-ahead",
    name: NAME,
    about: "Chooses the landing from which Magnus is farthest from a new position, then the one that leaves the smallest M(A).",
    claim: "Nothing.",
    argument: Argument::OneOf(&[("1", "one round"), ("2", "two rounds")]),
    make: Some(|setting| {
        let n = setting.zn.n();
        if setting.argument == "2" && n > MOST_FOR_TWO {
            return Err(Error::TableUnsuited { name: NAME, n, why: "two rounds ahead are too many above n = 300" });
        }
        Ok(Box::new(LookAhead { rounds: if setting.argument == "2" { 2 } else { 1 } }))
    }),
    ..Entry::ANY
};

struct LookAhead {
    rounds: u32,
}

/// What Derek wants: the token deep (`u32::MAX` if it is in no layer), then few positions in M(A).
type Outlook = (u32, std::cmp::Reverse<u32>);

impl Derek for LookAhead {
    fn answer(&self, game: &Game, magnitude: u32) -> Answer {
        let score = |landing: Landing| -> (Outlook, Option<Outlook>) {
            let (depth, midpoints) = landing.outlook(game);
            let here = (depth, std::cmp::Reverse(midpoints));
            let further = self.rounds == 2 && depth != u32::MAX;
            (here, further.then(|| after_best_call(game.zn(), &landing.unvisited_after(game), landing.position)))
        };
        let reason = |landing: Landing| {
            let depth = landing.outlook(game).0;
            DerekReason::LooksAhead { rounds: self.rounds, depth: (depth != u32::MAX).then_some(depth) }
        };
        // Two rounds ahead, what comes later counts first.
        let ordered = |landing: Landing| {
            let (here, later) = score(landing);
            (later, here)
        };
        choose(game, magnitude, ordered, reason)
    }
}

/// What Derek is left with when Magnus makes the call that is worst for him and he answers it best.
fn after_best_call(zn: Zn, unvisited: &PositionSet, token: u32) -> Outlook {
    let now = Layers::of(unvisited);
    let outlook = |position: u32| {
        let of = |layers: &Layers| {
            let size = layers.sizes().get(1).copied().unwrap_or(layers.sizes()[0]);
            (layers.depth(position).unwrap_or(u32::MAX), std::cmp::Reverse(size))
        };
        if !unvisited.contains(position) {
            return of(&now);
        }
        let mut after = unvisited.clone();
        after.remove(position);
        of(&Layers::of(&after))
    };
    let best_answer = |magnitude| {
        let [plus, minus] = Direction::BOTH.map(|direction| outlook(zn.landing(token, magnitude, direction)));
        plus.max(minus)
    };
    (1..=zn.max_magnitude()).map(best_answer).min().unwrap_or((u32::MAX, std::cmp::Reverse(0)))
}
