//! Lessons: tasks on the table, and the core's verdicts on attempts.
//!
//! A lesson is data (`www/lessons`): steps with a figure, a text and mostly a task. A [`task::Task`] is checked here,
//! never by comparing with one solution: every right answer is accepted and no wrong one. [`Exercise::check`] judges an
//! attempt, with the reason if it is wrong; [`problems`] lists the faults of a whole lesson.
//!
//! A kind of task is one file and its line in [`task::Task`].

mod answer_form;
mod answers;
mod attempt;
mod beat;
mod bricks;
mod call;
mod choose;
mod computed;
mod endgame;
mod exercise;
mod figure;
mod finish;
mod hold;
mod limits;
mod mark;
mod number;
mod other_games;
mod place;
mod problems;
mod quantity;
mod reach;
mod read;
mod refusal;
mod replay;
mod search;
mod sequence;
mod set;
mod table;
mod task;
mod verdict;

pub use answer_form::{AnswerForm, AnsweredBy};
pub use answers::Answers;
pub use attempt::Attempt;
pub use beat::Beat;
pub use bricks::bricks;
pub use call::CallTask;
pub use choose::{Choice, Choose};
pub use exercise::Exercise;
pub use figure::Figure;
pub use finish::Finish;
pub use hold::Hold;
pub use mark::Mark;
pub use number::Number;
pub use other_games::{OtherGames, Standing};
pub use place::Place;
pub use problems::problems;
pub use quantity::Quantity;
pub use reach::Reach;
pub use refusal::{Fault, Part, Refusal};
pub use sequence::Sequence;
pub use set::{Set, SetLayers};
pub use task::Task;
pub use verdict::{Judged, Progress, Verdict, Why};
