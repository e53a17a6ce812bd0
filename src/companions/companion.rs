//! The trait that the three games share: the rules and a perfect player.

use rand::rngs::ChaCha8Rng;
use serde::Serialize;

/// The player who can force a win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Outcome {
    /// The next player, who has to move.
    N,
    /// The previous player, who has just moved.
    P,
}

impl Outcome {
    /// N if the player who has to move can win.
    #[must_use]
    pub fn from_next_wins(next_wins: bool) -> Outcome {
        if next_wins { Outcome::N } else { Outcome::P }
    }
}

/// A position of an impartial game, with the rules and a perfect player.
pub trait Companion: Clone {
    /// Its name in links: that of the field with the first position.
    const NAME: &'static str;
    /// A move.
    type Move: Clone + PartialEq + std::fmt::Debug;
    /// The computer's reason for it.
    type Reason: Clone + PartialEq + std::fmt::Debug + Serialize;
    /// The reason why a move is not legal.
    type Refusal: std::error::Error;

    /// The fields of a link that describe this first position.
    fn to_fields(&self) -> Vec<(&'static str, String)>;

    /// The player who can force a win; at the end of the game, the winner.
    fn outcome(&self) -> Outcome;

    /// True if no move is left.
    fn is_over(&self) -> bool;

    /// Checks a move and gives its canonical form: of two moves with the same effect one stands for both.
    ///
    /// # Errors
    /// The reason why it is not legal.
    fn check_move(&self, one: &Self::Move) -> Result<Self::Move, Self::Refusal>;

    /// The notation of a move.
    fn write_move(&self, one: &Self::Move) -> String;

    /// The position after a legal move.
    #[must_use]
    fn after(&self, one: &Self::Move) -> Self;

    /// The move of a perfect player, a winning one if there is any, with the reason; `None` after the end.
    fn perfect_move(&self) -> Option<(Self::Move, Self::Reason)>;

    /// A legal move by chance, with the reason; `None` after the end.
    fn random_move(&self, generator: &mut ChaCha8Rng) -> Option<(Self::Move, Self::Reason)>;
}
