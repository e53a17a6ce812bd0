//! Lessons: the game that is being played is judged as it stands, and a written one only as far as its players can have
//! played it.

use crate::lessons::{check, judged};
use magnus_derek::parse;
use magnus_derek::zn::Direction;
use magnus_derek_table::lesson::{Judged, Refusal};
use magnus_derek_table::link::Link;
use magnus_derek_table::session::{Begun, Session};
use serde_json::{Value, json};

fn open_session(link: &str) -> Session {
    let link = Link::parse(link).expect("a link");
    Begun::from_link(&link).expect("a game").session
}

fn link_of(game: &Session) -> Value {
    json!({ "game": game.link(None, false).expect("a link").to_text().expect("a short one") })
}

/// The verdicts on a game as it is played.
fn judge_game(task: &Value, figure: &str, game: &Session) -> Result<Judged, Refusal> {
    judged(task, &json!({ "game": figure }), &json!({}), Some(game))
}

/// Both agree: the game as it is played, and its link.
fn agree(task: &Value, figure: &str, game: &Session) -> Judged {
    let live = judge_game(task, figure, game).expect("the same players");
    let written = check(task, &json!({ "game": figure }), &link_of(game)).expect("the same players");
    assert_eq!(live, written, "{task} {figure} {}", link_of(game));
    live
}

/// The person moves: by the bits of a number clockwise or not, or small magnitudes.
fn move_by(game: &mut Session, choice: u32) -> bool {
    if game.may_answer() {
        game.answer(if choice.is_multiple_of(2) { Direction::Clockwise } else { Direction::CounterClockwise }).is_ok()
    } else {
        game.call(1 + choice % 3).is_ok()
    }
}

/// Tasks that are played, with figures for them.
fn exercises() -> [(Value, &'static str); 6] {
    [
        (
            json!({"kind": "answers", "count": 4, "avoid": {"class": {"gamma": 1, "q": 3}}}),
            "n=9&magnus=layers&derek=human&moves=1+",
        ),
        (json!({"kind": "answers", "count": 3, "visited": 3}), "n=8&magnus=random&derek=human&seed=5"),
        (json!({"kind": "hold", "round": 9}), "n=7&magnus=balanced&derek=human"),
        (json!({"kind": "finish", "visited": 5, "rounds": 5}), "n=6&magnus=human&derek=random&seed=2"),
        (json!({"kind": "reach", "visited": 6}), "n=9&magnus=human&derek=protector"),
        (json!({"kind": "reach", "visited": 6}), "n=9&magnus=human&derek=human&moves=1+2-"),
    ]
}

#[test]
fn a_game_that_is_played_is_judged_like_its_link_also_where_rounds_are_taken_back_and_played_anew() {
    let mut decided = [0, 0, 0];
    for (task, figure) in exercises() {
        for choices in 0..3_u32.pow(4) {
            let mut game = open_session(figure);
            let choice = |place: u32| choices / 3_u32.pow(place) % 3;
            for place in 0..4 {
                move_by(&mut game, choice(place));
                let verdict = agree(&task, figure, &game);
                decided[if verdict.is_done() { 0 } else { 1 + usize::from(verdict.is_failed()) }] += 1;
            }
            game.undo().expect("a round");
            agree(&task, figure, &game);
            game.undo().expect("a round");
            move_by(&mut game, choice(2) + 1);
            agree(&task, figure, &game);
            // Further back than the figure stands.
            game.go_to(0).expect("the start");
            agree(&task, figure, &game);
        }
    }
    assert!(decided.iter().all(|&count| count > 20), "done, open, failed: {decided:?}");
}

#[test]
fn a_written_answer_comes_before_the_game_that_is_played() {
    let task = json!({"kind": "answers", "count": 1, "avoid": {"positions": [1]}});
    let figure = "n=9&magnus=scripted:1&derek=human";
    let verdict = |attempt: &Value| {
        judged(&task, &json!({ "game": figure }), attempt, Some(&open_session(figure))).expect("an attempt")
    };
    assert_eq!((verdict(&json!({})).is_done(), verdict(&json!({})).is_failed()), (false, false));
    assert!(verdict(&json!({ "game": format!("{figure}&moves=1-") })).is_done());
    assert!(verdict(&json!({ "game": format!("{figure}&moves=1+") })).is_failed());
}

/// The code of the refusal.
fn code(task: &Value, figure: &str, game: &Session) -> Value {
    let refusal = judge_game(task, figure, game).expect_err("refused");
    serde_json::to_value(&refusal).expect("data")["code"].clone()
}

#[test]
fn a_game_on_another_table_from_another_beginning_or_of_other_players_is_no_attempt() {
    let task = json!({"kind": "finish", "visited": 6, "rounds": 5});
    let figure = "n=9&magnus=human&derek=clockwise&moves=1+";
    assert_eq!(code(&task, figure, &open_session("n=8&magnus=human&derek=clockwise")), "otherTable");
    assert_eq!(code(&task, figure, &open_session("n=9&magnus=human&derek=clockwise&moves=2+")), "otherGame");
    let mut game = open_session(figure);
    game.set_derek(parse::derek("alternating").expect("a strategy")).expect("a strategy");
    game.call(1).expect("a call");
    let other = game.last_round().expect("a round").answer.direction;
    let mut same = open_session(figure);
    same.call(1).expect("a call");
    assert_eq!(same.last_round().expect("a round").answer.direction == other, judge_game(&task, figure, &game).is_ok());
    game.call(1).expect("a call");
    assert_eq!(code(&task, figure, &game), "otherPlayers");
    // A player who has left and come back has not made the moves between.
    game.set_derek(parse::derek("clockwise").expect("a strategy")).expect("a strategy");
    game.call(1).expect("a call");
    assert_eq!(code(&task, figure, &game), "otherPlayers");
    // A link says what it likes of the moves of a computer.
    assert_eq!(code(&task, figure, &open_session("n=9&magnus=human&derek=clockwise&moves=1+1-")), "otherPlayers");
    assert!(judge_game(&task, figure, &open_session("n=9&magnus=human&derek=clockwise&moves=1+1+")).is_ok());
}

#[test]
fn a_game_that_is_too_long_for_a_lesson_is_refused() {
    let task = json!({"kind": "hold", "round": 3000});
    let figure = "n=9&magnus=human&derek=human";
    let mut game = open_session(figure);
    for _ in 0..2001 {
        game.call(1).expect("a call");
        game.answer(Direction::Clockwise).expect("an answer");
    }
    assert!(judge_game(&task, figure, &game).expect_err("refused").to_string().contains("2000"));
}

#[test]
fn without_a_game_a_task_that_is_played_is_not_judged() {
    let task = json!({"kind": "hold", "round": 3});
    let refused = judged(&task, &json!({ "game": "n=9&magnus=layers&derek=human" }), &json!({}), None);
    assert!(refused.expect_err("refused").to_string().contains("field “game”"));
}
