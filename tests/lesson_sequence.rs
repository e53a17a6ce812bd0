//! Lessons: `sequence`, against every Derek.

use crate::lessons::{lists, strings, verdict, walk, why_failed};
use crate::links::open;
use magnus_derek_table::lesson::Why;
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn count(path: &[i64]) -> usize {
    path.iter().chain(&[0]).collect::<BTreeSet<_>>().len()
}

fn attempt(list: &[i64]) -> Value {
    json!({ "magnitudes": list })
}

#[test]
fn a_list_is_right_when_all_answers_leave_enough_visited() {
    for n in 2..=6 {
        let figure = format!("n={n}&magnus=human&derek=human");
        for list in (1..=4).flat_map(|length| lists(length, n / 2)) {
            let fewest = strings(list.len() as u32).map(|signs| count(&walk(n, &list, &signs))).min().expect("some");
            for visited in 2..=n as usize {
                let task = json!({"kind": "sequence", "visited": visited});
                let found = verdict(&task, &figure, attempt(&list));
                assert_eq!(
                    (found.is_done(), found.is_failed()),
                    (fewest >= visited, fewest < visited),
                    "{n} {visited} {list:?}"
                );
                if let Some(Why::Evaded { line, count, of }) = found.why() {
                    let mut session = open(line);
                    session.go_to(list.len() as u32).expect("the end of the line");
                    assert_eq!(session.game().visited().len(), fewest);
                    assert_eq!((*count as usize, *of as usize), (fewest, visited));
                }
            }
        }
    }
}

#[test]
fn the_ruler_works_for_all_128_replies_and_little_else_of_its_length_does() {
    let figure = "n=8&magnus=human&derek=human";
    let task = json!({"kind": "sequence"});
    assert!(verdict(&task, figure, attempt(&[4, 2, 4, 1, 4, 2, 4])).is_done());
    let mut right = 0;
    for list in lists(7, 4) {
        let done = verdict(&task, figure, attempt(&list)).is_done();
        if done {
            assert!(strings(7).all(|signs| count(&walk(8, &list, &signs)) == 8), "{list:?}");
        }
        right += u32::from(done);
    }
    let all = lists(7, 4).filter(|list| strings(7).all(|signs| count(&walk(8, list, &signs)) == 8)).count();
    assert_eq!(right as usize, all);
    assert_eq!(why_failed(&task, figure, attempt(&[4, 2, 4, 2, 4, 2, 4])), "evaded");
}

#[test]
fn announced_directions_are_the_only_answers() {
    let n = 5;
    let figure = "n=5&magnus=human&derek=human";
    for signs in strings(4) {
        let task = json!({"kind": "sequence", "directions": signs});
        let mut possible = false;
        for list in lists(4, n / 2) {
            let good = count(&walk(n, &list, &signs)) == 5;
            assert_eq!(verdict(&task, figure, attempt(&list)).is_done(), good, "{signs} {list:?}");
            possible |= good;
        }
        assert_eq!(possible, !["+-+-", "-+-+"].contains(&signs.as_str()), "theory: only these two cannot be answered");
    }
}

#[test]
fn announced_directions_are_followed_as_they_are_and_not_in_the_mirror() {
    let (n, before) = (7, 1);
    // Away from 0, one game is no longer the mirror image of another.
    let figure = "n=7&magnus=human&derek=human&moves=1+";
    for signs in strings(3) {
        for list in lists(3, n / 2) {
            let path = walk(n, &[vec![before], list.clone()].concat(), &format!("+{signs}"));
            for visited in 2..=5 {
                let task = json!({"kind": "sequence", "directions": signs, "visited": visited});
                let found = verdict(&task, figure, attempt(&list));
                assert_eq!(found.is_done(), count(&path) >= visited, "{signs} {list:?}");
                if let Some(Why::Evaded { line, count: evaded, .. }) = found.why() {
                    let mut session = open(line);
                    session.go_to(1 + list.len() as u32).expect("the end of the line");
                    let went: Vec<i64> = session.game().transcript().map(|round| round.to.into()).collect();
                    assert_eq!((went, *evaded as usize), (path.clone(), count(&path)), "{signs} {list:?}");
                }
            }
        }
    }
}

#[test]
fn a_list_begins_at_the_figure_and_may_be_limited() {
    let figure = "n=4&magnus=human&derek=human&moves=2+";
    let task = json!({"kind": "sequence", "rounds": 2});
    assert!(verdict(&task, figure, attempt(&[1, 2])).is_done());
    let long = verdict(&task, figure, attempt(&[1, 2, 2]));
    assert_eq!(long.why(), Some(&Why::Long { count: 3, of: 2 }));
    let open = verdict(&task, figure, attempt(&[]));
    assert!(!open.is_done() && !open.is_failed());
}
