//! Verdicts on an attempt.

use super::set::SetLayers;
use magnus_derek::layers::Coset;
use magnus_derek::position_set::PositionSet;
use magnus_derek::zn::Direction;
use serde::Serialize;

/// The reason why an attempt is wrong, or not yet right. A lesson may have words of its own for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Why {
    /// `answers`: the token has entered the set: `position`, by `magnitude` and `direction`, in `round`, after `count` of `of` calls.
    Entered,
    /// `answers`: `count` positions have been visited, more than `of`; the last one is `position`, in `round`.
    More,
    /// `answers`: whatever Derek answers, the goal is lost within the calls that are left; `line` holds out longest.
    Trapped,
    /// `call`: after `magnitude` the landing `position` of `pair` is not in the set. `either`: none of `pair` is.
    Misses,
    /// `call`, `place`: there is one after all.
    Exists,
    /// `mark`: `position` is in no layer up to this one; its depth is `depth`, if it has any.
    Extra,
    /// `mark`: `position` is in an earlier layer already; its depth is `depth`.
    Earlier,
    /// `mark`: `count` of `of` positions are found.
    Missing,
    /// `place`: only `count` of `of` positions are placed.
    Few,
    /// `place`: `count` positions are placed, more than `of`.
    Many,
    /// `place`: the layer has `count` positions, not `of`.
    Size,
    /// `place`: the set is not closed: `position` is the midpoint of `pair` and not in it.
    Grows,
    /// `place`: the set is closed, but it is the class `class`.
    Class,
    /// `mark`, `place`: `position` is halfway between the two members of `pair`.
    Halfway,
    /// `mark`: `position` has been visited.
    Visited,
    /// `reach`, `finish`, `hold`: the game has ended otherwise: `count` positions visited, `class` kept if there is one. `beat`: it is lost.
    Ended,
    /// `reach`: `count` positions have been visited already, more than `of`; the last one is `position`.
    Passed,
    /// `finish`: in the rounds that are left only `count` positions can be visited, fewer than `of`, if every one leads to a new position.
    Slow,
    /// The goal is out of reach: no moves of the person lead to it any more. `reach`: `position` took `class` out of reach.
    Lost,
    /// `sequence`: Derek's answers in `line` leave `count` of `of` positions visited.
    Evaded,
    /// `sequence`: the list has `count` magnitudes, more than `of`.
    Long,
    /// `number`: too low.
    Low,
    /// `number`: too high.
    High,
    /// `choose`: another option is right.
    Other,
}

/// The facts behind a [`Why`], which its words name and the picture shows. Each [`Why`] lists those it has.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Data {
    /// A position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<u32>,
    /// A magnitude.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub magnitude: Option<u32>,
    /// A direction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub direction: Option<Direction>,
    /// A round of the game, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// Number of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
    /// The number required, or allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<u32>,
    /// Two positions: landings, or those around a midpoint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pair: Option<[u32; 2]>,
    /// A class.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class: Option<Coset>,
    /// Its positions, in order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub members: Option<Vec<u32>>,
    /// A depth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// `number`, `choose`: the answer, a number or the place of an option. A lesson may have words for it alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<i32>,
    /// A game to step through, as the text of a link; it stands where the attempt does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
}

impl Why {
    /// The word for it in lessons.
    #[must_use]
    pub fn word(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

impl Data {
    /// Their names, by which words may refer to them.
    pub const NAMES: [&'static str; 12] = [
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
    ];

    /// The answer, as a number.
    pub(super) fn answer(value: i32) -> Data {
        Data { value: Some(value), ..Data::default() }
    }

    /// `count` of `of`.
    pub(super) fn count(count: u32, of: u32) -> Data {
        Data { count: Some(count), of: Some(of), ..Data::default() }
    }
}

/// The progress of an attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Progress {
    /// The number reached.
    pub have: u32,
    /// The number needed.
    pub want: u32,
}

/// The verdict on an attempt. Neither done nor failed: go on.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Verdict {
    /// The task is done.
    pub done: bool,
    /// The goal is out of reach; only taking something back helps.
    pub failed: bool,
    /// The reason why the attempt is wrong or not yet right, where there is more to say than its progress.
    pub why: Option<Why>,
    /// The facts behind it.
    pub data: Data,
    /// Its progress.
    pub progress: Option<Progress>,
    /// `place`: the layers of the placed set, once it has a verdict and is not to be gone on with.
    pub layers: Option<SetLayers>,
}

impl Verdict {
    /// The task is done.
    pub(super) fn done() -> Verdict {
        Verdict { done: true, ..Verdict::default() }
    }

    /// The goal is out of reach.
    pub(super) fn failed(why: Why, data: Data) -> Verdict {
        Verdict { failed: true, ..Verdict::not_yet(why, data) }
    }

    /// It is not right as it is, but may become so.
    pub(super) fn not_yet(why: Why, data: Data) -> Verdict {
        Verdict { why: Some(why), data, ..Verdict::default() }
    }

    /// Nothing is wrong so far.
    pub(super) fn go_on() -> Verdict {
        Verdict::default()
    }

    /// The same with its progress.
    pub(super) fn at(self, have: u32, want: u32) -> Verdict {
        Verdict { progress: Some(Progress { have: have.min(want), want }), ..self }
    }

    /// The same with the layers of the set that was placed.
    pub(super) fn about(self, set: &PositionSet) -> Verdict {
        Verdict { layers: Some(SetLayers::of(set)), ..self }
    }

    /// The same with the positions of the class that it names, on a table of n.
    pub(super) fn with_members(mut self, n: u32) -> Verdict {
        self.data.members = self.data.class.map(|Coset { gamma, q }| PositionSet::class(n, q, gamma).iter().collect());
        self
    }

    /// Done or wrong, for an answer that is handed in as a whole.
    pub(super) fn of_answer(right: bool, why: Why, data: Data) -> Verdict {
        if right { Verdict::done() } else { Verdict::failed(why, data) }
    }
}
