//! Every refusal as data, and in English: pages rely on both.

mod parts;
mod refusals;

use super::{Error, Listener, TaskFault, Value as Told};
use parts::{faults, measures, needs, task_faults, ways};
use refusals::{hoarder, refusals};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use ts_rs::{Config, TS};

/// Holds the data and the sentences against what TypeScript is told of a type, and that nothing of it is missing here.
pub(crate) fn hold<T: TS + Serialize>(all: Vec<(T, Value, &str)>, made: impl Fn(&T) -> (Value, String), before: &str) {
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
            Told::Strategy(strategy) => serde_json::to_value(strategy).expect("data"),
        };
        self.set(name, value);
    }
}

/// What is told as data.
pub(crate) fn data(tell: impl FnOnce(&mut dyn Listener)) -> Value {
    let mut data = Data::default();
    tell(&mut data);
    Value::Object(data.whole)
}

fn told(refusal: &Error) -> (Value, String) {
    (data(|listener| refusal.tell(listener)), refusal.to_string())
}

/// A part of a refusal, without what stands around it in the sentence.
fn told_part(refusal: &Error) -> (Value, String) {
    let (data, sentence) = told(refusal);
    let part = sentence.split_once("This link ").or(sentence.split_once("n = 7: ")).expect("what stands before it").1;
    (data["why"].clone(), part.strip_suffix('.').expect("a full stop").to_string())
}

pub(crate) fn said((code, text): (&str, &str)) -> (Value, String) {
    (json!(code), text.to_string())
}

#[test]
fn every_refusal_of_a_table_has_a_code_its_values_and_its_sentence() {
    hold(refusals(), told, "\"code\": \"");
    hold(needs(), |need| told_part(&Error::TableUnsuited { strategy: hoarder(), n: 7, why: *need }), "\"code\": \"");
    hold(faults(), |fault| told_part(&Error::Link { why: fault.clone() }), "\"code\": \"");
    let told_fault = |fault: &TaskFault| {
        let (data, sentence) = told(&Error::Task { why: fault.clone() });
        (data["why"].clone(), sentence)
    };
    hold(task_faults(), told_fault, "\"code\": \"");
    hold(measures(), |measure| said(measure.words()), "| \"");
    hold(ways(), |way| said(way.words()), "| \"");
}
