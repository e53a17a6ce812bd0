//! Derek announces: Magnus visits every position, for every sequence on small tables and some on large ones.

use crate::oracle::table;
use magnus_derek::zn::Direction::{self, Clockwise, CounterClockwise};
use magnus_derek::zn::Zn;
use magnus_derek_table::announced::answer::answer;
use magnus_derek_table::announced::directions::{Case, Directions, Plan, Why};
use magnus_derek_table::announced::{parsing, signs};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use std::collections::{BTreeMap, BTreeSet};

fn announced(n: u32, list: Vec<Direction>) -> Directions {
    Directions::new(Zn::new(n).expect("a legal n"), list).expect("n − 1 directions")
}

fn sequence(length: u32, code: u32) -> Vec<Direction> {
    (0..length).map(|i| if code >> i & 1 == 0 { Clockwise } else { CounterClockwise }).collect()
}

fn all_sequences(n: u32) -> impl Iterator<Item = Directions> {
    (0..1 << (n - 1)).map(move |code| announced(n, sequence(n - 1, code)))
}

/// The positions of the token, move by move; the plan's own must be the same, and the magnitudes legal.
fn walk(announced: &Directions, plan: &Plan, largest: u32) -> Vec<u32> {
    let n = announced.zn().n();
    assert_eq!(plan.moves.len(), announced.list().len());
    let mut positions = vec![0];
    for (step, direction) in plan.moves.iter().zip(announced.list()) {
        assert!((1..=largest).contains(&step.magnitude), "n = {n}, {}: {plan:?}", signs(announced.list()));
        let from = positions[positions.len() - 1];
        let to = (from + if *direction == Clockwise { step.magnitude } else { n - step.magnitude }) % n;
        assert_eq!(step.to, to, "n = {n}, {}: {plan:?}", signs(announced.list()));
        positions.push(to);
    }
    positions
}

fn count(positions: &[u32]) -> usize {
    positions.iter().collect::<BTreeSet<_>>().len()
}

#[test]
fn theorem_5a_even_tables_are_visited_whole_for_every_sequence_up_to_n_16() {
    for n in (2..=16).step_by(2) {
        for announced in all_sequences(n) {
            for relaxed in [false, true] {
                let plan = answer(&announced, relaxed);
                assert_eq!((plan.case, plan.mirrored), (Case::Even, false));
                assert_eq!(count(&walk(&announced, &plan, n / 2)), n as usize, "{}", signs(announced.list()));
            }
        }
    }
}

#[test]
fn theorem_5b_odd_tables_are_visited_whole_with_the_magnitude_half_up_for_every_sequence_up_to_n_13() {
    for n in (3..=13).step_by(2) {
        for announced in all_sequences(n) {
            let plan = answer(&announced, true);
            assert_eq!((plan.case, plan.mirrored), (Case::Relaxed, false));
            assert_eq!(count(&walk(&announced, &plan, n.div_ceil(2))), n as usize, "{}", signs(announced.list()));
        }
    }
}

#[test]
fn theorem_5c_holds_for_every_sequence_up_to_n_17_but_for_four() {
    let mut impossible = Vec::new();
    let mut cases: BTreeMap<&str, BTreeSet<bool>> = BTreeMap::new();
    for n in (3..=17).step_by(2) {
        for announced in all_sequences(n) {
            let plan = answer(&announced, false);
            let visited = count(&walk(&announced, &plan, n / 2));
            cases.entry(plan.case.id()).or_default().insert(plan.mirrored);
            if plan.case == Case::Impossible {
                impossible.push((n, signs(announced.list())));
            } else {
                assert_eq!(visited, n as usize, "n = {n}, {}: {:?}", signs(announced.list()), plan.case);
            }
        }
    }
    impossible.sort();
    let four = [(3, "+-"), (3, "-+"), (5, "+-+-"), (5, "-+-+")];
    assert_eq!(impossible, four.map(|(n, signs)| (n, signs.to_string())));
    // Every case of the thesis and of the repairs has occurred, both ways round.
    let both = BTreeSet::from([false, true]);
    for id in ["1", "2a", "2b", "3", "4a", "4b", "4c", "4c-n7", "4d"] {
        assert_eq!(cases[id], both, "{id}");
    }
    assert_eq!(cases.len(), 11);
}

#[test]
fn no_magnitudes_visit_more_where_not_all_positions_can_be_visited() {
    for (n, list) in [(3, "+-"), (3, "-+"), (5, "+-+-"), (5, "-+-+")] {
        let announced = parsing::directions(table(n), list).expect("legal");
        let plan = answer(&announced, false);
        let visited = count(&walk(&announced, &plan, n / 2));
        assert!(plan.moves.iter().all(|step| step.why == Why::Tried));
        let most = all_magnitudes(n).map(|magnitudes| visits(n, &magnitudes, announced.list())).max();
        assert_eq!(Some(visited), most);
        assert!(visited < n as usize);
    }
}

fn all_magnitudes(n: u32) -> impl Iterator<Item = Vec<u32>> {
    let base = n / 2;
    (0..base.pow(n - 1)).map(move |code| (0..n - 1).map(|i| code / base.pow(i) % base + 1).collect())
}

fn visits(n: u32, magnitudes: &[u32], directions: &[Direction]) -> usize {
    let mut token = 0;
    let mut visited = BTreeSet::from([0]);
    for (&magnitude, &direction) in magnitudes.iter().zip(directions) {
        token = (token + if direction == Clockwise { magnitude } else { n - magnitude }) % n;
        visited.insert(token);
    }
    visited.len()
}

#[test]
fn lemma_3_after_odd_rounds_the_visited_positions_are_balanced() {
    for n in (2..=12).step_by(2) {
        for announced in all_sequences(n) {
            let positions = walk(&announced, &answer(&announced, false), n / 2);
            for k in 1..=n / 2 {
                let visited: BTreeSet<u32> = positions[..2 * k as usize].iter().copied().collect();
                let token = positions[2 * k as usize - 1];
                let balanced = (0..n).any(|j| {
                    let blocks = (0..k).flat_map(|i| [(j + i) % n, (j + n / 2 + i) % n]);
                    let ends = [j, j + k - 1, j + n / 2, j + n / 2 + k - 1];
                    visited == blocks.collect() && ends.iter().any(|end| end % n == token)
                });
                assert!(balanced, "n = {n}, {}, k = {k}", signs(announced.list()));
            }
        }
    }
}

#[test]
fn lemma_4_after_even_rounds_the_visited_positions_are_skew_balanced() {
    for n in (3..=13).step_by(2) {
        let announced = announced(n, sequence(n - 1, 0b1011_0110_0101 & ((1 << (n - 1)) - 1)));
        let positions = walk(&announced, &answer(&announced, true), n / 2 + 1);
        for k in 1..=n / 2 {
            let visited: BTreeSet<u32> = positions[..=2 * k as usize].iter().copied().collect();
            let j = n / 2 - k + 1;
            let blocks = (0..k).map(|i| (j + i) % n).chain((0..=k).map(|i| (j + n / 2 + i) % n));
            assert_eq!(visited, blocks.collect());
            assert_eq!(positions[2 * k as usize], n - k);
        }
    }
}

#[test]
fn every_reason_is_true_when_it_is_given() {
    for n in 6..=11 {
        for announced in all_sequences(n) {
            let plan = answer(&announced, false);
            let positions = walk(&announced, &plan, n / 2);
            for (i, step) in plan.moves.iter().enumerate() {
                let visited = |z: u32| positions[..=i].contains(&(z % n));
                let (from, direction) = (positions[i], announced.list()[i]);
                let ahead = |distance: u32| if direction == Clockwise { from + distance } else { from + n - distance };
                match step.why {
                    Why::HalfTurn => assert_eq!(2 * step.magnitude, n),
                    Why::Beside => assert_eq!(step.magnitude, 1),
                    Why::Across => {
                        assert!(step.magnitude > 1);
                        assert!((1..step.magnitude).all(|distance| visited(ahead(distance))));
                    }
                    Why::Farthest => assert!((step.magnitude + 1..n).all(|distance| visited(ahead(distance)))),
                    Why::Prescribed => assert!((n as usize / 2).abs_diff(i + 1) <= 3),
                    Why::NearlyHalfTurn | Why::Tried => panic!("not on {n} positions"),
                }
                assert!(!visited(step.to), "n = {n}, {}", signs(announced.list()));
            }
        }
    }
}

#[test]
fn large_tables_are_visited_whole_in_every_case() {
    let mut cases = BTreeSet::new();
    for seed in 0..400 {
        let n = 501 + seed as u32 % 7;
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        let list: Vec<Direction> =
            (1..n).map(|_| if generator.random() { Clockwise } else { CounterClockwise }).collect();
        let announced = announced(n, list);
        let plan = answer(&announced, false);
        assert_eq!(count(&walk(&announced, &plan, n / 2)), n as usize);
        cases.insert((plan.case.id(), plan.mirrored));
        let relaxed = answer(&announced, true);
        assert_eq!(count(&walk(&announced, &relaxed, n.div_ceil(2))), n as usize);
    }
    // All but impossible, relaxed and the one for n = 7; even tables and Corollary 1 have no mirror image.
    assert_eq!(cases.len(), 2 + 2 * 8);
}

#[test]
fn a_million_positions_are_visited_whole() {
    for (n, case) in [(999_999, Case::SameMiddle), (1_000_000, Case::Even)] {
        let list = (1..n).map(|i| if (i % 7) * (i % 7) % 7 < 4 { Clockwise } else { CounterClockwise }).collect();
        let announced = announced(n, list);
        let plan = answer(&announced, false);
        assert_eq!(plan.case, case);
        assert_eq!(count(&walk(&announced, &plan, n / 2)), n as usize);
    }
}

#[test]
fn bad_sequences_are_refused_with_a_sentence() {
    let sentence = |n: u32, list: &str| parsing::directions(table(n), list).expect_err("refused").to_string();
    assert_eq!(sentence(9, "+-+"), "The number of directions must be exactly n − 1 = 8, but it is 3.");
    assert_eq!(sentence(2, ""), "The number of directions must be exactly n − 1 = 1, but it is 0.");
    assert_eq!(
        sentence(3, "+x"),
        "Direction number 2 of the list must be + (clockwise) or - (counter-clockwise), but it is “x”."
    );
    assert_eq!(
        parsing::directions(table(4), " + − ,-\n"),
        Ok(announced(4, vec![Clockwise, CounterClockwise, CounterClockwise]))
    );
}
