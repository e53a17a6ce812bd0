//! Every Magnus against every Derek: which games there are, and how each of them ends.

use crate::derek;
use crate::game::Game;
use crate::magnus;
use crate::number::{Measure, OutOfRange, quoted, whole_number};
use crate::refusal::passes_on;
use crate::registry::{Argument, Chosen, Seated, choices};
use crate::session::{Session, Turn, rounds_in_sight};
use crate::sorted::sorted;
use crate::zn::{MAX_N, MIN_N, Zn};
use crate::{registry, session};
use serde::Serialize;
use std::fmt::{self, Display};

/// Why games are not played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Refusal {
    /// A tournament would have too many games.
    ManyGames {
        /// How many it may have.
        most: u32,
        /// How many it has at least.
        least: u32,
    },
    /// A number is not a whole number in its range.
    #[serde(untagged)]
    #[cfg_attr(test, ts(skip))]
    Number(OutOfRange),
    /// What is refused of a strategy.
    #[serde(untagged)]
    #[cfg_attr(test, ts(skip))]
    Registry(registry::Refusal),
    /// What a game with its players refuses.
    #[serde(untagged)]
    #[cfg_attr(test, ts(skip))]
    Session(session::Refusal),
}

passes_on!(Refusal: Number(OutOfRange), Registry(registry::Refusal), Session(session::Refusal));

impl Display for Refusal {
    #[cold]
    #[rustfmt::skip]
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Refusal::ManyGames { most, least } => write!(out, "The number of games must be a whole number from 1 to {most}, but it is at least {least}."),
            Refusal::Number(refusal) => refusal.fmt(out),
            Refusal::Registry(refusal) => refusal.fmt(out),
            Refusal::Session(refusal) => refusal.fmt(out),
        }
    }
}

impl std::error::Error for Refusal {}

/// The most games of one tournament.
pub const MOST_GAMES: usize = 100_000;

/// One game to be played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Pairing {
    /// The number of positions.
    pub n: u32,
    /// The id of Magnus.
    pub magnus: String,
    /// The id of Derek.
    pub derek: String,
    /// The seed of both.
    pub seed: u32,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameResult {
    /// f*(n).
    pub f_star: u32,
    /// The positions visited.
    pub visited: u32,
    /// The rounds played.
    pub rounds: u32,
    /// Magnus's promise on rounds, if he has one.
    pub bound: Option<u32>,
    /// Whether the game came to its end within [`rounds_in_sight`] rounds.
    pub finished: bool,
}

/// All games of the given tables, players and seeds 0, 1, …, `seeds` − 1, in that order; pairs that do not suit a table are
/// left out. The word `all` stands for every computer player without a list.
///
/// # Errors
/// [`OutOfRange`] for a bad number, [`registry::Refusal::UnknownStrategy`], or [`Refusal::ManyGames`] if there are more than [`MOST_GAMES`].
pub fn pairings(tables: &str, magnuses: &str, dereks: &str, seeds: u32) -> Result<Vec<Pairing>, Refusal> {
    let tables = parse_tables(tables)?;
    let magnuses = parse_players(magnuses, choices(magnus::REGISTRY), magnus::find)?;
    let dereks = parse_players(dereks, choices(derek::REGISTRY), derek::find)?;
    let mut pairings = Vec::new();
    for n in tables {
        let game = Game::new(Zn::new(n)?);
        let suited_magnuses: Vec<String> = suited(&magnuses, &game);
        let suited_dereks: Vec<String> = suited(&dereks, &game);
        for (magnus, derek) in suited_magnuses.iter().flat_map(|m| suited_dereks.iter().map(move |d| (m, d))) {
            pairings.extend((0..seeds).map(|seed| Pairing { n, magnus: magnus.clone(), derek: derek.clone(), seed }));
            if pairings.len() > MOST_GAMES {
                return Err(Refusal::ManyGames { most: MOST_GAMES as u32, least: pairings.len() as u32 });
            }
        }
    }
    Ok(pairings)
}

/// Plays one game to its end, or to [`rounds_in_sight`] rounds.
///
/// # Errors
/// As [`Session::new`]; [`session::Refusal::YourMove`] if one of the players is a human.
pub fn play(pairing: &Pairing) -> Result<GameResult, Refusal> {
    let Pairing { n, magnus, derek, seed } = pairing;
    let mut session = Session::new(&n.to_string(), magnus, derek, &seed.to_string())?;
    session.solve()?;
    while session.turn() != Turn::Over && session.game().round() < rounds_in_sight(*n) {
        session.step()?;
    }
    let game = session.game();
    Ok(GameResult {
        f_star: game.zn().f_star(),
        visited: game.visited().len() as u32,
        rounds: game.round(),
        bound: (session.magnus().entry.promise)(game.zn()).map(|promise| promise.rounds),
        finished: session.turn() == Turn::Over,
    })
}

/// Reads a list of tables such as `101, 1009` or `3-20, 45`.
///
/// # Errors
/// [`OutOfRange`] for a part that is neither a number nor a range of numbers in 2..=1,048,576, or for too many tables.
pub fn parse_tables(text: &str) -> Result<Vec<u32>, OutOfRange> {
    let mut tables: Vec<u32> = Vec::new();
    for part in text.split(',').map(str::trim) {
        let (first, last) = part.split_once(['-', '–']).unwrap_or((part, part));
        let first = whole_number(Measure::N, first, MIN_N, MAX_N)?;
        let last = whole_number(Measure::RangeEnd, last, first, MAX_N)?;
        if (last - first) as usize >= MOST_GAMES {
            let value = quoted(part);
            return Err(OutOfRange { what: Measure::RangeLength, value, min: 1, max: MOST_GAMES as u32 });
        }
        tables.extend(first..=last);
    }
    let mut tables: Vec<u32> = sorted(tables.into_iter().map(|n| (n, 0))).map(|(n, _)| n).collect();
    tables.dedup();
    Ok(tables)
}

/// Ids with commas between them, where a list behind a colon may have commas of its own, or `all`.
fn parse_players<Strategy: ?Sized + Seated>(
    text: &str,
    all: Vec<Chosen<Strategy>>,
    find: fn(&str) -> Result<Chosen<Strategy>, registry::Refusal>,
) -> Result<Vec<Chosen<Strategy>>, registry::Refusal> {
    if text.trim() == "all" {
        let plays = |chosen: &Chosen<Strategy>| {
            !chosen.entry.is_human() && !matches!(chosen.entry.argument, Argument::Script(_))
        };
        return Ok(all.into_iter().filter(plays).collect());
    }
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
    ids.iter().map(|id| find(id)).collect()
}

fn suited<Strategy: ?Sized + Seated>(players: &[Chosen<Strategy>], game: &Game) -> Vec<String> {
    let suits = |chosen: &&Chosen<Strategy>| matches!(chosen.build(game, 0), Ok(Some(_)));
    players.iter().filter(suits).map(Chosen::id).collect()
}
