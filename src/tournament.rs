//! Tournaments of every Magnus against every Derek: the list of games, and the play of each.

use crate::session;
use crate::session::{Session, Turn, round_limit};
use magnus_derek::derek::Derek;
use magnus_derek::game::Game;
use magnus_derek::magnus::Magnus;
use magnus_derek::number::{AtLeast, OutOfRange, OutsideRange};
use magnus_derek::refusal::english;
use magnus_derek::registry;
use magnus_derek::registry::{Chosen, Seated};
use magnus_derek::zn::Zn;
use serde::Serialize;

/// The reason why games are not played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Refusal {
    /// A tournament would have too many games.
    ManyGames {
        /// The most games allowed.
        most: u32,
        /// Number of games, at least.
        least: u32,
    },
    /// A number is not a whole number in its range.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Number(OutOfRange),
    /// Refusal of a strategy.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Registry(registry::Refusal),
    /// Refusal by a game with its players.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Session(session::Refusal),
}

english! {
    Refusal:
    ManyGames { most, least }, range = OutsideRange { least: &1, most, value: &AtLeast { least: *least } } => "The number of games {range}.";
    passed on: Number(OutOfRange), Registry(registry::Refusal), Session(session::Refusal)
}

impl std::error::Error for Refusal {}

/// The most games of one tournament.
pub const MOST_GAMES: usize = 100_000;

/// One game to be played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pairing {
    /// The number of positions.
    pub n: u32,
    /// The id of Magnus.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub magnus: Chosen<dyn Magnus>,
    /// The id of Derek.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub derek: Chosen<dyn Derek>,
    /// The seed of both.
    pub seed: u32,
}

/// The end of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
    /// True if the game ended within [`round_limit`] rounds.
    pub finished: bool,
}

/// All games of the given tables, players and seeds 0, 1, …, `seeds` − 1, in that order; pairs that do not suit a table are
/// left out.
///
/// # Errors
/// [`OutOfRange`] for a number that no table has, or [`Refusal::ManyGames`] if there are more than [`MOST_GAMES`].
pub fn pairings(
    tables: &[u32],
    magnuses: &[Chosen<dyn Magnus>],
    dereks: &[Chosen<dyn Derek>],
    seeds: u32,
) -> Result<Vec<Pairing>, Refusal> {
    let mut pairings = Vec::new();
    for &n in tables {
        let game = Game::new(Zn::new(n)?);
        let (suited_magnuses, suited_dereks) = (suitable_players(magnuses, &game), suitable_players(dereks, &game));
        for (&magnus, &derek) in suited_magnuses.iter().flat_map(|m| suited_dereks.iter().map(move |d| (m, d))) {
            pairings.extend((0..seeds).map(|seed| Pairing { n, magnus: magnus.clone(), derek: derek.clone(), seed }));
            if pairings.len() > MOST_GAMES {
                return Err(Refusal::ManyGames { most: MOST_GAMES as u32, least: pairings.len() as u32 });
            }
        }
    }
    Ok(pairings)
}

/// Plays one game to its end, or to [`round_limit`] rounds.
///
/// # Errors
/// As [`Session::new`]; [`session::Refusal::YourMove`] if one of the players is a human.
pub fn play(pairing: &Pairing) -> Result<GameResult, Refusal> {
    let Pairing { n, magnus, derek, seed } = pairing;
    let mut session = Session::new(Zn::new(*n)?, magnus.clone(), derek.clone(), *seed)?;
    session.solve()?;
    while session.turn() != Turn::Over && session.game().round() < round_limit(*n) {
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

fn suitable_players<'a, Strategy: ?Sized + Seated>(
    players: &'a [Chosen<Strategy>],
    game: &Game,
) -> Vec<&'a Chosen<Strategy>> {
    players.iter().filter(|chosen| matches!(chosen.build(game, 0), Ok(Some(_)))).collect()
}
