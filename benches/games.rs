//! Whole games to the end on one core: `cargo bench --bench games`.
//!
//! Every computer Magnus who promises f*(n), but for the perfect one, against three Dereks: on small tables beside the time it takes
//! to find depth and witness of all calls by the definition, on large ones beside the limit. A large game is played in a process of
//! its own, which tells its most memory. Then some of them by divan. `--one N MAGNUS DEREK` and `--layers N LEFT` do one piece of
//! work and print it as JSON, for `benches/games.mjs`.

mod common;

use common::{is_bench, naive_witness, write_duration};
use divan::{AllocProfiler, Bencher};
use magnus_derek::game::{Game, Witness};
use magnus_derek::magnus;
use magnus_derek::parse;
use magnus_derek::registry::choices;
use magnus_derek::zn::Zn;
use magnus_derek_table::session::{Session, Turn};
use magnus_derek_table::tournament::{Pairing, play};
use std::process::Command;
use std::time::{Duration, Instant};

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

const DEREKS: [&str; 3] = ["protector", "hoarder", "random"];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match *words.as_slice() {
        ["--one", n, magnus, derek, ..] => return play_one(&pairing(n.parse().expect("a number"), magnus, derek)),
        ["--layers", n, left, ..] => return layers_of_a_random_game(n, left.parse().expect("a number")),
        _ => {}
    }
    if is_bench() {
        println!("{:38}{:>12}{:>12}{:>10}", "game", "naive", "ours", "ratio");
        for n in [1009, 1007] {
            each_game(n, beside_the_definition);
        }
        println!("\n{:38}{:>12}{:>12}{:>10}{:>12}", "game", "ours", "limit", "rounds/n", "memory");
        for (n, limit) in [(10_007, "0.3 s"), (100_003, "5 s"), (99_225, "5 s")] {
            each_game(n, |pairing| report(pairing, limit));
        }
        for derek in ["random", "protector"] {
            report(&pairing(1_000_003, "best", derek), "10 s");
        }
        println!();
    }
    divan::main();
}

fn pairing(n: u32, magnus: &str, derek: &str) -> Pairing {
    let (magnus, derek) = (parse::magnus(magnus).expect("an id"), parse::derek(derek).expect("an id"));
    Pairing { n, magnus, derek, seed: 1 }
}

/// Every Magnus who promises f*(n) on this table, but for the perfect one, against the three Dereks.
fn each_game(n: u32, mut of: impl FnMut(&Pairing)) {
    let zn = Zn::new(n).expect("a legal n");
    let game = Game::new(zn);
    for magnus in choices(magnus::REGISTRY) {
        let promises = (magnus.entry.promise)(zn).is_some_and(|promise| promise.positions >= zn.f_star());
        if magnus.entry.id != "perfect" && promises && matches!(magnus.build(&game, 1), Ok(Some(_))) {
            DEREKS.iter().for_each(|derek| of(&pairing(n, &magnus.id(), derek)));
        }
    }
}

fn name(pairing: &Pairing) -> String {
    format!("n = {}: {}, {}", pairing.n, pairing.magnus.id(), pairing.derek.id())
}

/// A small game, and depth and witness of all its calls by the definition, which has to find the same.
fn beside_the_definition(pairing: &Pairing) {
    let start = Instant::now();
    play(pairing).expect("two computers");
    let ours = start.elapsed();
    let Pairing { n, magnus, derek, seed } = pairing.clone();
    let mut session = Session::new(Zn::new(n).expect("a legal n"), magnus, derek, seed).expect("two computers");
    let mut naive = Duration::ZERO;
    while session.turn() != Turn::Over {
        let game = session.game();
        let start = Instant::now();
        let witness = naive_witness(game.unvisited(), game.token());
        naive += start.elapsed();
        assert_eq!(game.witness(), witness.map(|(depth, magnitude)| Witness { depth, magnitude }));
        session.step().expect("two computers");
    }
    let ratio = naive.as_secs_f64() / ours.as_secs_f64();
    println!("{:38}{:>12}{:>12}{ratio:>10.0}", name(pairing), write_duration(naive), write_duration(ours));
}

/// A large game, in a process of its own for its memory.
fn report(pairing: &Pairing, limit: &str) {
    let Pairing { n, magnus, derek, .. } = pairing;
    let program = std::env::current_exe().expect("this program");
    let output =
        Command::new(program).args(["--one", &n.to_string(), &magnus.id(), &derek.id()]).output().expect("it runs");
    let line: serde_json::Value = serde_json::from_slice(&output.stdout).expect("a line of JSON");
    let [seconds, rounds] = ["seconds", "rounds"].map(|key| line[key].as_f64().unwrap_or(f64::NAN));
    let memory = line["mebibytes"].as_u64().map_or("?".to_string(), |mebibytes| format!("{mebibytes} MiB"));
    let (time, rounds) = (format!("{seconds:.3} s"), rounds / f64::from(*n));
    println!("{:38}{time:>12}{limit:>12}{rounds:>10.4}{memory:>12}", name(pairing));
}

/// Plays a game and prints it as a line of JSON.
fn play_one(pairing: &Pairing) {
    let start = Instant::now();
    let outcome = play(pairing).expect("two computers");
    let seconds = start.elapsed().as_secs_f64();
    let (rounds, visited) = (outcome.rounds, outcome.visited);
    let line =
        serde_json::json!({ "seconds": seconds, "rounds": rounds, "visited": visited, "mebibytes": most_memory() });
    println!("{line}");
}

/// Prints the time for all layers when a random game has left so many positions, as a line of JSON.
fn layers_of_a_random_game(n: &str, left: usize) {
    let zn = parse::table(n).expect("a legal n");
    let (magnus, derek) = (parse::magnus("random").expect("an id"), parse::derek("random").expect("an id"));
    let mut session = Session::new(zn, magnus, derek, 1).expect("two computers");
    while zn.n() as usize - session.game().visited().len() > left {
        session.step().expect("more can be forced");
    }
    let mut deepest = 0;
    let times = (0..5).map(|_| {
        // The last position is new, so taking it back and visiting it again forgets the layers.
        session.undo().and_then(|()| session.redo()).expect("a round was played");
        let start = Instant::now();
        deepest = session.game().layers().depths().iter().copied().max().unwrap_or(0);
        start.elapsed().as_secs_f64()
    });
    let seconds = times.fold(f64::INFINITY, f64::min);
    println!("{}", serde_json::json!({ "seconds": seconds, "deepest": deepest }));
}

/// The most memory that this process has had, in MiB, where the system tells it.
fn most_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kibibytes = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?.split_whitespace().next()?;
    Some(kibibytes.parse::<u64>().ok()?.div_ceil(1024))
}

#[divan::bench(args = ["layers", "two-phase", "balanced", "best"], sample_count = 5, sample_size = 1)]
fn hoarder_99_225(bencher: Bencher, magnus: &str) {
    bencher.bench(|| play(&pairing(99_225, magnus, "hoarder")));
}

#[divan::bench(args = DEREKS, sample_count = 5, sample_size = 1)]
fn layers_10_007(bencher: Bencher, derek: &str) {
    bencher.bench(|| play(&pairing(10_007, "layers", derek)));
}
