//! Output of the research commands: what they do when nobody reads it any more, or it cannot be kept.

use crate::examples::example;
use std::fs::OpenOptions;
use std::io::pipe;

const ALL: [&[&str]; 8] = [
    &["announced", "magnus", "--n", "6", "--magnitudes", "1,1,2,2,1,3"],
    &["certificate", "9", "--games", "2"],
    &["companions", "dominoes", "1111"],
    &["exact", "--csv", "--progress", "2-9"],
    &["play", "--n", "45", "--max-rounds", "3"],
    &["practice", "2", "only-call"],
    &["tournament", "--n", "9"],
    &["waste", "7-30"],
];

#[test]
fn these_tests_know_every_example() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/examples");
    let names = std::fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<String> = names.map(|name| name.to_string_lossy().into_owned()).collect();
    names.retain(|name| name.ends_with(".rs"));
    names.sort();
    assert_eq!(names, ALL.map(|command| format!("{}.rs", command[0])));
}

#[test]
fn an_example_ends_silently_once_its_output_is_closed() {
    for command in ALL {
        let (reader, writer) = pipe().expect("a pipe");
        drop(reader);
        let output = example(command[0]).args(&command[1..]).stdout(writer).output().expect("it ends");
        assert_eq!(output.status.code(), Some(0), "{command:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!said.contains("panicked") && !said.contains("written"), "{command:?}: {said}");
    }
}

#[test]
fn an_example_goes_on_once_its_messages_are_closed() {
    for command in ALL {
        let (reader, writer) = pipe().expect("a pipe");
        drop(reader);
        let output = example(command[0]).args(&command[1..]).stderr(writer).output().expect("it ends");
        assert_eq!(output.status.code(), Some(0), "{command:?}");
        assert!(output.stdout.ends_with(b"\n"), "{command:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_example_that_prints_to_a_full_device_fails_with_a_sentence() {
    for command in ALL {
        let full = OpenOptions::new().write(true).open("/dev/full").expect("it is there on Linux");
        let output = example(command[0]).args(&command[1..]).stdout(full).output().expect("it ends");
        assert_eq!(output.status.code(), Some(1), "{command:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        let sentence = said.lines().last().unwrap_or_default();
        assert!(
            sentence.starts_with("The result cannot be written to standard output: No space left on device"),
            "{said}"
        );
    }
}

#[test]
fn an_example_with_an_impossible_request_prints_nothing_and_exits_2() {
    let impossible: [&[&str]; 10] = [
        &["announced", "magnus", "--n", "1", "--magnitudes", "1"],
        &["certificate", "1"],
        &["certificate", "1", "--games", "2"],
        &["companions", "dominoes", "0"],
        &["exact", "--csv", "1"],
        &["exact", "--worst", "2-31"],
        &["play", "--n", "1"],
        &["tournament", "--n", "1"],
        &["waste", "1"],
        &["waste", "--nonsense"],
    ];
    for command in impossible {
        let output = example(command[0]).args(&command[1..]).output().expect("it ends");
        assert_eq!(output.status.code(), Some(2), "{command:?}");
        assert!(output.stdout.is_empty(), "{command:?}");
        assert!(!output.stderr.is_empty(), "{command:?}");
    }
}

#[test]
fn every_example_has_help() {
    for command in ALL {
        let output = example(command[0]).arg("--help").output().expect("it ends");
        assert_eq!(output.status.code(), Some(0), "{command:?}");
        assert!(String::from_utf8_lossy(&output.stdout).contains("Usage: "), "{command:?}");
    }
}
