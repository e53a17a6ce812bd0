//! Worst case of a strategy: the rounds it needs over all Dereks, found by playing against every one of them.

use magnus_derek::exact::State;
use magnus_derek::game::{Answer, Game};
use magnus_derek::magnus::{self, Magnus};
use magnus_derek::number::{Measure, OutOfRange, in_range};
use magnus_derek::reason::DerekReason;
use magnus_derek::refusal::english;
use magnus_derek::registry::{self, Chosen};
use magnus_derek::zn::{Direction, Zn};
use serde::Serialize;
use std::collections::HashMap;

/// The reason why worst cases are not computed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Refusal {
    /// The worst cases of this strategy are not computed.
    NoWorstCases {
        /// The id as it was given.
        id: String,
        /// All ids, separated by commas.
        known: String,
    },
    /// A number is not a whole number in its range.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Number(OutOfRange),
    /// Refusal of a strategy.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Registry(registry::Refusal),
}

english! {
    Refusal:
    NoWorstCases { id, known } => "There is no Magnus for worst cases called {id}. The choices are {known}.";
    passed on: Number(OutOfRange), Registry(registry::Refusal)
}

impl std::error::Error for Refusal {}

/// The strategies whose call depends on nothing but the position and the seed, which is 0 here: only for them can positions be
/// remembered, and without that even n = 15 would be out of reach.
const IDS: [&str; 3] = ["layers", "balanced", "endgame"];
/// The largest n of [`rounds_at_worst`].
pub const MAX_N: u32 = 30;
/// The worst cases of the [`strategies`] on the smallest tables, one line for each n. Made by the example `exact` with
/// `--worst`.
pub static KNOWN: &str = include_str!("worst.csv");

/// The strategies whose worst cases are computed, as [`KNOWN`] has them.
#[must_use]
pub fn strategies() -> Vec<Chosen<dyn Magnus>> {
    magnus::REGISTRY.iter().filter(|entry| IDS.contains(&entry.id)).map(Chosen::of).collect()
}

/// The refusal of a strategy that is none of [`strategies`], by its id.
#[must_use]
pub fn unknown(id: String) -> Refusal {
    Refusal::NoWorstCases { id, known: IDS.join(", ") }
}

/// The most rounds that any Derek can make this Magnus need for f*(n) positions. Time and memory as the positions that can
/// arise, roughly 1.6^n.
///
/// # Errors
/// [`OutOfRange`] if n is more than [`MAX_N`], [`Refusal::NoWorstCases`] unless he is one of [`strategies`].
pub fn rounds_at_worst(zn: Zn, magnus: &Chosen<dyn Magnus>) -> Result<u32, Refusal> {
    in_range(Measure::Worst, zn.n(), 2, MAX_N)?;
    if !IDS.contains(&magnus.entry.id) {
        return Err(unknown(magnus.id()));
    }
    let mut game = Game::new(zn);
    let strategy = magnus.build(&game, 0)?;
    Ok(strategy.map_or(0, |magnus| worst_rounds_from(&mut game, &*magnus, &mut HashMap::new())))
}

fn worst_rounds_from(game: &mut Game, magnus: &dyn Magnus, known: &mut HashMap<State, u32>) -> u32 {
    if game.visited().len() as u32 >= game.zn().f_star() {
        return 0;
    }
    let state = State::of(game);
    if let Some(&rounds) = known.get(&state) {
        return rounds;
    }
    // A Magnus who comes back to a position without a new one in between never ends.
    known.insert(state, u32::MAX);
    let Some(call) = magnus.call(game) else { return u32::MAX };
    let mut worst = 0;
    for direction in Direction::BOTH {
        let answer = Answer { direction, reason: DerekReason::Human };
        if game.call(call).and_then(|()| game.answer(answer)).is_err() {
            return u32::MAX;
        }
        worst = worst.max(worst_rounds_from(game, magnus, known).saturating_add(1));
        game.undo().expect("a round was just played");
    }
    known.insert(state, worst);
    worst
}
