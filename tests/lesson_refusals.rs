//! Lessons: data from outside that cannot be used is refused with a sentence.

use crate::lessons::{check, exercise, refusal};
use magnus_derek_table::lesson::AnswerForm;
use serde_json::{Value, json};

const TABLE: &str = "n=9&magnus=human&derek=human";

fn refused(task: Value, game: &str, attempt: Value, words: &str) {
    let sentence = refusal(task.clone(), game, attempt.clone());
    assert!(sentence.contains(words), "{task} {attempt}: {sentence}");
}

#[test]
fn a_task_that_is_not_understood_is_refused() {
    let nothing = json!({});
    refused(json!({"kind": "answer"}), TABLE, nothing.clone(), "unknown variant `answer`");
    refused(json!({"count": 3}), TABLE, nothing.clone(), "kind");
    refused(json!({"kind": "answers", "cout": 3}), TABLE, nothing.clone(), "cout");
    refused(json!({"kind": "answers", "count": 2.5}), TABLE, nothing.clone(), "not whole");
    refused(json!({"kind": "answers", "count": -1}), TABLE, nothing.clone(), "-1");
    refused(json!({"kind": "mark"}), TABLE, nothing.clone(), "layer");
    refused(json!({"kind": "call"}), TABLE, json!({"magnitude": 1}), "both");
    refused(
        json!({"kind": "call", "both": "unvisited", "either": "unvisited"}),
        TABLE,
        json!({"magnitude": 1}),
        "both",
    );
    refused(json!({"kind": "call", "both": "visited"}), TABLE, nothing.clone(), "visited");
    refused(
        json!({"kind": "call", "both": {"class": {"gamma": 1, "q": 2}}}),
        TABLE,
        json!({"magnitude": 1}),
        "modulo 2",
    );
    refused(
        json!({"kind": "call", "both": {"class": {"gamma": 1, "q": 0}}}),
        TABLE,
        json!({"magnitude": 1}),
        "modulo 0",
    );
    refused(json!({"kind": "call", "both": {"class": {"gamma": 3, "q": 3}}}), TABLE, json!({"magnitude": 1}), "0 to 2");
    refused(json!({"kind": "call", "both": {"positions": [9]}}), TABLE, json!({"magnitude": 1}), "0 to 8");
    refused(json!({"kind": "place", "k": 2}), TABLE, json!({"positions": []}), "closed");
    refused(json!({"kind": "place", "k": 9, "layer": 1, "size": 2}), "n=40", json!({"none": true}), "out of reach");
    refused(json!({"kind": "reach"}), TABLE, json!({ "game": TABLE }), "visited");
    refused(json!({"kind": "sequence"}), "n=17", json!({"magnitudes": [1]}), "16");
    refused(json!({"kind": "sequence", "directions": "+x"}), TABLE, json!({"magnitudes": [1]}), "x");
    refused(json!({"kind": "number", "of": "nothing"}), TABLE, json!({"number": 1}), "nothing");
    for bad in [json!(null), json!([]), json!("answers"), json!(7), json!({"kind": null}), json!({"kind": {}})] {
        refused(bad, TABLE, nothing.clone(), "The task is not understood");
    }
}

#[test]
fn quantities_out_of_their_range_are_refused() {
    let of = |of: Value, words: &str| refused(json!({"kind": "number", "of": of}), TABLE, json!({"number": 1}), words);
    of(json!({"fStar": {"n": 1}}), "2 to");
    of(json!({"rounds": {"n": 1009}}), "not known");
    of(json!({"lowerBound": {"p": 9}}), "prime");
    of(json!({"lowerBound": {"p": 0}}), "prime");
    of(json!({"coverTime": {"n": 1}}), "2 to");
    of(json!({"depthOf": {"position": 9}}), "0 to 8");
    of(json!({"announced": {"n": 6, "magnitudes": [4]}}), "1 to 3");
    of(json!({"thesis": {"n": 6, "magnitudes": []}}), "magnitudes");
    of(json!({"numberGame": {"a": 0, "b": 1}}), "1 to");
    of(json!({"multivision": {"piles": []}}), "1 to 12 piles, but there are 0");
    of(json!({"multivision": {"piles": [12, 0]}}), "0 is not a pile");
    of(json!({"multivision": {"piles": [2018]}}), "2018 has a prime factor above 997");
    of(json!({"fStar": {"n": 9, "m": 2}}), "m");
}

#[test]
fn a_figure_that_does_not_open_is_refused() {
    let task = || json!({"kind": "mark", "layer": 1});
    let attempt = || json!({"positions": []});
    refused(task(), "1.AAAA", attempt(), "link");
    refused(task(), "n=1", attempt(), "n must be");
    refused(task(), "n=1001", attempt(), "1000");
    refused(task(), "drek=human", attempt(), "drek");
    refused(task(), "n=9&magnus=nobody", attempt(), "nobody");
    refused(task(), "n=9&moves=5+", attempt(), "1 to 4");
    refused(task(), "n=9&magnus=random&derek=random&round=3000", attempt(), "2000");
    let figure = |figure: Value| check(&task(), &figure, &attempt()).expect_err("refused").to_string();
    assert!(figure(json!({})).contains("game"));
    assert!(figure(json!({"game": TABLE, "mark": [9]})).contains("0 to 8"));
    assert!(figure(json!({"game": TABLE, "marks": []})).contains("marks"));
    assert!(figure(json!({"game": TABLE, "layers": 10})).contains("layers"));
}

#[test]
fn an_attempt_that_does_not_fit_is_refused() {
    let mark = || json!({"kind": "mark", "layer": 1});
    refused(mark(), TABLE, json!({"position": [1]}), "position");
    refused(mark(), TABLE, json!({"magnitude": 1}), "positions");
    refused(mark(), TABLE, json!({"positions": [9]}), "0 to 8");
    refused(mark(), TABLE, json!({"positions": [3, 3]}), "twice");
    refused(mark(), TABLE, json!({"positions": "3"}), "not understood");
    let call = || json!({"kind": "call", "both": "unvisited"});
    refused(call(), TABLE, json!({"magnitude": 5}), "1 to 4");
    refused(call(), TABLE, json!({"magnitude": 0}), "1 to 4");
    refused(call(), TABLE, json!({"none": false}), "magnitude");
    let choose = || json!({"kind": "choose", "of": {"fStar": {"n": 9}}, "options": [{"label": "6", "is": 6}]});
    refused(choose(), TABLE, json!({"option": 1}), "no option 1");
    refused(choose(), TABLE, json!({}), "option");
    refused(json!({"kind": "sequence"}), TABLE, json!({"magnitudes": vec![1; 100]}), "36");
    refused(json!({"kind": "sequence"}), TABLE, json!({"magnitudes": [5]}), "1 to 4");
    refused(json!({"kind": "number", "of": "depth"}), TABLE, json!({}), "number");
}

#[test]
fn a_game_that_was_not_played_on_this_figure_is_refused() {
    let answers = || json!({"kind": "answers", "count": 2, "avoid": {"positions": [1]}});
    let figure = "n=9&magnus=layers&derek=human&moves=1+";
    refused(answers(), figure, json!({}), "game");
    refused(answers(), figure, json!({"game": "n=8"}), "n = 8");
    refused(answers(), figure, json!({"game": "nonsense"}), "nonsense");
    refused(answers(), figure, json!({"game": "n=9&moves=1-"}), "go on from");
    refused(answers(), figure, json!({"game": "n=9&moves=1+4+4+"}), "round 2");
    let finish = || json!({"kind": "finish", "visited": 6, "rounds": 5});
    let magnus = "n=9&magnus=human&derek=clockwise";
    refused(finish(), magnus, json!({"game": "n=9&magnus=human&derek=human&moves=1+1-"}), "round 2");
    let unsolved = "n=25&magnus=human&derek=perfect";
    refused(finish(), unsolved, json!({"game": format!("{unsolved}&moves=1+")}), "solved");
    let avoided = json!({"kind": "number", "of": {"avoided": {"rounds": 1}}});
    refused(avoided, figure, json!({"number": 1}), "game");
    let choose = json!({"kind": "choose", "of": {"avoided": {"rounds": 1}}, "options": [{"label": "1", "is": 1}]});
    refused(choose, figure, json!({"option": 0}), "number");
}

/// A task of each kind, with an attempt at it.
fn tried_tasks() -> [(Value, Value); 10] {
    let game = json!({ "game": TABLE });
    [
        (json!({"kind": "answers", "count": 3}), game.clone()),
        (json!({"kind": "reach", "visited": 6}), game.clone()),
        (json!({"kind": "finish", "visited": 6, "rounds": 9}), game.clone()),
        (json!({"kind": "hold", "round": 3}), game),
        (json!({"kind": "call", "both": "unvisited"}), json!({"magnitude": 1})),
        (json!({"kind": "mark", "layer": 1}), json!({"positions": [1]})),
        (json!({"kind": "place", "k": 2, "layer": 1, "size": 3}), json!({"positions": [1]})),
        (json!({"kind": "sequence"}), json!({"magnitudes": [1]})),
        (json!({"kind": "number", "of": {"fStar": {"n": 9}}}), json!({"number": 6})),
        (
            json!({"kind": "choose", "of": {"fStar": {"n": 9}}, "options": [{"label": "6", "is": 6}]}),
            json!({"option": 0}),
        ),
    ]
}

fn form(task: &Value, figure: &Value) -> AnswerForm {
    exercise(task, figure).expect("a task").form()
}

#[test]
fn a_task_says_which_layer_it_is_about() {
    let layer = |task: Value| form(&task, &json!({ "game": TABLE })).layer;
    assert_eq!(layer(json!({"kind": "mark", "layer": 2})), Some(2));
    assert_eq!(layer(json!({"kind": "number", "of": {"layerSize": {"layer": 1}}})), Some(1));
    let options = json!([{"label": "3", "is": 3}]);
    assert_eq!(layer(json!({"kind": "choose", "of": {"layerSize": {"layer": 3}}, "options": options})), Some(3));
    assert_eq!(layer(json!({"kind": "number", "of": {"newInLayer": {"layer": 1}}})), None);
    assert_eq!(layer(json!({"kind": "place", "k": 2, "layer": 1, "size": 3})), None);
}

#[test]
fn an_attempt_needs_the_field_by_which_its_kind_of_task_is_answered_and_no_other() {
    for (task, attempt) in tried_tasks() {
        // On 8 positions a sequence can be right.
        let table = if task["kind"] == "sequence" { "n=8&magnus=human&derek=human" } else { TABLE };
        let figure = json!({ "game": table });
        let form = form(&task, &figure);
        let by = json!(form.by);
        assert_eq!(by.as_str(), attempt.as_object().unwrap().keys().next().map(|k| &**k));
        assert_eq!((form.is_played, form.is_placed), (by == "game", task["kind"] == "place"), "{task}");
        assert!(check(&task, &figure, &attempt).is_ok(), "{task}");
        let needed = format!("An attempt at this task needs the field “{}”.", by.as_str().unwrap());
        refused(task.clone(), table, json!({}), &needed);
        match form.may_be_none {
            true => assert!(check(&task, &figure, &json!({"none": true})).is_ok(), "{task}"),
            false => refused(task, table, json!({"none": true}), &needed),
        }
    }
    let avoided = json!({"kind": "number", "of": {"avoided": {"rounds": 0}}});
    assert!(form(&avoided, &json!({ "game": TABLE })).is_played);
    refused(avoided.clone(), TABLE, json!({"number": 0}), "needs the field “game”");
    refused(avoided.clone(), TABLE, json!({"game": TABLE}), "needs the field “number”");
    assert!(check(&avoided, &json!({ "game": TABLE }), &json!({"number": 0, "game": TABLE})).is_ok());
}
