//! Certificates of R(n), for `tests/certificates/check.py`:
//!
//! `cargo run --release --example certificate -- 29` writes `target/certificates/29.bin`, and
//! `-- 2-30 --to tests/certificates` all that are kept there. `-- 31,33 --games 10` prints games of larger tables as CSV instead, ten
//! from each side: `tests/certificates/lines.csv`. n = 30 takes 300 MB.

mod common;

use clap::Parser;
use common::{note, say};
use magnus_derek::parse;
use magnus_derek::player::Player;
use magnus_derek::solver::certificate::{certificate, lines};
use magnus_derek::zn::Zn;
use std::error::Error;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Parser)]
#[command(about = "Writes certificates of R(n), the least number of rounds in which Magnus can force f*(n) positions.")]
struct Options {
    /// The number of positions, or several as in 2-22,25.
    n: String,
    /// Print instead so many games in which Magnus never errs and as many in which Derek never does.
    #[arg(long)]
    games: Option<u32>,
    /// The folder for the files.
    #[arg(long, value_name = "FOLDER", default_value = "target/certificates")]
    to: PathBuf,
}

fn main() -> ExitCode {
    match write(&Options::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(refusal) => {
            note(refusal);
            ExitCode::FAILURE
        }
    }
}

fn write(options: &Options) -> Result<(), Box<dyn Error>> {
    if let Some(games) = options.games {
        return print_games(&options.n, games);
    }
    std::fs::create_dir_all(&options.to)?;
    for n in parse::tables(&options.n)? {
        let bytes = certificate(Zn::new(n)?, 1, &mut |_| ControlFlow::Continue(()))?;
        let file = options.to.join(format!("{n}.bin"));
        std::fs::write(&file, &bytes)?;
        say(format_args!("{}: {} bytes", file.display(), bytes.len()));
    }
    Ok(())
}

fn print_games(tables: &str, games: u32) -> Result<(), Box<dyn Error>> {
    say("n,rounds,of,moves");
    for n in parse::tables(tables)? {
        for line in lines(Zn::new(n)?, games, 1, 1, &mut |_| ControlFlow::Continue(()))? {
            let of = if line.of == Player::Magnus { "magnus" } else { "derek" };
            say(format_args!("{n},{},{of},{}", line.rounds, line.moves));
        }
    }
    Ok(())
}
