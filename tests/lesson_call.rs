//! Lessons: `call`, with every magnitude from every position.

use crate::lessons::{subsets, verdict, visiting, why_failed};
use crate::oracle;
use magnus_derek_table::lesson::Why;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Tries everything on one figure: both landings, or one, in `set`.
fn check_every_magnitude(n: u32, game: &str, token: u32, written: &Value, set: &BTreeSet<u32>) {
    for (need, word) in [(2, "both"), (1, "either")] {
        let task = json!({"kind": "call", word: written});
        let mut right = 0;
        for magnitude in 1..=n / 2 {
            let landings = [(token + magnitude) % n, (token + n - magnitude) % n];
            let good = landings.iter().filter(|landing| set.contains(landing)).count() >= need;
            let found = verdict(&task, game, json!({ "magnitude": magnitude }));
            assert_eq!((found.is_done(), found.is_failed()), (good, !good), "{game} {task} {magnitude}");
            match found.why() {
                Some(&Why::Misses { magnitude: called, position, pair }) => {
                    assert_eq!((called, pair), (magnitude, landings));
                    assert!(landings.contains(&position) && !set.contains(&position));
                }
                other => assert!(good && other.is_none(), "{other:?}"),
            }
            right += u32::from(good);
        }
        let none = verdict(&task, game, json!({ "none": true }));
        assert_eq!((none.is_done(), none.is_failed()), (right == 0, right > 0), "{game} {task} none");
        assert_eq!(none.why(), (right > 0).then_some(&Why::Exists { count: right }));
    }
}

#[test]
fn every_magnitude_is_judged_by_its_landings() {
    for n in 2..=7 {
        for visited in subsets(n).filter(|set| !set.contains(&0)) {
            let game = visiting(n, &visited);
            let token = visited.last().copied().unwrap_or(0);
            let left: BTreeSet<u32> = (1..n).filter(|z| !visited.contains(z)).collect();
            check_every_magnitude(n, &game, token, &json!("unvisited"), &left);
            let layers = oracle::layers(n, &left);
            let second = layers.get(1).map_or(BTreeSet::new(), |layer| layer.difference(&left).copied().collect());
            check_every_magnitude(n, &game, token, &json!({"layer": 1}), &second);
            check_every_magnitude(n, &game, token, &json!({"positions": [0, 1]}), &BTreeSet::from([0, 1]));
            for q in (1..=n).filter(|q| n.is_multiple_of(*q)) {
                let class = (0..n).filter(|z| z % q == q - 1).collect();
                check_every_magnitude(n, &game, token, &json!({"class": {"gamma": q - 1, "q": q}}), &class);
            }
        }
    }
}

#[test]
fn an_ending_is_a_new_position_from_which_the_next_one_is_so_many_rounds_away() {
    for n in [7, 8, 9] {
        for visited in subsets(n).filter(|set| !set.contains(&0) && set.len() + 5 > n as usize) {
            let left: BTreeSet<u32> = (1..n).filter(|z| !visited.contains(z)).collect();
            for rounds in 0..4 {
                let is_short = |z: &u32| {
                    let rest: BTreeSet<u32> = left.iter().copied().filter(|other| other != z).collect();
                    !rest.is_empty() && oracle::layers(n, &rest).iter().take(rounds + 1).any(|layer| layer.contains(z))
                };
                let short = left.iter().copied().filter(is_short).collect();
                let token = visited.last().copied().unwrap_or(0);
                check_every_magnitude(n, &visiting(n, &visited), token, &json!({ "ending": rounds }), &short);
            }
        }
    }
}

#[test]
fn with_three_positions_left_on_131_no_call_has_two_short_endings() {
    // 2^(D + E) > 131, so D + E ≥ 8: both within 3 is too much.
    let visited: Vec<u32> = (1..131).filter(|z| ![40, 90, 131 - 1].contains(z)).collect();
    let task = json!({"kind": "call", "both": {"ending": 3}});
    assert!(verdict(&task, &visiting(131, &visited), json!({"none": true})).is_done());
}

#[test]
fn the_shield_breaks_on_n_8() {
    let task = json!({"kind": "call", "both": {"class": {"gamma": 1, "q": 2}}});
    assert!(verdict(&task, "n=8&magnus=human&derek=human", json!({"magnitude": 1})).is_done());
    assert_eq!(why_failed(&task, "n=8&magnus=human&derek=human", json!({"none": true})), "exists");
}

#[test]
fn a_good_place_is_a_new_position_after_which_so_many_rounds_are_sure_by_the_run_lemma() {
    for n in [7, 8, 9] {
        for visited in subsets(n).filter(|set| !set.contains(&0) && set.len() < 4) {
            let game = visiting(n, &visited);
            let token = visited.last().copied().unwrap_or(0);
            let left: BTreeSet<u32> = (1..n).filter(|z| !visited.contains(z)).collect();
            for rounds in 0..=3 {
                // One pair more than can be spoilt in the rounds before.
                let good = (0..rounds).fold(left.clone(), |set, _| {
                    let has = |z: u32| set.contains(&(z % n));
                    let pairs = |z: u32| (1..=n / 2).filter(|d| has(z + d) && has(z + n - d)).count();
                    set.iter().copied().filter(|&z| pairs(z) >= rounds).collect()
                });
                check_every_magnitude(n, &game, token, &json!({"good": rounds}), &good);
            }
            check_every_magnitude(n, &game, token, &json!({"good": u32::MAX}), &BTreeSet::new());
        }
    }
}
