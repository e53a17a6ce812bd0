//! The promises of `cargo run --example companions`.

use crate::examples::example;
use std::process::Output;

fn companions(arguments: &[&str]) -> Output {
    example("companions").args(arguments).output().expect("it starts")
}

#[test]
fn the_example_prints_one_line_of_json_for_each_game() {
    for (arguments, line) in [
        (
            &["multivision", "12,18"][..],
            r#"{"piles":["12","18"],"outcome":"N","moves":[{"pile":0,"to":"18"},{"pile":1,"to":"27"}]}"#,
        ),
        (&["multivision", "8,18", "--k", "2"], r#"{"piles":["8","18"],"outcome":"P","moves":[]}"#),
        (
            &["multivision", "2,2", "--k", "3"],
            r#"{"piles":["2","2"],"outcome":"N","moves":[{"pile":[0,1],"to":["1","1"]}]}"#,
        ),
        (&["multivision", "2^300*3"], r#"{"piles":["2^300*3"],"outcome":"N","moves":[{"pile":0,"to":"2^300"}]}"#),
        (&["dominoes", "1111"], r#"{"n":1111,"first":1109,"grundy":0,"wins":true}"#),
        (&["dominoes", "1000000000000"], r#"{"n":1000000000000,"first":999999999998,"grundy":1,"wins":false}"#),
        (&["dominoes", "1"], r#"{"n":1,"first":null,"grundy":null,"wins":false}"#),
        (&["number-game", "1", "6", "1", "6"], r#"{"wins":20}"#),
        (&["number-game", "1", "100", "1", "100"], r#"{"wins":6142}"#),
    ] {
        let output = companions(arguments);
        assert!(output.status.success(), "{arguments:?}");
        assert_eq!(String::from_utf8(output.stdout).expect("UTF-8").trim_end(), line);
    }
}

#[test]
fn bad_arguments_exit_2_with_a_sentence() {
    for (arguments, words) in [
        (&["multivision", "12,1009"][..], "1009 has a prime factor above 997"),
        (&["multivision", "12", "--k", "1"], "K must be a whole number from 2 to 1000, but it is 1."),
        (&["dominoes", "0"], "from 1 to 1000000000000, but it is 0."),
        (&["number-game", "1", "1000001", "1", "1"], "A₂ must be a whole number from 1 to 1000000"),
        (&["chess"], "chess"),
        (&[], "Usage"),
    ] {
        let output = companions(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let sentence = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(sentence.contains(words), "{sentence}");
    }
}
