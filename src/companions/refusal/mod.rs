//! What the companion games refuse: a sentence for the person in front of the page, and the same as data for other languages.

mod parts;
mod sentences;

pub use parts::{Fault, Part, Size};

use crate::player::Player;
use magnus_derek::number::quoted;
use serde::Serialize;

/// Why a companion game refuses a position, a move or a player. Numbers that may be too large for JavaScript are digits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "CompanionRefusal"))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Refusal {
    /// A number from outside is not a whole number in its range.
    Range {
        /// What the number stands for.
        what: Size,
        /// The smallest value allowed, in digits.
        min: String,
        /// The largest value allowed, in digits.
        max: String,
        /// The value as a message shows it.
        value: String,
    },
    /// There is no such game.
    UnknownGame {
        /// The name as it was given.
        name: String,
        /// All names, separated by commas.
        known: String,
    },
    /// There is no such player.
    UnknownPlayer {
        /// The id as it was given.
        id: String,
        /// All ids, separated by commas.
        known: String,
    },
    /// There is no such seat.
    Seat {
        /// Its number as it was given.
        seat: u32,
    },
    /// A person moves for a computer.
    NotYours {
        /// Which computer.
        player: Player,
    },
    /// A step was asked for while a person has to move.
    YourMove,
    /// The game has ended.
    Over,
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to play again.
    NothingToRedo,
    /// The text of a link is too long.
    LinkCharacters {
        /// How many characters it has.
        count: u32,
        /// The most that are read.
        most: u32,
    },
    /// The link is none of this game.
    LinkOfOther {
        /// The name of the game.
        name: String,
    },
    /// A link has too many moves.
    LinkMoves {
        /// How many moves it has.
        count: u32,
        /// The most that are read.
        most: u32,
    },
    /// A move of a link cannot be made.
    LinkMove {
        /// Its number, from 1.
        number: u32,
        /// What is wrong with it.
        why: Box<Refusal>,
    },
    /// A game is too long for a link.
    LinkNeeds {
        /// How many moves it has.
        moves: u32,
        /// How many characters they would be.
        characters: u32,
        /// The most moves.
        most: u32,
        /// The most characters.
        longest: u32,
    },
    /// A circle of one space.
    NoRoom,
    /// A domino lies where one is to be laid.
    Covered {
        /// The first space.
        space: u32,
        /// The second one.
        next: u32,
        /// Where there is one.
        covered: u32,
    },
    /// What is to be two numbers is not.
    TwoNumbers {
        /// What was given.
        value: String,
    },
    /// What is to be a subtraction is none.
    Subtraction {
        /// What was given.
        value: String,
    },
    /// A range ends before it begins.
    Empty {
        /// `A` or `B`.
        name: &'static str,
        /// Its first number.
        first: u32,
        /// Its last number.
        last: u32,
    },
    /// There are too many piles.
    Piles {
        /// The most.
        most: u32,
        /// How many there are.
        count: u32,
    },
    /// There is no such pile.
    Pile {
        /// How many piles there are.
        count: u32,
        /// The number as it was given.
        number: u32,
    },
    /// A pile is named twice.
    PileTwice {
        /// Its number.
        number: u32,
    },
    /// A move divides by two primes.
    TwoPrimes,
    /// A pile cannot be divided so often.
    Take {
        /// The number of the pile.
        number: u32,
        /// The prime.
        prime: u32,
        /// How often it could be.
        most: String,
        /// How often it is.
        take: u32,
    },
    /// A prime is not in play.
    Prime {
        /// The smallest one in play.
        first: u32,
        /// The largest one.
        last: u32,
        /// The one that was given.
        prime: u32,
    },
    /// A pile is multiplied by a prime that is not larger.
    SmallerPrime {
        /// The prime that it is divided by.
        divisor: u32,
        /// The prime that it is multiplied by.
        prime: u32,
    },
    /// An exponent cannot be held.
    Exponent {
        /// Its prime.
        prime: u32,
        /// What is wrong with it.
        why: Fault,
    },
    /// A number of moves cannot be held.
    Moves {
        /// What is wrong with it.
        why: Fault,
    },
    /// A move divides more than once.
    OneDivision {
        /// How often it does, in digits.
        total: String,
    },
    /// A move divides too often.
    Divisions {
        /// K.
        k: u32,
        /// How often it may.
        most: u32,
        /// How often it does, in digits.
        total: String,
    },
    /// A text is too long.
    Characters {
        /// How many characters it has.
        count: u32,
        /// The most that are read.
        most: u32,
    },
    /// Something else should stand in a text.
    Expected {
        /// What should.
        wanted: Part,
        /// What stands before it; empty at the beginning.
        before: String,
        /// What stands there; empty at the end.
        found: String,
    },
    /// A certain character should stand in a text.
    ExpectedSign {
        /// The character.
        wanted: String,
        /// What stands before it; empty at the beginning.
        before: String,
        /// What stands there; empty at the end.
        found: String,
    },
    /// A number is too large for what it stands for.
    TooLarge {
        /// The number as a message shows it.
        value: String,
        /// What it stands for.
        what: Part,
    },
    /// A number has too many digits.
    Digits {
        /// The most.
        most: u32,
        /// The number as a message shows it.
        value: String,
        /// How many it has.
        count: u32,
    },
    /// A range holds no prime or too large ones.
    PrimeRange {
        /// The largest prime.
        most: u32,
        /// Where it begins.
        first: u32,
        /// Where it ends.
        last: u32,
    },
    /// A pile is 0.
    Zero,
    /// A number has a prime factor that is too large.
    LargeFactor {
        /// The number as a message shows it.
        value: String,
        /// The largest prime.
        most: u32,
    },
    /// Too many parentheses stand inside each other.
    Nested {
        /// The most.
        most: u32,
    },
    /// `e` where there is no exponent.
    NoExponent,
    /// No move prolongs the game.
    NoLonger,
    /// A move that wins does not prolong the game now.
    NotNow,
}

/// A whole number from outside, in a range that may go beyond 32 bits.
pub(crate) fn number_in(what: Size, text: &str, min: u64, max: u64) -> Result<u64, Refusal> {
    let digits = text.trim();
    match digits.parse() {
        Ok(value) if (min..=max).contains(&value) && digits.bytes().all(|byte| byte.is_ascii_digit()) => Ok(value),
        _ => Err(Refusal::Range { what, value: quoted(text), min: min.to_string(), max: max.to_string() }),
    }
}
