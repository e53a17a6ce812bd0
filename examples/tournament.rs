//! Every Magnus against every Derek, as CSV.
//!
//! `cargo run --release --example tournament -- --n 101,1009 --magnus all --derek all --seeds 3`

mod common;

use clap::Parser;
use common::{Stop, exit_code, failed, print_line, print_note};
use magnus_derek::parse;
use magnus_derek::{derek, magnus};
use magnus_derek_table::tournament::{GameResult, pairings, play};
use std::process::ExitCode;

/// Every Magnus against every Derek, as CSV: n,magnus,derek,seed,f_star,visited,rounds.
#[derive(Parser)]
struct Arguments {
    /// Tables, as 101,1009 or 3-20,45.
    #[arg(long)]
    n: String,
    /// Ids of Magnus's strategies with commas between them, or all.
    #[arg(long, default_value = "all")]
    magnus: String,
    /// Ids of Derek's strategies with commas between them, or all.
    #[arg(long, default_value = "all", allow_hyphen_values = true)]
    derek: String,
    /// Number of seeds: 0, 1, …
    #[arg(long, default_value_t = 1)]
    seeds: u32,
}

fn main() -> ExitCode {
    exit_code(run(&Arguments::parse()))
}

fn run(arguments: &Arguments) -> Result<(), Stop> {
    let tables = parse::tables(&arguments.n)?;
    let (magnuses, dereks) =
        (parse::players(magnus::REGISTRY, &arguments.magnus)?, parse::players(derek::REGISTRY, &arguments.derek)?);
    let games = pairings(&tables, &magnuses, &dereks, arguments.seeds)?;
    print_line("n,magnus,derek,seed,f_star,visited,rounds");
    for pairing in &games {
        let outcome = play(pairing).map_err(failed)?;
        let (magnus, derek) = (pairing.magnus.id(), pairing.derek.id());
        if !outcome.finished {
            print_note(format_args!(
                "n = {}: {magnus} against {derek} was stopped after {} rounds.",
                pairing.n, outcome.rounds
            ));
        }
        // An id may hold a list with commas.
        let quoted = |id: String| if id.contains(',') { format!("\"{id}\"") } else { id };
        let (magnus, derek) = (quoted(magnus), quoted(derek));
        let GameResult { f_star, visited, rounds, .. } = outcome;
        print_line(format_args!("{},{magnus},{derek},{},{f_star},{visited},{rounds}", pairing.n, pairing.seed));
    }
    Ok(())
}
