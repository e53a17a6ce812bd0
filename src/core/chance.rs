//! Seeded chance that does not depend on the past: the same seed, player and round always give the same draw, so undo,
//! replay and links are exact.

use crate::number::{Measure, Range};
use crate::player::Player;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// The seeds there are: all numbers of 32 bits.
pub const SEEDS: Range = Range::new(Measure::Seed, 0, u32::MAX);

/// The generator for the move of one player after `round` rounds: ChaCha8 with the given seed, on the stream 2·round for Magnus
/// and 2·round + 1 for Derek.
#[must_use]
pub fn generator(seed: u32, round: u32, player: Player) -> ChaCha8Rng {
    on_stream(seed, 2 * u64::from(round) + u64::from(player == Player::Derek))
}

/// The generator ChaCha8 with a seed, on one of its streams.
#[must_use]
pub fn on_stream(seed: u32, stream: u64) -> ChaCha8Rng {
    let mut generator = ChaCha8Rng::seed_from_u64(u64::from(seed));
    generator.set_stream(stream);
    generator
}
