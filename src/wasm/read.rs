//! JavaScript values as the core's types: a number may be a text as well, as a form or an attribute has it.

use crate::convert::{Thrown, text};
use magnus_derek::number::Range;
use magnus_derek::parse;
#[cfg(feature = "play")]
use magnus_derek::{derek::Derek, magnus::Magnus, registry::Chosen, zn::Direction};
use wasm_bindgen::prelude::*;

/// A number in its range.
#[inline(never)]
pub fn number(range: Range, value: &JsValue) -> Result<u32, Thrown> {
    Ok(parse::number(range, &text(value))?)
}

/// `+` or `-`.
#[cfg(feature = "play")]
#[inline(never)]
pub fn direction(value: &JsValue) -> Result<Direction, Thrown> {
    Ok(parse::direction(&text(value))?)
}

/// A Magnus by his id.
#[cfg(feature = "play")]
#[inline(never)]
pub fn magnus(id: &JsValue) -> Result<Chosen<dyn Magnus>, Thrown> {
    Ok(parse::magnus(&text(id))?)
}

/// A Derek by his id.
#[cfg(feature = "play")]
#[inline(never)]
pub fn derek(id: &JsValue) -> Result<Chosen<dyn Derek>, Thrown> {
    Ok(parse::derek(&text(id))?)
}
