//! Play without waste: on the tables of Theorem 7 every round visits a new position, whatever Derek does ([`crate::bounds::no_waste`] has
//! the proof).
//!
//! The class of the token is taken in thirds as often as 3 divides n, then in halves, and what is left is a table on which a search
//! knows the way. All of it follows from the unvisited positions and the token. Where another player has spoilt that, and where more than
//! f*(n) positions can be had, layer play goes on.

mod search;
mod thirds;

use super::Magnus;
use super::plan::{self, LevelProcedure, Plan};
use crate::bounds::no_waste::{self, Parts};
use crate::game::{Call, Game};
use crate::layers::Coset;
use crate::position_set::PositionSet;
use crate::reason::MagnusReason;
use crate::registry::{Entry, Guarantee, Need};
use crate::zn::{Direction, Zn};
use search::Search;
use std::cell::RefCell;
use thirds::{Aim, Thirds};

pub(super) const ENTRY: Entry<dyn Magnus> = Entry {
    id: "tripling",
    code: 12,
    name: "Tripling",
    about: "Wastes no round: visits two thirds of one class, two thirds of a second, then offers leftovers: Derek gives them or enters the third class.",
    claim: "f*(n) positions in exactly f*(n) − 1 rounds, which nobody can beat: proved (our theorem on tripling).",
    suits: |zn| playable_parts(zn).map(|_| ()).ok_or(Need::NoWaste),
    promise: |zn| Guarantee::of_tripling(zn),
    by_position: true,
    make: Some(|setting| {
        let parts =
            playable_parts(setting.zn).unwrap_or_else(|| unreachable!("a strategy is built for a table that it suits"));
        Ok(Box::new(Tripling {
            thirds: RefCell::new(Thirds::new(parts)),
            search: RefCell::new(Search::new(parts.table, parts.positions)),
        }))
    }),
    ..Entry::ANY
};

/// The parts of the table, if a search on the one in the middle is quick.
fn playable_parts(zn: Zn) -> Option<Parts> {
    no_waste::parts(zn).filter(|parts| parts.table <= 25)
}

struct Tripling {
    thirds: RefCell<Thirds>,
    search: RefCell<Search>,
}

impl Tripling {
    /// The call that the plan makes from here, with its reason, if there is one.
    fn planned_call(&self, game: &Game) -> Option<Call> {
        let (zn, token, unvisited) = (game.zn(), game.token(), game.unvisited());
        let mut thirds = self.thirds.borrow_mut();
        thirds.follow(game);
        for (number, level) in (0..).zip(thirds.levels(zn.n(), token)) {
            match level.aim() {
                Aim::Inside => {}
                Aim::OtherClass => {
                    let (visited, size) = (level.visited[level.here as usize], level.third);
                    return Some(Call {
                        magnitude: level.class.q,
                        reason: MagnusReason::OtherClass { level: number, visited, size },
                    });
                }
                Aim::Offer { given, .. } => {
                    let position = level.leftover(given, token, unvisited)?;
                    let reason = MagnusReason::Leftover { level: number, position };
                    return Some(Call { magnitude: zn.distance(token, position), reason });
                }
                Aim::Finished => return None,
            }
        }
        self.call_in_middle(thirds.parts, thirds.middle(token), token, unvisited)
    }

    /// The call in the middle: the position opposite on the largest table where that is new, else as the search says.
    fn call_in_middle(&self, parts: Parts, class: Coset, token: u32, unvisited: &PositionSet) -> Option<Call> {
        let (level, n) = (parts.thirds as u8, unvisited.n());
        let size = n / class.q;
        // True if a residue modulo a part of the class is new.
        let is_new = |steps: u32, of: u32| {
            (0..size / of).all(|turn| unvisited.contains((token + class.q * (steps + of * turn)) % n))
        };
        if let Some(half) = (1..=parts.halves).map(|halves| size >> halves).find(|&half| is_new(half, 2 * half)) {
            return Some(Call {
                magnitude: half * class.q,
                reason: MagnusReason::Opposite { level, part: size / half, size },
            });
        }
        let visited =
            (0..parts.table).filter(|&steps| !is_new(steps, parts.table)).fold(0, |all, steps| all | 1 << steps);
        let magnitude = self.search.borrow_mut().magnitude(visited)?;
        Some(Call { magnitude: magnitude * class.q, reason: MagnusReason::Searched { level, size: parts.table } })
    }
}

impl Magnus for Tripling {
    fn call(&self, game: &Game) -> Option<Call> {
        if game.end().is_some() {
            return None;
        }
        let is_new = |call: &Call| {
            let landing = |way| game.zn().landing(game.token(), call.magnitude, way);
            Direction::BOTH.into_iter().all(|way| game.unvisited().contains(landing(way)))
        };
        self.planned_call(game).filter(is_new).or_else(|| {
            let witness = game.witness()?;
            Some(Call { magnitude: witness.magnitude, reason: MagnusReason::Layer { depth: witness.depth } })
        })
    }

    fn plan(&self, game: &Game) -> Option<Plan> {
        let (n, token) = (game.zn().n(), game.token());
        let mut thirds = self.thirds.borrow_mut();
        thirds.follow(game);
        let mut levels = Vec::new();
        let mut is_inside = true;
        for level in thirds.levels(n, token) {
            let unentered = |local: &u32| level.visited[*local as usize] == 0;
            let (number, gamma, targets) = match level.aim() {
                Aim::Inside if (0..3).any(|local| unentered(&local)) => (1, None, (0..3).filter(unentered).collect()),
                Aim::Inside => (3, None, Vec::new()),
                Aim::OtherClass => (1, None, (0..3).filter(unentered).collect()),
                Aim::Offer { given, gamma } => (2, Some(gamma), vec![given, gamma]),
                Aim::Finished => break,
            };
            is_inside = matches!(level.aim(), Aim::Inside);
            let procedure = LevelProcedure::Phase { number, p: 3, here: level.here, gamma, targets };
            levels.push(plan::Level { class: level.class, size: 3 * level.third, procedure });
            if !is_inside {
                break;
            }
        }
        if is_inside && levels.len() as u32 == thirds.parts.thirds {
            let class = thirds.middle(token);
            let procedure = LevelProcedure::Halves { size: thirds.parts.table };
            levels.push(plan::Level { class, size: n / class.q, procedure });
        }
        let wasted = Some(game.round() - (game.visited().len() - game.start().len()) as u32);
        Some(Plan { levels, wasted })
    }
}
