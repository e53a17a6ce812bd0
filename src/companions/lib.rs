//! The companions of the Magnus–Derek game: three small impartial games whose theory is complete.
//!
//! - [`multivision`]: piles that grow while they shrink (\[F98] A. S. Fraenkel, "Multivision: an intractable impartial game with
//!   a linear winning strategy", American Mathematical Monthly 1998), and its generalization K-multivision.
//! - [`dominoes`]: a circle of spaces, two adjacent ones covered by each move (\[P12] IBM Research, Ponder This, September 2012).
//! - [`number_game`]: Euclid's game (\[G10] Google Code Jam 2010, "Number Game").
//!
//! A position is an N-position if the next player, who has to move, can force a win, and a P-position if the previous player
//! can. A game is one type that implements [`Companion`], a [`position::Position`] is of any of them, and
//! [`session::Session`] plays it. Lessons ask for their numbers through [`lesson`].
//!
//! What is no game of its own is that of the core: fields of links, seeded chance, how a refusal is told.

#![warn(missing_docs)]

pub mod dominoes;
pub mod lesson;
pub mod multivision;
pub mod number_game;
pub mod position;
pub mod refusal;
mod saved;
pub mod session;
#[cfg(test)]
mod typescript;
pub mod view;

use magnus_derek::error::quoted;
use magnus_derek::link::Fields;
use rand::rngs::ChaCha8Rng;
pub use refusal::Refusal;
use refusal::Size;
use serde::Serialize;

/// Who can force a win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Outcome {
    /// The next player, who has to move.
    N,
    /// The previous player, who has just moved.
    P,
}

impl Outcome {
    /// N if the player who has to move can win.
    #[must_use]
    pub fn of(next_wins: bool) -> Outcome {
        if next_wins { Outcome::N } else { Outcome::P }
    }
}

/// A position of an impartial game, with the rules and a perfect player.
pub trait Companion: Clone {
    /// Its name in links, which is the name of the field that says how the game began.
    const NAME: &'static str;
    /// A move.
    type Move: Clone + PartialEq + std::fmt::Debug;
    /// Why a computer made it.
    type Reason: Clone + PartialEq + std::fmt::Debug + Serialize;

    /// The first position, from the field [`Companion::NAME`] and others that the game knows.
    ///
    /// # Errors
    /// A sentence that names the value and its limit.
    fn from_fields(fields: &Fields) -> Result<Self, Refusal>;

    /// The fields from which this first position can be made again.
    fn to_fields(&self) -> Vec<(&'static str, String)>;

    /// Who can force a win; at the end of the game, who has won.
    fn outcome(&self) -> Outcome;

    /// Whether no move is left.
    fn is_over(&self) -> bool;

    /// Reads a legal move.
    ///
    /// # Errors
    /// A sentence on why it is none.
    fn read_move(&self, text: &str) -> Result<Self::Move, Refusal>;

    /// A move as [`Companion::read_move`] reads it.
    fn write_move(&self, one: &Self::Move) -> String;

    /// The position after a legal move.
    #[must_use]
    fn after(&self, one: &Self::Move) -> Self;

    /// A winning move, or where there is none the one that the perfect player makes, with the reason; `None` after the end.
    fn perfect(&self) -> Option<(Self::Move, Self::Reason)>;

    /// A legal move by chance, with the reason; `None` after the end.
    fn random(&self, generator: &mut ChaCha8Rng) -> Option<(Self::Move, Self::Reason)>;
}

/// A whole number from outside, in a range that may go beyond 32 bits.
fn number_in(what: Size, text: &str, min: u64, max: u64) -> Result<u64, Refusal> {
    let digits = text.trim();
    match digits.parse() {
        Ok(value) if (min..=max).contains(&value) && digits.bytes().all(|byte| byte.is_ascii_digit()) => Ok(value),
        _ => Err(Refusal::Range { what, value: quoted(text), min: min.to_string(), max: max.to_string() }),
    }
}
