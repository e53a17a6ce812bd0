//! Every refusal as data, and in English: pages rely on both.

mod hold;
mod parts;
mod refusals;

use super::{Error, TaskFault};
use hold::{data, hold, said};
use parts::{faults, measures, needs, task_faults, ways};
use refusals::{hoarder, refusals};
use serde_json::Value;

fn told(refusal: &Error) -> (Value, String) {
    (data(|listener| refusal.tell(listener)), refusal.to_string())
}

/// A part of a refusal, without what stands around it in the sentence.
fn told_part(refusal: &Error) -> (Value, String) {
    let (data, sentence) = told(refusal);
    let part = sentence.split_once("This link ").or(sentence.split_once("n = 7: ")).expect("what stands before it").1;
    (data["why"].clone(), part.strip_suffix('.').expect("a full stop").to_string())
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
