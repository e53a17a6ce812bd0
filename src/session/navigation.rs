//! Navigation in the rounds that have been played: back and forth in a line, and from one line to another.

use super::seat::Seat;
use super::{Refusal, Session};
use magnus_derek::game;
use magnus_derek::number::{Measure, Range};
use magnus_derek::tree::Line;

/// Back and forth.
impl Session {
    /// Takes back the last move a person can choose anew: a human Magnus's waiting call, otherwise the last round.
    ///
    /// # Errors
    /// [`game::Refusal::NothingToUndo`] at the start.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        let computer_called = !self.magnus.is_human() && self.game.waiting_call().is_some();
        if computer_called && self.game.round() == 0 {
            return Err(game::Refusal::NothingToUndo.into());
        }
        if computer_called {
            self.game.undo()?;
        }
        self.game.undo()?;
        self.seat_late_players();
        Ok(())
    }

    /// Plays the next round of the line again.
    ///
    /// # Errors
    /// [`game::Refusal::NothingToRedo`] at the end of the line.
    pub fn redo(&mut self) -> Result<(), Refusal> {
        self.game.redo()?;
        self.let_magnus_call();
        Ok(())
    }

    /// The rounds that [`Session::go_to`] goes to: 0 to the length of the line.
    #[must_use]
    pub fn rounds(&self) -> Range {
        Range::new(Measure::Round, 0, self.game.line_length())
    }

    /// Goes to the position after `round` rounds of the line, forwards or back. O(rounds passed).
    ///
    /// # Errors
    /// [`magnus_derek::number::OutOfRange`] for what is none of [`Session::rounds`].
    pub fn go_to(&mut self, round: u32) -> Result<(), Refusal> {
        self.game.go_to(self.rounds().check(round)?);
        self.seat_late_players();
        Ok(())
    }

    /// The numbers of the lines, from 1 in the order of [`magnus_derek::tree::Tree::lines`].
    #[must_use]
    pub fn lines(&self) -> Range {
        Range::new(Measure::Line, 1, self.game.tree().line_count() as u32)
    }

    /// Follows another line of the game, and goes to the first round in which it differs from the present one. O(rounds).
    ///
    /// # Errors
    /// [`magnus_derek::number::OutOfRange`] for what is none of [`Session::lines`].
    pub fn switch_line(&mut self, line: u32) -> Result<(), Refusal> {
        let line = self.line(line)?;
        self.game.switch_to(&line);
        self.seat_late_players();
        Ok(())
    }

    /// Forgets the rounds that belong to this line only. The only line is kept. O(rounds).
    ///
    /// # Errors
    /// [`magnus_derek::number::OutOfRange`] for what is none of [`Session::lines`], [`Refusal::OnlyLine`].
    pub fn remove_line(&mut self, line: u32) -> Result<(), Refusal> {
        let line = self.line(line)?;
        if self.game.tree().line_count() == 1 {
            return Err(Refusal::OnlyLine);
        }
        self.game.remove_line(&line);
        #[cfg(feature = "authoring")]
        self.forget_removed_comments();
        self.seat_late_players();
        Ok(())
    }

    fn line(&self, line: u32) -> Result<Line, Refusal> {
        let number = self.lines().check(line)?;
        Ok(self.game.tree().lines()[number as usize - 1])
    }

    /// Seats the players anew after going back or forth: one who sat down later than here sits down here.
    fn seat_late_players(&mut self) {
        self.derek.since = self.derek.since.min(self.game.round());
        if self.game.round() < self.magnus.since
            && let Ok(seat) = Seat::with_plan(self.magnus.chosen.clone(), &self.game, self.seed)
        {
            self.magnus = seat;
        }
        self.let_magnus_call();
    }
}
