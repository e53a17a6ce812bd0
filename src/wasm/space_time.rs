//! The space–time diagram for JavaScript, which the page calls the carpet.

use crate::convert::{Thrown, plain};
use magnus_derek::zn::Zn;
use magnus_derek_table::space_time::{self, Picture, Viewport};
use wasm_bindgen::Clamped;
use wasm_bindgen::prelude::*;
use web_sys::{ImageData, OffscreenCanvas, OffscreenCanvasRenderingContext2d};

/// The meaning of the colour of a cell.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum Colouring {
    /// The layers of the unvisited positions.
    Layers = "layers",
    /// First visits.
    Visits = "visits",
}

/// The diagram of a game and its picture.
#[wasm_bindgen]
pub struct SpaceTimeDiagram(Picture);

#[wasm_bindgen]
impl SpaceTimeDiagram {
    /// The start of a game on n positions.
    #[wasm_bindgen(constructor)]
    pub fn new(n: u32) -> Result<SpaceTimeDiagram, Thrown> {
        Ok(SpaceTimeDiagram(Picture::new(Zn::new(n)?)))
    }

    /// p, if the positions can also stand class by class mod p.
    #[wasm_bindgen(js_name = classOrder)]
    pub fn class_order(&self) -> Option<u32> {
        self.0.diagram().class_order()
    }

    /// Keeps the first rounds and goes on with rounds that end on these positions. Then nothing is shown.
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self, kept: u32, positions: &[u32]) -> Result<(), Thrown> {
        Ok(self.0.extend(kept, positions)?)
    }

    /// Begins the picture of the places from..to, class by class mod `p`, and of the rounds after `round` up to `end`, for a
    /// drawing of so many pixels. `colours`: red, green and blue of every kind of cells.
    #[expect(
        clippy::too_many_arguments,
        reason = "scalars cross the boundary without being built into an object first"
    )]
    pub fn show(
        &mut self,
        by: Colouring,
        p: u32,
        from: u32,
        to: u32,
        round: u32,
        end: u32,
        width: u32,
        height: u32,
        colours: &[u8],
    ) -> Result<(), Thrown> {
        let by = match by {
            Colouring::Visits => space_time::Colouring::Visits,
            _ => space_time::Colouring::Layers,
        };
        let viewport = Viewport { p, places: [from, to], rounds: [round, end] };
        Ok(self.0.show(by, viewport, [width, height], colours)?)
    }

    /// Computes one more row, and says whether there are still more.
    pub fn advance(&mut self) -> bool {
        self.0.advance()
    }

    /// The drawn part and its progress; undefined if nothing has been asked for.
    #[wasm_bindgen(unchecked_return_type = "import('../core/carpet/core-types').Shown | null")]
    pub fn shown(&self) -> Result<JsValue, Thrown> {
        plain(&self.0.shown())
    }

    /// Gives a canvas a pixel for each cell of what is shown.
    pub fn paint(&self, canvas: &OffscreenCanvas) -> Result<(), JsValue> {
        let Some([columns, rows]) = self.0.size() else { return Ok(()) };
        canvas.set_width(columns);
        canvas.set_height(rows);
        let context = canvas.get_context("2d")?.and_then(|context| context.dyn_into().ok());
        let context: OffscreenCanvasRenderingContext2d = context.ok_or_else(|| Thrown::missing_feature("noCanvas"))?;
        let image = ImageData::new_with_u8_clamped_array_and_sh(Clamped(&self.0.pixels()), columns, rows)?;
        context.put_image_data(&image, 0.0, 0.0)
    }

    /// The contents of the cell of these places and rounds.
    #[wasm_bindgen(unchecked_return_type = "import('../core/carpet/core-types').Cell")]
    pub fn cell(&mut self, p: u32, from: u32, to: u32, round: u32, block: u32) -> Result<JsValue, Thrown> {
        plain(&self.0.cell(p, [from, to], round, block)?)
    }

    /// The unvisited positions after a round.
    #[wasm_bindgen(unchecked_return_type = "import('../core/carpet/core-types').Unvisited")]
    pub fn shape(&self, round: u32) -> Result<JsValue, Thrown> {
        plain(&self.0.diagram().shape(round))
    }
}
