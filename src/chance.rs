//! Seeded chance that does not depend on the past: the same seed, player and round always give the same draw, so undo,
//! replay and links are exact.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// Which player draws; the two have streams of their own.
#[derive(Debug, Clone, Copy)]
pub enum Drawer {
    /// Magnus.
    Magnus = 0,
    /// Derek.
    Derek = 1,
}

/// The generator for the move of one player after `round` rounds: ChaCha8 with the given seed, on the stream 2·round + player.
#[must_use]
pub fn generator(seed: u32, round: u32, drawer: Drawer) -> ChaCha8Rng {
    on_stream(seed, 2 * u64::from(round) + drawer as u64)
}

/// The generator ChaCha8 with a seed, on one of its streams.
#[must_use]
pub fn on_stream(seed: u32, stream: u64) -> ChaCha8Rng {
    let mut generator = ChaCha8Rng::seed_from_u64(u64::from(seed));
    generator.set_stream(stream);
    generator
}
