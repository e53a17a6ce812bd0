//! Rollout, ours: for each landing plays the game out against Magnus's real rule with several simple continuations of his own,
//! and takes the landing whose longest game is the longer.

use super::landing::{Landing, choose};
use super::{Derek, fewest_ways, hoarder, look_ahead};
use crate::game::{Answer, Call, Game};
use crate::magnus::{self, Magnus};
use crate::reason::{DerekReason, MagnusReason};
use crate::registry::{Argument, Chosen, Entry, Need, Refusal, Setting};

/// A game takes some 6n² moves of Magnus's rule.
const MOST_N: u32 = 150;

pub(super) const ENTRY: Entry<dyn Derek> = Entry {
    id: "rollout",
    code: 5,
    name: "Rollout",
    about: "Plays each landing out to the end against the Magnus he faces, several times, and takes the longer game.",
    claim: "Nothing is proved. The strongest Derek against Balanced layers that we know on small tables: observed.",
    suits: |zn| if zn.n() <= MOST_N { Ok(()) } else { Err(Need::Time { most: MOST_N }) },
    make: Some(|setting| Ok(Box::new(Rollout::new(setting)?))),
    ..Entry::ANY
};

pub(super) struct Rollout {
    continuations: Vec<Box<dyn Derek>>,
    opponent: Option<Chosen<dyn Magnus>>,
    seed: u32,
}

impl Derek for Rollout {
    fn meet_opponent(&mut self, opponent: &Chosen<dyn Magnus>) {
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
    pub fn new(setting: &Setting) -> Result<Rollout, Refusal> {
        let continuations = [hoarder::ENTRY, fewest_ways::ENTRY, look_ahead::ENTRY];
        let built = continuations
            .into_iter()
            .filter_map(|entry| entry.make)
            .map(|make| make(&Setting { argument: &Argument::None, ..*setting }));
        Ok(Rollout { continuations: built.collect::<Result<_, _>>()?, opponent: None, seed: setting.seed })
    }

    /// The Magnus he faces, if his rule is known. A human's is not, and a Magnus who promises nothing may never come to an end.
    pub fn known_opponent(&self, game: &Game) -> Option<Box<dyn Magnus>> {
        let rule = self.opponent.as_ref().filter(|chosen| (chosen.entry.promise)(game.zn()).is_some());
        rule.and_then(|chosen| chosen.build(game, self.seed).ok().flatten())
    }

    /// Plays the game out: the positions that stay unvisited, and the rounds from here. More is better for Derek.
    fn rounds_to_end(&self, game: &Game, magnitude: u32, landing: Landing, derek: &dyn Derek) -> (u32, u32) {
        let mut game = game.clone();
        let start = game.round();
        // Layer play stands for a Magnus whose rule is not known.
        let layers = || magnus::first().build(&game, self.seed).ok()?;
        let Some(magnus) = self.known_opponent(&game).or_else(layers) else {
            return (0, 0);
        };
        let first = Answer { direction: landing.direction, reason: DerekReason::Human };
        // Whoever asks for an answer may have made the call, or not yet.
        let called =
            game.waiting_call().is_some() || game.call(Call { magnitude, reason: MagnusReason::Human }).is_ok();
        assert!(called && game.answer(first).is_ok(), "a legal magnitude");
        while let Some(call) = magnus.call(&game) {
            let answer = derek.answer(&game, call.magnitude);
            if game.call(call).and_then(|()| game.answer(answer)).is_err() || game.round() > start + 4 * game.zn().n() {
                break;
            }
        }
        (game.unvisited().count(), game.round() - start)
    }
}
