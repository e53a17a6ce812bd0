//! Going on without a person, and where that ends.

use super::Session;
use crate::error::{Error, InTheWay, Measure, in_range};
use crate::link::MAX_ROUNDS;

/// A game may take so many rounds for each position: a random Magnus may never come to an end.
const ROUNDS_FOR_EACH_POSITION: u32 = 20;
/// More rounds than any Magnus with a promise needs on the largest table.
const MOST_ROUNDS: u32 = 4_000_000;

/// The rounds in which a game is expected to end if it ever does: as many as a tournament allows, and not more than fit into memory.
#[must_use]
pub fn rounds_in_sight(n: u32) -> u32 {
    (ROUNDS_FOR_EACH_POSITION * n).min(MOST_ROUNDS)
}

impl Session {
    /// One round of a game that plays by itself: false, and nothing happens, where [`Session::step`] would be refused.
    ///
    /// # Errors
    /// [`Error::NoEnd`] after [`rounds_in_sight`] rounds of the game, unless the line has more.
    pub fn play_on(&mut self) -> Result<bool, Error> {
        if !self.can_step() {
            return Ok(false);
        }
        let rounds = self.game.round();
        if rounds == self.game.line_length() && rounds >= rounds_in_sight(self.game.zn().n()) {
            return Err(Error::NoEnd { rounds });
        }
        self.step()?;
        Ok(true)
    }

    /// How many rounds have to be played from here to reach `round`; 0 if it is not later than now. The game may still end before
    /// it.
    ///
    /// # Errors
    /// [`Error::Number`] if `round` is above the rounds of a link, [`Error::Unreached`] if a person has to move or the game is over.
    pub fn rounds_to(&self, round: u32) -> Result<u32, Error> {
        let at = self.game.round();
        let most = self.game.line_length().max(MAX_ROUNDS as u32);
        in_range(Measure::Round, round, 0, most)?;
        match self.why_no_step() {
            Some(Error::Over { .. }) if at < round => Err(Error::Unreached { round, at, why: InTheWay::End }),
            Some(Error::YourMove { .. }) if at < round => Err(Error::Unreached { round, at, why: InTheWay::Person }),
            _ => Ok(round.saturating_sub(at)),
        }
    }
}
