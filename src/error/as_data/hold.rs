//! Refusals as data and as sentences, beside what TypeScript is told of them. The tests of each crate that refuses have this file.

use magnus_derek::error::{Listener, Strategy, Value as Told};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use ts_rs::{Config, TS};

/// Holds the data and the sentences against what TypeScript is told of a type, and that nothing of it is missing here.
pub fn hold<T: TS + Serialize>(all: Vec<(T, Value, &str)>, made: impl Fn(&T) -> (Value, String), before: &str) {
    let mut codes = BTreeSet::new();
    for (refusal, data, sentence) in all {
        assert_eq!(made(&refusal), (data.clone(), sentence.to_string()));
        assert_eq!(serde_json::to_value(&refusal).expect("data"), data, "what TypeScript is told");
        let code = data.get("code").unwrap_or(&data).as_str().expect("a code").to_string();
        assert!(codes.insert(code), "{data} stands here twice");
    }
    let declared = format!("| {}", T::inline(&Config::new()));
    let known = declared.split(before).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_string);
    assert_eq!(codes, known.collect(), "{declared}");
}

/// As the boundary does: an object, and in it one for the part with a code of its own.
#[derive(Default)]
struct Data {
    whole: Map<String, Value>,
    part: Option<String>,
}

impl Data {
    fn set(&mut self, name: &str, value: Value) {
        let object = match &self.part {
            Some(part) => self.whole.get_mut(part).and_then(Value::as_object_mut).expect("begun"),
            None => &mut self.whole,
        };
        object.insert(name.to_string(), value);
    }
}

impl Listener for Data {
    fn code(&mut self, part: &str, code: &str) {
        if !part.is_empty() {
            self.set(part, json!({}));
            self.part = Some(part.to_string());
        }
        self.set("code", json!(code));
    }

    fn text(&mut self, _: &str) {}

    fn value(&mut self, name: &str, value: Told) {
        let value = match value {
            Told::Number(number) => json!(number),
            Told::Text(text) | Told::Word(text, _) => json!(text),
            Told::Strategy(Strategy { player, id, name }) => json!({"player": player.name(), "id": id, "name": name}),
        };
        self.set(name, value);
    }
}

/// What is told as data.
pub fn data(tell: impl FnOnce(&mut dyn Listener)) -> Value {
    let mut data = Data::default();
    tell(&mut data);
    Value::Object(data.whole)
}

pub fn said((code, text): (&str, &str)) -> (Value, String) {
    (json!(code), text.to_string())
}
