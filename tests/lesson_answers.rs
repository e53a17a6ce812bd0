//! Lessons: `answers`, against every string of answers.

use crate::lessons::{check, game_attempt, verdict};
use magnus_derek::lesson::Why;
use serde_json::json;

const FIGURE: &str = "n=9&magnus=scripted:4,2,3,4,1&derek=human";

/// All texts of so many signs.
fn strings(length: u32) -> impl Iterator<Item = String> {
    (0..1_u32 << length).map(move |bits| (0..length).map(|i| if bits >> i & 1 == 0 { '+' } else { '-' }).collect())
}

/// The positions that a token visits from 0.
fn walk(n: i64, magnitudes: &[i64], signs: &str) -> Vec<i64> {
    let mut token = 0;
    let step = |(magnitude, sign): (&i64, char)| {
        token = (token + if sign == '+' { *magnitude } else { -magnitude }).rem_euclid(n);
        token
    };
    magnitudes.iter().zip(signs.chars()).map(step).collect()
}

fn moves(magnitudes: &[i64], signs: &str) -> String {
    magnitudes.iter().zip(signs.chars()).map(|(magnitude, sign)| format!("{magnitude}{sign}")).collect()
}

#[test]
fn two_of_the_32_strings_keep_the_token_off_the_class() {
    let calls = [4, 2, 3, 4, 1];
    let task = json!({"kind": "answers", "count": 5, "avoid": {"class": {"gamma": 1, "q": 3}}});
    let mut right = 0;
    for signs in strings(5) {
        let good = walk(9, &calls, &signs).iter().all(|position| position % 3 != 1);
        let done = verdict(&task, FIGURE, game_attempt(FIGURE, &moves(&calls, &signs))).done;
        assert_eq!(done, good, "{signs}");
        right += u32::from(good);
    }
    assert_eq!(right, 2);
}

#[test]
fn an_attempt_that_is_not_of_this_figure_gets_a_sentence() {
    let task = json!({"kind": "answers", "count": 5, "avoid": {"positions": [1, 4, 7]}});
    let other =
        check(&task, &json!({"game": FIGURE}), &json!({"game": "n=13"})).expect_err("another table").to_string();
    assert!(other.contains("n = 13"), "{other}");
    let cheat = game_attempt(FIGURE, "1+");
    let cheat = check(&task, &json!({"game": FIGURE}), &cheat).expect_err("another call").to_string();
    assert!(cheat.contains("In round 1"), "{cheat}");
    assert_eq!(verdict(&task, FIGURE, game_attempt(FIGURE, "4+")).why, Some(Why::Entered));
}
