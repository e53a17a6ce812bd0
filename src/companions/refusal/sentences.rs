//! The sentence of each refusal.

use super::Refusal;
use std::fmt;

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
