//! The lemmas of the lower bounds, one test each, as `magnus_derek::bounds::lower` names them; everything by definition, on small tables.

use crate::oracle::{layers, midpoints, table};
use magnus_derek::bounds::{rounds_needed, rounds_needed_with_three_left, rounds_wasted_in_stage};
use magnus_derek::solver::{Aim, Solution};
use magnus_derek::zn::is_odd_prime;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

type Set = BTreeSet<u32>;

fn primes(from: u32, to: u32) -> impl Iterator<Item = u32> {
    (from..=to).filter(|&p| is_odd_prime(p))
}

/// ⌈log₂ p⌉, by doubling.
fn log_up(p: u32) -> u32 {
    (0..32).find(|&log| 1_u64 << log >= u64::from(p)).expect("p < 2^32")
}

fn without(set: &Set, position: u32) -> Set {
    set.iter().copied().filter(|&other| other != position).collect()
}

/// All sets of `size` positions that contain 0 and 1: by z ↦ uz + b, sets on a prime table are like one of these.
fn sets_with_0_and_1(p: u32, size: usize) -> Vec<Set> {
    let mut sets = vec![Set::from([0, 1])];
    for _ in 2..size {
        let larger = sets.iter().flat_map(|set| {
            let largest = *set.last().expect("two members");
            (largest + 1..p).map(move |next| set.iter().copied().chain([next]).collect())
        });
        sets = larger.collect();
    }
    sets
}

#[test]
fn star_a_position_of_layer_i_is_a_mean_of_two_to_the_i_members_and_from_outside_derek_stays_outside_to_n_11() {
    for n in 2..=11_u32 {
        for bits in 1..1_u32 << n {
            let set: Set = crate::oracle::from_bits(n, bits);
            let (layers, mut sums) = (layers(n, &set), set.clone());
            for (i, layer) in layers.iter().enumerate() {
                assert!(layer.iter().all(|z| sums.contains(&((z << i) % n))), "n = {n}, {set:?}, i = {i}");
                sums = sums.iter().flat_map(|x| sums.iter().map(move |y| (x + y) % n)).collect();
                for x in (0..n).filter(|x| i + 1 < layers.len() && !layers[i + 1].contains(x)) {
                    let held = (1..=n / 2).all(|l| [x + l, x + n - l].iter().any(|to| !layer.contains(&(to % n))));
                    assert!(held, "n = {n}, {set:?}, i = {i}");
                }
            }
        }
    }
}

/// The depths of all positions in {0, 1}, by the definition.
fn depths_in_0_and_1(p: u32) -> Vec<u32> {
    let mut depths = vec![None; p as usize];
    let mut layer: Vec<bool> = (0..p).map(|z| z < 2).collect();
    for depth in 0.. {
        for z in (0..p as usize).filter(|&z| layer[z]) {
            depths[z].get_or_insert(depth);
        }
        if layer.iter().all(|&inside| inside) {
            break;
        }
        let inside = |z: u32| layer[(z % p) as usize];
        layer = (0..p).map(|z| (0..=p / 2).any(|d| inside(z + d) && inside(z + p - d))).collect();
    }
    depths.into_iter().map(|depth| depth.expect("all are reached on a prime table")).collect()
}

fn inverse(p: u32, x: u32) -> u32 {
    (1..p).find(|y| x * y % p == 1).expect("x is not 0")
}

/// The depths of the members of {0, 1, z} in the other two, by z ↦ uz + b.
fn depths_of_three(p: u32, depths: &[u32], z: u32) -> [u32; 3] {
    let in_pair = |x: u32, a: u32, b: u32| {
        let place = (x + p - a) % p * inverse(p, (b + p - a) % p) % p;
        depths[place as usize]
    };
    [in_pair(0, 1, z), in_pair(1, 0, z), in_pair(z, 0, 1)]
}

#[test]
fn lemma_a_two_depths_of_three_positions_add_up_to_log_p_for_all_primes_to_200() {
    for p in primes(5, 200) {
        let depths = depths_in_0_and_1(p);
        for z in 2..p {
            let mut three = depths_of_three(p, &depths, z);
            three.sort_unstable();
            assert!(three[0] + three[1] >= log_up(p), "p = {p}: 0, 1, {z}");
            assert!(three[1] >= log_up(p).div_ceil(2), "p = {p}: 0, 1, {z}");
            assert!(p - 3 + three[1] >= rounds_needed_with_three_left(table(p)));
        }
    }
}

#[test]
fn magnus_best_last_step_in_the_exact_values_is_never_below_half_of_log_p_to_p_23() {
    for p in primes(5, 23) {
        let exact = Solution::solve(table(p), Aim::FStar, 1, &mut |_| ControlFlow::Continue(())).expect("small");
        for left in sets_with_0_and_1(p, 3) {
            let visited = |rest: &Set| (0..p).filter(|z| !rest.contains(z)).fold(0_u64, |all, z| all | 1 << z);
            let mut rounds: Vec<u32> =
                left.iter().map(|&y| exact.value(visited(&without(&left, y)), y).rounds).collect();
            rounds.sort_unstable();
            assert!(rounds[1] >= log_up(p).div_ceil(2), "p = {p}, {left:?}");
        }
    }
}

/// Rounds until `until` positions are left, for all visited tokens: the fixed point of "one more than the best call", found by
/// trying all calls until nothing changes. Dumb, but it is the definition.
struct Values {
    p: u32,
    until: usize,
    known: BTreeMap<Set, BTreeMap<u32, u32>>,
}

impl Values {
    fn new(p: u32, until: usize) -> Values {
        Values { p, until, known: BTreeMap::new() }
    }

    /// V(S, x).
    fn token(&mut self, set: &Set, x: u32) -> u32 {
        if set.len() <= self.until {
            return 0;
        }
        if !self.known.contains_key(set) {
            let values = self.solve(set);
            self.known.insert(set.clone(), values);
        }
        self.known[set][&x]
    }

    /// w_S(y).
    fn landing(&mut self, set: &Set, y: u32) -> u32 {
        self.token(&without(set, y), y)
    }

    /// m₂(S).
    fn second(&mut self, set: &Set) -> u32 {
        let mut values: Vec<u32> = set.iter().map(|&y| self.landing(set, y)).collect();
        values.sort_unstable();
        values[1]
    }

    fn solve(&mut self, set: &Set) -> BTreeMap<u32, u32> {
        let p = self.p;
        let mut values: Vec<Option<u32>> = vec![None; p as usize];
        for &y in set {
            values[y as usize] = Some(self.landing(set, y));
        }
        let tokens: Vec<u32> = (0..p).filter(|x| !set.contains(x)).collect();
        loop {
            let mut changed = false;
            for &x in &tokens {
                let after = |l: u32| Some(values[((x + l) % p) as usize]?.max(values[((x + p - l) % p) as usize]?));
                let best = (1..=p / 2).filter_map(after).min().map(|rounds| rounds + 1);
                let old = values[x as usize];
                if best.is_some() && (old.is_none() || best < old) {
                    values[x as usize] = best;
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        tokens.iter().map(|&x| (x, values[x as usize].expect("finite on a prime table"))).collect()
    }
}

#[test]
fn lemma_b_a_token_needs_the_second_exit_and_as_many_rounds_as_layers_lie_between_p_11_to_19() {
    for (p, most) in [(11, 6), (13, 5), (19, 4)] {
        let mut values = Values::new(p, 1);
        for size in 2..=most {
            for set in sets_with_0_and_1(p, size) {
                let (second, layers) = (values.second(&set), layers(p, &set));
                for x in (0..p).filter(|x| !set.contains(x)) {
                    let s = values.token(&set, x).checked_sub(second).expect("no less than the second exit");
                    assert!(s >= 1, "p = {p}, {set:?}, {x}");
                    assert!(layers[(s as usize).min(layers.len() - 1)].contains(&x), "p = {p}, {set:?}, {x}");
                }
            }
        }
    }
}

#[test]
fn lemma_c_the_second_exit_of_four_positions_costs_three_quarters_of_log_p_to_p_37() {
    for p in primes(5, 37) {
        let (mut values, log) = (Values::new(p, 1), log_up(p));
        for set in sets_with_0_and_1(p, 4) {
            let mut exits: Vec<(u32, u32)> = set.iter().map(|&y| (values.landing(&set, y), y)).collect();
            exits.sort_unstable();
            let two = [exits[0], exits[1]].map(|(w, x)| (w, values.second(&without(&set, x))));
            let s: u32 = two.iter().map(|(w, mu)| w - mu).sum();
            assert!(two.iter().all(|(_, mu)| mu + s >= log), "p = {p}, {set:?}: first part");
            assert!(two[0].1 + two[1].1 >= log, "p = {p}, {set:?}: second part");
            assert!(exits[1].0 >= (3 * log).div_ceil(4), "p = {p}, {set:?}");
        }
    }
}

/// All i-fold means of members of a set, as counts of each member: the right sides of relations.
fn right_sides(members: usize, sum: u32) -> Vec<Vec<u32>> {
    if members == 1 {
        return vec![vec![sum]];
    }
    let first = (0..=sum).flat_map(|count| {
        right_sides(members - 1, sum - count).into_iter().map(move |rest| [vec![count], rest].concat())
    });
    first.collect()
}

/// A fraction with small numbers is enough here, and is kept exact.
fn solved_apart(rows: &[Vec<i128>], members: usize) -> bool {
    // Rows to echelon form without fractions; then e_v − e_w is in their span exactly if adding it does not raise the rank.
    let rank = |mut rows: Vec<Vec<i128>>| {
        let mut rank = 0;
        for column in 0..members {
            let Some(pivot) = (rank..rows.len()).find(|&row| rows[row][column] != 0) else { continue };
            rows.swap(rank, pivot);
            let by = rows[rank].clone();
            for row in rows.iter_mut().skip(rank + 1) {
                let (a, b) = (by[column], row[column]);
                row.iter_mut().zip(&by).for_each(|(entry, top)| *entry = *entry * a - top * b);
                let common = row.iter().fold(0, |common: i128, &entry| gcd(common, entry.abs()));
                row.iter_mut().for_each(|entry| *entry /= common.max(1));
            }
            rank += 1;
        }
        rank
    };
    let own = rank(rows.to_vec());
    let pairs = (0..members).flat_map(|v| (v + 1..members).map(move |w| (v, w)));
    pairs.into_iter().all(|(v, w)| {
        let difference = (0..members).map(|u| i128::from(u == v) - i128::from(u == w)).collect();
        rank([rows.to_vec(), vec![difference]].concat()) > own
    })
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// All relations 2^σ·x ≡ Σ c_y·y among members of a set modulo p, as rows of integers.
fn relations(p: u32, set: &Set, sigma: u32) -> Vec<Vec<i128>> {
    let members: Vec<u32> = set.iter().copied().collect();
    let mut rows = Vec::new();
    for (place, &x) in members.iter().enumerate() {
        for counts in right_sides(members.len(), 1 << sigma) {
            let mean: u32 = counts.iter().zip(&members).map(|(count, y)| count * y).sum();
            if mean % p == (x << sigma) % p {
                let mut row: Vec<i128> = counts.iter().map(|&count| -i128::from(count)).collect();
                row[place] += 1 << sigma;
                rows.push(row);
            }
        }
    }
    rows
}

#[test]
fn the_shadow_lemma_relations_on_a_large_table_hold_among_different_rational_numbers() {
    // (σ + ½)(u − 1) < log₂ p for u members: the smallest primes for which it says something, and some more.
    for (sigma, size, tables) in [(1, 3, 11..=31), (1, 4, 23..=37), (2, 3, 37..=53), (1, 5, 67..=67)] {
        for p in tables.filter(|&p| is_odd_prime(p)) {
            assert!(
                rounds_wasted_in_stage(p, size as u32 - 1) >= sigma,
                "σ = {sigma} is within the condition on p = {p}"
            );
            for set in sets_with_0_and_1(p, size).into_iter().step_by(if size == 5 { 41 } else { 1 }) {
                assert!(solved_apart(&relations(p, &set, sigma), size), "p = {p}, {set:?}");
            }
        }
    }
    assert!(!solved_apart(&relations(3, &Set::from([0, 1, 2]), 1), 3), "on small tables it is false");
    assert!(!solved_apart(&relations(5, &Set::from([0, 1, 2, 3]), 1), 4), "on small tables it is false");
}

/// True if a landing is good for Magnus: the definition in the stage lemma.
fn is_good(n: u32, q: usize, sigma: usize, left: &Set, x: u32) -> bool {
    if left.len() <= q {
        return left.len() == q;
    }
    let good: Set = left.iter().copied().filter(|&y| is_good(n, q, sigma, &without(left, y), y)).collect();
    (0..sigma).fold(good, |layer, _| midpoints_near(n, &layer)).contains(&x)
}

/// Midpoints by pairs, for small sets on large tables.
fn midpoints_near(n: u32, set: &Set) -> Set {
    let halves = |sum: u32| [sum, sum + n].into_iter().filter(|sum| sum % 2 == 0).map(|sum| sum / 2);
    let pairs = set.iter().flat_map(|x| set.iter().map(move |y| (x + y) % n));
    if n % 2 == 1 {
        pairs.flat_map(halves).collect()
    } else {
        // An even sum has two halves, half a turn apart.
        pairs.filter(|sum| sum % 2 == 0).flat_map(|sum| [sum / 2, sum / 2 + n / 2]).collect()
    }
}

#[test]
fn stage_lemma_c_at_most_one_landing_of_two_q_plus_1_is_good_for_magnus() {
    assert_eq!(midpoints_near(12, &Set::from([1, 4, 7])), midpoints(12, &Set::from([1, 4, 7])));
    for (q, sigma, tables, step) in [(1, 1, 11..=31, 1), (1, 2, 37..=61, 1), (2, 1, 67..=67, 3)] {
        for p in tables.filter(|&p| is_odd_prime(p)) {
            assert!(rounds_wasted_in_stage(p, 2 * q as u32) >= sigma as u32);
            for set in sets_with_0_and_1(p, 2 * q + 1).into_iter().step_by(step) {
                let good = set.iter().filter(|&&y| is_good(p, q, sigma, &without(&set, y), y)).count();
                assert!(good <= 1, "p = {p}, Q = {q}, σ = {sigma}: {set:?}");
            }
        }
    }
    let two_on_7 = sets_with_0_and_1(7, 3)
        .iter()
        .any(|set| set.iter().filter(|&&y| is_good(7, 1, 2, &without(set, y), y)).count() > 1);
    assert!(two_on_7, "on small tables it is false");
}

#[test]
fn stage_lemma_a_the_rounds_are_wasted_in_the_exact_values_from_two_q_plus_1_to_q() {
    for (q, p, step) in [(1, 11, 1), (1, 13, 1), (1, 23, 1), (1, 37, 1), (2, 67, 9001)] {
        let (mut values, sigma) = (Values::new(p, q), rounds_wasted_in_stage(p, 2 * q as u32));
        assert!(sigma >= 1);
        for set in sets_with_0_and_1(p, 2 * q + 1).into_iter().step_by(step) {
            for x in (0..p).filter(|x| !set.contains(x)) {
                assert!(
                    values.token(&set, x) > q as u32 + sigma,
                    "p = {p}, {set:?}, {x}: a round for each new one, and σ"
                );
            }
        }
    }
}

#[test]
fn stage_lemma_d_no_landing_with_two_q_plus_q_left_is_good_for_magnus() {
    // q = 1, Q = 1, three left; then n = 2p, q = Q = 2, six left, of which only some are tried.
    for p in primes(23, 41) {
        for set in sets_with_0_and_1(p, 3) {
            for x in (0..p).filter(|x| !set.contains(x)) {
                assert!(!is_good(p, 1, 1, &set, x), "p = {p}, {set:?}, {x}");
            }
        }
    }
    let n = 2 * 521;
    assert_eq!(rounds_wasted_in_stage(521, 6), 1);
    for start in 0..300_u32 {
        // Neighbours, progressions and opposite pairs, with the token among them or beside.
        let step = 1 + start * 7 % 97;
        let set: Set =
            (0..6).map(|k| if start % 3 == 0 { (k / 2) * step + (k % 2) * (n / 2) } else { k * step } % n).collect();
        for x in [start, 6 * step, 3 * step + n / 2, step / 2, n - step].map(|x| x % n) {
            assert!(set.len() < 6 || set.contains(&x) || !is_good(n, 2, 1, &set, x), "{set:?}, {x}");
        }
    }
}

#[test]
fn theorems_5_and_6_count_the_stages_as_their_formulas_with_logarithms_do() {
    let wasted = |p: f64, size: f64| ((p.log2() / size - 0.5).ceil() - 1.0).max(0.0) as u32;
    for p in [5, 7, 101, 509, 521, 1009, 32_749, 32_771, 99_991, 262_139, 262_147, 999_983] {
        let stages: u32 = (0..20).map(|j| wasted(f64::from(p), 6.0 * 2_f64.powi(j))).sum();
        let log = f64::from(p).log2();
        assert_eq!(rounds_needed(table(p)), p - 4 + (0.75 * log.ceil()).ceil() as u32 + stages, "p = {p}");
        assert!(f64::from(rounds_needed(table(p))) > f64::from(p) - 5.0 + 13.0 / 12.0 * log - 1.5 * log.log2().ceil());
        assert!(rounds_needed(table(p)) >= rounds_needed_with_three_left(table(p)), "p = {p}");
    }
    for (e, p) in [(1, 509), (1, 521), (1, 262_147), (2, 131_101), (3, 65_537)] {
        let (n, q) = (p << e, f64::from(1 << e));
        let stages: u32 = (1..20).map(|i| wasted(f64::from(p), (2_f64.powi(i + 1) - 1.0) * q)).sum();
        assert_eq!(rounds_needed(table(n)), table(n).f_star() - 1 + stages, "n = {n}");
    }
    assert_eq!(rounds_needed(table(2 * 521)), table(2 * 521).f_star(), "one round is wasted on 2·521");
    assert_eq!(rounds_needed(table(45)), table(45).f_star() - 1);
}
