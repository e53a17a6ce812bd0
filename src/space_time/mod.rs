//! The space–time diagram of a whole game: time downwards and positions across. The page calls it the carpet.
//!
//! A row stands for a block of rounds and a column for neighbouring positions, so that n = 10⁶ fits on a screen; the finest
//! diagram has a row for each round and a column for each position. Across, positions stand in their natural order, or class by
//! class mod p, which shows the classes of the two-phase recursion as blocks.
//!
//! [`Diagram`] counts what is in the cells of a [`Window`], [`Palette`] makes colours of it, and a [`Picture`] computes the rows
//! one by one and keeps them.

mod palette;
mod picture;
mod window;

pub use palette::Palette;
pub use picture::{Colouring, Picture, Shown};
pub use window::{ClassColumns, MOST_CELLS, Viewport, Window};

use magnus_derek::layers::{Coset, Layers, NEVER, hull};
use magnus_derek::number::{Measure, OutOfRange, in_range};
use magnus_derek::position_set::PositionSet;
use magnus_derek::zn::{Zn, smallest_odd_prime_factor};
use serde::Serialize;

/// Positions of this depth and of all greater ones are counted together.
pub const DEEPEST_COUNTED: u8 = 7;
/// A cell of layers is told as so many shares: of its positions of depth 0, 1, …, [`DEEPEST_COUNTED`] or more, and in no layer.
pub const KINDS: usize = DEEPEST_COUNTED as usize + 2;

/// In `first_visits`: never.
const UNVISITED: u32 = u32::MAX;

/// The unvisited positions after some round, in a few numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Unvisited {
    /// The round.
    pub round: u32,
    /// Number of unvisited positions.
    pub unvisited: u32,
    /// The number of runs of neighbouring positions in which they lie: one is an interval, many are dust.
    pub runs: u32,
    /// The length of the longest run.
    pub longest: u32,
    /// The smallest class of odd index in which all of them lie; `None` if nothing is unvisited.
    pub class: Option<Coset>,
}

/// The contents of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Cell {
    /// Its first round, and the last one that has been played; before the first round of the game 1 and 0.
    pub rounds: [u32; 2],
    /// The number of its positions.
    pub size: u32,
    /// The positions at its first and at its last place.
    pub positions: [u32; 2],
    /// The classes mod p of these two; `None` in the natural order.
    pub classes: Option<[Coset; 2]>,
    /// The token's position at its end.
    pub token: u32,
    /// Number of its positions first visited in it.
    pub new: u32,
    /// Number of its positions of each kind at its end: of depth 0, 1, …, [`DEEPEST_COUNTED`] or more, and in no layer.
    pub counts: [u32; KINDS],
}

/// A game as its diagram needs it: the token's position after each round. 4 bytes for a position and 4 for a round.
#[derive(Debug, Clone)]
pub struct Diagram {
    zn: Zn,
    route: Vec<u32>,
    first_visits: Vec<u32>,
}

impl Diagram {
    /// The start of a game. O(n).
    #[must_use]
    pub fn new(zn: Zn) -> Diagram {
        let mut first_visits = vec![UNVISITED; zn.n() as usize];
        first_visits[0] = 0;
        Diagram { zn, route: Vec::new(), first_visits }
    }

    /// The number of rounds.
    #[must_use]
    pub fn rounds(&self) -> u32 {
        self.route.len() as u32
    }

    /// Keeps the first `kept` rounds and goes on with rounds that end on these positions. O(rounds dropped and added).
    ///
    /// # Errors
    /// [`OutOfRange`] if `kept` exceeds the number of rounds or a position is not in 0..n; then nothing has changed.
    pub fn extend(&mut self, kept: u32, positions: &[u32]) -> Result<(), OutOfRange> {
        in_range(Measure::RoundsKept, kept, 0, self.rounds())?;
        for &position in positions {
            in_range(Measure::OnePosition, position, 0, self.zn.n() - 1)?;
        }
        for position in self.route.drain(kept as usize..) {
            let first_visit = &mut self.first_visits[position as usize];
            if *first_visit > kept {
                *first_visit = UNVISITED;
            }
        }
        for (round, &position) in (kept + 1..).zip(positions) {
            let first_visit = &mut self.first_visits[position as usize];
            *first_visit = (*first_visit).min(round);
        }
        self.route.extend_from_slice(positions);
        Ok(())
    }

    /// The position of the token after `round` rounds, at most [`Diagram::rounds`].
    #[must_use]
    pub fn token(&self, round: u32) -> u32 {
        round.checked_sub(1).and_then(|index| self.route.get(index as usize)).copied().unwrap_or(0)
    }

    /// p, if the positions can also stand class by class: n has an odd prime factor, and p, the smallest, is not n itself.
    #[must_use]
    pub fn class_order(&self) -> Option<u32> {
        smallest_odd_prime_factor(self.zn.n()).filter(|&p| p < self.zn.n())
    }

    /// The diagram of first visits, row by row. Three numbers for each cell: the [`share`] of its positions that are unvisited at
    /// the end of the row, that were first visited in the row, and that had been visited before. O(places + cells).
    #[must_use]
    pub fn visits(&self, window: &Window) -> Vec<u8> {
        let columns = window.columns as usize;
        let mut sizes = vec![0; columns];
        let mut unvisited = vec![0; columns];
        let mut new = vec![0; columns * window.rows as usize];
        let end = self.end_of_row(window, window.rows - 1);
        for (column, position) in window.positions_by_column(self.zn.n()) {
            sizes[column] += 1;
            let visit = self.first_visits[position as usize];
            unvisited[column] += u32::from(visit > window.round);
            if visit > window.round && visit <= end {
                let row = (visit - window.round - 1) / window.block;
                new[row as usize * columns + column] += 1;
            }
        }
        let mut shares = Vec::with_capacity(3 * new.len());
        for row in new.chunks(columns) {
            for (column, &new) in row.iter().enumerate() {
                unvisited[column] -= new;
                let before = sizes[column] - unvisited[column] - new;
                shares.extend([unvisited[column], new, before].map(|count| share(count, sizes[column])));
            }
        }
        shares
    }

    /// The token's column at the end of each row; the number of columns if in none.
    #[must_use]
    pub fn tokens(&self, window: &Window) -> Vec<u32> {
        let column = |row| window.column_of(self.zn.n(), self.token(self.end_of_row(window, row)));
        (0..window.rows).map(|row| column(row).unwrap_or(window.columns)).collect()
    }

    /// The unvisited positions after `round` rounds. O(n).
    #[must_use]
    pub fn unvisited(&self, round: u32) -> PositionSet {
        let bits = |visits: &[u32]| visits.iter().rev().fold(0, |word, &visit| word << 1 | u64::from(visit > round));
        PositionSet::from_words(self.zn.n(), self.first_visits.chunks(64).map(bits).collect())
    }

    /// The layers after `round` rounds, for [`Diagram::layer_row`] and [`Diagram::cell`]. The cost is that of
    /// [`Layers::of`].
    #[must_use]
    pub fn layers(&self, round: u32) -> Layers {
        Layers::of(&self.unvisited(round))
    }

    /// A row of the diagram of layers: for each column [`KINDS`] shares. O(places).
    #[must_use]
    pub fn layer_row(&self, window: &Window, layers: &Layers) -> Vec<u8> {
        let mut sizes = vec![0; window.columns as usize];
        let mut counts = vec![[0; KINDS]; window.columns as usize];
        for (column, position) in window.positions_by_column(self.zn.n()) {
            sizes[column] += 1;
            counts[column][kind(layers.depths()[position as usize])] += 1;
        }
        counts.iter().zip(&sizes).flat_map(|(counts, &size)| counts.map(|count| share(count, size))).collect()
    }

    /// The contents of a window of one cell, with the layers at its end. O(places).
    #[must_use]
    pub fn cell(&self, window: &Window, layers: &Layers) -> Cell {
        let n = self.zn.n();
        let end = self.end_of_row(window, 0);
        let [from, to] = window.places;
        let positions = [from, to - 1].map(|place| window.position_at(n, place));
        let class = |position| Coset { gamma: position % window.p, q: window.p };
        let mut counts = [0; KINDS];
        let mut new = 0;
        for (_, position) in window.positions_by_column(n) {
            counts[kind(layers.depths()[position as usize])] += 1;
            new += u32::from((window.round + 1..=end).contains(&self.first_visits[position as usize]));
        }
        Cell {
            rounds: [window.round + 1, end],
            size: to - from,
            positions,
            classes: (window.p > 1).then(|| positions.map(class)),
            token: self.token(end),
            new,
            counts,
        }
    }

    /// The shape of the unvisited positions after `round` rounds. O(n).
    #[must_use]
    pub fn shape(&self, round: u32) -> Unvisited {
        let unvisited = self.unvisited(round);
        // Position 0 is visited, so no run crosses from n − 1 to 0.
        let runs = unvisited.runs();
        Unvisited {
            round,
            unvisited: unvisited.count(),
            runs: runs.len() as u32,
            longest: runs.iter().map(|&(_, length)| length).max().unwrap_or(0),
            class: hull(&unvisited),
        }
    }
}

fn kind(depth: u8) -> usize {
    if depth == NEVER { KINDS - 1 } else { depth.min(DEEPEST_COUNTED).into() }
}

/// `count` of `size` > 0 as a byte from 0 to 255, rounded, but 0 stands for none and 255 for all only.
#[must_use]
pub fn share(count: u32, size: u32) -> u8 {
    if count == 0 || count == size {
        return if count == 0 { 0 } else { 255 };
    }
    let rounded = (u64::from(count) * 510 + u64::from(size)) / (u64::from(size) * 2);
    rounded.clamp(1, 254) as u8
}
