//! Kinds, dates and players from texts, as addresses and scripts have them.

use super::{Date, Kind, Refusal};
use magnus_derek::number::quote;
use magnus_derek::player::Player;

/// The kind with this id.
///
/// # Errors
/// [`Refusal::Kind`] if there is none.
pub fn kind(id: &str) -> Result<Kind, Refusal> {
    let known = Kind::ALL.into_iter().find(|kind| kind.id() == id);
    known.ok_or_else(|| Refusal::Kind { value: quote(id) })
}

/// `magnus` or `derek`.
///
/// # Errors
/// [`Refusal::Player`] for another text.
pub fn player(text: &str) -> Result<Player, Refusal> {
    match text {
        "magnus" => Ok(Player::Magnus),
        "derek" => Ok(Player::Derek),
        _ => Err(Refusal::Player { value: quote(text) }),
    }
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
