//! Moves to announce, for those who have none of their own: from a strategy, or at random.

use super::{MAX_N, MAX_ROUNDS, signs};
use crate::error::{Error, whole_number};
use crate::session::{Session, Turn};
use crate::zn::{Direction, MIN_N, Zn};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// The magnitudes that a strategy calls in its first `rounds` rounds against a random Derek; fewer if the game ends before.
///
/// # Errors
/// [`Error::Number`] for n, the rounds or the seed, and as [`Session::new`]; [`Error::YourMove`] for a human.
pub fn from_strategy(n: &str, magnus: &str, rounds: &str, seed: &str) -> Result<Vec<u32>, Error> {
    let (_, rounds) = sizes(n, rounds)?;
    let mut session = Session::new(n, magnus, "random", seed)?;
    session.solve()?;
    while session.turn() != Turn::Over && session.game().round() < rounds {
        session.step()?;
    }
    Ok(session.game().transcript().map(|round| round.call.magnitude).collect())
}

/// Magnitudes drawn uniformly from 1..=⌊n/2⌋, the same for the same seed.
///
/// # Errors
/// [`Error::Number`] for n, the rounds or the seed.
pub fn random_magnitudes(n: &str, rounds: &str, seed: &str) -> Result<Vec<u32>, Error> {
    let (zn, rounds) = sizes(n, rounds)?;
    let mut generator = generator(seed)?;
    Ok((0..rounds).map(|_| generator.random_range(1..=zn.max_magnitude())).collect())
}

/// n − 1 directions by a fair coin, the same for the same seed, as signs.
///
/// # Errors
/// [`Error::Number`] for n or the seed.
pub fn random_directions(n: &str, seed: &str) -> Result<String, Error> {
    let zn = Zn::parse(n)?;
    let mut generator = generator(seed)?;
    let list: Vec<Direction> = (1..zn.n()).map(|_| Direction::BOTH[usize::from(generator.random::<bool>())]).collect();
    Ok(signs(&list))
}

fn sizes(n: &str, rounds: &str) -> Result<(Zn, u32), Error> {
    let zn = Zn::new(whole_number("n", n, MIN_N, MAX_N)?)?;
    Ok((zn, whole_number("The number of rounds", rounds, 1, MAX_ROUNDS as u32)?))
}

fn generator(seed: &str) -> Result<ChaCha8Rng, Error> {
    Ok(ChaCha8Rng::seed_from_u64(u64::from(whole_number("The seed", seed, 0, u32::MAX)?)))
}
