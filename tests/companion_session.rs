//! Sessions of the three companion games: turns, undo and redo, hints, reasons, and links.

use magnus_derek_companions::Outcome;
use magnus_derek_companions::dominoes;
use magnus_derek_companions::notation::{link, parse_move, player};
use magnus_derek_companions::player::Player;
use magnus_derek_companions::position::{self, Reason};
use magnus_derek_companions::session::{Author, Session};
use proptest::prelude::*;

const PLAYERS: [Player; 3] = [Player::Human, Player::Perfect, Player::Random];

/// The game whose name the link begins with.
fn open(text: &str) -> Session {
    let (name, _) = text.split_once('=').expect("a name");
    link::open(name.trim_start_matches('#').trim(), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A person's move, as it is typed.
fn make(table: &mut Session, text: &str) -> Result<(), String> {
    let one = table.persons_position().map_err(|refusal| refusal.to_string())?;
    let one = parse_move(one, text).map_err(|refusal| refusal.to_string())?;
    table.make(one).map_err(|refusal| refusal.to_string())
}

fn texts(table: &Session) -> Vec<String> {
    table.moves_made().iter().map(|made| made.text.clone()).collect()
}

/// Plays on by hints where a person sits.
fn play_to_the_end(table: &mut Session) {
    while !table.position().is_over() {
        if table.can_step() {
            table.step().expect("a computer moves");
        } else {
            let (one, _) = table.hint().expect("a hint while the game goes on");
            table.make(one).expect("a hint is a legal move");
        }
    }
}

/// All nine pairs of players at games short enough to be played to their end.
fn at_every_table(starts: &[&str], check: impl Fn(Session)) {
    for start in starts {
        for first in PLAYERS {
            for second in PLAYERS {
                check(open(&format!("{start}&first={}&second={}&seed=5", first.id(), second.id())));
            }
        }
    }
}

fn perfect_players_win_what_can_be_won(starts: &[&str]) {
    at_every_table(starts, |mut table| {
        let first_wins = table.start().outcome() == Outcome::N;
        let players = table.players();
        play_to_the_end(&mut table);
        let winner = usize::from(!first_wins);
        // Hints are perfect too, so only chance can spoil a win.
        if players[winner] != Player::Random {
            assert_eq!(table.winner(), Some(winner), "{players:?}");
        }
        assert!(table.hint().is_none() && !table.can_step());
        assert!(table.step().is_err() && make(&mut table, "1").is_err());
    });
}

const DOMINOES: [&str; 3] = ["dominoes=7", "dominoes=12", "dominoes=1"];
const MULTIVISION: [&str; 3] = ["multivision=12,18", "multivision=36", "multivision=12,18&k=3"];
const NUMBERS: [&str; 3] = ["number-game=100,62", "number-game=13,8", "number-game=5,5"];

#[test]
fn a_perfect_player_who_can_win_wins() {
    perfect_players_win_what_can_be_won(&DOMINOES);
    perfect_players_win_what_can_be_won(&MULTIVISION);
    perfect_players_win_what_can_be_won(&NUMBERS);
}

fn links_keep_the_game(starts: &[&str]) {
    at_every_table(starts, |mut table| {
        loop {
            let again: Session = open(&table.link().expect("a short game"));
            assert_eq!((texts(&again), again.players(), again.seed()), (texts(&table), table.players(), table.seed()));
            assert_eq!(again.position(), table.position());
            // The reasons are found again.
            let authors =
                |table: &Session| table.moves_made().iter().map(|made| made.author.clone()).collect::<Vec<_>>();
            assert_eq!(authors(&again), authors(&table));
            if table.position().is_over() {
                return;
            }
            match table.hint().filter(|_| !table.can_step()) {
                Some((one, _)) => table.make(one).expect("legal"),
                None => table.step().expect("a computer moves"),
            }
        }
    });
}

#[test]
fn a_link_keeps_the_game_and_finds_the_reasons_again() {
    links_keep_the_game(&DOMINOES);
    links_keep_the_game(&MULTIVISION);
    links_keep_the_game(&NUMBERS);
}

fn undo_and_redo_are_exact(starts: &[&str]) {
    at_every_table(starts, |mut table| {
        let beginning = texts(&table);
        play_to_the_end(&mut table);
        let (all, end) = (texts(&table), table.position().clone());
        let human = table.players().contains(&Player::Human);
        while table.can_undo() {
            let before = table.moves_made().len();
            table.undo().expect("there is something");
            assert!(table.moves_made().len() < before);
            assert!(!human || table.players()[table.seat()] == Player::Human, "a person has the move after undo");
        }
        assert!(table.undo().is_err());
        assert_eq!(texts(&table), if human { beginning } else { Vec::new() });
        while table.can_redo() {
            table.redo().expect("there is something");
        }
        assert!(table.redo().is_err());
        assert_eq!((texts(&table), table.position()), (all, &end));
    });
}

#[test]
fn undo_goes_back_to_a_persons_choice_and_redo_forth_again() {
    undo_and_redo_are_exact(&["dominoes=9", "dominoes=12"]);
    undo_and_redo_are_exact(&MULTIVISION[..1]);
    undo_and_redo_are_exact(&["number-game=100,62", "number-game=34,21"]);
}

#[test]
fn a_new_move_forgets_what_was_taken_back() {
    let mut table: Session = open("dominoes=20");
    make(&mut table, "1").expect("legal");
    assert_eq!(table.moves_made().len(), 2, "the computer has answered");
    table.undo().expect("there is something");
    assert!(table.can_redo() && table.moves_made().is_empty());
    make(&mut table, "5").expect("legal");
    assert!(!table.can_redo());
}

#[test]
fn undo_keeps_the_first_move_of_a_computer_that_begins() {
    let mut table: Session = open("dominoes=20&first=perfect&second=human");
    assert_eq!(texts(&table), ["1"]);
    assert_eq!(
        table.moves_made()[0].author,
        Author::Computer(Reason::Dominoes(dominoes::DominoReason::Opening { rest: 18, value: 2 }))
    );
    assert!(!table.can_undo() && table.undo().is_err());
}

#[test]
fn a_move_of_another_game_is_refused() {
    let (here, other) = (open("dominoes=5&second=human"), open("number-game=5,3"));
    let (one, _) = other.hint().expect("the game goes on");
    assert_eq!(here.position().after(&one.one), Err(position::Refusal::OtherGame));
}

#[test]
fn players_can_change_seats_in_mid_game() {
    let mut table: Session = open("dominoes=20&first=human&second=human");
    make(&mut table, "1").expect("legal");
    assert_eq!(table.moves_made().len(), 1);
    table.set_player(1, Player::Perfect).expect("a seat");
    assert_eq!(table.moves_made().len(), 2, "he moves at once");
    let sentence = player("nobody").expect_err("no player").to_string();
    assert_eq!(sentence, "There is no player called “nobody”. The choices are human, perfect, random.");
    assert_eq!(player(" random "), Ok(Player::Random));
    assert!(table.set_player(2, Player::Human).is_err());
    // A link in which another player's moves stand keeps them, and says that they are no longer his.
    let again: Session = open(&table.link().expect("short").replace("moves=1;", "moves=9;"));
    assert_eq!(again.moves_made()[0].author, Author::Human);
    let foreign: Session = open("dominoes=20&first=perfect&second=human&moves=7;1");
    assert_eq!(foreign.moves_made()[0].author, Author::Recorded);
}

#[test]
fn the_same_seed_draws_the_same_moves() {
    let game = |seed: u32| {
        let mut table: Session = open(&format!("dominoes=60&first=random&second=random&seed={seed}"));
        play_to_the_end(&mut table);
        texts(&table)
    };
    assert_eq!(game(3), game(3));
    assert_ne!(game(3), game(4));
}

#[test]
fn fields_missing_in_a_link_have_the_defaults_of_a_new_game() {
    let table: Session = open("#multivision=12,18&colour=green");
    assert_eq!((table.players(), table.seed()), ([Player::Human, Player::Perfect], 1));
    assert_eq!(table.beginning(), "multivision=12,18&k=2&first=human&second=perfect&seed=1");
    let table: Session = open(" number-game= 89 , 55 &moves=a1;b1");
    assert_eq!(table.moves_made().len(), 2);
    assert_eq!(table.moves_made()[0].author, Author::Human);
    let table: Session = open("dominoes=20&amp;second=human&amp;amp;moves=7;1");
    assert_eq!((table.players(), table.moves_made().len()), ([Player::Human; 2], 2));
}

#[test]
fn formulas_stay_in_the_link_as_they_were_typed() {
    let mut table: Session = open("multivision=(2..541)^p,(2..541)^2p,(2..541)^3p&second=human");
    make(&mut table, "1/229 * (233..541)^(p!-e)").expect("legal");
    let link = table.link().expect("short");
    assert!(link.starts_with("multivision=(2..541)^p,(2..541)^2p,(2..541)^3p&k=2&first=human"), "{link}");
    assert!(link.ends_with("&moves=1/229 * (233..541)^(p!-e)"), "{link}");
    assert_eq!(open(&link).position(), table.position());
}

#[test]
fn links_that_cannot_be_read_are_refused_with_a_sentence() {
    let refused = |text: &str| link::open("dominoes", text).expect_err(text).to_string();
    for (link, sentence) in [
        ("", "This link is not one of this game: it should say dominoes=… and how the game began."),
        ("number-game=3,5", "This link is not one of this game: it should say dominoes=… and how the game began."),
        ("dominoes=0", "The number of spaces must be a whole number from 1 to 200, but it is 0."),
        ("dominoes=20&first=me", "There is no player called “me”. The choices are human, perfect, random."),
        ("dominoes=20&seed=-1", "The seed must be a whole number from 0 to 4294967295, but it is -1."),
        (
            "dominoes=20&moves=3;4",
            "This link cannot make its move 2: A domino on the spaces 4 and 5 is not possible: there is one on space 4 already.",
        ),
        (
            "dominoes=20&moves=x",
            "This link cannot make its move 1: The first space of a domino must be a whole number from 1 to 20, but it is “x”.",
        ),
        ("dominoes=3&moves=1;3", "This link cannot make its move 2: The game is over: no move is left."),
    ] {
        assert_eq!(refused(link), sentence);
    }
    let other = link::open("chess", "chess=1").expect_err("no such game").to_string();
    assert_eq!(other, "There is no companion game called “chess”. They are multivision, dominoes, number-game.");
    let long = format!("dominoes=20&moves={}", "1;".repeat(20_000));
    assert_eq!(refused(&long), "This link has 40018 characters, and at most 20000 are read.");
    // Characters are counted, not the bytes in which they are stored.
    let signs = format!("dominoes=20&first={}", "−".repeat(20_000 - 18));
    assert!(refused(&signs).starts_with("There is no player called “−"), "{}", refused(&signs));
    assert_eq!(refused(&format!("{signs}−")), "This link has 20001 characters, and at most 20000 are read.");
    let many = format!("dominoes=20&moves={}", "1;".repeat(1001));
    assert_eq!(refused(&many), "This link has 1001 moves, and at most 1000 are read.");
}

#[test]
fn a_game_too_long_for_a_link_still_has_its_beginning() {
    let mut table: Session = open("multivision=2^2000&first=random&second=random");
    for _ in 0..1001 {
        table.step().expect("not over");
    }
    let sentence = table.link().expect_err("too long").to_string();
    assert!(sentence.contains("would need 1001 moves"), "{sentence}");
    assert_eq!(table.beginning(), "multivision=2^2000&k=2&first=random&second=random&seed=1");
}

/// A sentence or a game, whatever the text: no panic, and a game that can be played on.
fn total(name: &str, text: &str) {
    match link::open(name, text) {
        Ok(mut table) => {
            let _ = (table.hint(), table.winner(), table.undo(), table.redo(), table.step(), table.link());
        }
        Err(error) => assert!(error.to_string().ends_with('.'), "{error}"),
    }
}

proptest! {
    #[test]
    fn the_decoder_accepts_or_refuses_every_text(text in r"(dominoes|multivision|number-game)=[-0-9a-zT^*!(),./&=;é ]{0,40}&moves=[-0-9abepT^*!(),./;]{0,40}") {
        for name in ["dominoes", "multivision", "number-game", "chess"] {
            total(name, &text);
        }
    }

    #[test]
    fn moves_are_refused_or_made_whatever_is_typed(typed in r"[0-9abepT^*!()/,. -]{0,24}") {
        let mut table: Session = open("multivision=2^3*7,(2..11)^T(p)&second=human&k=3");
        let before = texts(&table);
        match make(&mut table, &typed) {
            Ok(()) => prop_assert_eq!(texts(&table).len(), 1),
            Err(error) => {
                prop_assert!(error.ends_with('.'), "{}", error);
                prop_assert_eq!(texts(&table), before);
            }
        }
    }
}
