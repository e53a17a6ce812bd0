//! Sets of positions as bits.
//!
//! ```
//! use magnus_derek::position_set::PositionSet;
//!
//! let mut set = PositionSet::of(9, [1, 4, 8]);
//! set.insert(7);
//! assert_eq!(set.iter().collect::<Vec<_>>(), [1, 4, 7, 8]);
//! assert!(set.contains(7) && !set.contains(0));
//! assert_eq!(set.complement().count(), 5);
//! ```

/// A set of positions of Z_n.
///
/// Position z is bit z mod 64 of word ⌊z/64⌋, on every target. Invariant: bits ≥ n are zero, so equality, counting and
/// iteration need no mask.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PositionSet {
    n: u32,
    words: Vec<u64>,
}

impl PositionSet {
    /// The empty set. O(n/64), as every method that looks at the whole set.
    #[must_use]
    pub fn empty(n: u32) -> PositionSet {
        PositionSet { n, words: vec![0; n.div_ceil(64) as usize] }
    }

    /// All n positions.
    #[must_use]
    pub fn full(n: u32) -> PositionSet {
        let mut set = PositionSet { n, words: vec![u64::MAX; n.div_ceil(64) as usize] };
        set.clear_spare_bits();
        set
    }

    /// The set of the given positions, each < n.
    ///
    /// # Panics
    /// If one is not on the table.
    #[must_use]
    pub fn of(n: u32, positions: impl IntoIterator<Item = u32>) -> PositionSet {
        let mut set = PositionSet::empty(n);
        for position in positions {
            set.insert(position);
        }
        set
    }

    /// The congruence class \[γ]_q, for q dividing n and γ < q.
    ///
    /// # Panics
    /// If q is 0.
    #[must_use]
    pub fn class(n: u32, q: u32, gamma: u32) -> PositionSet {
        PositionSet::of(n, (gamma..n).step_by(q as usize))
    }

    /// The number of positions of the table, not of the set.
    #[must_use]
    pub fn n(&self) -> u32 {
        self.n
    }

    /// Number of positions in the set.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.words.iter().map(|word| word.count_ones()).sum()
    }

    /// True if no position is in the set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// True if `position` is in the set.
    ///
    /// # Panics
    /// If it is not on the table.
    #[must_use]
    pub fn contains(&self, position: u32) -> bool {
        assert!(position < self.n, "position {position} on a table of {}", self.n);
        self.words[(position / 64) as usize] >> (position % 64) & 1 == 1
    }

    /// Adds `position`.
    ///
    /// # Panics
    /// If it is not on the table.
    pub fn insert(&mut self, position: u32) {
        assert!(position < self.n, "position {position} on a table of {}", self.n);
        self.words[(position / 64) as usize] |= 1 << (position % 64);
    }

    /// Adds all positions from `first` to `last`, both < n.
    ///
    /// # Panics
    /// If `last` is not on the table, or `first` is greater.
    pub fn insert_run(&mut self, first: u32, last: u32) {
        assert!(first <= last && last < self.n, "positions {first} to {last} on a table of {}", self.n);
        let (from, to) = ((first / 64) as usize, (last / 64) as usize);
        let (head, tail) = (u64::MAX << (first % 64), u64::MAX >> (63 - last % 64));
        if from == to {
            self.words[from] |= head & tail;
            return;
        }
        self.words[from] |= head;
        self.words[from + 1..to].fill(u64::MAX);
        self.words[to] |= tail;
    }

    /// Takes `position` out.
    ///
    /// # Panics
    /// If it is not on the table.
    pub fn remove(&mut self, position: u32) {
        assert!(position < self.n, "position {position} on a table of {}", self.n);
        self.words[(position / 64) as usize] &= !(1 << (position % 64));
    }

    /// The positions that are not in the set.
    #[must_use]
    pub fn complement(&self) -> PositionSet {
        let words = self.words.iter().map(|word| !word).collect();
        let mut set = PositionSet { n: self.n, words };
        set.clear_spare_bits();
        set
    }

    /// The positions in increasing order.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        self.iter_from(0)
    }

    /// The positions ≥ `start` in increasing order, for `start` ≤ n.
    pub fn iter_from(&self, start: u32) -> impl Iterator<Item = u32> + '_ {
        let index = (start / 64) as usize;
        let rest = self.words.get(index).map_or(0, |word| word >> (start % 64) << (start % 64));
        Members { words: &self.words, index, rest }
    }

    /// The set turned clockwise: z goes to z + `by`.
    #[must_use]
    pub fn rotated(&self, by: u32) -> PositionSet {
        let (n, by) = (self.n, by % self.n);
        if n < 64 {
            return PositionSet::of(n, self.iter().map(|z| if z < n - by { z + by } else { z - (n - by) }));
        }
        let starts = (0..n).step_by(64).map(|start| if start >= by { start - by } else { start + (n - by) });
        PositionSet::from_words(n, starts.map(|start| self.bits_from(start)).collect())
    }

    /// On an even table, the even (`odd` = 0) or the odd (`odd` = 1) positions z of the set as ⌊z/2⌋ on a table of half the size.
    #[must_use]
    pub fn every_other(&self, odd: u32) -> PositionSet {
        PositionSet::from_words(self.n / 2, self.every_other_bit(odd).collect())
    }

    /// On an odd table, the set of all z with 2z in the set.
    #[must_use]
    pub fn halved(&self) -> PositionSet {
        let mut words: Vec<u64> = self.every_other_bit(0).collect();
        words.resize(self.words.len() + 1, 0);
        // For z in the second half of the table 2z is the odd position 2z − n.
        let (first, shift) = ((self.n.div_ceil(2) / 64) as usize, self.n.div_ceil(2) % 64);
        for (index, bits) in (first..).zip(self.every_other_bit(1)) {
            words[index] |= bits << shift;
            words[index + 1] |= bits >> 1 >> (63 - shift);
        }
        PositionSet::from_words(self.n, words)
    }

    /// Every other bit of the words, from bit `odd` on.
    fn every_other_bit(&self, odd: u32) -> impl Iterator<Item = u64> + '_ {
        let compressed = move |word: u64| {
            let steps = [(1, 0x3333_3333_3333_3333), (2, 0x0f0f_0f0f_0f0f_0f0f), (4, 0x00ff_00ff_00ff_00ff)];
            let steps = steps.into_iter().chain([(8, 0x0000_ffff_0000_ffff), (16, 0x0000_0000_ffff_ffff)]);
            steps.fold((word >> odd) & 0x5555_5555_5555_5555, |bits, (by, mask)| (bits | bits >> by) & mask)
        };
        self.words.chunks(2).map(move |pair| pair.iter().rev().fold(0, |bits, &word| bits << 32 | compressed(word)))
    }

    /// On an even table of 2h positions, the z < h with both z and z + h in the set, on a table of h positions.
    #[must_use]
    pub fn both_halves(&self) -> PositionSet {
        let half = self.n / 2;
        if self.n < 64 {
            return PositionSet::of(half, (0..half).filter(|&z| self.contains(z) && self.contains(z + half)));
        }
        let starts = (0..half).step_by(64);
        PositionSet::from_words(
            half,
            starts.map(|start| self.bits_from(start) & self.bits_from(start + half)).collect(),
        )
    }

    /// The positions in this set or the other.
    #[must_use]
    pub fn union(&self, other: &PositionSet) -> PositionSet {
        PositionSet { n: self.n, words: self.words.iter().zip(&other.words).map(|(a, b)| a | b).collect() }
    }

    /// The positions in this set and not in the other.
    #[must_use]
    pub fn without(&self, other: &PositionSet) -> PositionSet {
        PositionSet { n: self.n, words: self.words.iter().zip(&other.words).map(|(a, b)| a & !b).collect() }
    }

    /// The mirror image: z goes to −z.
    #[must_use]
    pub fn reflected(&self) -> PositionSet {
        PositionSet::of(self.n, self.iter().map(|z| if z == 0 { 0 } else { self.n - z }))
    }

    /// The maximal runs of neighbouring positions in 0..n, each as (first, length). A run does not cross from n − 1 to 0.
    #[must_use]
    pub fn runs(&self) -> Vec<(u32, u32)> {
        self.each_run().collect()
    }

    /// Number of runs, one that crosses from n − 1 to 0 counted once, none if the set is the whole table.
    #[must_use]
    pub fn count_runs(&self) -> u32 {
        self.without(&self.rotated(1)).count()
    }

    /// True if the runs have fewer than 4 members on average: then it is quicker to go from member to member than from run to run.
    #[must_use]
    pub fn is_scattered(&self) -> bool {
        self.count() < 4 * self.count_runs()
    }

    /// As [`PositionSet::runs`], one after the other: whole words are passed at a time.
    pub fn each_run(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        EachRun { words: &self.words, index: 0, rest: self.words[0] }
    }

    /// The first member ≥ `start`, or n if there is none.
    fn next_member(&self, start: u32) -> u32 {
        let first = (start / 64) as usize;
        let from_start = self.words.get(first).map_or(0, |word| word >> (start % 64) << (start % 64));
        if from_start != 0 {
            return first as u32 * 64 + from_start.trailing_zeros();
        }
        let later = (first + 1..).zip(self.words.get(first + 1..).unwrap_or_default());
        let found = later.into_iter().find(|(_, word)| **word != 0);
        found.map_or(self.n, |(index, word)| index as u32 * 64 + word.trailing_zeros())
    }

    /// The 64 bits from `start` < n on, going on at 0 after n − 1. For n ≥ 64.
    fn bits_from(&self, start: u32) -> u64 {
        let (index, shift) = ((start / 64) as usize, start % 64);
        let here = self.words[index] >> shift;
        let after = |index: usize| self.words.get(index).map_or(0, |word| word << 1 << (63 - shift));
        let left = self.n - start;
        if left >= 64 { here | after(index + 1) } else { here | after(index + 1) | self.words[0] << left }
    }

    /// The smallest d ≥ 1 with both `position` ± d in the set, or `None`; for a `position` < n. 64 magnitudes at a time, and where one side has no
    /// members whole words are passed: O(n/64) at worst.
    #[must_use]
    pub fn closest_pair_around(&self, position: u32) -> Option<u32> {
        let (n, half) = (self.n, self.n / 2);
        if n < 64 {
            let is_pair = |&d: &u32| self.contains((position + d) % n) && self.contains((position + n - d) % n);
            return (1..=half).find(is_pair);
        }
        // No pair has a magnitude up to this.
        let mut passed = 0;
        while passed < half {
            let first = self.around(position + passed + 1);
            let ahead = self.bits_from(first);
            if ahead == 0 {
                passed += self.distance_to_next(first);
                continue;
            }
            // Read from the far end: position − d is bit 64 − d of the word that begins 64 before the position.
            let last = self.around(position + 2 * n - passed - 1);
            let behind = self.bits_from(self.around(last + n - 63));
            if behind == 0 {
                passed += self.distance_to_previous(last);
                continue;
            }
            let both = ahead & behind.reverse_bits();
            if both != 0 {
                return Some(passed + 1 + both.trailing_zeros()).filter(|&d| d <= half);
            }
            passed += 64;
        }
        None
    }

    /// `number` mod n, for a number below 3n.
    fn around(&self, number: u32) -> u32 {
        let less = if number >= self.n { number - self.n } else { number };
        if less >= self.n { less - self.n } else { less }
    }

    /// Distance clockwise from `start` < n to the next member, 0 from a member; n or more if the set is empty.
    fn distance_to_next(&self, start: u32) -> u32 {
        match self.next_member(start) {
            found if found < self.n => found - start,
            _ => self.next_member(0) + self.n - start,
        }
    }

    /// The same counter-clockwise.
    fn distance_to_previous(&self, start: u32) -> u32 {
        let previous = |from: u32| {
            let last = (from / 64) as usize;
            let up_to_start = self.words[last] << (63 - from % 64) >> (63 - from % 64);
            let earlier = (0..last).rev().map(|index| (index, self.words[index]));
            let (index, word) = std::iter::once((last, up_to_start)).chain(earlier).find(|(_, word)| *word != 0)?;
            Some(index as u32 * 64 + 63 - word.leading_zeros())
        };
        previous(start)
            .map(|found| start - found)
            .or_else(|| previous(self.n - 1).map(|found| start + self.n - found))
            .unwrap_or(self.n)
    }

    /// The 64-bit words, lowest positions first.
    #[must_use]
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// A set from words as [`PositionSet::words`] gives them. Bits ≥ n are dropped, missing words are empty.
    #[must_use]
    pub fn from_words(n: u32, mut words: Vec<u64>) -> PositionSet {
        words.resize(n.div_ceil(64) as usize, 0);
        let mut set = PositionSet { n, words };
        set.clear_spare_bits();
        set
    }

    fn clear_spare_bits(&mut self) {
        let used = self.n % 64;
        if let (1.., Some(last)) = (used, self.words.last_mut()) {
            *last &= (1 << used) - 1;
        }
    }
}

/// The indices of the set bits, lowest first.
struct Members<'a> {
    words: &'a [u64],
    /// The index of the current word, and the part of it not yet passed.
    index: usize,
    rest: u64,
}

impl Iterator for Members<'_> {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        while self.rest == 0 {
            self.index += 1;
            self.rest = *self.words.get(self.index)?;
        }
        let bit = self.rest.trailing_zeros();
        self.rest &= self.rest - 1;
        Some(self.index as u32 * 64 + bit)
    }

    // For a walk through the whole set two nested loops are faster than `next`.
    fn fold<B, F: FnMut(B, u32) -> B>(self, init: B, mut f: F) -> B {
        let mut result = init;
        let later = self.words.get(self.index + 1..).unwrap_or_default();
        for (index, word) in (self.index as u32..).zip(std::iter::once(&self.rest).chain(later)) {
            let mut rest = *word;
            while rest != 0 {
                result = f(result, index * 64 + rest.trailing_zeros());
                rest &= rest - 1;
            }
        }
        result
    }
}

/// The runs of set bits, as (first, length).
struct EachRun<'a> {
    words: &'a [u64],
    /// The index of the current word, and the part of it not yet passed.
    index: usize,
    rest: u64,
}

impl Iterator for EachRun<'_> {
    type Item = (u32, u32);

    fn next(&mut self) -> Option<(u32, u32)> {
        if self.rest == 0 {
            self.index += 1 + self.words.get(self.index + 1..)?.iter().position(|&word| word != 0)?;
            self.rest = self.words[self.index];
        }
        let start = self.rest.trailing_zeros();
        let first = self.index as u32 * 64 + start;
        let end = start + (!(self.rest >> start)).trailing_zeros();
        if end < 64 {
            self.rest &= u64::MAX << end;
            return Some((first, end - start));
        }
        let later = &self.words[self.index + 1..];
        let whole = later.iter().position(|&word| word != u64::MAX).unwrap_or(later.len());
        self.index += 1 + whole;
        let word = later.get(whole).copied().unwrap_or(0);
        self.rest = word & (word + 1);
        Some((first, self.index as u32 * 64 + word.trailing_ones() - first))
    }
}
