use crate::oracle::{human_answer, human_call, table};
use magnus_derek::game::Game;
use magnus_derek::game::Refusal;
use magnus_derek::layers::Layers;
use magnus_derek::position_set::PositionSet;
use magnus_derek::reason::End;
use magnus_derek::zn::Direction;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// The state of a game that does not depend on its past: everything a person can see.
#[derive(Debug, PartialEq)]
struct Snapshot {
    token: u32,
    visited: Vec<u32>,
    unvisited: PositionSet,
    round: u32,
    waiting: Option<u32>,
    end: Option<End>,
    layers: Layers,
}

fn snapshot(game: &Game) -> Snapshot {
    Snapshot {
        token: game.token(),
        visited: game.visited().to_vec(),
        unvisited: game.unvisited().clone(),
        round: game.round(),
        waiting: game.waiting_call().map(|call| call.magnitude),
        end: game.end(),
        layers: game.layers().clone(),
    }
}

fn play(game: &mut Game, magnitude: u32, direction: Direction) {
    game.call(human_call(magnitude)).expect("a legal call");
    game.answer(human_answer(direction)).expect("a call is waiting");
}

fn moves() -> impl Strategy<Value = (u32, Vec<(u32, bool)>)> {
    (2..=40_u32, proptest::collection::vec((any::<u32>(), any::<bool>()), 0..60))
}

fn direction(clockwise: bool) -> Direction {
    if clockwise { Direction::Clockwise } else { Direction::CounterClockwise }
}

proptest! {
    #[test]
    fn a_game_is_the_set_of_positions_the_token_was_on((n, moves) in moves()) {
        let mut game = Game::new(table(n));
        let mut positions = vec![0];
        for (magnitude, clockwise) in moves {
            let magnitude = 1 + magnitude % (n / 2);
            play(&mut game, magnitude, direction(clockwise));
            let last = positions[positions.len() - 1];
            positions.push(if clockwise { (last + magnitude) % n } else { (last + n - magnitude) % n });
        }
        let mut seen = BTreeSet::new();
        let first_visits: Vec<u32> = positions.iter().copied().filter(|&z| seen.insert(z)).collect();
        prop_assert_eq!(game.token(), positions[positions.len() - 1]);
        prop_assert_eq!(game.visited(), first_visits);
        prop_assert_eq!(game.unvisited(), &PositionSet::of(n, (0..n).filter(|z| !seen.contains(z))));
        let transcript: Vec<u32> = game.transcript().map(|round| round.to).collect();
        prop_assert_eq!(&transcript, &positions[1..]);
        prop_assert_eq!(game.layers(), &Layers::of(game.unvisited()));
    }

    #[test]
    fn undo_and_redo_walk_the_line_exactly((n, moves) in moves()) {
        let mut game = Game::new(table(n));
        let mut snapshots = vec![snapshot(&game)];
        for (magnitude, clockwise) in moves {
            play(&mut game, 1 + magnitude % (n / 2), direction(clockwise));
            snapshots.push(snapshot(&game));
        }
        for expected in snapshots.iter().rev().skip(1) {
            game.undo().expect("a round was played");
            prop_assert_eq!(&snapshot(&game), expected);
        }
        prop_assert_eq!(game.undo(), Err(Refusal::NothingToUndo));
        for expected in &snapshots[1..] {
            game.redo().expect("the line goes on");
            prop_assert_eq!(&snapshot(&game), expected);
        }
        prop_assert_eq!(game.redo(), Err(Refusal::NothingToRedo));
    }
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = Game::new(table(13));
    play(&mut game, 3, Direction::Clockwise);
    let before = snapshot(&game);
    for magnitude in [0, 7, u32::MAX] {
        assert!(matches!(game.call(human_call(magnitude)), Err(Refusal::Number(_))));
    }
    assert_eq!(game.answer(human_answer(Direction::Clockwise)), Err(Refusal::NothingCalled));
    assert_eq!(snapshot(&game), before);
    game.call(human_call(2)).expect("legal");
    assert_eq!(game.call(human_call(5)), Err(Refusal::AlreadyCalled { magnitude: 2 }));
    assert_eq!(game.waiting_call().map(|call| call.magnitude), Some(2));
}

#[test]
fn a_waiting_call_is_undone_and_redone_on_its_own() {
    let mut game = Game::new(table(13));
    play(&mut game, 3, Direction::Clockwise);
    game.call(human_call(5)).expect("legal");
    game.undo().expect("the call is taken back");
    assert_eq!((game.round(), game.waiting_call()), (1, None));
    game.redo().expect("the call is made again");
    assert_eq!(game.waiting_call().map(|call| call.magnitude), Some(5));
}

#[test]
fn redo_is_offered_exactly_where_it_is_not_refused() {
    let mut game = Game::new(table(13));
    let offered = |game: &Game| {
        assert_eq!(game.can_redo(), game.clone().redo().is_ok());
        game.can_redo()
    };
    assert!(!offered(&game), "nothing has been played");
    play(&mut game, 3, Direction::Clockwise);
    game.call(human_call(5)).expect("legal");
    assert!(!offered(&game), "the call is made");
    game.undo().expect("the call is taken back");
    assert!(offered(&game), "the call can be made again");
    game.undo().expect("the round is taken back");
    assert!(offered(&game), "the round can be played again");
}

#[test]
fn redo_makes_the_call_that_was_taken_back_last() {
    let mut game = Game::new(table(13));
    for magnitude in [5, 2, 6] {
        game.call(human_call(magnitude)).expect("legal");
        game.undo().expect("the call is taken back");
        game.redo().expect("the call is made again");
        assert_eq!(game.waiting_call().map(|call| call.magnitude), Some(magnitude));
        game.undo().expect("the call is taken back");
    }
}

#[test]
fn a_waiting_call_outlasts_the_removal_of_the_line_ahead() {
    let mut game = Game::new(table(13));
    for magnitude in [3, 4] {
        play(&mut game, magnitude, Direction::Clockwise);
    }
    game.go_to(1);
    play(&mut game, 5, Direction::Clockwise);
    game.go_to(1);
    game.call(human_call(6)).expect("legal");
    let lines = game.tree().lines();
    game.remove_line(&lines[game.tree().index_of_followed(&lines)]);
    assert_eq!((game.round(), game.waiting_call().map(|call| call.magnitude)), (1, Some(6)));
}

#[test]
fn playing_the_same_move_after_undo_keeps_the_line_and_another_begins_a_branch() {
    let mut game = Game::new(table(13));
    for magnitude in [3, 4, 5] {
        play(&mut game, magnitude, Direction::Clockwise);
    }
    game.undo().unwrap();
    game.undo().unwrap();
    play(&mut game, 4, Direction::Clockwise);
    assert_eq!((game.round(), game.line_length()), (2, 3));
    game.undo().unwrap();
    play(&mut game, 4, Direction::CounterClockwise);
    assert_eq!((game.round(), game.line_length()), (2, 2));
    assert!(!game.can_redo());
}

#[test]
fn the_game_ends_when_derek_is_safe_and_goes_on_if_he_blunders() {
    // n = 9, class [1]₃ untouched, everything else visited: Derek is safe.
    let mut game = Game::new(table(9));
    for (magnitude, clockwise) in [(3, true), (3, true), (4, true), (3, true), (3, true)] {
        assert_eq!(game.end(), None);
        play(&mut game, magnitude, direction(clockwise));
    }
    let Some(End::Safe { kept }) = game.end() else { panic!("Derek is safe") };
    assert_eq!((kept.gamma, kept.q), (2, 3));
    assert_eq!(game.witness(), None);
    // The call is futile, but not forbidden; a Derek who steps into his own class opens the game again.
    play(&mut game, 1, Direction::Clockwise);
    assert_eq!(game.token() % 3, 2);
    assert_eq!(game.end(), None);
}

#[test]
fn all_visited_is_an_end() {
    let mut game = Game::new(table(2));
    play(&mut game, 1, Direction::Clockwise);
    assert_eq!(game.end(), Some(End::AllVisited));
    assert_eq!(game.layers().sizes(), [0]);
}
