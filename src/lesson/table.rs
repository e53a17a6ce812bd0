//! The figure's position, and the game of an attempt that went on from it.

use super::Refusal;
use super::figure::Figure;
use super::replay::replay;
use crate::game::Game;
use crate::session::Session;
use crate::zn::{Direction, Zn};

/// The figure's position, from which an attempt begins.
pub(super) struct Table {
    session: Session,
}

impl Table {
    pub fn of(figure: &Figure) -> Result<Table, Refusal> {
        Ok(Table { session: figure.open()? })
    }

    pub fn session(&self) -> &Session {
        &self.session
    }

    pub fn game(&self) -> &Game {
        self.session.game()
    }

    pub fn zn(&self) -> Zn {
        self.game().zn()
    }

    /// The game of an attempt, which the same players have played on from here.
    pub fn played(&self, link: &str) -> Result<Session, Refusal> {
        replay(&self.session, link)
    }
}

/// Where the token would land, clockwise first, for a legal magnitude.
pub(super) fn landings(game: &Game, magnitude: u32) -> [u32; 2] {
    Direction::BOTH.map(|direction| game.zn().landing(game.token(), magnitude, direction))
}
