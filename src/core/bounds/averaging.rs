//! Prices on the positions: Derek's choice costs nothing on average, because the midpoints of the cheap half of a set are nearly everything.
//!
//! n is odd, A a set of a positions, each with a price from −G to G, all prices together at most W. A *pair around* z is {z − d, z + d}
//! with d ≠ 0, and r_X(z) the number of pairs around z in X. The condition is (D): for every X ⊆ A at most max(0, a + F − 2|X|) + E
//! members z of A have r_X(z) ≤ s, where 2E + F < a.
//!
//! # The averaging lemma
//! Let κ be least with a + F ≤ 2(E + F + 2^κ). For every T ≥ κ there is an X ⊆ A, |X| ≥ (a + F)/2, such that from every z with r_X(z) > s, while at
//! most s + 1 − T positions of A have been visited, Magnus makes T new rounds in A at prices of at most
//! μ = (T − κ)·((2E + F)G + W)/(a − 2E − F) + κG together ([`most_paid`]).
//!
//! **The tables** ([`Tables`]). J₀ = 0. m_k(z) is the least τ for which more than s pairs around z lie in {J_k ≤ τ}, and J_{k+1}(u) = g(u) + m_k(u).
//!
//! **Play.** If t positions of A have been visited and t + k ≤ s + 1, he makes k new rounds from z for at most m_k(z): more than s ≥ t pairs around z lie in
//! {J_k ≤ m_k(z)}, so one is unvisited; he calls it, comes to a new u, and has m_{k−1}(u) ≤ m_k(z) − g(u) left ([`Tables::call`]).
//!
//! **Cost.** By (D) for the i cheapest, at least min(a − E, 2i − b) members have m_k ≤ the i-th smallest J_k, b = E + F. Leave out the b smallest and the E largest
//! values of J_k: the sum S_k of the others grows by at most (2E + F)G + W a round ([`Tables::middle_sum`]). So the (b + 1)-th smallest is at most k times that over a − 2E − F, and
//! κ rounds more bring the median down to it, for G each. ∎
//!
//! Theorem 12 is the case A = Z_p, s = 0, E = 0, F = 3: in the long run Magnus pays at most 3G/(p − 3) a round above the mean. Theorems 13 to 16 of the note make
//! prices of the balance of A.

use crate::position_set::PositionSet;

/// The numbers of the averaging lemma, besides the prices themselves.
///
/// ```
/// use magnus_derek::bounds::averaging::{Condition, most_paid};
///
/// // Theorem 12 on 101 positions: prices from −1 to 1 with sum 0.
/// let table = Condition { members: 101, error: 0, slack: 3, largest: 1.0, total: 0.0 };
/// assert_eq!(table.doublings(), Some(6));
/// let paid = most_paid(table, 10_000).expect("the condition can hold");
/// assert!(paid / 10_000.0 < 3.0 / 98.0 + 0.001);
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Condition {
    /// a, the number of positions with a price.
    pub members: u32,
    /// E of (D).
    pub error: u32,
    /// F of (D).
    pub slack: u32,
    /// G, the largest absolute value of a price.
    pub largest: f64,
    /// W, which all prices together do not exceed.
    pub total: f64,
}

impl Condition {
    /// κ, the rounds from the cheapest positions to the median; `None` if 2E + F ≥ a, where the lemma says nothing.
    #[must_use]
    pub fn doublings(self) -> Option<u32> {
        let (a, e, f) = (u64::from(self.members), u64::from(self.error), u64::from(self.slack));
        (0..=32).find(|&kappa| 2 * e + f < a && a + f <= 2 * (e + f + (1 << kappa)))
    }

    /// The most by which [`Tables::middle_sum`] grows in a round: (2E + F)G + W.
    #[must_use]
    pub fn growth(self) -> f64 {
        f64::from(2 * self.error + self.slack) * self.largest + self.total
    }
}

/// μ, the most that Magnus pays for so many new rounds by the averaging lemma; `None` if there are fewer than κ, or 2E + F ≥ a.
#[must_use]
pub fn most_paid(condition: Condition, rounds: u32) -> Option<f64> {
    let kappa = condition.doublings()?;
    let free = rounds.checked_sub(kappa)?;
    let kept = condition.members - 2 * condition.error - condition.slack;
    Some(f64::from(free) * condition.growth() / f64::from(kept) + f64::from(kappa) * condition.largest)
}

/// The members of a set around which at most `spare` pairs lie in X: what (D) bounds. O(|A|·n).
///
/// ```
/// use magnus_derek::bounds::averaging::poor_members;
/// use magnus_derek::position_set::PositionSet;
///
/// let half = PositionSet::of(11, 0..6);
/// // 0 to 5 have 9 − 2 midpoints of two different members that are halfway on the arc, and as many across it.
/// assert!(poor_members(&PositionSet::full(11), &half, 0) <= 11 + 3 - 2 * 6);
/// ```
#[must_use]
pub fn poor_members(members: &PositionSet, cheap: &PositionSet, spare: u32) -> u32 {
    members.iter().filter(|&z| pairs_around(cheap, z).nth(spare as usize).is_none()).count() as u32
}

/// The distances of the pairs around a position that lie in a set of an odd table, ascending.
fn pairs_around(set: &PositionSet, z: u32) -> impl Iterator<Item = u32> {
    let n = set.n();
    (1..=(n - 1) / 2).filter(move |d| set.contains((z + d) % n) && set.contains((z + n - d) % n))
}

/// J_k and m_k of the averaging lemma, and the strategy that plays by them.
///
/// ```
/// use magnus_derek::bounds::averaging::Tables;
/// use magnus_derek::position_set::PositionSet;
///
/// // Two cheap positions beside the token on 0: both of 1 and 6 cost −3, and Magnus can offer them.
/// let unvisited = PositionSet::of(7, 1..7);
/// let prices = [0.0, -3.0, 1.5, 1.5, 1.5, 1.5, -3.0];
/// let tables = Tables::new(&unvisited, &prices, 0, 1);
/// assert_eq!(tables.cost_from(0, 1), -3.0);
/// assert_eq!(tables.call(0, 1, &unvisited), Some(1));
/// ```
#[derive(Debug, Clone)]
pub struct Tables {
    members: PositionSet,
    /// J_k of the members, by k; the other positions have ∞.
    through: Vec<Vec<f64>>,
    /// m_k of all positions, by k.
    from: Vec<Vec<f64>>,
}

impl Tables {
    /// The tables for up to so many rounds, for a set of an odd table with a price for each position of the table; those outside of the set do not count.
    /// O(rounds·n² log n).
    ///
    /// # Panics
    /// If n is even, or there are not n prices.
    #[must_use]
    pub fn new(members: &PositionSet, prices: &[f64], spare: u32, rounds: u32) -> Tables {
        let n = members.n();
        assert!(!n.is_multiple_of(2), "a table of {n} positions is not odd");
        assert_eq!(prices.len(), n as usize, "each position has a price");
        let none = |u: u32| if members.contains(u) { 0.0 } else { f64::INFINITY };
        let mut through: Vec<Vec<f64>> = vec![(0..n).map(none).collect()];
        let mut from = Vec::new();
        for k in 0..=rounds as usize {
            let least: Vec<f64> = (0..n).map(|z| least_with_pairs(&through[k], z, spare)).collect();
            let next = (0..n as usize).map(|u| prices[u] + least[u] + through[0][u]).collect();
            from.push(least);
            through.push(next);
        }
        Tables { members: members.clone(), through, from }
    }

    /// m_k(z): for k rounds from a position Magnus pays at most this much, if at most s + 1 − k positions have been visited since the tables were made; ∞ if they
    /// may not all be new.
    ///
    /// # Panics
    /// If the tables are made for fewer rounds, or there is no such position.
    #[must_use]
    pub fn cost_from(&self, position: u32, rounds: u32) -> f64 {
        self.from[rounds as usize][position as usize]
    }

    /// J_k(u): the same for k rounds of which the first one leads to this member; ∞ for other positions.
    ///
    /// # Panics
    /// As [`Tables::cost_from`].
    #[must_use]
    pub fn cost_through(&self, position: u32, rounds: u32) -> f64 {
        self.through[rounds as usize][position as usize]
    }

    /// The magnitude of the closest unvisited pair that is cheap enough for [`Tables::cost_from`] of so many rounds ≥ 1; `None` if there is none.
    ///
    /// # Panics
    /// As [`Tables::cost_from`].
    #[must_use]
    pub fn call(&self, position: u32, rounds: u32, unvisited: &PositionSet) -> Option<u32> {
        let n = self.members.n();
        let most = self.cost_from(position, rounds);
        let is_cheap = |u: u32| unvisited.contains(u) && self.cost_through(u, rounds) <= most;
        (most < f64::INFINITY).then_some(())?;
        (1..=(n - 1) / 2).find(|d| is_cheap((position + d) % n) && is_cheap((position + n - d) % n))
    }

    /// S_k: the sum of the values of J_k but the E + F smallest and the E largest. ∞ if (D) does not hold and more than E values are ∞.
    ///
    /// # Panics
    /// As [`Tables::cost_from`], and if 2E + F exceeds the number of members.
    #[must_use]
    pub fn middle_sum(&self, rounds: u32, error: u32, slack: u32) -> f64 {
        let mut values: Vec<f64> = self.members.iter().map(|u| self.cost_through(u, rounds)).collect();
        values.sort_by(f64::total_cmp);
        values[(error + slack) as usize..values.len() - error as usize].iter().sum()
    }

    /// X: the members through which so many rounds cost no more than this.
    ///
    /// # Panics
    /// As [`Tables::cost_from`].
    #[must_use]
    pub fn cheap(&self, rounds: u32, most: f64) -> PositionSet {
        let is_cheap = |u: &u32| self.cost_through(*u, rounds) <= most;
        PositionSet::of(self.members.n(), self.members.iter().filter(is_cheap))
    }
}

/// The least τ such that more than `spare` pairs around z have both values at most τ; ∞ if there is none.
fn least_with_pairs(values: &[f64], z: u32, spare: u32) -> f64 {
    let n = values.len();
    let z = z as usize;
    let mut dearer: Vec<f64> = (1..=(n - 1) / 2).map(|d| values[(z + d) % n].max(values[(z + n - d) % n])).collect();
    dearer.sort_unstable_by(f64::total_cmp);
    dearer.get(spare as usize).copied().unwrap_or(f64::INFINITY)
}
