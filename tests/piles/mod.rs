//! Piles of multivision for their tests.
#![allow(dead_code, reason = "each test file uses some of them")]

use magnus_derek_companions::Companion;
use magnus_derek_companions::multivision::exponent::Exponent;
use magnus_derek_companions::multivision::{Multivision, Pile};
use magnus_derek_companions::notation::multivision;

pub fn game(piles: &str, k: u32) -> Multivision {
    multivision::piles(piles, k).unwrap_or_else(|error| panic!("{piles}: {error}"))
}

pub fn numbers(position: &Multivision) -> Vec<String> {
    position.piles().map(|pile| position.pile_text(pile)).collect()
}

pub fn after(position: &Multivision, text: &str) -> Multivision {
    position.after(&multivision::parse_move(position, text).unwrap_or_else(|error| panic!("{text}: {error}")))
}

pub fn exponents(pile: &Pile) -> Vec<String> {
    pile.exponents().iter().map(Exponent::text).collect()
}
