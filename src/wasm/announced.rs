//! Announced moves and random play for JavaScript.

use crate::convert::{Thrown, plain, text};
use js_sys::Function;
use magnus_derek::random_play::view::{self as random, Run};
use magnus_derek::revealed::{taken, view};
use wasm_bindgen::prelude::*;

/// Algorithm DEREK's answer to announced magnitudes.
#[wasm_bindgen(js_name = thesisAnswer, unchecked_return_type = "import('../pages/announced/core-types').Thesis")]
pub fn thesis_answer(n: &JsValue, magnitudes: &JsValue) -> Result<JsValue, Thrown> {
    plain(&view::thesis(&text(n), &text(magnitudes))?)
}

/// The minimum for announced magnitudes; `progress` hears which number is being tried, and which part of that is done.
#[wasm_bindgen(js_name = exactAnswer, unchecked_return_type = "import('../pages/announced/core-types').Found")]
pub fn exact_answer(n: &JsValue, magnitudes: &JsValue, progress: &Function) -> Result<JsValue, Thrown> {
    plain(&view::minimum(&text(n), &text(magnitudes), |so_far| {
        // Whoever listens ends the worker to stop the search.
        let _ = progress.call2(&JsValue::NULL, &so_far.trying.into(), &so_far.done.into());
        true
    })?)
}

/// Magnus's answer to announced directions.
#[wasm_bindgen(js_name = magnusAnswer, unchecked_return_type = "import('../pages/announced/core-types').Answered")]
pub fn magnus_answer(n: &JsValue, directions: &JsValue, relaxed: bool) -> Result<JsValue, Thrown> {
    plain(&view::answered(&text(n), &text(directions), relaxed)?)
}

/// Random magnitudes.
#[wasm_bindgen(js_name = randomMagnitudes)]
pub fn random_magnitudes(n: &JsValue, rounds: &JsValue, seed: &JsValue) -> Result<Vec<u32>, Thrown> {
    Ok(taken::random_magnitudes(&text(n), &text(rounds), &text(seed))?)
}

/// Random directions, as signs.
#[wasm_bindgen(js_name = randomDirections)]
pub fn random_directions(n: &JsValue, seed: &JsValue) -> Result<String, Thrown> {
    Ok(taken::random_directions(&text(n), &text(seed))?)
}

/// Random games and their cover times.
#[wasm_bindgen]
pub struct RandomGames(Run);

#[wasm_bindgen]
impl RandomGames {
    /// No games yet. Throws an Error with a sentence if an argument is refused.
    #[wasm_bindgen(constructor)]
    pub fn new(n: &JsValue, games: &JsValue, seed: &JsValue) -> Result<RandomGames, Thrown> {
        Ok(RandomGames(Run::parse(&text(n), &text(games), &text(seed))?))
    }

    /// Plays some of the games that are left, and says how many are left then.
    pub fn play(&mut self, games: u32) -> u32 {
        self.0.play(games)
    }

    /// What is known of the mean.
    #[wasm_bindgen(unchecked_return_type = "import('../pages/announced/core-types').Expected")]
    pub fn expected(&self) -> Result<JsValue, Thrown> {
        plain(&self.0.expected())
    }

    /// The games so far.
    #[wasm_bindgen(unchecked_return_type = "import('../pages/announced/core-types').Times")]
    pub fn times(&self) -> Result<JsValue, Thrown> {
        plain(&self.0.times())
    }

    /// How many games took how many rounds, flat: rounds, games, rounds, games, …
    pub fn counts(&self) -> Vec<u32> {
        self.0.counts()
    }
}

/// One random game, numbered from 1.
#[wasm_bindgen(js_name = randomGame, unchecked_return_type = "import('../pages/announced/core-types').Way")]
pub fn random_game(n: &JsValue, game: &JsValue, seed: &JsValue) -> Result<JsValue, Thrown> {
    plain(&random::game(&text(n), &text(game), &text(seed))?)
}
