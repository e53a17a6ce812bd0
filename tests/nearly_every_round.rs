//! Theorems A, A₀ and B: the chain of sets and its lemma, and the numbers of the bounds against what is known.

use crate::oracle::table;
use magnus_derek::bounds::{elementary, layer_play, most_needed, needed, wasted_between};
use magnus_derek::endgame::waste;
use magnus_derek::layers::ranks;
use magnus_derek::position_set::PositionSet;
use magnus_derek::solver::known_rounds;
use magnus_derek::zn::is_odd_prime;

/// Pairs {z − d, z + d} in a set with 1 ≤ d ≤ n/2; sets as bits.
fn pairs_around(n: u32, set: u32, z: u32) -> u32 {
    let has = |z: u32| set >> (z % n) & 1;
    (1..=n / 2).map(|d| has(z + d) & has(z + n - d)).sum()
}

/// The rank by its definition, up to the number of positions, after which it is unbounded: sets as bits.
fn dumb_ranks(n: u32, set: u32, pairs: u32) -> Vec<Option<u32>> {
    let mut at_least = vec![set];
    for j in 0..=n as usize {
        let deeper = (0..n).filter(|&z| at_least[j] >> z & 1 == 1 && pairs_around(n, at_least[j], z) >= pairs);
        at_least.push(deeper.fold(0, |all, z| all | 1 << z));
    }
    let rank = |z| at_least.iter().position(|&set| pairs_around(n, set, z) < pairs).map(|rank| rank as u32);
    (0..n).map(rank).collect()
}

#[test]
fn ranks_are_those_of_the_definition_for_every_set_to_n_12_and_one_to_three_pairs() {
    for n in 2..=12 {
        for set in 0..1_u32 << n {
            let positions = PositionSet::of(n, (0..n).filter(|z| set >> z & 1 == 1));
            for pairs in 1..=3 {
                assert_eq!(ranks(&positions, pairs), dumb_ranks(n, set, pairs), "n = {n}, {set:b}, {pairs} pairs");
            }
        }
    }
}

#[test]
fn the_first_new_round_is_sure_from_rank_1_on_and_the_token_of_a_full_table_has_no_bound() {
    let mut unvisited = PositionSet::full(9);
    unvisited.remove(0);
    assert_eq!(ranks(&unvisited, 1), [None; 9]);
    // 1 is halfway between 0 and 2; nothing else is halfway between two of these.
    let three = PositionSet::of(11, [0, 1, 2]);
    let found = ranks(&three, 1);
    assert_eq!((found[1], found[0]), (Some(1), Some(0)));
}

/// r₃(n): the most of n whole numbers without three in arithmetic progression.
fn without_progression(n: u32) -> u32 {
    let free = |set: &u32| (1..n).all(|d| set & set << d & set << (2 * d).min(31) == 0 || 2 * d >= n);
    (0..1_u32 << n).filter(free).map(u32::count_ones).max().unwrap_or(0)
}

#[test]
fn little_is_lost_lemma_1_of_theorem_a_for_every_set_to_n_17() {
    let known: Vec<u32> = (1..=9).map(without_progression).collect();
    assert_eq!(known, [1, 2, 2, 3, 4, 4, 4, 4, 5]);
    for n in [3, 5, 7, 9, 11, 13, 15, 17] {
        let r3 = without_progression(n);
        for set in 0..1_u32 << n {
            let poor =
                |pairs: u32| (0..n).filter(|z| set >> z & 1 == 1 && pairs_around(n, set, *z) < pairs).count() as u32;
            assert!(poor(1) <= r3, "n = {n}, {set:b}");
            for pairs in [2, 3] {
                // (3√3/2)²·s·r₃² = 27/4·s·r₃².
                assert!(4 * poor(pairs).pow(2) <= 27 * (pairs - 1) * r3 * r3, "n = {n}, {set:b}");
            }
        }
    }
}

#[test]
fn what_is_peeled_off_contains_few_triples_on_random_sets_to_n_2000() {
    let mut draw = 7_u64;
    for n in [101, 401, 999, 2000] {
        for pairs in [1, 3] {
            let member = |_: &u32| {
                draw = draw.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (draw >> 40).is_multiple_of(12)
            };
            let set = PositionSet::of(n, (0..n).filter(member));
            let found = ranks(&set, pairs);
            let most = set.iter().filter_map(|z| found[z as usize]).max().unwrap_or(0);
            for rank in 0..=most {
                let peeled: Vec<u32> = set.iter().filter(|&z| found[z as usize] == Some(rank)).collect();
                let has = |z: u32| peeled.binary_search(&(z % n)).is_ok();
                for &z in &peeled {
                    let around = (1..n.div_ceil(2)).filter(|&d| has(z + d) && has(z + n - d)).count();
                    assert!(around < pairs as usize, "n = {n}: around {z}");
                }
            }
        }
    }
}

#[test]
fn theorem_a_0_is_below_47_24ths_of_p_and_above_every_known_r() {
    for p in (5..=5000).filter(|&p| is_odd_prime(p)) {
        let most = elementary(table(p));
        assert!(24 * most < 47 * p && most <= layer_play(table(p)), "p = {p}");
        assert!(known_rounds(p).is_none_or(|rounds| rounds <= most), "p = {p}");
    }
    assert_eq!((elementary(table(1009)), layer_play(table(1009))), (1975, 2005));
}

#[test]
fn theorem_b_stays_below_every_known_r_and_goes_beyond_theorem_5() {
    for p in (5..=41).filter(|&p| is_odd_prime(p)) {
        assert!(most_needed(table(p)) <= known_rounds(p).expect("known"), "p = {p}");
    }
    for n in 2..=20_000 {
        assert!(most_needed(table(n)) >= needed(table(n)), "n = {n}");
    }
    let both = |p| (needed(table(p)) - p, most_needed(table(p)) - p);
    assert_eq!([67, 1009, 65_537, 999_983].map(both), [(2, 3), (5, 5), (11, 13), (14, 17)]);
}

#[test]
fn theorem_b_1_is_not_violated_by_the_least_waste_with_three_and_five_positions_left() {
    let mut attained = 0;
    for line in waste::KNOWN.lines().skip(1) {
        let numbers: Vec<u32> = line.split(',').map(|cell| cell.parse().expect("a number")).collect();
        let [p, three, _, five] = numbers[..] else { panic!("{line}") };
        assert!(wasted_between(p, 1, 1) <= three, "p = {p}: from three until one");
        assert!(wasted_between(p, 1, 2) <= five, "p = {p}: from five until one");
        attained += u32::from(wasted_between(p, 1, 1) == three);
    }
    assert!(attained > 10, "the bound is reached on {attained} primes");
}
