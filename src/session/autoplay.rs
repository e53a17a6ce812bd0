//! Play without a person, and its limits.

use super::{InTheWay, Refusal, Session};
use crate::link::MAX_ROUNDS;
use magnus_derek::number::{Measure, in_range};

/// A game may take so many rounds for each position: a random Magnus may never come to an end.
const ROUNDS_FOR_EACH_POSITION: u32 = 20;
/// More rounds than any Magnus with a promise needs on the largest table.
const MOST_ROUNDS: u32 = 4_000_000;

/// The rounds in which a game is expected to end if it ever does: as many as a tournament allows, and not more than fit into memory.
#[must_use]
pub fn round_limit(n: u32) -> u32 {
    (ROUNDS_FOR_EACH_POSITION * n).min(MOST_ROUNDS)
}

impl Session {
    /// Plays one round of a game between computers; false, without an effect, where [`Session::step`] would be refused.
    ///
    /// # Errors
    /// [`Refusal::NoEnd`] after [`round_limit`] rounds of the game, unless the line has more.
    pub fn play_on(&mut self) -> Result<bool, Refusal> {
        if !self.can_step() {
            return Ok(false);
        }
        let rounds = self.game.round();
        if rounds == self.game.line_length() && rounds >= round_limit(self.game.zn().n()) {
            return Err(Refusal::NoEnd { rounds });
        }
        self.step()?;
        Ok(true)
    }

    /// Number of rounds to be played from here to reach `round`; 0 if it is not later than now. The game may still end
    /// before it.
    ///
    /// # Errors
    /// [`magnus_derek::number::OutOfRange`] if `round` is above the rounds of a link, [`Refusal::Unreached`] if a person has to move or the
    /// game is over.
    pub fn rounds_to(&self, round: u32) -> Result<u32, Refusal> {
        let at = self.game.round();
        let most = self.game.line_length().max(MAX_ROUNDS as u32);
        in_range(Measure::Round, round, 0, most)?;
        match self.step_refusal() {
            Some(Refusal::Over { .. }) if at < round => Err(Refusal::Unreached { round, at, why: InTheWay::End }),
            Some(Refusal::YourMove { .. }) if at < round => {
                Err(Refusal::Unreached { round, at, why: InTheWay::Person })
            }
            _ => Ok(round.saturating_sub(at)),
        }
    }
}
