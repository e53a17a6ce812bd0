//! The promises of `cargo run --example play`.

use crate::examples::example;
use std::process::Output;

fn play(arguments: &[&str]) -> Output {
    example("play").args(arguments).output().expect("it starts")
}

#[test]
fn one_line_of_json_tells_the_whole_game() {
    let output = play(&["--n", "45", "--magnus", "layers", "--derek", "protector", "--seed", "1"]);
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(
        text.starts_with(r#"{"n":45,"fStar":30,"magnus":"layers","derek":"protector","seed":1,"visited":30,"rounds":"#)
    );
    let game: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let numbers = |key: &str| -> Vec<i64> {
        game[key].as_array().expect("a list").iter().map(|value| value.as_i64().expect("a number")).collect()
    };
    let (magnitudes, positions) = (numbers("magnitudes"), numbers("positions"));
    assert_eq!(game["rounds"], magnitudes.len());
    assert_eq!(positions.len(), magnitudes.len() + 1);
    assert_eq!(positions[0], 0);
    for (step, magnitude) in positions.windows(2).zip(magnitudes) {
        let difference = (step[1] - step[0]).rem_euclid(45);
        assert!(difference == magnitude || difference == 45 - magnitude);
    }
    let mut distinct = positions.clone();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(game["visited"], distinct.len());
}

#[test]
fn bad_arguments_exit_2_with_a_sentence() {
    for (arguments, words) in [
        (vec!["--n", "1"], "n must be a whole number from 2 to 1048576, but it is 1."),
        (vec!["--n", "12", "--magnus", "power-of-two"], "needs a power of two"),
        (vec!["--n", "12", "--derek", "nobody"], "There is no Derek called “nobody”"),
        (vec!["--n", "12", "--magnus", "human"], "It is Magnus's move"),
        (vec!["--n", "12", "--seed", "x"], "The seed must be a whole number"),
        (vec![], "--n"),
    ] {
        let output = play(&arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let sentence = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(sentence.contains(words), "{sentence}");
    }
}
