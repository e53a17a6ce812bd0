use crate::oracle::position_set;
use magnus_derek::layers::Layers;
use magnus_derek::layers::pair_counts::{Counting, PairCounts};
use magnus_derek::position_set::PositionSet;
use proptest::prelude::*;
use std::collections::BTreeSet;

fn naive_ways(n: u32, set: &BTreeSet<u32>, z: u32) -> u32 {
    (1..=n / 2).filter(|d| set.contains(&((z + d) % n)) && set.contains(&((z + n - d) % n))).count() as u32
}

proptest! {
    #[test]
    #[ignore = "takes long"]
    fn ways_are_counted_right_whatever_is_visited_and_taken_back(
        n in 2..90_u32,
        sets in proptest::collection::vec(proptest::collection::btree_set(0..90_u32, 0..90), 1..4),
    ) {
        let mut counts = PairCounts::of(&PositionSet::full(n));
        for set in sets {
            let set: BTreeSet<u32> = set.into_iter().filter(|&z| z < n).collect();
            counts.follow(&position_set(n, &set));
            let fresh = PairCounts::of(&position_set(n, &set));
            prop_assert!((0..n).all(|z| fresh.ways(z) == counts.ways(z)), "counted at once and one by one");
            prop_assert_eq!(counts.set(), &position_set(n, &set));
            prop_assert_eq!(counts.members().iter().copied().collect::<BTreeSet<u32>>(), set.clone());
            let layers = Layers::of(counts.set());
            for z in 0..n {
                let ways = naive_ways(n, &set, z);
                prop_assert_eq!(counts.ways(z), ways, "n = {}, z = {}", n, z);
                if !set.contains(&z) {
                    prop_assert_eq!(ways > 0, layers.depth(z) == Some(1));
                }
            }
        }
    }
}

#[test]
fn the_whole_table_has_every_way_from_every_position() {
    for n in 2..60 {
        let counts = PairCounts::of(&PositionSet::full(n));
        assert_eq!(counts.set(), &PositionSet::full(n));
        assert!((0..n).all(|z| counts.ways(z) == n / 2), "n = {n}");
    }
}

#[test]
fn counting_in_parts_gives_the_same_as_at_once_on_large_tables() {
    for (n, parts) in [(5_003, 0), (40_009, 1), (70_001, 5), (140_000, 100)] {
        let set = PositionSet::of(n, (0..n).filter(|z| z.wrapping_mul(2_654_435_769) >> 31 == 1 && z % 16 < 12));
        let mut counting = Counting::of(&set);
        (0..parts).for_each(|_| _ = counting.work());
        let counts = counting.counts();
        let members: BTreeSet<u32> = set.iter().collect();
        for z in (0..n).step_by(n as usize / 8) {
            assert_eq!(counts.ways(z), naive_ways(n, &members, z), "n = {n}, {parts} parts, z = {z}");
        }
        assert_eq!((counts.set(), counts.members().len()), (&set, members.len()));
    }
}

#[test]
fn counting_has_as_many_parts_as_it_says_and_then_none() {
    // One for each halving of the numbers to 32,768 but the first, which costs nothing, one for each block of them, and one for each way back.
    for (n, levels) in [(5_003, 0_u32), (16_384, 0), (16_385, 1), (40_009, 2), (70_001, 3)] {
        let mut counting = Counting::of(&PositionSet::of(n, (0..n).step_by(7)));
        let parts = (0..1000).take_while(|_| counting.work()).count() as u32;
        assert_eq!(parts, levels.saturating_sub(1) + (1 << levels) + levels, "n = {n}");
        assert!(!counting.work(), "n = {n}: nothing is left");
    }
}

#[test]
fn differences_are_the_positions_that_are_in_one_of_the_two_sets_only() {
    for (n, one, other) in [(13, 2, 3), (64, 1, 5), (130, 4, 7)] {
        let [one, other] = [one, other].map(|step| (0..n).step_by(step).collect::<BTreeSet<u32>>());
        let differences = PairCounts::of(&position_set(n, &one)).differences(&position_set(n, &other));
        assert_eq!(differences, one.symmetric_difference(&other).count(), "n = {n}");
    }
}
