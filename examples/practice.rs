//! How the puzzles of each kind and level come out, as CSV: how many of the first seeds have different ones, and the milliseconds that finding takes.
//!
//! `cargo run --release --example practice -- 10000` prints what stands in the documentation of `src/practice`, and with `--spread` how the levels of that many
//! only calls and only ways spread in games as they come. With `--quick` it prints `www/pages/practice/quick-seeds.js`, for which 600 seeds are enough.

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
    /// Prints, as a module for the page, some seeds of each kind and level that are found soonest when no table is solved yet.
    #[arg(long)]
    quick: bool,
}

/// So many quick seeds are kept of each kind and level.
const KEPT: usize = 20;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    exit_code(match &arguments {
        Arguments { spread: true, seeds, .. } => print_spread(*seeds),
        Arguments { quick: true, seeds, .. } => print_quick(*seeds),
        _ => print(&arguments),
    })
}

fn print_quick(seeds: u32) -> Result<(), Stop> {
    print_line(format_args!("// @ts-check"));
    print_line(format_args!(
        "/** Seeds of puzzles that are found soonest, by kind and level. Written by `cargo run --release --example practice -- {seeds} --quick`. */"
    ));
    print_line(format_args!(
        "\n/** @type {{Record<string, Record<number, number[]>>}} */\nexport const QUICK_SEEDS = {{"
    ));
    for offer in offered() {
        print_line(format_args!("  \"{}\": {{", offer.kind.id()));
        for level in offer.levels {
            print_line(format_args!("    {level}: {:?},", quick_seeds(offer.kind, level, seeds)?));
        }
        print_line(format_args!("  }},"));
    }
    print_line(format_args!("}};"));
    Ok(())
}

/// The seeds of different puzzles that are found soonest, upwards. A thread of its own has solved nothing before.
fn quick_seeds(kind: Kind, level: u32, seeds: u32) -> Result<Vec<u32>, Stop> {
    let mut timed = Vec::new();
    for seed in 0..seeds {
        let search = move || {
            let start = Instant::now();
            find(kind, level, seed).map(|puzzle| (start.elapsed(), puzzle.key))
        };
        let (time, key) = std::thread::scope(|scope| scope.spawn(search).join().expect("a search does not panic"))?;
        timed.push((time, seed, key));
    }
    timed.sort();
    let mut keys = HashSet::new();
    let mut quick: Vec<u32> =
        timed.into_iter().filter(|(.., key)| keys.insert(key.clone())).map(|(_, seed, _)| seed).take(KEPT).collect();
    quick.sort_unstable();
    Ok(quick)
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
