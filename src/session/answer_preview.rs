//! A game after an answer that has not been given.

use super::Session;
use magnus_derek::game::Answer;
use magnus_derek::reason::DerekReason;
use magnus_derek::zn::Direction;

/// The largest table with previews of an answer: up to here one takes some milliseconds, 50 at worst, on larger ones it would come too late.
pub const LARGEST_PREVIEWED: u32 = 50_000;

impl Session {
    /// A copy of the game in which a person has answered the waiting call, and Magnus has not called again; `None` if no person may
    /// answer, or the table has more than [`LARGEST_PREVIEWED`] positions. The game is the same with it and without. O(n + rounds).
    #[must_use]
    pub fn preview_answer(&self, direction: Direction) -> Option<Session> {
        if !self.may_answer() || self.game.zn().n() > LARGEST_PREVIEWED {
            return None;
        }
        let mut after = self.copy().ok()?;
        // The players of the copy, and the game with the layers that it has.
        after.game = self.game.clone();
        after.game.answer(Answer { direction, reason: DerekReason::Human }).ok()?;
        Some(after)
    }
}
