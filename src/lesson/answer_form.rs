//! The form of a task's answer, which a page has to know before anything is tried.

use super::task::Task;
use super::tasks::{Keep, Mover};
use serde::Serialize;

/// The field of [`super::Attempt`] by which a task is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum AnsweredBy {
    /// The game that the reader plays on from the figure.
    Game,
    /// One magnitude.
    Magnitude,
    /// One of the two directions, for the call that waits.
    Direction,
    /// Some positions.
    Positions,
    /// A list of magnitudes.
    Magnitudes,
    /// A number.
    Number,
    /// One of the options.
    Option,
    /// Another game, which the reader plays in place of the table.
    Companion,
    /// The game of prices, which the reader plays in place of the table.
    Prices,
}

/// The form of a task's answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AnswerForm {
    /// The form of the attempt.
    pub by: AnsweredBy,
    /// True if “there is none” may be the answer instead.
    pub may_be_none: bool,
    /// True if the reader plays on the table: the game is the answer, or the number is counted in it.
    pub is_played: bool,
    /// True if the positions are placed on a table of their own, and not chosen on that of the game.
    pub is_placed: bool,
    /// The layer that the task is about, if it is about one: those beyond it belong to what comes later.
    pub layer: Option<u32>,
}

impl AnswerForm {
    pub(super) fn of(task: &Task) -> AnswerForm {
        AnswerForm {
            by: match task {
                Task::Answers(_) | Task::Reach(_) | Task::Finish(_) | Task::Hold(_) => AnsweredBy::Game,
                Task::Call(_) | Task::Keep(Keep { player: Mover::Magnus }) => AnsweredBy::Magnitude,
                Task::Keep(Keep { player: Mover::Derek }) => AnsweredBy::Direction,
                Task::Mark(_) | Task::Place(_) | Task::Shield(_) => AnsweredBy::Positions,
                Task::Sequence(_) => AnsweredBy::Magnitudes,
                Task::Number(_) => AnsweredBy::Number,
                Task::Choose(_) | Task::Safe(_) => AnsweredBy::Option,
                Task::Beat(_) => AnsweredBy::Companion,
                Task::Pay(_) => AnsweredBy::Prices,
            },
            may_be_none: matches!(task, Task::Call(_) | Task::Place(_) | Task::Safe(_) | Task::Shield(_)),
            is_played: task.is_played(),
            is_placed: matches!(task, Task::Place(_)),
            layer: task.layer(),
        }
    }
}
