//! The two players.

use std::fmt;

/// One of the two players.
///
/// Complete: the game has two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
// A whole word: errors that hold one are moved in fewer instructions, which makes the Play page's wasm 1.6 kB smaller than a byte.
#[repr(u32)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Player {
    /// The player who calls the magnitudes.
    Magnus,
    /// The player who chooses the directions.
    Derek,
}

impl Player {
    /// The name, in every language.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Player::Magnus => "Magnus",
            Player::Derek => "Derek",
        }
    }
}

impl fmt::Display for Player {
    #[cold]
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(self.name())
    }
}
