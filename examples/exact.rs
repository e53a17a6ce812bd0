//! R(n), the least number of rounds in which Magnus can force f*(n) positions:
//!
//! `cargo run --release --example exact -- 23` prints a line of JSON, `-- --csv 2-39` the table `src/core/solver/rounds.csv`, and
//! `-- --worst 2-30` the table `src/worst.csv`. `-- --work-dir D 41` works through files in D, and goes on with them after a stop;
//! with `--second` in another order of work. From n = 40 on that is the only way: the memory for all of a rank would be 20 GB and
//! more. A table that may need more memory than is free, or than `--memory` allows, is refused before anything is begun. Of what is
//! in D `--ranks` prints what each rank comes to, and `--sample 30` plays thirty games from it.

mod common;
#[path = "common/memory.rs"]
mod memory;

use clap::Parser;
use common::{Stop, exit_code, failed, print_line, print_note, refused};
use magnus_derek::number::{Measure, Range};
use magnus_derek::parse;
use magnus_derek::registry::Chosen;
use magnus_derek::solver::disk::{Folder, Plan, WorkDirectory, checksum};
use magnus_derek::solver::{self, MAX_THREADS, Order};
use magnus_derek::zn::Zn;
use magnus_derek_table::worst;
use memory::Limit;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

#[derive(Parser)]
#[command(about = "Computes R(n), the least number of rounds in which Magnus can force f*(n) positions.")]
struct Options {
    /// The number of positions, or several as in 2-22,25.
    n: String,
    /// Threads, 1 to 64.
    #[arg(long, default_value_t = 1, value_parser = threads)]
    threads: usize,
    /// The most memory that a table may need, in MiB. [default: what is free]
    #[arg(long, value_name = "MEBIBYTES", conflicts_with = "work_dir")]
    memory: Option<u64>,
    /// Print a table instead of JSON.
    #[arg(long)]
    csv: bool,
    /// Print instead how many rounds the strategies need at worst, over all Dereks, as a table.
    #[arg(long)]
    worst: bool,
    /// Work through files in this directory, which is empty or of an earlier run for the same table.
    #[arg(long, value_name = "DIRECTORY")]
    work_dir: Option<PathBuf>,
    /// Work in another order, which shares no word with the first.
    #[arg(long, requires = "work_dir")]
    second: bool,
    /// Print what each complete rank of the directory comes to, as a table.
    #[arg(long, requires = "work_dir")]
    ranks: bool,
    /// Play so many games from the directory, as a check from both sides.
    #[arg(long, requires = "work_dir", value_name = "GAMES")]
    sample: Option<u32>,
    /// Say on the way which part is done.
    #[arg(long)]
    progress: bool,
}

fn threads(text: &str) -> Result<usize, String> {
    let threads = text.parse().ok().filter(|threads| (1..=MAX_THREADS).contains(threads));
    threads.ok_or_else(|| format!("it must be a whole number from 1 to {MAX_THREADS}"))
}

fn main() -> ExitCode {
    exit_code(print(&Options::parse()))
}

/// The columns of `src/core/solver/rounds.csv`. Only a computation through files has a checksum, which is that of the first order of work in the table.
const HEAD: &str = "n,fStar,rounds,states,seconds,mebibytes,checksum";

fn print(options: &Options) -> Result<(), Stop> {
    if options.worst {
        return print_worst(&options.n);
    }
    if let Some(path) = &options.work_dir {
        return through_files(path, options);
    }
    let tables = tables_within_memory(options)?;
    if options.csv {
        print_line(HEAD);
    }
    for zn in tables {
        let (n, need) = (zn.n(), mebibytes_for(zn));
        if need > 100 {
            print_note(format_args!("n = {n} needs at most about {need} MiB of memory."));
        }
        forget_most_memory();
        let start = Instant::now();
        let rounds = solver::rounds(zn, options.threads, &mut |done| {
            if options.progress {
                print_note(format_args!("n = {n}: {:.1} % after {:.0} s", 100.0 * done, start.elapsed().as_secs_f64()));
            }
            ControlFlow::Continue(())
        })
        .map_err(failed)?;
        let (f_star, states, seconds) = (zn.f_star(), 1_u64 << (n - 1), start.elapsed().as_secs_f64());
        if options.csv {
            let mebibytes = most_memory().map_or(String::new(), |mebibytes| format!("{mebibytes:.0}"));
            print_line(format_args!("{n},{f_star},{rounds},{states},{seconds:.3},{mebibytes},"));
        } else {
            print_line(format_args!(
                r#"{{"n":{n},"fStar":{f_star},"rounds":{rounds},"states":{states},"seconds":{seconds:.3}}}"#
            ));
        }
    }
    Ok(())
}

/// The tables that were asked for, if there is memory for all of them.
fn tables_within_memory(options: &Options) -> Result<Vec<Zn>, Stop> {
    let Limit { mebibytes, why } = Limit::requested(options.memory);
    let mut tables = Vec::new();
    for n in parse::tables(&options.n)? {
        tables.push(solvable(Zn::new(n)?)?);
    }
    if let Some(&zn) = tables.iter().find(|&&zn| mebibytes_for(zn) > mebibytes) {
        let (n, need) = (zn.n(), mebibytes_for(zn));
        return Err(refused(format_args!(
            "n = {n} needs at most about {need} MiB of memory, more than the {mebibytes} MiB {why}, so nothing is begun. \
             --work-dir DIRECTORY works through files there, with 2048 MiB of memory; --memory MEBIBYTES sets another limit."
        )));
    }
    Ok(tables)
}

fn solvable(zn: Zn) -> Result<Zn, Stop> {
    Range::new(Measure::N, 2, solver::MAX_N).check(zn.n())?;
    Ok(zn)
}

fn mebibytes_for(zn: Zn) -> u64 {
    solver::memory_need(zn, false) >> 20
}

fn through_files(path: &Path, options: &Options) -> Result<(), Stop> {
    let zn = solvable(parse::table(&options.n)?)?;
    let is_empty = fs::read_dir(path).map_or(true, |mut entries| entries.next().is_none());
    if is_empty && (options.ranks || options.sample.is_some()) {
        let path = path.display();
        return Err(refused(format_args!(
            "The work directory {path} has no ranks: a run without --ranks and --sample makes them."
        )));
    }
    let order = if options.second { Order::Second } else { Order::First };
    let folder = Folder::open(path)
        .map_err(|error| failed(format_args!("The work directory {} cannot be opened: {error}.", path.display())))?;
    let work = WorkDirectory::open(zn, Plan::for_table(zn, order), folder).map_err(failed)?;
    if options.ranks {
        let ranks = work.ranks().map_err(failed)?;
        print_line("visited,usual,sets,uncovered,checksum,seconds,bytes,tokens");
        for rank in ranks {
            let usual = rank.usual.map_or(String::new(), |usual| usual.to_string());
            let tokens: Vec<String> = rank.tokens.iter().map(|(excess, count)| format!("{excess}:{count}")).collect();
            let (visited, sets, uncovered, sum) = (rank.visited, rank.sets, rank.uncovered, rank.checksum);
            let tokens = tokens.join(" ");
            print_line(format_args!(
                "{visited},{usual},{sets},{uncovered},{sum:016x},{:.3},{},{tokens}",
                rank.seconds, rank.bytes
            ));
        }
        return Ok(());
    }
    if let Some(games) = options.sample {
        let sampled = work.sample(games, 1).map_err(failed)?;
        let range =
            |range: Option<(u32, u32)>| range.map_or("null".to_string(), |(least, most)| format!("[{least},{most}]"));
        let (magnus, derek) = (range(sampled.magnus), range(sampled.derek));
        print_line(format_args!(
            r#"{{"games":{},"states":{},"perfectMagnus":{magnus},"perfectDerek":{derek}}}"#,
            sampled.lines, sampled.states
        ));
        return Ok(());
    }
    let (start, mut told) = (Instant::now(), 0.0);
    let rounds = work.rounds(&mut |done| {
        if options.progress && done >= told + 0.001 {
            told = done;
            print_note(format_args!(
                "n = {}: {:.1} % after {:.0} s",
                zn.n(),
                100.0 * done,
                start.elapsed().as_secs_f64()
            ));
        }
        ControlFlow::Continue(())
    });
    let rounds = rounds.map_err(failed)?;
    let ranks = work.ranks().map_err(failed)?;
    let (seconds, sum) = (ranks.iter().map(|rank| rank.seconds).sum::<f64>(), checksum(&ranks));
    let (n, f_star, states) = (zn.n(), zn.f_star(), 1_u64 << (zn.n() - 1));
    if options.csv {
        let mebibytes = most_memory().map_or(String::new(), |mebibytes| format!("{mebibytes:.0}"));
        print_line(format_args!("{n},{f_star},{rounds},{states},{seconds:.3},{mebibytes},{sum:016x}"));
    } else {
        print_line(format_args!(
            r#"{{"n":{n},"fStar":{f_star},"rounds":{rounds},"states":{states},"seconds":{seconds:.3}}}"#
        ));
    }
    Ok(())
}

fn print_worst(tables: &str) -> Result<(), Stop> {
    let mut within = Vec::new();
    for n in parse::tables(tables)? {
        within.push(Zn::new(Range::new(Measure::Worst, 2, worst::MAX_N).check(n)?)?);
    }
    let strategies = worst::strategies();
    print_line(format_args!("n,{}", strategies.iter().map(Chosen::id).collect::<Vec<_>>().join(",")));
    for zn in within {
        let rounds = strategies.iter().map(|magnus| Ok(worst::rounds_at_worst(zn, magnus)?.to_string()));
        print_line(format_args!("{},{}", zn.n(), rounds.collect::<Result<Vec<_>, Stop>>()?.join(",")));
    }
    Ok(())
}

/// Lets [`most_memory`] begin anew, where the system can do it.
fn forget_most_memory() {
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}

/// The most memory that this process has had, in MiB, where the system tells.
fn most_memory() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes / 1024.0)
}
