//! A position of whichever companion game is played. Moves are texts here, as they are typed, hinted at and kept in links.

use crate::companion::{Companion, Outcome};
use crate::dominoes::{Circle, DominoReason};
use crate::multivision::{Multivision, MultivisionReason};
use crate::number_game::{NumberReason, Pair};
use crate::player::Player;
use crate::refusal::Refusal;
use magnus_derek::chance;
use magnus_derek::link::Fields;
use magnus_derek::number::quoted;
use rand::rngs::ChaCha8Rng;
use serde::Serialize;

/// A position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Position {
    /// Of multivision.
    Multivision(Multivision),
    /// Of the circle of dominoes.
    Dominoes(Circle),
    /// Of the Number Game.
    NumberGame(Pair),
}

/// Why a computer made a move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Reason {
    /// In multivision.
    Multivision(MultivisionReason),
    /// On the circle of dominoes.
    Dominoes(DominoReason),
    /// In the Number Game.
    NumberGame(NumberReason),
}

/// The same for whichever game it is.
macro_rules! each {
    ($position:expr, $game:ident => $result:expr) => {
        match $position {
            Position::Multivision($game) => $result,
            Position::Dominoes($game) => $result,
            Position::NumberGame($game) => $result,
        }
    };
}

impl Position {
    /// The first position of the game with this name, from the fields of a link or a form.
    ///
    /// # Errors
    /// A sentence if there is no such game, or on what cannot be read.
    pub fn from_fields(name: &str, fields: &Fields) -> Result<Position, Refusal> {
        match name {
            Multivision::NAME => Multivision::from_fields(fields).map(Position::Multivision),
            Circle::NAME => Circle::from_fields(fields).map(Position::Dominoes),
            Pair::NAME => Pair::from_fields(fields).map(Position::NumberGame),
            _ => {
                let known = [Multivision::NAME, Circle::NAME, Pair::NAME].join(", ");
                Err(Refusal::UnknownGame { name: quoted(name), known })
            }
        }
    }

    /// The fields from which a first position can be made again.
    #[must_use]
    pub fn to_fields(&self) -> Vec<(&'static str, String)> {
        each!(self, game => game.to_fields())
    }

    /// Who can force a win; at the end of the game, who has won.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        each!(self, game => game.outcome())
    }

    /// Whether no move is left.
    #[must_use]
    pub fn is_over(&self) -> bool {
        each!(self, game => game.is_over())
    }

    /// The position after a move.
    ///
    /// # Errors
    /// A sentence on why the move is not legal.
    pub fn after(&self, text: &str) -> Result<Position, Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        Ok(match self {
            Position::Multivision(game) => Position::Multivision(game.after(&game.read_move(text)?)),
            Position::Dominoes(game) => Position::Dominoes(game.after(&game.read_move(text)?)),
            Position::NumberGame(game) => Position::NumberGame(game.after(&game.read_move(text)?)),
        })
    }

    /// What a computer does here, and why; `None` for a person and after the end. A random player draws from a stream of its own
    /// for every move of the game, so that undo and links are exact.
    #[must_use]
    pub fn choice(&self, player: Player, seed: u32, moves_before: usize) -> Option<(String, Reason)> {
        if player == Player::Human {
            return None;
        }
        let mut chance = (player == Player::Random).then(|| chance::on_stream(seed, moves_before as u64));
        match self {
            Position::Multivision(game) => chosen(game, chance.as_mut(), Reason::Multivision),
            Position::Dominoes(game) => chosen(game, chance.as_mut(), Reason::Dominoes),
            Position::NumberGame(game) => chosen(game, chance.as_mut(), Reason::NumberGame),
        }
    }
}

fn chosen<G: Companion>(
    game: &G,
    chance: Option<&mut ChaCha8Rng>,
    why: fn(G::Reason) -> Reason,
) -> Option<(String, Reason)> {
    let (one, reason) = match chance {
        Some(chance) => game.random(chance)?,
        None => game.perfect()?,
    };
    Some((game.write_move(&one), why(reason)))
}
