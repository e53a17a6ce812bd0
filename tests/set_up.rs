//! Positions set up by hand: which of them a whole game leads to, their links, and play from them.

use crate::links::{link_of, open, wander};
use crate::seated::{derek, magnus, seated};
use magnus_derek::exact::{self, State, is_better};
use magnus_derek::game::{Answer, Call, Game};
use magnus_derek::position_set::PositionSet;
use magnus_derek::reason::{DerekReason, MagnusReason};
use magnus_derek::registry::choices;
use magnus_derek::solver::Value;
use magnus_derek::zn::{Direction, Zn};
use magnus_derek::{derek as dereks, magnus as magnuses};
use magnus_derek_table::evaluation::{Verdict, rate_line};
use magnus_derek_table::explorer::Explored;
use magnus_derek_table::link::Link;
use magnus_derek_table::practice::mistakes;
use magnus_derek_table::session::{Begun, Session};
use magnus_derek_table::set_up::SetUp;
use magnus_derek_table::view::{GameState, PositionFacts, departures, first_visits};
use proptest::prelude::*;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

fn table(n: u32) -> Zn {
    Zn::new(n).expect("a table")
}

/// The positions of a number's bits.
fn set_of(n: u32, bits: u64) -> PositionSet {
    PositionSet::of(n, (0..n).filter(|z| bits >> z & 1 == 1))
}

/// The fewest rounds to every position that a whole game leads to, by trying every call and every answer from the start.
fn rounds_by_search(zn: Zn) -> HashMap<(u64, u32), u32> {
    let mut known = HashMap::from([((1, 0), 0)]);
    let mut last = vec![(1_u64, 0)];
    for round in 1.. {
        let mut found = Vec::new();
        for (visited, token) in last {
            for magnitude in 1..=zn.max_magnitude() {
                for direction in Direction::BOTH {
                    let to = zn.landing(token, magnitude, direction);
                    let after = (visited | 1 << to, to);
                    if let Entry::Vacant(unknown) = known.entry(after) {
                        unknown.insert(round);
                        found.push(after);
                    }
                }
            }
        }
        if found.is_empty() {
            return known;
        }
        last = found;
    }
    known
}

#[test]
fn a_whole_game_leads_to_a_position_in_as_many_rounds_as_a_search_through_all_games_finds_to_n_12() {
    let mut counts = [0, 0];
    for n in 2..=12 {
        let searched = rounds_by_search(table(n));
        for visited in 1_u64..1 << n {
            for token in (0..n).filter(|z| visited >> z & 1 == 1) {
                let position = SetUp::new(set_of(n, visited), token);
                let rounds = searched.get(&(visited, token)).copied();
                assert_eq!(position.fewest_rounds(), rounds, "n = {n}, {visited:b}, token {token}");
                counts[usize::from(rounds.is_some())] += 1;
            }
        }
    }
    assert_eq!(counts, [20_481, 24_575], "positions that no game leads to, and the others");
}

/// A position of so many bits, the token's among them.
fn positions() -> impl Strategy<Value = (u32, u64, u32)> {
    (2..=40_u32, any::<u64>(), any::<prop::sample::Index>()).prop_map(|(n, bits, token)| {
        let token = token.index(n as usize) as u32;
        (n, (bits & ((1 << n) - 1)) | 1 << token, token)
    })
}

fn long_link(n: u32, bits: u64, token: u32, rest: &str) -> String {
    let list: Vec<String> = set_of(n, bits).iter().map(|z| z.to_string()).collect();
    format!("n={n}&visited={}&token={token}{rest}", list.join(","))
}

/// All that is shown of a session.
fn view(session: &Session) -> (GameState, PositionFacts, Vec<u32>, Vec<u8>) {
    let mut facts = PositionFacts::of(session);
    // A call that was taken back without an answer can be made again, but is no part of the game.
    facts.can_redo &= session.game().round() < session.game().line_length();
    (GameState::of(session), facts, first_visits(session), departures(session))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_link_carries_a_position_with_the_game_that_was_played_from_it(
        (n, bits, token) in positions(), chance in any::<u64>(), steps in 0..40_u32,
    ) {
        let mut session = open(&long_link(n, bits, token, "&magnus=human&derek=human"));
        let position = SetUp::of(session.game());
        let whole = (bits, token) == (1, 0);
        prop_assert_eq!(position.is_none(), whole);
        prop_assert_eq!(link_of(&session).starts_with(if whole { "1." } else { "2." }), true);
        wander(&mut session, chance, steps);
        let text = link_of(&session);
        let copies = [open(&text), session.copy().expect("a copy")];
        for copy in &copies {
            prop_assert_eq!(link_of(copy), text.clone());
            prop_assert_eq!(view(copy), view(&session));
            prop_assert_eq!(SetUp::of(copy.game()), position.clone());
        }
        session.go_to(0).expect("the start");
        prop_assert_eq!(session.game().token(), token);
        prop_assert_eq!(session.game().unvisited().clone(), set_of(n, bits).complement());
        let beginning = Link::parse(&session.beginning().to_text().expect("short")).expect("a link");
        prop_assert_eq!(beginning.set_up, position);
    }

}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn every_strategy_plays_on_from_any_position_to_an_end(
        (n, bits, token) in positions(), seed in any::<u32>(), pick in any::<prop::sample::Index>(),
    ) {
        // Perfect players would have to solve the larger tables first.
        let n = n.min(22);
        let (token, bits) = (token % n, (bits & ((1 << n) - 1)) | 1 << (token % n));
        let (calling, answering) = (choices(magnuses::REGISTRY), choices(dereks::REGISTRY));
        let answering = &answering[pick.index(answering.len())];
        for calling in calling.iter().filter(|chosen| !chosen.entry.is_human()) {
            let mut session = open(&long_link(n, bits, token, &format!("&magnus=human&derek=human&seed={seed}")));
            let start = session.game().visited().len();
            if session.set_magnus(calling.clone()).is_err() || session.set_derek(answering.clone()).is_err() {
                continue;
            }
            for _ in 0..3 * n {
                let (_, facts, visits, _) = view(&session);
                prop_assert_eq!(visits.len(), session.game().visited().len());
                prop_assert_eq!(facts.begun_position.is_some(), (bits, token) != (1, 0));
                if facts.begun_position.is_some() {
                    prop_assert!(facts.magnus.promise.is_none() && facts.derek.promise.is_none());
                }
                if session.step().is_err() {
                    break;
                }
            }
            prop_assert!(session.game().visited().len() >= start);
            let text = link_of(&session);
            prop_assert_eq!(link_of(&open(&text)), text);
        }
    }
}

#[test]
fn all_calls_from_every_position_to_n_7_are_worth_what_the_values_of_their_landings_say() {
    for n in 2..=7 {
        let solved = exact::solved_table(table(n)).expect("small");
        for visited in 1_u64..1 << n {
            for token in (0..n).filter(|z| visited >> z & 1 == 1) {
                let game = Game::from_position(table(n), &set_of(n, visited), token);
                assert_eq!(
                    (State::of(&game), State::at_start(&game)),
                    (State { visited, token }, State { visited, token })
                );
                let explored = Explored::of(&game, 1);
                let value = explored.value.expect("a small table");
                assert_eq!(value, solved.value(State { visited, token }), "n = {n}, {visited:b}, token {token}");
                for call in explored.calls {
                    let answers = Direction::BOTH.map(|direction| {
                        let after = State { visited, token }.after(table(n), call.magnitude, direction);
                        let Value { visited: end, rounds } = solved.value(after);
                        Value { visited: end, rounds: if end == visited.count_ones() { 0 } else { rounds + 1 } }
                    });
                    assert_eq!(call.answers, answers);
                    assert!(!is_better(call.value, value), "no call is better than the position");
                }
            }
        }
    }
}

#[test]
fn the_values_of_a_line_begin_with_the_position() {
    let mut session = open("n=13&visited=1-4,9&token=9&magnus=human&derek=human&moves=3+2-6+");
    let solved = exact::solved_table(table(13)).expect("small");
    let line = rate_line(session.game()).expect("small");
    let start = solved.value(State { visited: 0b10_0001_1110 & 0x1fff, token: 9 });
    assert_ne!(start.rounds, 0);
    session.go_to(0).expect("the start");
    assert_eq!(State::of(session.game()), State::at_start(session.game()));
    let start = solved.value(State::of(session.game()));
    assert_eq!((line[0].visited, line[0].end), (start.visited, start.rounds));
    session.go_to(3).expect("the end");
    let last = solved.value(State::of(session.game()));
    assert_eq!(line[3].visited, last.visited);
    assert!(Verdict::of(session.game()).is_ok());
}

#[test]
fn a_mistake_in_such_a_game_is_posed_from_its_position() {
    let session = open("n=13&visited=1-4,9&token=9&magnus=human&derek=human&moves=1+1-1+1-");
    let found = mistakes(&session, magnus_derek::player::Player::Magnus).expect("a game").found;
    assert!(!found.is_empty(), "Magnus wastes four rounds");
    for mistake in found {
        let posed = open(&mistake.figure.game);
        assert_eq!(SetUp::of(posed.game()), SetUp::of(session.game()));
        assert_eq!(posed.game().round(), mistake.round - 1);
    }
}

#[test]
fn a_written_link_names_positions_and_runs_of_them_and_the_token_counts_as_visited() {
    let position = |text: &str| Link::parse(text).map(|link| link.set_up);
    let expected = Some(SetUp::new(PositionSet::of(13, [0, 3, 4, 5, 9]), 9));
    assert_eq!(position("#n=13&visited=0,3-5&token=9"), Ok(expected.clone()));
    assert_eq!(position("n=13&visited=0, 3–5 ,9&token=9"), Ok(expected));
    assert_eq!(position("n=13&visited=3"), Ok(Some(SetUp::new(PositionSet::of(13, [0, 3]), 0))), "the token is on 0");
    assert_eq!(position("n=13&visited="), Ok(None), "a whole game");
    assert_eq!(position("n=13&visited=0&token=0"), Ok(None), "a whole game");
    assert_eq!(position("n=13&token=4"), Ok(None), "somebody else's token");
    let refused = |text: &str| position(text).expect_err("no position").to_string();
    assert_eq!(refused("n=13&visited=13"), "A position must be a whole number from 0 to 12, but it is 13.");
    assert_eq!(refused("n=13&visited=5-3"), "A position must be a whole number from 5 to 12, but it is 3.");
    assert_eq!(refused("n=13&visited=1&token=x"), "A position must be a whole number from 0 to 12, but it is “x”.");
    assert!(refused("n=13&visted=1").contains("visited"));
}

#[test]
fn a_link_of_version_1_has_no_position_whatever_its_fields_say() {
    let session = open("n=13&visited=1-4,9&token=9&magnus=human&derek=human");
    let text = link_of(&session);
    let first = text.replacen("2.", "1.", 1);
    assert_eq!(Link::parse(&first).expect("a link").set_up, None);
    assert!(Begun::from_link(&Link::parse(&text).expect("a link")).expect("a game").opening.commented);
    assert!(text.len() <= 24, "{text}");
}

#[test]
fn a_new_game_is_a_whole_one_and_the_schedule_for_powers_of_two_wants_one() {
    let mut session = open("n=16&visited=0,5&token=0&magnus=human&derek=human");
    assert!(session.set_magnus(magnus("power-of-two")).is_err(), "not the whole game");
    assert!(session.set_derek(derek("hoarder")).is_ok());
    let restarted = session.restart(Default::default()).expect("a game");
    assert!(restarted.game().is_whole());
    assert_eq!(link_of(&restarted), link_of(&seated(16, "human", "hoarder", 1).expect("a game")));
}

#[test]
fn a_game_from_a_position_keeps_the_order_of_its_visits_through_undo() {
    let mut game = Game::from_position(table(9), &PositionSet::of(9, [7, 2]), 4);
    assert_eq!((game.start(), game.start_token(), game.token()), (&[2, 4, 7][..], 4, 4));
    game.call(Call { magnitude: 2, reason: MagnusReason::Human }).expect("legal");
    game.answer(Answer { direction: Direction::Clockwise, reason: DerekReason::Human }).expect("a call waits");
    assert_eq!((game.visited(), game.start(), game.start_token()), (&[2, 4, 7, 6][..], &[2, 4, 7][..], 4));
    game.undo().expect("a round");
    assert_eq!((game.visited(), game.start_token(), game.is_whole()), (&[2, 4, 7][..], 4, false));
}

#[test]
fn a_position_of_another_table_is_refused_and_not_opened() {
    for n in [8, 13, 21] {
        let set_up = Some(SetUp::new(set_of(n, 0b1011), 3));
        let link = Link { n: 12, set_up, ..Link::default() };
        let refusal = Session::open(&link).err().expect("another table").to_string();
        assert!(refusal.contains("12") && refusal.contains(&n.to_string()), "{refusal}");
        assert_eq!(link.to_text().expect_err("another table").to_string(), refusal);
    }
}

#[test]
fn a_position_is_read_as_people_write_it() {
    let read = |visited: &str, token: &str| SetUp::parse(table(12), visited, token);
    assert_eq!(read("0, 3 - 5,9", "4"), Ok(SetUp::new(set_of(12, 0b10_0011_1001), 4)));
    assert_eq!(read("", "2"), Ok(SetUp::new(set_of(12, 0b100), 2)));
    assert!(read("0", "0").expect("a position").is_start() && !read("0", "1").expect("a position").is_start());
    for (visited, token) in [("12", "0"), ("5-3", "0"), ("x", "0"), ("0", "12"), ("0", "")] {
        assert!(read(visited, token).is_err(), "{visited} {token}");
    }
}
