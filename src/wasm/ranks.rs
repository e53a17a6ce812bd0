//! The ranks of positions for JavaScript.

use crate::convert::Thrown;
use magnus_derek::layers;
use magnus_derek::position_set::PositionSet;
use magnus_derek::zn::Zn;
use wasm_bindgen::prelude::*;

/// The rank of every position of a table with these unvisited ones: the new rounds in a row that are sure from it if what is visited meanwhile is not
/// counted, −1 where there is no bound. O(n²) at most: on a large table for a worker.
#[wasm_bindgen]
pub fn ranks(n: u32, unvisited: &[u32]) -> Result<Vec<i32>, Thrown> {
    let zn = Zn::new(n)?;
    for &position in unvisited {
        zn.positions().check(position)?;
    }
    let ranks = layers::ranks(&PositionSet::of(n, unvisited.iter().copied()), 1);
    Ok(ranks.into_iter().map(|rank| rank.map_or(-1, |rank| rank as i32)).collect())
}
