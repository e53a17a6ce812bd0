//! The ladder of the first games for JavaScript.

use crate::convert::{Thrown, plain};
use magnus_derek::player::Player;
use magnus_derek::solver::Value;
use magnus_derek::zn::Zn;
use magnus_derek_table::ladder::{self, Rung};
use magnus_derek_table::link::Link;
use magnus_derek_table::session;
use wasm_bindgen::prelude::*;

/// The game that begins as this link says, as the ladder begins it; null unless the ladder has its table. With `fair` the first one
/// whose star takes thought and is possible, of the games with its seed and the next ones.
#[wasm_bindgen(unchecked_return_type = "import('../core/core-types').Rung | null")]
pub fn rung(start: &str, fair: bool) -> Result<JsValue, Thrown> {
    let start = Link::parse(start).map_err(session::Refusal::from)?;
    plain(&if fair { Rung::find(start) } else { Rung::of(&start) }?)
}

/// Judges a game of a person's that has ended, beside another one in the same seat.
#[wasm_bindgen(unchecked_return_type = "import('../core/core-types').Judgement")]
pub fn judge(
    n: u32,
    is_derek: bool,
    visited: u32,
    rounds: u32,
    other_visited: u32,
    other_rounds: u32,
) -> Result<JsValue, Thrown> {
    let player = if is_derek { Player::Derek } else { Player::Magnus };
    let other = Value { visited: other_visited, rounds: other_rounds };
    plain(&ladder::judge(Zn::new(n)?, player, Value { visited, rounds }, other))
}
