//! Magnus's strategies: one file each, and the registry.

mod human;
mod layers;
mod power_of_two;
mod random;

use crate::error::Error;
use crate::game::{Call, Game};
use crate::registry::{self, Entry};

/// A Magnus. Deterministic given (n, seed, transcript).
pub trait Magnus {
    /// The magnitude for the next round with its reason, or `None` if nothing more can be forced. Asked only when no call
    /// is waiting.
    fn call(&self, game: &Game) -> Option<Call>;
}

/// All of them, in the order of the menu.
pub static REGISTRY: &[Entry<dyn Magnus>] = &[layers::ENTRY, power_of_two::ENTRY, random::ENTRY, human::ENTRY];

/// The Magnus with this id.
///
/// # Errors
/// [`Error::UnknownStrategy`].
pub fn find(id: &str) -> Result<&'static Entry<dyn Magnus>, Error> {
    registry::find(REGISTRY, "Magnus", id)
}
