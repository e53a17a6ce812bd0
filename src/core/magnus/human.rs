//! A person calls the magnitudes.

use super::Magnus;
use crate::registry::Entry;

pub(super) const ENTRY: Entry<dyn Magnus> =
    Entry { id: "human", code: 0, name: "Human", about: "You call the magnitudes.", ..Entry::ANY };
