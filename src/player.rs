//! The two players.

/// One of the two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Serialize, ts_rs::TS))]
pub enum Player {
    /// Who calls the magnitudes.
    Magnus,
    /// Who chooses the directions.
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
