//! Verdicts on an attempt.

use super::set::SetLayers;
use magnus_derek::layers::Coset;
use magnus_derek::position_set::PositionSet;
use magnus_derek::zn::Direction;
use serde::Serialize;

/// The reason why an attempt is wrong, or not yet right, with the facts that its words name and the picture shows. A lesson may have words of
/// its own for each.
///
/// One variant for each set of facts: tasks that say the same word of different facts have a variant each, with that word.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[serde(tag = "why", rename_all = "lowercase")]
pub enum Why {
    /// `answers`: the token has entered the set.
    Entered {
        /// The position where.
        position: u32,
        /// The call.
        magnitude: u32,
        /// The answer.
        direction: Direction,
        /// The round of the game.
        round: u32,
        /// The number of calls answered before.
        count: u32,
        /// The number of calls to be answered.
        of: u32,
    },
    /// `answers`: more positions have been visited than may be.
    More {
        /// The last one.
        position: u32,
        /// The call that led there.
        magnitude: u32,
        /// The answer.
        direction: Direction,
        /// The round of the game.
        round: u32,
        /// The number of visited positions.
        count: u32,
        /// The most that may be.
        of: u32,
    },
    /// `answers`: whatever Derek answers, the goal is lost within the calls that are left.
    Trapped {
        /// The number of calls that can be answered at most.
        count: u32,
        /// The number of calls to be answered.
        of: u32,
        /// The landings of the waiting call, if both are in the set; else the line shows how it is lost.
        #[serde(skip_serializing_if = "Option::is_none")]
        pair: Option<[u32; 2]>,
        /// The waiting call.
        #[serde(skip_serializing_if = "Option::is_none")]
        magnitude: Option<u32>,
        /// The line that holds out longest.
        line: String,
    },
    /// `call`: a landing is not in the set. `either`: none is.
    Misses {
        /// The call.
        magnitude: u32,
        /// The first landing that is not.
        position: u32,
        /// Both landings.
        pair: [u32; 2],
    },
    /// `call`: there is a magnitude after all. `shield`: positions can be kept after all.
    Exists {
        /// The number of them.
        count: u32,
    },
    /// `place`: there is a set after all.
    #[serde(rename = "exists")]
    SetExists,
    /// `mark`: a position is in no layer up to this one.
    Extra {
        /// The position.
        position: u32,
        /// Its depth, if it has any.
        #[serde(skip_serializing_if = "Option::is_none")]
        depth: Option<u32>,
        /// The number of positions found.
        count: u32,
        /// The number of positions to be found.
        of: u32,
    },
    /// `mark`: a position is in an earlier layer already.
    Earlier {
        /// The position.
        position: u32,
        /// Its depth.
        depth: u32,
        /// The number of positions found.
        count: u32,
        /// The number of positions to be found.
        of: u32,
    },
    /// `mark`: positions are missing. `shield`: more can be kept.
    Missing {
        /// The number of positions found.
        count: u32,
        /// The number of positions to be found.
        of: u32,
    },
    /// `place`: too few positions are placed.
    Few {
        /// The number of them.
        count: u32,
        /// The number of positions to be placed.
        of: u32,
    },
    /// `place`: too many positions are placed.
    Many {
        /// The number of them.
        count: u32,
        /// The number of positions to be placed.
        of: u32,
    },
    /// `place`: the layer has another size.
    Size {
        /// The size that it has.
        count: u32,
        /// The size that it is to have.
        of: u32,
    },
    /// `place`: the set is not closed, because a position is missing.
    Grows {
        /// The position.
        position: u32,
        /// The members that it is halfway between.
        pair: [u32; 2],
    },
    /// `place`: the set is closed, but it is a class.
    Class {
        /// The class.
        class: Coset,
        /// Its positions, in order.
        members: Vec<u32>,
    },
    /// `mark`, `place`: a position is halfway between two members.
    Halfway {
        /// The position.
        position: u32,
        /// The members.
        pair: [u32; 2],
    },
    /// `mark`, `shield`: a position has been visited.
    Visited {
        /// The position.
        position: u32,
    },
    /// `reach`: the game has ended otherwise.
    Ended {
        /// The number of visited positions.
        count: u32,
        /// The number of positions to be visited, if that is asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        of: Option<u32>,
    },
    /// `hold`: the game has ended too soon.
    #[serde(rename = "ended")]
    EndedSoon {
        /// The round of the last new position; 0 if there was none.
        round: u32,
        /// The number of visited positions.
        count: u32,
        /// The number of positions.
        of: u32,
    },
    /// `beat`: the game is lost.
    #[serde(rename = "ended")]
    Beaten,
    /// `reach`: more positions have been visited already than are to be.
    Passed {
        /// The last one.
        position: u32,
        /// The number of visited positions.
        count: u32,
        /// The number of positions to be visited.
        of: u32,
    },
    /// `finish`: in the rounds that are left too few positions can be visited, even if each of them leads to a new one.
    Slow {
        /// The rounds played.
        round: u32,
        /// The number of positions that can be visited.
        count: u32,
        /// The number of positions to be visited.
        of: u32,
    },
    /// `reach`, `hold`: no moves of the person lead to the goal any more.
    Lost {
        /// The line that holds out longest.
        line: String,
    },
    /// `finish`: no moves of the person lead to the goal any more.
    #[serde(rename = "lost")]
    LostPositions {
        /// The line that holds out longest.
        line: String,
        /// The number of visited positions.
        count: u32,
        /// The number of positions to be visited.
        of: u32,
    },
    /// `reach`: the class cannot be kept any more.
    #[serde(rename = "lost")]
    LostClass {
        /// The position that took it out of reach, if one of its members was visited.
        #[serde(skip_serializing_if = "Option::is_none")]
        position: Option<u32>,
        /// The class.
        class: Coset,
        /// Its positions, in order.
        members: Vec<u32>,
    },
    /// `beat`: the computer can force a win now.
    #[serde(rename = "lost")]
    GivenAway,
    /// `sequence`: Derek's answers leave too few positions visited.
    Evaded {
        /// The number of visited positions.
        count: u32,
        /// The number of positions to be visited.
        of: u32,
        /// The game with these answers.
        line: String,
    },
    /// `sequence`: the list is too long.
    Long {
        /// The number of magnitudes in it.
        count: u32,
        /// The most that are allowed.
        of: u32,
    },
    /// `number`: too low.
    Low {
        /// The answer. A lesson may have words for it alone.
        value: i32,
    },
    /// `number`: too high.
    High {
        /// The answer. A lesson may have words for it alone.
        value: i32,
    },
    /// `keep`: the move loses something.
    Costs {
        /// The magnitude.
        magnitude: u32,
        /// Derek's answer, if it is his move.
        #[serde(skip_serializing_if = "Option::is_none")]
        direction: Option<Direction>,
        /// The positions lost: given up by Magnus, or allowed by Derek.
        positions: u32,
        /// If no positions, the rounds: wasted by Magnus, or spared him by Derek.
        rounds: u32,
        /// The figure's game with this move and best play after it.
        line: String,
    },
    /// `safe`: the token stands in the class.
    Token {
        /// The token's position.
        position: u32,
        /// The class.
        class: Coset,
        /// Its positions, in order.
        members: Vec<u32>,
    },
    /// `safe`: an unvisited position lies outside of the class.
    Outside {
        /// The position.
        position: u32,
        /// The class.
        class: Coset,
        /// Its positions, in order.
        members: Vec<u32>,
    },
    /// `safe`: there is a class after all.
    Kept {
        /// The class.
        class: Coset,
        /// Its positions, in order.
        members: Vec<u32>,
    },
    /// `shield`: Magnus can force the token into the set.
    Reached {
        /// The rounds in which he does.
        depth: u32,
        /// The game in which he does.
        line: String,
    },
    /// `pay`: Derek can now have Magnus pay too much.
    Dear {
        /// The call.
        magnitude: u32,
        /// The position that the token has come to.
        position: u32,
        /// The least that Magnus can still be sure of paying in all.
        least: i32,
        /// The most that he may pay.
        most: i32,
    },
    /// `pay`: nobody pays so little from the figure on.
    #[serde(rename = "dear")]
    TooLittle {
        /// The least that Magnus can be sure of paying.
        least: i32,
        /// The most that he may pay.
        most: i32,
    },
    /// `choose`: another option is right.
    Other {
        /// The place of the answer among the options. A lesson may have words for it alone.
        value: i32,
    },
}

impl Why {
    /// The names of the facts, by which words may refer to them.
    pub const FACTS: [&'static str; 16] = [
        "position",
        "magnitude",
        "direction",
        "round",
        "count",
        "of",
        "pair",
        "class",
        "members",
        "depth",
        "value",
        "line",
        "positions",
        "rounds",
        "least",
        "most",
    ];

    /// The word for it in lessons.
    ///
    /// # Panics
    /// Never: its facts are plain data.
    #[must_use]
    pub fn word(&self) -> String {
        let data = serde_json::to_value(self).expect("plain data");
        data["why"].as_str().expect("the tag").to_string()
    }

    /// A closed set that is this class, of a table of n.
    pub(super) fn class(n: u32, class: Coset) -> Why {
        Why::Class { class, members: members(n, class) }
    }

    /// A class, of a table of n, that the token stands in.
    pub(super) fn token(n: u32, class: Coset, position: u32) -> Why {
        Why::Token { position, class, members: members(n, class) }
    }

    /// A class, of a table of n, without an unvisited `position`.
    pub(super) fn outside(n: u32, class: Coset, position: u32) -> Why {
        Why::Outside { position, class, members: members(n, class) }
    }

    /// A class, of a table of n, by which all that is left is kept.
    pub(super) fn kept(n: u32, class: Coset) -> Why {
        Why::Kept { class, members: members(n, class) }
    }

    /// A class, of a table of n, that `position` took out of reach.
    pub(super) fn lost_class(n: u32, class: Coset, position: Option<u32>) -> Why {
        Why::LostClass { position, class, members: members(n, class) }
    }
}

/// The positions of a class, in order.
fn members(n: u32, Coset { gamma, q }: Coset) -> Vec<u32> {
    PositionSet::class(n, q, gamma).iter().collect()
}

/// The progress of an attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Progress {
    /// The number reached.
    pub have: u32,
    /// The number needed.
    pub want: u32,
    /// `finish`: the number of rounds that are left for it.
    pub rounds: Option<u32>,
}

/// The verdict on an attempt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "lowercase")]
pub enum Verdict {
    /// The task is done.
    Done,
    /// The goal is out of reach; only taking something back helps.
    Failed(Why),
    /// It is not right as it is, but may become so.
    Unfinished(Why),
    /// Nothing is wrong so far: go on.
    Open,
}

impl Verdict {
    /// Done or wrong, for an answer that is handed in as a whole.
    pub(super) fn of_answer(right: bool, why: Why) -> Verdict {
        if right { Verdict::Done } else { Verdict::Failed(why) }
    }

    /// The same with its progress.
    pub(super) fn with_progress(self, have: u32, want: u32) -> Judged {
        Judged { progress: Some(Progress { have: have.min(want), want, rounds: None }), ..self.into() }
    }

    /// The same with the layers of the set that was placed.
    pub(super) fn with_layers(self, set: &PositionSet) -> Judged {
        Judged { layers: Some(SetLayers::of(set)), ..self.into() }
    }
}

/// A verdict, and how far the attempt has come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Judged {
    /// The verdict.
    #[serde(flatten)]
    pub verdict: Verdict,
    /// The progress of the attempt.
    pub progress: Option<Progress>,
    /// `place`: the layers of the placed set, once it has a verdict and is not to be gone on with.
    pub layers: Option<SetLayers>,
}

impl From<Verdict> for Judged {
    fn from(verdict: Verdict) -> Judged {
        Judged { verdict, progress: None, layers: None }
    }
}

impl Judged {
    /// The same with its progress.
    pub(super) fn with_progress(self, have: u32, want: u32) -> Judged {
        Judged { layers: self.layers, ..self.verdict.with_progress(have, want) }
    }

    /// The same with the number of rounds that are left.
    pub(super) fn with_rounds(self, left: u32) -> Judged {
        Judged { progress: self.progress.map(|progress| Progress { rounds: Some(left), ..progress }), ..self }
    }

    /// True if the task is done.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.verdict == Verdict::Done
    }

    /// True if the goal is out of reach.
    #[must_use]
    pub fn is_failed(&self) -> bool {
        matches!(self.verdict, Verdict::Failed(_))
    }

    /// The reason why the attempt is wrong or not yet right, where there is more to say than its progress.
    #[must_use]
    pub fn why(&self) -> Option<&Why> {
        match &self.verdict {
            Verdict::Failed(why) | Verdict::Unfinished(why) => Some(why),
            Verdict::Done | Verdict::Open => None,
        }
    }
}
