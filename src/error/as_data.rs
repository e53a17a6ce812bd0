//! Every refusal as data, and in English: pages rely on both.

use super::{Error, InTheWay, LinkFault, Listener, Measure, Need, Strategy, TaskFault, Value as Told};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use ts_rs::{Config, TS};

fn hoarder() -> Box<Strategy> {
    Box::new(Strategy { player: "Derek", id: "hoarder:bohr".to_string(), name: "Hoarder: a Bohr set".to_string() })
}

fn hoarder_as_data() -> Value {
    json!({"player": "Derek", "id": "hoarder:bohr", "name": "Hoarder: a Bohr set"})
}

/// All that can reach a table, with their data and their sentences.
fn refusals() -> Vec<(Error, Value, &'static str)> {
    let (value, strategy, player) = ("“x”".to_string(), hoarder(), "Magnus");
    vec![
        (
            Error::Number { what: Measure::Round, value: value.clone(), min: 0, max: 5 },
            json!({"code": "number", "what": "round", "value": "“x”", "min": 0, "max": 5}),
            "The round must be a whole number from 0 to 5, but it is “x”.",
        ),
        (
            Error::Direction { value: value.clone() },
            json!({"code": "direction", "value": "“x”"}),
            "A direction must be + (clockwise) or - (counter-clockwise), but it is “x”.",
        ),
        (
            Error::UnknownStrategy { player, id: value.clone(), known: "layers, human".to_string() },
            json!({"code": "unknownStrategy", "player": "Magnus", "id": "“x”", "known": "layers, human"}),
            "There is no Magnus called “x”. The choices are layers, human.",
        ),
        (
            Error::TableUnsuited { strategy: strategy.clone(), n: 12, why: Need::OddPrime },
            json!({"code": "tableUnsuited", "strategy": hoarder_as_data(), "n": 12, "why": {"code": "oddPrime"}}),
            "Hoarder: a Bohr set cannot play on n = 12: it needs an odd prime: 3, 5, 7, 11, 13, ….",
        ),
        (
            Error::CannotTakeOver { strategy: strategy.clone(), round: 3, why: Need::WholeGame },
            json!({"code": "cannotTakeOver", "strategy": hoarder_as_data(), "round": 3, "why": {"code": "wholeGame"}}),
            "Hoarder: a Bohr set cannot take over after round 3: its list of magnitudes must be followed from round 1 on.",
        ),
        (
            Error::Argument { strategy: strategy.clone(), value, why: Need::Signs },
            json!({"code": "argument", "strategy": hoarder_as_data(), "value": "“x”", "why": {"code": "signs"}}),
            "Hoarder: a Bohr set cannot use “x”: the list must be signs without anything between them, such as +-+.",
        ),
        (
            Error::AlreadyCalled { magnitude: 4 },
            json!({"code": "alreadyCalled", "magnitude": 4}),
            "It is Derek's turn: Magnus has called 4 and waits for a direction.",
        ),
        (
            Error::NothingCalled,
            json!({"code": "nothingCalled"}),
            "It is not Derek's turn: Magnus has not called a magnitude yet.",
        ),
        (
            Error::NotYours { player: "Derek", strategy },
            json!({"code": "notYours", "player": "Derek", "strategy": hoarder_as_data()}),
            "Derek is played by Hoarder: a Bohr set, so the move is not yours. Choose Human as Derek to make it yourself.",
        ),
        (
            Error::YourMove { player },
            json!({"code": "yourMove", "player": "Magnus"}),
            "It is Magnus's move, and Magnus is you: a step needs a computer player.",
        ),
        (
            Error::Unsolved { n: 23 },
            json!({"code": "unsolved", "n": 23}),
            "The table with n = 23 has to be solved before the computer can move.",
        ),
        (
            Error::Over { round: 17 },
            json!({"code": "over", "round": 17}),
            "The game is over after round 17: Magnus cannot force a new position any more.",
        ),
        (
            Error::Unreached { round: 9, at: 4, why: InTheWay::End },
            json!({"code": "unreached", "round": 9, "at": 4, "why": "end"}),
            "Round 9 cannot be reached: after round 4 the game is over there, so the computers cannot play on.",
        ),
        (
            Error::NoEnd { rounds: 260 },
            json!({"code": "noEnd", "rounds": 260}),
            "After 260 rounds no end is in sight, so the computers have stopped. Step plays single rounds.",
        ),
        (
            Error::Link { why: LinkFault::Short },
            json!({"code": "link", "why": {"code": "short"}}),
            "This link is damaged: it ends too early. Copy it again as a whole.",
        ),
        (
            Error::Excess { n: 29 },
            json!({"code": "excess", "n": 29}),
            "The solver cannot hold the values for n = 29: more rounds are wasted there than fit into a byte.",
        ),
        (
            Error::Task { why: TaskFault::Avoided },
            json!({"code": "task", "why": {"code": "avoided"}}),
            "“avoided” is counted in a game, so only a task “number” can ask for it.",
        ),
        (
            Error::OtherTable { other: 9, n: 13 },
            json!({"code": "otherTable", "other": 9, "n": 13}),
            "This game is on n = 9, but the figure is on n = 13.",
        ),
        (Error::OtherGame, json!({"code": "otherGame"}), "This game does not go on from the position of the figure."),
        (
            Error::OtherPlayers { round: 2 },
            json!({"code": "otherPlayers", "round": 2}),
            "In round 2 the players of the figure would have moved otherwise.",
        ),
        (
            Error::ManyGames { most: 100_000, least: 100_003 },
            json!({"code": "manyGames", "most": 100_000, "least": 100_003}),
            "The number of games must be a whole number from 1 to 100000, but it is at least 100003.",
        ),
        (
            Error::Sets { most: 200_000, k: 9, n: 30 },
            json!({"code": "sets", "most": 200_000, "k": 9, "n": 30}),
            "How many sets there are is out of reach here: there are more than 200000 sets of 9 positions on n = 30.",
        ),
        (
            Error::UnknownRounds { n: 99 },
            json!({"code": "unknownRounds", "n": 99}),
            "R(n) is out of reach here: it is not known for n = 99.",
        ),
        (
            Error::MagnitudeEntry { place: 3, value: "9".to_string(), max: 6 },
            json!({"code": "magnitudeEntry", "place": 3, "value": "9", "max": 6}),
            "Magnitude number 3 of the list must be a whole number from 1 to 6, but it is 9.",
        ),
        (
            Error::DirectionEntry { place: 2, value: "“x”".to_string() },
            json!({"code": "directionEntry", "place": 2, "value": "“x”"}),
            "Direction number 2 of the list must be + (clockwise) or - (counter-clockwise), but it is “x”.",
        ),
        (
            Error::MagnitudeCount { most: 1000, count: 0 },
            json!({"code": "magnitudeCount", "most": 1000, "count": 0}),
            "There must be from 1 to 1000 magnitudes, but there are 0.",
        ),
        (
            Error::DirectionCount { needed: 4, count: 3 },
            json!({"code": "directionCount", "needed": 4, "count": 3}),
            "There must be exactly n − 1 = 4 directions, but there are 3.",
        ),
        (
            Error::ThesisCells { cells: 10_000_001, most: 10_000_000 },
            json!({"code": "thesisCells", "cells": 10_000_001, "most": 10_000_000}),
            "Algorithm DEREK of the thesis is out of reach here: its table would have 2·n·r·min(n, r + 1) = 10000001 cells, and the \
             most is 10000000.",
        ),
        (
            Error::SearchSteps { steps: "2,000".to_string(), least: 5 },
            json!({"code": "searchSteps", "steps": "2,000", "least": 5}),
            "The exact minimum is out of reach here: 2,000 steps of search show only that it is at least 5.",
        ),
        (Error::NothingToUndo, json!({"code": "nothingToUndo"}), "There is nothing to undo: the game is at its start."),
        (
            Error::OnlyLine,
            json!({"code": "onlyLine"}),
            "The game has only one line, so it cannot be removed: begin a new game instead.",
        ),
        (
            Error::NothingToRedo,
            json!({"code": "nothingToRedo"}),
            "There is nothing to redo: this is the last move of the game so far.",
        ),
    ]
}

fn needs() -> Vec<(Need, Value, &'static str)> {
    vec![
        (Need::PowerOfTwo, json!({"code": "powerOfTwo"}), "it needs a power of two: 2, 4, 8, 16, …"),
        (Need::OddPrime, json!({"code": "oddPrime"}), "it needs an odd prime: 3, 5, 7, 11, 13, …"),
        (
            Need::PrimeTimesPowerOfTwo,
            json!({"code": "primeTimesPowerOfTwo"}),
            "it needs a prime from 5 on, or one times a power of two: 5, 7, 10, 11, 13, 14, …",
        ),
        (Need::Composite, json!({"code": "composite"}), "it needs a composite n with an odd factor, such as 15 or 12"),
        (
            Need::ExactValues { most: 29 },
            json!({"code": "exactValues", "most": 29}),
            "the exact value of every position is needed, which is computed up to n = 29",
        ),
        (Need::Time { most: 150 }, json!({"code": "time", "most": 150}), "it takes too long above n = 150"),
        (
            Need::Foresight { most: 300 },
            json!({"code": "foresight", "most": 300}),
            "two rounds ahead are too many above n = 300",
        ),
        (Need::WholeGame, json!({"code": "wholeGame"}), "its list of magnitudes must be followed from round 1 on"),
        (
            Need::Magnitudes,
            json!({"code": "magnitudes"}),
            "the list must be magnitudes from 1 to n/2 with commas between them, such as 3,1,2",
        ),
        (Need::Signs, json!({"code": "signs"}), "the list must be signs without anything between them, such as +-+"),
    ]
}

fn faults() -> Vec<(LinkFault, Value, &'static str)> {
    let text = || "“x”".to_string();
    vec![
        (
            LinkFault::Characters { count: 9, most: 8 },
            json!({"code": "characters", "count": 9, "most": 8}),
            "has 9 characters, and at most 8 are read",
        ),
        (
            LinkFault::Version { version: "2".to_string(), known: "1" },
            json!({"code": "version", "version": "2", "known": "1"}),
            "has version 2, and this page reads version 1 only; a newer page may read it",
        ),
        (
            LinkFault::RoundsNeeded { count: 9, most: 8 },
            json!({"code": "roundsNeeded", "count": 9, "most": 8}),
            "would need 9 rounds, and a link holds at most 8",
        ),
        (
            LinkFault::LinesNeeded { count: 9, most: 8 },
            json!({"code": "linesNeeded", "count": 9, "most": 8}),
            "would need 9 lines, and a link holds at most 8",
        ),
        (
            LinkFault::List { strategy: hoarder(), most: 8 },
            json!({"code": "list", "strategy": hoarder_as_data(), "most": 8}),
            "cannot hold the list of Hoarder: a Bohr set: it may have at most 8 characters",
        ),
        (
            LinkFault::Rounds { rounds: 9, most: 8 },
            json!({"code": "rounds", "rounds": 9, "most": 8}),
            "has 9 rounds or more, and at most 8 are read",
        ),
        (
            LinkFault::Moves { count: 9, most: 8 },
            json!({"code": "moves", "count": 9, "most": 8}),
            "has 9 moves, and at most 8 are read",
        ),
        (
            LinkFault::Field { name: text(), meant: "derek" },
            json!({"code": "field", "name": "“x”", "meant": "derek"}),
            "has the field “x”, which is not known: derek may be meant",
        ),
        (
            LinkFault::NoLink { text: text() },
            json!({"code": "noLink", "text": "“x”"}),
            "says “x”, but it should begin with 1. or name fields, as in n=45&magnus=layers",
        ),
        (
            LinkFault::NoDirection { text: text() },
            json!({"code": "noDirection", "text": "“x”"}),
            "has the move “x” without a direction: moves are written as in 3+1-2+",
        ),
        (
            LinkFault::Player { player: "Derek", number: 99 },
            json!({"code": "player", "player": "Derek", "number": 99}),
            "names Derek number 99, which this page does not know; a newer page may",
        ),
        (
            LinkFault::Variant { strategy: hoarder(), number: 9 },
            json!({"code": "variant", "strategy": hoarder_as_data(), "number": 9}),
            "names variant 9 of Hoarder: a Bohr set, which this page does not know; a newer page may",
        ),
        (
            LinkFault::Character { text: text() },
            json!({"code": "character", "text": "“x”"}),
            "is damaged: it contains “x”, which is no character of a link",
        ),
        (LinkFault::Short, json!({"code": "short"}), "is damaged: it ends too early. Copy it again as a whole"),
        (
            LinkFault::Check,
            json!({"code": "check"}),
            "is damaged: its last two characters do not fit the rest. Copy it again as a whole",
        ),
        (
            LinkFault::LargeNumber,
            json!({"code": "largeNumber"}),
            "is damaged: it contains a number of more than 32 bits",
        ),
        (
            LinkFault::Branch { line: 2 },
            json!({"code": "branch", "line": 2}),
            "is damaged: its line 2 is no branch of the one before it",
        ),
        (LinkFault::SameLines, json!({"code": "sameLines"}), "is damaged: two of its lines are the same"),
        (
            LinkFault::ShortField { number: 3 },
            json!({"code": "shortField", "number": 3}),
            "is damaged: its field 3 is too short",
        ),
        (LinkFault::Rest, json!({"code": "rest"}), "is damaged: something follows its end"),
        (LinkFault::Move, json!({"code": "move"}), "is damaged: it contains a move that the table does not have"),
    ]
}

fn task_faults() -> Vec<(TaskFault, Value, &'static str)> {
    vec![
        (
            TaskFault::Unreadable { part: "The task".to_string(), detail: "missing field `kind`".to_string() },
            json!({"code": "unreadable", "part": "The task", "detail": "missing field `kind`"}),
            "The task is not understood: missing field `kind`.",
        ),
        (
            TaskFault::AttemptField { field: "positions".to_string() },
            json!({"code": "attemptField", "field": "positions"}),
            "An attempt at this task needs the field “positions”.",
        ),
        (
            TaskFault::CallFields,
            json!({"code": "callFields"}),
            "A task “call” needs one of the fields “both” and “either”.",
        ),
        (
            TaskFault::PlaceFields,
            json!({"code": "placeFields"}),
            "A task “place” needs the fields “k”, “layer” and “size”, or “closed”: true.",
        ),
        (TaskFault::ReachFields, json!({"code": "reachFields"}), "A task “reach” needs the field “visited” or “end”."),
        (
            TaskFault::Avoided,
            json!({"code": "avoided"}),
            "“avoided” is counted in a game, so only a task “number” can ask for it.",
        ),
        (
            TaskFault::Played,
            json!({"code": "played"}),
            "“played” needs a figure in which two computers play, to an end.",
        ),
        (
            TaskFault::Choice { option: 7, count: 8 },
            json!({"code": "choice", "option": 7, "count": 8}),
            "There is no option 7: they are numbered from 0, and there are 8.",
        ),
        (
            TaskFault::Class { q: 7, n: 8 },
            json!({"code": "class", "q": 7, "n": 8}),
            "There is no class modulo 7 on n = 8: 7 does not divide it.",
        ),
        (
            TaskFault::Twice { position: 7 },
            json!({"code": "twice", "position": 7}),
            "Position 7 stands twice in the list.",
        ),
        (
            TaskFault::Bricks { n: 7 },
            json!({"code": "bricks", "n": 7}),
            "Bricks are for odd primes, and n = 7 is none.",
        ),
        (
            TaskFault::RoundsLeft { n: 7 },
            json!({"code": "roundsLeft", "n": 7}),
            "“roundsLeft” is for odd primes, and n = 7 is none.",
        ),
        (
            TaskFault::LowerBound { n: 7 },
            json!({"code": "lowerBound", "n": 7}),
            "The lower bound is for primes from 5 on, and 7 is none.",
        ),
        (
            TaskFault::Halves { n: 7 },
            json!({"code": "halves", "n": 7}),
            "1 has no half modulo 7: only odd tables have halves.",
        ),
        (
            TaskFault::PhaseOne { n: 7 },
            json!({"code": "phaseOne", "n": 7}),
            "Phase one is for composite tables with an odd prime factor, and 7 is none.",
        ),
        (
            TaskFault::Midpoint { n: 7 },
            json!({"code": "midpoint", "n": 7}),
            "Two positions have one midpoint on odd tables only, and n = 7 is even.",
        ),
        (
            TaskFault::Piles { detail: "One pile is missing.".to_string() },
            json!({"code": "piles", "detail": "One pile is missing."}),
            "One pile is missing.",
        ),
    ]
}

fn measures() -> Vec<(Measure, Value, &'static str)> {
    vec![
        (Measure::N, json!("n"), "n"),
        (Measure::Exact, json!("exact"), "n for exact values"),
        (Measure::Lesson, json!("lesson"), "n in a lesson"),
        (Measure::Magnitude, json!("magnitude"), "The magnitude"),
        (Measure::Magnitudes, json!("magnitudes"), "The number of magnitudes"),
        (Measure::Round, json!("round"), "The round"),
        (Measure::LessonRounds, json!("lessonRounds"), "The number of rounds in a lesson"),
        (Measure::Line, json!("line"), "The line"),
        (Measure::Layers, json!("layers"), "The number of layers"),
        (Measure::Position, json!("position"), "The position"),
        (Measure::OnePosition, json!("onePosition"), "A position"),
        (Measure::Seed, json!("seed"), "The seed"),
        (Measure::LinkN, json!("linkN"), "The link's n"),
        (Measure::LinkList, json!("linkList"), "The length of a list in a link"),
        (Measure::LinkLines, json!("linkLines"), "The number of lines of a link"),
        (Measure::LinkLine, json!("linkLine"), "The line of a link"),
        (Measure::Games, json!("games"), "The number of games"),
        (Measure::Game, json!("game"), "The number of the game"),
        (Measure::Rounds, json!("rounds"), "The number of rounds"),
        (Measure::RangeEnd, json!("rangeEnd"), "The end of a range of n"),
        (Measure::RangeLength, json!("rangeLength"), "The length of a range of n"),
        (Measure::Worst, json!("worst"), "n for worst cases"),
        (Measure::FirstPlace, json!("firstPlace"), "The first place"),
        (Measure::LastPlace, json!("lastPlace"), "The place after the last"),
        (Measure::Columns, json!("columns"), "The number of columns"),
        (Measure::RoundBefore, json!("roundBefore"), "The round before the first row"),
        (Measure::RowRounds, json!("rowRounds"), "The number of rounds in a row"),
        (Measure::Rows, json!("rows"), "The number of rows"),
        (Measure::Remainder, json!("remainder"), "The remainder of n by the number of classes"),
        (Measure::FirstRound, json!("firstRound"), "The first round"),
        (Measure::LastRound, json!("lastRound"), "The last round"),
        (Measure::RoundsKept, json!("roundsKept"), "The number of rounds kept"),
        (Measure::Colours, json!("colours"), "The number of colours"),
        (Measure::FigureRound, json!("figureRound"), "The round of a figure"),
        (Measure::MarkedPosition, json!("markedPosition"), "A marked position"),
        (Measure::Class, json!("class"), "The number of a class"),
        (Measure::Unvisited, json!("unvisited"), "The number of unvisited positions"),
        (Measure::Halvings, json!("halvings"), "n for halvings"),
        (Measure::CoverTime, json!("coverTime"), "n for a cover time"),
        (Measure::Sequence, json!("sequence"), "n for a task “sequence”"),
        (Measure::NumberGame, json!("numberGame"), "A number of the Number Game"),
        (Measure::NumberGameB, json!("numberGameB"), "B of the Number Game"),
    ]
}

fn ways() -> Vec<(InTheWay, Value, &'static str)> {
    vec![
        (InTheWay::End, json!("end"), "the game is over there"),
        (InTheWay::Person, json!("person"), "there it is a person's move"),
    ]
}

/// Holds the data and the sentences against what TypeScript is told of a type, and that nothing of it is missing here.
pub(crate) fn hold<T: TS + Serialize>(all: Vec<(T, Value, &str)>, made: impl Fn(&T) -> (Value, String), before: &str) {
    let mut codes = BTreeSet::new();
    for (refusal, data, sentence) in all {
        assert_eq!(made(&refusal), (data.clone(), sentence.to_string()));
        assert_eq!(serde_json::to_value(&refusal).expect("data"), data, "what TypeScript is told");
        let code = data.get("code").unwrap_or(&data).as_str().expect("a code").to_string();
        assert!(codes.insert(code), "{data} stands here twice");
    }
    let declared = format!("| {}", T::inline(&Config::new()));
    let known = declared.split(before).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_string);
    assert_eq!(codes, known.collect(), "{declared}");
}

/// As the boundary does: an object, and in it one for the part with a code of its own.
#[derive(Default)]
struct Data {
    whole: Map<String, Value>,
    part: Option<String>,
}

impl Data {
    fn set(&mut self, name: &str, value: Value) {
        let object = match &self.part {
            Some(part) => self.whole.get_mut(part).and_then(Value::as_object_mut).expect("begun"),
            None => &mut self.whole,
        };
        object.insert(name.to_string(), value);
    }
}

impl Listener for Data {
    fn code(&mut self, part: &str, code: &str) {
        if !part.is_empty() {
            self.set(part, json!({}));
            self.part = Some(part.to_string());
        }
        self.set("code", json!(code));
    }

    fn text(&mut self, _: &str) {}

    fn value(&mut self, name: &str, value: Told) {
        let value = match value {
            Told::Number(number) => json!(number),
            Told::Text(text) | Told::Word(text, _) => json!(text),
            Told::Strategy(strategy) => serde_json::to_value(strategy).expect("data"),
        };
        self.set(name, value);
    }
}

/// What is told as data.
pub(crate) fn data(tell: impl FnOnce(&mut dyn Listener)) -> Value {
    let mut data = Data::default();
    tell(&mut data);
    Value::Object(data.whole)
}

fn told(refusal: &Error) -> (Value, String) {
    (data(|listener| refusal.tell(listener)), refusal.to_string())
}

/// A part of a refusal, without what stands around it in the sentence.
fn told_part(refusal: &Error) -> (Value, String) {
    let (data, sentence) = told(refusal);
    let part = sentence.split_once("This link ").or(sentence.split_once("n = 7: ")).expect("what stands before it").1;
    (data["why"].clone(), part.strip_suffix('.').expect("a full stop").to_string())
}

pub(crate) fn said((code, text): (&str, &str)) -> (Value, String) {
    (json!(code), text.to_string())
}

#[test]
fn every_refusal_of_a_table_has_a_code_its_values_and_its_sentence() {
    hold(refusals(), told, "\"code\": \"");
    hold(needs(), |need| told_part(&Error::TableUnsuited { strategy: hoarder(), n: 7, why: *need }), "\"code\": \"");
    hold(faults(), |fault| told_part(&Error::Link { why: fault.clone() }), "\"code\": \"");
    let told_fault = |fault: &TaskFault| {
        let (data, sentence) = told(&Error::Task { why: fault.clone() });
        (data["why"].clone(), sentence)
    };
    hold(task_faults(), told_fault, "\"code\": \"");
    hold(measures(), |measure| said(measure.words()), "| \"");
    hold(ways(), |way| said(way.words()), "| \"");
}
