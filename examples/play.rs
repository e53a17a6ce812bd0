//! Plays one game between two computer players and prints it as one line of JSON.
//!
//! `cargo run --release --example play -- --n 45 --magnus layers --derek protector --seed 1`

mod common;

use clap::Parser;
use common::{Stop, exit_code, print_line, print_note};
use magnus_derek::parse;
use magnus_derek_table::session::{Session, Turn};
use serde::Serialize;
use std::process::ExitCode;

/// Plays one game between two computer players and prints it as one line of JSON.
#[derive(Parser)]
struct Arguments {
    /// The number of positions, 2 to 1048576.
    #[arg(long)]
    n: String,
    /// The id of Magnus's strategy.
    #[arg(long, default_value = "layers")]
    magnus: String,
    /// The id of Derek's strategy.
    #[arg(long, default_value = "protector")]
    derek: String,
    /// The seed of the players that use chance, 0 to 4294967295.
    #[arg(long, default_value = "1")]
    seed: String,
    /// Stop after this many rounds even if more can be forced: a random Magnus may take very long. [default: 100 n]
    #[arg(long)]
    max_rounds: Option<u32>,
}

fn main() -> ExitCode {
    exit_code(
        play(&Arguments::parse())
            .map(|played| print_line(serde_json::to_string(&played).expect("plain numbers and strings"))),
    )
}

/// The fields of the printed line, in their order.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Played {
    n: u32,
    f_star: u32,
    magnus: String,
    derek: String,
    seed: u32,
    visited: usize,
    rounds: u32,
    magnitudes: Vec<u32>,
    positions: Vec<u32>,
}

fn play(arguments: &Arguments) -> Result<Played, Stop> {
    let (zn, seed) = (parse::table(&arguments.n)?, parse::seed(&arguments.seed)?);
    let (derek, magnus) = (parse::derek(&arguments.derek)?, parse::magnus(&arguments.magnus)?);
    let mut session = Session::new(zn, magnus, derek, seed)?;
    let n = session.game().zn().n();
    let most = arguments.max_rounds.unwrap_or(100 * n);
    while session.turn() != Turn::Over {
        if session.game().round() >= most {
            print_note(format_args!(
                "Stopped after {most} rounds; more could still be forced. --max-rounds sets this limit."
            ));
            break;
        }
        session.step()?;
    }
    let game = session.game();
    let landings = game.transcript().map(|round| round.to);
    Ok(Played {
        n,
        f_star: game.zn().f_star(),
        magnus: session.magnus().id(),
        derek: session.derek().id(),
        seed: session.seed(),
        visited: game.visited().len(),
        rounds: game.round(),
        magnitudes: game.transcript().map(|round| round.call.magnitude).collect(),
        positions: std::iter::once(0).chain(landings).collect(),
    })
}
