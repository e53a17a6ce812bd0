//! All layers of a set at once, with the depth and a witness of every position.

use super::hull::{Coset, hull};
use super::marks::{Marks, NEVER};
use super::reduced::Reduced;
use crate::position_set::PositionSet;

/// The layers of one set A.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layers {
    sizes: Vec<u32>,
    depths: Vec<u8>,
    last: Option<Coset>,
}

impl Layers {
    /// All layers of `set`. The cost is a [`sum_with_itself`](super::sumset::sum_with_itself) a layer and O(n) in all; there are O(log n)
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
    ///
    /// # Panics
    /// If it is not on the table.
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
    ///
    /// # Panics
    /// If it is not on the table.
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
