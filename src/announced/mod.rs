//! One player announces all moves in advance and the other answers at best (\[L08] chapters 3 and 4).
//!
//! - Magnus announces ℓ₁ … ℓ_r and Derek wants the fewest positions visited: [`thesis`] is Algorithm DEREK of the thesis, which
//!   is not optimal, and [`minimum`] finds the true minimum, by [`path_search`] and [`set_search`].
//! - Derek announces d₁ … d_{n−1} and Magnus wants all positions visited: [`answer`], which is [`even`], [`relaxed`] or [`odd`].

pub mod answer;
pub mod directions;
pub mod even;
pub mod minimum;
pub mod odd;
pub mod parsing;
pub mod path_search;
pub mod pattern;
pub mod random_moves;
pub mod relaxed;
pub mod search;
pub mod set_search;
pub mod thesis;
pub mod view;
pub mod way;
pub mod word;

mod refusal;

use magnus_derek::number::{Measure, Range};
use magnus_derek::position_set::PositionSet;
use magnus_derek::zn::{Direction, MIN_N, Zn, gcd};
pub use refusal::Refusal;

/// The most positions of a table on which Magnus announces.
pub const MAX_N: u32 = 1000;
/// The most magnitudes that he may announce.
pub const MAX_ROUNDS: usize = 1000;
/// Numbers of positions of a table on which he announces.
pub const SIZES: Range = Range::new(Measure::N, MIN_N, MAX_N);
/// Numbers of magnitudes that are announced at random.
pub const ROUNDS: Range = Range::new(Measure::Rounds, 1, MAX_ROUNDS as u32);

/// A table with the magnitudes ℓ₁ … ℓ_r that Magnus announces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Magnitudes {
    zn: Zn,
    list: Vec<u32>,
}

impl Magnitudes {
    /// Accepts 1 to [`MAX_ROUNDS`] magnitudes from 1 to ⌊n/2⌋ on a table of at most [`MAX_N`] positions.
    ///
    /// # Errors
    /// [`magnus_derek::number::OutOfRange`] for n, [`Refusal::MagnitudeCount`], [`Refusal::MagnitudeEntry`].
    pub fn new(n: u32, list: Vec<u32>) -> Result<Magnitudes, Refusal> {
        let zn = Zn::new(SIZES.check(n)?)?;
        check_length(list.len())?;
        match list.iter().position(|&magnitude| zn.check_magnitude(magnitude).is_err()) {
            Some(index) => Err(wrong_magnitude(zn, index, list[index].to_string())),
            None => Ok(Magnitudes { zn, list }),
        }
    }

    /// The table.
    #[must_use]
    pub fn zn(&self) -> Zn {
        self.zn
    }

    /// ℓ₁ … ℓ_r.
    #[must_use]
    pub fn list(&self) -> &[u32] {
        &self.list
    }

    /// The positions of the token when Derek answers with these directions, 0 first. O(r).
    #[must_use]
    pub fn path(&self, directions: &[Direction]) -> Vec<u32> {
        path(self.zn, &self.list, directions)
    }

    /// Number of positions that Derek gives up with these directions. O(r + n/64).
    #[must_use]
    pub fn visited(&self, directions: &[Direction]) -> u32 {
        PositionSet::of(self.zn.n(), self.path(directions)).count()
    }

    /// The same game on the smallest table: if g divides n and every magnitude, only the multiples of g are ever reached, and
    /// the game is that of the magnitudes ℓ/g on n/g positions, with the same directions.
    #[must_use]
    pub fn reduced(&self) -> Magnitudes {
        let g = self.list.iter().fold(self.zn.n(), |g, &magnitude| gcd(g, magnitude));
        let list = self.list.iter().map(|magnitude| magnitude / g).collect();
        // n/g ≥ 2 because a magnitude is at most n/2, so the table is a legal one.
        Zn::new(self.zn.n() / g).map_or_else(|_| self.clone(), |zn| Magnitudes { zn, list })
    }
}

/// The positions of a token that starts on 0, 0 first.
#[must_use]
pub fn path(zn: Zn, magnitudes: &[u32], directions: &[Direction]) -> Vec<u32> {
    let mut token = 0;
    let step = |(&magnitude, &direction)| {
        token = zn.landing(token, magnitude, direction);
        token
    };
    std::iter::once(0).chain(magnitudes.iter().zip(directions).map(step)).collect()
}

/// Directions as a text of + and -.
#[must_use]
pub fn signs(directions: &[Direction]) -> String {
    directions.iter().map(|direction| direction.sign()).collect()
}

fn check_length(count: usize) -> Result<(), Refusal> {
    if (1..=MAX_ROUNDS).contains(&count) {
        return Ok(());
    }
    Err(Refusal::MagnitudeCount { most: MAX_ROUNDS as u32, count: count as u32 })
}

fn wrong_magnitude(zn: Zn, index: usize, value: String) -> Refusal {
    Refusal::MagnitudeEntry { place: index as u32 + 1, value, max: zn.max_magnitude() }
}
