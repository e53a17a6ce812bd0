//! What the companion games refuse: a sentence for the person in front of the page, and the same as data for other languages.

mod parts;

pub use parts::{Fault, Part, Size};

use crate::player::Player;
use magnus_derek::number::quoted;
use serde::Serialize;
use std::fmt;

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

impl fmt::Display for Refusal {
    #[cold]
    #[rustfmt::skip]
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Refusal::Range { what, min, max, value } => write!(out, "{what} must be a whole number from {min} to {max}, but it is {value}."),
            Refusal::UnknownGame { name, known } => write!(out, "There is no companion game called {name}. They are {known}."),
            Refusal::UnknownPlayer { id, known } => write!(out, "There is no player called {id}. The choices are {known}."),
            Refusal::Seat { seat } => write!(out, "The seats are 0 and 1, but it is {seat}."),
            Refusal::NotYours { player } => write!(out, "This move belongs to the {} player. Take that seat to make it.", player.id()),
            Refusal::YourMove => write!(out, "It is your move: a step needs a computer player."),
            Refusal::Over => write!(out, "The game is over: no move is left."),
            Refusal::NothingToUndo => write!(out, "There is nothing to undo: the game is at its start."),
            Refusal::NothingToRedo => write!(out, "There is nothing to redo: this is the last move of the game so far."),
            Refusal::LinkCharacters { count, most } => write!(out, "This link has {count} characters, and at most {most} are read."),
            Refusal::LinkOfOther { name } => write!(out, "This link is not one of this game: it should say {name}=… and how the game began."),
            Refusal::LinkMoves { count, most } => write!(out, "This link has {count} moves, and at most {most} are read."),
            Refusal::LinkMove { number, why } => write!(out, "This link cannot make its move {number}: {why}"),
            Refusal::LinkNeeds { moves, characters, most, longest } => write!(out, "This link would need {moves} moves in {characters} characters, and it holds at most {most} in {longest}."),
            Refusal::NoRoom => write!(out, "A circle of one space has no room for a domino."),
            Refusal::Covered { space, next, covered } => write!(out, "A domino on the spaces {space} and {next} is not possible: there is one on space {covered} already."),
            Refusal::TwoNumbers { value } => write!(out, "The game needs two numbers, as in 100,62, but they are {value}."),
            Refusal::Subtraction { value } => write!(out, "A move is written as in a3, which is A − 3B, or b1, but it is {value}."),
            Refusal::Empty { name, first, last } => write!(out, "The range of {name} is empty: it goes from {first} to {last}."),
            Refusal::Piles { most, count } => write!(out, "There may be 1 to {most} piles, but there are {count}."),
            Refusal::Pile { count, number } => write!(out, "The pile must be from 1 to {count}, but it is {number}."),
            Refusal::PileTwice { number } => write!(out, "Pile {number} is named twice: say at once how often it is divided."),
            Refusal::TwoPrimes => write!(out, "One move divides by one prime only."),
            Refusal::Take { number, prime, most, take } => write!(out, "Pile {number} can be divided by {prime} from 1 to {most} times, but it is {take}."),
            Refusal::Prime { first, last, prime } => write!(out, "The prime must be one of those in play, from {first} to {last}, but it is {prime}."),
            Refusal::SmallerPrime { divisor, prime } => write!(out, "A pile that is divided by {divisor} can be multiplied by larger primes only, but {prime} is not."),
            Refusal::Exponent { prime, why } => write!(out, "An exponent of the prime {prime} {why}."),
            Refusal::Moves { why } => write!(out, "The number of moves {why}."),
            Refusal::OneDivision { total } => write!(out, "One move divides one pile by a prime once, but this one divides {total} times."),
            Refusal::Divisions { k, most, total } => write!(out, "With K = {k} the divisions of a move, all piles together, must be 1 to {most}, but they are {total}."),
            Refusal::Characters { count, most } => write!(out, "The text has {count} characters, and at most {most} are read."),
            Refusal::Expected { wanted, before, found } => expected(out, wanted, before, found),
            Refusal::ExpectedSign { wanted, before, found } => expected(out, &format_args!("“{wanted}”"), before, found),
            Refusal::TooLarge { value, what } => write!(out, "{value} is too large for {what}."),
            Refusal::Digits { most, value, count } => write!(out, "A number that is written out may have at most {most} digits, but {value} has {count}. Write it as a power, such as 10^5000."),
            Refusal::PrimeRange { most, first, last } => write!(out, "A range such as (2..541) must hold a prime and end at {most} at most, but it is ({first}..{last})."),
            Refusal::Zero => write!(out, "0 cannot be a factor of a pile: all its prime factors would have to be in it."),
            Refusal::LargeFactor { value, most } => write!(out, "{value} has a prime factor above {most}, which is the largest prime here."),
            Refusal::Nested { most } => write!(out, "There are more than {most} parentheses or exponents inside each other."),
            Refusal::NoExponent => write!(out, "“e” stands for the exponent before a move: here there is none."),
            Refusal::NoLonger => write!(out, "No prime below the largest one is left, so the game cannot be prolonged any more."),
            Refusal::NotNow => write!(out, "Every winning move takes the largest prime now, so it cannot prolong the game. It can be prolonged when the other player has taken a smaller prime."),
        }
    }
}

/// That something is missing in a text, where, and what stands there instead.
fn expected(out: &mut fmt::Formatter, wanted: &dyn fmt::Display, before: &str, found: &str) -> fmt::Result {
    write!(out, "There should be {wanted} ")?;
    match before {
        "" => out.write_str("at the beginning"),
        _ => write!(out, "after “{before}”"),
    }?;
    match found {
        "" => out.write_str(", but there is the end."),
        _ => write!(out, ", but there is “{found}”."),
    }
}

impl std::error::Error for Refusal {}

/// A whole number from outside, in a range that may go beyond 32 bits.
pub(crate) fn number_in(what: Size, text: &str, min: u64, max: u64) -> Result<u64, Refusal> {
    let digits = text.trim();
    match digits.parse() {
        Ok(value) if (min..=max).contains(&value) && digits.bytes().all(|byte| byte.is_ascii_digit()) => Ok(value),
        _ => Err(Refusal::Range { what, value: quoted(text), min: min.to_string(), max: max.to_string() }),
    }
}
