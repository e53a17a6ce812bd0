//! A position of whichever companion game is played, and a move in it.

mod refusal;

pub use refusal::Refusal;

use crate::companion::{Companion, Outcome};
use crate::dominoes::{Circle, DominoReason};
use crate::multivision::{self, Multivision, MultivisionReason};
use crate::number_game::{NumberReason, Pair, Subtraction};
use crate::player::Player;
use magnus_derek::chance;
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

/// A move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Move {
    /// In multivision.
    Multivision(multivision::Move),
    /// On the circle of dominoes: the first of the two spaces.
    Dominoes(u32),
    /// In the Number Game.
    NumberGame(Subtraction),
}

/// A move with its text, which is what links keep and pages show: of a formula it is what somebody wrote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// The move.
    pub one: Move,
    /// As it is written.
    pub text: String,
}

/// The reason why a computer made a move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
    /// The fields from which a first position can be made again.
    #[must_use]
    pub fn to_fields(&self) -> Vec<(&'static str, String)> {
        each!(self, game => game.to_fields())
    }

    /// The player who can force a win; at the end of the game, the winner.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        each!(self, game => game.outcome())
    }

    /// True if no move is left.
    #[must_use]
    pub fn is_over(&self) -> bool {
        each!(self, game => game.is_over())
    }

    /// The position after a move.
    ///
    /// # Errors
    /// The reason why the move is not legal.
    pub fn after(&self, one: &Move) -> Result<Position, Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        Ok(match (self, one) {
            (Position::Multivision(game), Move::Multivision(one)) => {
                Position::Multivision(game.after(&game.check_move(one)?))
            }
            (Position::Dominoes(game), Move::Dominoes(one)) => Position::Dominoes(game.after(&game.check_move(one)?)),
            (Position::NumberGame(game), Move::NumberGame(one)) => {
                Position::NumberGame(game.after(&game.check_move(one)?))
            }
            _ => return Err(Refusal::OtherGame),
        })
    }

    /// The move of a computer here, with its reason; `None` for a person and after the end. A random player draws from
    /// a stream of its own for every move of the game, so that undo and links are exact.
    #[must_use]
    pub fn choice(&self, player: Player, seed: u32, moves_before: usize) -> Option<(Written, Reason)> {
        if player == Player::Human {
            return None;
        }
        let mut chance = (player == Player::Random).then(|| chance::on_stream(seed, moves_before as u64));
        match self {
            Position::Multivision(game) => chosen(game, chance.as_mut(), Move::Multivision, Reason::Multivision),
            Position::Dominoes(game) => chosen(game, chance.as_mut(), Move::Dominoes, Reason::Dominoes),
            Position::NumberGame(game) => chosen(game, chance.as_mut(), Move::NumberGame, Reason::NumberGame),
        }
    }
}

fn chosen<G: Companion>(
    game: &G,
    chance: Option<&mut ChaCha8Rng>,
    of: fn(G::Move) -> Move,
    why: fn(G::Reason) -> Reason,
) -> Option<(Written, Reason)> {
    let (one, reason) = match chance {
        Some(chance) => game.random_move(chance)?,
        None => game.perfect_move()?,
    };
    let text = game.write_move(&one);
    Some((Written { one: of(one), text }, why(reason)))
}
