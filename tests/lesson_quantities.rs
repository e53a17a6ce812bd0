//! Lessons: the numbers that tasks ask for.

use crate::lessons::{check, verdict};
use serde_json::json;

/// The number that a task accepts, of those to 100.
fn number(of: &serde_json::Value, game: &str) -> Vec<u32> {
    let task = json!({"kind": "number", "of": of});
    (0..=100).filter(|number| verdict(&task, game, json!({"number": number})).done).collect()
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
