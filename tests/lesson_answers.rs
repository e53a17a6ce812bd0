//! Lessons: `answers`, against every string of answers.

use crate::lessons::{facts, game_attempt, moves, strings, verdict, walk, word};
use crate::links::open;
use magnus_derek_table::lesson::Progress;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const FIGURE: &str = "n=9&magnus=scripted:4,2,3,4,1&derek=human";
const CALLS: [i64; 5] = [4, 2, 3, 4, 1];

fn shield() -> Value {
    json!({"kind": "answers", "count": 5, "avoid": {"class": {"gamma": 1, "q": 3}}})
}

#[test]
fn two_of_the_32_strings_keep_the_token_off_the_class() {
    let mut right = 0;
    for signs in strings(5) {
        let good = walk(9, &CALLS, &signs).iter().all(|position| position % 3 != 1);
        let done = verdict(&shield(), FIGURE, game_attempt(FIGURE, &moves(&CALLS, &signs))).is_done();
        assert_eq!(done, good, "{signs}");
        right += u32::from(good);
    }
    assert_eq!(right, 2);
}

/// True if some answers to all calls begin with these and are good.
fn can_be_good(n: i64, calls: &[i64], begun: &str, good: &dyn Fn(&[i64]) -> bool) -> bool {
    strings(calls.len() as u32).any(|signs| signs.starts_with(begun) && good(&walk(n, calls, &signs)))
}

#[test]
fn an_attempt_has_failed_exactly_when_no_answers_that_are_left_can_save_it() {
    let sets: [&[i64]; 4] = [&[1, 4, 7], &[4, 5], &[2], &[1, 3, 6, 8]];
    for set in sets {
        let task = json!({"kind": "answers", "count": 5, "avoid": {"positions": set}});
        let good = |path: &[i64]| path.iter().all(|position| !set.contains(position));
        for begun in (0..=5).flat_map(strings) {
            let found = verdict(&task, FIGURE, game_attempt(FIGURE, &moves(&CALLS, &begun)));
            let possible = can_be_good(9, &CALLS, &begun, &good);
            assert_eq!(
                (found.is_done(), found.is_failed()),
                (possible && begun.len() == 5, !possible),
                "{set:?} {begun}"
            );
            assert_eq!(found.progress, Some(Progress { have: begun.len() as u32, want: 5, rounds: None }));
        }
    }
}

#[test]
fn few_visited_positions_are_judged_in_the_same_way() {
    let (calls, figure) = ([1, 1, 2, 2, 1, 3], "n=6&magnus=scripted:1,1,2,2,1,3&derek=human");
    let visited = |path: &[i64]| path.iter().chain(&[0]).collect::<BTreeSet<_>>().len() as u32;
    for most in 1..=6 {
        let task = json!({"kind": "answers", "count": 6, "visited": most});
        for begun in (0..=6).flat_map(strings) {
            // The computer calls no more when nothing more can be forced, which is as good.
            let path = walk(6, &calls, &begun);
            let ended = (1..path.len()).any(|length| visited(&path[..length]) >= 4);
            if ended {
                continue;
            }
            let found = verdict(&task, figure, game_attempt(figure, &moves(&calls, &begun)));
            if begun.len() == 6 {
                assert_eq!(found.is_done(), visited(&path) <= most, "{begun}");
                assert_ne!(found.is_done(), found.is_failed());
            } else if can_be_good(6, &calls, &begun, &|path| visited(path) <= most) {
                assert!(!found.is_failed(), "{most} {begun}");
            }
        }
    }
    let exact = json!({"kind": "answers", "count": 6, "visited": 3});
    assert!(verdict(&exact, figure, game_attempt(figure, "1-1+2+2-1-3+")).is_done());
    let more = verdict(&exact, figure, game_attempt(figure, "1+1+2+2+"));
    let facts = facts(&more);
    assert_eq!((&*word(&more), more.is_failed(), &facts["count"], &facts["of"]), ("more", true, &json!(4), &json!(3)));
}

#[test]
fn the_verdict_names_the_mistake_and_its_round() {
    let found = verdict(&shield(), FIGURE, game_attempt(FIGURE, "4-2-3-4+"));
    assert_eq!((&*word(&found), found.is_failed()), ("entered", true));
    let exactly =
        json!({"why": "entered", "position": 4, "magnitude": 4, "direction": "+", "round": 4, "count": 3, "of": 5});
    assert_eq!(facts(&found), exactly);
}

#[test]
fn a_trapped_reader_sees_the_pair_and_the_line_that_holds_out_longest() {
    let task = json!({"kind": "answers", "count": 2, "avoid": {"positions": [2, 6]}});
    let figure = "n=9&magnus=scripted:4,2&derek=human";
    let found = verdict(&task, figure, game_attempt(figure, "4+"));
    assert_eq!((&*word(&found), found.is_failed()), ("trapped", true));
    let facts = facts(&found);
    assert_eq!((&facts["pair"], &facts["magnitude"], &facts["count"]), (&json!([6, 2]), &json!(2), &json!(2)));
    let begun = open(facts["line"].as_str().expect("a line"));
    assert_eq!((begun.game().round(), begun.game().line_length()), (1, 2));
}

#[test]
fn a_game_taken_back_before_the_figure_goes_on() {
    let figure = format!("{FIGURE}&moves=4-2-");
    let found = verdict(
        &json!({"kind": "answers", "count": 3, "avoid": {"positions": [1]}}),
        &figure,
        json!({ "game": FIGURE }),
    );
    assert!(!found.is_done() && !found.is_failed(), "{found:?}");
}

#[test]
fn a_computer_who_has_nothing_more_to_call_for_ends_the_task() {
    let figure = "n=3&magnus=layers&derek=human";
    let found = verdict(&json!({"kind": "answers", "count": 5, "visited": 2}), figure, game_attempt(figure, "1+"));
    assert!(found.is_done(), "{found:?}");
}
