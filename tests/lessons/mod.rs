//! What the tests of lessons share.

use magnus_derek::error::Error;
use magnus_derek::lesson::{self, Json, Verdict};
use serde_json::{Value, json};

fn data(value: &Value) -> Json {
    serde_json::from_value(value.clone()).expect("plain data")
}

/// What the core says.
pub fn check(task: &Value, figure: &Value, attempt: &Value) -> Result<Verdict, Error> {
    lesson::check(&data(task), &data(figure), &data(attempt))
}

/// What it says where nothing is refused.
pub fn verdict(task: &Value, game: &str, attempt: Value) -> Verdict {
    check(task, &json!({ "game": game }), &attempt).unwrap_or_else(|error| panic!("{attempt}: {error}"))
}

/// The attempt that is this figure with these moves.
pub fn game_attempt(figure: &str, moves: &str) -> Value {
    json!({ "game": format!("{figure}&moves={moves}") })
}
