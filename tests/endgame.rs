//! Exact values of few positions, beside the solver where both reach, and beside the definition.

use crate::oracle::{from_bits, position_set, table};
use magnus_derek::endgame::waste::{KNOWN, least_waste};
use magnus_derek::endgame::{Endgame, Ending, max_left};
use magnus_derek::solver::{Aim, Solution};
use magnus_derek_table::known::LeastWaste;
use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;

/// The value of every state by the definition: rounds from nothing, all tokens over and over until nothing changes.
struct ByDefinition {
    n: u32,
    spared: u32,
    known: HashMap<u32, Vec<Ending>>,
}

impl ByDefinition {
    /// The values of all positions as landings when the set `bits` is left.
    fn landings(&mut self, bits: u32) -> Vec<Ending> {
        if let Some(known) = self.known.get(&bits) {
            return known.clone();
        }
        let n = self.n;
        let left = from_bits(n, bits);
        let stuck = Ending { kept: (left.len() as u32).saturating_sub(self.spared), rounds: 0 };
        let mut values = vec![stuck; n as usize];
        for &y in &left {
            values[y as usize] = self.landings(bits & !(1 << y))[y as usize];
        }
        let mut changed = stuck.kept > 0;
        while changed {
            changed = false;
            for token in (0..n).filter(|token| !left.contains(token)) {
                let worse = |d: u32| values[((token + d) % n) as usize].max(values[((token + n - d) % n) as usize]);
                let best = (1..=n / 2).map(worse).min().expect("a magnitude");
                let with_this_round = Ending { rounds: best.rounds + 1, ..best };
                if best < stuck && with_this_round < values[token as usize] {
                    values[token as usize] = with_this_round;
                    changed = true;
                }
            }
        }
        self.known.insert(bits, values.clone());
        values
    }
}

#[test]
fn endings_are_those_by_the_definition_for_all_sets_to_n_9() {
    for n in 2..=9 {
        for spared in [0, n - table(n).f_star()] {
            let mut oracle = ByDefinition { n, spared, known: HashMap::new() };
            for bits in 0..1_u32 << (n - 1) {
                let set = position_set(n, &from_bits(n, bits));
                let landings = Endgame::solve(table(n), &set, spared).expect("few").landings(&set).expect("itself");
                let found: Vec<Ending> = (0..n).map(|position| landings.value_after(position)).collect();
                assert_eq!(found, oracle.landings(bits), "n = {n}, {bits:b}, spared {spared}");
            }
        }
    }
}

/// Sets of `count` positions without 0 from a fixed list of numbers.
fn some_sets(n: u32, count: usize, number: usize) -> Vec<u32> {
    let mut draw = n.wrapping_mul(2_654_435_761) ^ count as u32;
    let mut set = || {
        let mut set = BTreeSet::new();
        while set.len() < count {
            draw = draw.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            set.insert(1 + (draw >> 8) % (n - 1));
        }
        set.into_iter().fold(0, |bits, position| bits | 1 << position)
    };
    (0..number).map(|_| set()).collect()
}

#[test]
fn endings_are_those_of_the_solver_for_both_aims_to_n_21() {
    for n in 2..=21 {
        let keep_on = &mut |_| ControlFlow::Continue(());
        let kept = n - table(n).f_star();
        for (aim, spared) in [(Aim::Most, 0), (Aim::FStar, kept)] {
            let solution = Solution::solve(table(n), aim, 1, keep_on).expect("small");
            for bits in (1..=9.min(n as usize - 1)).flat_map(|count| some_sets(n, count, 4)) {
                let set = position_set(n, &from_bits(n, bits));
                let landings = Endgame::solve(table(n), &set, spared).expect("few").landings(&set).expect("itself");
                let all = (1_u64 << n) - 1;
                for position in 0..n {
                    let value = solution.value(all & !u64::from(bits) | 1 << position, position);
                    let Ending { kept, rounds } = landings.value_after(position);
                    assert_eq!(rounds, value.rounds, "n = {n}, {bits:b}, {position}, {aim:?}");
                    assert!(aim == Aim::FStar || n - kept == value.visited, "n = {n}, {bits:b}, {position}");
                }
            }
        }
    }
}

#[test]
fn a_set_is_solved_with_all_its_subsets_and_with_no_other() {
    let zn = table(101);
    let set = |members: &[u32]| position_set(101, &members.iter().copied().collect());
    let whole = Endgame::solve(zn, &set(&[3, 10, 40, 77, 78]), 0).expect("few");
    let alone = Endgame::solve(zn, &set(&[10, 77, 78]), 0).expect("few");
    let [one, other] = [&whole, &alone].map(|solved| solved.landings(&set(&[10, 77, 78])).expect("a subset"));
    assert!((0..101).all(|position| one.value_after(position) == other.value_after(position)));
    assert!(alone.landings(&set(&[3, 10])).is_none());
}

#[test]
fn the_reach_shrinks_with_the_table_and_ends() {
    let reach = |n: u32| max_left(table(n), 0);
    assert_eq!([2, 64, 101, 499, 1009, 1_000_003].map(reach), [12, 12, 12, 10, 8, 0]);
    let many = position_set(1009, &(1..=17).collect());
    assert!(Endgame::solve(table(1009), &many, 0).is_none());
}

#[test]
fn the_least_waste_is_that_of_the_endings_of_all_sets_on_7_11_and_13() {
    for p in [7, 11, 13] {
        let zn = table(p);
        // Sets without 0, the token there: every set with a token is one of them turned.
        let rounds_at_least = |left: u32| {
            let sets = (0..1_u32 << (p - 1)).map(|bits| bits << 1).filter(|bits| bits.count_ones() == left);
            let rounds = sets.map(|bits| {
                let set = position_set(p, &from_bits(p, bits));
                let endgame = Endgame::solve(zn, &set, 0).expect("few");
                endgame.landings(&set).expect("itself").value_after(0).rounds
            });
            rounds.min().expect("a set")
        };
        let waste = [3, 4, 5].map(|left| rounds_at_least(left) - (left - 1));
        assert_eq!(least_waste(p), Some(waste), "p = {p}");
    }
    assert!([2, 5, 9, 503].iter().all(|&n| least_waste(n).is_none()));
}

#[test]
fn the_table_of_least_waste_is_found_again_to_61_and_summed_up_by_doublings() {
    let rows: Vec<Vec<u32>> = KNOWN
        .lines()
        .skip(1)
        .map(|line| line.split(',').map(|cell| cell.parse().expect("a number")).collect())
        .collect();
    assert_eq!(KNOWN.lines().next(), Some("p,3,4,5"));
    assert_eq!((rows.len(), rows[91][0]), (92, 499), "all primes from 7 to 499");
    for row in rows.iter().filter(|row| row[0] <= 61) {
        assert_eq!(least_waste(row[0]).expect("a prime").to_vec(), row[1..], "p = {}", row[0]);
    }
    // Theorem 1: two positions of three left cost the deeper of two landings, ⌈½⌈log₂ p⌉⌉ rounds, one of them new.
    assert!(rows.iter().all(|row| row[1] + 1 >= row[0].next_power_of_two().ilog2().div_ceil(2)));
    let known = LeastWaste::get();
    let between = |from: u32| known.doublings.iter().find(|one| one.from == from).expect("a row");
    assert_eq!((between(32).primes, between(32).waste), (7, [[2, 3, 257], [4, 5, 414], [5, 6, 543]]));
    assert_eq!(known.doublings.iter().map(|one| one.primes).sum::<u32>(), 92);
}
