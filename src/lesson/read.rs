//! Tasks, figures and attempts from outside, as JSON.

use super::{Fault, Part, Refusal};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Understands a value as a `T`, which is this part of a lesson.
///
/// # Errors
/// [`Refusal::Task`].
pub(super) fn read<T: DeserializeOwned>(part: Part, value: &Value) -> Result<T, Refusal> {
    let read = if !value.is_object() {
        // A list could be read as a task too, and nothing else expects one.
        Err("it is no object".to_string())
    } else if is_whole(value) {
        T::deserialize(value).map_err(|why| why.to_string())
    } else {
        Err("a number in it is not whole".to_string())
    };
    read.map_err(|detail| Refusal::Task { why: Fault::Unreadable { part, detail } })
}

/// True if all numbers in it are whole: nothing here needs another one.
fn is_whole(value: &Value) -> bool {
    match value {
        Value::Number(number) => !number.is_f64(),
        Value::Array(list) => list.iter().all(is_whole),
        Value::Object(fields) => fields.values().all(is_whole),
        _ => true,
    }
}
