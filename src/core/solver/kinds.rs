//! Every kind of set, without the ranks above it.

use super::symmetry::Symmetry;

/// Calls `found` with every set of `size` positions that stands for its kind, 1 ≤ `size` < n. Takes some 10 ns for each C(n, size)/n.
pub(super) fn each(symmetry: &Symmetry, size: u32, found: &mut impl FnMut(u64)) {
    let zeros = symmetry.cycle.n - size;
    Walk { symmetry, gaps: [0; 64], size: size as usize, found }.extend(0, 1, zeros, 0);
}

/// A word is told by its gaps, the numbers of zeros before each one. It is the least of its rotations if its gaps are the greatest
/// of theirs: a necklace, found gap by gap.
struct Walk<'a, Found> {
    symmetry: &'a Symmetry,
    gaps: [u32; 64],
    size: usize,
    found: &'a mut Found,
}

impl<Found: FnMut(u64)> Walk<'_, Found> {
    /// Goes on behind `index` gaps, which make up `word` and repeat themselves after `period`; `left` zeros are to be placed.
    fn extend(&mut self, index: usize, period: usize, left: u32, word: u64) {
        if index == self.size {
            if self.size.is_multiple_of(period) && self.symmetry.stands_for_its_kind(word) {
                (self.found)(word);
            }
            return;
        }
        let most = if index == 0 { left } else { left.min(self.gaps[index - period]) };
        let gaps_to_come = (self.size - index - 1) as u32;
        for gap in 0..=most {
            let greatest = if index == 0 { gap } else { self.gaps[0] };
            if left - gap > gaps_to_come * greatest {
                continue;
            }
            self.gaps[index] = gap;
            let repeats = index == 0 || gap == self.gaps[index - period];
            self.extend(index + 1, if repeats { period } else { index + 1 }, left - gap, word << (gap + 1) | 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::cycle::Cycle;
    use super::super::order::Order;
    use super::super::symmetry::Symmetry;
    use std::collections::BTreeSet;

    #[test]
    fn each_kind_is_found_once_in_both_orders_to_n_15() {
        for (n, order) in (2..=15).flat_map(|n| [(n, Order::First), (n, Order::Second)]) {
            let symmetry = Symmetry::new(Cycle::new(n), order);
            for size in 1..n {
                let sets = (1..1_u64 << n).filter(|set| set.count_ones() == size);
                let kinds: BTreeSet<u64> = sets.map(|set| symmetry.kind(set, set.trailing_zeros()).set).collect();
                let mut found = Vec::new();
                super::each(&symmetry, size, &mut |set| found.push(set));
                found.sort_unstable();
                assert!(found.iter().eq(&kinds), "n = {n}, {size}, {order:?}");
            }
        }
    }
}
