//! The promises of `cargo run --example certificate`.

use crate::examples::example;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Certificates in the repository: the solver makes the same today. The checker is tested in `tests/page/certificates.test.js`.
#[test]
fn the_kept_certificates_are_what_the_example_writes() {
    let folder = std::env::temp_dir().join(format!("certificates-{}", std::process::id()));
    let output = example("certificate").args(["2-19,24"]).arg("--to").arg(&folder).output().expect("it ends");
    assert!(output.status.success(), "{output:?}");
    for n in (2..=19).chain([24]) {
        let file = format!("{n}.bin");
        let kept = fs::read(Path::new("tests/certificates").join(&file)).expect("a file");
        assert!(fs::read(folder.join(file)).expect("a file") == kept, "n = {n}");
    }
    fs::remove_dir_all(folder).expect("its own folder");
}

/// R(n) against the table, and the games that the other player would lose.
#[test]
fn games_from_both_sides_keep_to_the_rounds_of_the_table() {
    let output = example("certificate").args(["13,14", "--games", "5"]).output().expect("it ends");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("n,rounds,of,moves"));
    let games: Vec<Vec<&str>> = lines.map(|line| line.split(',').collect()).collect();
    assert_eq!(games.len(), 20);
    for game in games {
        let [n, rounds, of, moves] = game[..] else { panic!("{game:?}") };
        let known = magnus_derek::solver::known_rounds(n.parse().expect("a number"));
        assert_eq!(rounds.parse().ok(), known);
        let played = Some(moves.matches(['+', '-']).count() as u32);
        assert!(if of == "magnus" { played <= known } else { played.map(|played| played + 1) == known }, "{game:?}");
    }
}

#[test]
fn a_table_that_is_too_large_is_refused() {
    let output = example("certificate").arg("33").output().expect("it ends");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "n must be a whole number from 2 to 32, but it is 33.\n");
    let most = magnus_derek::solver::MAX_N;
    let larger = (most + 1).to_string();
    let output = example("certificate").args([&larger, "--games", "1"]).output().expect("it ends");
    assert_eq!(output.status.code(), Some(2));
    let refusal = format!("n must be a whole number from 2 to {most}, but it is {larger}.\n");
    assert_eq!(String::from_utf8_lossy(&output.stderr), refusal);
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let folder = std::env::temp_dir().join(format!("no-folder-{}", std::process::id()));
    fs::write(&folder, "a file").expect("room");
    let output = example("certificate").arg("9").arg("--to").arg(folder.join("below")).output().expect("it ends");
    assert_eq!(output.status.code(), Some(1));
    let sentence = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        sentence.starts_with(&format!("The folder {} cannot be made: ", folder.join("below").display())),
        "{sentence}"
    );
    fs::remove_file(folder).expect("its own file");
}

/// A limit on the size of files, whose signal is ignored, in place of a full disk.
#[cfg(unix)]
#[test]
fn a_full_disk_keeps_the_older_certificate_and_nothing_beside_it() {
    let folder = std::env::temp_dir().join(format!("no-room-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("room");
    fs::write(folder.join("19.bin"), "older").expect("room");
    let limited = "trap '' XFSZ; ulimit -f 1; exec \"$0\" 19 --to \"$1\"";
    let mut shell = Command::new("sh");
    shell.args(["-c", limited]).arg(example("certificate").get_program()).arg(&folder);
    let output = shell.output().expect("it ends");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let sentence = String::from_utf8_lossy(&output.stderr).into_owned();
    let file = folder.join("19.bin");
    assert!(sentence.starts_with(&format!("The file {} cannot be written: ", file.display())), "{sentence}");
    assert_eq!(fs::read(&file).expect("the older one"), b"older");
    assert_eq!(fs::read_dir(&folder).expect("the folder").count(), 1);
    fs::remove_dir_all(folder).expect("its own folder");
}
