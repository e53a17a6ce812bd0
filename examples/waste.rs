//! The least waste W(p, k) with k = 3, 4, 5 positions left on prime tables:
//!
//! `cargo run --release --example waste -- 7-500` prints the table `src/endgame/waste.csv`. 500 positions take 60 MB.

mod common;

use common::{note, say};
use magnus_derek::endgame::waste::{LEFT, least};
use magnus_derek::parse;
use std::error::Error;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(tables) = std::env::args().nth(1) else {
        note("Which tables? For example: 7-100. Numbers that are no primes from 7 to 500 are left out.");
        return ExitCode::from(2);
    };
    match print(&tables) {
        Ok(()) => ExitCode::SUCCESS,
        Err(refusal) => {
            note(refusal);
            ExitCode::FAILURE
        }
    }
}

fn print(tables: &str) -> Result<(), Box<dyn Error>> {
    say(format_args!("p,{}", LEFT.map(|left| left.to_string()).join(",")));
    for p in parse::tables(tables)? {
        if let Some(waste) = least(p) {
            say(format_args!("{p},{}", waste.map(|waste| waste.to_string()).join(",")));
        }
    }
    Ok(())
}
