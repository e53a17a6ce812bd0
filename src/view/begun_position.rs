//! The position with which a game began that is no whole one.

use crate::set_up::SetUp;
use magnus_derek::game::Game;
use serde::Serialize;

/// A position set up by hand, with which a game began.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BegunPosition {
    /// The visited positions, upwards.
    pub visited: Vec<u32>,
    /// The token's position, one of them.
    pub token: u32,
    /// The fewest rounds in which a whole game leads there; `None` if none does.
    pub rounds: Option<u32>,
}

impl BegunPosition {
    /// The position with which this game began; `None` for a whole game. O(n).
    pub(super) fn of(game: &Game) -> Option<BegunPosition> {
        let position = SetUp::of(game)?;
        Some(BegunPosition {
            visited: game.start().to_vec(),
            token: position.token(),
            rounds: position.fewest_rounds(),
        })
    }
}
