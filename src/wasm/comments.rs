//! Comments on the rounds of a game, and games that begin with a position set up by hand, for JavaScript.

use crate::convert::{Thrown, field, text};
use crate::table::Handle;
use magnus_derek::parse;
use magnus_derek_table::link::Link;
use magnus_derek_table::session::Session;
use magnus_derek_table::set_up::SetUp;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Handle {
    /// Comments on the present round with a sign, marks such as `5, 3-9` and a sentence; all empty, they remove the comment.
    pub fn comment(&mut self, sign: &JsValue, marks: &JsValue, sentence: &JsValue) -> Result<(), Thrown> {
        Ok(self.0.comment_parts(&text(sign), &text(marks), &text(sentence))?)
    }

    /// The game of the same players on `n` positions that begins with these visited, `0, 3-5`, and the token here. What `{n, visited, token}` leave
    /// out is as at the start of this game.
    #[wasm_bindgen(js_name = setUp)]
    pub fn set_up(&self, fields: &JsValue) -> Result<Handle, Thrown> {
        let link = self.0.beginning();
        let zn = field(fields, "n").map_or_else(|| Ok(self.0.game().zn()), |n| parse::table(&n))?;
        let [visited, token] = ["visited", "token"].map(|name| field(fields, name).unwrap_or_else(|| "0".to_string()));
        let set_up = Some(SetUp::parse(zn, &visited, &token)?).filter(|position| !position.is_start());
        Ok(Handle::plain(Session::open(&Link { n: zn.n(), set_up, ..link })?))
    }
}
