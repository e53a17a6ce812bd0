//! The promises of `cargo run --example exact`.

use crate::examples::example;
use std::process::Output;
use std::time::{Duration, Instant};

fn exact(arguments: &[&str]) -> Output {
    example("exact").args(arguments).output().expect("it ends")
}

#[test]
fn the_example_prints_one_line_of_json_for_each_table() {
    let output = exact(&["--threads", "2", "9,10"]);
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let rounds: Vec<(u64, u64)> = text
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON"))
        .map(|line| (line["n"].as_u64().expect("a number"), line["rounds"].as_u64().expect("a number")))
        .collect();
    assert_eq!(rounds.iter().map(|&(n, _)| n).collect::<Vec<_>>(), [9, 10]);
    for (n, found) in rounds {
        assert_eq!(Some(found as u32), magnus_derek::solver::known_rounds(n as u32));
    }
}

/// Also those before it: they may take hours.
#[test]
fn a_table_that_needs_more_memory_than_there_is_is_refused_before_anything_is_begun() {
    let start = Instant::now();
    let output = exact(&["--memory", "500", "2-9,36"]);
    assert!(output.stdout.is_empty());
    assert_eq!(output.status.code(), Some(2));
    let sentence = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(
        sentence,
        "n = 36 needs at most about 4086 MiB of memory, more than the 500 MiB that --memory allows, so nothing is begun. \
         --work-dir DIRECTORY works through files there, with 2048 MiB of memory; --memory MEBIBYTES sets another limit.\n"
    );
    let output = exact(&["50"]);
    assert_eq!(output.status.code(), Some(2));
    let sentence = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(sentence.starts_with("n = 50 needs at most about ") && sentence.contains(" MiB that "), "{sentence}");
    assert!(start.elapsed() < Duration::from_secs(10));
}

#[test]
fn a_table_too_large_for_any_memory_is_refused_as_too_large() {
    let output = exact(&["2-9,51"]);
    assert!(output.stdout.is_empty());
    let sentence = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(sentence, "n must be a whole number from 2 to 50, but it is 51.\n");
}

#[test]
fn more_threads_than_can_work_are_refused_with_the_limit() {
    for threads in ["0", "65", "40000", "x"] {
        let output = exact(&["--threads", threads, "9"]);
        assert_eq!(output.status.code(), Some(2), "{threads}");
        let sentence = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(sentence.contains("it must be a whole number from 1 to 64"), "{sentence}");
    }
    assert!(exact(&["--threads", "64", "9"]).status.success());
}

#[test]
fn ranks_and_samples_of_a_directory_that_has_none_are_refused_and_make_none() {
    let folder = std::env::temp_dir().join(format!("no-ranks-{}", std::process::id()));
    for asked in [&["--ranks"][..], &["--sample", "3"]] {
        let output = example("exact").arg("--work-dir").arg(&folder).args(asked).arg("9").output().expect("it ends");
        assert_eq!(output.status.code(), Some(2));
        assert!(output.stdout.is_empty());
        let sentence = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(sentence.starts_with(&format!("The work directory {} has no ranks", folder.display())), "{sentence}");
        assert!(!folder.exists());
    }
}
