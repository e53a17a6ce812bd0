//! Announced moves and random play for JavaScript.

use crate::convert::{Thrown, plain, text};
use crate::read::number;
use js_sys::Function;
use magnus_derek::chance::SEEDS;
use magnus_derek::zn::{SIZES, Zn};
use magnus_derek_table::announced::{self, parsing, random_moves, signs, view};
use magnus_derek_table::random_play::view::{self as random, Run};
use magnus_derek_table::random_play::{GAMES, NUMBERS};
use wasm_bindgen::prelude::*;

/// Algorithm DEREK's answer to announced magnitudes.
#[wasm_bindgen(js_name = thesisAnswer, unchecked_return_type = "import('../core/announced/core-types').Thesis")]
pub fn thesis_answer(n: &JsValue, magnitudes: &JsValue) -> Result<JsValue, Thrown> {
    plain(&view::thesis(&parsing::magnitudes(&text(n), &text(magnitudes))?))
}

/// The minimum for announced magnitudes; `progress` hears which number is being tried, and which part of that is done.
#[wasm_bindgen(js_name = exactAnswer, unchecked_return_type = "import('../core/announced/core-types').Found")]
pub fn exact_answer(n: &JsValue, magnitudes: &JsValue, progress: &Function) -> Result<JsValue, Thrown> {
    let announced = parsing::magnitudes(&text(n), &text(magnitudes))?;
    plain(&view::minimum(&announced, |so_far| {
        // A page that cannot hear it still gets its result. Whoever listens ends the worker to stop the search.
        let _ = progress.call2(&JsValue::NULL, &so_far.trying.into(), &so_far.done.into());
        true
    }))
}

/// The largest magnitude on a table with so many positions; undefined if no table has them.
#[wasm_bindgen(js_name = largestMagnitude)]
pub fn largest_magnitude(n: &JsValue) -> Option<u32> {
    let n = number(announced::SIZES, n).ok()?;
    Some(Zn::new(n).ok()?.max_magnitude())
}

/// Magnus's answer to announced directions.
#[wasm_bindgen(js_name = magnusAnswer, unchecked_return_type = "import('../core/announced/core-types').Answered")]
pub fn magnus_answer(n: &JsValue, directions: &JsValue, relaxed: bool) -> Result<JsValue, Thrown> {
    let zn = Zn::new(number(view::DRAWN, n)?)?;
    plain(&view::answered(&parsing::directions(zn, &text(directions))?, relaxed)?)
}

/// Random magnitudes.
#[wasm_bindgen(js_name = randomMagnitudes)]
pub fn random_magnitudes(n: &JsValue, rounds: &JsValue, seed: &JsValue) -> Result<Vec<u32>, Thrown> {
    let zn = Zn::new(number(announced::SIZES, n)?)?;
    let rounds = number(announced::ROUNDS, rounds)?;
    Ok(random_moves::random_magnitudes(zn, rounds, number(SEEDS, seed)?)?)
}

/// Random directions, as signs.
#[wasm_bindgen(js_name = randomDirections)]
pub fn random_directions(n: &JsValue, seed: &JsValue) -> Result<String, Thrown> {
    Ok(signs(&random_moves::random_directions(Zn::new(number(SIZES, n)?)?, number(SEEDS, seed)?)))
}

/// Random games and their cover times.
#[wasm_bindgen]
pub struct RandomGames(Run);

#[wasm_bindgen]
impl RandomGames {
    /// No games yet. Throws an Error with a sentence if an argument is refused.
    #[wasm_bindgen(constructor)]
    pub fn new(n: &JsValue, games: &JsValue, seed: &JsValue) -> Result<RandomGames, Thrown> {
        let (zn, seed) = (Zn::new(number(SIZES, n)?)?, number(SEEDS, seed)?);
        Ok(RandomGames(Run::new(zn, number(GAMES, games)?, seed)?))
    }

    /// Plays some of the games that are left, and says how many are left then.
    pub fn play(&mut self, games: u32) -> u32 {
        self.0.play(games)
    }

    /// The mean as far as it is known.
    #[wasm_bindgen(unchecked_return_type = "import('../core/announced/core-types').Expected")]
    pub fn expected(&self) -> Result<JsValue, Thrown> {
        plain(&self.0.expected())
    }

    /// The games so far.
    #[wasm_bindgen(unchecked_return_type = "import('../core/announced/core-types').Times")]
    pub fn times(&self) -> Result<JsValue, Thrown> {
        plain(&self.0.times())
    }

    /// Number of games by number of rounds, flat: rounds, games, rounds, games, …
    pub fn counts(&self) -> Vec<u32> {
        self.0.counts()
    }
}

/// One random game, numbered from 1.
#[wasm_bindgen(js_name = randomGame, unchecked_return_type = "import('../core/announced/core-types').Way")]
pub fn random_game(n: &JsValue, game: &JsValue, seed: &JsValue) -> Result<JsValue, Thrown> {
    let zn = Zn::new(number(random::SHOWN, n)?)?;
    let game = number(NUMBERS, game)?;
    plain(&random::game(zn, game, number(SEEDS, seed)?)?)
}
