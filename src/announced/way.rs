//! A game that is known from its beginning to its end: what the page draws and says of each of its rounds.

use crate::link;
use magnus_derek::position_set::PositionSet;
use magnus_derek::zn::{Direction, Zn};
use serde::Serialize;

/// A longer game is too long for an address that a person can read.
const MOST_IN_ADDRESS: usize = 2000;

/// A game from position 0 on, and what it has visited.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Way {
    /// Its rounds, the first one first.
    pub rounds: Vec<WayRound>,
    /// Number of different positions it visits, the first one among them.
    pub visited: u32,
    /// The game of two people that goes the same way, as the text of a link. On odd tables it has ⌊n/2⌋ the other way for a call of
    /// ⌈n/2⌉, which leads to the same position.
    pub link: String,
    /// True if that is the game itself, and short enough for an address.
    pub has_address: bool,
}

/// One of its rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WayRound {
    /// Magnus's call.
    pub magnitude: u32,
    /// Derek's answer.
    pub direction: Direction,
    /// The token's position before.
    pub from: u32,
    /// The token's position after.
    pub to: u32,
    /// The landing in the other direction.
    pub other: u32,
    /// True if `to` was unvisited.
    pub is_new: bool,
    /// True if `other` was unvisited.
    pub other_was_new: bool,
    /// Number of visited positions after the round.
    pub visited: u32,
}

impl Way {
    /// The game of these magnitudes, each less than n, and directions. O(rounds + n/64).
    #[must_use]
    pub fn of(zn: Zn, magnitudes: &[u32], directions: &[Direction]) -> Way {
        let mut seen = PositionSet::of(zn.n(), [0]);
        let (mut token, mut visited) = (0, 1);
        let round = |(&magnitude, &direction): (&u32, &Direction)| {
            let from = token;
            let [to, other] = [direction, direction.opposite()].map(|way| zn.landing(from, magnitude, way));
            let (is_new, other_was_new) = (!seen.contains(to), !seen.contains(other));
            seen.insert(to);
            token = to;
            visited += u32::from(is_new);
            WayRound { magnitude, direction, from, to, other, is_new, other_was_new, visited }
        };
        let rounds: Vec<WayRound> = magnitudes.iter().zip(directions).map(round).collect();
        let is_legal = |magnitude: u32| magnitude <= zn.max_magnitude();
        let legal = |&WayRound { magnitude, direction, .. }: &WayRound| match is_legal(magnitude) {
            true => (magnitude, direction),
            false => (zn.n() - magnitude, direction.opposite()),
        };
        let link = link::two_person_link(zn, rounds.iter().map(legal));
        let has_address = rounds.len() <= MOST_IN_ADDRESS && rounds.iter().all(|round| is_legal(round.magnitude));
        Way { visited: rounds.last().map_or(1, |last| last.visited), link, has_address, rounds }
    }
}
