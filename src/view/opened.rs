//! Tasks left to the page after a game has been opened.

use crate::session::Opening;
use serde::Serialize;

/// The tasks of a page that has opened a game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Opened {
    /// The round to play on to.
    pub round: Option<u32>,
    /// Number of layers to show; `None` for all.
    pub layers: Option<u32>,
    /// True to show the ranks of the positions in place of layers.
    pub ranks: bool,
    /// True if two people send the link to and fro.
    pub apart: bool,
    /// True if the link has comments, or a position set up by hand: what is said of them stands beside the turn.
    pub commented: bool,
}

impl From<Opening> for Opened {
    fn from(Opening { round, layers, ranks, apart, commented }: Opening) -> Opened {
        Opened { round, layers, ranks, apart, commented }
    }
}
