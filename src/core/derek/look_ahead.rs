//! Looks ahead: the landing after which the token is deepest, then the one that leaves fewest positions in M(A).
//!
//! With a depth of 2 he looks at every call that could follow and at his own best answer to it.

use super::Derek;
use super::landing::{Landing, Outlook, SAFE, choose, outlook};
use crate::game::{Answer, Game};
use crate::layers::Layers;
use crate::player::Player;
use crate::position_set::PositionSet;
use crate::reason::DerekReason;
use crate::registry::{self, Arguments, Entry, Named, Need};
use crate::zn::{Direction, Zn};

const NAME: &str = "Look-ahead";
/// Two rounds ahead cost O(n) layer computations for each move.
const MOST_FOR_TWO: u32 = 300;

pub(super) const ENTRY: Entry<dyn Derek> = Entry {
    id: "look-ahead",
    code: 3,
    name: NAME,
    about: "Chooses the landing from which Magnus is farthest from a new position, then the one that leaves the smallest M(A).",
    claim: "Nothing.",
    arguments: Arguments::OneOf(&[("1", "one round"), ("2", "two rounds")]),
    by_position: true,
    make: Some(|setting| {
        let n = setting.zn.n();
        let rounds = setting.argument.variant() as u32 + 1;
        if rounds == 2 && n > MOST_FOR_TWO {
            return Err(registry::Refusal::TableUnsuited {
                strategy: Box::new(Named {
                    player: Player::Derek,
                    id: "look-ahead:2".to_string(),
                    name: NAME.to_string(),
                }),
                n,
                why: Need::Foresight { most: MOST_FOR_TWO },
            });
        }
        Ok(Box::new(LookAhead { rounds }))
    }),
    ..Entry::ANY
};

struct LookAhead {
    rounds: u32,
}

impl Derek for LookAhead {
    fn answer(&self, game: &Game, magnitude: u32) -> Answer {
        // Two rounds ahead, what comes later counts first.
        let score = |landing: Landing| {
            let here = landing.outlook(game);
            let later = if self.rounds == 1 || here == SAFE {
                here
            } else {
                after_best_call(game.zn(), &landing.unvisited_after(game), landing.position)
            };
            (later, here)
        };
        let reason = |landing: Landing| {
            let here = landing.outlook(game);
            DerekReason::LooksAhead { rounds: self.rounds, depth: (here != SAFE).then_some(here.0) }
        };
        choose(game, magnitude, score, reason)
    }
}

/// Derek's outlook after the call that is worst for him and his best answer to it.
fn after_best_call(zn: Zn, unvisited: &PositionSet, token: u32) -> Outlook {
    let now = Layers::of(unvisited);
    let best_answer = |magnitude| {
        let landings = Direction::BOTH.map(|direction| zn.landing(token, magnitude, direction));
        let [plus, minus] = landings.map(|position| outlook(unvisited, || &now, position));
        plus.max(minus)
    };
    (1..=zn.max_magnitude()).map(best_answer).min().unwrap_or(SAFE)
}
