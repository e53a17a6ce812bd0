//! R(n), the least number of rounds in which Magnus can force f*(n) positions, as a line of JSON:
//! `cargo run --release --example exact -- 23`.

use clap::Parser;
use magnus_derek::solver;
use magnus_derek::zn::Zn;
use std::process::ExitCode;
use std::time::Instant;

#[derive(Parser)]
#[command(about = "Computes R(n), the least number of rounds in which Magnus can force f*(n) positions.")]
struct Options {
    /// The number of positions.
    n: u32,
    /// Threads.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Value every state lexicographically instead, as the page does.
    #[arg(long)]
    all: bool,
}

fn main() -> ExitCode {
    let Options { n, threads, all } = Options::parse();
    let start = Instant::now();
    let solved = Zn::new(n).and_then(|zn| {
        let rounds =
            if all { solver::Solution::of(zn, threads)?.value(1, 0).rounds } else { solver::rounds(zn, threads)? };
        Ok((zn.f_star(), rounds))
    });
    match solved {
        Ok((f_star, rounds)) => {
            let (states, seconds) = (1_u64 << (n - 1), start.elapsed().as_secs_f64());
            println!(r#"{{"n":{n},"fStar":{f_star},"rounds":{rounds},"states":{states},"seconds":{seconds:.3}}}"#);
            ExitCode::SUCCESS
        }
        Err(refusal) => {
            eprintln!("{refusal}");
            ExitCode::FAILURE
        }
    }
}
