//! The parts of refusals with their data and their words.

use super::super::{InTheWay, LinkFault, Measure, Need, TaskFault};
use super::refusals::{hoarder, hoarder_as_data};
use crate::player::Player;
use serde_json::{Value, json};

pub(super) fn needs() -> Vec<(Need, Value, &'static str)> {
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

pub(super) fn faults() -> Vec<(LinkFault, Value, &'static str)> {
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
            LinkFault::Player { player: Player::Derek, number: 99 },
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

pub(super) fn task_faults() -> Vec<(TaskFault, Value, &'static str)> {
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

pub(super) fn measures() -> Vec<(Measure, Value, &'static str)> {
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

pub(super) fn ways() -> Vec<(InTheWay, Value, &'static str)> {
    vec![
        (InTheWay::End, json!("end"), "the game is over there"),
        (InTheWay::Person, json!("person"), "there it is a person's move"),
    ]
}
