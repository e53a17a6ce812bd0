//! Lessons: tasks on the table, and what the core says of an attempt.
//!
//! A lesson is data (`www/lessons`): steps with a figure, a text and mostly a task. A [`task::Task`] is checked here, never by comparing
//! with one solution: every right answer is accepted and no wrong one. [`check`] says what an attempt is worth, and why it is
//! wrong; [`problems`] says what is wrong with a whole lesson.
//!
//! A kind of task is one file and its line in [`task::Task`].

mod answer_form;
mod answers;
mod attempt;
mod bricks;
mod call;
mod choose;
mod computed;
mod endgame;
mod figure;
mod finish;
mod hold;
mod json;
mod limits;
mod mark;
mod number;
mod other_games;
mod place;
mod problems;
mod quantity;
mod reach;
mod refusal;
mod replay;
mod search;
mod sequence;
mod set;
mod table;
mod task;
mod verdict;

pub use answer_form::{ANSWER_FORMS, AnswerForm, AnsweredBy};
pub use answers::Answers;
pub use attempt::Attempt;
pub use bricks::bricks;
pub use call::CallTask;
pub use choose::{Choice, Choose};
pub use figure::Figure;
pub use finish::Finish;
pub use hold::Hold;
pub use json::Json;
pub use mark::Mark;
pub use number::Number;
pub use other_games::OtherGames;
pub use place::Place;
pub use problems::problems;
pub use quantity::Quantity;
pub use reach::Reach;
pub use refusal::{Fault, Refusal};
pub use sequence::Sequence;
pub use set::{Set, SetLayers, set_layers};
pub use task::Task;
pub use verdict::{Data, Progress, Verdict, Why};

/// What an attempt at a task is worth. The first three come from outside: the task and the figure from a lesson's file, the attempt from the
/// page. Costs what replaying the game does, and a search of bounded size.
///
/// # Errors
/// [`Refusal::Task`] if one of them is not understood, or the attempt was not made on this figure; what opening a link refuses.
pub fn check(task: &Json, figure: &Json, attempt: &Json, games: &dyn OtherGames) -> Result<Verdict, Refusal> {
    Task::read(task)?.check(&Figure::read(figure)?, &Attempt::read(attempt)?, games)
}
