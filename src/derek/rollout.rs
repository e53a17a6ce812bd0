//! Rollout, ours: for each landing plays the game out against Magnus's real rule with several simple continuations of his own,
//! and takes the landing whose longest game is the longer.

use super::landing::{Landing, choose};
use super::{Derek, fewest_ways, hoarder, look_ahead};
use crate::game::{Answer, Call, Game};
use crate::magnus::{self, Magnus};
use crate::reason::{DerekReason, MagnusReason};
use crate::registry::{Chosen, Entry, Setting};

/// A game takes some 6n² moves of Magnus's rule.
const MOST_N: u32 = 150;

pub(super) const ENTRY: Entry<dyn Derek> = Entry {
    id: "rollout",
    code: 5,
    name: "Rollout",
    about: "Plays each landing out to the end against the Magnus he faces, several times, and takes the longer game.",
    claim: "Nothing is proved. The strongest Derek against Balanced layers that we know: observed.",
    suits: |zn| if zn.n() <= MOST_N { Ok(()) } else { Err("it takes too long above n = 150") },
    make: Some(|setting| {
        let continuations = [hoarder::ENTRY, fewest_ways::ENTRY, look_ahead::ENTRY];
        let built = continuations
            .into_iter()
            .filter_map(|entry| entry.make)
            .map(|make| make(&Setting { argument: "", ..*setting }));
        Ok(Box::new(Rollout { continuations: built.collect::<Result<_, _>>()?, opponent: None, seed: setting.seed }))
    }),
    ..Entry::ANY
};

struct Rollout {
    continuations: Vec<Box<dyn Derek>>,
    opponent: Option<Chosen<dyn Magnus>>,
    seed: u32,
}

impl Derek for Rollout {
    fn meets(&mut self, opponent: &Chosen<dyn Magnus>) {
        self.opponent = Some(opponent.clone());
    }

    fn answer(&self, game: &Game, magnitude: u32) -> Answer {
        let longest = |landing: Landing| {
            let games = self.continuations.iter().map(|derek| self.rounds_to_end(game, magnitude, landing, &**derek));
            games.max().unwrap_or((0, 0))
        };
        let reason = |landing: Landing| DerekReason::Rollout { rounds: longest(landing).1 };
        choose(game, magnitude, longest, reason)
    }
}

impl Rollout {
    /// Plays the game out: the positions that stay unvisited, and the rounds from here. More is better for Derek.
    fn rounds_to_end(&self, game: &Game, magnitude: u32, landing: Landing, derek: &dyn Derek) -> (u32, u32) {
        let mut game = game.clone();
        let start = game.round();
        // A human's rule is not known, and a Magnus who promises nothing may never come to an end: layer play stands for both.
        let promises = |chosen: &&Chosen<dyn Magnus>| (chosen.entry.promise)(game.zn()).is_some();
        let rule = self.opponent.as_ref().filter(promises);
        let opponent = rule.and_then(|chosen| chosen.build(&game, self.seed).ok().flatten());
        let Some(magnus) = opponent.or_else(|| magnus::find("layers").ok()?.build(&game, self.seed).ok()?) else {
            return (0, 0);
        };
        let first = Answer { direction: landing.direction, reason: DerekReason::Human };
        let _ = game.call(Call { magnitude, reason: MagnusReason::Human });
        let _ = game.answer(first);
        while let Some(call) = magnus.call(&game) {
            let answer = derek.answer(&game, call.magnitude);
            if game.call(call).and_then(|()| game.answer(answer)).is_err() || game.round() > start + 4 * game.zn().n() {
                break;
            }
        }
        (game.unvisited().count(), game.round() - start)
    }
}
