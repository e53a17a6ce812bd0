//! Why a move was made: plain data that the page can draw and put into words.

use crate::layers::Coset;
use serde::Serialize;

/// Why Magnus called his magnitude.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum MagnusReason {
    /// A person chose it.
    Human,
    /// The token has this depth ≥ 1, and both landings have a smaller one.
    Layer {
        /// The index of the first layer that contains the token.
        depth: u32,
    },
    /// The schedule for n = 2^k: in round i the magnitude is n / 2^(v₂(i)+1).
    PowerOfTwo {
        /// The number i of this round, from 1.
        round: u32,
        /// v₂(i), the exponent of 2 in i.
        exponent: u32,
    },
    /// Drawn uniformly from all magnitudes.
    Random,
}

/// Why Derek chose his direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum DerekReason {
    /// A person chose it.
    Human,
    /// Both directions lead to the same position, because the magnitude is n/2.
    SamePosition,
    /// The other direction leads into the class that Derek keeps.
    Protects {
        /// The class.
        kept: Coset,
    },
    /// This landing has been visited and the other has not.
    PrefersVisited {
        /// The class that Derek keeps, neither landing in it; `None` if n has no odd factor and there is nothing to keep.
        kept: Option<Coset>,
    },
    /// Both landings have been visited, or neither has.
    NothingToChoose {
        /// As for [`DerekReason::PrefersVisited`].
        kept: Option<Coset>,
        /// Whether both landings are unvisited.
        new: bool,
    },
    /// He always says clockwise.
    Clockwise,
    /// Drawn by a fair coin.
    Random,
}

/// Why nothing more can be forced (closed-set lemma).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum End {
    /// Every position has been visited.
    AllVisited,
    /// All unvisited positions lie in `kept` and the token does not: whatever the magnitude, at least one of the two
    /// landings is outside `kept` again, because its index is odd.
    Safe {
        /// The coset that Derek keeps.
        kept: Coset,
    },
}
