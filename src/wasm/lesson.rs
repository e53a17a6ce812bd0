//! Lessons for JavaScript.

use crate::convert::{Thrown, plain};
use crate::table::Handle;
use magnus_derek_companions::lesson::Companions;
use magnus_derek_table::lesson::{self, Attempt, Fault, Figure, Part, Refusal, Task};
use serde_json::Value;
use wasm_bindgen::prelude::*;

/// A value of JavaScript as JSON has it. What goes round in a circle, or is nested too deep for a stack, is refused before it is read.
pub(crate) fn data(part: Part, value: &JsValue) -> Result<Value, Thrown> {
    let json = js_sys::JSON::stringify(value).map_err(Thrown::rethrow)?;
    // Values that JSON does not have, such as undefined, become null.
    let json = json.as_string().unwrap_or_else(|| "null".to_string());
    let unreadable = |error: serde_json::Error| Fault::Unreadable { part, detail: error.to_string() };
    serde_json::from_str(&json).map_err(|error| Refusal::Task { why: unreadable(error) }.into())
}

/// A task of a lesson on the table of its figure.
#[wasm_bindgen]
pub struct Exercise(pub(crate) lesson::Exercise);

#[wasm_bindgen]
impl Exercise {
    /// Throws an Error with a sentence if the task or the figure is not understood, or the figure does not open.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "import('../core/lesson/core-types').Task")] task: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "import('../core/lesson/core-types').Figure")] figure: &JsValue,
    ) -> Result<Exercise, Thrown> {
        Ok(Exercise(lesson::Exercise::new(
            Task::read(&data(Part::Task, task)?)?,
            &Figure::read(&data(Part::Figure, figure)?)?,
        )?))
    }

    /// The form of its answer.
    #[wasm_bindgen(unchecked_return_type = "import('../core/lesson/core-types').AnswerForm")]
    pub fn form(&self) -> Result<JsValue, Thrown> {
        plain(&self.0.form())
    }

    /// The verdict on an attempt: a game as it is now, if the task is played, or an answer. Throws an Error with a
    /// sentence if the attempt is not understood, or does not fit the task.
    #[wasm_bindgen(unchecked_return_type = "import('../core/lesson/core-types').Judged")]
    pub fn check(
        &self,
        game: &Handle,
        #[wasm_bindgen(unchecked_param_type = "import('../core/lesson/core-types').Attempt")] attempt: &JsValue,
    ) -> Result<JsValue, Thrown> {
        plain(&self.0.check(&Attempt::read(&data(Part::Attempt, attempt)?)?, Some(&game.0), &Companions::NUMBERS)?)
    }

    /// The table with prices after these calls; null if the figure has no prices. Throws an Error with a sentence for a magnitude that is none.
    #[wasm_bindgen(unchecked_return_type = "import('../core/lesson/core-types').PricedTable | null")]
    pub fn priced(&self, magnitudes: Vec<u32>) -> Result<JsValue, Thrown> {
        plain(&self.0.priced(&magnitudes)?)
    }

    /// A right answer; null where none is found. Throws an Error with a sentence if the task has none for its figure.
    #[wasm_bindgen(unchecked_return_type = "import('../core/lesson/core-types').Attempt | null")]
    pub fn solution(&self) -> Result<JsValue, Thrown> {
        plain(&self.0.solution(&Companions::NUMBERS)?)
    }
}

/// For n − 1, …, 2 unvisited positions of an odd prime table the rounds that layer play needs at most for the next new one. Throws an Error
/// with a sentence for other tables.
#[wasm_bindgen]
pub fn bricks(n: u32) -> Result<Vec<u32>, Thrown> {
    Ok(lesson::bricks(n)?)
}
