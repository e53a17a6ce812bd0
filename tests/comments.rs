//! Comments on a game: in its lines, in its link, and what damaged links say of them.

use crate::links::{ALPHABET, link_of, open, random_game, wander};
use crate::seated::seated;
use magnus_derek::zn::Zn;
use magnus_derek_table::comment::{CHARACTERS, COMMENTS, Parts, compose};
use magnus_derek_table::link::Link;
use magnus_derek_table::session::Session;
use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

fn comments_of(session: &Session) -> Vec<(u32, String)> {
    session.comments().map(|(round, text)| (round, text.to_string())).collect()
}

/// The comments on every line, line 1 first.
fn comments_of_lines(session: &mut Session) -> Vec<Vec<(u32, String)>> {
    let lines = session.game().tree().line_count() as u32;
    let of_line = |line| {
        if lines > 1 {
            session.switch_line(line).expect("a line");
        }
        comments_of(session)
    };
    (1..=lines).map(of_line).collect()
}

fn comment(session: &mut Session, text: &str) {
    session.comment(text.to_string()).expect("a short comment");
}

fn two_people(n: u32, calls: &[u32]) -> Session {
    let mut session = seated(n, "human", "clockwise", 1).expect("a game");
    for &call in calls {
        session.call(call).expect("legal");
    }
    session
}

/// Text as people write it: letters, German, Greek, signs of the head, what is not in the basic plane.
fn texts() -> impl Strategy<Value = String> {
    proptest::string::string_regex("[!?]{0,2}(\\([0-9]{1,2}(-[0-9]{1,2})?\\))?:[a-zäöüßA-ZÄÖÜ ,.0-9αΩ–„“😀]{0,90}")
        .expect("a pattern")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_link_carries_random_comments_on_all_lines(
        n in 5..=30_u32, chance in any::<u64>(), written in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), texts()), 0..12),
    ) {
        let mut session = seated(n, "human", "human", 1).expect("a game");
        wander(&mut session, chance, 60);
        let plain = link_of(&session);
        for (line, round, text) in written {
            let lines = session.game().tree().line_count();
            if lines > 1 {
                session.switch_line(line.index(lines) as u32 + 1).expect("a line");
            }
            session.go_to(round.index(session.game().line_length() as usize + 1) as u32).expect("a round");
            comment(&mut session, &text);
        }
        let text = link_of(&session);
        let mut twin = session.copy().expect("a copy");
        let mut opened = open(&text);
        prop_assert_eq!(link_of(&opened), text.clone());
        prop_assert_eq!(link_of(&twin), text);
        let of_all_lines = comments_of_lines(&mut session);
        prop_assert_eq!(comments_of_lines(&mut opened), of_all_lines.clone());
        prop_assert_eq!(comments_of_lines(&mut twin), of_all_lines.clone());
        // Without them the link is what it always was, up to where the game stands.
        for line in 1..=of_all_lines.len() as u32 {
            if of_all_lines.len() > 1 {
                session.switch_line(line).expect("a line");
            }
            for round in 0..=session.game().line_length() {
                session.go_to(round).expect("a round");
                comment(&mut session, "");
            }
        }
        let bare = Link::parse(&link_of(&session)).expect("a link");
        prop_assert_eq!(bare.lines, Link::parse(&plain).expect("a link").lines);
        prop_assert!(bare.comments.is_empty());
    }
}

#[test]
fn a_comment_survives_undo_redo_and_a_branch_and_goes_with_its_line() {
    let mut session = two_people(13, &[3, 1, 2]);
    comment(&mut session, "!:Drei Züge, alle für sich.");
    session.go_to(1).expect("a round");
    comment(&mut session, "(3,0-3):Here.");
    session.undo().expect("a round");
    assert_eq!(comments_of(&session).len(), 2, "undone rounds keep theirs");
    session.redo().expect("a round");
    session.call(6).expect("another line");
    assert_eq!(comments_of(&session), [(1, "(3,0-3):Here.".to_string())]);
    comment(&mut session, "?:Worse.");
    session.switch_line(1).expect("a line");
    assert_eq!(comments_of(&session)[1], (3, "!:Drei Züge, alle für sich.".to_string()));
    session.remove_line(1).expect("two lines");
    let left = [(1, "(3,0-3):Here.".to_string()), (2, "?:Worse.".to_string())];
    assert_eq!(comments_of(&session), left);
    // The same moves once more are another line.
    session.go_to(1).expect("a round");
    session.call(1).and_then(|()| session.call(2)).expect("legal");
    assert_eq!(comments_of(&session), left[..1]);
    assert_eq!(comments_of_lines(&mut open(&link_of(&session))), comments_of_lines(&mut session));
}

#[test]
fn a_link_without_comments_keeps_exactly_its_text() {
    for line in include_str!("golden_links.txt").lines().filter(|line| !line.starts_with('#')) {
        let (text, _) = line.split_once(' ').expect("a link and what it opens");
        let link = Link::parse(text).expect("a link");
        assert_eq!(link.to_text().expect("short"), text);
        let mut session = Session::open(&link).expect("a game");
        let before = link_of(&session);
        comment(&mut session, ":Gone again.");
        assert_ne!(link_of(&session), before);
        comment(&mut session, "");
        assert_eq!(link_of(&session), before);
    }
}

#[test]
fn a_comment_of_80_letters_adds_at_most_95_characters_to_a_link() {
    let mut session = two_people(13, &[3, 1, 2]);
    let before = link_of(&session).len();
    let english = ":Derek has to give up a position here, whichever way he sends the token next time.";
    let german = ":Hier gibt Derek eine Position auf, wohin er die Spielmarke im Zug danach schickt.";
    for text in [english, german] {
        assert_eq!(text.chars().count() - 1, 81);
        comment(&mut session, text);
        let added = link_of(&session).len() - before;
        assert!(added <= 95, "{added}");
    }
}

#[test]
fn too_long_and_too_many_comments_are_refused_and_change_nothing() {
    let mut session = random_game(99, COMMENTS.max + 1, 3);
    let long = "ß".repeat(CHARACTERS.max as usize + 1);
    let message = session.comment(long).expect_err("too long").to_string();
    assert_eq!(message, "The number of characters of a comment must be a whole number from 0 to 300, but it is 301.");
    for round in 1..=COMMENTS.max {
        session.go_to(round).expect("a round");
        comment(&mut session, ":Yes.");
    }
    comment(&mut session, ":A comment in place of another is no more of them.");
    session.go_to(0).expect("the start");
    let message = session.comment(":One more.".into()).expect_err("too many").to_string();
    assert_eq!(message, "The number of comments on a game must be a whole number from 0 to 100, but it is 101.");
    assert_eq!(comments_of(&session).len() as u32, COMMENTS.max);
    assert_eq!(comments_of(&open(&link_of(&session))), comments_of(&session));
}

#[test]
fn a_written_link_has_comments_behind_their_rounds() {
    let session = open("n=13&magnus=human&moves=3+1-6+&comments=0::Los geht’s.~2!?(5,3-9):Schön~3:?");
    let expected = [(0, "::Los geht’s."), (2, "!?(5,3-9):Schön"), (3, ":?")];
    assert_eq!(session.comments().collect::<Vec<_>>(), expected);
    let refusal = Link::parse("moves=3+&comments=2!:Too late").expect_err("one round");
    assert_eq!(refusal.to_string(), "The round must be a whole number from 0 to 1, but it is 2.");
    assert!(Link::parse("moves=3+&comments=:Nowhere").is_err());
    assert!(Link::parse("moves=3+&coments=1:x").expect_err("a slip").to_string().contains("comments may be meant"));
}

#[test]
fn a_comment_is_written_and_read_in_its_parts() {
    let zn = Zn::new(13).expect("a table");
    let text = compose("!?", " 5; 3–9,, 12 > 0", "The only\ncall: it  keeps par.", zn).expect("on the table");
    assert_eq!(text, "!?(5,3-9,12-0):The only call: it keeps par.");
    let parts = Parts::read(&text, zn);
    assert_eq!((parts.sign, parts.sentence), ("!?", "The only call: it keeps par."));
    assert_eq!((parts.circles, parts.arrows), (vec![5], vec![[3, 9], [12, 0]]));
    assert_eq!(compose("!", "", " ", zn).as_deref(), Ok("!"));
    assert_eq!(compose("no sign", "", "", zn).as_deref(), Ok(""));
    let refusal = compose("!", "5, 3-13", "", zn).expect_err("13 is no position");
    assert_eq!(refusal.to_string(), "A position must be a whole number from 0 to 12, but it is 13.");
    // What others have written is shown as far as it goes.
    let other = Parts::read("(5,14,3-x):Here.", zn);
    assert_eq!((other.circles, other.arrows, other.sentence), (vec![5], vec![], "Here."));
    for text in ["A sentence: no head.", "!(5:Open.", "Plain."] {
        assert_eq!(Parts::read(text, zn), Parts { sentence: text, ..Parts::default() });
    }
}

#[test]
fn damaged_comments_give_a_game_or_a_sentence() {
    let digit = |byte: u8| ALPHABET.iter().position(|&known| known == byte).expect("of the alphabet") as u32;
    let with_check = |body: &[u8]| {
        let sum = body.iter().fold(0, |sum, &byte| (sum * 67 + digit(byte) + 1) % 4093);
        let check = [ALPHABET[(sum >> 6) as usize], ALPHABET[(sum & 63) as usize]];
        format!("1.{}{}", String::from_utf8_lossy(body), String::from_utf8_lossy(&check))
    };
    let mut session = two_people(21, &[3, 1, 2]);
    let before = link_of(&session).len();
    comment(&mut session, "!?(5,3-9):Größe – 😀 „so“.");
    session.go_to(1).expect("a round");
    comment(&mut session, "?:Second.");
    let text = link_of(&session);
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    let (mut opened, mut refused) = (0, 0);
    for _ in 0..40_000 {
        let mut bytes = text.as_bytes()[2..text.len() - 2].to_vec();
        for _ in 0..chance.random_range(1..4) {
            let at = chance.random_range(before - 8..bytes.len());
            match chance.random_range(0..6) {
                0 => bytes.truncate(at.max(before)),
                1 => bytes.insert(at, ALPHABET[chance.random_range(0..64)]),
                _ => bytes[at] = ALPHABET[chance.random_range(0..64)],
            }
        }
        match Link::parse(&with_check(&bytes)) {
            Ok(link) => {
                opened += 1;
                assert!(link.comments.iter().all(|comment| comment.text.chars().all(|character| character >= ' ')));
                if let Ok(session) = Session::open(&link) {
                    assert_eq!(link_of(&open(&link_of(&session))), link_of(&session));
                }
            }
            Err(refusal) => {
                refused += 1;
                assert!(refusal.to_string().ends_with('.'), "{refusal}");
            }
        }
    }
    assert!(opened > 2000 && refused > 2000, "{opened} opened, {refused} refused");
}

#[test]
fn a_link_with_comments_is_read_for_ever() {
    let text = "1.WAAQDtgFQAI9EIsRfj4FqNvMfouR8i6HoUgUA84xkAMEwwDOMBAfRgJM_yMBOIsUHQ9CJCkgdFfHFc4T";
    let session = open(text);
    let expected = [(0, ":Drei Züge."), (2, "!?(5,3-9):The only call – „so“.")];
    assert_eq!(session.comments().collect::<Vec<_>>(), expected);
    assert_eq!(link_of(&session), text);
}
