use crate::seated;
use magnus_derek::parse;
use magnus_derek::{derek, magnus};
use magnus_derek_table::tournament::{Pairing, Refusal, pairings, play};

fn games(tables: &[u32], magnuses: &str, dereks: &str, seeds: u32) -> Result<Vec<Pairing>, Refusal> {
    let (magnuses, dereks) = (parse::players(magnus::REGISTRY, magnuses), parse::players(derek::REGISTRY, dereks));
    pairings(tables, &magnuses.expect("known"), &dereks.expect("known"), seeds)
}

#[test]
fn all_means_every_computer_player_that_suits_the_table() {
    let all = games(&[13, 16], "all", "all", 2).expect("legal");
    let has = |n, magnus: &str| all.iter().any(|game| game.n == n && game.magnus.id() == magnus);
    assert!(has(13, "prime") && !has(16, "prime") && has(16, "power-of-two") && !has(13, "power-of-two"));
    assert!(all.iter().all(|game| game.magnus.id() != "human" && !game.derek.id().starts_with("scripted")));
    assert!(all.iter().any(|game| game.derek.id() == "hoarder:bohr" && game.seed == 1));
    let scripted = games(&[13], "scripted:3,1,2,layers", "clockwise", 1).expect("legal");
    let ids: Vec<String> = scripted.iter().map(|game| game.magnus.id()).collect();
    assert_eq!(ids, ["scripted:3,1,2", "layers"]);
}

#[test]
fn a_game_is_played_to_its_end_and_gives_its_bound() {
    let game = Pairing { n: 45, magnus: seated::magnus("two-phase"), derek: seated::derek("protector"), seed: 1 };
    let outcome = play(&game).expect("both suit");
    assert_eq!((outcome.f_star, outcome.visited, outcome.bound, outcome.finished), (30, 30, Some(132), true));
}

#[test]
fn a_magnus_who_gets_nowhere_is_stopped() {
    // ℓ = 1 for ever against an alternating Derek: 0, 1, 0, 1, …
    let game = Pairing { n: 9, magnus: seated::magnus("scripted:1"), derek: seated::derek("alternating"), seed: 0 };
    let outcome = play(&game).expect("both suit");
    assert_eq!((outcome.visited, outcome.rounds, outcome.finished), (2, 180, false));
}

#[test]
fn games_that_cannot_be_played_get_a_sentence() {
    let unsuited = games(&[13], "scripted:7", "clockwise", 1).expect("legal");
    assert!(unsuited.is_empty(), "a list that is none for this table");
    assert!(matches!(games(&[13, 1], "all", "all", 1), Err(Refusal::Number(_))));
    let tables: Vec<u32> = (2..=9000).collect();
    let sentence = games(&tables, "all", "all", 9).expect_err("too many").to_string();
    assert!(sentence.starts_with("The number of games must be a whole number from 1 to 100000"), "{sentence}");
}
