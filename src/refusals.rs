//! All that the core refuses.

use crate::exact::Unsolved;
use crate::number::OutOfRange;
use crate::parse::NoDirection;
use crate::{evaluation, game, lesson, link, registry, revealed, session, solver, tournament, worst};

crate::refusals! {
    /// Whatever the core refuses: what each module refuses by itself.
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
    Tournament(tournament::Refusal);
    evaluation::Refusal, worst::Refusal
}
