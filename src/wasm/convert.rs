//! JavaScript values as text, plain data as JavaScript values, and refusals as errors.

use magnus_derek::error::{Error, Listener, Strategy, Value};
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
pub fn plain<T: Serialize>(value: &T) -> Result<JsValue, Thrown> {
    Ok(value.serialize(&serde_wasm_bindgen::Serializer::json_compatible())?)
}

/// As a plain object, which says in its `refusal` why a part of it is missing: a message, and the same as data. It can go on to a page as
/// it is, which an Error cannot.
#[cfg(feature = "more")]
pub fn plain_with<T: Serialize>(value: &T, refusal: Option<&Error>) -> Result<JsValue, Thrown> {
    let object = plain(value)?;
    if let Some(refusal) = refusal {
        let told = js_sys::Object::new().into();
        set(&told, "message", &refusal.to_string().into());
        refusal.tell(&mut Data(told.clone()));
        set(&object, "refusal", &told);
    }
    Ok(object)
}

/// What is thrown: an Error of JavaScript.
pub struct Thrown(JsValue);

/// The sentence is its message, and the same as data its property `refusal`.
impl From<Error> for Thrown {
    #[cold]
    fn from(error: Error) -> Thrown {
        let thrown = JsValue::from(JsError::from(&error));
        error.tell(&mut Data(thrown.clone()));
        Thrown(thrown)
    }
}

#[cfg(feature = "companions")]
impl From<magnus_derek_companions::Refusal> for Thrown {
    #[cold]
    fn from(refusal: magnus_derek_companions::Refusal) -> Thrown {
        let thrown = JsValue::from(JsError::from(&refusal));
        refusal.tell(&mut Data(thrown.clone()));
        Thrown(thrown)
    }
}

impl From<JsError> for Thrown {
    fn from(error: JsError) -> Thrown {
        Thrown(error.into())
    }
}

impl From<serde_wasm_bindgen::Error> for Thrown {
    fn from(error: serde_wasm_bindgen::Error) -> Thrown {
        Thrown(error.into())
    }
}

impl From<Thrown> for JsValue {
    fn from(thrown: Thrown) -> JsValue {
        thrown.0
    }
}

#[cfg(feature = "play")]
impl Thrown {
    /// A refusal of a field, as a value.
    pub fn about(name: &str, error: Error) -> JsValue {
        let Thrown(thrown) = error.into();
        set(&thrown, "about", &name.into());
        thrown
    }
}

/// Writes what it is told of a refusal into an object.
struct Data(JsValue);

impl Listener for Data {
    fn code(&mut self, part: &str, code: &str) {
        let object = js_sys::Object::new().into();
        set(&object, "code", &code.into());
        set(&self.0, if part.is_empty() { "refusal" } else { part }, &object);
        self.0 = object;
    }

    fn text(&mut self, _: &str) {}

    fn value(&mut self, name: &str, value: Value) {
        match value {
            Value::Number(number) => set(&self.0, name, &number.into()),
            Value::Text(text) | Value::Word(text, _) => set(&self.0, name, &text.into()),
            Value::Strategy(Strategy { player, id, name: its }) => {
                let strategy = js_sys::Object::new().into();
                for (key, text) in [("player", player.name()), ("id", id), ("name", its)] {
                    set(&strategy, key, &text.into());
                }
                set(&self.0, name, &strategy);
            }
        }
    }
}

#[inline(never)]
fn set(object: &JsValue, name: &str, value: &JsValue) {
    let _ = js_sys::Reflect::set(object, &name.into(), value);
}
