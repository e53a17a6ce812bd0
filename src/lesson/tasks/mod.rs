//! The kinds of tasks, each in a file: what it asks for, and the verdict on an attempt at it.

mod answers;
mod beat;
mod call;
mod choose;
mod finish;
mod hold;
mod mark;
mod number;
mod place;
mod reach;
mod sequence;

pub use answers::Answers;
pub use beat::Beat;
pub use call::CallTask;
pub use choose::{Choice, Choose};
pub use finish::Finish;
pub use hold::Hold;
pub use mark::Mark;
pub use number::Number;
pub use place::Place;
pub use reach::Reach;
pub use sequence::Sequence;
