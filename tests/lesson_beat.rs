//! The task `beat`: the companions are played out by what knows only their moves, and the verdict is held against that.

use crate::lessons::{check, refusal, verdict, why_failed, word};
use magnus_derek_companions::notation::link;
use magnus_derek_companions::session::Session;
use magnus_derek_companions::view::ShownPosition;
use serde_json::{Value, json};

/// The round table of the figure, which the task has nothing to do with.
const FIGURE: &str = "n=9&magnus=human&derek=human";

fn task(beginning: &str) -> Value {
    json!({ "kind": "beat", "game": beginning })
}

fn game(text: &str) -> Value {
    json!({ "game": text })
}

fn open(text: &str) -> Session {
    link::open(text.split('=').next().unwrap(), text).unwrap()
}

/// The moves that a person may make, as texts; of the Number Game those that leave both numbers positive, and one that loses.
fn moves(session: &Session) -> Vec<String> {
    let shown = serde_json::to_value(session.position().shown()).unwrap();
    if let Some(list) = shown["moves"].as_array() {
        return list.iter().map(Value::to_string).collect();
    }
    let (from, most) = (if shown["fromA"] == json!(true) { "a" } else { "b" }, shown["squares"].as_str().unwrap());
    (1..=most.parse::<u32>().unwrap() + 1).map(|times| format!("{from}{times}")).collect()
}

/// True if the person, whose move it is, can win by some line of moves: the oracle tries them all. Every game on the way is judged.
fn can_win(beginning: &str, text: &str) -> bool {
    let session = open(text);
    let own = 1 - usize::from(beginning.contains("first=human"));
    let over = session.position().is_over();
    let wins = if over {
        session.winner() == Some(own)
    } else {
        let separator = if text.contains("&moves=") { ";" } else { "&moves=" };
        let next = moves(&session).into_iter().map(|one| open(&format!("{text}{separator}{one}")).link().unwrap());
        // Not `any`: every position is looked at.
        next.filter(|next| can_win(beginning, next)).count() > 0
    };
    let verdict = verdict(&task(beginning), FIGURE, game(text));
    assert_eq!((verdict.is_done(), verdict.is_failed()), (over && wins, !wins), "{text}");
    let why = if wins {
        ""
    } else if over {
        "ended"
    } else {
        "lost"
    };
    assert_eq!(word(&verdict), why, "{text}");
    wins
}

#[test]
fn a_win_is_done_and_a_lost_position_failed_wherever_a_person_has_got_to() {
    for (beginning, can) in [
        ("dominoes=13&first=perfect&second=human", true),
        ("dominoes=10&first=perfect&second=human", true),
        ("dominoes=11&first=perfect&second=human", false),
        ("dominoes=11&first=human&second=perfect", true),
        ("number-game=37,10&first=human&second=perfect", true),
        ("number-game=12,8&first=human&second=perfect", false),
        ("number-game=12,8&first=perfect&second=human", true),
    ] {
        let begun = open(beginning).link().unwrap();
        assert_eq!(can_win(beginning, &begun), can, "{beginning}");
    }
}

#[test]
fn multivision_is_won_by_the_moves_of_the_perfect_player_and_lost_by_a_wrong_prime() {
    let beginning = "multivision=12,45&first=human&second=perfect";
    let mut session = open(beginning);
    while !session.position().is_over() {
        let now = verdict(&task(beginning), FIGURE, game(&session.link().unwrap()));
        assert!(!now.is_done() && !now.is_failed());
        assert!(matches!(session.position().shown(), ShownPosition::Piles(_)));
        let (best, _) = session.hint().unwrap();
        session.make(best).unwrap();
    }
    assert!(verdict(&task(beginning), FIGURE, game(&session.link().unwrap())).is_done());
    let wrong = game(&open(&format!("{beginning}&moves=1/2")).link().unwrap());
    assert_eq!(why_failed(&task(beginning), FIGURE, wrong), "lost");
}

#[test]
fn only_a_game_played_on_from_the_beginning_by_the_same_two_is_judged() {
    let beginning = "dominoes=13&first=perfect&second=human";
    let refused = |attempt: Value| refusal(task(beginning), FIGURE, attempt);
    let not_from_there = "This game was not played on from where the task begins, by the same two players.";
    for other in [
        "dominoes=12&first=perfect&second=human",
        "dominoes=13&first=human&second=perfect",
        "dominoes=13&first=perfect&second=random",
        "dominoes=13&first=human&second=human",
        // The computer would not have begun there.
        "dominoes=13&first=perfect&second=human&moves=5",
        "number-game=37,10&first=perfect&second=human",
        "dominoes=13&first=perfect&second=human&moves=1;1",
        "n=13",
        "",
    ] {
        assert_eq!(refused(game(other)), not_from_there, "{other}");
    }
    assert!(refused(json!({})).contains("“game”"));
    for no_task in ["dominoes=13&first=human&second=human", "dominoes=13&second=random", "n=9", "dominoes=0", ""] {
        let told = refusal(task(no_task), FIGURE, game(beginning));
        assert!(told.contains("between a person and the perfect computer"), "{no_task}: {told}");
    }
    assert!(check(&json!({"kind": "beat"}), &json!({"game": FIGURE}), &game(beginning)).is_err());
}
