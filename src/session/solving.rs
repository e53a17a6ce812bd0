//! Players who need the exact values of the table before they can move. Until those are there, such a player just does not move:
//! nothing is refused or lost, and [`Session::resume`] goes on.

use super::{Refusal, Session, Turn};
use magnus_derek::exact;
use magnus_derek::solver::Watch;
use std::ops::ControlFlow;

impl Session {
    /// True if a computer has to move and cannot before the table is solved; then [`Session::resume`] is to be called once
    /// [`exact::table_at_hand`] has it.
    #[must_use]
    pub fn awaits_solution(&self) -> bool {
        let magnus_lacks = self.magnus.strategy.as_ref().is_some_and(|strategy| !strategy.is_ready());
        let derek_lacks = self.derek.strategy.as_ref().is_some_and(|strategy| !strategy.is_ready());
        let both_computers = !self.magnus.is_human() && !self.derek.is_human();
        match self.turn() {
            Turn::Over => false,
            Turn::Derek => derek_lacks,
            // Two computers are asked for a whole round, unless it stands in the line.
            Turn::Magnus if both_computers => {
                (magnus_lacks || derek_lacks) && self.game.round() == self.game.line_length()
            }
            Turn::Magnus => magnus_lacks,
        }
    }

    /// Moves for the computers that had to wait.
    ///
    /// # Errors
    /// None that is not a fault of this program.
    pub fn resume(&mut self) -> Result<(), Refusal> {
        match self.game.waiting_call() {
            Some(call) => self.let_derek_answer(call.magnitude),
            None => {
                self.let_magnus_call();
                Ok(())
            }
        }
    }

    /// Solves the table if somebody needs it, and goes on. Time as [`exact::solved_table`].
    ///
    /// # Errors
    /// As [`exact::solved_table`].
    pub fn solve(&mut self) -> Result<(), Refusal> {
        self.solve_and_report(&mut |_| ControlFlow::Continue(()))
    }

    /// The same, telling which part is done, from 0 to 1, and stopping when `watch` does.
    ///
    /// # Errors
    /// As [`exact::solve_watched`].
    pub fn solve_and_report(&mut self, watch: Watch) -> Result<(), Refusal> {
        if self.awaits_solution() {
            exact::solve_watched(self.game.zn(), watch)?;
            self.resume()?;
        }
        Ok(())
    }
}
