//! Parsing of texts, and the sentences that refuse them.

use crate::oracle::table;
use magnus_derek::number::OutOfRange;
use magnus_derek::parse;
use magnus_derek::registry::{Argument, Chosen, Refusal};
use magnus_derek::zn::{Direction, MAX_N};
use magnus_derek::{derek, magnus};
use std::fmt::Display;

fn sentence<T>(result: Result<T, impl Display>) -> String {
    result.err().expect("refused").to_string()
}

#[test]
fn n_is_a_whole_number_from_2_to_2_to_the_20() {
    for (text, n) in [("2", 2), ("13", 13), (" 1048576 ", MAX_N)] {
        assert_eq!(parse::table(text).map(|zn| zn.n()), Ok(n));
    }
    for bad in ["", "1", "0", "-3", "+5", "1048577", "13.5", "1e3", "NaN", "thirteen", "99999999999999999999"] {
        let Err(OutOfRange { min: 2, max: MAX_N, .. }) = parse::table(bad) else { panic!("{bad:?} was accepted") };
    }
    assert_eq!(sentence(parse::table("13.5")), "n must be a whole number from 2 to 1048576, but it is 13.5.");
    assert_eq!(sentence(parse::table("thirteen")), "n must be a whole number from 2 to 1048576, but it is “thirteen”.");
}

#[test]
fn a_number_is_refused_in_its_range_and_quoted() {
    let magnitude = |text| parse::number(table(13).magnitudes(), text);
    assert_eq!(magnitude("6"), Ok(6));
    for bad in ["0", "7", "NaN", "2.5", "-1"] {
        let refused = format!("The magnitude must be a whole number from 1 to 6, but it is {bad}.");
        assert_eq!(sentence(magnitude(bad)), refused);
    }
    assert_eq!(sentence(magnitude("")), "The magnitude must be a whole number from 1 to 6, but it is “”.");
    assert_eq!(parse::seed("4294967295"), Ok(u32::MAX));
    assert_eq!(sentence(parse::seed("-1")), "The seed must be a whole number from 0 to 4294967295, but it is -1.");
}

#[test]
fn a_direction_is_plus_or_minus() {
    assert_eq!(parse::direction("+"), Ok(Direction::Clockwise));
    assert_eq!(parse::direction("-"), Ok(Direction::CounterClockwise));
    assert_eq!(parse::direction("−"), Ok(Direction::CounterClockwise));
    for (bad, shown) in [("left", "“left”"), ("", "“”"), ("++", "“++”"), ("1", "1")] {
        let refused = format!("A direction must be + (clockwise) or - (counter-clockwise), but it is {shown}.");
        assert_eq!(sentence(parse::direction(bad)), refused);
    }
}

#[test]
fn a_strategy_is_an_id_with_its_argument_behind_a_colon() {
    let plus_minus = Direction::BOTH;
    for (id, argument) in [
        ("human", Argument::None),
        ("look-ahead", Argument::Variant(0)),
        ("look-ahead:2", Argument::Variant(1)),
        ("hoarder:bohr", Argument::Variant(2)),
        ("scripted:+-", Argument::Directions(plus_minus.to_vec())),
        ("scripted:--+", Argument::Directions([1, 1, 0].map(|place: usize| plus_minus[place]).to_vec())),
    ] {
        let chosen = parse::derek(id).expect("an id");
        assert_eq!((chosen.id(), chosen.argument), (id.to_string(), argument));
    }
    assert_eq!(parse::derek("look-ahead:1"), parse::derek("look-ahead"), "the default needs no colon");
    assert_eq!(parse::derek("scripted"), parse::derek("scripted:+-"), "its example");
    let list = parse::magnus("scripted: 3,01, 2").expect("numbers");
    assert_eq!((list.id().as_str(), list.argument), ("scripted:3,1,2", Argument::Magnitudes(vec![3, 1, 2])));
}

#[test]
fn an_unknown_id_is_refused_with_the_list_of_all() {
    for bad in ["nobody", "", "layers:2", "human:", "Layers"] {
        let told = sentence(parse::magnus(bad));
        assert!(
            told.starts_with(&format!("There is no Magnus called “{bad}”. The choices are layers, any-pair, prime,")),
            "{told}"
        );
        assert!(told.ends_with(", scripted:1,2, human."), "{told}");
    }
    let told = sentence(parse::derek("look-ahead:3"));
    assert!(told.starts_with("There is no Derek called “look-ahead:3”. The choices are human, protector,"), "{told}");
    assert!(told.contains(", look-ahead, look-ahead:2, "), "{told}");
}

#[test]
fn a_list_with_an_entry_that_is_no_move_is_refused_and_quoted() {
    let magnitudes = "the list must be magnitudes from 1 to n/2 with commas between them, such as 3,1,2";
    for (bad, shown) in [("", "“”"), ("3,x", "“3,x”"), ("3,,1", "“3,,1”"), ("-1", "-1"), ("99999999999", "99999999999")]
    {
        let told = sentence(parse::magnus(&format!("scripted:{bad}")));
        assert_eq!(told, format!("Scripted cannot use {shown}: {magnitudes}."));
    }
    let signs = "the list must be signs without anything between them, such as +-+";
    for (bad, shown) in [("", "“”"), ("+x", "“+x”"), ("+,-", "“+,-”")] {
        let told = sentence(parse::derek(&format!("scripted:{bad}")));
        assert_eq!(told, format!("Scripted cannot use {shown}: {signs}."));
    }
}

#[test]
fn tables_are_numbers_and_ranges() {
    assert_eq!(parse::tables("101, 9"), Ok(vec![9, 101]));
    assert_eq!(parse::tables("3-6,5–7"), Ok(vec![3, 4, 5, 6, 7]));
    for bad in ["", "1", "5-3", "3-", "x", "2-1000000"] {
        assert!(parse::tables(bad).is_err(), "{bad:?}");
    }
}

#[test]
fn players_are_ids_or_all_who_need_no_list_and_a_list_that_is_none_is_nobody() {
    let magnuses = |text| parse::players(magnus::REGISTRY, text);
    let ids = |text| magnuses(text).expect("known").iter().map(Chosen::id).collect::<Vec<_>>();
    assert_eq!(ids("scripted:3,1,2, layers"), ["scripted:3,1,2", "layers"]);
    assert_eq!(ids("scripted:x,layers"), ["layers"]);
    let all = ids("all");
    assert!(all.contains(&"layers".to_string()) && !all.iter().any(|id| id == "human" || id.starts_with("scripted")));
    assert!(matches!(magnuses("layers,nobody"), Err(Refusal::UnknownStrategy { .. })));
    let dereks = parse::players(derek::REGISTRY, "scripted:+x").expect("known");
    assert!(dereks.is_empty());
}
