//! Certificates of R(n), for `tests/certificates/check.py`:
//!
//! `cargo run --release --example certificate -- 29` writes `target/certificates/29.bin`, and
//! `-- 2-30 --to tests/certificates` all that are kept there. `-- 31,33 --games 10` prints games of larger tables as CSV instead, ten
//! from each side: `tests/certificates/lines.csv`. n = 30 takes 300 MB.

mod common;

use clap::Parser;
use common::{Stop, exit_code, failed, print_line};
use magnus_derek::number::{Measure, Range};
use magnus_derek::parse;
use magnus_derek::player::Player;
use magnus_derek::solver;
use magnus_derek::solver::certificate::{self, certificate, lines};
use magnus_derek::zn::Zn;
use std::fs::{self, File};
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
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
    let options = Options::parse();
    exit_code(options.games.map_or_else(|| write(&options), |games| print_games(&options.n, games)))
}

/// The tables that were asked for, if none of them is too large.
fn tables(text: &str, most: u32) -> Result<Vec<Zn>, Stop> {
    let mut tables = Vec::new();
    for n in parse::tables(text)? {
        tables.push(Zn::new(Range::new(Measure::N, 2, most).check(n)?)?);
    }
    Ok(tables)
}

fn write(options: &Options) -> Result<(), Stop> {
    let tables = tables(&options.n, certificate::MAX_N)?;
    let folder = &options.to;
    fs::create_dir_all(folder)
        .map_err(|error| failed(format_args!("The folder {} cannot be made: {error}.", folder.display())))?;
    for zn in tables {
        let bytes = certificate(zn, 1, &mut |_| ControlFlow::Continue(())).map_err(failed)?;
        let file = folder.join(format!("{}.bin", zn.n()));
        write_whole(&file, &bytes)
            .map_err(|error| failed(format_args!("The file {} cannot be written: {error}.", file.display())))?;
        print_line(format_args!("{}: {} bytes", file.display(), bytes.len()));
    }
    Ok(())
}

/// Writes a file beside its place and then puts it there, so that a full disk leaves none that is cut off, and an older one stays.
fn write_whole(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = file.with_extension("bin.unfinished");
    let written = File::create(&unfinished).and_then(|mut beside| {
        beside.write_all(bytes)?;
        beside.sync_all()
    });
    written.and_then(|()| fs::rename(&unfinished, file)).inspect_err(|_| {
        // On a full disk it would be in the way; whether it can be removed changes nothing.
        let _ = fs::remove_file(&unfinished);
    })
}

fn print_games(text: &str, games: u32) -> Result<(), Stop> {
    let tables = tables(text, solver::MAX_N)?;
    print_line("n,rounds,of,moves");
    for zn in tables {
        for line in lines(zn, games, 1, 1, &mut |_| ControlFlow::Continue(())).map_err(failed)? {
            let of = if line.of == Player::Magnus { "magnus" } else { "derek" };
            print_line(format_args!("{},{},{of},{}", zn.n(), line.rounds, line.moves));
        }
    }
    Ok(())
}
