//! The lines of a game.

use magnus_derek::game::{Game, Round};
use magnus_derek::tree::Line;
use magnus_derek::zn::Direction;
use serde::Serialize;

/// A line of a game that has several.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameLine {
    /// The rounds it shares with the line it leaves; 0 for the first.
    pub from: u32,
    /// Its length in rounds.
    pub to: u32,
    /// The number of the line it leaves, from 1.
    pub parent: u32,
    /// True if it is followed.
    pub followed: bool,
    /// The magnitude of its first round of its own.
    pub magnitude: u32,
    /// The direction of that round.
    pub direction: Direction,
}

impl GameLine {
    /// All lines, line 1 first; none if there is only one. O(rounds).
    pub(super) fn all(game: &Game) -> Vec<GameLine> {
        let tree = game.tree();
        if tree.line_count() == 1 {
            return Vec::new();
        }
        let lines = tree.lines();
        let followed = tree.index_of_followed(&lines);
        let view = |(index, line): (usize, &Line)| {
            let Round { call, answer, .. } = tree.own_rounds(line).next()?;
            let (magnitude, direction) = (call.magnitude, answer.direction);
            let &Line { from, to, parent, .. } = line;
            Some(GameLine { from, to, parent: parent as u32 + 1, followed: index == followed, magnitude, direction })
        };
        lines.iter().enumerate().filter_map(view).collect()
    }
}
