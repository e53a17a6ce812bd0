//! Several tables and several players, for many games at once.

use super::number;
use super::strategy::{Heads, find};
use crate::number::{Measure, OutOfRange, Range, quote};
use crate::player::Player;
use crate::registry::{Argument, Chosen, Entry, Head, Refusal, Seated};
use crate::sorted::sorted;
use crate::zn::{MAX_N, SIZES};

/// A range has at most so many tables.
pub const MOST_TABLES: u32 = 100_000;

/// A list of tables such as `101, 1009` or `3-20, 45`, each once, upwards.
///
/// # Errors
/// [`OutOfRange`] for a part that is neither a number nor a range of numbers in [`SIZES`], or for a range of too many tables.
pub fn tables(text: &str) -> Result<Vec<u32>, OutOfRange> {
    let mut tables: Vec<u32> = Vec::new();
    for part in text.split(',').map(str::trim) {
        let (first, last) = part.split_once(['-', '–']).unwrap_or((part, part));
        let first = number(SIZES, first)?;
        let last = number(Range::new(Measure::RangeEnd, first, MAX_N), last)?;
        if last - first >= MOST_TABLES {
            return Err(Range::new(Measure::RangeLength, 1, MOST_TABLES).refusal(quote(part)));
        }
        tables.extend(first..=last);
    }
    let mut tables: Vec<u32> = sorted(tables.into_iter().map(|n| (n, 0))).map(|(n, _)| n).collect();
    tables.dedup();
    Ok(tables)
}

/// Players by a list: ids with commas between them, where a list behind a colon may have commas of its own; or `all`,
/// for every computer player without a list. A list that is none suits no table, so that player is left out.
///
/// # Errors
/// [`Refusal::UnknownStrategy`].
pub fn players<Strategy: ?Sized + Seated>(
    entries: &'static [Entry<Strategy>],
    text: &str,
) -> Result<Vec<Chosen<Strategy>>, Refusal> {
    let head = |place: usize| Some(entries.get(place)?.head());
    let mut players = Vec::new();
    for (place, argument) in places(Strategy::PLAYER, &head, text)? {
        players.push(Chosen { entry: &entries[place], argument });
    }
    Ok(players)
}

fn places(player: Player, head: Heads, text: &str) -> Result<Vec<(usize, Argument)>, Refusal> {
    let mut places = Vec::new();
    if text.trim() == "all" {
        let plays = |(_, head): &(usize, Head)| !head.is_human && !head.arguments.is_list();
        for (place, head) in (0..).map_while(head).enumerate().filter(plays) {
            places.extend(head.arguments.choices().into_iter().map(|argument| (place, argument)));
        }
        return Ok(places);
    }
    for id in ids(text) {
        match find(player, head, &id) {
            Ok(found) => places.push(found),
            Err(Refusal::Argument { .. }) => {}
            Err(refusal) => return Err(refusal),
        }
    }
    Ok(places)
}

fn ids(text: &str) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    for part in text.split(',').map(str::trim) {
        match ids.last_mut() {
            // "scripted:3,1,2" is one id.
            Some(last) if last.contains(':') && part.bytes().all(|byte| byte.is_ascii_digit()) => {
                last.push(',');
                last.push_str(part);
            }
            _ => ids.push(part.to_string()),
        }
    }
    ids
}
