//! The games that puzzles are looked for in: two registered strategies play, and here and there a move is made at random, as by a person who slips.

use crate::best_play::Position;
use crate::link::{Link, LinkLine, Move};
use magnus_derek::derek;
use magnus_derek::game::{Answer, Call, Game};
use magnus_derek::magnus;
use magnus_derek::reason::{DerekReason, MagnusReason};
use magnus_derek::registry::{Chosen, Entry, Seated};
use magnus_derek::zn::{Direction, Zn};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// The strategies that play, by id. These lists are a part of every seed: one that changes makes every puzzle another.
const MAGNUSES: [&str; 4] = ["layers", "any-pair", "balanced", "random"];
const DEREKS: [&str; 6] = ["fewest-ways", "hoarder", "protector", "look-ahead", "clockwise", "random"];
/// One move of so many is made at random.
const SLIP: u32 = 7;
/// A game is broken off after so many rounds for each position.
const ROUNDS_FOR_EACH_POSITION: u32 = 3;

/// A game that has been played.
#[derive(Debug, Clone)]
pub(super) struct Played {
    pub zn: Zn,
    pub moves: Vec<Move>,
    /// The position before each move, and the last one.
    pub positions: Vec<Position>,
}

impl Played {
    /// Plays a game on a table that the strategies play on.
    ///
    /// # Panics
    /// If `n` is no table.
    pub fn at_random(n: u32, chance: &mut ChaCha8Rng) -> Played {
        let zn = Zn::new(n).expect("a table of a list");
        let mut game = Game::new(zn);
        let seed = chance.random();
        let calling = build(magnus::REGISTRY, MAGNUSES[chance.random_range(0..MAGNUSES.len())], &game, seed);
        let answering = build(derek::REGISTRY, DEREKS[chance.random_range(0..DEREKS.len())], &game, seed);
        let mut positions = vec![Position::of(&game)];
        while game.round() < ROUNDS_FOR_EACH_POSITION * n {
            let Some(Call { magnitude: planned, .. }) = calling.call(&game) else { break };
            let slips = chance.random_range(0..SLIP) == 0;
            let magnitude = if slips { chance.random_range(1..=zn.max_magnitude()) } else { planned };
            let Answer { direction: planned, .. } = answering.answer(&game, magnitude);
            let slips = chance.random_range(0..SLIP) == 0;
            let direction = if slips { Direction::BOTH[usize::from(chance.random::<bool>())] } else { planned };
            play_round(&mut game, magnitude, direction);
            positions.push(Position::of(&game));
        }
        let moves = game.transcript().map(|round| (round.call.magnitude, round.answer.direction)).collect();
        Played { zn, moves, positions }
    }

    /// The game as it stands before a move, between two people, with a call that waits or none.
    pub fn between_people(&self, round: usize, waiting: Option<u32>) -> Link {
        between_people(self.zn, &self.moves[..round], waiting)
    }

    /// The same between a person who is Magnus and a Derek whose endings are exact, who answers from now on.
    pub fn against_exact_derek(&self, round: usize) -> Link {
        Link { derek: chosen(derek::REGISTRY, "endgame"), ..self.between_people(round, None) }
    }
}

/// A game with these moves between two people, with a call that waits or none.
pub(super) fn between_people(zn: Zn, moves: &[Move], waiting: Option<u32>) -> Link {
    let round = moves.len() as u32;
    Link {
        n: zn.n(),
        magnus: chosen(magnus::REGISTRY, "human"),
        derek: chosen(derek::REGISTRY, "human"),
        lines: vec![LinkLine { from: 0, moves: moves.to_vec() }],
        round: Some(round),
        since: [round, round],
        waiting,
        ..Link::default()
    }
}

/// The registered strategy with this id.
fn chosen<Strategy: ?Sized + Seated>(registry: &'static [Entry<Strategy>], id: &str) -> Chosen<Strategy> {
    Chosen::of(registry.iter().find(|entry| entry.id == id).expect("a registered strategy"))
}

/// The same as a player, who is a computer and suits every table.
fn build<Strategy: ?Sized + Seated>(
    registry: &'static [Entry<Strategy>],
    id: &str,
    game: &Game,
    seed: u32,
) -> Box<Strategy> {
    chosen(registry, id).build(game, seed).ok().flatten().expect("a computer for every table")
}

fn play_round(game: &mut Game, magnitude: u32, direction: Direction) {
    game.call(Call { magnitude, reason: MagnusReason::Human }).expect("a legal call");
    game.answer(Answer { direction, reason: DerekReason::Human }).expect("a call waits");
}
