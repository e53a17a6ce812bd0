//! Fuzzing of links: any text is a game or a sentence, the link of a game opens it again, and a game that opens comes
//! to an end.
//!
//! The first bit of the input chooses whether the rest is the text itself or digits to which the check that fits is added,
//! so that the fuzzer gets past the check.
#![no_main]

use libfuzzer_sys::fuzz_target;
use magnus_derek_table::link::{Link, MAX_ROUNDS};
use magnus_derek_table::session::{Session, round_limit};

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn with_check(bytes: &[u8]) -> String {
    let digits: Vec<u32> = bytes.iter().map(|byte| u32::from(byte & 63)).collect();
    let sum = digits.iter().fold(0, |sum, digit| (sum * 67 + digit + 1) % 4093);
    let all: String =
        digits.iter().chain([sum >> 6, sum & 63].iter()).map(|&digit| char::from(ALPHABET[digit as usize])).collect();
    format!("1.{all}")
}

fuzz_target!(|bytes: &[u8]| {
    let Some((first, rest)) = bytes.split_first() else { return };
    let text = if first & 1 == 0 { String::from_utf8_lossy(rest).into_owned() } else { with_check(rest) };
    let Ok(link) = Link::parse(&text) else { return };
    // On large tables the players' first move costs time that belongs to them.
    if link.n > 200 {
        return;
    }
    let Ok(mut session) = Session::open(&link) else { return };
    let again = session.link(None).expect("all layers").to_text().expect("a game from a link fits into one");
    let copy = Session::open(&Link::parse(&again).expect("own text")).expect("own game");
    assert_eq!(copy.link(None), session.link(None));
    // The page plays on to the round of the link, and then as long as there is something to play. Some players think for long.
    let left = session.rounds_to(link.round.unwrap_or(0)).expect("a link that opens is a whole");
    assert!(left as usize <= MAX_ROUNDS);
    let mut rounds = if link.n > 30 { return } else { 0 };
    while let Ok(true) = session.play_on() {
        rounds += 1;
        assert!(rounds <= round_limit(link.n).max(MAX_ROUNDS as u32));
    }
});
