//! The position of a figure, from which an attempt begins.

use super::figure::Figure;
use super::prices::Prices;
use super::{Fault, Refusal};
use crate::session::Session;
use magnus_derek::game::Game;
use magnus_derek::zn::{Direction, Zn};

/// The position of a figure, with its players.
pub(super) struct Table {
    session: Session,
    prices: Option<Prices>,
}

impl Table {
    pub fn of(figure: &Figure) -> Result<Table, Refusal> {
        let session = figure.open()?;
        let prices = figure.prices.as_ref().map(|of| Prices::new(session.game().zn(), of)).transpose()?;
        Ok(Table { session, prices })
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

    /// # Errors
    /// [`Fault::NoPrices`] if the figure has none.
    pub fn prices(&self) -> Result<&Prices, Refusal> {
        self.prices.as_ref().ok_or(Refusal::Task { why: Fault::NoPrices })
    }
}

/// The two landings of the token, clockwise first, for a legal magnitude.
pub(super) fn landings(game: &Game, magnitude: u32) -> [u32; 2] {
    Direction::BOTH.map(|direction| game.zn().landing(game.token(), magnitude, direction))
}
