use magnus_derek::position_set::PositionSet;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// A table size and some of its positions, most often near the limits of a 64-bit word.
fn sized_set() -> impl Strategy<Value = (u32, BTreeSet<u32>)> {
    prop_oneof![1..=70_u32, 60..=68_u32, 120..=200_u32]
        .prop_flat_map(|n| (Just(n), proptest::collection::btree_set(0..n, 0..=n as usize)))
}

proptest! {
    #[test]
    fn a_position_set_agrees_with_a_btree_set((n, model) in sized_set(), (_, other) in sized_set(), turn in 0..500_u32) {
        let set = PositionSet::of(n, model.iter().copied());
        let other: BTreeSet<u32> = other.into_iter().filter(|&z| z < n).collect();
        let other_set = PositionSet::of(n, other.iter().copied());
        prop_assert_eq!(set.count() as usize, model.len());
        prop_assert_eq!(set.is_empty(), model.is_empty());
        prop_assert_eq!(set.iter().collect::<Vec<_>>(), model.iter().copied().collect::<Vec<_>>());
        for z in 0..n {
            prop_assert_eq!(set.contains(z), model.contains(&z));
            prop_assert_eq!(set.iter_from(z).collect::<Vec<_>>(), model.range(z..).copied().collect::<Vec<_>>());
        }
        prop_assert_eq!(set.iter_from(n).count(), 0);
        prop_assert_eq!(set.complement(), PositionSet::of(n, (0..n).filter(|z| !model.contains(z))));
        prop_assert_eq!(set.rotated(turn), PositionSet::of(n, model.iter().map(|z| (z + turn) % n)));
        prop_assert_eq!(set.union(&other_set), PositionSet::of(n, model.union(&other).copied()));
        prop_assert_eq!(set.without(&other_set), PositionSet::of(n, model.difference(&other).copied()));
        if n % 2 == 1 {
            prop_assert_eq!(set.halved(), PositionSet::of(n, (0..n).filter(|z| model.contains(&(2 * z % n)))));
        } else {
            let both = (0..n / 2).filter(|z| model.contains(z) && model.contains(&(z + n / 2)));
            prop_assert_eq!(set.both_halves(), PositionSet::of(n / 2, both));
        }
        for odd in (0..2).filter(|_| n % 2 == 0) {
            let half = model.iter().filter(|z| *z % 2 == odd).map(|z| z / 2);
            prop_assert_eq!(set.every_other(odd), PositionSet::of(n / 2, half));
        }
        prop_assert_eq!(set.reflected(), PositionSet::of(n, model.iter().map(|z| (n - z) % n)));
        prop_assert_eq!(PositionSet::from_words(n, set.words().to_vec()), set.clone());
        let mut each = Vec::new();
        set.iter_from(n / 2).for_each(|z| each.push(z));
        prop_assert_eq!(each, model.range(n / 2..).copied().collect::<Vec<_>>());
        let firsts = model.iter().filter(|&&z| !model.contains(&((z + n - 1) % n))).count();
        prop_assert_eq!(set.count_runs() as usize, firsts);
        prop_assert_eq!(set.is_scattered(), model.len() < 4 * firsts);
        for set in [&set, &set.complement(), &set.union(&set.rotated(1))] {
            let from_runs = set.runs().into_iter().flat_map(|(first, length)| first..first + length);
            prop_assert_eq!(from_runs.collect::<Vec<_>>(), set.iter().collect::<Vec<_>>());
            for pair in set.runs().windows(2) {
                prop_assert!(pair[0].0 + pair[0].1 < pair[1].0, "runs that touch");
            }
        }
    }

    #[test]
    fn a_run_is_all_positions_from_the_first_to_the_last(n in 1..300_u32, ends in (0..300_u32, 0..300_u32), dust in 0..300_u32) {
        let (first, last) = (ends.0.min(ends.1) % n, ends.0.max(ends.1) % n);
        let (first, last) = (first.min(last), first.max(last));
        let mut set = PositionSet::of(n, [dust % n]);
        set.insert_run(first, last);
        prop_assert_eq!(set, PositionSet::of(n, (first..=last).chain([dust % n])));
    }

    #[test]
    fn inserting_and_removing_agree_with_a_btree_set(
        n in 1..200_u32,
        edits in proptest::collection::vec((any::<bool>(), any::<u32>()), 0..100),
    ) {
        let (mut set, mut model) = (PositionSet::empty(n), BTreeSet::new());
        for (insert, z) in edits {
            let z = z % n;
            if insert {
                set.insert(z);
                model.insert(z);
            } else {
                set.remove(z);
                model.remove(&z);
            }
        }
        prop_assert_eq!(set, PositionSet::of(n, model));
    }
}

#[test]
fn bits_beyond_the_table_are_always_zero() {
    for n in 1..=200 {
        assert_eq!(PositionSet::full(n).count(), n);
        assert_eq!(PositionSet::full(n), PositionSet::empty(n).complement());
        assert_eq!(PositionSet::from_words(n, vec![u64::MAX; 10]), PositionSet::full(n));
    }
}

#[test]
fn a_class_holds_every_qth_position() {
    assert_eq!(PositionSet::class(45, 9, 4).iter().collect::<Vec<_>>(), [4, 13, 22, 31, 40]);
}

/// Sparse sets, in which whole words are skipped: gaps of many words, on tables whose size is no multiple of a word.
fn sparse_set() -> impl Strategy<Value = (u32, BTreeSet<u32>)> {
    (500..3000_u32).prop_flat_map(|n| (Just(n), proptest::collection::btree_set(0..n, 0..12)))
}

proptest! {
    #[test]
    fn the_closest_pair_is_that_of_the_definition((n, model) in prop_oneof![sized_set(), sparse_set()], turn in 0..3000_u32) {
        let set = PositionSet::of(n, model.iter().copied());
        let naive = |z: u32| (1..=n / 2).find(|d| model.contains(&((z + d) % n)) && model.contains(&((z + n - d) % n)));
        // Midpoints of members, where there is a pair at any distance, and some other position.
        let midpoints = model.iter().flat_map(|x| model.iter().map(move |y| (x + y) / 2));
        for z in midpoints.take(60).chain([turn % n]) {
            prop_assert_eq!(set.closest_pair_around(z), naive(z), "z = {}", z);
        }
    }
}
