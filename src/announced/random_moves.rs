//! Moves to announce at random, for those who have none of their own.

use super::{ROUNDS, Refusal, SIZES};
use magnus_derek::chance::on_stream;
use magnus_derek::zn::{Direction, Zn};
use rand::RngExt;

/// Magnitudes drawn uniformly from 1..=⌊n/2⌋, the same for the same seed.
///
/// # Errors
/// [`magnus_derek::number::OutOfRange`] for a table that is none of [`SIZES`], or so many rounds that are none of [`ROUNDS`].
pub fn random_magnitudes(zn: Zn, rounds: u32, seed: u32) -> Result<Vec<u32>, Refusal> {
    SIZES.check(zn.n())?;
    let mut generator = on_stream(seed, 0);
    Ok((0..ROUNDS.check(rounds)?).map(|_| generator.random_range(1..=zn.max_magnitude())).collect())
}

/// n − 1 directions by a fair coin, the same for the same seed.
#[must_use]
pub fn random_directions(zn: Zn, seed: u32) -> Vec<Direction> {
    let mut generator = on_stream(seed, 0);
    (1..zn.n()).map(|_| Direction::BOTH[usize::from(generator.random::<bool>())]).collect()
}
