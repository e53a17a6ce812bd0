//! Games and their links, for the tests of both. Each test file uses some of them.
#![allow(dead_code)]

use crate::seated::seated;
use magnus_derek::registry::{Entry, Seated, choices};
use magnus_derek::zn::Direction;
use magnus_derek_table::link::Link;
use magnus_derek_table::session::{Session, Turn};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

pub const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

pub fn open(text: &str) -> Session {
    Session::open(&Link::parse(text).expect("a link")).expect("a game")
}

pub fn link_of(session: &Session) -> String {
    session.link(None, false).expect("no layers").to_text().expect("a short game")
}

/// Plays at random for some time: moves, undo, redo, other lines, other players.
pub fn wander(session: &mut Session, seed: u64, steps: u32) {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..steps {
        let most = session.game().zn().max_magnitude();
        let _ = match chance.random_range(0..14) {
            0 => session.undo(),
            1 => session.redo(),
            2 => session.go_to(chance.random_range(0..=session.game().line_length())),
            3 => session.switch_line(chance.random_range(1..=session.game().tree().line_count() as u32)),
            4 if chance.random_range(0..4) == 0 => {
                session.remove_line(chance.random_range(1..=session.game().tree().line_count() as u32))
            }
            _ if session.can_step() => session.step(),
            _ if session.turn() == Turn::Derek => {
                session.answer(Direction::BOTH[usize::from(!chance.random::<bool>())])
            }
            _ => session.call(chance.random_range(1..=most)),
        };
    }
}

pub fn ids<S: ?Sized + Seated>(entries: &'static [Entry<S>]) -> Vec<String> {
    choices(entries).iter().map(|chosen| chosen.id()).collect()
}

/// A game of two random players with this many rounds.
pub fn random_game(n: u32, rounds: u32, seed: u32) -> Session {
    let mut session = seated(n, "human", "random", seed).expect("a game");
    let mut chance = ChaCha8Rng::seed_from_u64(seed.into());
    for _ in 0..rounds {
        session.call(chance.random_range(1..=n / 2)).expect("legal");
    }
    session
}
