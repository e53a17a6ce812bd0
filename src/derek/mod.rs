//! Derek's strategies: one file each, and the registry.

mod clockwise;
mod human;
mod protector;
mod random;

use crate::error::Error;
use crate::game::{Answer, Game};
use crate::registry::{self, Entry};

/// A Derek. Deterministic given (n, seed, transcript).
pub trait Derek {
    /// The direction for a call of `magnitude` (1..=⌊n/2⌋) with its reason.
    fn answer(&self, game: &Game, magnitude: u32) -> Answer;
}

/// All of them, in the order of the menu.
pub static REGISTRY: &[Entry<dyn Derek>] = &[human::ENTRY, protector::ENTRY, random::ENTRY, clockwise::ENTRY];

/// The Derek with this id.
///
/// # Errors
/// [`Error::UnknownStrategy`].
pub fn find(id: &str) -> Result<&'static Entry<dyn Derek>, Error> {
    registry::find(REGISTRY, "Derek", id)
}
