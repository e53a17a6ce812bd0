//! Theorem 10: the lemmas of its proof by trying everything, its stages against the exact last steps, and the bound against known values.

use crate::oracle::table;
use magnus_derek::bounds::{layer_play, rounds_needed, rounds_needed_by_depth, rounds_wasted_by_stages};
use magnus_derek::solver::known_rounds;
use magnus_derek::zn::is_odd_prime;

/// The sum of the positive entries.
fn size(row: &[i64]) -> i64 {
    row.iter().filter(|&&entry| entry > 0).sum()
}

/// The determinant, by expanding along the first row.
fn determinant(rows: &[Vec<i64>]) -> i64 {
    let Some((first, rest)) = rows.split_first() else { return 1 };
    let without =
        |column: usize| rest.iter().map(|row| [&row[..column], &row[column + 1..]].concat()).collect::<Vec<_>>();
    (0..first.len())
        .map(|column| if column % 2 == 0 { 1 } else { -1 } * first[column] * determinant(&without(column)))
        .sum()
}

/// All rows of so many entries from −`most` to `most` with the sum 0.
fn rows(entries: usize, most: i64) -> Vec<Vec<i64>> {
    let mut rows = vec![Vec::new()];
    for _ in 1..entries {
        rows = rows
            .iter()
            .flat_map(|row: &Vec<i64>| (-most..=most).map(move |next| [&row[..], &[next]].concat()))
            .collect();
    }
    rows.into_iter()
        .map(|row| {
            let last = -row.iter().sum::<i64>();
            [&row[..], &[last]].concat()
        })
        .collect()
}

#[test]
fn the_minor_lemma_a_minor_of_rows_with_sum_0_is_at_most_the_product_of_their_sizes() {
    let all = rows(3, 4);
    for one in &all {
        for other in &all {
            for columns in [[0, 1], [0, 2], [1, 2]] {
                let minor = [one, other].map(|row| columns.map(|column| row[column]).to_vec());
                assert!(determinant(&minor).abs() <= size(one) * size(other), "{one:?}, {other:?}");
            }
        }
    }
    let all = rows(4, 1);
    for one in &all {
        for other in &all {
            for third in &all {
                let minor = [one, other, third].map(|row| row[..3].to_vec());
                assert!(determinant(&minor).abs() <= size(one) * size(other) * size(third));
            }
        }
    }
}

#[test]
fn the_product_lemma_two_independent_relations_of_three_positions_have_the_product_p() {
    for p in [11_i64, 13, 31] {
        let small: Vec<Vec<i64>> = rows(3, 6).into_iter().filter(|row| size(row) > 0).collect();
        for third in 2..p {
            let holds: Vec<&Vec<i64>> = small.iter().filter(|row| (row[1] + row[2] * third) % p == 0).collect();
            for one in &holds {
                for other in &holds {
                    let dependent = one[0] * other[1] == one[1] * other[0] && one[0] * other[2] == one[2] * other[0];
                    assert!(dependent || size(one) * size(other) >= p, "p = {p}, {third}, {one:?}, {other:?}");
                }
            }
        }
    }
}

/// From 3 and from 5 positions until one is left. The file has the least waste of all positions; other tests compute some of it again.
#[test]
fn the_stages_together_are_never_more_than_the_exact_last_steps_waste() {
    let file = include_str!("../src/core/endgame/waste.csv");
    let mut attained = 0;
    for line in file.lines().skip(1) {
        let [p, three, _, five] =
            line.split(',').map(|entry| entry.parse().expect("the file has numbers")).collect::<Vec<u32>>()[..]
        else {
            panic!("four columns: {line}")
        };
        let (by_three, by_five) = (rounds_wasted_by_stages(p, 1, 1), rounds_wasted_by_stages(p, 2, 1));
        assert!(by_three <= three && by_five <= five, "p = {p}: {by_three} {three}, {by_five} {five}");
        attained += u32::from(by_three == three);
    }
    assert!(attained >= 5);
}

#[test]
fn theorem_10_is_below_the_known_values_and_beyond_every_multiple_that_the_earlier_theorems_give() {
    for p in (5..5_000).filter(|&p| is_odd_prime(p)) {
        let rounds = rounds_needed_by_depth(table(p));
        assert!(rounds_needed(table(p)) <= rounds && rounds <= layer_play(table(p)), "p = {p}");
        assert!(known_rounds(p).is_none_or(|known| rounds <= known), "p = {p}");
    }
    assert!(rounds_needed_by_depth(table(999_983)) > rounds_needed(table(999_983)));
    assert_eq!(rounds_needed_by_depth(table(45)), rounds_needed(table(45)));
}

/// The formula of the theorem for one sequence of m_j, in the plainest way.
fn by_sequence(p: u32, sequence: &[u32]) -> u32 {
    let (mut q, mut sum) = (3_f64, 0.0);
    for &m in sequence {
        let next = q * f64::from(1_u32 << m);
        sum += (f64::from(m) * (f64::from(p).log2() - next) / (f64::from(m) + q)).ceil().max(0.0);
        q = next;
    }
    p - 4 + (3 * ((p - 1).ilog2() + 1)).div_ceil(4) + sum as u32
}

#[test]
fn no_sequence_of_stages_gives_more_than_the_best_one_found() {
    for p in [127, 1009, 8_191, 65_537, 999_983] {
        let all = (1..=4).flat_map(|one| (1..=4).flat_map(move |two| (1..=4).map(move |three| [one, two, three])));
        let best = all.map(|sequence| by_sequence(p, &sequence)).max().expect("there are sequences");
        assert_eq!(rounds_needed_by_depth(table(p)), best.max(rounds_needed(table(p))), "p = {p}");
    }
}
