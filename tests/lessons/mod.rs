//! Helpers shared by the tests of lessons. The oracles in them know positions as numbers modulo n, and nothing else.

use magnus_derek_companions::lesson::Companions;
use magnus_derek_table::lesson::{Attempt, Exercise, Figure, Judged, Refusal, Task, Why};
use magnus_derek_table::session::Session;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A task on the table of its figure.
pub fn exercise(task: &Value, figure: &Value) -> Result<Exercise, Refusal> {
    Exercise::new(Task::read(task)?, &Figure::read(figure)?)
}

/// The core's verdict on an attempt, with the game that is being played, if there is one.
pub fn judged(task: &Value, figure: &Value, attempt: &Value, game: Option<&Session>) -> Result<Judged, Refusal> {
    exercise(task, figure)?.check(&Attempt::read(attempt)?, game, &Companions::ALL)
}

/// The verdict on an attempt that is written down.
pub fn check(task: &Value, figure: &Value, attempt: &Value) -> Result<Judged, Refusal> {
    judged(task, figure, attempt, None)
}

/// The verdict where nothing is refused.
pub fn verdict(task: &Value, game: &str, attempt: Value) -> Judged {
    check(task, &json!({ "game": game }), &attempt).unwrap_or_else(|error| panic!("{game} {attempt}: {error}"))
}

/// The sentence with which it is refused.
pub fn refusal(task: Value, game: &str, attempt: Value) -> String {
    let sentence = check(&task, &json!({ "game": game }), &attempt).expect_err("refused").to_string();
    assert!(sentence.ends_with('.') && !sentence.contains('\n'), "{sentence}");
    sentence
}

/// The word for what is wrong or not yet right; "" if there is none.
pub fn word(judged: &Judged) -> String {
    judged.why().map(Why::word).unwrap_or_default()
}

/// The facts of that, as JavaScript has them; null for those that there are not.
pub fn facts(judged: &Judged) -> Value {
    json!(judged.why())
}

/// The word for the reason why the attempt has failed.
pub fn why_failed(task: &Value, game: &str, attempt: Value) -> String {
    let judged = verdict(task, game, attempt);
    assert!(judged.is_failed() && !judged.is_done(), "{judged:?}");
    word(&judged)
}

/// The attempt that is this figure with these moves.
pub fn game_attempt(figure: &str, moves: &str) -> Value {
    json!({ "game": format!("{figure}&moves={moves}") })
}

/// All texts of so many signs.
pub fn strings(length: u32) -> impl Iterator<Item = String> {
    (0..1_u32 << length).map(move |bits| (0..length).map(|i| if bits >> i & 1 == 0 { '+' } else { '-' }).collect())
}

/// All lists of so many magnitudes up to `most`.
pub fn lists(length: u32, most: i64) -> impl Iterator<Item = Vec<i64>> {
    (0..most.pow(length)).map(move |number| (0..length).map(|place| number / most.pow(place) % most + 1).collect())
}

/// The positions after each call, from 0.
pub fn walk(n: i64, magnitudes: &[i64], signs: &str) -> Vec<i64> {
    let mut token = 0;
    let step = |(magnitude, sign): (&i64, char)| {
        token = (token + if sign == '+' { *magnitude } else { -magnitude }).rem_euclid(n);
        token
    };
    magnitudes.iter().zip(signs.chars()).map(step).collect()
}

/// Moves as links have them.
pub fn moves(magnitudes: &[i64], signs: &str) -> String {
    magnitudes.iter().zip(signs.chars()).map(|(magnitude, sign)| format!("{magnitude}{sign}")).collect()
}

/// A game of two people in which these positions have been visited after 0, in this order.
pub fn visiting(n: u32, positions: &[u32]) -> String {
    let mut token = 0;
    let mut moves = String::new();
    for &position in positions {
        let clockwise = (position + n - token) % n;
        moves += &if clockwise <= n / 2 { format!("{clockwise}+") } else { format!("{}-", n - clockwise) };
        token = position;
    }
    format!("n={n}&magnus=human&derek=human&moves={moves}")
}

/// The subsets of 0..n.
pub fn subsets(n: u32) -> impl Iterator<Item = Vec<u32>> {
    (0..1_u32 << n).map(move |bits| (0..n).filter(|z| bits >> z & 1 == 1).collect())
}

/// The positions from which Magnus can force the token into `set`, by going on until nothing is added.
pub fn forced(n: i64, set: &BTreeSet<i64>) -> BTreeSet<i64> {
    let mut known = set.clone();
    loop {
        let pair = |z: i64, d: i64| known.contains(&((z + d) % n)) && known.contains(&((z + n - d) % n));
        let next: BTreeSet<i64> = (0..n).filter(|&z| known.contains(&z) || (1..=n / 2).any(|d| pair(z, d))).collect();
        if next == known {
            return known;
        }
        known = next;
    }
}
