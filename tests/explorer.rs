//! The explorer beside plain minimax, beside the solved tables, and beside games that the strategies play.

use crate::oracle::{human_answer, human_call, table};
use magnus_derek::exact::{self, State};
use magnus_derek::game::Game;
use magnus_derek::magnus::REGISTRY;
use magnus_derek::registry;
use magnus_derek::solver::Value;
use magnus_derek::zn::Direction;
use magnus_derek_table::explorer::Explored;

/// The most positions that Magnus can force in at most `rounds` rounds, by the definition alone.
fn most_within(game: &mut Game, rounds: u32) -> u32 {
    let mut best = game.visited().len() as u32;
    if rounds == 0 {
        return best;
    }
    for magnitude in 1..=game.zn().max_magnitude() {
        best = best.max(worst_answer(game, magnitude, rounds));
    }
    best
}

/// The same after a call, the round of which is counted: Derek answers so that the fewest come.
fn worst_answer(game: &mut Game, magnitude: u32, rounds: u32) -> u32 {
    let after = |direction| {
        game.call(human_call(magnitude)).unwrap();
        game.answer(human_answer(direction)).unwrap();
        let most = most_within(game, rounds - 1);
        game.undo().unwrap();
        most
    };
    Direction::BOTH.map(after).into_iter().min().unwrap()
}

#[test]
fn values_of_calls_are_those_of_plain_minimax_to_n_5() {
    for n in 2..=5 {
        let rounds = exact::solved_table(table(n)).unwrap().rounds();
        let mut game = Game::new(table(n));
        let explored = Explored::of(&game, 1);
        let Value { visited, rounds: needed } = explored.value.unwrap();
        assert!(needed <= rounds);
        assert_eq!(most_within(&mut game, needed), visited, "n = {n}");
        assert_eq!(most_within(&mut game, needed + 1), visited, "n = {n}");
        if needed > 0 {
            assert!(most_within(&mut game, needed - 1) < visited, "n = {n}");
        }
        for call in explored.calls {
            let Value { visited, rounds } = call.value;
            assert!(worst_answer(&mut game, call.magnitude, rounds.max(1)) >= visited, "n = {n}, {call:?}");
            assert_eq!(worst_answer(&mut game, call.magnitude, rounds + 1), visited, "n = {n}, {call:?}");
            if rounds > 1 {
                assert!(worst_answer(&mut game, call.magnitude, rounds - 1) < visited, "n = {n}, {call:?}");
            }
        }
    }
}

/// A game of these many rounds that goes anywhere.
fn wander(n: u32, rounds: u32) -> Game {
    let mut game = Game::new(table(n));
    for round in 0..rounds {
        game.call(human_call(1 + (7 * round + n) % (n / 2))).unwrap();
        let direction = if round % 3 == 1 { Direction::CounterClockwise } else { Direction::Clockwise };
        game.answer(human_answer(direction)).unwrap();
    }
    game
}

#[test]
fn an_ending_has_the_values_of_the_solved_table() {
    // On 23 positions nothing is at hand before it is asked for, so that the first answer is the ending's.
    let game = wander(23, 30);
    let ending = Explored::of(&game, 1);
    assert!(ending.left > 2 && ending.left <= ending.most_left, "{} left", ending.left);
    let solved = exact::solved_table(game.zn()).unwrap();
    assert_eq!(ending.value, Some(solved.value(State::of(&game))));
    let answers: Vec<_> = solved.calls(State::of(&game)).into_iter().map(|call| call.answers).collect();
    assert_eq!(ending.calls.iter().map(|call| call.answers).collect::<Vec<_>>(), answers);
    assert_eq!(Explored::of(&game, 1).calls, ending.calls);
}

#[test]
fn a_long_game_has_no_values_before_few_positions_are_left() {
    let explored = Explored::of(&wander(101, 5), 1);
    assert_eq!((explored.value, explored.calls.len()), (None, 0));
    assert!(explored.left > explored.most_left);
}

#[test]
fn strategies_would_call_what_they_call_when_they_play() {
    for n in [13, 16, 21, 27] {
        for chosen in registry::choices(REGISTRY) {
            let mut game = Game::new(table(n));
            let Ok(Some(player)) = chosen.build(&game, 5) else { continue };
            for round in 0..6 {
                let Some(call) = player.is_ready().then(|| player.call(&game)).flatten() else { break };
                let explored = Explored::of(&game, 5);
                // One who cannot take over in the middle of a game is asked at its beginning alone.
                let found = explored.strategies.iter().find(|found| found.id == chosen.id());
                if chosen.entry.arguments.is_list() {
                    assert_eq!(found, None);
                } else if let Some(found) = found.filter(|_| chosen.entry.by_position || round == 0) {
                    assert_eq!(found.magnitude, Some(call.magnitude), "{} on {n}, round {round}", chosen.id());
                }
                assert!(found.is_some() || round > 0 || chosen.entry.arguments.is_list(), "{}", chosen.id());
                game.call(call).unwrap();
                game.answer(human_answer(Direction::BOTH[round % 2])).unwrap();
            }
        }
    }
}
