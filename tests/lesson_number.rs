//! Lessons: `number` and `choose`. The quantities themselves are tested in `lesson_quantities`.

use crate::lessons::{game_attempt, verdict, why_failed, word};
use magnus_derek_table::lesson::Why;
use serde_json::{Value, json};
use std::cmp::Ordering;

const TABLE: &str = "n=9&magnus=human&derek=human";

#[test]
fn only_the_value_is_right() {
    let task = json!({"kind": "number", "of": {"fStar": {"n": 45}}});
    for number in -2..60 {
        let found = verdict(&task, TABLE, json!({ "number": number }));
        assert_eq!((found.is_done(), found.is_failed()), (number == 30, number != 30), "{number}");
        let why = match number.cmp(&30) {
            Ordering::Less => Some(Why::Low { value: number }),
            Ordering::Equal => None,
            Ordering::Greater => Some(Why::High { value: number }),
        };
        assert_eq!(found.why(), why.as_ref(), "{number}");
    }
}

#[test]
fn rounds_without_a_new_position_are_counted_once_enough_are_played() {
    let figure = "n=13&magnus=human&derek=human&moves=1+";
    let task = json!({"kind": "number", "of": {"avoided": {"rounds": 3}}});
    let attempt = |moves: &str, number: u32| {
        let mut attempt = game_attempt("n=13&magnus=human&derek=human", moves);
        attempt["number"] = json!(number);
        attempt
    };
    let early = verdict(&task, figure, attempt("1+1-1+", 1));
    assert!(!early.is_done() && !early.is_failed() && early.progress.is_some_and(|progress| progress.have == 2));
    assert!(verdict(&task, figure, attempt("1+1-1+1+", 2)).is_done());
    assert!(verdict(&task, figure, attempt("1+1-1+1+1-1-", 2)).is_done(), "later rounds do not count");
    assert_eq!(why_failed(&task, figure, attempt("1+1-1+1+", 3)), "high");
    assert_eq!(why_failed(&task, figure, attempt("1+1-1+1+", 0)), "low");
}

#[test]
fn the_option_that_the_value_satisfies_is_right() {
    let option = |label: &str, condition: &str, value: i32| -> Value { json!({"label": label, condition: value}) };
    let options = [option("less", "below", 9), option("9", "is", 9), option("more", "above", 9)];
    // f* of these tables is 4, 6, 10 and 16.
    for (n, right) in [(5, 0), (9, 0), (15, 2), (16, 2)] {
        let of = json!({"fStar": {"n": n}});
        for index in 0..3 {
            let task = json!({"kind": "choose", "of": of, "options": options});
            let found = verdict(&task, TABLE, json!({ "option": index }));
            assert_eq!((found.is_done(), found.is_failed()), (index == right, index != right), "{n} {index}");
            assert_eq!(word(&found), if index == right { "" } else { "other" });
        }
    }
}
