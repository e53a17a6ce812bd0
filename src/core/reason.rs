//! Reasons of moves: plain data that the page can draw and put into words.

use crate::layers::Coset;

/// Magnus's reason for his magnitude.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase"))]
#[non_exhaustive]
pub enum MagnusReason {
    /// A person chose it.
    Human,
    /// The move was made before this player sat down, or stands in a link.
    Recorded {
        /// True if he has been asked since for a reason, and had none because he would have moved otherwise.
        asked: bool,
    },
    /// The token has this depth ≥ 1, and both landings have a smaller one.
    Layer {
        /// The index of the first layer that contains the token.
        depth: u32,
    },
    /// The token has this depth ≥ 1, and of the witness pairs this one leaves the most ways on.
    Balanced {
        /// The index of the first layer that contains the token.
        depth: u32,
        /// At depth 1 the ways on from the token; at depth 2 those from the worse landing (n if it is unvisited); deeper the
        /// number of cheapest positions that were enough.
        ways: u32,
    },
    /// The schedule for n = 2^k: in round i the magnitude is n / 2^(v₂(i)+1).
    PowerOfTwo {
        /// The number i of this round, from 1.
        round: u32,
        /// v₂(i), the exponent of 2 in i.
        exponent: u32,
        /// The magnitude is this part of the table: 2^(v₂(i)+1).
        part: u32,
    },
    /// Layers on an odd prime table, with the number of rounds that Lemma 1 allows.
    Prime {
        /// The index of the first layer that contains the token.
        depth: u32,
        /// |A|.
        unvisited: u32,
        /// The smallest k with 2^k(|A| − 1) + 1 ≥ n: a new position takes at most k rounds from anywhere.
        at_most: u32,
        /// 2^k(|A| − 1) + 1 for this k: the k-th layer has so many positions, or all n.
        size: u32,
    },
    /// Two-phase recursion: the schedule for powers of two inside the class of this level.
    ClassSchedule {
        /// The level, 0 for the whole table.
        level: u8,
        /// The round of the schedule, from 1.
        round: u32,
    },
    /// Two-phase recursion: layer play inside the class of this level, which has a prime number of positions.
    ClassLayers {
        /// The level.
        level: u8,
        /// The token's depth inside the class.
        depth: u32,
    },
    /// Two-phase recursion, phase 1: towards a class that has not been entered.
    ToUnentered {
        /// The level.
        level: u8,
        /// The depth of the token's class on the imaginary table.
        depth: u32,
    },
    /// Two-phase recursion, phase 2: towards a marked class or γ.
    ToMarked {
        /// The level.
        level: u8,
        /// The depth of the token's class on the imaginary table.
        depth: u32,
    },
    /// Two-phase recursion and tripling, phase 2: one direction leads to the leftover `position`, the other into γ.
    Leftover {
        /// The level.
        level: u8,
        /// The leftover J.
        position: u32,
    },
    /// Tripling: two thirds of a class are visited, and both directions lead to a class that has not been entered.
    OtherClass {
        /// The level.
        level: u8,
        /// The visited positions of the token's class.
        visited: u32,
        /// All of its positions.
        size: u32,
    },
    /// Tripling: to the position opposite, or on a table of residues to the one opposite there.
    Opposite {
        /// The level.
        level: u8,
        /// The magnitude is this part of the class: 2 for a half, 4 for a quarter, ….
        part: u32,
        /// The positions of the class.
        size: u32,
    },
    /// Tripling: on a small table a search knows how all that are wanted can be visited, each in a round, whatever Derek does.
    Searched {
        /// The level.
        level: u8,
        /// The positions of the small table.
        size: u32,
    },
    /// No magnitude has a better exact value.
    Perfect {
        /// The positions that will be visited in the end, whatever Derek does.
        visited: u32,
        /// The rounds until then, this one counted; 0 if none is to come.
        rounds: u32,
        /// True if a better value was passed over, because f*(n) positions would have come later than in round R(n).
        in_time: bool,
    },
    /// Few positions are left, and no magnitude has a better exact value.
    Endgame {
        /// The positions that will be visited in the end, whatever Derek does; f*(n) as long as these are not visited.
        visited: u32,
        /// The rounds until then at most, this one counted.
        rounds: u32,
    },
    /// Drawn uniformly from all magnitudes.
    Random,
    /// Read from a list.
    Scripted {
        /// The place in the list, from 1.
        place: u32,
    },
}

/// Derek's reason for his direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase"))]
#[non_exhaustive]
pub enum DerekReason {
    /// A person chose it.
    Human,
    /// The move was made before this player sat down, or stands in a link.
    Recorded {
        /// True if he has been asked since for a reason, and had none because he would have moved otherwise.
        asked: bool,
    },
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
        /// The class that Derek keeps; `None` if n has no odd factor and there is nothing to keep.
        kept: Option<Coset>,
        /// True if both landings are unvisited.
        new: bool,
    },
    /// This landing is in a class that has been touched already, and the other is not: he has not chosen his class yet.
    KeepsOpen {
        /// Number of classes that are still wholly unvisited.
        classes: u32,
    },
    /// He keeps the unvisited positions together.
    Hoards {
        /// The shape that he keeps.
        shape: Shape,
        /// True if he had to give up a position of it.
        gave_up: bool,
        /// True if the other landing was unvisited and this one is not.
        spared: bool,
    },
    /// He makes the end long.
    Outlasts {
        /// Rounds that Magnus needs at least from this landing on until one position is left, where few are.
        rounds: Option<u32>,
        /// In a stage of the lower bound: the rounds that he can waste, and how many positions are left when it ends.
        stage: Option<(u32, u32)>,
        /// True if both landings were unvisited.
        gave_up: bool,
        /// True if the other landing was unvisited and this one is not.
        spared: bool,
        /// True if it is the other way round: in a stage a visited position may help Magnus more than a new one.
        risked: bool,
    },
    /// He compared what comes after each landing.
    LooksAhead {
        /// Number of rounds he looked ahead.
        rounds: u32,
        /// The token's depth after this landing; `None` if nothing more can be forced then.
        depth: Option<u32>,
    },
    /// He counted the ways on.
    FewestWays {
        /// Number of magnitudes that force a new position at once after this landing.
        ways: u32,
    },
    /// He played both landings out.
    Rollout {
        /// The rounds of the longest game after this landing.
        rounds: u32,
    },
    /// The other direction is worth no less to Magnus.
    Perfect {
        /// The positions that Magnus can force in the end after this answer.
        visited: u32,
        /// The rounds until then, this one counted; 0 if none is to come.
        rounds: u32,
        /// True if the other direction would have been worth less, but with f*(n) positions before round R(n).
        in_time: bool,
    },
    /// Few positions are left, and the other direction is worth no less to Magnus.
    Endgame {
        /// The positions that Magnus can force in the end after this answer.
        visited: u32,
        /// The rounds after this one until then; 0 if none is to come.
        rounds: u32,
    },
    /// He always says clockwise.
    Clockwise,
    /// He says clockwise and counter-clockwise in turn.
    Alternating,
    /// Drawn by a fair coin.
    Random,
    /// Read from a list.
    Scripted {
        /// The place in the list, from 1.
        place: u32,
    },
}

/// The shape that a hoarder keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[non_exhaustive]
pub enum Shape {
    /// Neighbouring positions.
    Interval,
    /// An arithmetic progression.
    Progression,
    /// The positions near the middle in two respects: themselves, and multiplied by a fixed unit.
    Bohr,
}

/// The reason why nothing more can be forced (closed-set lemma).
///
/// Complete: by the closed-set lemma there is no third one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase"))]
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

impl End {
    /// The reason why nothing more can be forced where `last` is the last layer, `None` if there is none; `None` as
    /// long as the token lies in it.
    #[must_use]
    pub fn of(last: Option<Coset>, token: u32) -> Option<End> {
        match last {
            None => Some(End::AllVisited),
            Some(kept) => (!kept.contains(token)).then_some(End::Safe { kept }),
        }
    }
}
