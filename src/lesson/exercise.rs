//! A task on the table of its figure.

use super::answer_form::AnswerForm;
use super::attempt::Attempt;
use super::figure::{Figure, open};
use super::other_games::OtherGames;
use super::prices::PricedTable;
use super::replay::replay_attempt;
use super::table::Table;
use super::task::Task;
use super::tasks::RatedMove;
use super::verdict::Judged;
use super::{Fault, Refusal};
use crate::session::Session;

/// A task, and the position from which it is tried.
pub struct Exercise {
    task: Task,
    table: Table,
}

impl Exercise {
    /// The task of a step with its figure. Costs what opening the figure does.
    ///
    /// # Errors
    /// As [`Figure::open`].
    pub fn new(task: Task, figure: &Figure) -> Result<Exercise, Refusal> {
        Ok(Exercise::on(Table::of(figure)?, task))
    }

    /// The same on a figure that is open.
    pub(super) fn on(table: Table, task: Task) -> Exercise {
        Exercise { task, table }
    }

    /// The form of its answer.
    #[must_use]
    pub fn form(&self) -> AnswerForm {
        AnswerForm::of(&self.task)
    }

    /// All moves at the figure of a task `keep` with their exact values, magnitude 1 or clockwise first; none of another task.
    ///
    /// # Errors
    /// As [`Exercise::check`]; [`magnus_derek::exact::Unsolved`] where the figure has no exact values at hand.
    pub fn rated_moves(&self) -> Result<Vec<RatedMove>, Refusal> {
        match &self.task {
            Task::Keep(task) => task.moves(&self.table),
            _ => Ok(Vec::new()),
        }
    }

    /// The table with prices after these calls, in a task that is not paid for before any; `None` if the figure has no prices.
    ///
    /// # Errors
    /// [`magnus_derek::number::OutOfRange`] for a magnitude that is none, and as [`Exercise::check`].
    pub fn priced(&self, magnitudes: &[u32]) -> Result<Option<PricedTable>, Refusal> {
        if let Task::Pay(task) = &self.task {
            return Ok(Some(task.game(&self.table, magnitudes)?.view(Some(task.most))));
        }
        match self.table.prices() {
            Ok(prices) => Ok(Some(prices.game(self.table.game().token(), 0).view(None))),
            Err(Refusal::Task { why: Fault::NoPrices }) => Ok(None),
            Err(other) => Err(other),
        }
    }

    /// The task.
    pub(super) fn task(&self) -> &Task {
        &self.task
    }

    /// The figure's position.
    pub(super) fn table(&self) -> &Table {
        &self.table
    }

    /// The verdict on an attempt. `game` is the one that the reader plays, if he plays; one that the attempt names as
    /// text comes before it. Costs a search of bounded size, and for a game with rounds from a link playing these once
    /// more.
    ///
    /// # Errors
    /// [`Refusal::Task`] if the attempt lacks what the task needs, [`Refusal::OtherTable`] and the like if the game was not played on from
    /// this figure; what opening a link refuses.
    pub fn check(&self, attempt: &Attempt, game: Option<&Session>, games: &dyn OtherGames) -> Result<Judged, Refusal> {
        if !self.task.is_played() {
            return self.task.check(&self.table, None, attempt, games);
        }
        let written = attempt.game.as_deref().map(open).transpose()?;
        let game = written.as_ref().or(game);
        let replayed = game.map_or(Ok(None), |game| replay_attempt(self.table.session(), game))?;
        self.task.check(&self.table, replayed.as_ref().or(game), attempt, games)
    }
}
