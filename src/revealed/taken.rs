//! Moves to announce at random, for those who have none of their own.

use super::{MAX_N, MAX_ROUNDS, Refusal, signs};
use crate::chance::on_stream;
use crate::number::{Measure, whole_number};
use crate::zn::{Direction, MIN_N, Zn};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// Magnitudes drawn uniformly from 1..=⌊n/2⌋, the same for the same seed.
///
/// # Errors
/// [`crate::number::OutOfRange`] for n, the rounds or the seed.
pub fn random_magnitudes(n: &str, rounds: &str, seed: &str) -> Result<Vec<u32>, Refusal> {
    let (zn, rounds) = sizes(n, rounds)?;
    let mut generator = generator(seed)?;
    Ok((0..rounds).map(|_| generator.random_range(1..=zn.max_magnitude())).collect())
}

/// n − 1 directions by a fair coin, the same for the same seed, as signs.
///
/// # Errors
/// [`crate::number::OutOfRange`] for n or the seed.
pub fn random_directions(n: &str, seed: &str) -> Result<String, Refusal> {
    let zn = Zn::parse(n)?;
    let mut generator = generator(seed)?;
    let list: Vec<Direction> = (1..zn.n()).map(|_| Direction::BOTH[usize::from(generator.random::<bool>())]).collect();
    Ok(signs(&list))
}

/// Reads n and a number of rounds that can be announced.
fn sizes(n: &str, rounds: &str) -> Result<(Zn, u32), Refusal> {
    let zn = Zn::new(whole_number(Measure::N, n, MIN_N, MAX_N)?)?;
    Ok((zn, whole_number(Measure::Rounds, rounds, 1, MAX_ROUNDS as u32)?))
}

fn generator(seed: &str) -> Result<ChaCha8Rng, Refusal> {
    Ok(on_stream(whole_number(Measure::Seed, seed, 0, u32::MAX)?, 0))
}
