//! The ranks of all positions of a game, for its picture.

use crate::session::Session;
use magnus_derek::layers;
use magnus_derek::number::{Measure, OutOfRange, Range};
use magnus_derek::zn::MIN_N;

/// The tables whose ranks are shown, as they are computed anew after every move: within a tenth of a second.
pub const RANKED: Range = Range::new(Measure::Ranked, MIN_N, 5_000);

/// For each position the number of new rounds in a row that are sure from it, if what is visited meanwhile is not counted
/// ([`layers::ranks`] with one pair); n for positions without a bound, as no other rank is so large. O(n²) at worst.
///
/// # Errors
/// [`OutOfRange`] unless the table is one of [`RANKED`].
pub fn ranks(session: &Session) -> Result<Vec<u32>, OutOfRange> {
    let game = session.game();
    let n = RANKED.check(game.zn().n())?;
    Ok(layers::ranks(game.unvisited(), 1).into_iter().map(|rank| rank.unwrap_or(n)).collect())
}
