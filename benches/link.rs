//! Share links: the cost of reading and opening the longest ones, in time and in memory (`max alloc`).
//!
//! `cargo bench --bench link`. The promise is at most 50 ms and 10 MB for any text, whatever it says.

use divan::{AllocProfiler, Bencher, black_box};
use magnus_derek::parse;
use magnus_derek::zn::Direction;
use magnus_derek_table::link::{Link, LinkLine, MAX_CHARACTERS, MAX_LINES, MAX_ROUNDS, Move};
use magnus_derek_table::session::{Begun, Refusal, Session};

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

fn moves(n: u32, count: usize) -> Vec<Move> {
    let mut chance = 1_u32;
    let mut draw = || {
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        chance >> 8
    };
    let direction = |bit: u32| if bit & 1 == 0 { Direction::Clockwise } else { Direction::CounterClockwise };
    (0..count).map(|_| (1 + draw() % (n / 2), direction(draw()))).collect()
}

fn by_hand(n: u32, lines: Vec<LinkLine>) -> Link {
    Link {
        n,
        magnus: parse::magnus("human").expect("an id"),
        derek: parse::derek("human").expect("an id"),
        lines,
        ..Link::default()
    }
}

/// The longest game of one line.
fn one_line(n: u32) -> String {
    by_hand(n, vec![LinkLine { from: 0, moves: moves(n, MAX_ROUNDS) }]).to_text().expect("within the limits")
}

/// As many branches as there may be, each at the very start of a long line, so that opening goes all the way back each time.
fn bush() -> String {
    let n = 100_003;
    let branch = |index: u32| LinkLine {
        from: 0,
        moves: std::iter::once((index, Direction::Clockwise)).chain(moves(n, 48)).collect(),
    };
    by_hand(n, (1..=MAX_LINES as u32).map(branch).collect()).to_text().expect("within the limits")
}

const TEXTS: [&str; 6] = [
    "50,000 rounds, n = 2",
    "50,000 rounds, n = 1,009",
    "50,000 rounds, n = 1,000,000",
    "1000 branches",
    "all _",
    "all A",
];

fn text(name: &str) -> String {
    match name {
        "50,000 rounds, n = 2" => one_line(2),
        "50,000 rounds, n = 1,009" => one_line(1009),
        "50,000 rounds, n = 1,000,000" => one_line(1_000_000),
        "1000 branches" => bush(),
        "all _" => format!("1.{}", "_".repeat(MAX_CHARACTERS - 2)),
        _ => format!("1.{}", "A".repeat(MAX_CHARACTERS - 2)),
    }
}

fn open_link(text: &str) -> Result<Session, Refusal> {
    Ok(Begun::from_link(&Link::parse(text)?)?.session)
}

/// Reads the text.
#[divan::bench(args = TEXTS)]
fn parse(bencher: Bencher, name: &str) {
    let text = text(name);
    bencher.bench(|| Link::parse(black_box(&text)));
}

/// Reads it and plays the game to where it stands.
#[divan::bench(args = TEXTS)]
fn open(bencher: Bencher, name: &str) {
    let text = text(name);
    bencher.bench(|| open_link(black_box(&text)).map(drop));
}

/// Writes the link of a game.
#[divan::bench(args = &TEXTS[..4])]
fn write(bencher: Bencher, name: &str) {
    let session = open_link(&text(name)).expect("a game");
    bencher.bench_local(|| session.link(None, false).map(|link| link.to_text()));
}
