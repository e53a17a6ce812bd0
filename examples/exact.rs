//! R(n), the least number of rounds in which Magnus can force f*(n) positions:
//!
//! `cargo run --release --example exact -- 23` prints a line of JSON, `-- --csv 2-40` the table `src/solver/rounds.csv`, and
//! `-- --worst 2-24` the table `src/worst.csv`.

use clap::Parser;
use magnus_derek::error::Error;
use magnus_derek::solver;
use magnus_derek::tournament::parse_tables;
use magnus_derek::worst;
use magnus_derek::zn::Zn;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::Instant;

#[derive(Parser)]
#[command(about = "Computes R(n), the least number of rounds in which Magnus can force f*(n) positions.")]
struct Options {
    /// The number of positions, or several as in 2-22,25.
    n: String,
    /// Threads.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Print a table instead of JSON.
    #[arg(long)]
    csv: bool,
    /// Print instead how many rounds the strategies need at worst, over all Dereks, as a table.
    #[arg(long)]
    worst: bool,
    /// Say on the way which part is done.
    #[arg(long)]
    progress: bool,
}

fn main() -> ExitCode {
    let options = Options::parse();
    match print(&options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(refusal) => {
            eprintln!("{refusal}");
            ExitCode::FAILURE
        }
    }
}

fn print(options: &Options) -> Result<(), Error> {
    if options.worst {
        return print_worst(&options.n);
    }
    if options.csv {
        println!("n,fStar,rounds,states,seconds,mebibytes");
    }
    for n in parse_tables(&options.n)? {
        let zn = Zn::new(n)?;
        let need = solver::memory_need(zn, false) >> 20;
        if need > 100 {
            eprintln!("n = {n} needs at most about {need} MiB of memory.");
        }
        forget_most_memory();
        let start = Instant::now();
        let rounds = solver::rounds(zn, options.threads.max(1), &mut |done| {
            if options.progress {
                eprintln!("n = {n}: {:.1} % after {:.0} s", 100.0 * done, start.elapsed().as_secs_f64());
            }
            ControlFlow::Continue(())
        })?;
        let (f_star, states, seconds) = (zn.f_star(), 1_u64 << (n - 1), start.elapsed().as_secs_f64());
        if options.csv {
            let mebibytes = most_memory().map_or(String::new(), |mebibytes| format!("{mebibytes:.0}"));
            println!("{n},{f_star},{rounds},{states},{seconds:.3},{mebibytes}");
        } else {
            println!(r#"{{"n":{n},"fStar":{f_star},"rounds":{rounds},"states":{states},"seconds":{seconds:.3}}}"#);
        }
    }
    Ok(())
}

fn print_worst(tables: &str) -> Result<(), Error> {
    println!("n,{}", worst::IDS.join(","));
    for n in parse_tables(tables)? {
        let zn = Zn::new(n)?;
        let rounds = worst::IDS.iter().map(|id| Ok(worst::rounds_at_worst(zn, id)?.to_string()));
        println!("{n},{}", rounds.collect::<Result<Vec<_>, Error>>()?.join(","));
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
