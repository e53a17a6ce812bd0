//! All refusals of a table: those of the core, and its own.

use crate::{announced, evaluation, lesson, link, practice, session, tournament, worst};

magnus_derek::refusals! {
    /// All refusals of the core and of a table, by module.
    CoreRefusal:
    Lesson(lesson::Refusal),
    Link(link::Refusal),
    Practice(practice::Refusal),
    Announced(announced::Refusal),
    Session(session::Refusal),
    Tournament(tournament::Refusal),
    Worst(worst::Refusal);
    passed on: evaluation::Refusal;
    from below:
    Number(magnus_derek::number::OutOfRange),
    Direction(magnus_derek::parse::NoDirection),
    Unsolved(magnus_derek::exact::Unsolved),
    Game(magnus_derek::game::Refusal),
    Registry(magnus_derek::registry::Refusal),
    Solver(magnus_derek::solver::Refusal)
}
