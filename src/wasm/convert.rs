//! JavaScript values as text, plain data as JavaScript values, and refusals as errors.

use magnus_derek::refusal::Refused;
use serde::Serialize;
use std::fmt::Display;
use wasm_bindgen::prelude::*;

/// A JavaScript value as the text that a message can quote.
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
pub fn plain<T: Serialize>(value: &T) -> Result<JsValue, Thrown> {
    value.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).map_err(Thrown::failed)
}

/// An Error of JavaScript, to be thrown.
pub struct Thrown(JsValue);

/// Of what the core refuses the sentence is the message, and the same as data the property `refusal`.
impl<Refusal: Refused> From<Refusal> for Thrown {
    #[cold]
    fn from(refusal: Refusal) -> Thrown {
        Thrown::telling(&refusal, plain(&refusal))
    }
}

impl From<Thrown> for JsValue {
    fn from(thrown: Thrown) -> JsValue {
        thrown.0
    }
}

impl Thrown {
    /// With the message that a refusal displays, and its data.
    #[inline(never)]
    fn telling(refusal: &dyn Display, data: Result<JsValue, Thrown>) -> Thrown {
        let thrown = Thrown::saying(&refusal.to_string());
        set(&thrown.0, "refusal", &data.unwrap_or_else(JsValue::from));
        thrown
    }

    /// With this message and no more.
    pub fn saying(message: &str) -> Thrown {
        Thrown(JsError::new(message).into())
    }

    /// An error that JavaScript has thrown, to be thrown on.
    #[cfg(feature = "study")]
    pub fn again(thrown: JsValue) -> Thrown {
        Thrown(thrown)
    }

    /// The error of a conversion.
    pub fn failed(error: serde_wasm_bindgen::Error) -> Thrown {
        Thrown(error.into())
    }

    /// A refusal of a field, as a value.
    #[cfg(feature = "play")]
    pub fn about(name: &str, refusal: impl Refused) -> JsValue {
        let Thrown(thrown) = refusal.into();
        set(&thrown, "about", &name.into());
        thrown
    }
}

#[inline(never)]
fn set(object: &JsValue, name: &str, value: &JsValue) {
    let _ = js_sys::Reflect::set(object, &name.into(), value);
}
