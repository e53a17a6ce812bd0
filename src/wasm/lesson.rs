//! Lessons for JavaScript.

use crate::convert::{Thrown, plain};
use magnus_derek::lesson::{self, Json};
use magnus_derek_companions::lesson::Companions;
use wasm_bindgen::prelude::*;

/// A value of JavaScript as data.
fn data(value: JsValue) -> Result<Json, Thrown> {
    serde_wasm_bindgen::from_value(value).map_err(Thrown::failed)
}

/// What an attempt at a task is worth. Throws an Error with a sentence if one of the three is not understood, or does not fit the others.
#[wasm_bindgen(js_name = checkLesson, unchecked_return_type = "import('../table/lesson/core-types').Verdict")]
pub fn check_lesson(
    #[wasm_bindgen(unchecked_param_type = "import('../table/lesson/core-types').Task")] task: JsValue,
    #[wasm_bindgen(unchecked_param_type = "import('../table/lesson/core-types').Figure")] figure: JsValue,
    #[wasm_bindgen(unchecked_param_type = "import('../table/lesson/core-types').Attempt")] attempt: JsValue,
) -> Result<JsValue, Thrown> {
    plain(&lesson::check(&data(task)?, &data(figure)?, &data(attempt)?, &Companions)?)
}

/// What is wrong with a lesson, a sentence each.
#[wasm_bindgen(js_name = lessonProblems)]
pub fn lesson_problems(
    #[wasm_bindgen(unchecked_param_type = "unknown")] lesson: JsValue,
) -> Result<Vec<String>, Thrown> {
    Ok(lesson::problems(&data(lesson)?, &Companions))
}

/// For n − 1, …, 2 unvisited positions of an odd prime table the rounds that layer play needs at most for the next new one. Throws an Error
/// with a sentence for other tables.
#[wasm_bindgen]
pub fn bricks(n: u32) -> Result<Vec<u32>, Thrown> {
    Ok(lesson::bricks(n)?)
}

/// The layers of these positions, whatever game is played. Throws an Error with a sentence if they are not on a table of n.
#[wasm_bindgen(js_name = setLayers, unchecked_return_type = "import('../table/lesson/core-types').SetLayers")]
pub fn set_layers(n: u32, positions: Vec<u32>) -> Result<JsValue, Thrown> {
    plain(&lesson::set_layers(n, &positions)?)
}
