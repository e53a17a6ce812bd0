//! The moves: those of people, and those of the computers that follow from them.

use super::{Refusal, Session, Turn};
use magnus_derek::game::{Answer, Call};
use magnus_derek::player::Player;
use magnus_derek::reason::{DerekReason, MagnusReason};
use magnus_derek::zn::Direction;

/// The moves.
impl Session {
    /// A person calls as Magnus; a computer Derek answers at once. Allowed after the end too, where it is futile unless Derek lets the
    /// token into his class.
    ///
    /// # Errors
    /// [`Refusal::NotYours`] if the computer plays Magnus, [`magnus_derek::game::Refusal::AlreadyCalled`], [`magnus_derek::number::OutOfRange`].
    pub fn call(&mut self, magnitude: u32) -> Result<(), Refusal> {
        self.check_is_person(Player::Magnus)?;
        self.game.zn().check_magnitude(magnitude)?;
        self.game.call(Call { magnitude, reason: MagnusReason::Human })?;
        self.let_derek_answer(magnitude)
    }

    /// A person answers as Derek; a computer Magnus calls again at once.
    ///
    /// # Errors
    /// [`magnus_derek::game::Refusal::NothingCalled`], [`Refusal::NotYours`] if the computer plays Derek.
    pub fn answer(&mut self, direction: Direction) -> Result<(), Refusal> {
        self.check_is_person(Player::Derek)?;
        self.game.answer(Answer { direction, reason: DerekReason::Human })?;
        self.let_magnus_call();
        Ok(())
    }

    /// One round by the computer players, or the next round of the line after undo.
    ///
    /// # Errors
    /// [`Refusal::YourMove`] if a human has to move first, [`Refusal::Over`] after the end, [`magnus_derek::exact::Unsolved`].
    pub fn step(&mut self) -> Result<(), Refusal> {
        if let Some(refusal) = self.step_refusal() {
            return Err(refusal);
        }
        if self.game.round() < self.game.line_length() {
            return self.redo();
        }
        if self.game.waiting_call().is_none() {
            let call = self.computer_call().ok_or(Refusal::Over { round: self.game.round() })?;
            self.game.call(call)?;
        }
        match self.game.waiting_call() {
            Some(call) => self.let_derek_answer(call.magnitude),
            None => Ok(()),
        }
    }

    /// Does some milliseconds of the work that Magnus's next call would wait for, and says whether there is more. To be called
    /// while nobody moves; the game is the same with it and without.
    pub fn prepare(&self) -> bool {
        self.magnus.strategy.as_ref().is_some_and(|strategy| strategy.prepare(&self.game))
    }

    pub(super) fn computer_call(&self) -> Option<Call> {
        self.magnus.strategy.as_ref().filter(|strategy| strategy.is_ready())?.call(&self.game)
    }

    /// True if a computer Magnus meets a human Derek and has to call: then he does it at once.
    pub(super) fn must_magnus_call(&self) -> bool {
        !self.magnus.is_human() && self.derek.is_human() && self.turn() == Turn::Magnus
    }

    /// A computer Magnus calls if he meets a human. Inside the line he calls what it says, so that going back shows what happened.
    pub(super) fn let_magnus_call(&mut self) {
        if !self.must_magnus_call() {
            return;
        }
        let call = match self.game.next_call_in_line().filter(|call| call.reason != MagnusReason::Human) {
            Some(call @ Call { magnitude, reason: MagnusReason::Recorded { asked: false } }) => {
                Some(Call { reason: self.reason_to_call(magnitude), ..call })
            }
            from_line => from_line.or_else(|| self.computer_call()),
        };
        self.make(call);
    }

    pub(super) fn make(&mut self, call: Option<Call>) {
        let refused = call.is_some_and(|call| self.game.call(call).is_err());
        assert!(!refused, "a strategy calls a legal magnitude, and no other call waits");
    }

    pub(super) fn let_derek_answer(&mut self, magnitude: u32) -> Result<(), Refusal> {
        if let Some(strategy) = self.derek.strategy.as_ref().filter(|strategy| strategy.is_ready()) {
            let answer = strategy.answer(&self.game, magnitude);
            self.game.answer(answer)?;
        }
        Ok(())
    }
}
