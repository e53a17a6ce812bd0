//! The two-phase recursion for composite n (\[N10] Algorithm 1), with the repairs that it needs.
//!
//! Let p be the smallest odd prime factor of n. The p congruence classes mod p are the positions of an imaginary table. Phase 1
//! plays layers on that table and explores each class that the token enters, recursively, by the schedule for powers of two or by
//! layers on a prime number of positions. One class γ stays unentered. Phase 2 visits what is left over: from the class
//! (δ + γ)/2 the distance to a leftover J of class δ leads either to J or into γ, and γ, once entered, is explored and is enough.
//!
//! Repairs of the pseudo-code, each needed:
//! 1. "p is the smallest prime factor" has to be the smallest *odd* one (n = 12 breaks with p = 2).
//! 2. Lines 17 and 19 mark only the classes δ; then Derek circles for ever below f* (n = 25 stops at 19 < 20). γ counts as a
//!    target too, as in the prose of §2.3.2, and the loop goes on until no δ is marked.
//! 3. A class may have no leftover when Magnus gets there, because travel can visit them: it is skipped.
//! 4. The class that the token starts in counts as entered, and γ is looked for after every move.
//! 5. Distances are brought into 1..=n/2.
//! 6. When all is done and more can be forced (an inconsistent Derek), layer play on the whole table goes on.
//!
//! Guarantee: f*(n) positions in at most 3(n − 1) rounds, for a Derek who does not allow more than f*(n) positions (Theorem 5);
//! against other Dereks the bound held in every test.

#[cfg(test)]
mod exhaustive;
mod exploration;
mod plan;

use super::Magnus;
use super::plan::Plan;
use crate::game::{Call, Game};
use crate::layers::Coset;
use crate::position_set::PositionSet;
use crate::reason::MagnusReason;
use crate::registry::{Entry, Guarantee, Need, paper_bound};
use crate::zn::is_odd_prime;
use exploration::{Exploration, Intent, Step, Version};
use std::cell::RefCell;

pub(super) const ENTRY: Entry<dyn Magnus> = Entry {
    id: "two-phase",
    code: 3,
    name: "Two-phase recursion",
    about: "For composite n: explores the congruence classes mod p one after the other, then collects what is left over.",
    claim: "f*(n) positions in at most 3(n − 1) rounds: proved for a Derek who allows no more (Nedev 2010, Theorem 5), verified against every Derek for small n.",
    suits: |zn| {
        let n = zn.n();
        if n.is_power_of_two() || is_odd_prime(n) { Err(Need::Composite) } else { Ok(()) }
    },
    promise: |zn| {
        Some(Guarantee { source: "Nedev 2010, Theorem 5, for a Derek who allows no more", ..paper_bound(zn) })
    },
    make: Some(|_| Ok(Box::new(TwoPhase { recursion: RefCell::new(None) }))),
    ..Entry::ANY
};

/// Algorithm 1 as a player.
pub struct TwoPhase {
    /// The state of the recursion: a function of the game and of the round in which the strategy took over.
    recursion: RefCell<Option<Recursion>>,
}

/// The recursion after some rounds of a game.
#[derive(Debug, Clone)]
struct Recursion {
    /// The round in which the strategy took over.
    since: u32,
    /// The rounds of the game that the recursion has followed, and how often the game had been taken back by then.
    rounds: u32,
    undone: u64,
    token: u32,
    unvisited: PositionSet,
    /// The levels from the whole table inwards.
    explorations: Vec<Exploration>,
    version: Version,
    /// The innermost level's intent; `None` when the recursion is finished.
    intent: Option<(u32, Step)>,
}

impl Recursion {
    /// The recursion at the beginning, with the token on `token`.
    fn new(unvisited: PositionSet, token: u32, version: Version) -> Recursion {
        let explorations = vec![Exploration::new(Coset { gamma: 0, q: 1 }, unvisited.n(), version)];
        let mut recursion =
            Recursion { since: 0, rounds: 0, undone: 0, token, unvisited, explorations, version, intent: None };
        recursion.open_and_close_levels();
        recursion
    }

    /// The recursion of a strategy that took over after `since` rounds, before it has followed any further ones.
    fn start(game: &Game, since: u32) -> Recursion {
        let later = || game.transcript_after(since);
        let mut unvisited = game.unvisited().clone();
        for round in later().filter(|round| round.new) {
            unvisited.insert(round.to);
        }
        let token = later().next().map_or(game.token(), |round| round.from);
        let begun = Recursion::new(unvisited, token, Version::Repaired);
        Recursion { since, rounds: since, undone: game.times_undone(), ..begun }
    }

    /// Brings the recursion in step with the game.
    fn follow<'a>(slot: &'a mut Option<Recursion>, game: &Game) -> &'a mut Recursion {
        let stale = slot.as_ref().is_none_or(|recursion| recursion.undone != game.times_undone());
        if stale {
            let since = slot.as_ref().map_or(game.round(), |recursion| recursion.since.min(game.round()));
            *slot = None;
            slot.get_or_insert_with(|| Recursion::start(game, since));
        }
        let recursion = slot.get_or_insert_with(|| Recursion::start(game, game.round()));
        for round in game.transcript_after(recursion.rounds) {
            recursion.land_on(round.to);
        }
        recursion
    }

    /// The token has landed.
    fn land_on(&mut self, position: u32) {
        self.rounds += 1;
        self.token = position;
        self.unvisited.remove(position);
        if let Some(exploration) = self.explorations.last_mut() {
            exploration.count_round();
        }
        self.open_and_close_levels();
    }

    /// Opens and closes levels until one of them wants to move, or none is left.
    fn open_and_close_levels(&mut self) {
        self.intent = None;
        while let Some(exploration) = self.explorations.last_mut() {
            if !exploration.class.contains(self.token) {
                // Somebody else's move left the class; the level above goes on.
                self.explorations.pop();
                continue;
            }
            match exploration.intent(self.token, &self.unvisited) {
                Intent::Call { magnitude, step } => {
                    self.intent = Some((magnitude, step));
                    return;
                }
                Intent::Explore(class) => {
                    let n = self.unvisited.n();
                    self.explorations.push(Exploration::new(class, n, self.version));
                }
                Intent::Finished => {
                    self.explorations.pop();
                }
            }
        }
    }
}

impl TwoPhase {
    /// Looks at the recursion once it has followed the game.
    fn with_recursion<Result>(&self, game: &Game, look: impl FnOnce(&Recursion) -> Result) -> Result {
        look(Recursion::follow(&mut self.recursion.borrow_mut(), game))
    }
}

impl Magnus for TwoPhase {
    fn call(&self, game: &Game) -> Option<Call> {
        let level = |recursion: &Recursion| recursion.explorations.len() as u8 - 1;
        let planned = self.with_recursion(game, |recursion| {
            recursion.intent.map(|(magnitude, step)| (magnitude, step, level(recursion)))
        });
        let Some((magnitude, step, level)) = planned else {
            let witness = game.witness()?;
            return Some(Call { magnitude: witness.magnitude, reason: MagnusReason::Layer { depth: witness.depth } });
        };
        // Nothing more to force: phase 2 may still have leftovers in its list that Derek cannot be made to give.
        if game.end().is_some() {
            return None;
        }
        let reason = match step {
            Step::Schedule { round } => MagnusReason::ClassSchedule { level, round },
            Step::PrimeLayers { depth } => MagnusReason::ClassLayers { level, depth },
            Step::ToUnentered { depth } => MagnusReason::ToUnentered { level, depth },
            Step::ToMarked { depth } => MagnusReason::ToMarked { level, depth },
            Step::Leftover { position } => MagnusReason::Leftover { level, position },
        };
        Some(Call { magnitude, reason })
    }

    fn plan(&self, game: &Game) -> Option<Plan> {
        Some(self.with_recursion(game, |recursion| plan::plan(&recursion.explorations, recursion.token)))
    }
}
