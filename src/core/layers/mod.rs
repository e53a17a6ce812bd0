//! The nested midpoint layers A ⊆ M(A) ⊆ M²(A) ⊆ … of a set of positions, with the depth and a witness of every position.
//!
//! M(A) = {z : 2z = x + y for some x, y ∈ A} (\[N10] Definition 1). From a position of depth i Magnus forces a member of A
//! in at most i rounds; from outside the last layer Derek can keep him away for ever.
//!
//! ```
//! use magnus_derek::layers::{Layers, hull};
//! use magnus_derek::position_set::PositionSet;
//!
//! let unvisited = PositionSet::of(13, [4, 9, 10]);
//! let layers = Layers::of(&unvisited);
//! assert_eq!(layers.sizes(), [3, 6, 12, 13]);
//! // 0 is the midpoint of 4 and 9, so that the call 4 visits one of them, whatever Derek says.
//! assert_eq!((layers.depth(0), layers.witness(0)), (Some(1), Some(4)));
//! assert_eq!(layers.new_members(3).collect::<Vec<_>>(), [1]);
//!
//! // The last layer of 1 and 4 on 9 positions is the class of 1 modulo 3: from outside Derek can keep the token out of it.
//! let class = hull(&PositionSet::of(9, [1, 4])).expect("a set with members");
//! assert_eq!((class.gamma, class.q), (1, 3));
//! ```
//!
//! # The naive method
//! Mark the sum of every pair of A, read off M(A), and go on with it: O(|A|²) a layer, half a second for all layers of a set on
//! 20,011 positions and some twenty minutes on 10⁶. Here it takes 15 ms at most for a random set on 10⁶ positions and 150 ms
//! for any set, and never more than O(n log n) a layer.
//!
//! # What makes it quick
//! Each line says how many times as long the layers of some sets take when that idea is left out, n ≈ 10⁶.
//!
//! - **No halving** ([`Layers`]). On a table of odd size m the sets T_i = 2^i · M^i(A) satisfy T_{i+1} = T_i + T_i, so a layer is
//!   one sumset. On a table of even size m = 2h, M(A) has period h: with E and O the halves of the even and of the odd
//!   members, z ∈ M(A) ⇔ z mod h ∈ (E + E) ∪ (O + O + 1), and all later layers are those of that set on Z_h. For example, on
//!   12 positions A = {2, 5, 9} gives E = {1}, O = {2, 4} and (E + E) ∪ (O + O + 1) = {2, 5, 1, 3} on Z_6.
//! - **Whole words** ([`sumset`]). A + A is the union of the copies of A shifted by each of its members, 64 positions at a
//!   time, in stretches that are left as soon as they are full: 80 to 140 times for a tenth or a half of the table at random.
//! - **A few members are enough** to fill the whole table if the set is dense: tried first, 40 to 140 times for those sets.
//! - **Long runs** are shifted once for many members, because a run is the union of two runs of 2^j positions: 10 times for
//!   Bohr sets. Stretches without members are passed: 3 times for a progression with holes.
//! - **Few runs** ([`runs`]) are added as numbers, first to last, whatever n is: 2 to 4 times for an interval, and 1.7 to 3
//!   times for whole games.
//! - **Few members** are added pair by pair: 2 to 3 times for a hundredth of the table at random.
//! - **Iterated sumsets.** The layers of k positions A on an odd table are A, 2A, 4A, …, and hA has far more members than A.
//!   But hA + {s·a : a ∈ A} = (h + s)A if h ≥ (k − 1)(s − 1): 7 times for 8 positions, 22 times for 24.
//! - **Dilations** ([`dilation`]). A scattered progression is multiplied by the inverse of its step and is one run then: 15 to
//!   100 times for progressions, 2 to 8 times for progressions with holes and Bohr sets, 5 times for a whole game.
//! - **The transform**: what is left is squared as a polynomial. It keeps the promise of O(n log n) for every set, and
//!   [`pair_counts`] needs it anyway.
//! - **Lazy layers** ([`LazyLayers`]). In a game only the token's depth is asked for, so only the layers before the
//!   first one that contains it are computed, and mostly none: in nearly all rounds some pair lies around the token.

mod all;
pub mod dilation;
mod hull;
mod lazy;
mod marks;
mod multiplier;
pub mod pair_counts;
mod ranks;
mod reduced;
pub mod runs;
pub mod sumset;
mod unrolled;

pub use all::Layers;
pub use hull::{Coset, hull, spanned_hull};
pub use lazy::LazyLayers;
pub use marks::NEVER;
pub use ranks::ranks;
