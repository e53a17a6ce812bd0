//! The rounds that strategies lose, beside games played and judged by plain recursion.

use crate::oracle::table;
use crate::oracle::values::{Dumb, Outcome};
use crate::seated::seated;
use magnus_derek::exact;
use magnus_derek::game::Game;
use magnus_derek::registry::{self, Chosen, Seated};
use magnus_derek::{derek, magnus, parse};
use magnus_derek_table::lost_rounds::{LostRounds, SEEDS, TABLES, lost_rounds};
use magnus_derek_table::session::{Turn, round_limit};

/// Positions, or else rounds, by which an outcome is worse than another.
fn loss(could: Outcome, has: Outcome) -> (u32, u32) {
    if could.0 == has.0 { (0, has.1 - could.1) } else { (could.0 - has.0, 0) }
}

/// The computers that can play on a table, without those that go by a list.
fn computers<Strategy: ?Sized + Seated>(
    entries: &'static [registry::Entry<Strategy>],
    game: &Game,
) -> Vec<Chosen<Strategy>> {
    let all = registry::choices(entries).into_iter();
    all.filter(|one| !one.entry.arguments.is_list() && matches!(one.build(game, 0), Ok(Some(_)))).collect()
}

#[test]
fn what_a_strategy_loses_is_what_plain_recursion_says_of_its_games() {
    for n in [3, 6, 8, 9] {
        let mut dumb = Dumb::new(n);
        // Some Dereks wait for it.
        exact::solved_table(table(n)).expect("a small table");
        let start = Game::new(table(n));
        for magnus in computers(magnus::REGISTRY, &start) {
            let mut expected = vec![LostRounds::default(); n as usize];
            for derek in computers(derek::REGISTRY, &start) {
                let seeds = if magnus.entry.seeded || derek.entry.seeded { SEEDS } else { 1 };
                for seed in 0..seeds {
                    let mut session = seated(n, &magnus.id(), &derek.id(), seed).expect("both suit");
                    let mut last = None;
                    while session.turn() != Turn::Over && session.game().round() < round_limit(n) {
                        let token = session.game().token();
                        let unvisited = session.game().unvisited().iter().fold(0_u64, |set, z| set | 1 << z);
                        session.step().expect("two computers");
                        let called = session.game().last_round().expect("a round").call.magnitude;
                        let could = dumb.value(unvisited, token);
                        let (positions, rounds) = loss(could, dumb.call(unvisited, token, called));
                        let here = &mut expected[unvisited.count_ones() as usize];
                        here.positions += positions;
                        here.rounds += rounds;
                        here.games += u32::from(last != Some(unvisited.count_ones()));
                        last = Some(unvisited.count_ones());
                    }
                }
            }
            assert_eq!(lost_rounds(table(n), &magnus).expect("a small table"), expected, "{} on {n}", magnus.id());
        }
    }
}

#[test]
fn a_perfect_magnus_loses_nothing_and_one_at_random_does() {
    let lost = |id: &str| lost_rounds(table(13), &parse::magnus(id).expect("an id")).expect("a small table");
    assert!(lost("perfect").iter().all(|one| (one.rounds, one.positions) == (0, 0)));
    assert!(lost("random").iter().any(|one| one.rounds > 0 && one.games > 0));
}

#[test]
fn larger_tables_are_refused() {
    let refusal = lost_rounds(table(TABLES.max + 1), &magnus::first()).expect_err("too large");
    assert!(refusal.to_string().contains("22"), "{refusal}");
}
