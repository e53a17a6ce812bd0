//! The nested midpoint layers A ⊆ M(A) ⊆ M²(A) ⊆ … of a set of positions, with the depth and a witness of every position.
//!
//! M(A) = {z : 2z = x + y for some x, y ∈ A} ([N10] Definition 1). From a position of depth i Magnus forces a member of A
//! in at most i rounds; from outside the last layer Derek can keep him away for ever.
//!
//! How they are computed: on a table of odd size m the sets T_i = 2^i · M^i(A) satisfy T_{i+1} = T_i + T_i, so no halving
//! is needed. On a table of even size m = 2h, M(A) has period h: with E and O the halves of the even and of the odd members,
//! z ∈ M(A) ⇔ z mod h ∈ (E + E) ∪ (O + O + 1), and all later layers are those of that set on Z_h.

mod marks;
mod reduced;

use crate::position_set::PositionSet;
use crate::zn::{gcd, odd_part};
use marks::Marks;

pub(crate) use reduced::Reduced;

/// In [`Layers::depths`]: the position lies in no layer.
pub const NEVER: u8 = u8::MAX;

/// The congruence class [γ]_q: all positions z with z ≡ γ (mod q).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
pub struct Coset {
    /// γ, in 0..q.
    pub gamma: u32,
    /// The index q, a divisor of n; 1 means the whole table.
    pub q: u32,
}

impl Coset {
    /// Whether `position` lies in the class.
    #[must_use]
    pub fn contains(self, position: u32) -> bool {
        position % self.q == self.gamma
    }
}

/// The smallest coset of a subgroup of odd index that contains `set`, or `None` for the empty set.
///
/// By the closed-set lemma this is the last layer of `set`: with g = the odd part of gcd(n, all differences in the set) it is
/// [a₀]_g. O(|A|), but it stops as soon as g = 1, which is soon unless the set lies in a proper class.
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

/// The smallest magnitude d ≥ 1 with both `position` ± d in `set`: the witness that `position` lies in M(A), or `None`.
///
/// As [`PositionSet::closest_pair_around`]. The two ends coincide when d = n/2.
#[must_use]
pub fn pair_around(set: &PositionSet, position: u32) -> Option<u32> {
    set.closest_pair_around(position)
}

/// The layers of one set A.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layers {
    sizes: Vec<u32>,
    depths: Vec<u8>,
    last: Option<Coset>,
}

impl Layers {
    /// All layers of `set`. The cost is a [`sum_with_itself`](crate::sumset::sum_with_itself) a layer and O(n) in all; there are O(log n)
    /// layers.
    #[must_use]
    pub fn of(set: &PositionSet) -> Layers {
        let n = set.n();
        let mut marks = Marks::of(set);
        let mut sizes = vec![set.count()];
        let mut layer = Reduced::of(set);
        while !set.is_empty() && sizes[sizes.len() - 1] < n {
            layer = layer.next_layer();
            let size = layer.set.count() * (n / layer.set.n());
            if size == sizes[sizes.len() - 1] {
                break;
            }
            marks.add(&layer, sizes.len() as u8);
            sizes.push(size);
        }
        Layers { sizes, depths: marks.depths, last: hull(set) }
    }

    /// |A|, |M(A)|, |M²(A)|, … up to the last layer; strictly increasing.
    #[must_use]
    pub fn sizes(&self) -> &[u32] {
        &self.sizes
    }

    /// For each position the index of the first layer that contains it, or [`NEVER`].
    #[must_use]
    pub fn depths(&self) -> &[u8] {
        &self.depths
    }

    /// The index of the first layer that contains `position`, or `None` if no layer does.
    #[must_use]
    pub fn depth(&self, position: u32) -> Option<u32> {
        match self.depths[position as usize] {
            NEVER => None,
            depth => Some(u32::from(depth)),
        }
    }

    /// The coset that the last layer is; q = 1 if it is the whole table, `None` if A is empty.
    #[must_use]
    pub fn last(&self) -> Option<Coset> {
        self.last
    }

    /// The smallest magnitude d that takes a token on `position` one layer up whatever Derek says: both position ± d have
    /// a smaller depth. `None` for members of A and for positions in no layer. O(n) at worst.
    #[must_use]
    pub fn witness(&self, position: u32) -> Option<u32> {
        let depth = self.depths[position as usize];
        if depth == 0 || depth == NEVER {
            return None;
        }
        let n = self.depths.len();
        let at = position as usize;
        (1..=n / 2)
            .find(|d| self.depths[(at + d) % n] < depth && self.depths[(at + n - d) % n] < depth)
            .map(|d| d as u32)
    }

    /// The positions whose depth is exactly `depth`, in increasing order. O(n).
    pub fn new_members(&self, depth: u32) -> impl Iterator<Item = u32> + '_ {
        (0..)
            .zip(&self.depths)
            .filter_map(move |(position, &d)| (d != NEVER && u32::from(d) == depth).then_some(position))
    }
}
