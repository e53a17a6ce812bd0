//! Lessons: the numbers that tasks ask for.

use crate::lessons::{check, strings, verdict, visiting, walk};
use serde_json::json;
use std::collections::BTreeSet;

/// The number that a task accepts, of those to 100.
fn number(of: &serde_json::Value, game: &str) -> Vec<u32> {
    let task = json!({"kind": "number", "of": of});
    (0..=100).filter(|number| verdict(&task, game, json!({"number": number})).is_done()).collect()
}

#[test]
fn one_is_halved_as_often_as_two_has_to_be_multiplied_to_give_one() {
    for n in (3_u32..60).step_by(2) {
        let order = (1..n).find(|&m| (0..m).fold(1, |power, _| power * 2 % n) == 1).expect("2 has an order");
        assert_eq!(number(&json!({"halvings": {"n": n}}), "n=9"), [order], "n = {n}");
    }
    let even =
        check(&json!({"kind": "number", "of": {"halvings": {"n": 8}}}), &json!({"game": "n=9"}), &json!({"number": 3}));
    assert!(even.expect_err("an even table").to_string().contains("8"));
}

/// The sentence with which a number is refused.
fn refusal(of: &serde_json::Value, game: &str) -> String {
    let task = json!({"kind": "number", "of": of});
    check(&task, &json!({ "game": game }), &json!({"number": 0})).expect_err("refused").to_string()
}

#[test]
fn the_deepest_position_of_a_prime_table_is_a_logarithm_away() {
    for k in 2..=12_u32 {
        let layers = (12.0 / f64::from(k - 1)).log2().ceil() as u32;
        assert_eq!(number(&json!({"deepest": {"n": 13, "k": k}}), "n=13"), [layers], "k = {k}");
    }
}

#[test]
fn a_midpoint_is_as_far_from_both_positions() {
    for (x, y) in (0..9_u32).flat_map(|x| (0..9_u32).map(move |y| (x, y))) {
        let middle = number(&json!({"midpoint": {"n": 9, "x": x, "y": y}}), "n=9");
        assert!(middle.len() == 1 && (2 * middle[0]) % 9 == (x + y) % 9, "{x} {y}: {middle:?}");
    }
    assert!(refusal(&json!({"midpoint": {"n": 8, "x": 1, "y": 2}}), "n=9").contains("odd"));
    for (x, y) in [(9, 1), (1, 9)] {
        assert!(refusal(&json!({"midpoint": {"n": 9, "x": x, "y": y}}), "n=13").contains("from 0 to 8"), "{x} {y}");
    }
}

#[test]
fn phase_one_visits_f_star_in_all_classes_but_one() {
    for (n, visited) in [(9, 4), (12, 8), (15, 8), (25, 16), (45, 20)] {
        assert_eq!(number(&json!({"phaseOne": {"n": n}}), "n=9"), [visited], "n = {n}");
    }
    assert!(refusal(&json!({"phaseOne": {"n": 13}}), "n=9").contains("composite"));
}

#[test]
fn a_game_of_computers_is_played_to_its_end_and_its_waste_counted() {
    assert_eq!(number(&json!("played"), "n=13&magnus=layers&derek=hoarder"), [18]);
    assert_eq!(number(&json!("played"), "n=16&magnus=power-of-two&derek=random"), [15]);
    assert!(refusal(&json!("played"), "n=13").contains("computers"));
    assert_eq!(number(&json!("wasted"), "n=13&magnus=human&derek=human&moves=1+1-1+2+"), [2]);
}

#[test]
fn the_last_losing_number_is_the_golden_ratio_times_b() {
    for b in 1..60_u32 {
        let golden = f64::midpoint(1.0, 5_f64.sqrt());
        let last = (golden * f64::from(b)).floor() as u32;
        assert_eq!(number(&json!({"lastLosing": {"b": b}}), "n=9"), [last], "b = {b}");
    }
}

#[test]
fn the_rounds_of_perfect_play_are_the_computed_ones_and_those_of_theorem_7() {
    for (n, rounds) in [(13, 15), (41, 50), (48, 31), (57, 37), (81, 53), (150, 99)] {
        assert_eq!(number(&json!({"rounds": {"n": n}}), "n=9"), [rounds], "n = {n}");
    }
    assert_eq!(number(&json!({"waste": {"n": 81}}), "n=9"), [0]);
    for (n, said) in [(43, "not known"), (55, "not known"), (1, "from 2")] {
        let refusal = refusal(&json!({"rounds": {"n": n}}), "n=9");
        assert!(refusal.contains(said), "{refusal}");
    }
}

#[test]
fn a_pair_of_a_midpoint_is_two_unvisited_positions_as_far_from_it() {
    for n in [7_u32, 8, 9] {
        for visited in [&[][..], &[1], &[1, n / 2, n - 1]] {
            let left = |position: u32| position != 0 && !visited.contains(&position);
            for middle in 0..n {
                let pairs = (0..n).flat_map(|x| (x + 1..n).map(move |y| (x, y)));
                let counted = pairs.filter(|&(x, y)| (x + y) % n == 2 * middle % n && left(x) && left(y)).count();
                let told = number(&json!({"pairs": {"position": middle}}), &visiting(n, visited));
                assert_eq!(told, [counted as u32], "n = {n}, {visited:?}, around {middle}");
            }
        }
    }
}

#[test]
fn announced_magnitudes_are_held_to_the_fewest_positions_of_all_answers() {
    for magnitudes in [&[1, 2, 3, 4][..], &[2, 2, 3, 1, 4], &[4, 4, 4, 3, 3, 3]] {
        let visited = |signs: String| walk(9, magnitudes, &signs).into_iter().chain([0]).collect::<BTreeSet<_>>().len();
        let fewest = strings(magnitudes.len() as u32).map(visited).min().expect("some answers");
        let told = number(&json!({"announced": {"n": 9, "magnitudes": magnitudes}}), "n=9");
        assert_eq!(told, [fewest as u32], "{magnitudes:?}");
    }
}

#[test]
fn a_token_from_which_nothing_can_be_forced_has_depth_minus_one() {
    // Derek keeps the class of 1 modulo 3.
    let game = visiting(9, &[3, 6, 2, 5, 8]);
    for of in [json!("depth"), json!({"depthOf": {"position": 3}})] {
        let task = json!({"kind": "number", "of": of});
        assert!(verdict(&task, &game, json!({"number": -1})).is_done(), "{of}");
    }
}

#[test]
fn the_lower_bound_is_known_for_primes_from_5_on() {
    for p in [5, 7, 11, 13] {
        assert_eq!(number(&json!({"lowerBound": {"p": p}}), "n=9").len(), 1, "{p}");
    }
    for p in [2, 3, 4, 9] {
        assert!(refusal(&json!({"lowerBound": {"p": p}}), "n=9").contains("prime"), "{p}");
    }
}

#[test]
fn all_sets_of_a_size_are_looked_through_if_there_are_200_000_at_most() {
    let tried = |n: u32, k: u32| {
        let task = json!({"kind": "number", "of": {"deepest": {"n": n, "k": k}}});
        check(&task, &json!({ "game": "n=9" }), &json!({"number": 1}))
    };
    assert!(tried(16, 8).is_ok(), "12,870 sets");
    assert!(tried(21, 8).expect_err("203,490 sets").to_string().contains("200"));
}
