//! Sets of positions as tasks name them.

use super::{Fault, Refusal};
use magnus_derek::game::Game;
use magnus_derek::layers::{Coset, Layers, ranks};
use magnus_derek::number::{Measure, in_range};
use magnus_derek::position_set::PositionSet;
use serde::{Deserialize, Serialize};

/// The layers of a set that no game need have left.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SetLayers {
    /// |A|, |M(A)|, … up to the last layer.
    pub sizes: Vec<u32>,
    /// The depth of every position, 255 for those in no layer.
    pub depths: Vec<u8>,
}

impl SetLayers {
    /// The cost is that of [`Layers::of`].
    pub(super) fn of(set: &PositionSet) -> SetLayers {
        let layers = Layers::of(set);
        SetLayers { sizes: layers.sizes().to_vec(), depths: layers.depths().to_vec() }
    }
}

/// A class as a task names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Class {
    /// γ, in 0..q.
    pub gamma: u32,
    /// q, a divisor of n.
    pub q: u32,
}

impl Class {
    /// The class as a coset of Z_n.
    ///
    /// # Errors
    /// [`Refusal::Task`] if q does not divide n, [`magnus_derek::number::OutOfRange`] for γ.
    pub(super) fn to_coset(self, n: u32) -> Result<Coset, Refusal> {
        let Class { gamma, q } = self;
        if q == 0 || !n.is_multiple_of(q) {
            return Err(Refusal::Task { why: Fault::Class { q, n } });
        }
        in_range(Measure::Class, gamma, 0, q - 1)?;
        Ok(Coset { gamma, q })
    }
}

/// A set of positions of the figure.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Set {
    /// These positions.
    Positions(Vec<u32>),
    /// A congruence class.
    Class(Class),
    /// A.
    Unvisited,
    /// The positions of this depth: those of M^i(A) that are not in the layer before; 0 is A.
    Layer(u32),
    /// The unvisited positions from which, once the token has come there, another new one can be forced within so many rounds.
    Ending(u32),
    /// The unvisited positions from which, once the token has come there, so many rounds in a row are sure to be new: by the run lemma
    /// ([`magnus_derek::bounds::nearly`]).
    Good(u32),
}

impl Set {
    /// Its positions in this game. O(n), and the cost of layers or ranks where they are needed.
    ///
    /// # Errors
    /// [`magnus_derek::number::OutOfRange`] or [`Refusal::Task`] if it does not fit the table.
    pub(super) fn positions_on(&self, game: &Game) -> Result<PositionSet, Refusal> {
        let n = game.zn().n();
        Ok(match self {
            Set::Positions(positions) => positions_of(n, positions)?,
            Set::Class(class) => {
                let Coset { gamma, q } = class.to_coset(n)?;
                PositionSet::class(n, q, gamma)
            }
            Set::Unvisited => game.unvisited().clone(),
            Set::Layer(layer) => PositionSet::of(n, game.layers().new_members(*layer)),
            Set::Good(rounds) => {
                let ranks = ranks(game.unvisited(), (*rounds).max(1));
                let is_good = |&position: &u32| ranks[position as usize].is_none_or(|rank| rank >= *rounds);
                PositionSet::of(n, game.unvisited().iter().filter(is_good))
            }
            Set::Ending(rounds) => {
                let is_short =
                    |&position: &u32| depth_after_landing(game, position).is_some_and(|depth| depth <= *rounds);
                PositionSet::of(n, game.unvisited().iter().filter(is_short))
            }
        })
    }
}

/// Two members with a position halfway between them, the closest ones, if there are any.
pub(super) fn pair_around(set: &PositionSet, position: u32) -> Option<[u32; 2]> {
    let n = set.n();
    let distance = set.closest_pair_around(position).filter(|distance| 2 * distance != n)?;
    Some([(position + n - distance) % n, (position + distance) % n])
}

/// Positions from outside.
///
/// # Errors
/// [`magnus_derek::number::OutOfRange`] for one beside the table, [`Refusal::Task`] for one that stands twice.
pub(super) fn positions_of(n: u32, positions: &[u32]) -> Result<PositionSet, Refusal> {
    let mut set = PositionSet::empty(n);
    for &position in positions {
        in_range(Measure::OnePosition, position, 0, n - 1)?;
        if set.contains(position) {
            return Err(Refusal::Task { why: Fault::Twice { position } });
        }
        set.insert(position);
    }
    Ok(set)
}

/// The rounds in which another new position can be forced once the token has come to `position`; `None` if none can.
pub(super) fn depth_after_landing(game: &Game, position: u32) -> Option<u32> {
    let mut left = game.unvisited().clone();
    left.remove(position);
    Layers::of(&left).depth(position)
}
