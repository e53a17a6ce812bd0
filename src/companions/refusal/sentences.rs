//! The sentence of each refusal, and how it is told with its values.

use super::Refusal;
use magnus_derek::error::{Listener, Message, Telling};
use std::fmt;

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
            Refusal::NotYours { player } => told.text(player.id()),
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
