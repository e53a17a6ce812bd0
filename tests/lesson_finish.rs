//! Lessons: `finish` and `hold`, with every call or every answer.

use crate::lessons::{facts, game_attempt, lists, moves, strings, verdict, why_failed, word};
use crate::links::open;
use crate::seated::seated;
use magnus_derek::exact;
use magnus_derek::parse;
use magnus_derek::zn::Zn;
use serde_json::json;
use std::collections::BTreeSet;

/// A Derek who always says clockwise, so that the game is a sum.
fn clockwise(n: i64, calls: &[i64]) -> Vec<i64> {
    calls.iter().scan(0, |token, call| Some(std::mem::replace(token, (*token + call) % n)).map(|_| *token)).collect()
}

fn count(path: &[i64]) -> u32 {
    path.iter().chain(&[0]).collect::<BTreeSet<_>>().len() as u32
}

#[test]
fn finish_is_done_in_time_and_has_failed_when_no_calls_can_do_it() {
    for (n, visited, rounds) in [(5, 5, 4), (6, 4, 3), (6, 5, 4), (7, 4, 4), (5, 6, 5)] {
        let figure = format!("n={n}&magnus=human&derek=clockwise");
        let task = json!({"kind": "finish", "visited": visited, "rounds": rounds});
        let full: Vec<Vec<i64>> = lists(rounds, n / 2).collect();
        for calls in (0..=rounds).flat_map(|length| lists(length, n / 2)) {
            let signs = "+".repeat(calls.len());
            let found = verdict(&task, &figure, game_attempt(&figure, &moves(&calls, &signs)));
            assert_eq!(found.is_done(), count(&clockwise(n, &calls)) >= visited, "{task} {calls:?}");
            let possible = full.iter().any(|all| all.starts_with(&calls) && count(&clockwise(n, all)) >= visited);
            assert_eq!(found.is_failed(), !possible, "{task} {calls:?}");
        }
    }
}

#[test]
fn rounds_after_the_last_one_do_not_count() {
    let figure = "n=6&magnus=human&derek=clockwise";
    let task = json!({"kind": "finish", "visited": 4, "rounds": 3});
    assert!(verdict(&task, figure, game_attempt(figure, "1+1+1+3+")).is_done());
    let slow = verdict(&task, figure, game_attempt(figure, "3+3+1+1+1+"));
    assert_eq!(facts(&slow), json!({"why": "slow", "round": 5, "count": 3, "of": 4}));
    // With only one call left, two more positions are out of reach by counting.
    assert_eq!(why_failed(&task, figure, game_attempt(figure, "3+3+")), "slow");
}

#[test]
fn a_finish_counts_the_rounds_that_are_left() {
    let figure = "n=6&magnus=human&derek=clockwise";
    let task = json!({"kind": "finish", "visited": 5, "rounds": 5});
    for (played, left) in [("1+", 4), ("1+1+1+", 2), ("1+1+1+3+", 1), ("3+3+3+3+3+3+", 0)] {
        let progress = verdict(&task, figure, game_attempt(figure, played)).progress.expect("a number of positions");
        assert_eq!(progress.rounds, Some(left), "{played}");
    }
}

#[test]
fn a_finish_can_be_lost_before_counting_tells_it() {
    // The protector of 6 positions keeps two of them: five are never visited.
    let figure = "n=6&magnus=human&derek=protector";
    let task = json!({"kind": "finish", "visited": 5, "rounds": 40});
    assert_eq!(
        why_failed(&json!({"kind": "finish", "visited": 5, "rounds": 5}), figure, json!({"game": figure})),
        "lost"
    );
    assert!(!verdict(&task, figure, json!({ "game": figure })).is_done());
}

#[test]
fn six_positions_take_r_of_9_rounds_against_the_perfect_derek() {
    let rounds = exact::solved_table(Zn::new(9).expect("a table")).expect("small").rounds();
    let figure = "n=9&magnus=human&derek=perfect";
    let task = |rounds| json!({"kind": "finish", "visited": 6, "rounds": rounds});
    let mut found = 0;
    for calls in lists(rounds, 4) {
        let mut session = seated(9, "human", "perfect", 1).expect("a game");
        for &call in &calls {
            session.call(call as u32).expect("legal");
        }
        let link = session.link(None, false).expect("a link").to_text().expect("a short one");
        let done = verdict(&task(rounds), figure, json!({ "game": link })).is_done();
        assert_eq!(done, session.game().visited().len() >= 6, "{calls:?}");
        found += u32::from(done);
    }
    assert!(found > 0, "R(9) = {rounds}");
    assert_eq!(why_failed(&task(rounds - 1), figure, json!({ "game": figure })), "slow");
}

#[test]
fn against_every_derek_whose_moves_can_be_foreseen_a_lost_finish_is_known_at_once() {
    let dereks =
        ["hoarder", "look-ahead", "fewest-ways", "protector", "protector:late", "alternating", "random", "perfect"];
    for (derek, (n, visited, rounds)) in
        dereks.iter().flat_map(|derek| [(6, 5, 6), (7, 6, 6), (9, 6, 5)].map(|task| (derek, task)))
    {
        let play = |calls: &[i64]| {
            let mut session = seated(n, "human", derek, 1).expect("a game");
            calls.iter().for_each(|&call| session.call(call as u32).expect("legal"));
            let link = session.link(None, false).expect("a link").to_text().expect("a short one");
            (session.game().visited().len() >= visited, link)
        };
        let right: Vec<Vec<i64>> = lists(rounds, i64::from(n / 2)).filter(|calls| play(calls).0).collect();
        let figure = format!("n={n}&magnus=human&derek={derek}");
        let task = json!({"kind": "finish", "visited": visited, "rounds": rounds});
        for calls in (0..=3).flat_map(|length| lists(length, i64::from(n / 2))) {
            let possible = right.iter().any(|all| all.starts_with(&calls));
            let found = verdict(&task, &figure, json!({ "game": play(&calls).1 }));
            assert_eq!((found.is_done(), found.is_failed()), (false, !possible), "{figure} {task} {calls:?}");
        }
    }
}

#[test]
fn the_search_for_a_distant_goal_ends() {
    let reach = json!({"kind": "reach", "visited": 6});
    for figure in
        ["n=9&magnus=human&derek=protector", "n=9&magnus=human&derek=clockwise", "n=9&magnus=human&derek=rollout"]
    {
        assert!(!verdict(&reach, figure, json!({ "game": figure })).is_done());
        let finish = json!({"kind": "finish", "visited": 9, "rounds": 1000});
        assert!(!verdict(&finish, figure, json!({ "game": figure })).is_done());
    }
}

/// The round of the last new position when these answers are given from the start, and the link after them.
fn play_signs(n: u32, magnus: &str, signs: &str) -> (u32, bool, String) {
    let mut session = seated(n, magnus, "human", 1).expect("a game");
    let mut last = 0;
    for &direction in &parse::directions(signs).expect("signs") {
        if session.game().end().is_some() {
            break;
        }
        session.answer(direction).expect("a call waits");
        if session.last_round().is_some_and(|round| round.new) {
            last = session.game().round();
        }
    }
    (last, session.game().end().is_some(), session.link(None, false).expect("a link").to_text().expect("a short one"))
}

#[test]
fn hold_is_done_by_a_late_new_position_and_has_failed_when_none_can_come() {
    for (n, magnus) in [(5, "layers"), (6, "balanced"), (7, "layers"), (7, "balanced"), (9, "layers")] {
        let figure = format!("n={n}&magnus={magnus}&derek=human");
        let games: Vec<(String, u32)> = strings(12)
            .map(|signs| {
                let (last, ended, _) = play_signs(n, magnus, &signs);
                assert!(ended, "12 rounds are enough for {magnus} on {n}");
                (signs, last)
            })
            .collect();
        for round in 1..=12 {
            let task = json!({"kind": "hold", "round": round});
            for begun in (0..=6).flat_map(strings) {
                let (last, _, link) = play_signs(n, magnus, &begun);
                let found = verdict(&task, &figure, json!({ "game": link }));
                let possible = games.iter().any(|(signs, last)| signs.starts_with(&begun) && *last >= round);
                assert_eq!(
                    (found.is_done(), found.is_failed()),
                    (last >= round, !possible),
                    "{figure} {round} {begun}"
                );
            }
        }
    }
}

#[test]
fn against_balanced_on_13_round_17_can_be_reached_and_18_cannot() {
    let figure = "n=13&magnus=balanced&derek=human";
    let at = |round: u32| verdict(&json!({"kind": "hold", "round": round}), figure, json!({ "game": figure }));
    assert!(!at(16).is_failed() && !at(17).is_failed());
    let lost = at(18);
    assert_eq!((lost.is_failed(), &*word(&lost)), (true, "lost"));
    assert!(facts(&lost)["line"].is_string());
    let layers = "n=13&magnus=layers&derek=human";
    let at =
        |round: u32| verdict(&json!({"kind": "hold", "round": round}), layers, json!({ "game": layers })).is_failed();
    assert_eq!((at(17), at(18), at(19)), (false, false, true), "the worst case for careless layers is 18 or more");
}

#[test]
fn the_verdict_on_a_hold_that_ended_early_names_its_last_round() {
    let (last, ended, link) = play_signs(5, "layers", "+++++++++");
    assert!(ended);
    let found =
        verdict(&json!({"kind": "hold", "round": 12}), "n=5&magnus=layers&derek=human", json!({ "game": link }));
    assert_eq!(facts(&found), json!({"why": "ended", "round": last, "count": 4, "of": 5}));
}

#[test]
fn the_line_that_shows_how_it_goes_wrong_is_a_sensible_try() {
    let figure = "n=13&magnus=human&derek=hoarder&moves=1+2+1+1+2+2+1+2+4-";
    let task = json!({"kind": "finish", "visited": 11, "rounds": 12});
    let lost = verdict(&task, figure, json!({ "game": format!("{figure}1+") }));
    assert_eq!((lost.is_failed(), &*word(&lost)), (true, "lost"));
    let facts = facts(&lost);
    let mut session = open(facts["line"].as_str().expect("a line"));
    let mut depths = vec![session.game().depth(session.game().token())];
    while session.game().round() < session.game().line_length() {
        session.redo().expect("a round");
        depths.push(session.game().depth(session.game().token()));
    }
    assert_eq!(depths, [Some(3), Some(2), Some(1)], "each call leads one ring outwards, and the rounds are too few");
}
