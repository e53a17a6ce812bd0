//! The worst cases of strategies beside a search that remembers nothing, and the checked-in table of them.

use crate::oracle::{human_answer, table};
use crate::seated::magnus;
use magnus_derek::game::Game;
use magnus_derek::magnus::Magnus;
use magnus_derek::solver::known_rounds;
use magnus_derek::zn::Direction;
use magnus_derek_table::worst::{KNOWN, rounds_at_worst, strategies};

/// The most rounds to f*(n), by playing every sequence of directions.
fn by_every_sequence(game: &mut Game, magnus: &dyn Magnus) -> u32 {
    if game.visited().len() as u32 >= game.zn().f_star() {
        return game.round();
    }
    let call = magnus.call(game).expect("f* can be forced");
    let rounds = Direction::BOTH.map(|direction| {
        game.call(call).unwrap();
        game.answer(human_answer(direction)).unwrap();
        let rounds = by_every_sequence(game, magnus);
        game.undo().unwrap();
        rounds
    });
    rounds[0].max(rounds[1])
}

#[test]
fn worst_cases_are_those_over_every_sequence_of_directions_to_n_13() {
    for (n, chosen) in (2..=13).flat_map(|n| strategies().into_iter().map(move |chosen| (n, chosen))) {
        let mut game = Game::new(table(n));
        let strategy = chosen.build(&game, 0).unwrap().unwrap();
        let expected = by_every_sequence(&mut game, &*strategy);
        assert_eq!(rounds_at_worst(table(n), &chosen).unwrap(), expected, "n = {n}, {}", chosen.id());
    }
}

#[test]
fn the_table_of_worst_cases_is_found_again_to_22_and_nobody_beats_r_of_n() {
    let mut lines = KNOWN.lines();
    assert_eq!(lines.next(), Some("n,layers,balanced,endgame"));
    let rows: Vec<Vec<u32>> = lines.map(|line| line.split(',').map(|cell| cell.parse().unwrap()).collect()).collect();
    assert!(rows.len() >= 23);
    for (n, row) in (2..).zip(&rows) {
        assert_eq!(row[0], n);
        assert!(row[1..].iter().all(|&rounds| rounds >= known_rounds(n).unwrap()), "n = {n}");
        for (chosen, &rounds) in strategies().iter().zip(&row[1..]).filter(|_| n <= 22) {
            assert_eq!(rounds_at_worst(table(n), chosen).unwrap(), rounds, "n = {n}, {}", chosen.id());
        }
    }
}

#[test]
fn strategies_that_remember_are_refused() {
    let told = rounds_at_worst(table(9), &magnus("two-phase")).unwrap_err().to_string();
    assert_eq!(told, "There is no Magnus for worst cases called two-phase. The choices are layers, balanced, endgame.");
    assert!(rounds_at_worst(table(31), &magnus("layers")).is_err());
}
