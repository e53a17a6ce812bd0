//! What the companion games refuse: a sentence for the person in front of the page, and the same as data for other languages.

#[cfg(test)]
mod as_data;

use crate::error::{Listener, Message, Telling};
use std::fmt;

/// Why a companion game refuses a position, a move or a player. Numbers that may be too large for JavaScript are digits.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(
    test,
    derive(serde::Serialize, ts_rs::TS),
    serde(tag = "code", rename_all = "camelCase"),
    ts(rename = "CompanionRefusal")
)]
pub enum Refusal {
    /// A number from outside is not a whole number in its range.
    Range {
        /// What the number stands for.
        what: Size,
        /// The value as a message shows it.
        value: String,
        /// The smallest value allowed, in digits.
        min: String,
        /// The largest value allowed, in digits.
        max: String,
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
        /// The id of the computer.
        player: &'static str,
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

/// What a number stands for that is not in its range.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Serialize, ts_rs::TS), serde(rename_all = "camelCase"))]
pub enum Size {
    /// How many spaces a circle has.
    Spaces,
    /// Where a domino begins.
    Domino,
    /// How often a number is subtracted.
    Multiple,
    /// How large the map of pairs is.
    Map,
    /// The seed.
    Seed,
    /// K.
    K,
    /// The number A.
    A,
    /// The number B.
    B,
    /// The first number of the range of A.
    A1,
    /// Its last number.
    A2,
    /// The first number of the range of B.
    B1,
    /// Its last number.
    B2,
}

/// A part of a text that is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Serialize, ts_rs::TS), serde(rename_all = "camelCase"))]
pub enum Part {
    /// What follows a pile.
    AfterPile,
    /// What follows what happens to a pile.
    AfterChange,
    /// The number of a pile.
    Pile,
    /// The prime of a move.
    Prime,
    /// How often a pile is divided.
    Take,
    /// Where a range of primes begins.
    FirstPrime,
    /// Where it ends.
    LastPrime,
    /// A factor of a pile.
    Factor,
    /// A term of a formula.
    Term,
    /// How often T is iterated.
    Iterations,
    /// The end of the text.
    End,
}

/// Why a number cannot be held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Serialize, ts_rs::TS), serde(rename_all = "camelCase"), ts(rename = "ExponentFault"))]
pub enum Fault {
    /// A giant is multiplied with a giant.
    TwoGiants,
    /// Too many giants are in each other.
    GiantsInside,
    /// It is below 0, or nobody knows.
    BelowZero,
    /// It has too many digits to be held exactly.
    Digits,
    /// It has too many of one giant.
    SameGiant,
    /// It takes too long.
    Work,
    /// T is iterated too often.
    Iterations,
    /// T is asked for 0.
    EmptyTower,
}

impl Size {
    /// Its code, and the beginning of a sentence.
    fn words(self) -> (&'static str, &'static str) {
        match self {
            Size::Spaces => ("spaces", "The number of spaces"),
            Size::Domino => ("domino", "The first space of a domino"),
            Size::Multiple => ("multiple", "The multiple"),
            Size::Map => ("map", "The size of the map"),
            Size::Seed => ("seed", "The seed"),
            Size::K => ("k", "K"),
            Size::A => ("a", "A"),
            Size::B => ("b", "B"),
            Size::A1 => ("a1", "A₁"),
            Size::A2 => ("a2", "A₂"),
            Size::B1 => ("b1", "B₁"),
            Size::B2 => ("b2", "B₂"),
        }
    }
}

impl Part {
    /// Its code, and what a sentence says.
    fn words(self) -> (&'static str, &'static str) {
        match self {
            Part::AfterPile => ("afterPile", "“*”, “^” or a comma before the next pile"),
            Part::AfterChange => ("afterChange", "“*”, “^” or the end of the move"),
            Part::Pile => ("pile", "the number of a pile"),
            Part::Prime => ("prime", "the prime that the pile is divided by"),
            Part::Take => ("take", "how often the pile is divided"),
            Part::FirstPrime => ("firstPrime", "the first prime of a range"),
            Part::LastPrime => ("lastPrime", "the last prime of a range"),
            Part::Factor => ("factor", "a number or a range such as (2..541)"),
            Part::Term => ("term", "a number, p, e, T or “(”"),
            Part::Iterations => ("iterations", "how often T is iterated"),
            Part::End => ("end", "the end"),
        }
    }
}

impl Fault {
    /// Its code, and the rest of a sentence that begins with the number.
    fn words(self) -> (&'static str, &'static str) {
        match self {
            Fault::TwoGiants => ("twoGiants", "is the product of two giants"),
            Fault::GiantsInside => ("giantsInside", "holds more than 100 giants, one in the other"),
            Fault::BelowZero => ("belowZero", "is below 0, or giants would have to be compared to find out"),
            Fault::Digits => ("digits", "has more than 1,000 digits, so write it as a power, such as 10^5000"),
            Fault::SameGiant => ("sameGiant", "holds the same giant more than a million times"),
            Fault::Work => ("work", "needs too many multiplications of large numbers"),
            Fault::Iterations => ("iterations", "iterates T more than 1,000 times"),
            Fault::EmptyTower => ("emptyTower", "contains T(0), and a tower needs at least one copy"),
        }
    }
}

impl Refusal {
    /// Its code, a colon and its sentence, with the names of its values in braces.
    #[rustfmt::skip]
    fn sentence(&self) -> &'static str {
        match self {
            Refusal::Range { .. } => "range: {what} must be a whole number from {min} to {max}, but it is {value}.",
            Refusal::UnknownGame { .. } => "unknownGame: There is no companion game called {name}. They are {known}.",
            Refusal::UnknownPlayer { .. } => "unknownPlayer: There is no player called {id}. The choices are {known}.",
            Refusal::Seat { .. } => "seat: The seats are 0 and 1, but it is {seat}.",
            Refusal::NotYours { .. } => "notYours: This move belongs to the {player} player. Take that seat to make it.",
            Refusal::YourMove => "yourMove: It is your move: a step needs a computer player.",
            Refusal::Over => "over: The game is over: no move is left.",
            Refusal::NothingToUndo => "nothingToUndo: There is nothing to undo: the game is at its start.",
            Refusal::NothingToRedo => "nothingToRedo: There is nothing to redo: this is the last move of the game so far.",
            Refusal::LinkCharacters { .. } => "linkCharacters: This link has {count} characters, and at most {most} are read.",
            Refusal::LinkOfOther { .. } => "linkOfOther: This link is not one of this game: it should say {name}=… and how the game began.",
            Refusal::LinkMoves { .. } => "linkMoves: This link has {count} moves, and at most {most} are read.",
            Refusal::LinkMove { .. } => "linkMove: This link cannot make its move {number}: {why}",
            Refusal::LinkNeeds { .. } => "linkNeeds: This link would need {moves} moves in {characters} characters, and it holds at most {most} in {longest}.",
            Refusal::NoRoom => "noRoom: A circle of one space has no room for a domino.",
            Refusal::Covered { .. } => "covered: A domino on the spaces {space} and {next} is not possible: there is one on space {covered} already.",
            Refusal::TwoNumbers { .. } => "twoNumbers: The game needs two numbers, as in 100,62, but they are {value}.",
            Refusal::Subtraction { .. } => "subtraction: A move is written as in a3, which is A − 3B, or b1, but it is {value}.",
            Refusal::Empty { .. } => "empty: The range of {name} is empty: it goes from {first} to {last}.",
            Refusal::Piles { .. } => "piles: There may be 1 to {most} piles, but there are {count}.",
            Refusal::Pile { .. } => "pile: The pile must be from 1 to {count}, but it is {number}.",
            Refusal::PileTwice { .. } => "pileTwice: Pile {number} is named twice: say at once how often it is divided.",
            Refusal::TwoPrimes => "twoPrimes: One move divides by one prime only.",
            Refusal::Take { .. } => "take: Pile {number} can be divided by {prime} from 1 to {most} times, but it is {take}.",
            Refusal::Prime { .. } => "prime: The prime must be one of those in play, from {first} to {last}, but it is {prime}.",
            Refusal::SmallerPrime { .. } => "smallerPrime: A pile that is divided by {divisor} can be multiplied by larger primes only, but {prime} is not.",
            Refusal::Exponent { .. } => "exponent: An exponent of the prime {prime} {why}.",
            Refusal::Moves { .. } => "moves: The number of moves {why}.",
            Refusal::OneDivision { .. } => "oneDivision: One move divides one pile by a prime once, but this one divides {total} times.",
            Refusal::Divisions { .. } => "divisions: With K = {k} the divisions of a move, all piles together, must be 1 to {most}, but they are {total}.",
            Refusal::Characters { .. } => "characters: The text has {count} characters, and at most {most} are read.",
            Refusal::Expected { .. } => "expected: There should be {wanted} {before}, but there is {found}.",
            Refusal::ExpectedSign { .. } => "expectedSign: There should be {wanted} {before}, but there is {found}.",
            Refusal::TooLarge { .. } => "tooLarge: {value} is too large for {what}.",
            Refusal::Digits { .. } => "digits: A number that is written out may have at most {most} digits, but {value} has {count}. Write it as a power, such as 10^5000.",
            Refusal::PrimeRange { .. } => "primeRange: A range such as (2..541) must hold a prime and end at {most} at most, but it is ({first}..{last}).",
            Refusal::Zero => "zero: 0 cannot be a factor of a pile: all its prime factors would have to be in it.",
            Refusal::LargeFactor { .. } => "largeFactor: {value} has a prime factor above {most}, which is the largest prime here.",
            Refusal::Nested { .. } => "nested: There are more than {most} parentheses or exponents inside each other.",
            Refusal::NoExponent => "noExponent: “e” stands for the exponent before a move: here there is none.",
            Refusal::NoLonger => "noLonger: No prime below the largest one is left, so the game cannot be prolonged any more.",
            Refusal::NotNow => "notNow: Every winning move takes the largest prime now, so it cannot prolong the game. It can be prolonged when the other player has taken a smaller prime.",
        }
    }

    /// Tells it: its code, its sentence and its values.
    pub fn tell(&self, listener: &mut dyn Listener) {
        let told = &mut Telling::to(listener, self.sentence());
        self.tell_values(told);
        told.end();
    }

    fn tell_values(&self, told: &mut Telling) {
        match self {
            Refusal::Range { what, value, min, max } => {
                told.word(what.words());
                told.text(min);
                told.text(max);
                told.text(value);
            }
            Refusal::UnknownGame { name: given, known } | Refusal::UnknownPlayer { id: given, known } => {
                told.text(given);
                told.text(known);
            }
            Refusal::LinkMove { number, why } => {
                told.number(*number);
                let after = told.part(why.sentence());
                why.tell_values(told);
                told.end_part(after);
            }
            Refusal::Take { number, prime, most, take } => {
                told.number(*number);
                told.number(*prime);
                told.text(most);
                told.number(*take);
            }
            Refusal::Empty { name, first, last } => {
                told.text(name);
                told.number(*first);
                told.number(*last);
            }
            Refusal::Exponent { prime, why } => {
                told.number(*prime);
                told.word(why.words());
            }
            Refusal::Moves { why } => told.word(why.words()),
            Refusal::Divisions { k, most, total } => {
                told.number(*k);
                told.number(*most);
                told.text(total);
            }
            Refusal::Expected { wanted, before, found } => {
                told.word(wanted.words());
                tell_place(told, before, found);
            }
            Refusal::ExpectedSign { wanted, before, found } => {
                told.word((wanted, &format!("“{wanted}”")));
                tell_place(told, before, found);
            }
            Refusal::TooLarge { value, what } => {
                told.text(value);
                told.word(what.words());
            }
            Refusal::Digits { most, value, count } => {
                told.number(*most);
                told.text(value);
                told.number(*count);
            }
            Refusal::LargeFactor { value, most } => {
                told.text(value);
                told.number(*most);
            }
            Refusal::LinkNeeds { moves: a, characters: b, most: c, longest: d } => numbers(told, &[*a, *b, *c, *d]),
            Refusal::Covered { space: a, next: b, covered: c }
            | Refusal::Prime { first: a, last: b, prime: c }
            | Refusal::PrimeRange { most: a, first: b, last: c } => numbers(told, &[*a, *b, *c]),
            Refusal::LinkCharacters { count: a, most: b }
            | Refusal::LinkMoves { count: a, most: b }
            | Refusal::Characters { count: a, most: b }
            | Refusal::Piles { most: a, count: b }
            | Refusal::Pile { count: a, number: b }
            | Refusal::SmallerPrime { divisor: a, prime: b } => numbers(told, &[*a, *b]),
            Refusal::Seat { seat: a } | Refusal::PileTwice { number: a } | Refusal::Nested { most: a } => {
                told.number(*a)
            }
            Refusal::NotYours { player: text } => told.text(text),
            Refusal::LinkOfOther { name: text }
            | Refusal::TwoNumbers { value: text }
            | Refusal::Subtraction { value: text }
            | Refusal::OneDivision { total: text } => told.text(text),
            Refusal::YourMove
            | Refusal::Over
            | Refusal::NothingToUndo
            | Refusal::NothingToRedo
            | Refusal::NoRoom
            | Refusal::TwoPrimes
            | Refusal::Zero
            | Refusal::NoExponent
            | Refusal::NoLonger
            | Refusal::NotNow => {}
        }
    }
}

fn numbers(told: &mut Telling, numbers: &[u32]) {
    for number in numbers {
        told.number(*number);
    }
}

/// Where something is missing, and what stands there instead.
fn tell_place(told: &mut Telling, before: &str, found: &str) {
    let place = if before.is_empty() { "at the beginning".to_string() } else { format!("after “{before}”") };
    told.word((before, &place));
    let shown = if found.is_empty() { "the end".to_string() } else { format!("“{found}”") };
    told.word((found, &shown));
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let mut message = Message::to(out);
        self.tell(&mut message);
        message.end()
    }
}

impl std::error::Error for Refusal {}
