//! Lessons: tasks on the table, and the core's verdicts on attempts.
//!
//! A lesson is data (`www/lessons`): steps with a figure, a text and mostly a task. A [`task::Task`] is checked here,
//! never by comparing with one solution: every right answer is accepted and no wrong one. [`Exercise::check`] judges an
//! attempt, with the reason if it is wrong; [`problems`] lists the faults of a whole lesson.
//!
//! A kind of task is one file in `tasks` and its line in [`task::Task`].

mod all_sets;
mod answer_form;
mod attempt;
mod bricks;
mod computed;
mod endgame;
mod exercise;
mod figure;
pub(crate) mod limits;
mod other_games;
mod prices;
mod problems;
mod quantity;
mod read;
mod refusal;
mod replay;
mod search;
mod set;
mod solution;
mod table;
mod task;
mod tasks;
mod verdict;

pub use answer_form::{AnswerForm, AnsweredBy};
pub use attempt::Attempt;
pub use bricks::bricks;
pub use exercise::Exercise;
pub use figure::Figure;
pub use other_games::{OtherGames, Standing};
pub use prices::{PaidRound, PricedTable};
pub use problems::problems;
pub use quantity::Quantity;
pub use refusal::{Fault, Part, Refusal};
pub use set::{Class, Set, SetLayers};
pub use task::Task;
pub use tasks::{
    Answers, Beat, CallTask, Choice, Choose, Finish, Hold, Keep, Mark, Mover, Number, Pay, Place, RatedMove, Reach,
    Safe, Sequence, Shield,
};
pub(crate) use tasks::{classes, most_kept};
pub use verdict::{Judged, Progress, Verdict, Why};
