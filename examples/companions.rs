//! The theory of a position of a companion game, printed as one line of JSON.
//!
//! `cargo run --release --example companions -- multivision 12,18 --k 2`
//! `cargo run --release --example companions -- dominoes 1111`
//! `cargo run --release --example companions -- number-game 1 100 1 100`

mod common;

use clap::{Parser, Subcommand};
use common::{Stop, exit_code, print_line};
use magnus_derek_companions::dominoes::values::{self, MAX_VALUE_N};
use magnus_derek_companions::multivision::{Move, Multivision};
use magnus_derek_companions::notation::{self, whole_number};
use magnus_derek_companions::number::Size;
use magnus_derek_companions::number_game::count::{MAX_COUNT, count_winning_pairs};
use magnus_derek_companions::{Companion, Outcome};
use serde::Serialize;
use std::process::ExitCode;

/// Prints what is known of a position of a companion game as one line of JSON.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    question: Question,
}

#[derive(Subcommand)]
enum Question {
    /// The winner, and the winning moves that add no more than needed.
    Multivision {
        /// The piles, as in 12,18 or "2^3*5^T(7), (2..541)^p".
        piles: String,
        /// K of K-multivision, 2 to 1000.
        #[arg(long, default_value_t = 2)]
        k: u32,
    },
    /// Outcome for the first player on a circle of N spaces.
    Dominoes {
        /// The number N of spaces, 1 to 10^12.
        n: String,
    },
    /// Number of pairs (A, B) of two ranges that the first player wins, each limit 1 to 1000000.
    NumberGame {
        /// The smallest A.
        a1: String,
        /// The largest A.
        a2: String,
        /// The smallest B.
        b1: String,
        /// The largest B.
        b2: String,
    },
}

fn main() -> ExitCode {
    exit_code(Arguments::parse().question.answer().map(print_line))
}

/// A single thing, or a list if there are several.
#[derive(Serialize)]
#[serde(untagged)]
enum OneOrMore<T> {
    One(T),
    More(Vec<T>),
}

impl<T> From<Vec<T>> for OneOrMore<T> {
    fn from(mut several: Vec<T>) -> OneOrMore<T> {
        match several.pop() {
            Some(one) if several.is_empty() => OneOrMore::One(one),
            Some(last) => {
                several.push(last);
                OneOrMore::More(several)
            }
            None => OneOrMore::More(several),
        }
    }
}

#[derive(Serialize)]
struct Winning {
    /// From 0.
    pile: OneOrMore<usize>,
    to: OneOrMore<String>,
}

#[derive(Serialize)]
struct Piles {
    piles: Vec<String>,
    outcome: Outcome,
    moves: Vec<Winning>,
}

#[derive(Serialize)]
struct Pairs {
    wins: u64,
}

impl Question {
    fn answer(&self) -> Result<String, Stop> {
        Ok(match self {
            Question::Multivision { piles, k } => line(&multivision(&notation::multivision::piles(piles, *k)?)),
            Question::Dominoes { n } => line(&values::answer(whole_number(Size::Spaces, n, 1, MAX_VALUE_N)?)),
            Question::NumberGame { a1, a2, b1, b2 } => {
                let limit = |what: Size, text: &str| whole_number(what, text, 1, MAX_COUNT);
                let (a1, a2) = (limit(Size::A1, a1)?, limit(Size::A2, a2)?);
                let (b1, b2) = (limit(Size::B1, b1)?, limit(Size::B2, b2)?);
                line(&Pairs { wins: count_winning_pairs(a1..=a2, b1..=b2)? })
            }
        })
    }
}

fn line(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("plain numbers and strings")
}

fn multivision(game: &Multivision) -> Piles {
    let texts = |game: &Multivision| -> Vec<String> { game.piles().map(|pile| game.pile_text(pile)).collect() };
    let winning = |one: &Move| {
        let after = texts(&game.after(one));
        let piles: Vec<usize> = one.changes.iter().map(|change| change.pile).collect();
        let to: Vec<String> = piles.iter().map(|&pile| after[pile].clone()).collect();
        Winning { pile: piles.into(), to: to.into() }
    };
    let moves = game.winning_moves().iter().map(winning).collect();
    Piles { piles: texts(game), outcome: game.outcome(), moves }
}
