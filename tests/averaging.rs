//! The averaging lemma and what Theorems 12 to 16 need beside it: on every set of small tables, against every Derek, with dumb programs beside the clever ones.

use magnus_derek::bounds::averaging::{Condition, Tables, most_paid, poor_members};
use magnus_derek::position_set::PositionSet;
use std::collections::BTreeSet;

/// For floating-point sums of at most a few hundred prices.
const ROUNDING: f64 = 1e-9;

struct Random(u64);

impl Random {
    fn below(&mut self, end: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % u64::from(end)) as u32
    }

    /// A set with all positions of the table but so many.
    fn all_but(&mut self, n: u32, missing: u32) -> PositionSet {
        let mut set = PositionSet::full(n);
        for _ in 0..missing {
            set.remove(self.below(n));
        }
        set
    }
}

/// Prices of several kinds, with the mean 0 over the members: random ones, two values, antisymmetric ones, one cheap position, the cheap ones on an arc.
fn prices(kind: u32, members: &PositionSet, random: &mut Random) -> Vec<f64> {
    let n = members.n();
    let center = random.below(n);
    let mut prices: Vec<f64> = (0..n)
        .map(|u| match kind {
            0 => f64::from(random.below(2001)) / 1000.0 - 1.0,
            1 => f64::from(random.below(2)),
            2 => f64::from(u == center) / 2.0 + f64::from((u + n - center) % n > n / 2),
            3 => f64::from(u != center),
            _ => f64::from(u > n / 2),
        })
        .collect();
    let mean = members.iter().map(|u| prices[u as usize]).sum::<f64>() / f64::from(members.count());
    prices.iter_mut().for_each(|price| *price -= mean);
    prices
}

/// The numbers of the lemma for a set: the least E for this F, by looking at every subset.
fn condition(members: &PositionSet, prices: &[f64], spare: u32, slack: u32) -> Condition {
    let (n, a, all) = (members.n(), members.count(), members.iter().collect::<Vec<u32>>());
    let error = (0..1_u32 << a).map(|bits| {
        let subset = PositionSet::of(n, (0..a).filter(|i| bits >> i & 1 == 1).map(|i| all[i as usize]));
        poor_members(members, &subset, spare).saturating_sub((a + slack).saturating_sub(2 * subset.count()))
    });
    let largest = members.iter().map(|u| prices[u as usize].abs()).fold(0.0, f64::max);
    Condition { members: a, error: error.max().unwrap_or(0), slack, largest, total: ROUNDING }
}

/// What a Derek who knows the tables makes Magnus pay for so many rounds, by trying both answers each time. Asserts that every round is new.
fn dearest(tables: &Tables, prices: &[f64], token: u32, rounds: u32, unvisited: &PositionSet) -> f64 {
    if rounds == 0 {
        return 0.0;
    }
    let n = unvisited.n();
    let call = tables.call(token, rounds, unvisited).expect("Magnus has a pair");
    let landings = [(token + call) % n, (token + n - call) % n].into_iter().map(|to| {
        assert!(unvisited.contains(to));
        let mut left = unvisited.clone();
        left.remove(to);
        prices[to as usize] + dearest(tables, prices, to, rounds - 1, &left)
    });
    landings.fold(f64::NEG_INFINITY, f64::max)
}

/// The least that Magnus can be made to pay for so many new rounds, by trying every magnitude against both directions: no tables.
fn least_to_pay(prices: &[f64], token: u32, rounds: u32, unvisited: &BTreeSet<u32>) -> f64 {
    if rounds == 0 {
        return 0.0;
    }
    let n = prices.len() as u32;
    let pay = |to: u32| {
        if !unvisited.contains(&to) {
            return f64::INFINITY;
        }
        let left = unvisited.iter().copied().filter(|&u| u != to).collect();
        prices[to as usize] + least_to_pay(prices, to, rounds - 1, &left)
    };
    (1..=n / 2).map(|l| pay((token + l) % n).max(pay((token + n - l) % n))).fold(f64::INFINITY, f64::min)
}

/// Sets that differ from the table by a few positions, and all that the lemma says of them.
fn audit(n: u32, times: u32) -> (u32, u32) {
    let mut random = Random(0x9e37_79b9_7f4a_7c15 ^ u64::from(n));
    let (mut steps, mut games) = (0, 0);
    for (spare, missing, slack) in (0..4).flat_map(|s| (0..3).flat_map(move |m| [0, 1, 3].map(|f| (s, m, f)))) {
        let members = random.all_but(n, missing);
        for kind in (0..5).flat_map(|kind| std::iter::repeat_n(kind, times as usize)) {
            let prices = prices(kind, &members, &mut random);
            let numbers = condition(&members, &prices, spare, slack);
            let Some(kappa) = numbers.doublings() else { continue };
            let rounds = kappa + 3;
            let tables = Tables::new(&members, &prices, spare, rounds);
            for k in 0..rounds {
                let [now, next] = [k, k + 1].map(|k| tables.middle_sum(k, numbers.error, slack));
                assert!(next <= now + numbers.growth() + ROUNDING, "n = {n}, {numbers:?}, {prices:?}");
                steps += 1;
            }
            for rounds in kappa..=rounds {
                let most = most_paid(numbers, rounds).expect("κ rounds or more") + ROUNDING;
                let cheap = tables.cheap(rounds, most);
                assert!(2 * cheap.count() >= members.count() + slack, "n = {n}, {numbers:?}");
                assert!(poor_members(&members, &cheap, spare) <= numbers.error);
                let Some(visits) = (spare + 1).checked_sub(rounds) else { continue };
                for token in (0..n).filter(|&z| tables.cost_from(z, rounds) <= most) {
                    let mut left = members.clone();
                    (0..visits).for_each(|_| left.remove(random.below(n)));
                    assert!(dearest(&tables, &prices, token, rounds, &left) <= most + ROUNDING, "n = {n}, {numbers:?}");
                    games += 1;
                }
            }
        }
    }
    (steps, games)
}

#[test]
fn averaging_the_middle_sum_and_the_price_of_a_run_stay_below_their_bounds_on_9_and_11() {
    for n in [9, 11] {
        let (steps, games) = audit(n, 1);
        assert!(steps > 50 && games > 50, "{steps} steps, {games} games");
    }
}

#[test]
#[ignore = "takes long"]
fn averaging_the_middle_sum_and_the_price_of_a_run_stay_below_their_bounds_to_15() {
    for n in [9, 11, 13, 15] {
        let (steps, games) = audit(n, 4);
        assert!(steps > 200 && games > 200, "{steps} steps, {games} games");
    }
}

/// The tables promise at least what perfect play pays, and with one round they promise exactly that.
#[test]
fn averaging_perfect_play_pays_no_more_than_the_tables_say_on_9() {
    let mut random = Random(7);
    for kind in 0..5 {
        let members = random.all_but(9, 1);
        let prices = prices(kind, &members, &mut random);
        for rounds in 1..=3 {
            let tables = Tables::new(&members, &prices, rounds - 1, rounds);
            for token in (0..9).filter(|&token| tables.cost_from(token, rounds) < f64::INFINITY) {
                let (said, least) =
                    (tables.cost_from(token, rounds), least_to_pay(&prices, token, rounds, &members.iter().collect()));
                assert!(least <= said + ROUNDING, "{kind}, {rounds}, {token}: {least} > {said}");
                assert!(rounds > 1 || (least - said).abs() < ROUNDING);
            }
        }
    }
}

/// Greedy play pays for antisymmetric prices, look-ahead does not.
#[test]
fn averaging_theorem_12_the_long_run_price_is_at_most_3g_over_p_minus_3_above_the_mean() {
    let mut random = Random(12);
    for p in [5, 7, 11, 13, 17, 23] {
        let table = PositionSet::full(p);
        for kind in 0..5 {
            let prices = prices(kind, &table, &mut random);
            let largest = prices.iter().fold(0.0_f64, |most, price| most.max(price.abs()));
            let rounds = 200;
            let tables = Tables::new(&table, &prices, 0, rounds);
            let numbers = Condition { members: p, error: 0, slack: 3, largest, total: ROUNDING };
            let most = most_paid(numbers, rounds).expect("enough rounds") + ROUNDING;
            for token in 0..p {
                assert!(tables.cost_from(token, rounds) <= most, "p = {p}, {prices:?}");
            }
            // (D) for E = 0 and F = 3: Dias da Silva and Hamidoune.
            if p <= 13 {
                assert_eq!(condition(&table, &prices, 0, 3).error, 0);
            }
            // One position cheaper than the others: what Magnus pays is G/(p − 1) above the mean.
            if kind == 3 {
                let paid = (0..p).map(|token| tables.cost_from(token, rounds)).fold(f64::INFINITY, f64::min);
                assert!((paid / f64::from(rounds) - largest / f64::from(p - 1)).abs() < 0.02);
            }
        }
    }
}

/// The size lemma by its definition, for pairs of X and the set of all z with few sums.
#[test]
fn averaging_the_size_lemma_bounds_the_places_with_few_sums_for_every_set_to_p_13() {
    for p in [5_u32, 7, 11, 13] {
        for bits in 0..1_u32 << p {
            let sums = |z: u32| (0..p).filter(|x| bits >> x & bits >> ((2 * z + p - x) % p) & 1 == 1).count() as u32;
            let mut by_sums: Vec<u32> = (0..p).map(sums).collect();
            by_sums.sort_unstable();
            let mut triples = 0;
            for (places, sums) in (1..).zip(by_sums) {
                triples += sums;
                let root = f64::from(triples + 1).sqrt();
                let most = f64::from(p.saturating_sub(2 * bits.count_ones())) + 2.0 * root + 1.0;
                assert!(f64::from(places) <= most, "p = {p}, {bits:b}");
            }
        }
    }
}

/// One epoch's change of the potential Σ cosh(λD_S), and the sum of its prices.
#[test]
fn averaging_prices_add_up_to_at_most_0_and_bound_the_growth_of_the_potential() {
    let mut random = Random(13);
    for _ in 0..200 {
        let p = 101;
        let tests: Vec<PositionSet> = (0..6)
            .map(|_| {
                let share = 2 + random.below(8);
                PositionSet::of(p, (0..p).filter(|_| random.below(10) < share))
            })
            .collect();
        let before = PositionSet::of(p, (1..p).filter(|_| random.below(3) > 0));
        let lambda = f64::from(1 + random.below(50)) / 500.0;
        let share = |set: &PositionSet| f64::from(set.count()) / f64::from(p);
        let balance = |a: &PositionSet, s: &PositionSet| {
            f64::from(a.iter().filter(|&u| s.contains(u)).count() as u32) - f64::from(a.count()) * share(s)
        };
        let slopes: Vec<f64> = tests.iter().map(|s| lambda * (lambda * balance(&before, s)).sinh()).collect();
        let price = |u: u32| -> f64 {
            tests.iter().zip(&slopes).map(|(s, slope)| slope * (share(s) - f64::from(s.contains(u)))).sum()
        };
        let largest: f64 = slopes.iter().map(|slope| slope.abs()).sum();
        assert!(before.iter().map(price).sum::<f64>() <= ROUNDING);
        assert!(before.iter().all(|u| price(u).abs() <= largest + ROUNDING));
        let potential = |a: &PositionSet| -> f64 { tests.iter().map(|s| (lambda * balance(a, s)).cosh()).sum() };
        let visited: Vec<u32> = before.iter().take((1.0 / lambda) as usize).collect();
        let mut after = before.clone();
        visited.iter().for_each(|&u| after.remove(u));
        let steps = f64::from(visited.len() as u32);
        let paid: f64 = visited.iter().map(|&u| price(u)).sum();
        let most = potential(&before) * (1.0 + (lambda * steps).powi(2)) + paid;
        assert!(potential(&after) <= most + ROUNDING);
    }
}
