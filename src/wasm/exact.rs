//! Exact values at the boundary: tables that are solved in one place and kept in another, and what the page draws from them.

use crate::convert::{Thrown, plain};
use crate::table::Handle;
use js_sys::{Function, Uint8Array};
use magnus_derek::exact::{self, SolvedTable};
#[cfg(feature = "study")]
use magnus_derek::parse;
#[cfg(feature = "study")]
use magnus_derek::solver;
use magnus_derek::zn::Zn;
use magnus_derek_table::evaluation::{self, RatedPosition, Verdict};
#[cfg(feature = "study")]
use magnus_derek_table::worst;
use std::ops::ControlFlow;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Handle {
    /// Solves the table if a computer needs it, and goes on; `progress` hears which part is done, from 0 to 1.
    pub fn solve(&mut self, progress: &Function) -> Result<(), Thrown> {
        Ok(self.0.solve_and_report(&mut |done| report_progress(progress, done))?)
    }

    /// Lets the computers move who waited for the table to be solved.
    pub fn resume(&mut self) -> Result<(), Thrown> {
        Ok(self.0.resume()?)
    }

    /// True if the exact values of this table can be had at once.
    #[wasm_bindgen(js_name = isSolved)]
    pub fn is_solved(&self) -> bool {
        exact::table_at_hand(self.0.game().zn()).is_some()
    }

    /// The values of the present position and of the moves from it.
    #[wasm_bindgen(unchecked_return_type = "import('../core/core-types').RatedPosition")]
    pub fn evaluation(&self) -> Result<JsValue, Thrown> {
        plain(&RatedPosition::of(self.0.game())?)
    }

    /// The value of every position of the line, the start first.
    #[wasm_bindgen(js_name = evaluatedLine, unchecked_return_type = "import('../core/core-types').RatedRound[]")]
    pub fn evaluated_line(&self) -> Result<JsValue, Thrown> {
        plain(&evaluation::rate_line(self.0.game())?)
    }

    /// The losses of both players in the rounds played.
    #[wasm_bindgen(unchecked_return_type = "import('../core/core-types').Verdict")]
    pub fn verdict(&self) -> Result<JsValue, Thrown> {
        plain(&Verdict::of(self.0.game())?)
    }
}

/// Solves a table and gives it as bytes for `keepTable`; `progress` hears which part is done, from 0 to 1.
#[wasm_bindgen(js_name = solveTable)]
pub fn solve_table(n: u32, progress: &Function) -> Result<Uint8Array, Thrown> {
    exact::SIZES.check(n)?;
    Ok(Uint8Array::from(
        SolvedTable::solve(Zn::new(n)?, 1, &mut |done| report_progress(progress, done))?.to_bytes().as_slice(),
    ))
}

/// Keeps a table that was solved elsewhere.
#[wasm_bindgen(js_name = keepTable)]
pub fn keep_table(n: u32, bytes: &[u8]) -> Result<(), Thrown> {
    exact::keep_table(SolvedTable::from_bytes(Zn::new(n)?, bytes)?);
    Ok(())
}

/// The bytes that the solver needs at most for a table, roughly: for R(n), or for keeping all its values.
#[cfg(feature = "study")]
#[wasm_bindgen(js_name = memoryNeed)]
pub fn memory_need(n: u32, keeps_all: bool) -> Result<f64, Thrown> {
    Ok(solver::memory_need(Zn::new(n)?, keeps_all) as f64)
}

/// R(n), found anew; `progress` hears which part is done, from 0 to 1.
#[cfg(feature = "study")]
#[wasm_bindgen(js_name = roundsOf)]
pub fn rounds_of(n: u32, progress: &Function) -> Result<u32, Thrown> {
    Ok(solver::rounds(Zn::new(n)?, 1, &mut |done| report_progress(progress, done))?)
}

/// The most rounds that any Derek can make this Magnus need for f*(n) positions, found anew.
#[cfg(feature = "study")]
#[wasm_bindgen(js_name = roundsAtWorst)]
pub fn rounds_at_worst(n: u32, id: &str) -> Result<u32, Thrown> {
    let zn = Zn::new(n)?;
    let magnus = parse::magnus(id).map_err(|_| worst::unknown(id.to_string()))?;
    Ok(worst::rounds_at_worst(zn, &magnus)?)
}

/// Reports progress. A page that cannot be reached still gets its result.
fn report_progress(progress: &Function, done: f64) -> ControlFlow<()> {
    let _ = progress.call1(&JsValue::NULL, &done.into());
    ControlFlow::Continue(())
}
