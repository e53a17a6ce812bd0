//! Comments on the rounds of a game for JavaScript.

use crate::convert::{Thrown, text};
use crate::table::Handle;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Handle {
    /// Comments on the present round with a sign, marks such as `5, 3-9` and a sentence; all empty, they remove the comment.
    pub fn comment(&mut self, sign: &JsValue, marks: &JsValue, sentence: &JsValue) -> Result<(), Thrown> {
        Ok(self.0.comment_parts(&text(sign), &text(marks), &text(sentence))?)
    }
}
