//! Puzzles: positions of play in which something is to be found, each from a kind, a level and a seed, the same for everybody for ever.
//!
//! A puzzle is a figure and a task of a lesson ([`crate::lesson`]), so that whatever shows and judges those shows and judges it. Nothing but
//! the seed is stored, and no solution: [`find`] plays games of the registered strategies, with a move at random here and there
//! (`games`), until a position fits (`kinds`); answers are judged by exact values ([`crate::best_play`]).
//!
//! # Levels
//! The level is the hardest thing that one must see, as the rules of thumb of `rules` measure it:
//!
//! | level | what singles out the right moves |
//! |---|---|
//! | 1 | whether the two landings are new |
//! | 2 | M(A): whether a landing is halfway between two unvisited positions |
//! | 3 | the depth of each landing in the layers |
//! | 4 | two moves ahead: the new positions that are sure, then the depth |
//! | 5 | a class: a move that looks as good loses a position |
//! | 6 | exact values alone: whoever goes by the layers goes wrong, or two moves ahead are not enough |
//!
//! In games as they come, on 11 to 17 positions, 10,000 puzzles spread over the levels 1 to 6 like this
//! (`cargo run --release --example practice -- 10000 --spread`): only calls 4,846, 1,585, 378, 641, 38 and 2,512; only ways 4,897,
//! 1,687, 718, 487, 840 and 1,371. So a level that is asked for is looked for on tables on which it is not rare.

mod another;
mod day;
mod games;
mod kinds;
mod mistakes;
pub mod parsing;
mod posed;
mod refusal;
mod rules;

pub use another::{Another, another_like, can_generate};
pub use day::{Chosen, Date, day};
use games::Played;
use kinds::Found;
pub use mistakes::{Mistake, Mistakes, mistakes};
pub use posed::PosedTask;
pub use refusal::Refusal;

use crate::lesson::{Figure, Mover};
use magnus_derek::chance::{SEEDS, on_stream};
use magnus_derek::number::quote;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use serde::Serialize;

/// A kind of puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PuzzleKind"))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// As Magnus: exactly one magnitude loses nothing.
    OnlyCall,
    /// As Derek: one direction loses nothing, the other a round or a position.
    OnlyWay,
    /// Whether Derek can keep all that is left, and by which class.
    Safe,
    /// The depth of the token.
    Depth,
    /// As Magnus: all that can be had in the fewest rounds, played to the end.
    Force,
    /// The largest set that Derek can keep.
    Shield,
    /// As Magnus: a call with three positions left, where no magnitude has new landings on both sides.
    Stuck,
}

impl Kind {
    /// All kinds, in the order of the menu.
    pub const ALL: [Kind; 7] =
        [Kind::OnlyCall, Kind::OnlyWay, Kind::Depth, Kind::Safe, Kind::Shield, Kind::Stuck, Kind::Force];

    /// The id, which stands in addresses.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Kind::OnlyCall => "only-call",
            Kind::OnlyWay => "only-way",
            Kind::Safe => "safe",
            Kind::Depth => "depth",
            Kind::Force => "force",
            Kind::Shield => "shield",
            Kind::Stuck => "stuck",
        }
    }

    /// The levels that it has, upwards.
    #[must_use]
    pub fn levels(self) -> &'static [u32] {
        match self {
            Kind::OnlyCall | Kind::OnlyWay => &[1, 2, 3, 4, 5, 6],
            Kind::Depth => &[2, 3],
            Kind::Safe => &[5],
            Kind::Shield => &[5, 6],
            Kind::Stuck => &[2, 3, 4, 6],
            Kind::Force => &[2, 3, 4, 6],
        }
    }

    /// Its number in the streams of the seeds: its own, stable for ever.
    fn code(self) -> u64 {
        match self {
            Kind::OnlyCall => 1,
            Kind::OnlyWay => 2,
            Kind::Safe => 3,
            Kind::Depth => 4,
            Kind::Force => 5,
            Kind::Shield => 6,
            Kind::Stuck => 7,
        }
    }
}

/// A kind with the levels that it has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PracticeKind {
    /// The kind.
    pub kind: Kind,
    /// The levels, upwards.
    pub levels: Vec<u32>,
}

/// All kinds with their levels, in the order of the menu.
#[must_use]
pub fn offered() -> Vec<PracticeKind> {
    Kind::ALL.map(|kind| PracticeKind { kind, levels: kind.levels().to_vec() }).into()
}

/// A puzzle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Puzzle {
    /// The kind.
    pub kind: Kind,
    /// The level.
    pub level: u32,
    /// The seed.
    pub seed: u32,
    /// The player whose part is taken.
    pub player: Mover,
    /// The number of positions.
    pub n: u32,
    /// The figure.
    pub figure: Figure,
    /// The task.
    #[cfg_attr(feature = "typescript", ts(as = "crate::lesson::Task"))]
    pub task: PosedTask,
    /// The same for puzzles that are the same but for a rotation or a reflection of the table.
    pub key: String,
    /// The rounds until the last new position if both play perfectly from here on; `None` where that is not known.
    pub rounds: Option<u32>,
    /// The positions visited in the end if both do.
    pub positions: Option<u32>,
}

/// The most games that are looked through for one puzzle.
const MOST_GAMES: u64 = 4000;

/// So many games are played on a table before another is tried.
const GAMES_ON_A_TABLE: u64 = 64;

/// Finds the puzzle of a seed: some milliseconds, and solving a table of at most 19 positions unless that is known.
///
/// # Errors
/// [`Refusal::Level`] if the kind has no such level, [`magnus_derek::number::OutOfRange`] for the seed, [`Refusal::Nothing`] if no game of
/// the seed has one, which has not been met.
pub fn find(kind: Kind, level: u32, seed: u32) -> Result<Puzzle, Refusal> {
    SEEDS.check(seed)?;
    if !kind.levels().contains(&level) {
        return Err(Refusal::Level { id: quote(kind.id()), level });
    }
    let tables = kinds::tables(kind, level);
    let mut n = 0;
    for game in 0..MOST_GAMES {
        let mut chance = on_stream(seed, kind.code() << 40 | u64::from(level) << 32 | game);
        let table = tables[chance.random_range(0..tables.len())];
        // Another table has to be solved first.
        if game.is_multiple_of(GAMES_ON_A_TABLE) {
            n = table;
        }
        let played = Played::at_random(n, &mut chance);
        if let Some(found) = find_in_game(kind, level, &played, &mut chance) {
            return found.into_puzzle(kind, level, seed, &played);
        }
    }
    Err(Refusal::Nothing { id: quote(kind.id()), level, seed })
}

/// One of the positions of a game that fit, the first from a place at random on.
fn find_in_game(kind: Kind, level: u32, played: &Played, chance: &mut ChaCha8Rng) -> Option<Found> {
    let count = played.positions.len();
    let start = chance.random_range(0..count);
    let wish = chance.random_range(0..4);
    let mut judge = kinds::Judge::new(kind, level, wish, played);
    (0..count).find_map(|step| judge.pose((start + step) % count))
}

/// The levels of all only calls or only ways in a game on a table of n ≤ 17 positions, as it comes, in the order of its rounds; none of another
/// kind. For measuring how levels spread.
#[doc(hidden)]
#[must_use]
pub fn levels_in_game(kind: Kind, n: u32, seed: u32) -> Vec<u32> {
    let played = Played::at_random(n, &mut on_stream(seed, kind.code() << 40));
    kinds::Judge::new(kind, 0, 0, &played).levels()
}
