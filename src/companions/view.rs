//! Data of a companion game for the page: plain, with numbers as text where JavaScript could not hold them.

use crate::companion::{Companion as _, Outcome};
use crate::dominoes::{self, Circle, Segment, values};
use crate::multivision::exponent::Exponent;
use crate::multivision::{self, Multivision};
use crate::number_game::count::map_rows;
use crate::number_game::rounds::{Decision, ForcedRound, rounds};
use crate::number_game::{self, NumberName, Pair, is_winning};
use crate::player::Player;
use crate::position::{Position, Reason, Written};
use crate::session::{Made, Session};
use serde::Serialize;

/// A game with its players.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ShownGame<'a> {
    /// The first player and the second.
    players: [Player; 2],
    seed: u32,
    /// The seat whose move it is, 0 being that of the first player.
    #[cfg_attr(feature = "typescript", ts(type = "0 | 1"))]
    seat: usize,
    over: bool,
    #[cfg_attr(feature = "typescript", ts(type = "0 | 1 | null"))]
    winner: Option<usize>,
    outcome: Outcome,
    can_step: bool,
    can_undo: bool,
    can_redo: bool,
    moves: &'a [Made],
    /// The first position, as the fields of a link.
    start: Vec<(&'static str, String)>,
    /// In the Number Game the numbers A and B at the start and after each move; nothing in the other games.
    pairs: Vec<[String; 2]>,
    position: ShownPosition,
}

/// The perfect player's move.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hint {
    text: String,
    why: Reason,
    /// The position after it.
    after: ShownPosition,
}

impl Session {
    /// Everything the page shows. O(moves + size of the position).
    #[must_use]
    pub fn view(&self) -> ShownGame<'_> {
        let position = self.position();
        ShownGame {
            players: self.players(),
            seed: self.seed(),
            seat: self.seat(),
            over: position.is_over(),
            winner: self.winner(),
            outcome: position.outcome(),
            can_step: self.can_step(),
            can_undo: self.can_undo(),
            can_redo: self.can_redo(),
            moves: self.moves_made(),
            start: self.start().to_fields(),
            pairs: self.pairs(),
            position: position.shown(),
        }
    }

    fn pairs(&self) -> Vec<[String; 2]> {
        let pair = |position: &Position| match position {
            Position::NumberGame(Pair { a, b }) => Some([a.to_string(), b.to_string()]),
            _ => None,
        };
        let after = self.moves_made().iter().map(|made| &made.after);
        std::iter::once(self.start()).chain(after).filter_map(pair).collect()
    }

    /// The hint in that form; `None` after the end.
    #[must_use]
    pub fn hint_view(&self) -> Option<Hint> {
        let (Written { one, text }, why) = self.hint()?;
        let after = self.position().after(&one).ok()?.shown();
        Some(Hint { text, why, after })
    }
}

/// A position of whichever game it is.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum ShownPosition {
    /// Of multivision.
    Piles(PilesPosition),
    /// Of the circle of dominoes.
    Circle(CirclePosition),
    /// Of the Number Game.
    Pair(PairPosition),
}

impl Position {
    /// The position in the form in which the page is told of it.
    #[must_use]
    pub fn shown(&self) -> ShownPosition {
        match self {
            Position::Multivision(game) => ShownPosition::Piles(PilesPosition::of(game)),
            Position::Dominoes(game) => ShownPosition::Circle(CirclePosition::of(game)),
            Position::NumberGame(game) => ShownPosition::Pair(PairPosition::of(*game)),
        }
    }
}

/// A circle of dominoes.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CirclePosition {
    n: u32,
    /// The two spaces of each domino, the first one clockwise first, in the order of play.
    dominoes: Vec<[u32; 2]>,
    segments: Vec<Segment>,
    xor: u8,
    /// The spaces at which a domino can begin.
    moves: Vec<u32>,
}

impl CirclePosition {
    fn of(game: &Circle) -> CirclePosition {
        let (segments, moves) = (game.segments(), game.moves());
        CirclePosition { n: game.n(), dominoes: game.covered_spaces().collect(), segments, xor: game.xor(), moves }
    }
}

/// The rectangle of a pair.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum PairShape {
    /// A square, with which every move loses.
    Equal,
    /// Longer than the golden rectangle: who has to move wins.
    Thin,
    /// Shorter than it: who has to move loses.
    Fat,
}

/// A pair of numbers.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PairPosition {
    a: String,
    b: String,
    /// Number of squares that can be cut off with something left.
    squares: String,
    /// True if squares are cut off A, rather than off B: A is the larger number, or as large as B.
    from_a: bool,
    /// After the end the number that is zero or negative: who made it so has lost.
    spent: Option<NumberName>,
    /// The rectangle; `None` after the end.
    shape: Option<PairShape>,
    /// The reason for winning or losing, round by round; empty after the end.
    rounds: Vec<ForcedRound>,
    /// The outcome of the rounds; `None` after the end.
    decision: Option<Decision>,
}

impl PairPosition {
    fn of(game: Pair) -> PairPosition {
        let Pair { a, b } = game;
        let over = game.is_over();
        let shape = match is_winning(a.unsigned_abs(), b.unsigned_abs()) {
            _ if a == b => PairShape::Equal,
            true => PairShape::Thin,
            false => PairShape::Fat,
        };
        let rounds = if over { Vec::new() } else { rounds(game) };
        PairPosition {
            a: a.to_string(),
            b: b.to_string(),
            squares: game.squares().to_string(),
            from_a: game.larger() == NumberName::A,
            spent: game.exhausted_number(),
            shape: (!over).then_some(shape),
            decision: Decision::of(&rounds),
            rounds,
        }
    }
}

/// All pairs of numbers up to some size: which are losing.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PairMap {
    /// For B = 1, 2, … the first and the last losing A; those between them are losing too, and no others.
    losing: Vec<[u32; 2]>,
    /// φ, the slope of the lines between losing and winning pairs.
    golden: f64,
}

impl PairMap {
    /// The map up to a size.
    ///
    /// # Errors
    /// As [`map_rows`].
    pub fn up_to(size: u64) -> Result<PairMap, number_game::Refusal> {
        Ok(PairMap { losing: map_rows(size)?, golden: f64::midpoint(1.0, 5_f64.sqrt()) })
    }
}

/// Piles.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PilesPosition {
    k: u32,
    primes: &'static [u32],
    piles: Vec<ShownPile>,
    /// V_M: the exponents of the product of all piles, modulo K.
    residues: Vec<u32>,
    /// The leftmost column of it that is not 0: that of the prime that a winning move takes.
    leftmost: Option<usize>,
    /// A lower bound of all exponents together, with whether it is a number that is written out.
    together: String,
    exact: bool,
    /// The game lasts at least so many moves; `None` for giants with K > 2.
    least_moves: Option<String>,
    /// As long as this prime is in a pile, the game can be prolonged by any number.
    endless_by: Option<u32>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct ShownPile {
    /// The size as one number, unless it is too long.
    number: Option<String>,
    exponents: Vec<String>,
    /// V_i: the same modulo K.
    residues: Vec<u32>,
}

impl PilesPosition {
    fn of(game: &Multivision) -> PilesPosition {
        let length = game.length();
        let piles = game.piles().map(|pile| ShownPile {
            number: game.number(pile),
            exponents: pile.exponents().iter().map(Exponent::text).collect(),
            residues: pile.residues().to_vec(),
        });
        PilesPosition {
            k: game.k(),
            primes: game.primes(),
            piles: piles.collect(),
            residues: game.residues(),
            leftmost: game.leftmost(),
            together: length.together.text(),
            exact: length.together.exact().is_some(),
            least_moves: length.least_moves.as_ref().map(Exponent::text),
            endless_by: length.endless_by,
        }
    }
}

/// The limits that the pages name.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Limits {
    /// The most spaces of a circle.
    spaces: u32,
    /// From here on F is periodic.
    preperiod: u64,
    /// Its period.
    period: u64,
    /// The m below the preperiod whose value is not that of their residue later.
    exceptions: Vec<u64>,
    /// The most piles.
    piles: usize,
    /// The largest prime.
    prime: u32,
    /// The largest K.
    k: u32,
}

impl Limits {
    /// The limits themselves.
    #[must_use]
    pub fn get() -> Limits {
        Limits {
            spaces: dominoes::MAX_N,
            preperiod: values::PREPERIOD,
            period: values::PERIOD,
            exceptions: values::exceptions(),
            piles: multivision::MAX_PILES,
            prime: multivision::primes::MAX_PRIME,
            k: multivision::MAX_K,
        }
    }
}
