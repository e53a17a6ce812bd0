//! Puzzles for JavaScript.

use crate::convert::{Thrown, plain, text};
use crate::lesson::{Exercise, data};
use crate::read;
use crate::table::Handle;
use magnus_derek::chance::SEEDS;
use magnus_derek_table::lesson::{Figure, Part, Task};
use magnus_derek_table::practice::{self, parsing};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Exercise {
    /// All moves at the figure of a task `keep` with their exact values and refutations; none of another task. Throws an Error with a
    /// sentence if the figure has no exact values at hand.
    #[wasm_bindgen(js_name = ratedMoves, unchecked_return_type = "import('../core/lesson/core-types').RatedMove[]")]
    pub fn rated_moves(&self) -> Result<JsValue, Thrown> {
        plain(&self.0.rated_moves()?)
    }
}

/// The moves of a player in the rounds played of a game that lost a position or a round, each as a puzzle.
#[wasm_bindgen(js_name = findMistakes, unchecked_return_type = "import('../core/lesson/core-types').Mistakes")]
pub fn find_mistakes(
    game: &Handle,
    #[wasm_bindgen(unchecked_param_type = "'magnus' | 'derek'")] player: &JsValue,
) -> Result<JsValue, Thrown> {
    let player = parsing::player(&text(player))?;
    plain(&practice::mistakes(&game.0, player)?)
}

/// All kinds of puzzles with their levels, in the order of the menu.
#[wasm_bindgen(js_name = practiceKinds, unchecked_return_type = "import('../core/lesson/core-types').PracticeKind[]")]
pub fn practice_kinds() -> Result<JsValue, Thrown> {
    plain(&practice::offered())
}

/// The puzzle of a kind, a level and a seed, the same for ever. Throws an Error with a sentence if there is none.
#[wasm_bindgen(js_name = findPuzzle, unchecked_return_type = "import('../core/lesson/core-types').Puzzle")]
pub fn find_puzzle(
    kind: &str,
    level: u32,
    #[wasm_bindgen(unchecked_param_type = "number | string")] seed: &JsValue,
) -> Result<JsValue, Thrown> {
    plain(&practice::find(parsing::kind(kind)?, level, read::number(SEEDS, seed)?)?)
}

/// The three puzzles of a day such as `2026-11-24`, the easiest first.
#[wasm_bindgen(js_name = dayPuzzles, unchecked_return_type = "import('../core/lesson/core-types').ChosenPuzzle[]")]
pub fn day_puzzles(date: &str) -> Result<JsValue, Thrown> {
    plain(&practice::day(parsing::date(date)?))
}

/// True if [`another_like`] gives another task for this one.
#[wasm_bindgen(js_name = canGenerate)]
pub fn can_generate(
    #[wasm_bindgen(unchecked_param_type = "import('../core/lesson/core-types').Task")] task: &JsValue,
) -> Result<bool, Thrown> {
    Ok(practice::can_generate(&Task::read(&data(Part::Task, task)?)?))
}

/// A task of the same kind with a new table and new positions; null if this kind has none.
#[wasm_bindgen(js_name = anotherLike, unchecked_return_type = "import('../core/lesson/core-types').Another | null")]
pub fn another_like(
    #[wasm_bindgen(unchecked_param_type = "import('../core/lesson/core-types').Task")] task: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "import('../core/lesson/core-types').Figure")] figure: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number | string")] seed: &JsValue,
) -> Result<JsValue, Thrown> {
    let figure = Figure::read(&data(Part::Figure, figure)?)?;
    plain(&practice::another_like(&data(Part::Task, task)?, &figure, read::number(SEEDS, seed)?)?)
}
