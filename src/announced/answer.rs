//! The answer to announced directions (\[L08] chapter 4), by the parity of n and the magnitudes allowed.

use super::directions::{Directions, Plan};
use super::{even, odd, relaxed};

/// Magnus's moves for announced directions. They visit all n positions, or as many as can be in [`Case::Impossible`]. With
/// `relaxed` he may also call ⌈n/2⌉ if n is odd. O(n).
///
/// [`Case::Impossible`]: super::directions::Case::Impossible
#[must_use]
pub fn answer(announced: &Directions, relaxed: bool) -> Plan {
    if announced.zn().n().is_multiple_of(2) {
        even::plan(announced)
    } else if relaxed {
        relaxed::plan(announced)
    } else {
        odd::plan(announced)
    }
}
