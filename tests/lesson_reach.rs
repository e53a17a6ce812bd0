//! Lessons: `reach`, over all games of a few rounds.

use crate::lessons::{facts, forced, game_attempt, lists, moves, strings, verdict, visiting, walk, why_failed};
use magnus_derek_table::lesson::Why;
use serde_json::json;
use std::collections::BTreeSet;

/// The unvisited positions if nothing more can be forced.
fn end(n: i64, path: &[i64]) -> Option<BTreeSet<i64>> {
    let visited: BTreeSet<i64> = path.iter().copied().chain([0]).collect();
    let left: BTreeSet<i64> = (0..n).filter(|z| !visited.contains(z)).collect();
    let token = path.last().copied().unwrap_or(0);
    (!forced(n, &left).contains(&token)).then_some(left)
}

/// All games of two people with so many rounds.
fn games(n: i64, rounds: u32) -> impl Iterator<Item = (Vec<i64>, String)> {
    lists(rounds, n / 2).flat_map(move |calls| strings(rounds).map(move |signs| (calls.clone(), signs)))
}

#[test]
fn the_end_with_so_many_positions_is_distinguished_from_every_other() {
    for n in [3, 4, 5, 6] {
        let figure = format!("n={n}&magnus=human&derek=human");
        for (calls, signs) in (0..=3).flat_map(|rounds| games(n, rounds)) {
            let path = walk(n, &calls, &signs);
            let left = end(n, &path);
            for visited in 1..=n as usize {
                let task = json!({"kind": "reach", "visited": visited});
                let found = verdict(&task, &figure, game_attempt(&figure, &moves(&calls, &signs)));
                let done = left.as_ref().is_some_and(|left| n as usize - left.len() == visited);
                assert_eq!(found.is_done(), done, "{n} {visited} {path:?}");
            }
        }
    }
}

#[test]
fn the_class_that_is_kept_is_distinguished_from_every_other() {
    let (n, figure) = (6, "n=6&magnus=human&derek=human");
    for (calls, signs) in (0..=3).flat_map(|rounds| games(n, rounds)) {
        let path = walk(n, &calls, &signs);
        for (q, gamma) in [1, 3].into_iter().flat_map(|q| (0..q).map(move |gamma| (q, gamma))) {
            let task = json!({"kind": "reach", "end": {"gamma": gamma, "q": q}});
            let found = verdict(&task, figure, game_attempt(figure, &moves(&calls, &signs)));
            let class: BTreeSet<i64> = (0..n).filter(|z| z % q == gamma).collect();
            // The kept set is where Magnus could force the token once it was there.
            let done = end(n, &path).is_some_and(|left| !left.is_empty() && forced(n, &left) == class);
            assert_eq!(found.is_done(), done, "{q} {gamma} {path:?}");
            if done {
                continue;
            }
            // A class with too little left in it cannot be kept any more.
            let rest: BTreeSet<i64> = class.iter().copied().filter(|z| *z != 0 && !path.contains(z)).collect();
            assert_eq!(found.is_failed(), forced(n, &rest) != class, "{q} {gamma} {path:?}");
        }
    }
}

#[test]
fn the_verdict_names_too_many_positions_another_end_and_a_lost_class() {
    let table = "n=9&magnus=human&derek=human";
    let passed = verdict(&json!({"kind": "reach", "visited": 2}), table, json!({"game": visiting(9, &[1, 2])}));
    assert_eq!(passed.why(), Some(&Why::Passed { position: 2, count: 3, of: 2 }));
    let lost =
        verdict(&json!({"kind": "reach", "end": {"gamma": 1, "q": 3}}), table, json!({"game": visiting(9, &[1, 4])}));
    assert!(lost.is_failed());
    let class = json!({"gamma": 1, "q": 3});
    assert_eq!(facts(&lost), json!({"why": "lost", "position": 4, "class": class, "members": [1, 4, 7]}));
    let all = json!({"game": visiting(4, &[1, 2, 3])});
    let class = json!({"kind": "reach", "end": {"gamma": 0, "q": 1}});
    assert!(["lost", "ended"].contains(&&*why_failed(&class, "n=4&magnus=human&derek=human", all)));
    // Magnus has visited all but one, and the computer Derek keeps that for ever.
    let five = "n=5&magnus=layers&derek=human";
    let task = json!({"kind": "reach", "visited": 3});
    assert_eq!(why_failed(&task, five, json!({ "game": five })), "lost");
}

#[test]
fn a_magnus_against_a_protector_may_be_stuck_sooner() {
    let figure = "n=9&magnus=human&derek=protector";
    assert!(!verdict(&json!({"kind": "reach", "visited": 6}), figure, json!({ "game": figure })).is_failed());
}

#[test]
fn the_verdict_on_a_game_that_ended_before_the_goal_has_both_numbers() {
    let found = verdict(
        &json!({"kind": "reach", "visited": 5}),
        "n=4&magnus=human&derek=human",
        json!({"game": visiting(4, &[1, 2, 3])}),
    );
    assert_eq!(found.why(), Some(&Why::Ended { count: 4, of: Some(5) }));
}

#[test]
fn a_goal_that_stays_open_for_ever_is_left_open() {
    // The protector never lets anybody into his class, and calls that lead nowhere can go on without end.
    let figure = "n=6&magnus=human&derek=protector";
    let found = verdict(&json!({"kind": "reach", "visited": 6}), figure, game_attempt(figure, ""));
    assert!(!found.is_done() && !found.is_failed(), "{:?}", found.why());
}
