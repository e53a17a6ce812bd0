//! Random play by both players: the rounds until every position has been visited (\[L08] chapter 5).
//!
//! In each round Magnus draws his magnitude uniformly from 1..=⌊n/2⌋ and Derek his direction by a fair coin. (The text
//! draws from 0, but counts as if from 1.) [`CoverTimes`] plays games; [`expected`] has the mean as far as it is known.

pub mod expected;
pub mod view;

use magnus_derek::chance::on_stream;
use magnus_derek::number::{Measure, Range};
use magnus_derek::position_set::PositionSet;
use magnus_derek::zn::Zn;
use rand::RngExt;
use serde::Serialize;
use std::collections::BTreeMap;

/// The most games that may be asked for at once.
const MAX_GAMES: u32 = 10_000_000;
/// The most games that may be asked for at once.
pub const GAMES: Range = Range::new(Measure::Games, 1, MAX_GAMES);
/// The numbers of the games.
pub const NUMBERS: Range = Range::new(Measure::Game, 1, MAX_GAMES);

/// Games played so far, and their cover times: the rounds until all positions were visited.
#[derive(Debug, Clone)]
pub struct CoverTimes {
    zn: Zn,
    seed: u32,
    games: u32,
    /// Number of games by number of rounds.
    counts: BTreeMap<u32, u32>,
    sum: u64,
    sum_of_squares: u128,
}

/// Distribution of cover times, in bars of equal width.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Histogram {
    /// The rounds at which the first bar begins, a multiple of the width.
    pub first: u32,
    /// Bar i holds the games of `first` + i·`width` to `first` + (i + 1)·`width` − 1 rounds.
    pub width: u32,
    /// The games in each bar; the first and the last are not 0.
    pub bars: Vec<u32>,
    /// The rounds at which the last bar ends.
    pub last: u32,
    /// The rounds from which and to which the tallest bar goes; of several, the first.
    pub tallest: [u32; 2],
}

impl CoverTimes {
    /// A start without games, on a table with 2 to 1,048,576 positions.
    #[must_use]
    pub fn new(zn: Zn, seed: u32) -> CoverTimes {
        CoverTimes { zn, seed, games: 0, counts: BTreeMap::new(), sum: 0, sum_of_squares: 0 }
    }

    /// Plays so many games more. Game i draws from stream i of the seed, so it does not matter in how many parts they are
    /// played. O(n log n) for each game on average.
    pub fn play(&mut self, games: u32) {
        for _ in 0..games {
            let rounds = cover_time(self.zn, self.seed, self.games);
            self.games += 1;
            self.sum += u64::from(rounds);
            self.sum_of_squares += u128::from(rounds) * u128::from(rounds);
            *self.counts.entry(rounds).or_insert(0) += 1;
        }
    }

    /// The table.
    #[must_use]
    pub fn zn(&self) -> Zn {
        self.zn
    }

    /// Number of games played.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.games
    }

    /// (rounds, games that took so many), by rounds.
    pub fn counts(&self) -> impl Iterator<Item = (u32, u32)> {
        self.counts.iter().map(|(&rounds, &games)| (rounds, games))
    }

    /// The mean of the rounds, or `None` without a game.
    #[must_use]
    pub fn mean(&self) -> Option<f64> {
        (self.games > 0).then(|| self.sum as f64 / f64::from(self.games))
    }

    /// The standard error of the mean, in rounds: the standard deviation of the games (with games − 1) by √games. `None` with
    /// fewer than two games.
    #[must_use]
    pub fn standard_error(&self) -> Option<f64> {
        let games = u128::from(self.games);
        let spread = games * self.sum_of_squares - u128::from(self.sum) * u128::from(self.sum);
        (games > 1).then(|| (spread as f64 / (games * (games - 1)) as f64 / games as f64).sqrt())
    }

    /// The cover times in at most `most` ≥ 1 bars, whose width is 1, 2 or 5 times a power of ten. `None` without a game.
    #[must_use]
    pub fn histogram(&self, most: u32) -> Option<Histogram> {
        let (shortest, longest) = (*self.counts.keys().next()?, *self.counts.keys().next_back()?);
        let bars = |width: u32| longest / width - shortest / width + 1;
        let mut widths = (0..9).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_u32.pow(power)));
        let width = widths.find(|&width| bars(width) <= most.max(1))?;
        let first = shortest / width * width;
        let mut bars = vec![0; bars(width) as usize];
        for (rounds, games) in self.counts() {
            bars[((rounds - first) / width) as usize] += games;
        }
        // The rounds at which so many bars end.
        let end = |bars: usize| first + width * bars as u32 - 1;
        let most = bars.iter().max();
        let tallest = bars.iter().position(|games| Some(games) == most)?;
        let tallest = [first + width * tallest as u32, end(tallest + 1)];
        Some(Histogram { first, width, last: end(bars.len()), tallest, bars })
    }
}

/// The rounds of a game until every position has been visited.
fn cover_time(zn: Zn, seed: u32, game: u32) -> u32 {
    let mut rounds = 0;
    play_out(zn, seed, game, |_| rounds += 1);
    rounds
}

/// The positions of the token in game `game` of a seed, 0 first, until every position has been visited.
#[must_use]
pub fn positions_of_game(zn: Zn, seed: u32, game: u32) -> Vec<u32> {
    let mut positions = vec![0];
    play_out(zn, seed, game, |token| positions.push(token));
    positions
}

/// Plays one game; `moved` is told where the token lands in each round.
fn play_out(zn: Zn, seed: u32, game: u32, mut moved: impl FnMut(u32)) {
    let mut generator = on_stream(seed, u64::from(game));
    let mut visited = PositionSet::of(zn.n(), [0]);
    let (mut token, mut left) = (0, zn.n() - 1);
    while left > 0 {
        // Magnitude and direction in one draw: each of the 2⌊n/2⌋ pairs is as likely.
        let draw = generator.random_range(0..2 * zn.max_magnitude());
        let magnitude = draw / 2 + 1;
        token = if draw.is_multiple_of(2) { zn.add(token, magnitude) } else { zn.sub(token, magnitude) };
        moved(token);
        if !visited.contains(token) {
            visited.insert(token);
            left -= 1;
        }
    }
}
