//! What a person, and the computers, may do now.

use super::{Session, Turn};
use crate::reason::End;

/// After so many wasted rounds a person is told what to look for.
const WASTED: usize = 3;

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

    /// Whether a person who plays Magnus has wasted three rounds or more since the last new position, though he could have
    /// forced one. A round is wasted if the token is no nearer to a new position after it. O(rounds since that position).
    #[must_use]
    pub fn calls_in_vain(&self) -> bool {
        let depth = |position| self.game.layers().depth(position).unwrap_or(u32::MAX);
        let since_new = self.game.transcript().rev().take_while(|round| !round.new);
        let wasted = since_new.filter(|round| depth(round.to) >= depth(round.from));
        self.may_call() && self.turn() == Turn::Magnus && wasted.take(WASTED).count() == WASTED
    }
}
