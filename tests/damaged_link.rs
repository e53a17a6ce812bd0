use crate::links::{ALPHABET, link_of, random_game, wander};
use crate::seated::seated;
use magnus_derek_table::link::{self, Link, MAX_CHARACTERS};
use magnus_derek_table::session::{Refusal, Session};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// Magnus calls 1 for ever, Derek answers + and − in turn, and the computers are asked to play on to the last round that 32 bits can name.
const ENDLESS: &str = "1.WgLFAQAD0QP_____vej";

/// The fault of a link that cannot be opened.
fn refusal(text: &str) -> String {
    let opened = Link::parse(text).map_err(Refusal::from).and_then(|link| Session::open(&link));
    opened.err().unwrap_or_else(|| panic!("{text} was opened")).to_string()
}

#[test]
fn a_fault_in_a_link_gets_a_sentence() {
    let good = link_of(&random_game(13, 5, 1));
    let cases = [
        ("n=1", "n must be a whole number from 2 to 1048576, but it is 1."),
        ("n=4.5", "n must be a whole number from 2 to 1048576, but it is 4.5."),
        ("magnus=nobody", "There is no Magnus called “nobody”."),
        ("magnus=power-of-two", "Power of two cannot play on n = 13"),
        ("seed=-1", "The seed must be a whole number from 0 to 4294967295, but it is -1."),
        ("round=x", "The round must be a whole number from 0 to 50000, but it is “x”."),
        ("layers=300", "The number of layers must be a whole number from 0 to 255, but it is 300."),
        ("moves=3+7-", "The magnitude must be a whole number from 1 to 6, but it is 7."),
        (
            "moves=3+2",
            "This link has the move 2 without a direction: moves are written as in 3+1-2+. The end of the link may be missing.",
        ),
        ("foo=bar", "This link says “foo=bar”, but it should begin with 1. or name fields"),
        ("utm_source=x", "This link says “utm_source=x”, but it should"),
        ("&", "This link says “&”, but it should"),
        ("n=45&drek=hoarder", "This link has the field “drek”, which is not known: derek may be meant."),
        ("Magnus=layers", "This link has the field “Magnus”, which is not known: magnus may be meant."),
        ("n=13&magnus=layers&der", "This link is damaged: it ends too early. Copy it again as a whole."),
        ("n=13&round=5", "Round 5 cannot be reached: after round 0 there it is a person's move"),
        ("n=13&layers=0", "The number of layers must be a whole number from 1 to 13, but it is 0."),
        ("n=13&layers=200", "The number of layers must be a whole number from 1 to 13, but it is 200."),
        (ENDLESS, "The round must be a whole number from 0 to 50000, but it is 4294967295."),
        ("hello", "This link says “hello”, but it should begin with 1. or name fields"),
        ("3.AAAA", "This link has version 3, and this page reads versions up to 2; a newer page may read it."),
        ("99999999999999999999.A", "This link has version 999999999999,"),
        ("1.", "This link is damaged: it ends too early. Copy it again as a whole."),
        ("1.AA%", "This link is damaged: it contains “%”, which is not a character of a link."),
        (&good[..good.len() - 1], "This link is damaged: its last two characters do not fit the rest."),
        (&format!("{good}A"), "This link is damaged: its last two characters do not fit the rest."),
        (&"A".repeat(MAX_CHARACTERS + 1), "This link has 200001 characters, and at most 200000 are read."),
        // Characters are counted, not the bytes in which they are stored.
        (&"−".repeat(MAX_CHARACTERS + 1), "This link has 200001 characters, and at most 200000 are read."),
        (&"−".repeat(MAX_CHARACTERS), "This link says “−"),
    ];
    for (text, expected) in cases {
        let message = refusal(text);
        assert!(message.starts_with(expected) && message.ends_with('.'), "{message}");
    }
}

#[test]
fn one_wrong_or_two_exchanged_characters_are_always_found() {
    let good = link_of(&random_game(99, 40, 3));
    let characters: Vec<u8> = good.bytes().collect();
    for at in 2..characters.len() {
        for &other in ALPHABET.iter().filter(|&&other| other != characters[at]) {
            let mut bad = characters.clone();
            bad[at] = other;
            assert!(Link::parse(std::str::from_utf8(&bad).expect("ASCII")).is_err());
        }
        let mut bad = characters.clone();
        bad.swap(at, at - 1);
        if at > 2 && bad != characters {
            assert!(Link::parse(std::str::from_utf8(&bad).expect("ASCII")).is_err());
        }
    }
}

/// The same text with the check that fits it, so that damage reaches what stands behind the check.
fn with_check(body: &[u8]) -> String {
    let digit = |byte: &u8| ALPHABET.iter().position(|known| known == byte).expect("of the alphabet") as u32;
    let sum = body.iter().map(digit).fold(0, |sum, digit| (sum * 67 + digit + 1) % 4093);
    let check = [ALPHABET[(sum >> 6) as usize], ALPHABET[(sum & 63) as usize]];
    format!("1.{}{}", String::from_utf8_lossy(body), String::from_utf8_lossy(&check))
}

/// Numbers as a short link has them.
fn bits_of(numbers: &[u32]) -> String {
    let mut bits = String::new();
    for &number in numbers {
        let mut value = number;
        loop {
            let (low, rest) = (value & 15, value >> 4);
            bits += &format!("{}{low:04b}", u32::from(rest > 0));
            if rest == 0 {
                break;
            }
            value = rest;
        }
    }
    bits
}

/// The short link with these bits, and the number of bits that fill its last digit.
fn link_of_bits(mut bits: String) -> (Result<Link, link::Refusal>, usize) {
    let filling = bits.len().next_multiple_of(6) - bits.len();
    bits += &"0".repeat(filling);
    let six = |six: &[u8]| usize::from_str_radix(std::str::from_utf8(six).expect("ASCII"), 2).expect("bits");
    let digits: Vec<u8> = bits.as_bytes().chunks(6).map(|digit| ALPHABET[six(digit)]).collect();
    (Link::parse(&with_check(&digits)), filling)
}

/// n = 13, two humans, seed 1, one empty line.
const HEAD: [u32; 6] = [11, 0, 0, 1, 0, 0];

#[test]
fn fields_of_later_versions_are_skipped_whatever_is_in_them() {
    for length in 0..=70 {
        let field = bits_of(&HEAD) + &bits_of(&[31, length]) + &"1".repeat(length as usize);
        for (after, layers) in [(vec![4, 5, 2], Some(2)), (vec![], None)] {
            let link = link_of_bits(field.clone() + &bits_of(&after)).0;
            let link = link.unwrap_or_else(|refusal| panic!("{length} bits, then {after:?}: {refusal}"));
            assert_eq!((link.n, link.layers, link.magnus.id().as_str()), (13, layers, "human"), "{length} bits");
        }
    }
}

#[test]
fn a_field_of_a_later_version_that_is_longer_than_the_link_is_refused() {
    for length in 0..=70 {
        let (link, filling) = link_of_bits(bits_of(&HEAD) + &bits_of(&[31, length]));
        match link {
            Ok(_) => assert!(length as usize <= filling, "{length} bits are promised, {filling} are there"),
            Err(refusal) => {
                assert!(length as usize > filling, "{length} bits of {filling}: {refusal}");
                assert_eq!(refusal.to_string(), "This link is damaged: it ends too early. Copy it again as a whole.");
            }
        }
    }
}

#[test]
#[ignore = "takes long"]
fn a_million_damaged_and_random_links_give_a_game_or_a_sentence() {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let good: Vec<Vec<u8>> = [(2, 9), (13, 20), (45, 40), (99, 100), (1_000_000, 8)]
        .map(|(n, rounds)| link_of(&random_game(n, rounds, 4)).into_bytes())
        .into();
    let mut branched = seated(21, "human", "human", 3).expect("a game");
    wander(&mut branched, 8, 120);
    let branched = link_of(&branched).into_bytes();
    let (mut opened, mut refused) = (0_u32, 0_u32);
    for i in 0..1_000_000_u32 {
        let source = if i % 6 == 5 { &branched } else { &good[(i % 6) as usize % 5] };
        let mut bytes = source.clone();
        for _ in 0..chance.random_range(1..4) {
            let at = chance.random_range(2..bytes.len());
            match chance.random_range(0..5) {
                0 => bytes.truncate(at.max(5)),
                1 => bytes.insert(at, ALPHABET[chance.random_range(0..64)]),
                2 => bytes[at] = chance.random_range(33..127),
                _ => bytes[at] = ALPHABET[chance.random_range(0..64)],
            }
        }
        let body = &bytes[2..bytes.len() - 2];
        let text = match i % 4 {
            0 => String::from_utf8_lossy(&bytes).into_owned(),
            1 if i % 8 == 1 => (0..chance.random_range(0..60)).map(|_| chance.random::<u8>() as char).collect(),
            _ if body.iter().all(|byte| ALPHABET.contains(byte)) => with_check(body),
            _ => String::from_utf8_lossy(&bytes).into_owned(),
        };
        // Opening asks the players for a move, which is their cost; every hundredth game is built.
        match Link::parse(&text) {
            Ok(link) => {
                opened += 1;
                if i % 100 < 4 && link.n <= 1000 {
                    let _ = Session::open(&link).map(|session| link_of(&session));
                }
            }
            Err(error) => {
                refused += 1;
                assert!(error.to_string().ends_with('.'), "{error}");
            }
        }
    }
    assert!(opened > 50_000 && refused > 200_000, "{opened} opened, {refused} refused");
}

#[test]
fn a_link_that_promises_much_and_holds_little_is_refused() {
    let damaged = "This link is damaged: ";
    // Every bit set: an endless number. No bit set: an endless tail.
    for digit in ["_", "A"] {
        let body = digit.repeat(MAX_CHARACTERS - 4);
        assert!(refusal(&with_check(body.as_bytes())).starts_with(damaged));
    }
    // 49,999 rounds announced, none there.
    let announced = random_game(13, 49_999, 1).link(None, false).expect("no layers").to_text().expect("short enough");
    assert!(refusal(&with_check(&announced.as_bytes()[2..22])).starts_with("This link is damaged: it ends too early."));
}

#[test]
fn fields_of_others_are_skipped_and_the_rest_of_the_link_counts() {
    let link = Link::parse("utm_source=x&n=45&fbclid=1&colour=blue").expect("a link");
    assert_eq!(link, Link { n: 45, ..Link::default() });
}

#[test]
fn one_slip_of_the_pen_is_found_in_every_field() {
    for (slip, meant) in [("moes", "moves"), ("layerss", "layers"), ("raund", "round"), ("sede", "seed"), ("N", "n")] {
        let message = refusal(&format!("n=13&{slip}=1"));
        assert!(message.ends_with(&format!("“{slip}”, which is not known: {meant} may be meant.")), "{message}");
    }
}

#[test]
fn another_field_of_one_letter_is_no_slip_of_n() {
    for other in ["x", "t", "q", "m"] {
        let link = Link::parse(&format!("n=45&{other}=1")).expect("a link");
        assert_eq!(link, Link { n: 45, ..Link::default() }, "{other}");
    }
}

#[test]
fn a_game_of_two_computers_that_never_ends_is_stopped() {
    let mut session = seated(13, "scripted:1", "alternating", 1).expect("a game");
    let mut rounds = 0;
    let error = loop {
        match session.play_on() {
            Ok(played) => assert!(played),
            Err(error) => break error.to_string(),
        }
        rounds += 1;
    };
    assert_eq!(rounds, 260);
    assert_eq!(error, "After 260 rounds no end is in sight, so the computers have stopped. Step plays single rounds.");
    // A person may still go on, and what has been played can be played again.
    session.step().expect("a step");
    session.go_to(0).expect("the beginning");
    assert_eq!(session.play_on(), Ok(true));
}
