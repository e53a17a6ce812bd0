//! The boundary to JavaScript: converts types and errors, decides nothing.
//!
//! Scalars go in as any JavaScript value and are read here, so that the core is given types; plain objects and copied typed arrays
//! come out. A feature is a part of it that some pages need and others do not: build.sh makes a wasm of each.

#![allow(clippy::missing_errors_doc, reason = "what the core refuses is thrown as it is")]

#[cfg(feature = "study")]
pub mod announced;
#[cfg(feature = "study")]
pub mod comments;
#[cfg(feature = "companions")]
pub mod companions;
pub mod convert;
#[cfg(feature = "play")]
pub mod exact;
#[cfg(feature = "study")]
pub mod explorer;
#[cfg(feature = "play")]
pub mod ladder;
#[cfg(feature = "study")]
pub mod lesson;
#[cfg(feature = "study")]
pub mod practice;
#[cfg(feature = "play")]
mod read;
#[cfg(feature = "study")]
pub mod space_time;
#[cfg(feature = "play")]
pub mod table;
#[cfg(feature = "study")]
pub mod tournament;

use wasm_bindgen::prelude::*;

/// Shows our own bugs in the console. Called once when the module loads.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
