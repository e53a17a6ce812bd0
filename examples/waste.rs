//! The least waste W(p, k) with k = 3, 4, 5 positions left on prime tables:
//!
//! `cargo run --release --example waste -- 7-500` prints the table `src/core/endgame/waste.csv`. 500 positions take 60 MB.

mod common;

use clap::Parser;
use common::{Stop, exit_code, print_line};
use magnus_derek::endgame::waste::{LEFT, least_waste};
use magnus_derek::parse;
use std::process::ExitCode;

/// Prints the least waste W(p, k) with k = 3, 4, 5 positions left on prime tables, as CSV: p,3,4,5.
#[derive(Parser)]
struct Arguments {
    /// Tables, as 7-100. Numbers that are no primes from 7 to 500 are left out.
    n: String,
}

fn main() -> ExitCode {
    exit_code(print(&Arguments::parse().n))
}

fn print(tables: &str) -> Result<(), Stop> {
    let tables = parse::tables(tables)?;
    print_line(format_args!("p,{}", LEFT.map(|left| left.to_string()).join(",")));
    for p in tables {
        if let Some(waste) = least_waste(p) {
            print_line(format_args!("{p},{}", waste.map(|waste| waste.to_string()).join(",")));
        }
    }
    Ok(())
}
