use magnus_derek::registry;
use magnus_derek::tournament::Refusal;
use magnus_derek::tournament::{Pairing, pairings, parse_tables, play};

#[test]
fn tables_are_numbers_and_ranges() {
    assert_eq!(parse_tables("101, 9"), Ok(vec![9, 101]));
    assert_eq!(parse_tables("3-6,5–7"), Ok(vec![3, 4, 5, 6, 7]));
    for bad in ["", "1", "5-3", "3-", "x", "2-1000000"] {
        assert!(parse_tables(bad).is_err(), "{bad:?}");
    }
}

#[test]
fn all_means_every_computer_player_that_suits_the_table() {
    let games = pairings("13,16", "all", "all", 2).expect("legal");
    let has = |n, magnus: &str| games.iter().any(|game| game.n == n && game.magnus == magnus);
    assert!(has(13, "prime") && !has(16, "prime") && has(16, "power-of-two") && !has(13, "power-of-two"));
    assert!(games.iter().all(|game| game.magnus != "human" && !game.derek.starts_with("scripted")));
    assert!(games.iter().any(|game| game.derek == "hoarder:bohr" && game.seed == 1));
    let scripted = pairings("13", "scripted:3,1,2,layers", "clockwise", 1).expect("legal");
    let ids: Vec<&str> = scripted.iter().map(|game| game.magnus.as_str()).collect();
    assert_eq!(ids, ["scripted:3,1,2", "layers"]);
}

#[test]
fn a_game_is_played_to_its_end_and_its_bound_is_told() {
    let game = Pairing { n: 45, magnus: "two-phase".into(), derek: "protector".into(), seed: 1 };
    let outcome = play(&game).expect("both suit");
    assert_eq!((outcome.f_star, outcome.visited, outcome.bound, outcome.finished), (30, 30, Some(132), true));
}

#[test]
fn a_magnus_who_gets_nowhere_is_stopped() {
    // ℓ = 1 for ever against an alternating Derek: 0, 1, 0, 1, …
    let game = Pairing { n: 9, magnus: "scripted:1".into(), derek: "alternating".into(), seed: 0 };
    let outcome = play(&game).expect("both suit");
    assert_eq!((outcome.visited, outcome.rounds, outcome.finished), (2, 180, false));
}

#[test]
fn what_cannot_be_played_is_said() {
    assert!(matches!(
        pairings("13", "nobody", "all", 1),
        Err(Refusal::Registry(registry::Refusal::UnknownStrategy { .. }))
    ));
    assert!(matches!(pairings("13", "all", "scripted:+x", 1), Ok(games) if games.is_empty()));
    let sentence = pairings("2-9000", "all", "all", 9).expect_err("too many").to_string();
    assert!(sentence.starts_with("The number of games must be a whole number from 1 to 100000"), "{sentence}");
}
