//! The ranks of the positions for JavaScript.

use crate::table::Handle;
use magnus_derek::layers;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Handle {
    /// The rank of every position, the new rounds in a row that are sure from it if what is visited meanwhile is not counted; −1 where there is
    /// no bound. O(n²) at most: on a large table for a worker.
    pub fn ranks(&self) -> Vec<i32> {
        let ranks = layers::ranks(self.0.game().unvisited(), 1);
        ranks.into_iter().map(|rank| rank.map_or(-1, |rank| rank as i32)).collect()
    }
}
