//! The carpet for JavaScript.

use magnus_derek::layers::Layers;
use magnus_derek::space_time::{Diagram, Unvisited, Window};
use magnus_derek::zn::{Zn, smallest_odd_prime_factor};
use wasm_bindgen::prelude::*;

/// The carpet of a game, with the layers that were asked for last.
#[wasm_bindgen]
pub struct Loom {
    diagram: Diagram,
    last: Option<(u32, Layers)>,
}

/// A window that fits its carpet. After `goOn` a new one is needed.
#[wasm_bindgen]
pub struct View(Window);

#[wasm_bindgen]
impl View {
    /// The number of rows that have begun.
    pub fn rows(&self) -> u32 {
        self.0.rows
    }
}

#[wasm_bindgen]
impl Loom {
    /// The start of a game on n positions.
    #[wasm_bindgen(constructor)]
    pub fn new(n: u32) -> Result<Loom, JsError> {
        Ok(Loom { diagram: Diagram::new(Zn::new(n)?), last: None })
    }

    /// Keeps the first rounds and goes on with rounds that end on these positions.
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self, kept: u32, positions: &[u32]) -> Result<(), JsError> {
        self.last = None;
        Ok(self.diagram.go_on(kept, positions)?)
    }

    /// A window: class by class mod `p`, from place `from` up to, but not including, `to`; a row for each `block` rounds after `round`.
    #[expect(
        clippy::too_many_arguments,
        reason = "scalars cross the boundary without being built into an object first"
    )]
    pub fn view(
        &self,
        p: u32,
        from: u32,
        to: u32,
        columns: u32,
        round: u32,
        block: u32,
        rows: u32,
    ) -> Result<View, JsError> {
        let places = [from, to];
        Ok(View(self.diagram.window(Window { p, places, columns, round, block, rows })?))
    }

    /// The round at the end of a row.
    #[wasm_bindgen(js_name = endOfRow)]
    pub fn end_of_row(&self, view: &View, row: u32) -> u32 {
        self.diagram.end_of_row(&view.0, row)
    }

    /// The carpet of first visits: for each cell the shares, of 255, that are unvisited, new, and visited before.
    pub fn visits(&self, view: &View) -> Vec<u8> {
        self.diagram.visits(&view.0)
    }

    /// The token's column at the end of each row; the number of columns for none.
    pub fn tokens(&self, view: &View) -> Vec<u32> {
        self.diagram.tokens(&view.0)
    }

    /// The token's position after a round.
    pub fn token(&self, round: u32) -> u32 {
        self.diagram.token(round)
    }

    /// A row of the carpet of layers: for each column the shares, of 255, of depth 0, 1, … 7 or more, and in no layer.
    #[wasm_bindgen(js_name = layerRow)]
    pub fn layer_row(&mut self, view: &View, row: u32) -> Vec<u8> {
        let Loom { diagram, last } = self;
        diagram.layer_row(&view.0, layers_after(diagram, last, diagram.end_of_row(&view.0, row)))
    }

    /// Of a window of one cell: how many positions are new in it, then how many are of each kind at its end.
    pub fn cell(&mut self, view: &View) -> Vec<u32> {
        let Loom { diagram, last } = self;
        let counts = diagram.depth_counts(&view.0, layers_after(diagram, last, diagram.end_of_row(&view.0, 0)));
        std::iter::once(diagram.new_count(&view.0)).chain(counts).collect()
    }

    /// The unvisited positions after a round: their number, their runs, the longest of these, and γ and q of the smallest class
    /// around them; q is 0 if there are none.
    pub fn shape(&self, round: u32) -> Vec<u32> {
        let Unvisited { unvisited, runs, longest, class } = self.diagram.shape(round);
        let [gamma, q] = class.map_or([0, 0], |class| [class.gamma, class.q]);
        vec![unvisited, runs, longest, gamma, q]
    }
}

/// p, the smallest odd prime factor of n; 0 if there is none.
#[wasm_bindgen(js_name = primeOf)]
pub fn prime_of(n: u32) -> u32 {
    smallest_odd_prime_factor(n).unwrap_or(0)
}

fn layers_after<'a>(diagram: &Diagram, last: &'a mut Option<(u32, Layers)>, round: u32) -> &'a Layers {
    let kept = last.take().filter(|&(known, _)| known == round);
    &last.insert(kept.unwrap_or_else(|| (round, diagram.layers(round)))).1
}
