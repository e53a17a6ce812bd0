//! The research commands of the folder `examples`, as cargo has built them.

use std::process::Command;

/// Cargo builds the examples next to the folder of the test binaries.
pub fn example(name: &str) -> Command {
    let tests = std::env::current_exe().expect("a path");
    let examples = tests.parent().and_then(|deps| deps.parent()).expect("target/…/deps").join("examples");
    let file = examples.join(name);
    assert!(file.exists(), "`cargo test` without --test builds the examples too");
    Command::new(file)
}
