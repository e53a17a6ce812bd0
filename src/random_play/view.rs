//! Data of random play for the page.

use super::expected::{LARGEST_EVEN, bounds, exact};
use super::{CoverTimes, GAMES, Histogram, NUMBERS, positions_of_game};
use crate::announced::way::Way;
use magnus_derek::number::{Measure, OutOfRange, Range};
use magnus_derek::zn::{Direction, MIN_N, Zn};
use serde::Serialize;

/// The bars that a histogram of the page may have.
const MOST_BARS: u32 = 60;
/// The largest table of which the page shows single games.
const MAX_SHOWN: u32 = 1000;
/// Numbers of positions of the tables that it shows.
pub const SHOWN: Range = Range::new(Measure::N, MIN_N, MAX_SHOWN);
/// 1.96 standard errors to both sides hold the true mean in 95 of 100 runs.
const CONFIDENCE: f64 = 1.96;

/// A number of games that is played in parts.
pub struct Run {
    times: CoverTimes,
    games: u32,
}

/// The mean as far as it is known before a game is played.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Expected {
    /// The number of positions.
    pub n: u32,
    /// The mean itself; `None` for large even n.
    pub exact: Option<f64>,
    /// A proved lower bound.
    pub lower: f64,
    /// A proved upper bound.
    pub upper: f64,
    /// For an even n the largest one with an exact mean; `None` for an odd n, which always has one.
    pub largest_even: Option<u32>,
    /// The largest n of which single games are shown.
    pub largest_shown: u32,
}

/// The games so far.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Times {
    /// Number of games played.
    pub games: u32,
    /// The mean of their rounds.
    pub mean: Option<f64>,
    /// The 95 % confidence interval of the mean is `mean` ± this.
    pub margin: Option<f64>,
    /// Distribution of the rounds.
    pub histogram: Option<Histogram>,
}

impl Run {
    /// A run of `games` games, none of them played yet.
    ///
    /// # Errors
    /// [`OutOfRange`] for what is none of [`GAMES`].
    pub fn new(zn: Zn, games: u32, seed: u32) -> Result<Run, OutOfRange> {
        Ok(Run { times: CoverTimes::new(zn, seed), games: GAMES.check(games)? })
    }

    /// Plays at most so many of the games that are left, and says how many are left then.
    pub fn play(&mut self, games: u32) -> u32 {
        self.times.play(games.min(self.games - self.times.games()));
        self.games - self.times.games()
    }

    /// The mean as far as it is known. Cost as [`exact`].
    #[must_use]
    pub fn expected(&self) -> Expected {
        let zn = self.times.zn();
        let (lower, upper) = bounds(zn);
        let largest_even = zn.n().is_multiple_of(2).then_some(LARGEST_EVEN);
        Expected { n: zn.n(), exact: exact(zn), lower, upper, largest_even, largest_shown: MAX_SHOWN }
    }

    /// The games so far.
    #[must_use]
    pub fn times(&self) -> Times {
        Times {
            games: self.times.games(),
            mean: self.times.mean(),
            margin: self.times.standard_error().map(|error| CONFIDENCE * error),
            histogram: self.times.histogram(MOST_BARS),
        }
    }

    /// Number of games by number of rounds, flat: rounds, games, rounds, games, …
    #[must_use]
    pub fn counts(&self) -> Vec<u32> {
        self.times.counts().flat_map(|(rounds, games)| [rounds, games]).collect()
    }
}

/// One game of a seed; half a turn is written clockwise.
///
/// # Errors
/// [`OutOfRange`] for a table that is none of [`SHOWN`], or a game that is none of [`NUMBERS`].
pub fn game(zn: Zn, game: u32, seed: u32) -> Result<Way, OutOfRange> {
    SHOWN.check(zn.n())?;
    let path = positions_of_game(zn, seed, NUMBERS.check(game)? - 1);
    let moved = |step: &[u32]| {
        let magnitude = zn.distance(step[0], step[1]);
        let is_clockwise = zn.landing(step[0], magnitude, Direction::Clockwise) == step[1];
        (magnitude, if is_clockwise { Direction::Clockwise } else { Direction::CounterClockwise })
    };
    let (magnitudes, directions): (Vec<u32>, Vec<Direction>) = path.windows(2).map(moved).unzip();
    Ok(Way::of(zn, &magnitudes, &directions))
}
