//! The promises of `cargo run --example announced`.

use crate::examples::example;
use std::io::Write;
use std::process::{Output, Stdio};

fn announced(arguments: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut child = example("announced")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    child.stdin.take().expect("a pipe").write_all(input.as_ref()).expect("it reads");
    child.wait_with_output().expect("it ends")
}

fn line(arguments: &[&str]) -> String {
    let output = announced(arguments, "");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn magnus_prints_the_thesis_the_minimum_and_directions() {
    assert_eq!(
        line(&["magnus", "--n", "6", "--magnitudes", "1,1,2,2,1,3"]),
        "{\"n\":6,\"magnitudes\":[1,1,2,2,1,3],\"thesis\":4,\"exact\":3,\"directions\":\"-++--+\"}\n"
    );
}

#[test]
fn magnus_out_of_reach_prints_null_and_says_why() {
    let mut chance = 1_u32;
    let mut draw = || {
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        1 + (chance >> 16) % 23
    };
    let magnitudes: Vec<String> = (0..60).map(|_| draw().to_string()).collect();
    let output = announced(&["magnus", "--n", "47", "--magnitudes", &magnitudes.join(","), "--steps", "1"], "");
    assert!(output.status.success());
    let line: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert!(line["exact"].is_null() && line["thesis"].as_u64() > Some(2));
    assert_eq!(line["directions"].as_str().map(str::len), Some(60), "those of the thesis");
    let sentence = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(
        sentence.starts_with("The exact minimum is out of reach here: a search that stops at step 1 shows only"),
        "{sentence}"
    );
}

#[test]
fn derek_prints_the_case_and_magnitudes() {
    assert_eq!(
        line(&["derek", "--n", "9", "--directions", "+-+-+-+-"]),
        "{\"n\":9,\"directions\":\"+-+-+-+-\",\"case\":\"4d, mirrored\",\"magnitudes\":[1,3,1,3,1,4,2,1],\"visited\":9}\n"
    );
    assert_eq!(
        line(&["derek", "--n", "9", "--directions", "-+-+-+-+", "--relaxed"]),
        "{\"n\":9,\"directions\":\"-+-+-+-+\",\"case\":\"relaxed\",\"magnitudes\":[5,4,5,4,5,4,5,4],\"visited\":9}\n"
    );
    assert!(line(&["derek", "--n", "5", "--directions", "+-+-"]).contains("\"case\":\"impossible\""));
}

#[test]
fn derek_reads_long_sequences_from_standard_input() {
    let output = announced(&["derek", "--n", "200001"], &"-+-".repeat(66_667)[..200_000]);
    let line: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(line["visited"], 200_001);
}

#[test]
fn a_fault_in_standard_input_gets_a_sentence() {
    let output = announced(&["derek", "--n", "3"], b"+\xff");
    assert_eq!(output.status.code(), Some(2));
    let sentence = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(sentence.starts_with("The directions cannot be read from standard input: "), "{sentence}");
}

#[test]
fn cover_prints_the_mean_with_its_error_and_bounds() {
    let line: serde_json::Value =
        serde_json::from_str(&line(&["cover", "--n", "12", "--games", "10000", "--seed", "1"])).expect("JSON");
    let number = |key: &str| line[key].as_f64().expect("a number");
    assert_eq!(line.as_object().map(|line| line.len()), Some(6));
    assert_eq!(line["n"], 12);
    assert!((number("mean") - number("exact")).abs() < 4.0 * number("stderr"));
    assert!(number("lower") <= number("exact") && number("exact") <= number("upper"));
}

#[test]
fn bad_arguments_exit_2_with_a_sentence() {
    for (arguments, words) in [
        (vec!["magnus", "--n", "6", "--magnitudes", "1,9"], "Magnitude number 2 of the list must be"),
        (vec!["derek", "--n", "6", "--directions", "+-"], "exactly n − 1 = 5, but it is 2."),
        (vec!["cover", "--n", "6", "--games", "0"], "The number of games must be a whole number from 1 to 10000000"),
        (vec!["cover", "--n", "1", "--games", "1"], "n must be a whole number from 2"),
    ] {
        let output = announced(&arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let sentence = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(sentence.contains(words), "{sentence}");
    }
}
