//! Odd n where Magnus may call ⌈n/2⌉ as well: \[L08] section 4.2.
//!
//! *k-skew-balanced*: the visited positions are two blocks {j, …, j + k − 1} and {j + ⌊n/2⌋, …, j + ⌊n/2⌋ + k}, and the token is at
//! an end of one. ⌊n/2⌋ clockwise and ⌈n/2⌉ counter-clockwise lead to the same position, so the token always goes ⌊n/2⌋ on, and
//! after round 2k the blocks are so with j = ⌊n/2⌋ − k + 1 (Lemma 4).

use super::directions::{Case, Directions, Move, Plan, Why};
use magnus_derek::zn::Direction;

/// Magnus's moves on a table with an odd number n of positions, with magnitudes up to ⌈n/2⌉. O(n).
#[must_use]
pub fn plan(announced: &Directions) -> Plan {
    let zn = announced.zn();
    let half = zn.max_magnitude();
    let mut token = 0;
    let step = |&direction: &Direction| {
        token = zn.add(token, half);
        let magnitude = if direction == Direction::Clockwise { half } else { half + 1 };
        Move { magnitude, to: token, why: Why::NearlyHalfTurn }
    };
    Plan { case: Case::Relaxed, mirrored: false, moves: announced.list().iter().map(step).collect() }
}
