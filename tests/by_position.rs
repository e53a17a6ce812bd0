//! The promise of `by_position` in the registry: a search may remember positions for such a player.

use crate::oracle::{human_answer, human_call, table};
use magnus_derek::exact::State;
use magnus_derek::game::Game;
use magnus_derek::registry::choices;
use magnus_derek::zn::Direction;
use magnus_derek::{derek, exact, magnus};
use std::collections::HashMap;

const TABLES: [u32; 3] = [7, 9, 12];

/// Games of six rounds with all moves from a fixed list of numbers, so that many of them meet in the same position; `look` sees the game
/// before each round, and a magnitude.
fn games_that_meet(n: u32, mut look: impl FnMut(&Game, u32)) {
    for number in 0..1500_u32 {
        let mut game = Game::new(table(n));
        let mut draw = number.wrapping_mul(2_654_435_761);
        for _ in 0..6 {
            draw = draw.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let magnitude = 1 + (draw >> 16) % (n / 2);
            look(&game, magnitude);
            game.call(human_call(magnitude)).expect("legal");
            game.answer(human_answer(Direction::BOTH[(draw >> 9 & 1) as usize])).expect("a call is waiting");
        }
    }
}

#[test]
fn a_magnus_by_position_calls_the_same_however_the_position_came_about() {
    for n in TABLES {
        exact::solved_table(table(n)).expect("small");
        for chosen in choices(magnus::REGISTRY).into_iter().filter(|chosen| chosen.entry.by_position) {
            let Ok(Some(magnus)) = chosen.build(&Game::new(table(n)), 5) else { continue };
            let (mut known, mut met) = (HashMap::new(), 0);
            games_that_meet(n, |game, _| {
                let call = magnus.call(game).map(|call| call.magnitude);
                let before = known.insert((State::of(game), game.round()), call);
                met += u32::from(before.is_some());
                assert!(before.is_none_or(|before| before == call), "{} on n = {n}: {:?}", chosen.id(), game.visited());
            });
            assert!(met > 1000, "n = {n}");
        }
    }
}

#[test]
fn a_derek_by_position_answers_the_same_however_the_position_came_about() {
    for n in TABLES {
        exact::solved_table(table(n)).expect("small");
        for chosen in choices(derek::REGISTRY).into_iter().filter(|chosen| chosen.entry.by_position) {
            let Ok(Some(derek)) = chosen.build(&Game::new(table(n)), 5) else { continue };
            let (mut known, mut met) = (HashMap::new(), 0);
            games_that_meet(n, |game, magnitude| {
                let direction = derek.answer(game, magnitude).direction;
                let before = known.insert((State::of(game), game.round(), magnitude), direction);
                met += u32::from(before.is_some());
                let same = before.is_none_or(|before| before == direction);
                assert!(same, "{} on n = {n}: {:?}, {magnitude}", chosen.id(), game.visited());
            });
            assert!(met > 1000, "n = {n}");
        }
    }
}
