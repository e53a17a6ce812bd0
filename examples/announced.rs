//! One player's moves announced, and both at random: one line of JSON.
//!
//! `cargo run --release --example announced -- magnus --n 6 --magnitudes 1,1,2,2,1,3`
//! `cargo run --release --example announced -- derek --n 9 --directions +-+-+-+-`
//! `cargo run --release --example announced -- cover --n 12 --games 100000 --seed 1`

mod common;

use clap::{Parser, Subcommand};
use common::{Stop, exit_code, failed, print_line, print_note, refused};
use magnus_derek::parse;
use magnus_derek_table::announced::answer::answer;
use magnus_derek_table::announced::directions::Plan;
use magnus_derek_table::announced::minimum::{Minimum, STEPS, minimum_refusal, solve};
use magnus_derek_table::announced::{parsing, path, signs, thesis};
use magnus_derek_table::random_play::{CoverTimes, GAMES, expected};
use serde::Serialize;
use std::collections::HashSet;
use std::io::{Error, ErrorKind};
use std::process::ExitCode;

/// One player's moves announced, and both at random: one line of JSON.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    game: Announced,
}

#[derive(Subcommand)]
enum Announced {
    /// Magnus announces his magnitudes; Derek gives up as few positions as he can.
    Magnus {
        /// The number of positions, 2 to 1000.
        #[arg(long)]
        n: String,
        /// The magnitudes with commas between them, 1 to 1000 of them.
        #[arg(long)]
        magnitudes: String,
        /// The steps after which the search for the exact minimum is given up.
        #[arg(long, default_value_t = STEPS)]
        steps: u64,
    },
    /// Derek announces his directions; Magnus visits everything.
    Derek {
        /// The number of positions, 2 to 1048576.
        #[arg(long)]
        n: String,
        /// n − 1 signs, such as +-+-; read from standard input if left out.
        #[arg(long, allow_hyphen_values = true)]
        directions: Option<String>,
        /// Magnus may call ⌈n/2⌉ if n is odd.
        #[arg(long)]
        relaxed: bool,
    },
    /// Both play at random until every position has been visited.
    Cover {
        /// The number of positions, 2 to 1048576.
        #[arg(long)]
        n: String,
        /// Number of games to play, 1 to 10000000.
        #[arg(long)]
        games: String,
        /// The seed, 0 to 4294967295.
        #[arg(long, default_value = "1")]
        seed: String,
    },
}

fn main() -> ExitCode {
    let line = match Arguments::parse().game {
        Announced::Magnus { n, magnitudes, steps } => to_json(magnus(&n, &magnitudes, steps)),
        Announced::Derek { n, directions, relaxed } => {
            directions.map_or_else(from_standard_input, Ok).and_then(|list| to_json(derek(&n, &list, relaxed)))
        }
        Announced::Cover { n, games, seed } => to_json(cover(&n, &games, &seed)),
    };
    exit_code(line.map(print_line))
}

fn from_standard_input() -> Result<String, Stop> {
    let sentence = |error: &Error| format!("The directions cannot be read from standard input: {error}.");
    std::io::read_to_string(std::io::stdin()).map_err(|error| match error.kind() {
        ErrorKind::InvalidData => refused(sentence(&error)),
        _ => failed(sentence(&error)),
    })
}

/// The line as JSON.
fn to_json(line: Result<impl Serialize, Stop>) -> Result<String, Stop> {
    line.map(|line| serde_json::to_string(&line).expect("plain numbers and strings"))
}

/// The directions are those of the exact minimum, or of the thesis where that is out of reach.
#[derive(Serialize)]
struct MagnusLine {
    n: u32,
    magnitudes: Vec<u32>,
    thesis: Option<u32>,
    exact: Option<u32>,
    directions: Option<String>,
}

fn magnus(n: &str, magnitudes: &str, steps: u64) -> Result<MagnusLine, Stop> {
    let announced = parsing::magnitudes(n, magnitudes)?;
    let thesis = thesis::derek(&announced);
    if let Err(error) = &thesis {
        print_note(error);
    }
    let (exact, directions) = match solve(&announced, steps, |_| true) {
        Minimum::Exact { visited, directions } => (Some(visited), Some(directions)),
        Minimum::AtLeast { visited, why } => {
            print_note(minimum_refusal(why, steps, visited));
            (None, thesis.clone().ok())
        }
    };
    Ok(MagnusLine {
        n: announced.zn().n(),
        magnitudes: announced.list().to_vec(),
        thesis: thesis.ok().map(|directions| announced.visited(&directions)),
        exact,
        directions: directions.map(|directions| signs(&directions)),
    })
}

#[derive(Serialize)]
struct DerekLine {
    n: u32,
    directions: String,
    case: String,
    magnitudes: Vec<u32>,
    visited: usize,
}

fn derek(n: &str, directions: &str, relaxed: bool) -> Result<DerekLine, Stop> {
    let announced = parsing::directions(parse::table(n)?, directions)?;
    let plan = answer(&announced, relaxed);
    let positions = path(announced.zn(), &plan.magnitudes(), announced.list());
    Ok(DerekLine {
        n: announced.zn().n(),
        directions: signs(announced.list()),
        case: name(&plan),
        magnitudes: plan.magnitudes(),
        visited: positions.into_iter().collect::<HashSet<u32>>().len(),
    })
}

fn name(plan: &Plan) -> String {
    let mirrored = if plan.mirrored { ", mirrored" } else { "" };
    format!("{}{mirrored}", plan.case.id())
}

#[derive(Serialize)]
struct CoverLine {
    n: u32,
    mean: Option<f64>,
    stderr: Option<f64>,
    exact: Option<f64>,
    lower: f64,
    upper: f64,
}

fn cover(n: &str, games: &str, seed: &str) -> Result<CoverLine, Stop> {
    let mut times = CoverTimes::new(parse::table(n)?, parse::seed(seed)?);
    times.play(parse::number(GAMES, games)?);
    let (lower, upper) = expected::bounds(times.zn());
    let exact = expected::exact(times.zn());
    if exact.is_none() {
        print_note(format_args!("The exact mean for even n is computed up to n = {}.", expected::LARGEST_EVEN));
    }
    Ok(CoverLine { n: times.zn().n(), mean: times.mean(), stderr: times.standard_error(), exact, lower, upper })
}
