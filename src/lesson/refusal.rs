//! Refusals of a task, its figure or an attempt.

use crate::{announced, link, session};
use magnus_derek::number::OutOfRange;
use magnus_derek::parse::NoDirection;
use magnus_derek::refusal::english;
use serde::Serialize;

/// The reason why an attempt is not judged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Refusal {
    /// A task, its figure or an attempt is not understood, or they do not fit together.
    Task {
        /// The reason.
        why: Fault,
    },
    /// A game on another table is no attempt at a task.
    OtherTable {
        /// The number of positions of the game.
        other: u32,
        /// The figure's number.
        n: u32,
    },
    /// A game that begins otherwise is no attempt at a task.
    OtherGame,
    /// A game of other players is no attempt at a task.
    OtherPlayers {
        /// The first round that they would not have played.
        round: u32,
    },
    /// Too many sets would have to be looked at.
    Sets {
        /// The most allowed.
        most: u32,
        /// Number of positions of each.
        k: u32,
        /// The number of positions of the table.
        n: u32,
    },
    /// The rounds of perfect play are not known.
    UnknownRounds {
        /// The number of positions.
        n: u32,
    },
    /// A number is not a whole number in its range.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Number(OutOfRange),
    /// A direction is none.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Direction(NoDirection),
    /// Refusal of a link.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Link(link::Refusal),
    /// Refusal by a game with its players.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Session(session::Refusal),
    /// Refusal of announced moves.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Announced(announced::Refusal),
}

english! {
    Refusal:
    Task { why } => "{why}",
    OtherTable { other, n } => "This game is on n = {other}, but the figure is on n = {n}.",
    OtherGame => "This game does not go on from the position of the figure.",
    OtherPlayers { round } => "In round {round} the players of the figure would have moved differently.",
    Sets { most, k, n } => "The number of such sets is out of reach here: there are more than {most} sets of {k} positions on n = {n}.",
    UnknownRounds { n } => "R(n) is out of reach here: it is not known for n = {n}.";
    passed on: Number(OutOfRange), Direction(NoDirection), Link(link::Refusal), Session(session::Refusal), Announced(announced::Refusal)
}

impl std::error::Error for Refusal {}

/// A part of a lesson that is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TaskPart"))]
#[serde(rename_all = "camelCase")]
pub enum Part {
    /// A task.
    Task,
    /// The figure that it is set on.
    Figure,
    /// An attempt at it.
    Attempt,
}

english! {
    Part:
    Task => "The task",
    Figure => "The figure",
    Attempt => "The attempt",
}

/// The fault of a task, its figure or an attempt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TaskFault"))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Fault {
    /// Something has fields that are missing, misspelt or of another kind.
    Unreadable {
        /// The subject.
        part: Part,
        /// The sentence of the parser, in English.
        detail: String,
    },
    /// An attempt lacks a field that the task needs.
    AttemptField {
        /// The name of the field.
        field: String,
    },
    /// A task “call” has none of its fields, or both.
    CallFields,
    /// A task “mark” has none of its fields, or both.
    MarkFields,
    /// A task “place” lacks fields.
    PlaceFields,
    /// A task “reach” lacks fields.
    ReachFields,
    /// A task “keep” asks for Derek's answer where no call waits.
    NothingWaits,
    /// “avoided” is asked for where no game is.
    Avoided,
    /// “played” is asked for of a figure where nobody plays to an end.
    Played,
    /// There is no such option.
    Choice {
        /// Its number as it was given.
        option: u32,
        /// Number of them.
        count: u32,
    },
    /// There is no such class.
    Class {
        /// The modulus.
        q: u32,
        /// The number of positions.
        n: u32,
    },
    /// A position stands twice in a list.
    Twice {
        /// The position.
        position: u32,
    },
    /// The prices of a figure do not suit its table.
    Prices {
        /// The number of positions.
        n: u32,
        /// The largest table with prices.
        largest: u32,
        /// The largest price.
        most: u32,
    },
    /// A task is about prices, and the figure has none.
    NoPrices,
    /// Bricks are asked for of another table.
    Bricks {
        /// The number of positions.
        n: u32,
    },
    /// “roundsLeft” is asked for of another table.
    RoundsLeft {
        /// The number of positions.
        n: u32,
    },
    /// The lower bound is asked for of another table.
    LowerBound {
        /// The number of positions.
        n: u32,
    },
    /// Halves are asked for on an even table.
    Halves {
        /// The number of positions.
        n: u32,
    },
    /// Phase one is asked for of another table.
    PhaseOne {
        /// The number of positions.
        n: u32,
    },
    /// A midpoint is asked for on an even table.
    Midpoint {
        /// The number of positions.
        n: u32,
    },
    /// There are too many piles, or none.
    PileCount {
        /// The most.
        most: u32,
        /// Number of piles given.
        count: u32,
    },
    /// A pile is 0.
    ZeroPile,
    /// A pile has a prime factor that is too large.
    PileFactor {
        /// The pile.
        value: String,
        /// The largest prime.
        most: u32,
    },
    /// A task “beat” does not begin with a game between a person and the perfect computer.
    Beginning,
    /// An attempt at it is no game that they have played on from there.
    PlayedOn,
    /// A task “beat” is judged by the core of the companions.
    PlayedElsewhere,
}

english! {
    Fault:
    Unreadable { part, detail } => "{part} is not understood: {detail}.",
    AttemptField { field } => "An attempt at this task needs the field “{field}”.",
    CallFields => "A task “call” needs one of the fields “both” and “either”.",
    MarkFields => "A task “mark” needs one of the fields “layer”, “bad”: true, and “price”.",
    PlaceFields => "A task “place” needs the fields “k”, “layer” and “size”, or “closed”: true, or “k” and “free”: true.",
    ReachFields => "A task “reach” needs the field “visited” or “end”.",
    NothingWaits => "A task “keep” for Derek needs a figure in which a call waits for his answer.",
    Avoided => "“avoided” is counted in a game, so only a task “number” can ask for it.",
    Played => "“played” needs a figure in which two computers play, to an end.",
    Choice { option, count } => "There is no option {option}: they are numbered from 0, and there are {count}.",
    Class { q, n } => "There is no class modulo {q} on n = {n}: {q} does not divide it.",
    Twice { position } => "Position {position} is in the list twice.",
    Prices { n, largest, most } => "“prices” needs an odd table with 3 to {largest} positions and a price from −{most} to {most} for each of them; this one is n = {n}.",
    NoPrices => "A task about prices needs a figure with “prices”.",
    Bricks { n } => "Bricks are for odd primes, and n = {n} is not one.",
    RoundsLeft { n } => "“roundsLeft” is for odd primes, and n = {n} is not one.",
    LowerBound { n } => "The lower bound is for primes from 5 on, and {n} is not one.",
    Halves { n } => "1 has no half modulo {n}: only odd tables have halves.",
    PhaseOne { n } => "Phase one is for composite n with an odd prime factor, and {n} is not one.",
    Midpoint { n } => "Two positions have one midpoint on odd tables only, and n = {n} is even.",
    PileCount { most, count } => "There may be 1 to {most} piles, but there are {count}.",
    ZeroPile => "0 is not a pile.",
    PileFactor { value, most } => "{value} has a prime factor above {most}, which is the largest prime of a pile.",
    Beginning => "A task “beat” needs a link to a companion game between a person and the perfect computer.",
    PlayedOn => "This game was not played on from where the task begins, by the same two players.",
    PlayedElsewhere => "A task “beat” is judged where the game is played.",
}
