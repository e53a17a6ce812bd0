//! Play from the stored ranks, as a check from both sides.

use super::{Storage, WorkDirectory, cannot_work};
use crate::solver::Refusal;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// The extent of a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sampled {
    /// The games played.
    pub lines: u32,
    /// The states in them, each with all its calls and answers.
    pub states: u64,
    /// The fewest and the most rounds of a game in which Magnus never erred.
    pub magnus: Option<(u32, u32)>,
    /// The fewest and the most rounds of a game in which Derek never erred.
    pub derek: Option<(u32, u32)>,
}

/// One move in so many is made at random by a player who errs.
const ERRS: u32 = 4;

impl<Files: Storage> WorkDirectory<Files> {
    /// Plays games from complete ranks: in one of three nobody errs, in one Derek does, in one Magnus. In every state on the way the
    /// stored value must be what the best call leads to against the best answer; then a Magnus who never errs takes at most R(n)
    /// rounds, and a Derek who never errs allows none that takes fewer. About n² looked-up values a game.
    ///
    /// # Errors
    /// [`Refusal::WorkDirectory`] if a rank is missing or damaged, or a value is wrong.
    pub fn sample(&self, lines: u32, seed: u64) -> Result<Sampled, Refusal> {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let whole = self.value(1, 0)?.rounds;
        let mut sampled = Sampled::default();
        for line in 0..lines {
            let errs = [line % 3 == 2, line % 3 == 1];
            let rounds = self.line(errs, &mut chance, &mut sampled.states)?;
            let fits = [errs[0] || rounds <= whole, errs[1] || rounds >= whole];
            if fits != [true, true] {
                return Err(cannot_work(format!(
                    "has wrong values: a game took {rounds} rounds where {whole} were promised"
                )));
            }
            let wider = |range: Option<(u32, u32)>| {
                Some(range.map_or((rounds, rounds), |(a, b)| (a.min(rounds), b.max(rounds))))
            };
            if !errs[0] {
                sampled.magnus = wider(sampled.magnus);
            }
            if !errs[1] {
                sampled.derek = wider(sampled.derek);
            }
            sampled.lines += 1;
        }
        Ok(sampled)
    }

    /// Plays one game to f*(n) positions and returns its rounds.
    fn line(
        &self,
        [magnus_errs, derek_errs]: [bool; 2],
        chance: &mut ChaCha8Rng,
        states: &mut u64,
    ) -> Result<u32, Refusal> {
        let (mut visited, mut token, mut rounds) = (1_u64, 0, 0);
        while visited.count_ones() < self.zn.f_star() {
            let calls = self.calls(visited, token)?;
            *states += 1;
            let worst = |call: &[(u32, u32); 2]| call[0].1.max(call[1].1);
            let best = calls.iter().map(worst).min().unwrap_or(0);
            let stored = self.value(visited, token)?.rounds;
            if best + 1 != stored {
                return Err(cannot_work(format!(
                    "has a wrong value: {stored} rounds at {visited:b}, {token}, and {} by its calls",
                    best + 1
                )));
            }
            let good: Vec<_> = calls.iter().filter(|call| worst(call) == best).collect();
            let from = if magnus_errs && chance.random_range(0..ERRS) == 0 { calls.iter().collect() } else { good };
            let call = from[chance.random_range(0..from.len())];
            let either = call[0].1 == call[1].1 || derek_errs && chance.random_range(0..ERRS) == 0;
            let answer = if either { chance.random_range(0..2) } else { usize::from(call[1].1 > call[0].1) };
            token = call[answer].0;
            visited |= 1 << token;
            rounds += 1;
        }
        Ok(rounds)
    }

    /// The two landings of each call, clockwise first, and the rounds from there.
    fn calls(&self, visited: u64, token: u32) -> Result<Vec<[(u32, u32); 2]>, Refusal> {
        let n = self.zn.n();
        let landing = |to: u32| Ok::<_, Refusal>((to, self.value(visited | 1 << to, to)?.rounds));
        (1..=n / 2).map(|by| Ok([landing((token + by) % n)?, landing((token + n - by) % n)?])).collect()
    }
}
