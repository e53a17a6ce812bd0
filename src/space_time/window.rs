//! Windows on a diagram: the part that is looked at and its fineness, with the positions and rounds of its cells.

use super::Diagram;
use magnus_derek::number::{Measure, OutOfRange, in_range};
use serde::Serialize;

/// The most rows and the most columns of a window.
pub const MOST_CELLS: u32 = 8192;
/// The most columns and rows that are computed for a drawing, however large it is.
const FINEST: [u32; 2] = [2400, 1600];
/// Rounds are counted up to here at most, so that the length of a row is a number.
const LATEST: u32 = 1 << 30;
/// The most classes that are named.
const MOST_CLASSES: u32 = 60;

/// The part of the picture that is looked at, whatever the size of the drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Viewport {
    /// Positions stand class by class mod `p`, a divisor of n; 1 for the natural order.
    pub p: u32,
    /// The first place across, and the one after the last.
    pub places: [u32; 2],
    /// The round before the first that is seen, and the last one, which need not have been played.
    pub rounds: [u32; 2],
}

/// The part of a diagram that is looked at, and how finely. The fields are checked by [`Diagram::window`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Window {
    /// Positions stand class by class mod `p`, a divisor of n; 1 for the natural order.
    pub p: u32,
    /// The first place across, and the one after the last. Place i holds position (i mod n/p)·p + ⌊i·p/n⌋.
    pub places: [u32; 2],
    /// The number of columns into which these places are divided, as evenly as may be.
    pub columns: u32,
    /// The rounds before the first row.
    pub round: u32,
    /// Rounds in a row.
    pub block: u32,
    /// Rows; those that would begin after the end of the game are left out.
    pub rows: u32,
}

/// The places of a class in a window where the positions stand class by class.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClassColumns {
    /// The class is \[γ]_p.
    pub gamma: u32,
    /// Its first place that is seen, and the one after the last.
    pub places: [u32; 2],
}

impl Diagram {
    /// A window without the rows that begin after the end of the game; one row remains.
    ///
    /// # Errors
    /// [`OutOfRange`] naming what lies outside of the diagram.
    pub fn window(&self, window: Window) -> Result<Window, OutOfRange> {
        let n = self.zn.n();
        let [from, to] = window.places;
        in_range(Measure::FirstPlace, from, 0, n - 1)?;
        in_range(Measure::LastPlace, to, from + 1, n)?;
        in_range(Measure::Columns, window.columns, 1, MOST_CELLS.min(to - from))?;
        in_range(Measure::RoundBefore, window.round, 0, self.rounds())?;
        in_range(Measure::RowRounds, window.block, 1, u32::MAX)?;
        in_range(Measure::Rows, window.rows, 1, MOST_CELLS)?;
        in_range(Measure::Remainder, n.checked_rem(window.p).unwrap_or(n), 0, 0)?;
        let begun = (self.rounds() - window.round).div_ceil(window.block).max(1);
        Ok(Window { rows: window.rows.min(begun), ..window })
    }

    /// The window for a drawing of so many pixels, of which a cell has at least one each way. A row has 2^k rounds and begins at
    /// a multiple of that, so that a row that is known stays the same row while the game goes on and while one pans.
    ///
    /// # Errors
    /// [`OutOfRange`] naming what lies outside of the diagram.
    pub fn window_for(&self, viewport: Viewport, width: u32, height: u32) -> Result<Window, OutOfRange> {
        let Viewport { p, places, rounds: [round, end] } = viewport;
        in_range(Measure::FirstRound, round, 0, LATEST - 1)?;
        in_range(Measure::LastRound, end, round + 1, LATEST)?;
        let columns = places[1].saturating_sub(places[0]).min(width.clamp(1, FINEST[0]));
        let block = (end - round).div_ceil(height.clamp(1, FINEST[1])).next_power_of_two();
        let first = round.min(self.rounds().saturating_sub(1)) / block * block;
        self.window(Window { p, places, columns, round: first, block, rows: (end - first).div_ceil(block) })
    }

    /// The classes that stand in the window, evenly chosen if there are many; none in the natural order.
    #[must_use]
    pub fn classes(&self, window: &Window) -> Vec<ClassColumns> {
        let [from, to] = window.places;
        let size = self.zn.n() / window.p;
        let gammas = from / size..to.div_ceil(size);
        if window.p == 1 {
            return Vec::new();
        }
        let every = (gammas.end - gammas.start).div_ceil(MOST_CLASSES) as usize;
        let columns = |gamma| ClassColumns { gamma, places: [(gamma * size).max(from), ((gamma + 1) * size).min(to)] };
        gammas.step_by(every).map(columns).collect()
    }

    /// The round at the end of a row of the window.
    #[must_use]
    pub fn end_of_row(&self, window: &Window, row: u32) -> u32 {
        let end = u64::from(window.round) + (u64::from(row) + 1) * u64::from(window.block);
        end.min(self.rounds().into()) as u32
    }
}

impl Window {
    /// The first place of each column, and then the place after the last.
    #[must_use]
    pub fn edges(&self) -> Vec<u32> {
        let [from, to] = self.places.map(u64::from);
        let columns = u64::from(self.columns);
        (0..=columns).map(|column| (from + (column * (to - from)).div_ceil(columns)) as u32).collect()
    }

    /// The position at a place, on a table of n.
    #[must_use]
    pub fn position_at(&self, n: u32, place: u32) -> u32 {
        let in_class = n / self.p;
        place % in_class * self.p + place / in_class
    }

    /// The column of a position; `None` if it is not in the window.
    pub(super) fn column_of(&self, n: u32, position: u32) -> Option<u32> {
        let [from, to] = self.places;
        let place = position % self.p * (n / self.p) + position / self.p;
        let column = |past| u64::from(past) * u64::from(self.columns) / u64::from(to - from);
        (from..to).contains(&place).then(|| column(place - from) as u32)
    }

    /// The positions of the window, each with its column. Stepped, because divisions would cost most of the time.
    pub(super) fn positions_by_column(&self, n: u32) -> impl Iterator<Item = (usize, u32)> + use<> {
        let Window { p, places: [from, to], columns, .. } = *self;
        let mut column = 0;
        let mut position = self.position_at(n, from);
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
