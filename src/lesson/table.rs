//! The position of a figure, from which an attempt begins.

use super::Refusal;
use super::figure::Figure;
use crate::session::Session;
use magnus_derek::game::Game;
use magnus_derek::zn::{Direction, Zn};

/// The position of a figure, with its players.
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
}

/// The two landings of the token, clockwise first, for a legal magnitude.
pub(super) fn landings(game: &Game, magnitude: u32) -> [u32; 2] {
    Direction::BOTH.map(|direction| game.zn().landing(game.token(), magnitude, direction))
}
