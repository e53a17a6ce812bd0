//! How the puzzles of each kind and level come out, as CSV: how many of the first seeds have different ones, and the milliseconds that finding takes.
//!
//! `cargo run --release --example practice -- 10000` prints what stands in the documentation of `src/practice`, and with `--spread` how the levels of that many
//! only calls and only ways spread in games as they come.

mod common;

use clap::Parser;
use common::{Stop, exit_code, print_line};
use magnus_derek_table::practice::{Kind, find, levels_in_game, offered};
use std::collections::HashSet;
use std::process::ExitCode;
use std::time::Instant;

/// Finds the puzzles of the seeds 0, 1, … of every kind and level, and prints how many differ and how long it took.
#[derive(Parser)]
struct Arguments {
    /// Number of seeds.
    seeds: u32,
    /// The id of one kind; all if it is left out.
    kind: Option<String>,
    /// Counts the levels of so many puzzles of games as they come, on 11 to 17 positions.
    #[arg(long)]
    spread: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    exit_code(if arguments.spread { print_spread(arguments.seeds) } else { print(&arguments) })
}

fn print_spread(puzzles: u32) -> Result<(), Stop> {
    print_line(format_args!("kind,1,2,3,4,5,6"));
    for kind in [Kind::OnlyCall, Kind::OnlyWay] {
        let games = (0..).flat_map(|seed| (11..=17).map(move |n| (n, seed)));
        let levels = games.flat_map(|(n, seed)| levels_in_game(kind, n, seed)).take(puzzles as usize);
        let mut counts = [0; 6];
        levels.for_each(|level| counts[level as usize - 1] += 1);
        print_line(format_args!("{},{}", kind.id(), counts.map(|count| count.to_string()).join(",")));
    }
    Ok(())
}

fn print(arguments: &Arguments) -> Result<(), Stop> {
    print_line(format_args!("kind,level,seeds,different,mean_ms,worst_ms"));
    for offer in offered() {
        if arguments.kind.as_ref().is_some_and(|id| id != offer.kind.id()) {
            continue;
        }
        for level in offer.levels {
            let (mut keys, mut worst, start) = (HashSet::new(), 0.0_f64, Instant::now());
            for seed in 0..arguments.seeds {
                let before = Instant::now();
                keys.insert(find(offer.kind, level, seed)?.key);
                worst = worst.max(before.elapsed().as_secs_f64());
            }
            let mean = start.elapsed().as_secs_f64() / f64::from(arguments.seeds.max(1));
            print_line(format_args!(
                "{},{level},{},{},{:.1},{:.1}",
                offer.kind.id(),
                arguments.seeds,
                keys.len(),
                1000.0 * mean,
                1000.0 * worst
            ));
        }
    }
    Ok(())
}
