//! The last layer of a set: the smallest coset of a subgroup of odd index around it.

use crate::position_set::PositionSet;
use crate::zn::{gcd, odd_part};

/// The congruence class \[γ]_q: all positions z with z ≡ γ (mod q).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Coset {
    /// γ, in 0..q.
    pub gamma: u32,
    /// The index q, a divisor of n; 1 means the whole table.
    pub q: u32,
}

impl Coset {
    /// True if `position` lies in the class.
    ///
    /// # Panics
    /// If q is 0, which divides nothing.
    #[must_use]
    pub fn contains(self, position: u32) -> bool {
        position % self.q == self.gamma
    }

    /// The members, in order, are a table of their own: the class mod `p` there that the member `position` lies in. With \[2]₃
    /// and p = 5, 20 is number 6 and lies in class 1.
    #[must_use]
    pub fn local_class(self, p: u32, position: u32) -> u32 {
        position / self.q % p
    }
}

/// The smallest coset of a subgroup of odd index that contains `set`, or `None` for the empty set.
///
/// By the closed-set lemma this is the last layer of `set`: with g = the odd part of gcd(n, all differences in the set) it is
/// \[a₀]_g. O(|A|), but it stops as soon as g = 1, which is soon unless the set lies in a proper class.
#[must_use]
pub fn hull(set: &PositionSet) -> Option<Coset> {
    spanned_hull(set).map(|(coset, _)| coset)
}

/// The [`hull`] with a few members, at most 1 + log₂ n, that alone have it: while they stay and nothing comes, it stays.
#[must_use]
pub fn spanned_hull(set: &PositionSet) -> Option<(Coset, Vec<u32>)> {
    let mut members = set.iter();
    let first = members.next()?;
    let mut span = vec![first];
    let mut q = odd_part(set.n());
    for position in members {
        if q == 1 {
            break;
        }
        if !(position - first).is_multiple_of(q) {
            q = gcd(q, position - first);
            span.push(position);
        }
    }
    Some((Coset { gamma: first % q, q }, span))
}
