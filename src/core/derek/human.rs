//! A person chooses the directions.

use super::Derek;
use crate::registry::Entry;

pub(super) const ENTRY: Entry<dyn Derek> =
    Entry { id: "human", code: 0, name: "Human", about: "You choose the directions.", ..Entry::ANY };
