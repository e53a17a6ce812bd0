//! The companion games for JavaScript.

use crate::convert::{Thrown, plain, text};
use magnus_derek_companions::dominoes::values;
use magnus_derek_companions::lesson::Companions;
use magnus_derek_companions::notation::{self, link, multivision, whole_number};
use magnus_derek_companions::number::Size;
use magnus_derek_companions::number_game::count;
use magnus_derek_companions::position::Position;
use magnus_derek_companions::session::Session;
use magnus_derek_companions::view::{Limits, PairMap};
use magnus_derek_table::lesson::{Attempt, Beat};
use magnus_derek_table::link::Fields;
use wasm_bindgen::prelude::*;

/// A companion game with its two players.
#[wasm_bindgen]
pub struct Companion(Session);

#[wasm_bindgen]
impl Companion {
    /// A new game of this name. `fields` are names and values in turn, as those of a link.
    #[wasm_bindgen(constructor)]
    pub fn new(name: &str, fields: Vec<String>) -> Result<Companion, Thrown> {
        let pairs: Vec<(&str, &str)> = fields.chunks_exact(2).map(|pair| (&*pair[0], &*pair[1])).collect();
        Ok(Companion(link::from_fields(name, &Fields::from_pairs(&pairs))?))
    }

    /// A game of this name from a link.
    pub fn open(name: &str, link: &str) -> Result<Companion, Thrown> {
        Ok(Companion(link::open(name, link)?))
    }

    /// The game as the text of a link, without #.
    pub fn link(&self) -> Result<String, Thrown> {
        Ok(self.0.link()?)
    }

    /// The same without the moves.
    pub fn beginning(&self) -> String {
        self.0.beginning()
    }

    /// A person's move.
    pub fn make(&mut self, one: &JsValue) -> Result<(), Thrown> {
        let one = notation::parse_move(self.0.persons_position()?, &text(one))?;
        Ok(self.0.make(one)?)
    }

    /// The computer's next move.
    pub fn step(&mut self) -> Result<(), Thrown> {
        Ok(self.0.step()?)
    }

    /// Takes back the moves since a person chose last.
    pub fn undo(&mut self) -> Result<(), Thrown> {
        Ok(self.0.undo()?)
    }

    /// Makes them again.
    pub fn redo(&mut self) -> Result<(), Thrown> {
        Ok(self.0.redo()?)
    }

    /// Puts another player into seat 0 or 1.
    #[wasm_bindgen(js_name = setPlayer)]
    pub fn set_player(&mut self, seat: u32, id: &JsValue) -> Result<(), Thrown> {
        Ok(self.0.set_player(seat, notation::player(&text(id))?)?)
    }

    /// Everything the page shows.
    #[wasm_bindgen(unchecked_return_type = "import('../core/companion/core-types').ShownGame")]
    pub fn view(&self) -> Result<JsValue, Thrown> {
        plain(&self.0.view())
    }

    /// The verdict on the game as an attempt at a task of a lesson, to win the game that begins with this link. Throws an Error with a
    /// sentence if it does not begin there.
    #[wasm_bindgen(unchecked_return_type = "import('../core/lesson/core-types').Judged")]
    pub fn verdict(&self, beginning: String) -> Result<JsValue, Thrown> {
        let so_far = Attempt { game: Some(self.0.link()?), ..Attempt::default() };
        plain(&Beat { game: beginning }.check(&so_far, &Companions::ALL)?)
    }

    /// The perfect player's move, with its reason; null after the end.
    #[wasm_bindgen(unchecked_return_type = "import('../core/companion/core-types').Hint | null")]
    pub fn hint(&self) -> Result<JsValue, Thrown> {
        plain(&self.0.hint_view())
    }

    /// The position after a move that is not made.
    #[wasm_bindgen(unchecked_return_type = "import('../core/companion/core-types').ShownPosition")]
    pub fn preview(&self, one: &JsValue) -> Result<JsValue, Thrown> {
        let position = self.0.position();
        let one = notation::parse_move(position, &text(one))?.one;
        plain(&position.after(&one)?.shown())
    }

    /// A move of multivision after which the game lasts at least so many moves, as text; nothing in the other games.
    pub fn delay(&self, moves: &JsValue) -> Result<Option<String>, Thrown> {
        let Position::Multivision(game) = self.0.position() else { return Ok(None) };
        Ok(Some(multivision::delaying_move(game, &text(moves))?))
    }
}

/// The limits that the pages name.
#[wasm_bindgen(js_name = companionLimits, unchecked_return_type = "import('../core/companion/core-types').Limits")]
pub fn companion_limits() -> Result<JsValue, Thrown> {
    plain(&Limits::get())
}

/// F(0), …, F(count − 1) of the circle of dominoes, for at most 1000.
#[wasm_bindgen(js_name = dominoValues)]
pub fn domino_values(count: u32) -> Vec<u8> {
    let values = values::Values::default();
    (0..u64::from(count.min(1000))).map(|m| values.path_value(m)).collect()
}

/// The winner on an empty circle of any size.
#[wasm_bindgen(js_name = dominoAnswer, unchecked_return_type = "import('../core/companion/core-types').ExplainedAnswer")]
pub fn domino_answer(n: &JsValue) -> Result<JsValue, Thrown> {
    plain(&values::explain_answer(whole_number(Size::Spaces, &text(n), 1, values::MAX_VALUE_N)?))
}

/// Number of winning pairs with A₁ ≤ A ≤ A₂ and B₁ ≤ B ≤ B₂.
#[wasm_bindgen(js_name = countWinningPairs)]
pub fn count_winning_pairs(a1: &JsValue, a2: &JsValue, b1: &JsValue, b2: &JsValue) -> Result<f64, Thrown> {
    let limit = |what: Size, value: &JsValue| whole_number(what, &text(value), 1, count::MAX_COUNT);
    let a = limit(Size::A1, a1)?..=limit(Size::A2, a2)?;
    let b = limit(Size::B1, b1)?..=limit(Size::B2, b2)?;
    let count = count::count_winning_pairs(a, b)?;
    // At most 10^12: exact in a JavaScript number.
    Ok(count as f64)
}

/// The losing pairs, up to a size.
#[wasm_bindgen(js_name = pairMap, unchecked_return_type = "import('../core/companion/core-types').PairMap")]
pub fn pair_map(size: &JsValue) -> Result<JsValue, Thrown> {
    plain(&PairMap::up_to(whole_number(Size::Map, &text(size), 2, count::MAX_MAP)?)?)
}
