//! The puzzles of the day, the same for everybody.

use super::Kind;
use magnus_derek::chance::on_stream;
use rand::RngExt;
use serde::Serialize;

/// A kind, a level and a seed: a puzzle that has yet to be found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ChosenPuzzle"))]
pub struct Chosen {
    /// The kind.
    pub kind: Kind,
    /// The level.
    pub level: u32,
    /// The seed.
    pub seed: u32,
}

/// The levels of the three puzzles of a day: one that everybody can solve, and each of the others a step harder.
const LEVELS: [&[u32]; 3] = [&[1], &[2, 3], &[3, 4]];

/// The levels before that, up to 2026, in which a third puzzle could be far harder than the second: a day's puzzles stay.
const FIRST_LEVELS: [&[u32]; 3] = [&[1], &[2, 3, 4], &[4, 5, 6]];

/// The first day with the levels of today.
const GENTLER_FROM: u32 = 20_270_101;

/// The stream of the days, beside those of the kinds.
const DAYS: u64 = 0;

/// A day of the calendar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Date {
    /// Year, month and day as one number, 20261124.
    number: u32,
}

impl Date {
    /// The day of a year from 0 to 9999; `None` if there is no such day.
    #[must_use]
    pub fn new(year: u32, month: u32, day: u32) -> Option<Date> {
        let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            2 => 28 + u32::from(is_leap),
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        };
        let is_there = year <= 9999 && (1..=days).contains(&day);
        is_there.then_some(Date { number: 10_000 * year + 100 * month + day })
    }
}

/// The three puzzles of a day, the easiest first, each of another kind.
#[must_use]
pub fn day(date: Date) -> [Chosen; 3] {
    let mut chance = on_stream(date.number, DAYS);
    let mut taken: Vec<Kind> = Vec::new();
    let levels = if date.number < GENTLER_FROM { FIRST_LEVELS } else { LEVELS };
    levels.map(|levels| {
        let all = Kind::ALL.into_iter().flat_map(|kind| kind.levels().iter().map(move |&level| (kind, level)));
        let open: Vec<(Kind, u32)> =
            all.filter(|(kind, level)| levels.contains(level) && !taken.contains(kind)).collect();
        let (kind, level) = open[chance.random_range(0..open.len())];
        taken.push(kind);
        Chosen { kind, level, seed: date.number }
    })
}
