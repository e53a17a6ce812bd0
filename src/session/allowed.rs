//! What a person, and the computers, may do now.

use super::Session;
use crate::reason::End;

impl Session {
    fn person_is_magnus(&self) -> bool {
        self.magnus.strategy.is_none()
    }

    fn person_is_derek(&self) -> bool {
        self.derek.strategy.is_none()
    }

    /// Whether a person may call a magnitude now: also after the end, as long as there is a position to hope for.
    #[must_use]
    pub fn may_call(&self) -> bool {
        self.person_is_magnus() && self.game.waiting().is_none() && self.game.end() != Some(End::AllVisited)
    }

    /// Whether a person may answer the waiting call now.
    #[must_use]
    pub fn may_answer(&self) -> bool {
        self.person_is_derek() && self.game.waiting().is_some()
    }

    /// Whether [`Session::undo`] has something to do.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.game.round() > 0 || (self.person_is_magnus() && self.game.waiting().is_some())
    }

    /// Whether two computers would play on if the table were solved.
    #[must_use]
    pub fn would_play_on(&self) -> bool {
        self.awaits_solution() && !self.person_is_magnus() && !self.person_is_derek()
    }
}
