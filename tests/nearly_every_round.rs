//! Theorems 8 and 9: the lemmas of their proofs on every set of small tables, the chain against its definition, and the bound on known values.

use crate::oracle::{from_bits, layers, position_set, table};
use magnus_derek::bounds::{chain, layer_play, most_members_lost, rounds_with_good_places};
use magnus_derek::position_set::PositionSet;
use magnus_derek::solver::known_rounds;
use magnus_derek::zn::is_odd_prime;
use std::collections::BTreeSet;

type Set = BTreeSet<u32>;

/// The pairs around a position by their definition: different members x and y with x + y = 2z.
fn pairs(n: u32, set: &Set, z: u32) -> u32 {
    let twice = |x: &u32, y: &u32| x < y && (x + y) % n == 2 * z % n && (2 * x) % n != 2 * z % n;
    set.iter().map(|x| set.iter().filter(|y| twice(x, y)).count() as u32).sum()
}

/// The pairs around a position by distances: the d with both x ± d in the set. Half a turn is one, if the opposite position is in it.
fn pairs_around(set: &PositionSet, x: u32) -> u32 {
    let n = set.n();
    (1..=n / 2).filter(|d| set.contains((x + d) % n) && set.contains((x + n - d) % n)).count() as u32
}

/// r₃(n): the most numbers from 0 to n − 1 without three terms in arithmetic progression, by looking at all sets.
fn largest_without_progressions(n: u32) -> u32 {
    let has = |set: u32| (1..n).any(|d| set & set >> d & set.checked_shr(2 * d).unwrap_or(0) != 0);
    (0..1_u32 << n).filter(|&set| !has(set)).map(u32::count_ones).max().expect("the empty set has none")
}

#[test]
fn pairs_and_chains_are_those_of_their_definition_to_n_10() {
    for n in 2..=10 {
        for bits in 0..1_u32 << n {
            let set = from_bits(n, bits);
            let position_set = position_set(n, &set);
            for z in 0..n {
                let half_turn = u32::from(n % 2 == 0 && set.contains(&((z + n / 2) % n)));
                assert_eq!(pairs_around(&position_set, z), pairs(n, &set, z) + half_turn, "n = {n}, {set:?}, {z}");
            }
            for spare in 0..2 {
                let mut expected = position_set.clone();
                for link in chain(&position_set, spare, 3) {
                    assert_eq!(link, expected, "n = {n}, {set:?}, spare = {spare}");
                    let rich = expected.iter().filter(|&z| pairs_around(&expected, z) > spare);
                    expected = PositionSet::of(n, rich);
                }
            }
        }
    }
}

/// Members that are halfway between no two others, for every set.
#[test]
fn bad_places_contain_no_three_term_progression_to_n_13() {
    for n in 3..=13 {
        for bits in 0..1_u32 << n {
            let bad: Vec<u32> =
                (0..n).filter(|&z| bits >> z & 1 == 1 && pairs(n, &from_bits(n, bits), z) == 0).collect();
            let evenly =
                |x: &u32, z: &u32| bad.contains(&((2 * z + n - x) % n)) && !(2 * (x + n - z)).is_multiple_of(n);
            assert!(!bad.iter().any(|z| bad.iter().any(|x| evenly(x, z))), "n = {n}, {bits:b}");
        }
    }
}

#[test]
#[ignore = "takes long"]
fn the_loss_lemma_bounds_what_a_link_of_the_chain_loses_for_every_set_to_n_17() {
    for n in (3..=17).step_by(2) {
        let largest = largest_without_progressions(n);
        for bits in 0..1_u32 << n {
            let set = PositionSet::of(n, (0..n).filter(|z| bits >> z & 1 == 1));
            for spare in 0..3 {
                let links = chain(&set, spare, 2);
                let most = if spare == 0 { largest } else { most_members_lost(spare, largest) };
                for (before, after) in links.iter().zip(&links[1..]) {
                    assert!(before.count() - after.count() <= most, "n = {n}, {bits:b}, spare = {spare}");
                }
            }
        }
    }
    assert_eq!([3, 5, 9, 13, 17].map(largest_without_progressions), [2, 4, 5, 7, 8]);
}

/// On large tables r₃ is not known; what the lemma counts is: few pairs lie in what is lost together with their middle.
#[test]
fn what_a_link_loses_holds_few_pairs_with_their_middle_on_random_sets_to_n_2000() {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    for n in [101, 255, 729, 1009, 1999] {
        for share in [2, 5, 20] {
            let set = PositionSet::of(n, (0..n).filter(|_| random() % share == 0));
            for spare in [0, 1, 4, 16] {
                let links = chain(&set, spare, 3);
                for (before, after) in links.iter().zip(&links[1..]) {
                    let lost = before.without(after);
                    let held: u32 = lost.iter().map(|z| pairs_around(&lost, z)).sum();
                    assert!(held <= spare * lost.count(), "n = {n}, share = {share}, spare = {spare}");
                    assert!(after.iter().all(|z| pairs_around(before, z) > spare));
                }
            }
        }
    }
}

/// True if from a token the next rounds can all be new, by trying every magnitude against both directions.
fn can_run(n: u32, unvisited: u32, token: u32, rounds: u32) -> bool {
    let new = |to: u32| unvisited >> to & 1 == 1 && can_run(n, unvisited & !(1 << to), to, rounds - 1);
    rounds == 0 || (1..=n / 2).any(|l| new((token + l) % n) && new((token + n - l) % n))
}

#[test]
fn the_run_lemma_gives_as_many_new_rounds_as_the_link_of_the_chain_says_to_n_13() {
    for n in (3..=13).step_by(2) {
        for bits in 0..1_u32 << n {
            let set = position_set(n, &from_bits(n, bits));
            for rounds in 1..=3 {
                let links = chain(&set, rounds - 1, rounds);
                for token in links[rounds as usize].iter() {
                    assert!(can_run(n, bits & !(1 << token), token, rounds), "n = {n}, {bits:b}, {token}, {rounds}");
                }
            }
        }
    }
}

#[test]
fn the_way_lemma_more_than_a_class_is_at_most_log_n_layers_away_to_n_15() {
    for n in (3..=15).step_by(2) {
        let smallest = (3..=n).find(|q| n % q == 0).expect("n itself divides n");
        for bits in 0..1_u32 << n {
            if bits.count_ones() > n / smallest {
                let layers = layers(n, &from_bits(n, bits));
                assert_eq!(layers.last().map(BTreeSet::len), Some(n as usize), "n = {n}, {bits:b}");
                assert!(layers.len() as u32 - 1 <= (n - 1).ilog2() + 1, "n = {n}, {bits:b}");
            }
        }
    }
}

#[test]
fn theorem_9_at_most_p_minus_2a_plus_3_members_are_bad_on_every_set_to_p_17() {
    for p in [5, 7, 11, 13, 17] {
        for bits in 1..1_u32 << p {
            let (a, set) = (bits.count_ones(), PositionSet::of(p, (0..p).filter(|z| bits >> z & 1 == 1)));
            let bad = a - chain(&set, 0, 1)[1].count();
            assert!(bad + 2 * a <= p + 3 || bad == 0, "p = {p}, {bits:b}");
        }
    }
}

#[test]
fn theorem_9_lies_between_the_known_values_and_47_24ths_of_p() {
    for p in (5..3_000).filter(|&p| is_odd_prime(p)) {
        let rounds = rounds_with_good_places(table(p));
        assert!(24 * rounds < 47 * p, "p = {p}");
        assert!(known_rounds(p).is_none_or(|known| known <= rounds), "p = {p}");
        assert!(rounds <= layer_play(table(p)));
    }
    assert!(rounds_with_good_places(table(1009)) < layer_play(table(1009)));
    assert_eq!(rounds_with_good_places(table(45)), layer_play(table(45)));
}
