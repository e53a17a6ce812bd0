//! Acts that are open to a person, and to the computers, now.

use super::{Refusal, Session, Turn};
use magnus_derek::exact::Unsolved;
use magnus_derek::player::Player;
use magnus_derek::reason::End;

/// Number of wasted rounds after which a person gets a hint at what to look for.
const WASTED: usize = 3;

/// The acts that are open now.
impl Session {
    /// True if a person may call a magnitude now: also after the end, as long as there is a position to hope for.
    #[must_use]
    pub fn may_call(&self) -> bool {
        self.magnus.is_human() && self.game.waiting_call().is_none() && self.game.end() != Some(End::AllVisited)
    }

    /// True if a person may answer the waiting call now.
    #[must_use]
    pub fn may_answer(&self) -> bool {
        self.derek.is_human() && self.game.waiting_call().is_some()
    }

    /// Refuses unless a person makes this player's moves.
    ///
    /// # Errors
    /// [`Refusal::NotYours`] if the computer makes them.
    pub fn check_is_person(&self, player: Player) -> Result<(), Refusal> {
        let strategy = match player {
            Player::Magnus if !self.magnus.is_human() => self.magnus.chosen.named(),
            Player::Derek if !self.derek.is_human() => self.derek.chosen.named(),
            _ => return Ok(()),
        };
        Err(Refusal::NotYours { player, strategy })
    }

    /// True if [`Session::step`] has something to do.
    #[must_use]
    pub fn can_step(&self) -> bool {
        self.step_refusal().is_none()
    }

    pub(super) fn step_refusal(&self) -> Option<Refusal> {
        if self.game.round() < self.game.line_length() {
            None
        } else if self.turn() == Turn::Over {
            Some(Refusal::Over { round: self.game.round() })
        } else if self.awaits_solution() {
            Some(Unsolved { n: self.game.zn().n() }.into())
        } else if self.magnus.is_human() && self.turn() == Turn::Magnus {
            Some(Refusal::YourMove { player: Player::Magnus })
        } else if self.derek.is_human() {
            Some(Refusal::YourMove { player: Player::Derek })
        } else {
            None
        }
    }

    /// True if [`Session::undo`] has something to do.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.game.round() > 0 || (self.magnus.is_human() && self.game.waiting_call().is_some())
    }

    /// True if two computers would play on if the table were solved.
    #[must_use]
    pub fn would_play_on(&self) -> bool {
        self.awaits_solution() && !self.magnus.is_human() && !self.derek.is_human()
    }

    /// True if a person who plays Magnus has wasted three rounds or more since the last new position, though he could have
    /// forced one. A round is wasted if the token is no nearer to a new position after it. O(rounds since that position).
    #[must_use]
    pub fn has_called_in_vain(&self) -> bool {
        let depth = |position| self.game.layers().depth(position).unwrap_or(u32::MAX);
        let since_new = self.game.transcript().rev().take_while(|round| !round.new);
        let wasted = since_new.filter(|round| depth(round.to) >= depth(round.from));
        self.may_call() && self.turn() == Turn::Magnus && wasted.take(WASTED).count() == WASTED
    }
}
