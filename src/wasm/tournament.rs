//! Tournaments for JavaScript: their games, and each of them played.

use crate::convert::{Thrown, plain, text};
use crate::read;
use magnus_derek::derek::REGISTRY as DEREKS;
use magnus_derek::magnus::REGISTRY as MAGNUSES;
use magnus_derek::parse;
use magnus_derek::zn::Zn;
use magnus_derek_table::tournament::{self, Pairing};
use wasm_bindgen::prelude::*;

/// The games of a tournament: `[{n, magnus, derek, seed}, …]`. Lists have commas, `all` stands for all computer players.
#[wasm_bindgen(unchecked_return_type = "import('../core/core-types').Pairing[]")]
pub fn pairings(tables: &JsValue, magnus: &JsValue, derek: &JsValue, seeds: u32) -> Result<JsValue, Thrown> {
    let tables = parse::tables(&text(tables))?;
    let (magnuses, dereks) = (parse::players(MAGNUSES, &text(magnus))?, parse::players(DEREKS, &text(derek))?);
    plain(&tournament::pairings(&tables, &magnuses, &dereks, seeds)?)
}

/// Plays one game of a tournament to its end.
#[wasm_bindgen(js_name = playPairing, unchecked_return_type = "import('../core/core-types').GameResult")]
pub fn play_pairing(n: u32, magnus: &JsValue, derek: &JsValue, seed: u32) -> Result<JsValue, Thrown> {
    Zn::new(n)?;
    let derek = read::derek(derek)?;
    plain(&tournament::play(&Pairing { n, magnus: read::magnus(magnus)?, derek, seed })?)
}
