//! The lemmas of the theorem on layer play, one test each, as `magnus_derek::bounds::upper` numbers them. Sets are bits; everything here is by
//! definition, and nothing of the core is used but the formulas that are to be tested.

use crate::bounds::{midpoints, most_events};
use crate::oracle::table;
use magnus_derek::bounds::{layer_play, rounds_until_f_star};

fn full(n: u32) -> u32 {
    (1 << n) - 1
}

/// A turned by `by` positions.
fn turned(n: u32, set: u32, by: u32) -> u32 {
    (set << by | set >> (n - by)) & full(n)
}

fn members(set: u32) -> impl Iterator<Item = u32> {
    (0..32).filter(move |z| set >> z & 1 == 1)
}

/// {x + y : x ∈ one, y ∈ other}.
fn sums(n: u32, one: u32, other: u32) -> u32 {
    members(one).fold(0, |all, by| all | turned(n, other, by))
}

/// A ⊆ M(A) ⊆ …, up to the last layer.
fn layers(n: u32, set: u32) -> Vec<u32> {
    let mut layers = vec![set];
    loop {
        let last = layers[layers.len() - 1];
        let next = midpoints(n, last);
        if next == last {
            return layers;
        }
        layers.push(next);
    }
}

/// The positions that are ≡ c modulo d.
fn class(n: u32, c: u32, d: u32) -> u32 {
    (0..n).filter(|z| z % d == c).fold(0, |all, z| all | 1 << z)
}

/// B as a set of Z_n above a set of Z_{n/2}.
fn above(n: u32, set: u32) -> u32 {
    set | set << (n / 2)
}

#[test]
fn lemma_1_the_last_layer_is_the_smallest_class_of_odd_index_around_the_set_to_n_14() {
    for n in 2..=14 {
        let classes = (1..=n).filter(|d| n % d == 0 && d % 2 == 1).flat_map(|d| (0..d).map(move |c| class(n, c, d)));
        let classes: Vec<u32> = classes.collect();
        for set in 1..=full(n) {
            let around = classes.iter().filter(|&&class| set & !class == 0);
            let smallest = around.min_by_key(|class| class.count_ones()).expect("the whole table");
            assert_eq!(layers(n, set).last(), Some(smallest), "n = {n}, {set:b}");
        }
    }
}

/// F_i(n) for i = 0, 1, …: for every set that can be left, the most events on the way to it, over all orders.
fn most_events_of_all_orders(n: u32) -> Vec<u32> {
    const KINDS: usize = 6;
    let mut most = vec![[0_u8; KINDS]; 1 << n];
    // From larger sets to smaller ones: `set` is what is left, x was visited last.
    for set in (1..full(n)).rev() {
        let layers = layers(n, set);
        let mut best = [0; KINDS];
        for x in (0..n).filter(|x| set >> x & 1 == 0) {
            let before = most[(set | 1 << x) as usize];
            let depth = layers.iter().position(|layer| layer >> x & 1 == 1);
            for (i, best) in best.iter_mut().enumerate() {
                let event = depth.is_some_and(|depth| i < depth);
                *best = before[i].max(*best).max(before[i] + u8::from(event));
            }
        }
        most[set as usize] = best;
    }
    // The last visit leaves nothing, and is no event.
    let last = (0..n).map(|x| most[1 << x]);
    last.fold(vec![0; KINDS], |all, one| all.iter().zip(one).map(|(&a, b)| a.max(u32::from(b))).collect())
}

#[test]
fn lemmas_2_3_and_5_bound_the_events_of_all_orders_and_are_attained_to_n_16() {
    let of_all: Vec<Vec<u32>> = (2..=16).map(most_events_of_all_orders).collect();
    for (n, events) in (2..).zip(&of_all) {
        for (i, &count) in (0..).zip(events) {
            assert_eq!(count, most_events(n, i), "n = {n}, i = {i}");
        }
        assert_eq!((0..32).map(|i| most_events(n, i)).sum::<u32>(), layer_play(table(n)), "n = {n}: the sum");
        if n % 2 == 0 && n >= 4 {
            let half = &of_all[(n / 2 - 2) as usize];
            assert!((1..events.len()).all(|i| events[i] <= half[i - 1]), "n = {n}: Lemma 3");
        }
    }
}

#[test]
fn lemma_3_midpoints_of_a_set_from_the_half_table_come_from_there_and_opposites_are_midpoints_to_n_20() {
    for n in (2..=20).step_by(2) {
        for half in 0..=full(n / 2) {
            let under = if n == 2 { half } else { midpoints(n / 2, half) };
            assert_eq!(midpoints(n, above(n, half)), above(n, under), "n = {n}, {half:b}");
        }
    }
    for n in (2..=14).step_by(2) {
        for set in 0..=full(n) {
            let opposite = set | turned(n, set, n / 2);
            assert_eq!(opposite & !midpoints(n, set), 0, "n = {n}, {set:b}");
        }
    }
}

#[test]
fn lemma_4_some_subgroup_grows_as_little_as_any_set_does_to_n_12() {
    for n in 2..=12 {
        let mut plus = vec![0_u32; 1 << n];
        for s in (1..full(n)).step_by(2) {
            for x in 1..=full(n) {
                plus[x as usize] = plus[(x & (x - 1)) as usize] | turned(n, s, x.trailing_zeros());
            }
            let grown = |x: u32| (plus[x as usize] != full(n)).then(|| plus[x as usize].count_ones() - x.count_ones());
            let least = (1..=full(n)).filter_map(grown).min().expect("X = {0}");
            let subgroups = (1..=n).filter(|d| n % d == 0).map(|d| class(n, 0, d));
            assert_eq!(subgroups.filter_map(grown).min(), Some(least), "n = {n}, {s:b}");
        }
    }
}

#[test]
fn lemma_5_on_odd_tables_the_layers_are_sums_of_two_to_the_i_members_to_n_13() {
    for n in (3..=13).step_by(2) {
        for set in 1..=full(n) {
            let (mut layer, mut sum) = (set, set);
            for i in 1..=4 {
                (layer, sum) = (midpoints(n, layer), sums(n, sum, sum));
                let times = |z: u32| (z << i) % n;
                assert!((0..n).all(|z| (layer >> z & 1) == (sum >> times(z) & 1)), "n = {n}, {set:b}, i = {i}");
            }
        }
    }
}

#[test]
fn lemma_6_a_position_that_is_no_midpoint_leaves_room_for_less_than_half_to_n_14() {
    for n in 2..=14 {
        for set in (1..=full(n)).filter(|set| set.count_ones() > (n - 1) / 2) {
            assert_eq!(midpoints(n, set), full(n), "n = {n}, {set:b}");
        }
    }
}

#[test]
fn lemma_7_more_than_a_third_fills_a_multiple_of_3_in_two_layers_to_n_18() {
    for n in (3..=18).step_by(3) {
        // A third and one more is enough: layers only grow with the set; and by a turn 0 is one of them.
        for set in (1..=full(n)).step_by(2).filter(|set| set.count_ones() == n / 3 + 1) {
            assert_eq!(midpoints(n, midpoints(n, set)), full(n), "n = {n}, {set:b}");
        }
        assert!(6 * rounds_until_f_star(table(n)) < 5 * n, "n = {n}");
    }
}
