use crate::links::{ALPHABET, ids, link_of, open, random_game, wander};
use crate::seated::{derek, magnus, seated};
use magnus_derek::reason::{DerekReason, MagnusReason};
use magnus_derek::registry::{Argument, Arguments, Entry, Seated};
use magnus_derek::zn::{Direction, Zn};
use magnus_derek::{derek, magnus};
use magnus_derek_table::link::{Link, LinkLine, MAX_ROUNDS, Move, two_person_link};
use magnus_derek_table::session::Session;
use magnus_derek_table::view::{GameState, PositionFacts};
use proptest::prelude::*;

/// The whole view of a game, on every round of the line that is followed.
fn views_of_all_rounds(session: &mut Session) -> Vec<(GameState, PositionFacts)> {
    let here = session.game().round();
    let mut all = Vec::new();
    for round in (0..=session.game().line_length()).chain([here]) {
        session.go_to(round).expect("a round of the line");
        session.explain();
        let mut table = PositionFacts::of(session);
        // A call that was taken back without an answer can be made again, but is no part of the game.
        table.can_redo &= session.game().round() < session.game().line_length();
        all.push((GameState::of(session), table));
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_link_opens_the_same_game_with_all_its_lines(
        n in 2..=40_u32, m in any::<prop::sample::Index>(), d in any::<prop::sample::Index>(),
        seed in any::<u32>(), chance in any::<u64>(), steps in 0..80_u32,
    ) {
        let (magnuses, dereks) = (ids(magnus::REGISTRY), ids(derek::REGISTRY));
        let (m, d) = (&magnuses[m.index(magnuses.len())], &dereks[d.index(dereks.len())]);
        let Ok(mut session) = seated(n, m, d, seed) else { return Ok(()) };
        wander(&mut session, chance, steps);
        let text = link_of(&session);
        let mut twin = session.copy().expect("a copy");
        prop_assert_eq!(link_of(&twin), text.clone());
        prop_assert_eq!(views_of_all_rounds(&mut twin), views_of_all_rounds(&mut session));
        let mut copy = open(&text);
        prop_assert_eq!(link_of(&copy), text);
        prop_assert_eq!(views_of_all_rounds(&mut copy), views_of_all_rounds(&mut session));
        prop_assert_eq!(link_of(&copy), link_of(&session));
    }

    #[test]
    fn players_who_sat_down_in_mid_game_go_on_in_the_same_way(
        n in 6..=40_u32, before in 0..20_u32, after in 0..20_u32, chance in any::<u64>(), m in any::<prop::sample::Index>(),
    ) {
        let magnuses = ids(magnus::REGISTRY);
        let Ok(mut session) = seated(n, "random", "random", 5) else { return Ok(()) };
        wander(&mut session, chance, before);
        let _ = session.set_magnus(magnus(&magnuses[m.index(magnuses.len())]));
        let _ = session.set_derek(derek("hoarder"));
        wander(&mut session, chance, after);
        let mut copy = open(&link_of(&session));
        for _ in 0..3 * n {
            prop_assert_eq!(session.can_step(), copy.can_step());
            if session.step().is_err() { break; }
            copy.step().expect("as the other");
        }
        prop_assert_eq!(link_of(&copy), link_of(&session));
    }
}

#[test]
fn a_hundred_rounds_at_n_99_take_at_most_130_characters() {
    for seed in [0, 1, 77, 99_999, u32::MAX] {
        let text = link_of(&random_game(99, 100, seed));
        assert!(text.len() <= 130, "{} characters: {text}", text.len());
    }
    let mut longest = 0;
    for n in [3, 50, 98, 99] {
        longest = longest.max(link_of(&random_game(n, 100, 5)).len());
    }
    assert!(longest <= 130, "{longest}");
    assert!(link_of(&seated(13, "layers", "human", 1).expect("legal")).len() <= 14);
}

#[test]
fn links_have_characters_that_no_mail_program_escapes() {
    let text = link_of(&random_game(1000, 300, 9));
    let rest = text.strip_prefix("1.").expect("version 1");
    assert!(rest.bytes().all(|byte| ALPHABET.contains(&byte)), "{text}");
}

#[test]
fn a_link_that_shows_ranks_says_so_in_both_forms_and_never_a_number_of_layers_beside_it() {
    let session = seated(13, "layers", "human", 1).expect("a game");
    let text = session.link(Some(2), true).expect("a link").to_text().expect("short");
    for text in [text.as_str(), "#n=13&magnus=layers&derek=human&layers=ranks"] {
        let link = Link::parse(text).expect("a link");
        assert_eq!((link.ranks, link.layers), (true, None), "{text}");
    }
    let plain = Link::parse(&link_of(&session)).expect("a link");
    assert_eq!((plain.ranks, plain.layers), (false, None));
    assert!(Link::parse("#n=13&layers=rank").is_err(), "neither a number nor the word");
}

#[test]
fn a_link_of_two_people_apart_says_so_in_both_forms_and_other_links_do_not() {
    let session = seated(13, "human", "human", 1).expect("a game");
    let plain = session.link(None, false).expect("a link");
    let text = Link { apart: true, ..plain.clone() }.to_text().expect("short");
    for text in [text.as_str(), "#n=13&magnus=human&derek=human&apart=yes"] {
        let read = Link::parse(text).expect("a link");
        assert_eq!((read.apart, read.n), (true, 13), "{text}");
    }
    assert!(text.ends_with(|last: char| last.is_ascii_alphanumeric()), "{text}");
    for text in [plain.to_text().expect("short").as_str(), "#n=13&magnus=human&derek=human", "n=13&apart=no"] {
        assert!(!Link::parse(text).expect("a link").apart, "{text}");
    }
}

#[test]
fn the_codes_of_the_players_are_unique_and_0_is_the_human() {
    fn check<S: ?Sized + Seated>(entries: &'static [Entry<S>]) {
        let mut codes: Vec<u8> = entries.iter().map(|entry| entry.code).collect();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), entries.len());
        assert!(entries.iter().all(|entry| entry.is_human() == (entry.code == 0)));
    }
    check(magnus::REGISTRY);
    check(derek::REGISTRY);
}

#[test]
fn a_link_carries_every_player_with_every_argument() {
    for id in ids(magnus::REGISTRY).iter().chain(&["scripted:3,1,2".to_string()]) {
        for n in [13, 45, 16] {
            let Ok(session) = seated(n, id, "scripted:+-", 7) else { continue };
            let copy = open(&link_of(&session));
            assert_eq!((copy.magnus().id(), copy.derek().id(), copy.seed()), (id.clone(), "scripted:+-".into(), 7));
        }
    }
    for entry in derek::REGISTRY {
        let Arguments::OneOf(variants) = entry.arguments else { continue };
        for (place, (argument, _)) in variants.iter().enumerate() {
            let session = seated(13, "human", &format!("{}:{argument}", entry.id), 1).expect("suits");
            assert_eq!(open(&link_of(&session)).derek().argument, Argument::Variant(place));
        }
    }
}

/// A text, then what it opens, as it was when the format was fixed. Lines may be added, never changed.
#[test]
fn golden_links_open_for_ever() {
    for line in include_str!("golden_links.txt").lines().filter(|line| !line.starts_with('#')) {
        let (text, expected) = line.split_once(' ').expect("a link and what it opens");
        assert_eq!(refusal_sentence(text), expected);
    }
}

#[test]
#[ignore = "prints lines for golden_links.txt"]
fn print_golden_links() {
    use Direction::{Clockwise, CounterClockwise};
    let play = |session: &mut Session, moves: &[Move]| {
        for &(magnitude, direction) in moves {
            session.call(magnitude).and_then(|()| session.answer(direction)).expect("legal");
        }
    };
    let mut branched = seated(21, "human", "human", 3).expect("a game");
    play(&mut branched, &[(8, CounterClockwise), (1, Clockwise), (10, CounterClockwise), (4, Clockwise)]);
    branched.go_to(2).expect("a round");
    play(&mut branched, &[(10, Clockwise), (7, CounterClockwise)]);
    branched.go_to(0).expect("a round");
    play(&mut branched, &[(2, Clockwise), (2, Clockwise), (9, CounterClockwise)]);
    branched.switch_line(2).expect("a line");
    let mut waiting = seated(13, "human", "human", 1).expect("a game");
    waiting.call(4).expect("legal");
    let mut switched = seated(16, "layers", "random", 9).expect("a game");
    for _ in 0..4 {
        switched.step().expect("two computers");
    }
    switched.set_magnus(magnus("balanced")).expect("any game");
    switched.step().expect("two computers");
    switched.set_derek(derek("protector:late")).expect("any game");
    switched.step().expect("two computers");
    let scripted = seated(13, "scripted:3,1,2", "scripted:+--", 1).expect("a game");
    let first = seated(13, "layers", "human", 1).expect("a game");
    let (smallest, long, large) = (random_game(2, 70, 1), random_game(99, 100, 3), random_game(1_000_000, 6, 2));
    let text = "n=13&visited=1-4,9&token=9&magnus=human&derek=human&moves=3+2-&round=1";
    let (begun, turned) = (open(text), open("n=21&visited=5&token=5&magnus=layers&derek=hoarder&seed=7"));
    for text in [&begun, &turned].map(link_of) {
        println!("{text} {}", refusal_sentence(&text));
    }
    let games = [&first, &smallest, &long, &large, &branched, &waiting, &switched, &scripted];
    for text in games.map(link_of).iter().chain(&[long.link(Some(3), false).expect("a link").to_text().expect("short")])
    {
        println!("{text} {}", refusal_sentence(text));
    }
}

fn refusal_sentence(text: &str) -> String {
    let link = Link::parse(text).expect("a link");
    let session = Session::open(&link).expect("a game");
    let sign = |clockwise| if clockwise { '+' } else { '-' };
    let moves = |(magnitude, direction): &Move| format!("{magnitude}{}", sign(*direction == Direction::Clockwise));
    let line = |line: &LinkLine| format!("{}:{}", line.from, line.moves.iter().map(moves).collect::<String>());
    let Link { n, magnus, derek, seed, waiting, since, layers, .. } = &link;
    let (magnus, derek) = (magnus.id(), derek.id());
    let begun = link.set_up.as_ref().map_or(String::new(), |position| {
        let visited: Vec<u32> = position.visited().iter().collect();
        format!(" begun={visited:?}@{}", position.token())
    });
    format!(
        "n={n} magnus={magnus} derek={derek} seed={seed} round={} token={} followed={} waiting={waiting:?} since={since:?} \
         layers={layers:?} lines={}{begun}",
        session.game().round(),
        session.game().token(),
        link.line + 1,
        link.lines.iter().map(line).collect::<Vec<_>>().join("|"),
    )
}

#[test]
fn a_written_link_names_what_it_wants() {
    let link = Link::parse("#n=45&magnus=two-phase&derek=hoarder&seed=3&round=12&layers=2").expect("a link");
    assert_eq!((link.n, link.magnus, link.derek, link.seed), (45, magnus("two-phase"), derek("hoarder"), 3));
    assert_eq!((link.round, link.layers), (Some(12), Some(2)));
    assert_eq!(Link::parse("").expect("all fields are optional"), Link::default());
    assert_eq!(Link::parse("colour=red&n=9&later&n=10").expect("unknown fields are skipped").n, 10);
    let session = open("n=13&magnus=human&moves=3+1-6+&round=2");
    assert_eq!((session.game().round(), session.game().token(), session.game().line_length()), (2, 2, 3));
    let session = open("n=13&magnus=scripted:1,2&derek=scripted:+-+&moves=1+");
    assert_eq!((session.derek().id().as_str(), session.game().round()), ("scripted:+-+", 1));
}

#[test]
fn a_written_link_reads_an_escaped_ampersand_at_any_depth() {
    let plain = "#n=45&magnus=two-phase&derek=hoarder&moves=3+1-&round=2";
    let link = Link::parse(plain).expect("a link");
    for escaped in ["&amp;", "&amp;amp;", "&amp;amp;amp;", "&AMP;", "&#38;", "&#038;", "&#x26;", "&amp;#38;"] {
        assert_eq!(Link::parse(&plain.replace('&', escaped)), Ok(link.clone()), "{escaped}");
    }
    let message = Link::parse("n=45&amp;drek=hoarder").expect_err("a slip").to_string();
    assert!(message.starts_with("This link has the field “drek”"), "{message}");
}

fn ends_well(text: &str) -> bool {
    text.bytes().next_back().is_some_and(|byte| byte.is_ascii_alphanumeric())
}

#[test]
fn every_short_link_ends_in_a_letter_or_a_digit() {
    // Three in a hundred would not, and for one in four thousand a zero digit more would change nothing.
    for seed in 0..20_000 {
        let link = Link { n: 9 + seed % 500, seed, ..Link::default() };
        let text = link.to_text().expect("short");
        assert!(ends_well(&text), "{text}");
        assert_eq!(Link::parse(&text), Ok(link));
    }
    for seed in 0..500 {
        let mut session = seated(21, "human", "random", seed).expect("a game");
        wander(&mut session, seed.into(), 40);
        let text = link_of(&session);
        assert!(ends_well(&text), "{text}");
        assert_eq!(link_of(&open(&text)), text);
    }
}

#[test]
fn a_link_written_by_hand_ends_in_a_letter_or_a_digit() {
    for direction in Direction::BOTH {
        let text = two_person_link(Zn::new(13).expect("a table"), [(3, Direction::Clockwise), (1, direction)]);
        assert!(ends_well(&text), "{text}");
        assert_eq!(Link::parse(&text).expect("a link").lines[0].moves, [(3, Direction::Clockwise), (1, direction)]);
    }
}

#[test]
fn a_game_too_long_for_a_link_is_refused() {
    let mut session = seated(1_000_000, "human", "random", 1).expect("a game");
    for _ in 0..=MAX_ROUNDS {
        session.call(1).expect("legal");
    }
    let message = session.link(None, false).expect("no layers").to_text().expect_err("too long").to_string();
    assert_eq!(message, "This link would need 50001 rounds, and a link holds at most 50000.");
    let beginning = open(&session.beginning().to_text().expect("no moves"));
    assert_eq!(
        (beginning.game().zn().n(), beginning.derek().id(), beginning.game().round()),
        (1_000_000, "random".into(), 0)
    );
}

#[test]
fn a_link_of_the_most_rounds_is_written_and_read_in_both_forms_and_one_more_is_refused() {
    let game = |rounds: usize| {
        let lines = vec![LinkLine { from: 0, moves: vec![(1, Direction::Clockwise); rounds] }];
        Link { lines, ..Link::default() }
    };
    let by_hand = |rounds: usize| Link::parse(&format!("moves={}", "1+".repeat(rounds)));
    let short = game(MAX_ROUNDS).to_text().expect("not too long");
    assert!(Link::parse(&short).expect("a link") == game(MAX_ROUNDS));
    assert!(by_hand(MAX_ROUNDS).expect("a link") == game(MAX_ROUNDS));
    assert!(game(MAX_ROUNDS + 1).to_text().is_err() && by_hand(MAX_ROUNDS + 1).is_err());
}

#[test]
fn a_line_that_leaves_the_one_before_it_after_its_end_is_refused_by_its_number() {
    let line = |from: u32, rounds: usize| LinkLine { from, moves: vec![(1, Direction::Clockwise); rounds] };
    for (lines, number) in [(vec![line(0, 2), line(5, 1)], 2), (vec![line(0, 2), line(1, 2), line(3, 1)], 3)] {
        let text = Link { lines, ..Link::default() }.to_text().expect("short");
        let message = Link::parse(&text).expect_err("no such round").to_string();
        assert!(message.contains(&number.to_string()), "{message}");
    }
}

#[test]
fn the_moves_of_a_link_are_explained_once_they_are_shown() {
    let mut session = seated(23, "layers", "protector", 1).expect("a game");
    for _ in 0..12 {
        session.step().expect("two computers");
    }
    let mut copy = open(&link_of(&session));
    let last = |session: &Session| *session.last_round().expect("12 rounds");
    assert_eq!(last(&copy).call.reason, MagnusReason::Recorded { asked: false });
    copy.explain();
    assert_eq!(last(&copy), last(&session));
    // A move that the player would not make says so.
    let mut odd = open("n=13&magnus=layers&derek=clockwise&moves=5-");
    odd.explain();
    assert_eq!(last(&odd).call.reason, MagnusReason::Recorded { asked: true });
    assert_eq!(last(&odd).answer.reason, DerekReason::Recorded { asked: true });
}

#[test]
fn the_computers_move_is_explained_where_a_person_made_the_other() {
    for (magnus, derek) in [("human", "protector"), ("layers", "human")] {
        let mut session = seated(13, magnus, derek, 1).expect("a game");
        let _ = session.call(3);
        let _ = session.answer(Direction::Clockwise);
        let mut copy = open(&link_of(&session));
        copy.explain();
        assert_eq!(copy.last_round(), session.last_round(), "{magnus} and {derek}");
    }
}

/// No other test here solves a table of 27 positions.
#[test]
fn the_moves_of_a_link_wait_for_their_reasons_as_long_as_a_player_waits_for_the_table_to_be_solved() {
    for (magnus, derek) in [("layers", "perfect"), ("perfect", "protector"), ("perfect", "perfect")] {
        let mut session = open(&format!("n=27&magnus={magnus}&derek={derek}&moves=1+2-"));
        let before = *session.last_round().expect("two rounds");
        assert_eq!(before.call.reason, MagnusReason::Recorded { asked: false });
        assert_eq!(before.answer.reason, DerekReason::Recorded { asked: false });
        session.explain();
        assert_eq!(session.last_round(), Some(&before), "{magnus} and {derek}");
    }
}

/// No other test here solves a table of 27 positions.
#[test]
fn a_call_that_waits_for_a_table_to_be_solved_is_kept() {
    let mut session = seated(27, "human", "perfect", 1).expect("a game");
    session.call(4).expect("legal");
    assert!(session.awaits_solution());
    for twin in [session.copy().expect("a copy"), open(&link_of(&session))] {
        assert_eq!(twin.game().waiting_call().map(|call| call.magnitude), Some(4));
        assert_eq!(link_of(&twin), link_of(&session));
    }
}

/// A short link that begins with the game on 13 positions of two people with this seed, without moves; then come numbers, each in
/// groups of four bits, and zeros up to so many bits.
fn short_link(seed: u32, numbers: &[u32], zeros: usize) -> String {
    let mut bits = Vec::new();
    for &number in [13 - 2, 0, 0, seed, 0, 0].iter().chain(numbers) {
        let groups = (0..8).filter(|group| *group == 0 || number >> (4 * group) > 0).collect::<Vec<u32>>();
        for (place, group) in groups.iter().enumerate() {
            bits.push(u32::from(place + 1 < groups.len()));
            bits.extend((0..4).rev().map(|bit| number >> (4 * group + bit) & 1));
        }
    }
    bits.extend(std::iter::repeat_n(0, zeros));
    let mut digits: Vec<u32> =
        bits.chunks(6).map(|six| (0..6).fold(0, |digit, i| 2 * digit + six.get(i).unwrap_or(&0))).collect();
    let check = digits.iter().fold(0, |sum, digit| (sum * 67 + digit + 1) % 4093);
    digits.extend([check / 64, check % 64]);
    format!("1.{}", digits.into_iter().map(|digit| char::from(ALPHABET[digit as usize])).collect::<String>())
}

#[test]
fn a_field_that_is_not_known_yet_is_passed_over_however_long_it_is() {
    for length in 0..4_u32 {
        // Field 9 with some numbers, then field 4, the layers that are shown.
        let unknown: Vec<u32> = [vec![9, 5 * length], vec![7; length as usize], vec![4, 5, 2]].concat();
        assert_eq!(Link::parse(&short_link(1, &unknown, 0)).expect("a link").layers, Some(2), "{length} numbers");
    }
    // A known field may have become longer.
    assert_eq!(Link::parse(&short_link(1, &[4, 15, 2, 9, 9], 0)).expect("a link").layers, Some(2));
}

#[test]
fn a_waiting_magnitude_beyond_half_of_the_table_is_refused_and_the_greatest_is_not() {
    let waiting = |magnitude| Link::parse(&short_link(1, &[2, 5, magnitude], 0)).map(|link| link.waiting);
    assert_eq!(waiting(6).expect("a link"), Some(6));
    assert!(waiting(7).is_err() && waiting(0).is_err());
}

#[test]
fn after_the_end_of_a_short_link_64_zeros_are_read_and_not_more() {
    // A field that says nothing, the end, and with it zeros up to a whole character.
    assert!(Link::parse(&short_link(17, &[6, 0, 0], 64)).is_ok());
    assert!(Link::parse(&short_link(17, &[6, 0, 0], 70)).is_err());
}
