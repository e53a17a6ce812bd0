#![cfg(target_arch = "wasm32")]
//! The boundary to JavaScript, in a real engine (Node's): values that go in and come out, and the form of errors.

use js_sys::{Array, Function, Reflect};
use magnus_derek_wasm::convert::{Thrown, word_refusals};
use magnus_derek_wasm::lesson::Exercise;
use magnus_derek_wasm::table::{Handle, catalogue, fresh_seed};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

fn game(n: u32, magnus: &str, derek: &str) -> Handle {
    Handle::open(&format!("n={n}&magnus={magnus}&derek={derek}&seed=1")).unwrap_or_else(|_| panic!("a legal game"))
}

fn get(object: &JsValue, key: &str) -> JsValue {
    Reflect::get(object, &key.into()).expect("an object")
}

fn number(object: &JsValue, key: &str) -> f64 {
    get(object, key).as_f64().unwrap_or_else(|| panic!("{key} is no number"))
}

fn ok<T>(result: Result<T, Thrown>) -> T {
    result.unwrap_or_else(|error| panic!("{:?}", JsValue::from(error)))
}

fn message(result: Result<impl Sized, Thrown>) -> String {
    get(&thrown(result), "message").as_string().expect("a text")
}

fn thrown(result: Result<impl Sized, Thrown>) -> JsValue {
    let error = JsValue::from(result.err().expect("refused"));
    assert!(error.is_instance_of::<js_sys::Error>());
    error
}

/// The data of what is refused.
fn refusal(result: Result<impl Sized, Thrown>) -> JsValue {
    get(&thrown(result), "refusal")
}

fn string(object: &JsValue, key: &str) -> String {
    get(object, key).as_string().unwrap_or_else(|| panic!("{key} is no text"))
}

#[wasm_bindgen_test]
fn a_refusal_is_an_error_with_its_data() {
    let mut game = game(13, "human", "human");
    let magnitude = refusal(game.call(&9.into()));
    assert_eq!((&*string(&magnitude, "code"), &*string(&magnitude, "what")), ("number", "magnitude"));
    assert_eq!((number(&magnitude, "min"), number(&magnitude, "max")), (1.0, 6.0));
    assert_eq!(string(&refusal(game.set_derek(&"outlast:2".into())), "code"), "unknownStrategy");
    let unsuited = refusal(game.set_magnus(&"power-of-two".into()));
    assert_eq!(string(&get(&unsuited, "strategy"), "id"), "power-of-two");
    assert_eq!(string(&get(&unsuited, "why"), "code"), "powerOfTwo");
}

#[wasm_bindgen_test]
fn a_refusal_has_the_message_that_the_given_words_make_or_else_its_code() {
    let mut game = game(13, "human", "human");
    assert_eq!(message(game.call(&9.into())), "number");
    word_refusals(Function::new_with_args("refusal", "return `At most ${refusal.max}.`"));
    assert_eq!(message(game.call(&9.into())), "At most 6.");
    for none in ["return ''", "return 6", "throw new Error('no words')"] {
        word_refusals(Function::new_no_args(none));
        assert_eq!(message(game.call(&9.into())), "number", "{none}");
    }
}

#[wasm_bindgen_test]
fn the_state_is_a_plain_object_with_the_documented_keys() {
    let mut game = game(13, "layers", "human");
    ok(game.answer(&"+".into()));
    let state = ok(game.state());
    assert_eq!(number(&state, "n"), 13.0);
    assert_eq!(number(&state, "fStar"), 12.0);
    assert_eq!(number(&state, "token"), 1.0);
    assert_eq!(number(&state, "round"), 1.0);
    assert_eq!(get(&state, "turn").as_string().as_deref(), Some("derek"));
    assert_eq!(number(&state, "magnitude"), 2.0);
    assert_eq!(number(&state, "depth"), 1.0);
    let sizes: Vec<f64> = Array::from(&get(&state, "layerSizes")).iter().filter_map(|size| size.as_f64()).collect();
    assert_eq!(sizes, [11.0, 13.0]);
    let reason = get(&state, "reason");
    assert_eq!(get(&reason, "by").as_string().as_deref(), Some("magnus"));
    assert_eq!(get(&reason, "kind").as_string().as_deref(), Some("layer"));
    assert_eq!(game.visited(), [0, 1]);
    assert_eq!(game.first_visits(), [0, 1]);
    assert_eq!(game.depths().len(), 13);
}

#[wasm_bindgen_test]
fn absent_values_are_null() {
    let state = ok(game(13, "human", "human").state());
    assert!(get(&state, "magnitude").is_null());
    assert!(get(&state, "reason").is_null());
    assert!(get(&state, "repeated").is_null());
}

#[wasm_bindgen_test]
fn a_position_that_comes_again_is_two_rounds() {
    let mut game = game(13, "scripted:1", "human");
    for direction in ["+", "-", "+"] {
        ok(game.answer(&direction.into()));
    }
    let repeated = get(&ok(game.state()), "repeated");
    assert_eq!((number(&repeated, "first"), number(&repeated, "again")), (1.0, 3.0));
}

#[wasm_bindgen_test]
fn any_javascript_value_is_refused_as_a_message_can_show_it() {
    let mut game = game(13, "human", "human");
    let value_in = |refused: JsValue| string(&refused, "value");
    let object = js_sys::Object::new();
    for (value, shown) in [
        (JsValue::from(0), "0"),
        (JsValue::from(7), "7"),
        (JsValue::from(2.5), "2.5"),
        (JsValue::from(f64::NAN), "NaN"),
        (JsValue::from(-1), "-1"),
        (JsValue::from("three"), "“three”"),
        (JsValue::UNDEFINED, "“undefined”"),
        (JsValue::NULL, "“null”"),
        (object.into(), "“object”"),
        (js_sys::Symbol::iterator().into(), "“symbol”"),
    ] {
        assert_eq!(value_in(refusal(game.call(&value))), shown);
    }
    assert_eq!(number(&ok(game.state()), "round"), 0.0);
    ok(game.call(&3.into()));
    assert_eq!(value_in(refusal(game.answer(&1.into()))), "1");
    assert_eq!(value_in(refusal(game.go_to(&99.into()))), "99");
    assert_eq!(string(&refusal(game.set_magnus(&JsValue::UNDEFINED)), "id"), "“undefined”");
    assert_eq!(value_in(refusal(Handle::open("n=1&magnus=layers&derek=human&seed=1"))), "1");
}

#[wasm_bindgen_test]
fn a_move_out_of_turn_is_refused_before_it_is_read() {
    let mut computers = game(13, "layers", "protector");
    let code_of = |refused: Result<(), Thrown>| string(&refusal(refused), "code");
    assert_eq!(code_of(computers.call(&"x".into())), "notYours");
    assert_eq!(code_of(computers.answer(&"x".into())), "notYours");
    let mut people = game(13, "human", "human");
    assert_eq!(code_of(people.answer(&"x".into())), "direction");
    assert_eq!(code_of(people.answer(&"+".into())), "nothingCalled");
}

/// The settings of a new game.
fn fields(said: &[(&str, &str)]) -> JsValue {
    let fields = js_sys::Object::new();
    for (name, value) in said {
        Reflect::set(&fields, &(*name).into(), &(*value).into()).expect("an object");
    }
    fields.into()
}

#[wasm_bindgen_test]
fn each_wrong_field_of_a_new_game_is_named_and_replaced() {
    let wrong = [("state", "1.x"), ("n", "1"), ("magnus", "nobody"), ("derek", "scripted:x"), ("seed", "-1")];
    let begun = ok(Handle::begin(&fields(&wrong)));
    let refusals = begun.refusals();
    let names: Vec<_> = refusals.iter().filter_map(|error| get(error, "about").as_string()).collect();
    assert_eq!(names, ["state", "n", "seed", "derek", "magnus"]);
    let codes: Vec<_> = refusals.iter().filter_map(|error| get(&get(error, "refusal"), "code").as_string()).collect();
    assert_eq!(codes, ["link", "number", "number", "argument", "unknownStrategy"]);
    assert_eq!(ok(begun.beginning()), ok(ok(Handle::begin(&fields(&[]))).beginning()));

    let unsuited = ok(Handle::begin(&fields(&[("n", "12"), ("magnus", "power-of-two"), ("derek", "look-ahead:2")])));
    let [refusal] = &unsuited.refusals()[..] else { panic!("one is refused") };
    assert_eq!(get(refusal, "about").as_string().as_deref(), Some("magnus"));
    assert_eq!(get(&get(refusal, "refusal"), "code").as_string().as_deref(), Some("tableUnsuited"));
}

#[wasm_bindgen_test]
fn a_link_that_can_be_opened_comes_before_the_other_fields() {
    let link = ("state", "n=21&magnus=balanced&derek=clockwise&round=5&layers=2");
    let mut begun = ok(Handle::begin(&fields(&[link, ("n", "nonsense")])));
    assert!(begun.refusals().is_empty());
    assert_eq!(number(&ok(begun.state()), "n"), 21.0);
    assert_eq!(number(&ok(begun.opening()), "round"), 5.0);
}

#[wasm_bindgen_test]
fn a_new_game_with_a_refused_setting_does_not_begin() {
    let old = game(21, "balanced", "hoarder");
    let new = ok(old.anew(&fields(&[("n", "33")])));
    assert_eq!(ok(new.beginning()), ok(game(33, "balanced", "hoarder").beginning()));
    let refused = refusal(old.anew(&fields(&[("n", "0"), ("seed", "x")])));
    assert_eq!((&*string(&refused, "what"), &*string(&refused, "value")), ("n", "0"));
}

#[wasm_bindgen_test]
fn a_whole_game_runs_to_its_end() {
    let mut game = game(45, "layers", "protector");
    while get(&ok(game.facts()), "canStep").as_bool() == Some(true) {
        ok(game.step());
    }
    let state = ok(game.state());
    assert_eq!(get(&state, "turn").as_string().as_deref(), Some("over"));
    assert_eq!(game.visited().len(), 30);
    assert_eq!(get(&get(&state, "reason"), "kind").as_string().as_deref(), Some("safe"));
    ok(game.go_to(&5.into()));
    assert_eq!(number(&ok(game.state()), "round"), 5.0);
}

#[wasm_bindgen_test]
fn the_catalogue_lists_the_registry() {
    let catalogue = ok(catalogue());
    let ids = |player: &str| -> Vec<String> {
        Array::from(&get(&catalogue, player)).iter().filter_map(|entry| get(&entry, "id").as_string()).collect()
    };
    for id in ["human", "layers", "power-of-two", "random"] {
        assert!(ids("magnus").iter().any(|known| known == id), "{id}");
    }
    for id in ["human", "protector", "clockwise", "random"] {
        assert!(ids("derek").iter().any(|known| known == id), "{id}");
    }
    assert_eq!(number(&catalogue, "maxN"), 1_048_576.0);
}

#[wasm_bindgen_test]
fn fresh_seeds_differ() {
    let seeds: Vec<u32> = (0..4).map(|_| ok(fresh_seed())).collect();
    assert!(seeds.windows(2).any(|pair| pair[0] != pair[1]));
}

/// An object of JavaScript from its text.
fn object(json: &str) -> JsValue {
    js_sys::JSON::parse(json).expect("JSON")
}

#[wasm_bindgen_test]
fn a_task_is_checked_on_the_game_that_is_played() {
    let task = object(r#"{"kind": "answers", "count": 1, "avoid": {"positions": [1]}}"#);
    let figure = object(r#"{"game": "n=9&magnus=scripted:1&derek=human"}"#);
    let exercise = ok(Exercise::new(&task, &figure));
    assert_eq!(get(&ok(exercise.form()), "by").as_string().as_deref(), Some("game"));
    let mut game = ok(Handle::open("n=9&magnus=scripted:1&derek=human"));
    let verdict = |game: &Handle| ok(exercise.check(game, &object("{}")));
    let is = |game: &Handle| string(&verdict(game), "is");
    assert_eq!(is(&game), "open");
    ok(game.answer(&"+".into()));
    assert_eq!(is(&game), "failed");
    assert_eq!(string(&verdict(&game), "why"), "entered");
    ok(game.undo());
    ok(game.answer(&"-".into()));
    assert_eq!(is(&game), "done");
}

#[wasm_bindgen_test]
fn a_value_nested_too_deep_or_in_a_circle_is_refused_before_it_is_read() {
    let figure = object(r#"{"game": "n=9"}"#);
    let deep = object(&format!("{}{}", "[".repeat(1000), "]".repeat(1000)));
    let why = |task: &JsValue| get(&refusal(Exercise::new(task, &figure)), "why");
    assert!(string(&why(&deep), "detail").contains("recursion limit"));
    let circle = object(r#"{"kind": "mark"}"#);
    Reflect::set(&circle, &"layer".into(), &circle).expect("an object");
    assert!(message(Exercise::new(&circle, &figure)).contains("circular"));
    let unread = why(&JsValue::UNDEFINED);
    assert_eq!((&*string(&unread, "code"), &*string(&unread, "part")), ("unreadable", "task"));
}
