//! Refusals with their data and their sentences.

use super::super::{Error, InTheWay, LinkFault, Measure, Need, Strategy, TaskFault};
use crate::player::Player;
use serde_json::{Value, json};

pub(super) fn hoarder() -> Box<Strategy> {
    Box::new(Strategy {
        player: Player::Derek,
        id: "hoarder:bohr".to_string(),
        name: "Hoarder: a Bohr set".to_string(),
    })
}

pub(super) fn hoarder_as_data() -> Value {
    json!({"player": "Derek", "id": "hoarder:bohr", "name": "Hoarder: a Bohr set"})
}

/// All that can reach a table, with their data and their sentences.
pub(super) fn refusals() -> Vec<(Error, Value, &'static str)> {
    let (value, strategy, player) = ("“x”".to_string(), hoarder(), Player::Magnus);
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
            Error::NotYours { player: Player::Derek, strategy },
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
