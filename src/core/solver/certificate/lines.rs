//! Games from both sides for tables whose certificate would be too large: one player never errs, and the game shows it.

use super::table::Table;
use crate::chance::on_stream;
use crate::player::Player;
use crate::solver::{Refusal, Watch};
use crate::zn::Zn;
use rand::RngExt;

/// One move in so many is made at random by the player who errs.
const ERRS: u32 = 4;

/// A game in which one player never errs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The player who never errs: Magnus has f*(n) positions in the end, Derek holds him below.
    pub of: Player,
    /// R(n).
    pub rounds: u32,
    /// The rounds, each a magnitude and a sign: at most R(n) of Magnus, R(n) − 1 of Derek.
    pub moves: String,
}

/// Plays `games` games from each side. Time and memory are those of [`crate::solver::Solution::solve`].
///
/// # Errors
/// [`crate::number::OutOfRange`] if n is more than [`crate::solver::MAX_N`], [`Refusal::Excess`] if a value does not fit into its byte, [`Refusal::Stopped`].
pub fn lines(zn: Zn, games: u32, seed: u32, threads: usize, watch: Watch) -> Result<Vec<Line>, Refusal> {
    let table = Table::solve(zn, threads, watch)?;
    let both = (0..games).flat_map(|game| [(game, Player::Magnus), (game, Player::Derek)]);
    Ok(both.map(|(game, of)| line(&table, of, seed, game)).collect())
}

fn line(table: &Table, of: Player, seed: u32, game: u32) -> Line {
    let (n, mut chance) = (table.cycle.n, on_stream(seed, 2 * u64::from(game) + u64::from(of == Player::Derek)));
    let rounds = table.rounds(1, 0);
    let (mut visited, mut token, mut moves) = (1_u64, 0, String::new());
    for _ in 0..if of == Player::Magnus { rounds } else { rounds - 1 } {
        if visited.count_ones() >= table.f_star {
            break;
        }
        let calls = (1..=n / 2).map(|call| {
            [(token + call) % n, (token + n - call) % n].map(|to| (call, to, table.rounds(visited | 1 << to, to)))
        });
        let calls: Vec<_> = calls.collect();
        let mut errs = |player| of != player && chance.random_range(0..ERRS) == 0;
        let (magnus_errs, derek_errs) = (errs(Player::Magnus), errs(Player::Derek));
        let worst = |[one, other]: &[(u32, u32, u32); 2]| one.2.max(other.2);
        let best = calls.iter().map(worst).min().unwrap_or(0);
        let good: Vec<_> = calls.iter().filter(|call| magnus_errs || worst(call) == best).collect();
        let answers = good[chance.random_range(0..good.len())];
        let either = derek_errs || answers[0].2 == answers[1].2;
        let answer = if either { chance.random_range(0..2) } else { usize::from(answers[1].2 > answers[0].2) };
        let (call, landing, _) = answers[answer];
        moves += &format!("{call}{}", ['+', '-'][answer]);
        token = landing;
        visited |= 1 << landing;
    }
    Line { of, rounds, moves }
}
