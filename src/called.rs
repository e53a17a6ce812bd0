//! The magnitudes that a strategy calls, for those who want to announce them ([`crate::revealed`]).

use crate::error::Error;
use crate::revealed::taken::sizes;
use crate::session::{Session, Turn};
use crate::solver::Watch;

/// The magnitudes that a strategy calls in its first `rounds` rounds against a random Derek; fewer if the game ends before. If
/// the table has to be solved for that, which takes some seconds near n = 29, `watch` hears which part is done, and may stop it.
///
/// # Errors
/// [`Error::Number`] for n, the rounds or the seed, and as [`Session::new`]; [`Error::YourMove`] for a human; [`Error::Stopped`].
pub fn by_strategy(n: &str, magnus: &str, rounds: &str, seed: &str, watch: Watch) -> Result<Vec<u32>, Error> {
    let (_, rounds) = sizes(n, rounds)?;
    let mut session = Session::new(n, magnus, "random", seed)?;
    session.solve_watched(watch)?;
    while session.turn() != Turn::Over && session.game().round() < rounds {
        session.step()?;
    }
    Ok(session.game().transcript().map(|round| round.call.magnitude).collect())
}
