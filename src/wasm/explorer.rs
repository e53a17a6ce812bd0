//! All calls from a position for JavaScript.

use crate::convert::{Thrown, plain};
use magnus_derek_table::explorer::Explored;
use magnus_derek_table::link::Link;
use magnus_derek_table::session::Session;
use wasm_bindgen::prelude::*;

/// Explores the position at which a link stands.
#[wasm_bindgen(unchecked_return_type = "import('../core/core-types').Explored")]
pub fn explore(link: &str) -> Result<JsValue, Thrown> {
    let session = Session::open(&Link::parse(link)?)?;
    plain(&Explored::of(session.game(), session.seed()))
}
