//! Players of a companion game.

use serde::Serialize;

/// The player in a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// A person.
    Human,
    /// The computer, which wins whatever can be won.
    Perfect,
    /// The computer, which draws its moves by chance from the table's seed.
    Random,
}

impl Player {
    /// All of them, with their ids.
    pub const ALL: [(&'static str, Player); 3] =
        [("human", Player::Human), ("perfect", Player::Perfect), ("random", Player::Random)];

    /// The id in links and menus.
    #[must_use]
    pub fn id(self) -> &'static str {
        Player::ALL[self as usize].0
    }
}
