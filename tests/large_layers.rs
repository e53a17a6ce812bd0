//! Layers of sets so large that their sums are found by runs, after a dilation, or by the transform.

use magnus_derek::layers::dilation::to_long_runs;
use magnus_derek::layers::sumset::sum_with_itself;
use magnus_derek::layers::{Layers, NEVER};
use magnus_derek::position_set::PositionSet;
use magnus_derek::zn::gcd;
use proptest::prelude::*;

/// {x + y : x, y in the set}, pair by pair, and each pair once, until there is nothing that could be added.
fn naive_sums(set: &PositionSet) -> PositionSet {
    let (n, members) = (set.n(), set.iter().collect::<Vec<_>>());
    let mut is_sum = vec![false; n as usize];
    for (index, x) in members.iter().enumerate() {
        if is_sum.iter().all(|&is_sum| is_sum) {
            break;
        }
        for y in &members[index..] {
            let sum = x + y;
            is_sum[(if sum < n { sum } else { sum - n }) as usize] = true;
        }
    }
    PositionSet::of(n, (0..n).filter(|&s| is_sum[s as usize]))
}

/// The depths by the definition.
fn naive_depths(set: &PositionSet) -> Vec<u8> {
    let n = set.n();
    let mut depths: Vec<u8> = (0..n).map(|z| if set.contains(z) { 0 } else { NEVER }).collect();
    let mut layer = set.clone();
    for depth in 1.. {
        let sums = naive_sums(&layer);
        let next = PositionSet::of(n, (0..n).filter(|&z| sums.contains(2 * z % n)));
        if next == layer {
            break;
        }
        next.iter().for_each(|z| depths[z as usize] = depth.min(depths[z as usize]));
        layer = next;
    }
    depths
}

fn progression(n: u32, start: u32, step: u32, length: u32) -> impl Iterator<Item = u32> {
    (0..length).map(move |i| ((u64::from(start) + u64::from(i) * u64::from(step)) % u64::from(n)) as u32)
}

/// Sets of all kinds: thick and thin progressions, two of them, Bohr sets, dust, dust in an interval, few positions.
fn sets(n: u32) -> Vec<PositionSet> {
    let of = |positions: &mut dyn Iterator<Item = u32>| PositionSet::of(n, positions);
    let is_chosen = |z: u32, share: u32| z.wrapping_mul(2_654_435_769) >> 16 & 1023 < 1024 / share;
    let is_near = |z: u32, factor: u32| u64::from(z) * u64::from(factor) % u64::from(n) < u64::from(n / 6);
    vec![
        of(&mut progression(n, 7, 1237, n / 3)),
        of(&mut progression(n, 7, 1237, n / 50)),
        of(&mut progression(n, 3, 1238, n / 5)),
        of(&mut progression(n, 0, 711, n / 3).filter(|&z| !is_chosen(z, 4))),
        of(&mut progression(n, 0, 711, n / 3).filter(|&z| is_chosen(z, 30))),
        of(&mut progression(n, 0, 1237, n / 30).chain(progression(n, 9, 1019, n / 40))),
        of(&mut (0..n).filter(|&z| is_near(z, 1237) && is_near(z, 711))),
        of(&mut (0..n).filter(|&z| is_chosen(z, 2))),
        of(&mut (0..n).filter(|&z| is_chosen(z, 100))),
        of(&mut (n / 4..n / 2).filter(|&z| is_chosen(z, 3))),
        of(&mut [2, 711, 1237].into_iter()),
        of(&mut (1..6).map(|i| i * i * i * 37 % n)),
        of(&mut (1..6).map(|i| i * i * i * 15 % n)),
        of(&mut (1..20).map(|i| i * i * i * 37 % n)),
    ]
}

#[test]
#[ignore = "takes long"]
fn layers_of_large_sets_of_all_kinds_are_those_of_the_definition() {
    for n in [5003, 5000, 4096, 4998, 4095] {
        for (kind, set) in sets(n).iter().enumerate() {
            assert_eq!(Layers::of(set).depths(), naive_depths(set), "n = {n}, set {kind}");
        }
    }
}

#[test]
fn sums_of_large_sets_of_all_kinds_are_those_of_all_pairs() {
    for m in [5003, 4096] {
        for (kind, set) in sets(m).iter().enumerate() {
            assert_eq!(sum_with_itself(set), naive_sums(set), "m = {m}, set {kind}");
        }
    }
}

/// The members that have none of the next `reach` positions in the set, one by one; for `reach` = 1 they are the ends of its runs.
fn ends(set: &PositionSet, reach: u32) -> usize {
    let n = set.n();
    set.iter().filter(|x| (1..=reach).all(|j| !set.contains((x + j) % n))).count()
}

/// Numbers below 2²⁴ that look like chance.
fn numbers(seed: u32) -> impl Iterator<Item = u32> {
    std::iter::successors(Some(seed), |x| Some(x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223))).map(|x| x >> 8)
}

/// A progression some of whose members are missing: of `step` the multiples by the sums of `gaps`.
fn with_gaps(n: u32, step: u32, gaps: impl Iterator<Item = u32>) -> PositionSet {
    let places = gaps.scan(0_u64, |place, gap| {
        *place += u64::from(gap);
        Some(*place)
    });
    PositionSet::of(n, places.map(|place| (place * u64::from(step) % u64::from(n)) as u32))
}

#[test]
fn a_dilation_has_half_the_runs_or_no_more_and_half_as_many_with_holes_passed_over() {
    let (mut given, mut by_holes) = (0, 0);
    for n in [1303, 2003, 2000] {
        let dust = (2..9).map(|share| {
            PositionSet::of(n, (0..n).zip(numbers(n + share)).filter(|(_, x)| x % share == 0).map(|(z, _)| z))
        });
        let few =
            (0..60).map(|seed| with_gaps(n, 1 + n / 3, numbers(seed).take(5 + seed as usize % 8).map(|x| 1 + x % 8)));
        for (kind, set) in sets(n).into_iter().chain(dust).chain(few).enumerate() {
            let Some((unit, dilated)) = to_long_runs(&set) else { continue };
            let image = set.iter().map(|x| (u64::from(x) * u64::from(unit) % u64::from(n)) as u32);
            assert_eq!(dilated, PositionSet::of(n, image), "n = {n}, set {kind}");
            let (before, after) = (ends(&set, 1), ends(&dilated, 1));
            let joined = after <= before && 2 * ends(&dilated, 8) < ends(&set, 8);
            assert!(2 * after <= before || joined, "n = {n}, set {kind}: {before} runs, then {after}");
            given += 1;
            by_holes += u32::from(2 * after > before);
        }
    }
    assert!(given > 20 && by_holes > 3, "{given}, {by_holes}");
}

#[test]
fn a_progression_with_half_of_its_members_missing_at_random_is_dilated_to_one_stretch() {
    for (n, step) in [(5003, 1237), (2003, 711), (4096, 1237)] {
        for seed in 0..8 {
            let set = with_gaps(n, step, numbers(seed).take(n as usize / 9).map(|x| 1 + x % 3));
            let (_, dilated) = to_long_runs(&set).expect("a step with which half of the members go on");
            assert!(3 * ends(&dilated, 8) <= ends(&set, 8), "n = {n}, {seed}: {}", ends(&dilated, 8));
        }
    }
}

proptest! {
    #[test]
    fn a_progression_whose_step_is_a_unit_is_dilated_to_runs(
        m in 500..30_000_u32,
        start in 0..30_000_u32,
        step in 30..30_000_u32,
        share in 3..12_u32,
    ) {
        let (start, step) = (start % m, step % m);
        let set = PositionSet::of(m, progression(m, start, step, m / share));
        let scattered = set.each_run().count();
        prop_assume!(gcd(step, m) == 1 && scattered > 40);
        let (unit, dilated) = to_long_runs(&set).expect("a progression");
        let image = set.iter().map(|x| (u64::from(x) * u64::from(unit) % u64::from(m)) as u32);
        prop_assert_eq!(&dilated, &PositionSet::of(m, image));
        prop_assert!(gcd(unit, m) == 1 && 2 * dilated.each_run().count() <= scattered + 2);
    }
}
