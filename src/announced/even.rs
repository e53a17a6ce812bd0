//! Even n: Algorithm MAGNUS of \[L08] section 4.1.
//!
//! *k-balanced*: the visited positions are two blocks {j, …, j + k − 1} and {j + n/2, …, j + n/2 + k − 1}, and the token is at
//! an end of one. After each odd round 2k − 1 that is so (Lemma 3; it was checked for every sequence to n = 16). In even rounds
//! the block of the token grows, whichever way the token has to go; in odd rounds half a turn takes it to the other block,
//! which then grows in the same place.

use super::directions::{Case, Directions, Move, Plan, Why};
use magnus_derek::position_set::PositionSet;

/// Magnus's moves on a table with an even number of positions. O(n).
#[must_use]
pub fn plan(announced: &Directions) -> Plan {
    let zn = announced.zn();
    let mut visited = PositionSet::of(zn.n(), [0]);
    let mut token = 0;
    let mut moves = Vec::with_capacity(announced.list().len());
    for (round, &direction) in (1..).zip(announced.list()) {
        let (magnitude, why) = if round % 2 == 1 {
            (zn.n() / 2, Why::HalfTurn)
        } else if visited.contains(zn.landing(token, 1, direction)) {
            // The block has round/2 positions, and the token is at its other end.
            (round / 2, Why::Across)
        } else {
            (1, Why::Beside)
        };
        token = zn.landing(token, magnitude, direction);
        visited.insert(token);
        moves.push(Move { magnitude, to: token, why });
    }
    Plan { case: Case::Even, mirrored: false, moves }
}
