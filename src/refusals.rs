//! All refusals of the core.

use crate::exact::Unsolved;
use crate::number::OutOfRange;
use crate::parse::NoDirection;
use crate::{evaluation, game, lesson, link, registry, revealed, session, solver, tournament, worst};

crate::refusals! {
    /// All refusals of the core, by module.
    CoreRefusal:
    Number(OutOfRange),
    Direction(NoDirection),
    Unsolved(Unsolved),
    Game(game::Refusal),
    Lesson(lesson::Refusal),
    Link(link::Refusal),
    Registry(registry::Refusal),
    Revealed(revealed::Refusal),
    Session(session::Refusal),
    Solver(solver::Refusal),
    Tournament(tournament::Refusal),
    Worst(worst::Refusal);
    evaluation::Refusal
}
