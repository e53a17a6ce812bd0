//! A picture of a diagram: its rows are computed one by one, and those that are known are kept.

use super::{Cell, ClassColumns, Diagram, KINDS, Palette, Viewport, Window};
use magnus_derek::layers::Layers;
use magnus_derek::number::{Measure, OutOfRange, in_range};
use magnus_derek::zn::Zn;
use serde::Serialize;

/// Rows of layers are kept up to so many bytes.
const MOST_KEPT: usize = 48_000_000;

/// The meaning of the colour of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Colouring {
    /// The depths of its positions at the end of the row.
    Layers,
    /// The visits of its positions: unvisited at the end of the row, first visited in it, or visited before.
    Visits,
}

/// The picture of a game as it grows, one window at a time.
#[derive(Debug, Clone)]
pub struct Picture {
    diagram: Diagram,
    layers: Rows,
    wanted: Option<Wanted>,
    /// The layers that were asked for last, with their round.
    last: Option<(u32, Layers)>,
}

/// The request to be drawn: a window and its rows.
#[derive(Debug, Clone)]
struct Wanted {
    window: Window,
    /// The rounds at the end of the rows.
    ends: Vec<u32>,
    /// The rows that are to be computed, the next one last.
    missing: Vec<u32>,
    /// The rows of first visits; those of layers are kept longer.
    visits: Option<Rows>,
}

/// Rows by the round at their end, earlier ones first, all of the same columns and in the same colours.
#[derive(Debug, Clone)]
struct Rows {
    /// The order of the positions, the places and the number of columns.
    across: (u32, [u32; 2], u32),
    palette: Palette,
    rows: Vec<Row>,
}

#[derive(Debug, Clone)]
struct Row {
    end: u32,
    shares: Vec<u8>,
    pixels: Vec<u8>,
    /// For each kind of cells, whether it occurs.
    present: Vec<bool>,
}

/// The drawn part of a picture, and its progress.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Shown {
    /// The window.
    pub window: Window,
    /// The first place of each column, and then the place after the last.
    pub edges: Vec<u32>,
    /// The round at the end of each row.
    pub ends: Vec<u32>,
    /// The token's column at the end of each row; the number of columns if in none.
    pub tokens: Vec<u32>,
    /// The classes that stand in it, if the positions stand class by class.
    pub classes: Vec<ClassColumns>,
    /// For each kind of cells, whether it occurs.
    pub present: Vec<bool>,
    /// The part of the rows that is known; the others show the one above them.
    pub share: f64,
}

impl Picture {
    /// The start of a game: nothing is shown yet.
    #[must_use]
    pub fn new(zn: Zn) -> Picture {
        Picture { diagram: Diagram::new(zn), layers: Rows::new(&Palette::new(&[])), wanted: None, last: None }
    }

    /// The game.
    #[must_use]
    pub fn diagram(&self) -> &Diagram {
        &self.diagram
    }

    /// Keeps the first `kept` rounds and goes on with rounds that end on these positions. Then nothing is shown: a window belongs
    /// to the game as it was.
    ///
    /// # Errors
    /// Those of [`Diagram::extend`].
    pub fn extend(&mut self, kept: u32, positions: &[u32]) -> Result<(), OutOfRange> {
        self.diagram.extend(kept, positions)?;
        self.wanted = None;
        self.last = None;
        self.layers.rows.truncate(self.layers.rows.partition_point(|row| row.end <= kept));
        Ok(())
    }

    /// Begins the picture for a drawing of so many pixels; rows of layers are then computed by [`Picture::advance`]. `rgb`: red,
    /// green and blue of every kind of cells: of depth 0, 1, … and of no layer, or unvisited, new, visited before.
    ///
    /// # Errors
    /// [`OutOfRange`] naming what lies outside of the diagram, or that there is not a colour for each kind.
    pub fn show(
        &mut self,
        colouring: Colouring,
        viewport: Viewport,
        size: [u32; 2],
        rgb: &[u8],
    ) -> Result<(), OutOfRange> {
        let window = self.diagram.window_for(viewport, size[0], size[1])?;
        let palette = Palette::new(rgb);
        let kinds = if colouring == Colouring::Layers { KINDS as u32 } else { 3 };
        in_range(Measure::Colours, palette.kinds() as u32, kinds, kinds)?;
        let ends: Vec<u32> = (0..window.rows).map(|row| self.diagram.end_of_row(&window, row)).collect();
        let (missing, visits) = match colouring {
            Colouring::Layers => {
                self.layers.match_window(&window, &palette);
                let is_missing = |&row: &u32| self.layers.get(ends[row as usize]).is_none();
                (rows_coarse_first(window.rows).rev().filter(is_missing).collect(), None)
            }
            Colouring::Visits => {
                let shares = self.diagram.visits(&window);
                let mut rows = Rows::new(&palette);
                for (&end, shares) in ends.iter().zip(shares.chunks(3 * window.columns as usize)) {
                    rows.insert(end, shares.to_vec());
                }
                (Vec::new(), Some(rows))
            }
        };
        self.wanted = Some(Wanted { window, ends, missing, visits });
        Ok(())
    }

    /// Computes one more row of layers of what is shown, and says whether there are still more.
    pub fn advance(&mut self) -> bool {
        let Some(wanted) = &mut self.wanted else { return false };
        let Some(row) = wanted.missing.pop() else { return false };
        let end = wanted.ends[row as usize];
        let layers = layers_after(&self.diagram, &mut self.last, end);
        self.layers.insert(end, self.diagram.layer_row(&wanted.window, layers));
        !wanted.missing.is_empty()
    }

    /// The drawn part and its progress; `None` if nothing has been asked for.
    #[must_use]
    pub fn shown(&self) -> Option<Shown> {
        let wanted = self.wanted.as_ref()?;
        let Wanted { window, ends, missing, .. } = wanted;
        let rows = self.rows(wanted);
        let mut present = vec![false; rows.palette.kinds()];
        for row in ends.iter().filter_map(|&end| rows.get(end)) {
            present.iter_mut().zip(&row.present).for_each(|(all, one)| *all |= one);
        }
        Some(Shown {
            window: *window,
            edges: window.edges(),
            ends: ends.clone(),
            tokens: self.diagram.tokens(window),
            classes: self.diagram.classes(window),
            present,
            share: 1.0 - missing.len() as f64 / f64::from(window.rows),
        })
    }

    /// The columns and rows of what is shown; `None` if nothing is.
    #[must_use]
    pub fn size(&self) -> Option<[u32; 2]> {
        self.wanted.as_ref().map(|wanted| [wanted.window.columns, wanted.window.rows])
    }

    /// A pixel for each cell of what is shown: red, green, blue and 255. A row that is not known yet looks like the known one above
    /// it, or at the top like the first known one; before any is known all is transparent.
    #[must_use]
    pub fn pixels(&self) -> Vec<u8> {
        let Some(wanted) = &self.wanted else { return Vec::new() };
        let known = |&end: &u32| self.rows(wanted).get(end);
        let width = 4 * wanted.window.columns as usize;
        let mut pixels = vec![0; width * wanted.ends.len()];
        let mut above = wanted.ends.iter().find_map(known);
        for (end, pixels) in wanted.ends.iter().zip(pixels.chunks_mut(width)) {
            above = known(end).or(above);
            if let Some(row) = above {
                pixels.copy_from_slice(&row.pixels);
            }
        }
        pixels
    }

    /// The contents of a window of one cell.
    ///
    /// # Errors
    /// Those of [`Diagram::window`].
    pub fn cell(&mut self, p: u32, places: [u32; 2], round: u32, block: u32) -> Result<Cell, OutOfRange> {
        let window = self.diagram.window(Window { p, places, columns: 1, round, block, rows: 1 })?;
        let layers = layers_after(&self.diagram, &mut self.last, self.diagram.end_of_row(&window, 0));
        Ok(self.diagram.cell(&window, layers))
    }

    fn rows<'a>(&'a self, wanted: &'a Wanted) -> &'a Rows {
        wanted.visits.as_ref().unwrap_or(&self.layers)
    }
}

impl Rows {
    fn new(palette: &Palette) -> Rows {
        Rows { across: (1, [0, 0], 0), palette: palette.clone(), rows: Vec::new() }
    }

    fn find(&self, end: u32) -> Result<usize, usize> {
        self.rows.binary_search_by_key(&end, |row| row.end)
    }

    fn get(&self, end: u32) -> Option<&Row> {
        self.find(end).ok().map(|index| &self.rows[index])
    }

    /// Adds a row that is not there.
    fn insert(&mut self, end: u32, shares: Vec<u8>) {
        let kinds = self.palette.kinds();
        let mut present = vec![false; kinds];
        for cell in shares.chunks_exact(kinds) {
            present.iter_mut().zip(cell).for_each(|(present, &share)| *present |= share > 0);
        }
        let row = Row { end, pixels: self.palette.pixels(&shares), shares, present };
        let index = self.find(end).unwrap_or_else(|index| index);
        self.rows.insert(index, row);
    }

    /// Rows of other columns are dropped, and other colours mixed anew.
    fn match_window(&mut self, window: &Window, palette: &Palette) {
        let across = (window.p, window.places, window.columns);
        let bytes = self.rows.len() * window.columns as usize * (KINDS + 4);
        let too_many = self.rows.len() > window.rows as usize && bytes > MOST_KEPT;
        if across != self.across || too_many {
            self.rows.clear();
        }
        if *palette != self.palette {
            self.rows.iter_mut().for_each(|row| row.pixels = palette.pixels(&row.shares));
        }
        self.across = across;
        self.palette = palette.clone();
    }
}

/// The rows in an order in which the first ones are spread over the whole picture: of 8 rows 0, 4, 2, 6, 1, 3, 5, 7.
fn rows_coarse_first(rows: u32) -> impl DoubleEndedIterator<Item = u32> {
    let largest = rows.next_power_of_two();
    let steps = std::iter::successors(Some(largest), |step| Some(step / 2)).take_while(|&step| step > 0);
    let mut order = vec![0];
    for step in steps {
        order.extend((step..rows).step_by(2 * step as usize));
    }
    order.into_iter()
}

/// The layers after a round; those of the last round that was asked for are known.
fn layers_after<'a>(diagram: &Diagram, last: &'a mut Option<(u32, Layers)>, round: u32) -> &'a Layers {
    let kept = last.take().filter(|&(known, _)| known == round);
    &last.insert(kept.unwrap_or_else(|| (round, diagram.layers(round)))).1
}
