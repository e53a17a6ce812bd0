//! Lessons: the sentences about their faults, of which those of the page have none.

use magnus_derek_companions::lesson::Companions;
use magnus_derek_companions::notation::link;
use magnus_derek_table::lesson;
use serde_json::{Map, Value, json};
use std::process::Command;

fn problems(lesson: &Value) -> Vec<String> {
    lesson::problems(lesson, &Companions::ALL)
}

/// A lesson with nothing wrong.
fn good() -> Value {
    let figure = "n=9&magnus=scripted:4,2,3,4,1&derek=human";
    json!({
        "id": "shield", "number": 5, "title": "The shield", "summary": "One of two landings is outside.",
        "before": ["rings"], "source": "[N10]",
        "steps": [
            {
                "id": "hold", "title": "Hold", "figure": {"game": figure, "mark": [1, 4, 7]},
                "text": ["Look."], "ask": "Keep the token off.",
                "task": {"kind": "answers", "count": 5, "avoid": {"class": {"gamma": 1, "q": 3}}},
                "hints": ["One is free."], "wrong": {"entered": "{position} is one of them."}, "aha": "One is always free.",
                "solution": {"game": format!("{figure}&moves=4-2-3+4-1+")},
                "fails": [{"attempt": {"game": format!("{figure}&moves=4+")}, "why": "entered"}],
            },
            {"id": "read", "title": "Read", "text": ["Only text."]},
        ],
    })
}

/// Exactly one sentence, with these words, once `change` has been made.
fn one(words: &str, change: impl Fn(&mut Value)) {
    let mut lesson = good();
    change(&mut lesson);
    let found = problems(&lesson);
    assert!(found.len() == 1 && found[0].contains(words), "{words}: {found:?}");
}

#[test]
fn nothing_is_wrong_with_a_good_lesson() {
    assert_eq!(problems(&good()), Vec::<String>::new());
}

#[test]
fn nothing_is_wrong_with_the_lessons_of_the_page() {
    let told = Command::new("node").arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/lessons/all.mjs")).output();
    let told = told.expect("node reads the lessons");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let lessons: Map<String, Value> = serde_json::from_slice(&told.stdout).expect("lessons by their files");
    assert!(lessons.len() > 10, "{} lessons", lessons.len());
    for (file, lesson) in &lessons {
        assert_eq!(problems(lesson), Vec::<String>::new(), "{file}");
    }
}

#[test]
fn every_fault_gets_its_sentence() {
    let step = |lesson: &mut Value, name: &str, value: Value| lesson["steps"][0][name] = value;
    one("no text “title”", |lesson| lesson["title"] = json!(null));
    one("no text “result”", |lesson| lesson["result"] = json!(5));
    one("“id”", |lesson| lesson["id"] = json!(""));
    one("“nubmer”", |lesson| lesson["nubmer"] = json!(5));
    one("no list “steps”", |lesson| lesson["steps"] = json!([]));
    one("id of another step", |lesson| lesson["steps"][1]["id"] = json!("hold"));
    one("“hint”, which is not known", |lesson| step(lesson, "hint", json!("x")));
    one("“hints” is no list of texts", |lesson| step(lesson, "hints", json!("x")));
    one("“text” is no list of texts", |lesson| lesson["steps"][1]["text"] = json!([1]));
    one("no text “ask”", |lesson| step(lesson, "ask", json!(null)));
    one("no text “aha”", |lesson| step(lesson, "aha", json!(null)));
    one("a task and no figure", |lesson| step(lesson, "figure", json!(null)));
    one("does not open", |lesson| step(lesson, "figure", json!({"game": "n=1"})));
    one("one of “tables” does not open", |lesson| step(lesson, "tables", json!([{"game": "n=1"}])));
    one("The figure is not understood", |lesson| step(lesson, "figure", json!({"link": "n=9"})));
    one("unknown variant", |lesson| lesson["steps"][0]["task"]["kind"] = json!("answer"));
    one("{positon}", |lesson| lesson["steps"][0]["wrong"]["entered"] = json!("{positon}!"));
    one("no text", |lesson| lesson["steps"][0]["wrong"]["entered"] = json!(4));
    one("no “solution”", |lesson| step(lesson, "solution", json!(null)));
    one("the solution is refused", |lesson| step(lesson, "solution", json!({"game": "n=8"})));
    one("does not pass (entered)", |lesson| {
        step(lesson, "solution", json!({"game": "n=9&magnus=scripted:4,2,3,4,1&derek=human&moves=4+"}));
    });
    one("does not pass (not yet)", |lesson| {
        step(lesson, "solution", json!({"game": "n=9&magnus=scripted:4,2,3,4,1&derek=human&moves=4-"}));
    });
    one("no list “fails”", |lesson| step(lesson, "fails", json!([])));
    one("“trapped”, but it is “entered”", |lesson| lesson["steps"][0]["fails"][0]["why"] = json!("trapped"));
    one("has no “attempt”", |lesson| lesson["steps"][0]["fails"][0]["attempt"] = json!(null));
    one("attempt 1 is refused", |lesson| lesson["steps"][0]["fails"][0]["attempt"] = json!({"game": "n=8"}));
    one("attempt 1 passes", |lesson| {
        let solution = lesson["steps"][0]["solution"].clone();
        lesson["steps"][0]["fails"][0]["attempt"] = solution;
    });
    one("but no task", |lesson| {
        lesson["steps"][1]["figure"] = json!({"game": "n=9"});
        lesson["steps"][1]["hints"] = json!(["x"]);
    });
}

#[test]
fn a_task_that_is_done_or_lost_before_it_begins_is_found() {
    let with = |task: Value| {
        let mut lesson = good();
        lesson["steps"][0]["task"] = task;
        problems(&lesson).join(" ")
    };
    let done = with(json!({"kind": "answers", "count": 0, "avoid": {"positions": [1]}}));
    assert!(done.contains("done before anything is"), "{done}");
    let lost = with(json!({"kind": "answers", "count": 5, "avoid": {"positions": [4, 5]}}));
    assert!(lost.contains("cannot be done from this figure (trapped)"), "{lost}");
}

#[test]
fn a_task_done_before_anything_is_tried_is_found_for_every_kind_of_attempt() {
    let done = |figure: Value, task: Value| {
        let mut lesson = good();
        lesson["steps"][0]["figure"] = figure;
        lesson["steps"][0]["task"] = task;
        problems(&lesson).iter().any(|problem| problem.contains("done before anything is"))
    };
    let table = |mark: &[u32]| json!({"game": "n=5&magnus=human&derek=human&moves=1+", "mark": mark});
    // Marked positions that the figure has already, and none.
    assert!(done(table(&[2, 3, 4]), json!({"kind": "mark", "layer": 0})));
    assert!(!done(table(&[2, 3]), json!({"kind": "mark", "layer": 0})));
    assert!(done(table(&[2, 4]), json!({"kind": "place", "k": 2, "layer": 0, "size": 2})));
    assert!(!done(table(&[]), json!({"kind": "place", "k": 2, "layer": 0, "size": 2})));
    // An empty list of magnitudes.
    assert!(done(table(&[]), json!({"kind": "sequence", "visited": 2})));
    assert!(!done(table(&[]), json!({"kind": "sequence", "visited": 3})));
    // The beginning of another game.
    let beginning = "dominoes=11&first=human&second=perfect";
    let mut won = link::open("dominoes", beginning).expect("a game");
    while !won.position().is_over() {
        let (best, _) = won.hint().expect("a move");
        won.make(best).expect("legal");
    }
    assert!(done(table(&[]), json!({"kind": "beat", "game": won.link().expect("short")})));
    assert!(!done(table(&[]), json!({"kind": "beat", "game": beginning})));
}

#[test]
fn positions_that_a_figure_marks_wrongly_do_not_make_its_task_impossible() {
    let mut lesson = good();
    lesson["steps"][0]["figure"] = json!({"game": "n=5&magnus=human&derek=human&moves=1+", "mark": [1]});
    lesson["steps"][0]["task"] = json!({"kind": "mark", "layer": 0});
    let found = problems(&lesson).join(" ");
    assert!(!found.contains("cannot be done"), "{found}");
}

#[test]
fn a_prediction_has_exactly_one_right_option() {
    let with = |options: Value| {
        let mut lesson = good();
        let step = &mut lesson["steps"][0];
        step["task"] = json!({"kind": "choose", "of": {"fStar": {"n": 9}}, "options": options});
        step["solution"] = json!({"option": 0});
        step["fails"] = json!([{"attempt": {"option": 1}, "why": "other"}]);
        step["wrong"] = json!({"other": "No.", "1": "Not 7."});
        problems(&lesson).join(" ")
    };
    assert_eq!(with(json!([{"label": "6", "is": 6}, {"label": "7", "is": 7}])), "");
    let two = with(json!([{"label": "6", "is": 6}, {"label": "more", "above": 5}]));
    assert!(two.contains("2 options are right"), "{two}");
    let vague = with(json!([{"label": "6", "is": 6}, {"label": "perhaps"}]));
    assert!(vague.contains("“perhaps”"), "{vague}");
}

#[test]
fn words_for_a_mistake_that_nobody_can_make_are_a_slip() {
    let with = |task: Value, solution: Value, wrong: Value, key: &str| {
        let mut lesson = good();
        let step = &mut lesson["steps"][0];
        step["task"] = task;
        step["fails"] = json!([{"attempt": solution.clone(), "why": "high"}]);
        step["solution"] = solution;
        step["wrong"] = wrong;
        let found = problems(&lesson);
        let about: Vec<&String> = found.iter().filter(|problem| problem.contains("“wrong”")).collect();
        assert!(about.len() <= 1 && about.iter().all(|problem| problem.contains(key)), "{key}: {found:?}");
        about.len() == 1
    };
    let number = |wrong: Value, key: &str| {
        with(json!({"kind": "number", "of": {"fStar": {"n": 9}}}), json!({"number": 6}), wrong, key)
    };
    assert!(!number(json!({"low": "Low.", "high": "High.", "0": "None?", "13": "{value} is more than 9."}), ""));
    assert!(number(json!({"6": "No."}), "6, which is the right answer"));
    for key in ["lwo", "-1", "07", "1.5", "", "other"] {
        assert!(number(json!({key: "No."}), "it knows low, high, or wrong answers such as “7”"), "{key}");
    }
    let none = json!({"kind": "number", "of": {"depthOf": {"position": 1}}});
    assert!(with(none, json!({"number": 0}), json!({"low": "Low."}), "“low”, but the answer is 0"));
    let options = json!([{"label": "6", "is": 6}, {"label": "7", "is": 7}]);
    let choose = |wrong: Value, key: &str| {
        let task = json!({"kind": "choose", "of": {"fStar": {"n": 9}}, "options": options});
        with(task, json!({"option": 0}), wrong, key)
    };
    assert!(!choose(json!({"other": "No.", "1": "Not 7."}), ""));
    assert!(choose(json!({"0": "No."}), "0, which is the right answer"));
    assert!(choose(json!({"2": "No."}), "option 2, but there are 2, from 0"));
    assert!(choose(json!({"low": "No."}), "it knows other"));
    // No answer to such a task is a number.
    one("it knows entered, more, trapped.", |lesson| lesson["steps"][0]["wrong"] = json!({"7": "No."}));
}

#[test]
fn a_step_that_tells_an_answer_comes_after_its_task() {
    let with = |at: usize, after: &str| {
        let mut lesson = good();
        lesson["steps"][at]["after"] = json!(after);
        problems(&lesson).join(" ")
    };
    assert_eq!(with(1, "hold"), "");
    for (at, after) in [(0, "hold"), (1, "read"), (1, "gone")] {
        assert!(with(at, after).contains("“after” is no id of an earlier step with a task"), "{after}");
    }
}

#[test]
fn a_value_that_is_no_lesson_gets_sentences_too() {
    for nonsense in
        [json!(null), json!(3), json!([]), json!("lesson"), json!({"steps": 3}), json!({"steps": [1, null]})]
    {
        assert!(!problems(&nonsense).is_empty(), "{nonsense}");
    }
}
