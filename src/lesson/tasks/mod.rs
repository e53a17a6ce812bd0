//! The kinds of tasks, each in a file: what it asks for, and the verdict on an attempt at it.

mod answers;
mod beat;
mod call;
mod choose;
mod finish;
mod hold;
mod keep;
mod mark;
mod number;
mod pay;
mod place;
mod reach;
mod safe;
mod sequence;
mod shield;

pub use answers::Answers;
pub use beat::Beat;
pub use call::CallTask;
pub use choose::{Choice, Choose};
pub use finish::Finish;
pub use hold::Hold;
pub use keep::{Keep, Mover, RatedMove};
pub use mark::Mark;
pub use number::Number;
pub use pay::Pay;
pub use place::Place;
pub use reach::Reach;
pub use safe::Safe;
pub use sequence::Sequence;
pub use shield::Shield;
pub(crate) use shield::{classes, most_kept};
