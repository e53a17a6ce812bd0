//! The circle of dominoes \[P12]: N spaces in a circle, and a move covers two adjacent free ones with a domino. Who cannot move
//! loses.
//!
//! The first move leaves a path of N − 2 spaces, and from then on the game is the sum of its *segments*, the runs of free
//! spaces. A segment of m spaces has the Grundy value F(m) = mex{F(i) ⊕ F(m − 2 − i)} ([`values`]), and the position is lost
//! for the player who has to move exactly if all values together give 0 under ⊕ (exclusive or, bit by bit).

mod refusal;
pub mod values;

pub use refusal::Refusal;

use crate::companion::{Companion, Outcome};
use crate::number::{Size, in_range};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use serde::Serialize;
use values::Values;

/// The most spaces of a circle that is played on.
pub const MAX_N: u32 = 200;

/// A run of free spaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Segment {
    /// Its first space, clockwise, in 1..=N.
    pub first: u32,
    /// Its last one.
    pub last: u32,
    /// Number of spaces, ≥ 1.
    pub length: u32,
    /// True if a domino fits into it.
    pub open: bool,
    /// Its Grundy value.
    pub value: u8,
}

/// A circle with dominoes. Spaces are numbered 1..=N clockwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Circle {
    /// True if a space is covered; space 1 is entry 0.
    covered: Vec<bool>,
    /// The first space of each domino, in the order of play.
    dominoes: Vec<u32>,
    values: Values,
}

/// The reason why the computer put a domino where it did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum DominoReason {
    /// On an empty circle all moves are alike: a path remains.
    Opening {
        /// Its length N − 2.
        rest: u32,
        /// Its Grundy value F(N − 2); if it is 0, this player wins.
        value: u8,
    },
    /// The move makes ⊕ of all values 0.
    ToZero {
        /// The length of the segment that is cut.
        length: u32,
        /// Length of the rest on its anticlockwise side.
        left: u32,
        /// Length of the rest on its clockwise side.
        right: u32,
        /// ⊕ of all values before the move.
        xor: u8,
    },
    /// No move wins. After this one the fewest replies do.
    FewestReplies {
        /// Number of the opponent's winning moves.
        winning: u32,
        /// Number of the opponent's moves.
        of: u32,
    },
    /// Drawn by chance, each move with the same probability.
    Random {
        /// Number of moves to draw from.
        of: u32,
    },
}

impl Circle {
    /// An empty circle of 1..=200 spaces.
    ///
    /// # Errors
    /// [`Refusal::Number`] with the limits.
    pub fn new(n: u32) -> Result<Circle, Refusal> {
        in_range(Size::Spaces, n.into(), 1, MAX_N.into())?;
        Ok(Circle { covered: vec![false; n as usize], dominoes: Vec::new(), values: Values::default() })
    }

    /// The number N of spaces.
    #[must_use]
    pub fn n(&self) -> u32 {
        self.covered.len() as u32
    }

    /// The first space of each domino, in the order of play; the second is the next one clockwise.
    #[must_use]
    pub fn dominoes(&self) -> &[u32] {
        &self.dominoes
    }

    /// Both spaces of each domino, in the order of play.
    pub fn covered_spaces(&self) -> impl Iterator<Item = [u32; 2]> {
        self.dominoes.iter().map(|&first| [first, self.next(first)])
    }

    /// The runs of free spaces, by their first space. The empty circle is told as one run of all spaces with the value of the
    /// whole game. O(N).
    #[must_use]
    pub fn segments(&self) -> Vec<Segment> {
        let n = self.n();
        if self.dominoes.is_empty() {
            return vec![Segment { value: self.values.circle_value(n.into()), ..self.segment(1, n) }];
        }
        let mut segments: Vec<Segment> = Vec::new();
        for first in (1..=n).filter(|&space| self.is_free(space) && !self.is_free((space + n - 2) % n + 1)) {
            let mut length = 1;
            while self.is_free((first - 1 + length) % n + 1) {
                length += 1;
            }
            segments.push(self.segment(first, length));
        }
        segments
    }

    fn segment(&self, first: u32, length: u32) -> Segment {
        let last = (first + length - 2) % self.n() + 1;
        Segment { first, last, length, open: length >= 2, value: self.values.path_value(length.into()) }
    }

    /// ⊕ of the Grundy values of all segments: the Grundy value of the position.
    #[must_use]
    pub fn xor(&self) -> u8 {
        self.segments().iter().fold(0, |xor, segment| xor ^ segment.value)
    }

    /// All legal moves, each as the first of the two spaces that it covers. O(N).
    #[must_use]
    pub fn moves(&self) -> Vec<u32> {
        let n = self.n();
        let pairs = if n == 2 { 1 } else { n };
        (1..=pairs).filter(|&space| n > 1 && self.is_free(space) && self.is_free(self.next(space))).collect()
    }

    fn next(&self, space: u32) -> u32 {
        space % self.n() + 1
    }

    fn is_free(&self, space: u32) -> bool {
        !self.covered[space as usize - 1]
    }

    /// Number of winning moves. O(N).
    fn winning_moves(&self) -> u32 {
        let xor = self.xor();
        let cuts = |segment: &Segment| {
            let wanted = xor ^ segment.value;
            (0..segment.length.saturating_sub(1)).filter(|&left| self.cut_value(segment, left) == wanted).count() as u32
        };
        self.segments().iter().map(cuts).sum()
    }

    /// ⊕ of what a domino leaves of a segment that has `left` free spaces before it.
    fn cut_value(&self, segment: &Segment, left: u32) -> u8 {
        self.values.path_value(left.into()) ^ self.values.path_value(u64::from(segment.length - 2 - left))
    }

    /// A move that leaves ⊕ = 0, if there is one: in the first segment that allows it, as near its middle as possible.
    fn zeroing_move(&self) -> Option<(u32, DominoReason)> {
        let xor = self.xor();
        for segment in self.segments().into_iter().filter(|segment| segment.open) {
            let places = 0..segment.length - 1;
            let wins = places.filter(|&left| self.cut_value(&segment, left) == xor ^ segment.value);
            if let Some(left) = wins.min_by_key(|&left| (2 * left).abs_diff(segment.length - 2)) {
                let right = segment.length - 2 - left;
                let space = (segment.first - 1 + left) % self.n() + 1;
                return (xor > 0).then_some((space, DominoReason::ToZero { length: segment.length, left, right, xor }));
            }
        }
        None
    }
}

impl Companion for Circle {
    const NAME: &'static str = "dominoes";
    type Move = u32;
    type Reason = DominoReason;
    type Refusal = Refusal;

    fn to_fields(&self) -> Vec<(&'static str, String)> {
        vec![(Self::NAME, self.n().to_string())]
    }

    fn outcome(&self) -> Outcome {
        Outcome::from_next_wins(self.xor() > 0)
    }

    fn is_over(&self) -> bool {
        self.moves().is_empty()
    }

    fn check_move(&self, &space: &u32) -> Result<u32, Refusal> {
        let n = self.n();
        in_range(Size::Domino, space.into(), 1, n.into())?;
        let next = self.next(space);
        if n == 1 {
            return Err(Refusal::NoRoom);
        }
        match [space, next].into_iter().find(|&space| !self.is_free(space)) {
            Some(covered) => Err(Refusal::Covered { space, next, covered }),
            // Both pairs of a circle of two are the same.
            None if n == 2 => Ok(1),
            None => Ok(space),
        }
    }

    fn write_move(&self, one: &u32) -> String {
        one.to_string()
    }

    fn after(&self, &one: &u32) -> Circle {
        let mut after = self.clone();
        after.covered[one as usize - 1] = true;
        after.covered[self.next(one) as usize - 1] = true;
        after.dominoes.push(one);
        after
    }

    fn perfect_move(&self) -> Option<(u32, DominoReason)> {
        let moves = self.moves();
        if self.dominoes.is_empty() {
            let rest = self.n().saturating_sub(2);
            let reason = DominoReason::Opening { rest, value: self.values.path_value(rest.into()) };
            return moves.first().map(|&one| (one, reason));
        }
        self.zeroing_move().or_else(|| {
            let replies = |&one: &u32| self.after(&one).winning_moves();
            let one = moves.into_iter().min_by_key(replies)?;
            let of = self.after(&one).moves().len() as u32;
            Some((one, DominoReason::FewestReplies { winning: replies(&one), of }))
        })
    }

    fn random_move(&self, generator: &mut ChaCha8Rng) -> Option<(u32, DominoReason)> {
        let moves = self.moves();
        let of = moves.len() as u32;
        (of > 0).then(|| (moves[generator.random_range(0..of) as usize], DominoReason::Random { of }))
    }
}
