//! Every refusal as data, and in English: pages rely on both.

// Shared with the tests of the core.
#[path = "../../error/as_data/hold.rs"]
mod hold;

use super::{Fault, Part, Refusal, Size};
use crate::player::Player;
use hold::{data, hold, said};
use serde::Serialize;
use serde_json::Value;

/// With the data that TypeScript is told of.
fn as_data<T: Serialize>(all: Vec<(T, &'static str)>) -> Vec<(T, Value, &'static str)> {
    all.into_iter()
        .map(|(one, sentence)| {
            let value = serde_json::to_value(&one).expect("data");
            (one, value, sentence)
        })
        .collect()
}

#[rustfmt::skip]
fn refusals() -> Vec<(Refusal, &'static str)> {
    vec![
        (Refusal::Range { what: Size::Spaces, value: "value".to_string(), min: "min".to_string(), max: "max".to_string() }, "The number of spaces must be a whole number from min to max, but it is value."),
        (Refusal::UnknownGame { name: "name".to_string(), known: "known".to_string() }, "There is no companion game called name. They are known."),
        (Refusal::UnknownPlayer { id: "id".to_string(), known: "known".to_string() }, "There is no player called id. The choices are known."),
        (Refusal::Seat { seat: 2 }, "The seats are 0 and 1, but it is 2."),
        (Refusal::NotYours { player: Player::Perfect }, "This move belongs to the perfect player. Take that seat to make it."),
        (Refusal::YourMove, "It is your move: a step needs a computer player."),
        (Refusal::Over, "The game is over: no move is left."),
        (Refusal::NothingToUndo, "There is nothing to undo: the game is at its start."),
        (Refusal::NothingToRedo, "There is nothing to redo: this is the last move of the game so far."),
        (Refusal::LinkCharacters { count: 2, most: 3 }, "This link has 2 characters, and at most 3 are read."),
        (Refusal::LinkOfOther { name: "name".to_string() }, "This link is not one of this game: it should say name=… and how the game began."),
        (Refusal::LinkMoves { count: 2, most: 3 }, "This link has 2 moves, and at most 3 are read."),
        (Refusal::LinkMove { number: 2, why: Box::new(Refusal::Seat { seat: 2 }) }, "This link cannot make its move 2: The seats are 0 and 1, but it is 2."),
        (Refusal::LinkNeeds { moves: 2, characters: 3, most: 4, longest: 5 }, "This link would need 2 moves in 3 characters, and it holds at most 4 in 5."),
        (Refusal::NoRoom, "A circle of one space has no room for a domino."),
        (Refusal::Covered { space: 2, next: 3, covered: 4 }, "A domino on the spaces 2 and 3 is not possible: there is one on space 4 already."),
        (Refusal::TwoNumbers { value: "value".to_string() }, "The game needs two numbers, as in 100,62, but they are value."),
        (Refusal::Subtraction { value: "value".to_string() }, "A move is written as in a3, which is A − 3B, or b1, but it is value."),
        (Refusal::Empty { name: "name", first: 3, last: 4 }, "The range of name is empty: it goes from 3 to 4."),
        (Refusal::Piles { most: 2, count: 3 }, "There may be 1 to 2 piles, but there are 3."),
        (Refusal::Pile { count: 2, number: 3 }, "The pile must be from 1 to 2, but it is 3."),
        (Refusal::PileTwice { number: 2 }, "Pile 2 is named twice: say at once how often it is divided."),
        (Refusal::TwoPrimes, "One move divides by one prime only."),
        (Refusal::Take { number: 2, prime: 3, most: "most".to_string(), take: 5 }, "Pile 2 can be divided by 3 from 1 to most times, but it is 5."),
        (Refusal::Prime { first: 2, last: 3, prime: 4 }, "The prime must be one of those in play, from 2 to 3, but it is 4."),
        (Refusal::SmallerPrime { divisor: 2, prime: 3 }, "A pile that is divided by 2 can be multiplied by larger primes only, but 3 is not."),
        (Refusal::Exponent { prime: 2, why: Fault::TwoGiants }, "An exponent of the prime 2 is the product of two giants."),
        (Refusal::Moves { why: Fault::TwoGiants }, "The number of moves is the product of two giants."),
        (Refusal::OneDivision { total: "total".to_string() }, "One move divides one pile by a prime once, but this one divides total times."),
        (Refusal::Divisions { k: 2, most: 3, total: "total".to_string() }, "With K = 2 the divisions of a move, all piles together, must be 1 to 3, but they are total."),
        (Refusal::Characters { count: 2, most: 3 }, "The text has 2 characters, and at most 3 are read."),
        (Refusal::Expected { wanted: Part::Take, before: String::new(), found: "x".to_string() }, "There should be how often the pile is divided at the beginning, but there is “x”."),
        (Refusal::ExpectedSign { wanted: "/".to_string(), before: String::new(), found: "x".to_string() }, "There should be “/” at the beginning, but there is “x”."),
        (Refusal::TooLarge { value: "value".to_string(), what: Part::Take }, "value is too large for how often the pile is divided."),
        (Refusal::Digits { most: 2, value: "value".to_string(), count: 4 }, "A number that is written out may have at most 2 digits, but value has 4. Write it as a power, such as 10^5000."),
        (Refusal::PrimeRange { most: 2, first: 3, last: 4 }, "A range such as (2..541) must hold a prime and end at 2 at most, but it is (3..4)."),
        (Refusal::Zero, "0 cannot be a factor of a pile: all its prime factors would have to be in it."),
        (Refusal::LargeFactor { value: "value".to_string(), most: 3 }, "value has a prime factor above 3, which is the largest prime here."),
        (Refusal::Nested { most: 2 }, "There are more than 2 parentheses or exponents inside each other."),
        (Refusal::NoExponent, "“e” stands for the exponent before a move: here there is none."),
        (Refusal::NoLonger, "No prime below the largest one is left, so the game cannot be prolonged any more."),
        (Refusal::NotNow, "Every winning move takes the largest prime now, so it cannot prolong the game. It can be prolonged when the other player has taken a smaller prime."),
    ]
}

fn sizes() -> Vec<(Size, &'static str)> {
    vec![
        (Size::Spaces, "The number of spaces"),
        (Size::Domino, "The first space of a domino"),
        (Size::Multiple, "The multiple"),
        (Size::Map, "The size of the map"),
        (Size::Seed, "The seed"),
        (Size::K, "K"),
        (Size::A, "A"),
        (Size::B, "B"),
        (Size::A1, "A₁"),
        (Size::A2, "A₂"),
        (Size::B1, "B₁"),
        (Size::B2, "B₂"),
    ]
}

fn parts() -> Vec<(Part, &'static str)> {
    vec![
        (Part::AfterPile, "“*”, “^” or a comma before the next pile"),
        (Part::AfterChange, "“*”, “^” or the end of the move"),
        (Part::Pile, "the number of a pile"),
        (Part::Prime, "the prime that the pile is divided by"),
        (Part::Take, "how often the pile is divided"),
        (Part::FirstPrime, "the first prime of a range"),
        (Part::LastPrime, "the last prime of a range"),
        (Part::Factor, "a number or a range such as (2..541)"),
        (Part::Term, "a number, p, e, T or “(”"),
        (Part::Iterations, "how often T is iterated"),
        (Part::End, "the end"),
    ]
}

fn faults() -> Vec<(Fault, &'static str)> {
    vec![
        (Fault::TwoGiants, "is the product of two giants"),
        (Fault::GiantsInside, "holds more than 100 giants, one in the other"),
        (Fault::BelowZero, "is below 0, or giants would have to be compared to find out"),
        (Fault::Digits, "has more than 1,000 digits, so write it as a power, such as 10^5000"),
        (Fault::SameGiant, "holds the same giant more than a million times"),
        (Fault::Work, "needs too many multiplications of large numbers"),
        (Fault::Iterations, "iterates T more than 1,000 times"),
        (Fault::EmptyTower, "contains T(0), and a tower needs at least one copy"),
    ]
}

#[test]
fn every_refusal_of_a_companion_game_has_a_code_its_values_and_its_sentence() {
    let told = |refusal: &Refusal| (data(|listener| refusal.tell(listener)), refusal.to_string());
    hold(as_data(refusals()), told, "\"code\": \"");
    hold(as_data(sizes()), |size| said(size.words()), "| \"");
    hold(as_data(parts()), |part| said(part.words()), "| \"");
    hold(as_data(faults()), |fault| said(fault.words()), "| \"");
}

#[test]
fn the_beginning_and_the_end_of_a_text_have_names() {
    let (wanted, before, found) = (Part::Take, "…1/2^".to_string(), String::new());
    let refusal = Refusal::Expected { wanted, before, found };
    assert_eq!(
        refusal.to_string(),
        "There should be how often the pile is divided after “…1/2^”, but there is the end."
    );
}
