//! The space–time diagram of a whole game: time downwards and positions across. The page calls it the carpet.
//!
//! A row stands for a block of rounds and a column for neighbouring positions, so that n = 10⁶ fits on a screen; the finest
//! diagram has a row for each round and a column for each position. Across, positions stand in their natural order, or class by
//! class mod p, which shows the classes of the two-phase recursion as blocks.

use crate::error::{Error, in_range};
use crate::layers::{Coset, Layers, NEVER, hull};
use crate::position_set::PositionSet;
use crate::zn::Zn;

/// The most rows and the most columns of a window.
pub const MOST_CELLS: u32 = 8192;
/// The depth that all deeper layers share.
pub const DEEPEST: usize = 7;
/// A cell of layers is told as so many shares: of its positions of depth 0, 1, …, [`DEEPEST`] or more, and in no layer.
pub const KINDS: usize = DEEPEST + 2;

/// In `first_visits`: never.
const UNVISITED: u32 = u32::MAX;

/// The part of a diagram that is looked at, and how finely. The fields are checked by [`Diagram::window`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// Positions stand class by class mod `p`, a divisor of n; 1 for the natural order.
    pub p: u32,
    /// The first place across, and the one after the last. Place i holds position (i mod n/p)·p + ⌊i·p/n⌋.
    pub places: [u32; 2],
    /// Into how many columns these places are divided, as evenly as may be.
    pub columns: u32,
    /// The rounds before the first row.
    pub round: u32,
    /// Rounds in a row.
    pub block: u32,
    /// Rows; those that would begin after the end of the game are left out.
    pub rows: u32,
}

/// The unvisited positions after some round, in a few numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unvisited {
    /// How many positions are unvisited.
    pub unvisited: u32,
    /// In how many runs of neighbouring positions they lie: one is an interval, many are dust.
    pub runs: u32,
    /// The length of the longest run.
    pub longest: u32,
    /// The smallest class of odd index in which all of them lie; `None` if nothing is unvisited.
    pub class: Option<Coset>,
}

/// A game as its diagram needs it: where the token was after each round. 4 bytes for a position and 4 for a round.
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
    /// [`Error::Number`] if `kept` exceeds the number of rounds or a position is not in 0..n; then nothing has changed.
    pub fn go_on(&mut self, kept: u32, positions: &[u32]) -> Result<(), Error> {
        in_range("The number of rounds kept", kept, 0, self.rounds())?;
        for &position in positions {
            in_range("A position", position, 0, self.zn.n() - 1)?;
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

    /// A window without the rows that begin after the end of the game; one row remains.
    ///
    /// # Errors
    /// [`Error::Number`] naming what lies outside of the diagram.
    pub fn window(&self, window: Window) -> Result<Window, Error> {
        let n = self.zn.n();
        let [from, to] = window.places;
        in_range("The first place", from, 0, n - 1)?;
        in_range("The place after the last", to, from + 1, n)?;
        in_range("The number of columns", window.columns, 1, MOST_CELLS.min(to - from))?;
        in_range("The round before the first row", window.round, 0, self.rounds())?;
        in_range("The number of rounds in a row", window.block, 1, u32::MAX)?;
        in_range("The number of rows", window.rows, 1, MOST_CELLS)?;
        in_range("The remainder of n by the number of classes", n.checked_rem(window.p).unwrap_or(n), 0, 0)?;
        let begun = (self.rounds() - window.round).div_ceil(window.block).max(1);
        Ok(Window { rows: window.rows.min(begun), ..window })
    }

    /// The round at the end of a row of the window.
    #[must_use]
    pub fn end_of_row(&self, window: &Window, row: u32) -> u32 {
        let end = u64::from(window.round) + (u64::from(row) + 1) * u64::from(window.block);
        end.min(self.rounds().into()) as u32
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
        for (column, position) in self.across(window) {
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

    /// In which column the token stands at the end of each row; the number of columns if in none.
    #[must_use]
    pub fn tokens(&self, window: &Window) -> Vec<u32> {
        let [from, to] = window.places;
        let in_class = self.zn.n() / window.p;
        let column = |row| {
            let position = self.token(self.end_of_row(window, row));
            let place = position % window.p * in_class + position / window.p;
            if (from..to).contains(&place) { column_of(window, place) as u32 } else { window.columns }
        };
        (0..window.rows).map(column).collect()
    }

    /// The unvisited positions after `round` rounds. O(n).
    #[must_use]
    pub fn unvisited(&self, round: u32) -> PositionSet {
        let bits = |visits: &[u32]| visits.iter().rev().fold(0, |word, &visit| word << 1 | u64::from(visit > round));
        PositionSet::from_words(self.zn.n(), self.first_visits.chunks(64).map(bits).collect())
    }

    /// The layers after `round` rounds, for [`Diagram::layer_row`] and [`Diagram::depth_counts`]. The cost is that of
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
        for (column, position) in self.across(window) {
            sizes[column] += 1;
            counts[column][kind(layers.depths()[position as usize])] += 1;
        }
        counts.iter().zip(&sizes).flat_map(|(counts, &size)| counts.map(|count| share(count, size))).collect()
    }

    /// How many positions of the window are of each kind.
    #[must_use]
    pub fn depth_counts(&self, window: &Window, layers: &Layers) -> [u32; KINDS] {
        let mut counts = [0; KINDS];
        for (_, position) in self.across(window) {
            counts[kind(layers.depths()[position as usize])] += 1;
        }
        counts
    }

    /// How many positions of the window are first visited in its first row.
    #[must_use]
    pub fn new_count(&self, window: &Window) -> u32 {
        let rounds = window.round + 1..=self.end_of_row(window, 0);
        self.across(window).filter(|&(_, position)| rounds.contains(&self.first_visits[position as usize])).count()
            as u32
    }

    /// What the unvisited positions look like after `round` rounds. O(n).
    #[must_use]
    pub fn shape(&self, round: u32) -> Unvisited {
        let unvisited = self.unvisited(round);
        // Position 0 is visited, so no run crosses from n − 1 to 0.
        let runs = unvisited.runs();
        Unvisited {
            unvisited: unvisited.count(),
            runs: runs.len() as u32,
            longest: runs.iter().map(|&(_, length)| length).max().unwrap_or(0),
            class: hull(&unvisited),
        }
    }

    /// The positions of the window, each with its column. Stepped, because divisions would cost most of the time.
    fn across(&self, window: &Window) -> impl Iterator<Item = (usize, u32)> {
        let Window { p, places: [from, to], columns, .. } = *window;
        let n = self.zn.n();
        let in_class = n / p;
        let mut column = 0;
        let mut position = from % in_class * p + from / in_class;
        let mut past_column = 0;
        (from..to).map(move |_| {
            let item = (column, position);
            // Beyond the end of a class the next one begins.
            position += p;
            if position >= n {
                position = position - n + 1;
            }
            past_column += columns;
            if past_column >= to - from {
                past_column -= to - from;
                column += 1;
            }
            item
        })
    }
}

fn column_of(window: &Window, place: u32) -> usize {
    let [from, to] = window.places;
    (u64::from(place - from) * u64::from(window.columns) / u64::from(to - from)) as usize
}

fn kind(depth: u8) -> usize {
    if depth == NEVER { DEEPEST + 1 } else { usize::from(depth).min(DEEPEST) }
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
