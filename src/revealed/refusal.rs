//! Refusals of announced moves.

use magnus_derek::number::OutOfRange;
use magnus_derek::refusal::passes_on;
use serde::Serialize;
use std::fmt::{self, Display};

/// The reason why announced moves are not answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Refusal {
    /// An announced magnitude is none of the table.
    MagnitudeEntry {
        /// Its place in the list, from 1.
        place: u32,
        /// The largest magnitude.
        max: u32,
        /// The entry as it was given.
        value: String,
    },
    /// An announced direction is none.
    DirectionEntry {
        /// Its place in the list, from 1.
        place: u32,
        /// The entry as it was given.
        value: String,
    },
    /// Too few or too many magnitudes are announced.
    MagnitudeCount {
        /// The most allowed.
        most: u32,
        /// Number of those given.
        count: u32,
    },
    /// Too few or too many directions are announced.
    DirectionCount {
        /// The number needed.
        needed: u32,
        /// Number of those given.
        count: u32,
    },
    /// Algorithm DEREK of the thesis would need too large a table.
    ThesisCells {
        /// Number of cells it would have.
        cells: u32,
        /// The most allowed.
        most: u32,
    },
    /// A search for the minimum would take too long.
    SearchSteps {
        /// Number of steps taken.
        steps: u64,
        /// The lower bound of the minimum that was found.
        least: u32,
    },
    /// Long work was broken off from outside.
    #[cfg_attr(test, ts(skip))]
    Stopped,
    /// A number is not a whole number in its range.
    #[serde(untagged)]
    #[cfg_attr(test, ts(skip))]
    Number(OutOfRange),
}

passes_on!(Refusal: Number(OutOfRange));

impl Display for Refusal {
    #[cold]
    #[rustfmt::skip]
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Refusal::MagnitudeEntry { place, max, value } => write!(out, "Magnitude number {place} of the list must be a whole number from 1 to {max}, but it is {value}."),
            Refusal::DirectionEntry { place, value } => write!(out, "Direction number {place} of the list must be + (clockwise) or - (counter-clockwise), but it is {value}."),
            Refusal::MagnitudeCount { most, count } => write!(out, "There must be from 1 to {most} magnitudes, but there are {count}."),
            Refusal::DirectionCount { needed: needed @ 1, count } => write!(out, "There must be exactly n − 1 = {needed} direction, but there are {count}."),
            Refusal::DirectionCount { needed, count } => write!(out, "There must be exactly n − 1 = {needed} directions, but there are {count}."),
            Refusal::ThesisCells { cells, most } => write!(out, "Algorithm DEREK of the thesis is out of reach here: its table would have 2·n·r·min(n, r + 1) = {cells} cells, and the most is {most}."),
            Refusal::SearchSteps { steps: steps @ 1, least } => write!(out, "The exact minimum is out of reach here: {steps} step of search shows only that it is at least {least}."),
            Refusal::SearchSteps { steps, least } => write!(out, "The exact minimum is out of reach here: {} steps of search show only that it is at least {least}.", grouped(*steps)),
            Refusal::Stopped => write!(out, "The computation was stopped before its end."),
            Refusal::Number(refusal) => refusal.fmt(out),
        }
    }
}

/// The number with its thousands set apart.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let comma = |index: usize| if index > 0 && (digits.len() - index).is_multiple_of(3) { "," } else { "" };
    digits.char_indices().map(|(index, digit)| format!("{}{digit}", comma(index))).collect()
}

impl std::error::Error for Refusal {}
