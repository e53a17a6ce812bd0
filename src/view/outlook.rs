//! The layers as an answer that has not been given would leave them.

use crate::layers::{Coset, Layers};
use crate::reason::End;
use crate::session::Session;
use crate::zn::Direction;
use serde::Serialize;

/// On larger tables nobody is told, because it would be told too late: up to here it takes some milliseconds, 50 at worst.
pub const LARGEST_OUTLOOK: u32 = 50_000;

/// A table as it would be after an answer to the waiting call.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Outlook {
    /// The token's position then.
    pub token: u32,
    /// Its depth there.
    pub depth: Option<u32>,
    /// |A|, |M(A)|, … up to the last layer.
    pub layer_sizes: Vec<u32>,
    /// The depth of every position, 255 for those in no layer.
    pub depths: Vec<u8>,
    /// The coset that the last layer would be.
    pub last_layer: Option<Coset>,
    /// Why nothing more could be forced.
    pub end: Option<End>,
}

/// The outlook after an answer to the waiting call; `None` if there is no call, or the table has more than
/// [`LARGEST_OUTLOOK`] positions. The game is the same with it and without. The cost is that of [`Layers::of`] if the
/// landing is new.
#[must_use]
pub fn outlook(session: &Session, direction: Direction) -> Option<Outlook> {
    let game = session.game();
    let call = game.waiting().filter(|_| game.zn().n() <= LARGEST_OUTLOOK)?;
    let token = game.zn().landing(game.token(), call.magnitude, direction);
    let layers = if game.is_visited(token) {
        game.layers().clone()
    } else {
        let mut unvisited = game.unvisited().clone();
        unvisited.remove(token);
        Layers::of(&unvisited)
    };
    Some(Outlook {
        token,
        depth: layers.depth(token),
        layer_sizes: layers.sizes().to_vec(),
        depths: layers.depths().to_vec(),
        last_layer: layers.last(),
        end: End::of(layers.last(), token),
    })
}
