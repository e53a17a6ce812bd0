//! Refusals of announced moves.

use magnus_derek::number::{OutOfRange, OutsideRange};
use magnus_derek::refusal::english;
use serde::Serialize;

/// The reason why announced moves are not answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
    #[cfg_attr(feature = "typescript", ts(skip))]
    Stopped,
    /// A number is not a whole number in its range.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Number(OutOfRange),
}

english! {
    Refusal:
    MagnitudeEntry { place, max, value }, range = OutsideRange { least: &1, most: max, value } => "Magnitude number {place} of the list {range}.",
    DirectionEntry { place, value } => "Direction number {place} of the list must be + (clockwise) or - (counter-clockwise), but it is {value}.",
    MagnitudeCount { most, count } => "There must be from 1 to {most} magnitudes, but there are {count}.",
    DirectionCount { needed, count } => "The number of directions must be exactly n − 1 = {needed}, but it is {count}.",
    ThesisCells { cells, most } => "Algorithm DEREK of the thesis is out of reach here: its table would have 2·n·r·min(n, r + 1) = {cells} cells, and the most is {most}.",
    SearchSteps { steps, least }, steps = group_thousands(*steps) => "The exact minimum is out of reach here: a search that stops at step {steps} shows only that it is at least {least}.",
    Stopped => "The computation was stopped before its end.";
    passed on: Number(OutOfRange)
}

/// The number with its thousands set apart.
fn group_thousands(number: u64) -> String {
    let digits = number.to_string();
    let comma = |index: usize| if index > 0 && (digits.len() - index).is_multiple_of(3) { "," } else { "" };
    digits.char_indices().map(|(index, digit)| format!("{}{digit}", comma(index))).collect()
}

impl std::error::Error for Refusal {}
