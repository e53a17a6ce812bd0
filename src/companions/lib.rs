//! The companions of the Magnus–Derek game: three small impartial games whose theory is complete.
//!
//! - [`multivision`]: piles that grow while they shrink (\[F98] A. S. Fraenkel, "Multivision: an intractable impartial game with
//!   a linear winning strategy", American Mathematical Monthly 1998), and its generalization K-multivision.
//! - [`dominoes`]: a circle of spaces, two adjacent ones covered by each move (\[P12] IBM Research, Ponder This, September 2012).
//! - [`number_game`]: Euclid's game (\[G10] Google Code Jam 2010, "Number Game").
//!
//! A position is an N-position if the next player, who has to move, can force a win, and a P-position if the previous player
//! can. A game is one type that implements [`Companion`], a [`position::Position`] is of any of them, and
//! [`session::Session`] plays it. Texts of all kinds are read in [`notation`]. Lessons ask for their numbers through [`lesson`].
//!
//! Everything else comes from the core: fields of links, seeded chance, the form of refusals.

#![warn(missing_docs)]

mod companion;
pub mod dominoes;
pub mod lesson;
pub mod multivision;
pub mod notation;
pub mod number;
pub mod number_game;
pub mod player;
pub mod position;
mod refusals;
pub mod session;
pub mod view;

pub use companion::{Companion, Outcome};
#[cfg(feature = "typescript")]
#[doc(hidden)]
pub use refusals::CompanionRefusal;
