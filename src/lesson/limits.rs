//! Limits on the size of a lesson, so that it answers at once.

/// The largest table.
pub const MAX_N: u32 = 1000;
/// The most rounds of a game.
pub const MAX_ROUNDS: u32 = 2000;
/// The most rounds of a game of prices.
pub const MAX_PRICED_ROUNDS: u32 = 200;
