//! JavaScript values as text, and plain data as JavaScript values.

use serde::Serialize;
use wasm_bindgen::prelude::*;

/// A JavaScript value as the text that a message can quote.
#[cfg(any(feature = "play", feature = "more", feature = "companions"))]
pub fn text(value: &JsValue) -> String {
    match (value.as_string(), value.as_f64()) {
        (Some(text), _) => text,
        // Radix 10 is always allowed; going through JavaScript spares the page Rust's tables for printing floats.
        (None, Some(number)) => {
            js_sys::Number::from(number).to_string_with_radix(10).map(String::from).unwrap_or_default()
        }
        (None, None) if value.is_null() => "null".to_string(),
        // "undefined", "object", "bigint", …: what it is says more than what is in it.
        (None, None) => value.js_typeof().as_string().unwrap_or_default(),
    }
}

/// A field of a plain object as text; `None` if there is none or it is undefined.
#[cfg(feature = "play")]
pub fn field(object: &JsValue, name: &str) -> Option<String> {
    js_sys::Reflect::get(object, &name.into()).ok().filter(|value| !value.is_undefined()).map(|value| text(&value))
}

/// As a plain object.
pub fn plain<T: Serialize>(value: &T) -> Result<JsValue, JsError> {
    Ok(value.serialize(&serde_wasm_bindgen::Serializer::json_compatible())?)
}
