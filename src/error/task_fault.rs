//! What is wrong with a task of a lesson, its figure or an attempt, as a whole sentence.

use serde::Serialize;
use std::fmt;

/// What is wrong with a task, its figure or an attempt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum TaskFault {
    /// Something has fields that are missing, misspelt or of another kind.
    Unreadable {
        /// What, as the beginning of a sentence.
        part: String,
        /// What the reader says of it, in English.
        detail: String,
    },
    /// An attempt lacks a field that the task needs.
    AttemptField {
        /// The name of the field.
        field: String,
    },
    /// A task “call” has none of its fields, or both.
    CallFields,
    /// A task “place” lacks fields.
    PlaceFields,
    /// A task “reach” lacks fields.
    ReachFields,
    /// “avoided” is asked for where no game is.
    Avoided,
    /// “played” is asked for of a figure where nobody plays to an end.
    Played,
    /// There is no such option.
    Choice {
        /// Its number as it was given.
        option: u32,
        /// How many there are.
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
    /// Piles cannot be read.
    Piles {
        /// What the game says of them, in English.
        detail: String,
    },
}

impl fmt::Display for TaskFault {
    #[cold]
    #[rustfmt::skip]
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            TaskFault::Unreadable { part, detail } => write!(out, "{part} is not understood: {detail}."),
            TaskFault::AttemptField { field } => write!(out, "An attempt at this task needs the field “{field}”."),
            TaskFault::CallFields => write!(out, "A task “call” needs one of the fields “both” and “either”."),
            TaskFault::PlaceFields => write!(out, "A task “place” needs the fields “k”, “layer” and “size”, or “closed”: true."),
            TaskFault::ReachFields => write!(out, "A task “reach” needs the field “visited” or “end”."),
            TaskFault::Avoided => write!(out, "“avoided” is counted in a game, so only a task “number” can ask for it."),
            TaskFault::Played => write!(out, "“played” needs a figure in which two computers play, to an end."),
            TaskFault::Choice { option, count } => write!(out, "There is no option {option}: they are numbered from 0, and there are {count}."),
            TaskFault::Class { q, n } => write!(out, "There is no class modulo {q} on n = {n}: {q} does not divide it."),
            TaskFault::Twice { position } => write!(out, "Position {position} stands twice in the list."),
            TaskFault::Bricks { n } => write!(out, "Bricks are for odd primes, and n = {n} is none."),
            TaskFault::RoundsLeft { n } => write!(out, "“roundsLeft” is for odd primes, and n = {n} is none."),
            TaskFault::LowerBound { n } => write!(out, "The lower bound is for primes from 5 on, and {n} is none."),
            TaskFault::Halves { n } => write!(out, "1 has no half modulo {n}: only odd tables have halves."),
            TaskFault::PhaseOne { n } => write!(out, "Phase one is for composite tables with an odd prime factor, and {n} is none."),
            TaskFault::Midpoint { n } => write!(out, "Two positions have one midpoint on odd tables only, and n = {n} is even."),
            TaskFault::Piles { detail } => write!(out, "{detail}"),
        }
    }
}
