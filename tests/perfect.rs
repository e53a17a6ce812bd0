//! The perfect players against everybody, the evaluation, and games that wait for their table to be solved.

use crate::oracle::{human_answer, human_call, table};
use crate::seated::{derek, magnus, seated};
use magnus_derek::derek::Derek;
use magnus_derek::exact::{self, SolvedTable, State};
use magnus_derek::game::Game;
use magnus_derek::magnus::Magnus;
use magnus_derek::parse;
use magnus_derek::solver::Refusal;
use magnus_derek::solver::known_rounds;
use magnus_derek::zn::Direction;
use magnus_derek_table::evaluation::{self, Loss, RatedPosition, Verdict};
use magnus_derek_table::session::Turn;
use magnus_derek_table::view::PositionFacts;
use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;

const NO_LOSS: Loss = Loss { positions: 0, rounds: 0 };

fn perfect_magnus(n: u32) -> Box<dyn Magnus> {
    parse::magnus("perfect").unwrap().build(&Game::new(table(n)), 0).unwrap().unwrap()
}

fn perfect_derek(n: u32) -> Box<dyn Derek> {
    parse::derek("perfect").unwrap().build(&Game::new(table(n)), 0).unwrap().unwrap()
}

fn r(n: u32) -> u32 {
    known_rounds(n).expect("in the table")
}

/// The round in which the worst Derek lets this Magnus have f*(n) positions, and the fewest that he ends with.
fn latest(game: &mut Game, magnus: &dyn Magnus, known: &mut HashMap<(State, u32), (u32, u32)>) -> (u32, u32) {
    let key = (State::of(game), game.round());
    if let Some(&result) = known.get(&key) {
        return result;
    }
    let reached = game.visited().len() as u32 >= game.zn().f_star();
    let mut worst = (if reached { 0 } else { u32::MAX }, game.visited().len() as u32);
    match magnus.call(game) {
        None => assert!(game.end().is_some()),
        Some(call) => {
            assert!(game.end().is_none());
            worst = (0, u32::MAX);
            for direction in Direction::BOTH {
                game.call(call).unwrap();
                game.answer(human_answer(direction)).unwrap();
                let (round, visited) = latest(game, magnus, known);
                worst = (worst.0.max(round), worst.1.min(visited));
                game.undo().unwrap();
            }
            let now = if reached { 0 } else { game.round() + 1 };
            worst.0 = if reached { 0 } else { worst.0.max(now) };
        }
    }
    known.insert(key, worst);
    worst
}

#[test]
fn a_perfect_magnus_never_needs_more_than_r_of_n_rounds_against_every_derek_to_n_15() {
    for n in 2..=15 {
        let (round, visited) = latest(&mut Game::new(table(n)), &*perfect_magnus(n), &mut HashMap::new());
        assert_eq!(round, r(n), "n = {n}");
        assert!(visited >= table(n).f_star(), "n = {n}");
    }
}

/// Plays every game of fewer than `rounds` rounds that some Magnus can play against this Derek.
fn nobody_is_sooner(game: &mut Game, derek: &dyn Derek, rounds: u32, seen: &mut HashSet<(State, u32)>) {
    let (zn, state) = (game.zn(), State::of(game));
    let visited = state.count();
    assert!(visited < zn.f_star(), "n = {}: {visited} positions after {} rounds", zn.n(), game.round());
    for magnitude in 1..=zn.max_magnitude() {
        let answer = derek.answer(game, magnitude);
        // Most rounds lead to where another game has been, and need not be played.
        let next = (state.after(zn, magnitude, answer.direction), game.round() + 1);
        if next.1 == rounds || !seen.insert(next) {
            continue;
        }
        game.call(human_call(magnitude)).unwrap();
        game.answer(answer).unwrap();
        nobody_is_sooner(game, derek, rounds, seen);
        game.undo().unwrap();
    }
}

#[test]
#[ignore = "takes long"]
fn a_perfect_derek_never_allows_fewer_than_r_of_n_rounds_to_any_magnus_to_n_14() {
    for n in 2..=14 {
        nobody_is_sooner(&mut Game::new(table(n)), &*perfect_derek(n), r(n), &mut HashSet::new());
    }
}

#[test]
#[ignore = "takes long"]
fn two_perfect_players_take_r_of_n_rounds_to_f_star() {
    for n in (2..=23).chain([25, 26]) {
        let (magnus, derek) = (perfect_magnus(n), perfect_derek(n));
        let mut game = Game::new(table(n));
        while (game.visited().len() as u32) < table(n).f_star() {
            let call = magnus.call(&game).expect("f* can be forced");
            game.call(call).unwrap();
            game.answer(derek.answer(&game, call.magnitude)).unwrap();
        }
        assert_eq!(game.round(), r(n), "n = {n}");
    }
}

#[test]
fn a_perfect_magnus_gets_what_the_position_promises_against_every_derek_to_n_13() {
    fn check(game: &mut Game, magnus: &dyn Magnus, seen: &mut HashSet<(State, u32)>) {
        if !seen.insert((State::of(game), game.round())) {
            return;
        }
        let before = RatedPosition::of(game).unwrap().value;
        let Some(call) = magnus.call(game) else { return };
        game.call(call).unwrap();
        let called = RatedPosition::of(game).unwrap();
        // Only the most positions count here: on odd primes and powers of two nothing is ever passed over.
        assert_eq!(called.value, before);
        for (direction, loss) in Direction::BOTH.into_iter().zip(called.answer_losses.unwrap()) {
            game.answer(human_answer(direction)).unwrap();
            let after = RatedPosition::of(game).unwrap().value;
            let to_go = if after.rounds == 0 { 0 } else { after.rounds + 1 };
            assert_eq!(after.visited - called.value.visited, loss.positions);
            if loss.positions == 0 && to_go > 0 {
                assert_eq!(called.value.rounds - to_go, loss.rounds);
            }
            check(game, magnus, seen);
            game.undo().unwrap();
            game.call(call).unwrap();
        }
        game.undo().unwrap();
    }
    for n in [2, 3, 4, 5, 7, 8, 11, 13] {
        check(&mut Game::new(table(n)), &*perfect_magnus(n), &mut HashSet::new());
    }
}

#[test]
fn the_best_call_of_every_position_loses_nothing_and_the_worse_ones_do_to_n_9() {
    for n in 2..=9 {
        let exact = exact::solved_table(table(n)).unwrap();
        for visited in (1..1_u64 << n).step_by(2) {
            let state = State { visited, token: 0 };
            let (best, calls) = (exact.value(state), exact.calls(state));
            assert!(calls.iter().all(|call| !exact::is_better(call.value(), best)), "n = {n}, {visited:b}");
            assert!(calls.iter().any(|call| call.value() == best), "n = {n}, {visited:b}");
        }
    }
}

#[test]
fn a_line_is_evaluated_round_by_round_and_its_losses_add_up() {
    let mut session = seated(11, "perfect", "clockwise", 1).unwrap();
    while session.turn() != Turn::Over {
        session.step().unwrap();
    }
    let line = evaluation::rate_line(session.game()).unwrap();
    assert_eq!(line.len(), session.game().round() as usize + 1);
    assert_eq!((line[0].visited, line[0].end), (10, r(11)));
    assert!(line.iter().all(|round| round.call == NO_LOSS));
    let spared: u32 = line.iter().map(|round| round.answer.rounds).sum();
    assert_eq!(r(11) - spared, session.game().round());
    assert!(spared > 0);
    // Going back shows the same line.
    session.go_to(3).unwrap();
    assert_eq!(evaluation::rate_line(session.game()).unwrap(), line);
}

#[test]
fn a_blunder_of_derek_on_a_composite_table_is_worth_positions() {
    // f*(9) = 6; the token may enter all three classes mod 3 only if Derek lets it.
    let mut game = Game::new(table(9));
    let mut allowed = 0;
    for magnitude in [1, 1, 1, 4, 4] {
        game.call(human_call(magnitude)).unwrap();
        allowed += RatedPosition::of(&game).unwrap().answer_losses.unwrap()[0].positions;
        game.answer(human_answer(Direction::Clockwise)).unwrap();
    }
    assert_eq!(6 + allowed, evaluation::rate_line(&game).unwrap().last().unwrap().visited);
    assert!(allowed > 0);
}

#[test]
fn the_verdict_says_how_a_game_came_from_par_to_its_end() {
    for (n, seed) in [7, 9, 11, 13, 16, 22].into_iter().flat_map(|n| (1..=20).map(move |seed| (n, seed))) {
        let magnus = if seed % 2 == 0 { "layers" } else { "random" };
        let mut session = seated(n, magnus, "random", seed).unwrap();
        while session.can_step() {
            session.step().unwrap();
        }
        let game = session.game();
        let Verdict { magnus, derek } = Verdict::of(game).unwrap();
        let visited = game.visited().len() as u32;
        assert_eq!(visited + magnus.positions, game.zn().f_star() + derek.positions, "n = {n}, seed {seed}");
        if magnus.positions + derek.positions == 0 {
            let rounds = PositionFacts::of(&session).last_visit;
            assert_eq!(rounds + derek.rounds, r(n) + magnus.rounds, "n = {n}, seed {seed}");
        }
        // Of the rounds played, not of those undone.
        session.go_to(0).unwrap();
        assert_eq!(Verdict::of(session.game()).unwrap().derek, Default::default());
    }
}

#[test]
fn tables_beyond_the_reach_of_exact_values_get_a_sentence() {
    let told = RatedPosition::of(&Game::new(table(31))).unwrap_err().to_string();
    assert_eq!(told, "Exact values reach tables from n = 2 to 29, but n is 31.");
    let told = seated(31, "perfect", "human", 1).err().unwrap().to_string();
    assert!(told.contains("up to n = 29"), "{told}");
}

#[test]
fn a_perfect_player_waits_until_the_table_is_solved_and_then_goes_on() {
    // Nothing else in this file needs this table.
    let mut session = seated(24, "perfect", "human", 1).unwrap();
    assert_eq!(session.turn(), Turn::Magnus);
    assert!(session.awaits_solution());
    let told = session.step().unwrap_err().to_string();
    assert_eq!(told, "The table with n = 24 has to be solved before the computer can move.");
    assert!(session.resume().is_ok() && session.awaits_solution());
    session.set_magnus(magnus("human")).unwrap();
    session.set_derek(derek("perfect")).unwrap();
    session.call(5).unwrap();
    assert_eq!((session.turn(), session.awaits_solution()), (Turn::Derek, true));
    // It may have been solved elsewhere.
    let elsewhere = SolvedTable::solve(table(24), 2, &mut |_| ControlFlow::Continue(())).unwrap();
    exact::keep_table(SolvedTable::from_bytes(table(24), &elsewhere.to_bytes()).unwrap());
    session.resume().unwrap();
    assert_eq!((session.turn(), session.game().round()), (Turn::Magnus, 1));
}

#[test]
fn solving_for_a_player_reports_progress_and_can_be_stopped_and_begun_again() {
    let mut session = seated(23, "perfect", "random", 1).expect("legal");
    let mut parts = Vec::new();
    let stopped = session.solve_and_report(&mut |done| {
        parts.push(done);
        if parts.len() < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert_eq!(stopped, Err(Refusal::Stopped.into()));
    assert!(parts.len() == 3 && parts.is_sorted() && parts[2] < 1.0, "{parts:?}");
    assert!(session.awaits_solution());
    session.solve_and_report(&mut |_| ControlFlow::Continue(())).expect("not stopped");
    assert!(!session.awaits_solution() && session.can_step());
}

#[test]
fn a_person_may_move_before_the_table_is_solved() {
    // No test solves this table.
    let mut session = seated(28, "human", "perfect", 1).expect("legal");
    assert!(session.may_call() && !session.awaits_solution());
    session.call(5).expect("a person's move");
    assert!(session.awaits_solution());
}

#[test]
fn only_two_computers_play_on_by_themselves_once_the_table_is_solved() {
    let would = |magnus: &str, derek: &str| seated(28, magnus, derek, 1).expect("legal").would_play_on();
    assert!(would("perfect", "perfect") && would("perfect", "random") && would("random", "perfect"));
    assert!(!would("perfect", "human"), "a person moves next");
    assert!(!would("human", "perfect"), "a person moves first");
    assert!(!would("random", "random"), "nobody waits for anything");
}
