//! The first games: what they promise a person who is Derek, against plain searches.

use crate::seated::seated;
use magnus_derek::exact::{State, is_better, table_at_hand};
use magnus_derek::magnus;
use magnus_derek::player::Player;
use magnus_derek::solver::Value;
use magnus_derek::zn::{Direction, Zn};
use magnus_derek_table::ladder::{
    Goal, Judgement, RUNGS, Rung, judge, most_rounds, needs_thought, outcome, play_forced_rounds,
};
use magnus_derek_table::link::Link;
use magnus_derek_table::session::{Session, Turn};
use magnus_derek_table::view::{self, TableFacts};

fn table(n: u32) -> Zn {
    Zn::new(n).expect("a table")
}

/// A game for a person who is Derek.
fn new_session(n: u32, seed: u32) -> Session {
    seated(n, "any-pair", "human", seed).expect("a game")
}

/// The same, as the ladder begins it.
fn begun_session(n: u32, seed: u32) -> Session {
    let mut session = new_session(n, seed);
    assert_eq!(play_forced_rounds(&mut session), Ok(true));
    session
}

/// The start of the game of a table and a seed.
fn start(n: u32, seed: u32) -> Link {
    new_session(n, seed).beginning()
}

/// The game of a table and a seed, whether fair or not.
fn rung_of(n: u32, seed: u32) -> Rung {
    Rung::of(&start(n, seed)).expect("small").expect("a table of the ladder")
}

#[test]
fn only_rounds_count_exactly_where_magnus_gets_all_positions_or_all_but_one() {
    for n in 2..2000 {
        let kept = (3..=n).step_by(2).find(|p| n % p == 0).map_or(0, |p| n / p);
        assert_eq!(table(n).only_rounds_count(), kept <= 1, "n = {n}");
    }
    assert!(TableFacts::of(table(13)).only_rounds_count);
    assert!(!TableFacts::of(table(15)).only_rounds_count);
}

/// All ends of a game, by playing every answer: nothing is remembered, nothing is merged.
fn every_end(session: &Session, ends: &mut Vec<Value>) {
    if session.turn() == Turn::Over {
        return ends.push(outcome(session.game()));
    }
    for direction in Direction::BOTH {
        let mut after = session.copy().expect("a copy");
        after.answer(direction).expect("a call waits");
        every_end(&after, ends);
    }
}

#[test]
fn the_most_rounds_are_those_of_the_longest_of_all_games() {
    let begun_anywhere = (5..=11).flat_map(|n| [1, 2, 3].map(|seed| (n, seed))).map(|(n, seed)| {
        let mut session = new_session(n, seed);
        session.answer(Direction::Clockwise).expect("a call waits");
        session
    });
    let begun_on_rungs = [(13, 1), (13, 2), (16, 1), (16, 2)].map(|(n, seed)| begun_session(n, seed));
    for session in begun_anywhere.chain(begun_on_rungs) {
        let mut ends = Vec::new();
        every_end(&session, &mut ends);
        let longest = ends.iter().map(|end| end.rounds).max();
        assert_eq!(most_rounds(&session), Ok(longest), "{:?}", session.game());
        let zn = session.game().zn();
        if zn.only_rounds_count() {
            assert!(ends.iter().all(|end| end.visited == zn.f_star()), "Magnus gets the same in any case");
        }
    }
}

#[test]
fn the_most_rounds_are_not_known_before_a_round_or_where_magnus_draws_no_calls() {
    assert_eq!(most_rounds(&new_session(9, 1)), Ok(None));
    let mut steady = seated(16, "power-of-two", "human", 1).expect("a game");
    steady.answer(Direction::Clockwise).expect("a call waits");
    assert_eq!(most_rounds(&steady), Ok(None));
}

#[test]
fn every_magnus_who_draws_his_calls_draws_the_same_ones_however_a_position_came_about() {
    let drawing: Vec<_> = magnus::REGISTRY.iter().filter(|entry| entry.seeded).collect();
    assert!(drawing.len() >= 4);
    for entry in drawing {
        assert!(entry.by_position, "{}: games that stand alike would not go on as one", entry.id);
    }
}

#[test]
fn a_rung_is_fair_exactly_if_its_star_takes_thought_and_is_possible() {
    let mut hopeless = 0;
    for n in RUNGS {
        for seed in 1..=30 {
            let (session, rung) = (begun_session(n, seed), rung_of(n, seed));
            assert_eq!(rung.link, session.link(None, false).and_then(|link| Ok(link.to_text()?)).expect("short"));
            assert_eq!(rung.way, view::route(&session, 0));
            assert_eq!(rung.goal, Goal::of(table(n)));
            assert_eq!(rung.most, most_rounds(&session).expect("small"));
            assert_eq!(rung.most.is_some(), rung.goal.only_rounds, "n = {n}: only there rounds have been played");
            let possible = rung.most.is_none_or(|most| most >= rung.goal.rounds);
            hopeless += u32::from(!possible);
            let fair = possible && needs_thought(&session).expect("small");
            assert_eq!(rung.is_fair, fair, "n = {n}, seed {seed}");
        }
    }
    assert!(hopeless > 0, "there are games in which the wanted rounds are not possible");
}

#[test]
fn a_seed_finds_the_first_fair_rung_from_it_on_and_none_off_the_ladder() {
    for n in RUNGS {
        for seed in (0..20).chain([u32::MAX]) {
            let found = Rung::find(start(n, seed)).expect("small");
            let fair = (0..40).map(|next| rung_of(n, seed.wrapping_add(next))).find(|rung| rung.is_fair);
            assert_eq!(found, fair, "n = {n}, seed {seed}");
            assert!(found.is_some(), "n = {n}, seed {seed}");
        }
    }
    for n in [2, 12, 14, 45, 1 << 20] {
        assert_eq!(Rung::find(start(n, 1)), Ok(None), "n = {n}");
    }
}

/// The games that the ladder finds for the seeds 0, 1 and the largest.
const FOUND: [(u32, [&str; 3]); 5] = [
    (9, ["1.O0AAAX2", "1.O0AQAom", "1.O0H_____3gAfj"]),
    (13, ["1.W0AAGrGOYXA", "1.W0AgFeliXh", "1.W0H_____3gKvu0ta"]),
    (15, ["1.a0AAAIa", "1.a0AQAZK", "1.a0H_____3gAst"]),
    // Seed 0 has no fair game, seed 1 has; after the largest comes 0.
    (16, ["1.c0AQIyuAkaAiM", "1.c0AQIyuAkaAiM", "1.c0AQIyuAkaAiM"]),
    (21, ["1.mFoAAANE", "1.mFoAgAuk", "1.mFoP_____vAA9E"]),
];

#[test]
fn a_seed_finds_the_same_rung_for_ever() {
    for (n, links) in FOUND {
        let found = [0, 1, u32::MAX].map(|seed| Rung::find(start(n, seed)).expect("small").expect("a rung").link);
        assert_eq!(found, links, "n = {n}");
    }
}

#[test]
fn the_ladder_plays_to_the_first_choice_that_can_be_seen_and_gives_nothing_away() {
    for n in [13, 16] {
        for seed in 1..=30 {
            let session = begun_session(n, seed);
            let game = session.game();
            assert!((4..=n - 4).contains(&game.round()), "n = {n}, seed {seed}: {}", game.round());
            assert_eq!(game.visited().len() as u32, game.round() + 1, "each of these rounds was new");
            let after = Direction::BOTH.map(|direction| session.preview_answer(direction).expect("a small table"));
            let [plus, minus] = after.each_ref().map(|after| {
                let game = after.game();
                (game.layers().depth(game.token()), game.layers().sizes().to_vec(), game.visited().len())
            });
            assert!(plus != minus || plus.2 == game.visited().len(), "there is a difference that can be seen");
            let exact = table_at_hand(game.zn()).expect("solved at once");
            let call = game.waiting_call().expect("a call").magnitude;
            let value = exact.call(State::of(game), call).value();
            assert_eq!(value.visited, game.zn().f_star());
            let par = TableFacts::of(game.zn()).par.rounds;
            assert!(game.round() + value.rounds >= par, "n = {n}, seed {seed}: Derek has lost nothing");
        }
    }
    for n in [9, 15, 21] {
        assert_eq!(begun_session(n, 1).game().round(), 0, "there the first answer matters");
    }
}

/// True if a direction leads to a side of the screen, by where the token lands: farther to that side than with the other one, and
/// beside the middle clockwise counts as right.
fn to_side(n: u32, token: u32, right: bool) -> Direction {
    let x = |position: u32| (std::f64::consts::TAU * f64::from(position) / f64::from(n)).sin();
    let [plus, minus] = [(token + 1) % n, (token + n - 1) % n].map(x);
    let plus_is_right = plus > minus - 1e-9;
    if right == plus_is_right { Direction::Clockwise } else { Direction::CounterClockwise }
}

#[test]
fn a_game_takes_thought_exactly_if_no_side_said_again_and_again_earns_its_star() {
    for n in RUNGS {
        let mut thoughtful = 0;
        for seed in 1..=40 {
            let session = begun_session(n, seed);
            let earned = [[true, true], [false, false], [true, false], [false, true]].iter().any(|sides| {
                let mut played = session.copy().expect("a copy");
                let mut answers = 0;
                while played.turn() != Turn::Over && answers < 300 {
                    let right = sides[answers % 2];
                    played.answer(to_side(n, played.game().token(), right)).expect("a call waits");
                    answers += 1;
                }
                Goal::of(table(n)).is_reached(outcome(played.game()))
            });
            let takes = needs_thought(&session).expect("small");
            assert_eq!(takes, !earned, "n = {n}, seed {seed}");
            thoughtful += u32::from(takes);
        }
        assert!(thoughtful >= 12, "n = {n}: {thoughtful} of 40");
    }
}

#[test]
fn a_game_on_9_that_takes_thought_keeps_the_shield_out_of_reach_of_a_side_said_again_and_again() {
    let shield = [1, 4, 7];
    let mut thoughtful = 0;
    for seed in 1..=60 {
        let session = new_session(9, seed);
        if !needs_thought(&session).expect("small") {
            continue;
        }
        thoughtful += 1;
        for right in [true, false] {
            let mut played = session.copy().expect("a copy");
            while played.turn() != Turn::Over {
                played.answer(to_side(9, played.game().token(), right)).expect("a call waits");
            }
            assert!(shield.iter().any(|&position| played.game().is_visited(position)), "seed {seed}");
        }
    }
    assert!(thoughtful >= 15, "{thoughtful} of 60");
}

#[test]
fn nothing_is_played_without_a_person_as_derek_or_a_promise_of_magnus() {
    for (magnus, derek) in [("human", "protector"), ("any-pair", "random"), ("random", "human"), ("human", "human")] {
        let mut session = seated(13, magnus, derek, 1).expect("a game");
        assert_eq!(play_forced_rounds(&mut session), Ok(false), "{magnus}, {derek}");
        assert_eq!(session.game().round(), 0, "{magnus}, {derek}");
    }
}

/// The verdict on a game of Derek's.
fn judged(n: u32, visited: u32, rounds: u32) -> Judgement {
    let ended = Value { visited, rounds };
    judge(table(n), Player::Derek, ended, ended)
}

#[test]
fn a_star_is_for_f_star_positions_and_the_rounds_of_perfect_play_or_20_on_16() {
    let star = |n, visited, rounds| judged(n, visited, rounds).has_star;
    assert_eq!([star(13, 12, 15), star(13, 12, 14), star(13, 13, 19)], [true, false, false]);
    assert_eq!([star(16, 16, 20), star(16, 16, 19)], [true, false]);
    assert_eq!(RUNGS.map(|n| Goal::of(table(n)).rounds), [5, 15, 9, 20, 13]);
    assert_eq!(RUNGS.map(|n| Goal::of(table(n)).positions), [6, 12, 10, 16, 14]);
}

#[test]
fn there_is_no_star_off_the_ladder_or_for_magnus_and_rounds_alone_count_where_nothing_more_can_be_kept() {
    for n in RUNGS {
        let goal = Goal::of(table(n));
        for rounds in 1..40 {
            assert_eq!(judged(n, goal.positions, rounds).has_star, rounds >= goal.rounds, "n = {n}");
        }
        let ended = Value { visited: goal.positions, rounds: goal.rounds };
        let magnus = judge(table(n), Player::Magnus, ended, ended);
        assert_eq!(magnus, Judgement { is_better: false, has_star: false, by_rounds: false });
    }
    assert!(!judged(12, 8, 40).has_star);
    let by_rounds = [(13, 12), (13, 13), (16, 16), (9, 6)].map(|(n, visited)| judged(n, visited, 9).by_rounds);
    assert_eq!(by_rounds, [true, false, true, false]);
}

#[test]
fn magnus_would_have_more_positions_then_fewer_rounds() {
    let values: Vec<Value> = (0..4).flat_map(|visited| (0..4).map(move |rounds| Value { visited, rounds })).collect();
    for &one in &values {
        for &other in &values {
            let more = one.visited > other.visited;
            let same_sooner = one.visited == other.visited && one.rounds < other.rounds;
            assert_eq!(is_better(one, other), more || same_sooner, "{one:?}, {other:?}");
            let is_judged = |player| judge(table(13), player, one, other).is_better;
            assert_eq!(is_judged(Player::Magnus), is_better(one, other));
            assert_eq!(is_judged(Player::Derek), is_better(other, one));
        }
    }
}
