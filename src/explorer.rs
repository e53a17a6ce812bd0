//! All calls from a position at once: what each is worth, where exact values can be had, and what the strategies would call.

use crate::best_play::{BestPlay, Position};
use crate::evaluation::RatedCall;
use magnus_derek::endgame::max_left;
use magnus_derek::exact::AT_ONCE;
use magnus_derek::game::Game;
use magnus_derek::magnus::REGISTRY;
use magnus_derek::registry;
use magnus_derek::solver::Value;
use serde::Serialize;

/// Strategies are asked on tables up to this size, where each needs a few milliseconds at most.
const MOST_ASKED: u32 = 1024;

/// The call that a strategy would make.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StrategyCall {
    /// The id, with the variant.
    pub id: String,
    /// The name, with the variant.
    pub name: String,
    /// The magnitude; nothing where it would call no more, or needs exact values that are not at hand.
    pub magnitude: Option<u32>,
    /// False if it needs exact values that are not at hand.
    pub ready: bool,
}

/// A position with all its calls.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Explored {
    /// If both play perfectly from here on; nothing where no exact values can be had.
    pub value: Option<Value>,
    /// The values of all calls, magnitude 1 first; none without exact values.
    pub calls: Vec<RatedCall>,
    /// The number of unvisited positions.
    pub left: u32,
    /// The most unvisited positions of an ending with exact values on this table.
    pub most_left: u32,
    /// The largest table on which it is counted what strategies lose in tournaments ([`crate::lost_rounds`]).
    pub most_counted: u32,
    /// The calls of the strategies that can go on from here, in the order of the menu.
    pub strategies: Vec<StrategyCall>,
}

impl Explored {
    /// Explores the present position; a waiting call is as if it had not been made. Costs what
    /// [`BestPlay::of`] does, and a call of every strategy.
    #[must_use]
    pub fn of(game: &Game, seed: u32) -> Explored {
        let mut game = game.clone();
        game.go_to(game.round());
        let (left, most_left) = (game.unvisited().count(), max_left(game.zn(), 0));
        let values = BestPlay::of(game.zn(), game.unvisited()).map(|best| best.values(&Position::of(&game)));
        let calls = values
            .iter()
            .flat_map(|values| (1..=game.zn().max_magnitude()).map(|magnitude| values.rated_call(magnitude)));
        let strategies = strategy_calls(&game, seed);
        Explored {
            value: values.as_ref().map(|values| values.present),
            calls: calls.collect(),
            left,
            most_left,
            most_counted: AT_ONCE,
            strategies,
        }
    }
}

/// The calls of all strategies that can go on from here; none of a person, and none of a list.
fn strategy_calls(game: &Game, seed: u32) -> Vec<StrategyCall> {
    if game.zn().n() > MOST_ASKED {
        return Vec::new();
    }
    let asked = registry::choices(REGISTRY).into_iter().filter(|chosen| !chosen.entry.arguments.is_list());
    asked
        .filter_map(|chosen| {
            let strategy = chosen.build(game, seed).ok()??;
            let ready = strategy.is_ready();
            let magnitude = if ready { strategy.call(game).map(|call| call.magnitude) } else { None };
            Some(StrategyCall { id: chosen.id(), name: chosen.name(), magnitude, ready })
        })
        .collect()
}
