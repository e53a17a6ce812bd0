//! All calls from a position for JavaScript.

use crate::convert::{Thrown, plain};
use crate::read;
use magnus_derek::zn::Zn;
use magnus_derek_table::explorer::Explored;
use magnus_derek_table::link::Link;
use magnus_derek_table::lost_rounds;
use magnus_derek_table::session::Session;
use wasm_bindgen::prelude::*;

/// Explores the position at which a link stands.
#[wasm_bindgen(unchecked_return_type = "import('../core/core-types').Explored")]
pub fn explore(link: &str) -> Result<JsValue, Thrown> {
    let session = Session::open(&Link::parse(link)?)?;
    plain(&Explored::of(session.game(), session.seed()))
}

/// The losses of a Magnus in tournaments on a table, by the number of positions left, 0 first.
#[wasm_bindgen(js_name = lostRounds, unchecked_return_type = "import('../core/core-types').LostRounds[]")]
pub fn lost_rounds(n: u32, magnus: &JsValue) -> Result<JsValue, Thrown> {
    plain(&lost_rounds::lost_rounds(Zn::new(n)?, &read::magnus(magnus)?)?)
}
