//! Who may sit in a seat.

use serde::Serialize;

/// Who sits in a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
    /// All of them.
    pub const ALL: [Player; 3] = [Player::Human, Player::Perfect, Player::Random];

    /// The id in links and menus.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Player::Human => "human",
            Player::Perfect => "perfect",
            Player::Random => "random",
        }
    }
}
