//! JavaScript values as text, plain data as JavaScript values, and refusals as errors.

use js_sys::Function;
use magnus_derek::refusal::Refused;
use serde::Serialize;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

thread_local! {
    /// The function that words a refusal, if one has been given.
    static WORDS: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// From now on the message of what is refused is what `say` says of its data. The page has a sentence for every refusal in each of its
/// languages, so that none has to be here as well. A core that begins anew has none again, and without one the message is the code.
#[wasm_bindgen(js_name = wordRefusals)]
pub fn word_refusals(#[wasm_bindgen(unchecked_param_type = "(refusal: any) => string")] say: Function) {
    WORDS.set(Some(say));
}

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
    value.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).map_err(Thrown::conversion_error)
}

/// An Error of JavaScript, to be thrown.
pub struct Thrown(JsValue);

/// A refusal of the core: the property `refusal` has its data, and the message words it.
impl<Refusal: Refused> From<Refusal> for Thrown {
    #[cold]
    fn from(refusal: Refusal) -> Thrown {
        Thrown::attach_data(plain(&refusal))
    }
}

impl From<Thrown> for JsValue {
    fn from(thrown: Thrown) -> JsValue {
        thrown.0
    }
}

impl Thrown {
    /// With the data of a refusal, and the message that words it.
    #[inline(never)]
    fn attach_data(data: Result<JsValue, Thrown>) -> Thrown {
        let data = data.unwrap_or_else(JsValue::from);
        let code = || js_sys::Reflect::get(&data, &"code".into()).ok()?.as_string();
        let thrown = Thrown(JsError::new(&find_words(&data).or_else(code).unwrap_or_default()).into());
        set(&thrown.0, "refusal", &data);
        thrown
    }

    /// A missing feature of the browser, by its code among the refusals of the table itself.
    #[cfg(feature = "play")]
    pub fn missing_feature(code: &str) -> Thrown {
        let data = js_sys::Object::new();
        set(&data, "code", &code.into());
        Thrown::attach_data(Ok(data.into()))
    }

    /// An error that JavaScript has thrown, to be thrown on.
    #[cfg(feature = "study")]
    pub fn rethrow(thrown: JsValue) -> Thrown {
        Thrown(thrown)
    }

    /// The error of a conversion.
    pub fn conversion_error(error: serde_wasm_bindgen::Error) -> Thrown {
        Thrown(error.into())
    }

    /// A refusal of a field, as a value.
    #[cfg(feature = "play")]
    pub fn field_refusal(name: &str, refusal: impl Refused) -> JsValue {
        let Thrown(thrown) = refusal.into();
        set(&thrown, "about", &name.into());
        thrown
    }
}

/// Sets a field of an object that was just made.
#[inline(never)]
pub fn set(object: &JsValue, name: &str, value: &JsValue) {
    // A new object takes any field. To say so in code would bring the words for every value of JavaScript into the wasm.
    let _ = js_sys::Reflect::set(object, &name.into(), value);
}

/// A sentence for a refusal, if there are words for it. They are not borrowed while they speak, because what they do is not known here.
fn find_words(refusal: &JsValue) -> Option<String> {
    let say = WORDS.with_borrow(Clone::clone)?;
    say.call1(&JsValue::NULL, refusal).ok()?.as_string().filter(|sentence| !sentence.is_empty())
}
