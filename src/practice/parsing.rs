//! Kinds and dates from texts, as addresses have them.

use super::{Date, Kind, Refusal};
use magnus_derek::number::quote;

/// The kind with this id.
///
/// # Errors
/// [`Refusal::Kind`] if there is none.
pub fn kind(id: &str) -> Result<Kind, Refusal> {
    let known = Kind::ALL.into_iter().find(|kind| kind.id() == id);
    known.ok_or_else(|| Refusal::Kind { value: quote(id) })
}

/// A day of the calendar, as `2026-11-24`.
///
/// # Errors
/// [`Refusal::Date`] if it is written otherwise, or not in the calendar.
pub fn date(text: &str) -> Result<Date, Refusal> {
    read_date(text).ok_or_else(|| Refusal::Date { value: quote(text) })
}

fn read_date(text: &str) -> Option<Date> {
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts[..] else { return None };
    let is_number = |text: &str, digits: usize| text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit());
    if !(is_number(year, 4) && is_number(month, 2) && is_number(day, 2)) {
        return None;
    }
    Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
}
