//! Sets of positions that are a few runs of neighbours, with exact arithmetic on the runs: the cost depends on their number, not on n.

use crate::position_set::PositionSet;
use crate::sorted::sorted;

/// A set with more runs than this is not worth the quadratic work: its bits are summed instead.
const MOST_RUNS: usize = 24;

/// A set of Z_m as at most 24 runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Runs {
    m: u32,
    /// (first, last) in increasing order, none touching the next; a run does not cross from m − 1 to 0.
    list: Vec<(u32, u32)>,
}

impl Runs {
    /// The runs of `set`, or `None` if there are too many. O(n/64).
    #[must_use]
    pub fn of(set: &PositionSet) -> Option<Runs> {
        let list: Vec<(u32, u32)> =
            set.each_run().take(MOST_RUNS + 1).map(|(first, length)| (first, first + length - 1)).collect();
        (list.len() <= MOST_RUNS).then_some(Runs { m: set.n(), list })
    }

    /// The set made of runs on Z_m in any order, which may overlap, with first < m; a run with m ≤ last < 2m goes on at
    /// 0 after m − 1.
    fn join_runs(m: u32, runs: impl Iterator<Item = (u32, u32)>) -> Option<Runs> {
        let mut parts: Vec<(u32, u32)> = Vec::new();
        for (first, last) in runs {
            if last - first + 1 >= m {
                return Some(Runs { m, list: vec![(0, m - 1)] });
            }
            parts.push((first, last.min(m - 1)));
            if last >= m {
                parts.push((0, last - m));
            }
        }
        let mut list: Vec<(u32, u32)> = Vec::new();
        for (first, last) in sorted(parts.into_iter()) {
            match list.last_mut() {
                Some((_, end)) if first <= *end + 1 => *end = last.max(*end),
                _ => list.push((first, last)),
            }
        }
        (list.len() <= MOST_RUNS).then_some(Runs { m, list })
    }

    /// The size m of the table.
    #[must_use]
    pub fn m(&self) -> u32 {
        self.m
    }

    /// The same set as bits. O(m/64).
    #[must_use]
    pub fn to_set(&self) -> PositionSet {
        let mut set = PositionSet::empty(self.m);
        self.list.iter().for_each(|&(first, last)| set.insert_run(first, last));
        set
    }

    /// True if `position` < m is in the set.
    #[must_use]
    pub fn contains(&self, position: u32) -> bool {
        let index = self.list.partition_point(|&(first, _)| first <= position);
        index > 0 && position <= self.list[index - 1].1
    }

    /// {x + y : x, y in the set}, or `None` if it has too many runs. O(r² log r) for r runs.
    #[must_use]
    pub fn sum_with_itself(&self) -> Option<Runs> {
        let pairs = self.list.iter().enumerate().flat_map(|(i, a)| self.list[i..].iter().map(move |b| (a, b)));
        let reduced =
            |(first, last): (u32, u32)| if first >= self.m { (first - self.m, last - self.m) } else { (first, last) };
        Runs::join_runs(self.m, pairs.map(|(a, b)| reduced((a.0 + b.0, a.1 + b.1))))
    }

    /// For m = 2h: {x / 2 + y / 2 + (x mod 2) : x, y in the set, x ≡ y (mod 2)} on Z_h, which is the next layer; see
    /// [`super`].
    #[must_use]
    pub fn halved_sums(&self) -> Option<Runs> {
        let half = self.m / 2;
        let of_parity = |odd: u32| {
            let halves = self.list.iter().map(|&(first, last)| ((first + 1 - odd) / 2, (last + 2 - odd) / 2));
            let list = halves.filter(|(first, end)| first < end).map(|(first, end)| (first, end - 1));
            Runs::join_runs(half, list)?.sum_with_itself()
        };
        let (evens, odds) = (of_parity(0)?, of_parity(1)?);
        let turned = odds
            .list
            .iter()
            .map(|&(first, last)| if first + 1 == half { (0, last + 1 - half) } else { (first + 1, last + 1) });
        Runs::join_runs(half, evens.list.iter().copied().chain(turned))
    }

    /// The smallest d ≥ 1 for which both `scale`·(z ± d) mod m are in the set, where `centre` = `scale`·z is not. O(r log m).
    #[must_use]
    pub fn smallest_pair(&self, centre: u32, scale: u32) -> Option<u32> {
        let m = self.m;
        // With T the set, e = scale·d lies in (T − centre) ∩ (centre − T), which has at most twice as many runs as T.
        let ahead: Vec<(u32, u32)> = self.turn_runs(m - centre, self.list.iter().copied());
        let mirror = self.list.iter().map(|&(first, last)| (m - last, m - first));
        let behind = self.turn_runs(centre, mirror);
        let both = ahead.iter().flat_map(|a| behind.iter().map(move |b| (a.0.max(b.0), a.1.min(b.1))));
        let runs = both.filter(|(first, last)| first <= last);
        runs.filter_map(|(first, last)| first_multiple_in(scale, m, first, last)).min()
    }

    /// Runs with last ≤ m, turned by `by` ≤ m and cut at the seam.
    fn turn_runs(&self, by: u32, runs: impl Iterator<Item = (u32, u32)>) -> Vec<(u32, u32)> {
        let m = self.m;
        let mut turned = Vec::new();
        for (first, last) in runs {
            let (first, last) = (first + by, last + by);
            for around in [0, m, 2 * m] {
                let (first, last) = (first.max(around), last.min(around + m - 1));
                if first <= last {
                    turned.push((first - around, last - around));
                }
            }
        }
        turned
    }
}

/// The smallest x ≥ 0 with first ≤ `factor`·x mod m ≤ last, for first ≤ last < m. O(log m): the steps of Euclid's algorithm.
#[must_use]
pub fn first_multiple_in(factor: u32, m: u32, first: u32, last: u32) -> Option<u32> {
    if first == 0 {
        return Some(0);
    }
    let factor = factor % m;
    if factor == 0 {
        return None;
    }
    let x = first.div_ceil(factor);
    if u64::from(x) * u64::from(factor) <= u64::from(last) {
        return Some(x);
    }
    // factor·x − m·y lies in first..=last for some x as soon as m·y mod factor lies in −last..=−first, which has no seam
    // because no multiple of the factor lies in first..=last.
    let negative = |z: u32| (factor - z % factor) % factor;
    let y = first_multiple_in(m % factor, factor, negative(last), negative(first))?;
    let target = u64::from(first) + u64::from(m) * u64::from(y);
    Some(target.div_ceil(u64::from(factor)) as u32)
}
