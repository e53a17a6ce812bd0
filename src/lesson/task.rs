//! The tasks that a step can set.

use super::attempt::{Attempt, require};
use super::other_games::OtherGames;
use super::quantity::Quantity;
use super::read::read;
use super::table::Table;
use super::tasks::{
    Answers, Beat, CallTask, Choose, Finish, Hold, Keep, Mark, Number, Pay, Place, Reach, Safe, Sequence, Shield,
};
use super::verdict::Judged;
use super::{Part, Refusal};
use crate::session::Session;
use serde::Deserialize;
use serde_json::Value;

/// A task.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Task {
    /// Derek: keep the token off a set.
    Answers(Answers),
    /// A magnitude by its landings.
    Call(CallTask),
    /// The positions of a layer.
    Mark(Mark),
    /// Positions with a layer of some size.
    Place(Place),
    /// An end of the game.
    Reach(Reach),
    /// Magnus: so many positions in so many rounds.
    Finish(Finish),
    /// Derek: a late new position.
    Hold(Hold),
    /// Magnitudes that work against every Derek.
    Sequence(Sequence),
    /// A number.
    Number(Number),
    /// One of several predictions.
    Choose(Choose),
    /// A win in another game.
    Beat(Beat),
    /// A move that loses nothing.
    Keep(Keep),
    /// The class that keeps all that is left.
    Safe(Safe),
    /// The largest set that can be kept.
    Shield(Shield),
    /// Magnus: low prices.
    Pay(Pay),
}

impl Task {
    /// Reads a task from outside.
    ///
    /// # Errors
    /// [`Refusal::Task`].
    pub fn read(value: &Value) -> Result<Task, Refusal> {
        read(Part::Task, value)
    }

    /// The words of the reasons why an attempt of this kind can be wrong, or not yet right.
    pub(super) fn reason_words(&self) -> &'static [&'static str] {
        match self {
            Task::Answers(_) => &["entered", "more", "trapped"],
            Task::Call(_) => &["misses", "exists"],
            Task::Mark(_) => &["extra", "earlier", "missing", "halfway", "visited"],
            Task::Place(_) => &["few", "many", "size", "grows", "class", "halfway", "exists"],
            Task::Reach(_) => &["ended", "passed", "lost"],
            Task::Finish(_) => &["slow", "lost"],
            Task::Hold(_) => &["ended", "lost"],
            Task::Sequence(_) => &["evaded", "long"],
            Task::Number(_) => &["low", "high"],
            Task::Choose(_) => &["other"],
            Task::Beat(_) => &["lost", "ended"],
            Task::Keep(_) => &["costs"],
            Task::Safe(_) => &["token", "outside", "kept"],
            Task::Shield(_) => &["visited", "reached", "missing", "exists"],
            Task::Pay(_) => &["dear"],
        }
    }

    /// True if it is judged by a game that the reader plays on from the figure.
    pub(super) fn is_played(&self) -> bool {
        match self {
            Task::Answers(_) | Task::Reach(_) | Task::Finish(_) | Task::Hold(_) => true,
            Task::Number(task) => task.is_counted(),
            _ => false,
        }
    }

    /// The layer that it is about, if it is about one.
    pub(super) fn layer(&self) -> Option<u32> {
        match self {
            Task::Mark(Mark { layer: Some(layer), .. })
            | Task::Number(Number { of: Quantity::LayerSize { layer } })
            | Task::Choose(Choose { of: Quantity::LayerSize { layer }, .. }) => Some(*layer),
            _ => None,
        }
    }

    /// The verdict on an attempt on this table; `game` as [`super::Exercise::check`] has made sure of it.
    pub(super) fn check(
        &self,
        table: &Table,
        game: Option<&Session>,
        attempt: &Attempt,
        games: &dyn OtherGames,
    ) -> Result<Judged, Refusal> {
        match self {
            Task::Answers(task) => task.check(table, require(game, "game")?),
            Task::Call(task) => task.check(table, attempt),
            Task::Mark(task) => task.check(table, attempt),
            Task::Place(task) => task.check(table, attempt),
            Task::Reach(task) => task.check(table, require(game, "game")?),
            Task::Finish(task) => task.check(require(game, "game")?),
            Task::Hold(task) => task.check(require(game, "game")?),
            Task::Sequence(task) => task.check(table, attempt),
            Task::Number(task) => task.check(table, game, attempt, games),
            Task::Choose(task) => task.check(table, attempt, games),
            Task::Beat(task) => task.check(attempt, games),
            Task::Keep(task) => task.check(table, attempt),
            Task::Safe(task) => task.check(table, attempt),
            Task::Shield(task) => task.check(table, attempt),
            Task::Pay(task) => task.check(table, attempt),
        }
    }
}
