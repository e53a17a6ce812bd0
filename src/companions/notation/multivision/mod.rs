//! Piles, moves and formulas of multivision as they are written: `12,18` or `(2..541)^p, 2^T(7)*3` are piles; `1/2*3^4` divides pile 1
//! by 2 and multiplies it by 3⁴; with K > 2 also `1/2^3, 2/2*5`.

mod reader;
mod refusal;

pub use refusal::{Missing, Part, Refusal};

use crate::companion::Companion;
use crate::multivision::exponent::Exponent;
use crate::multivision::primes::PRIMES;
use crate::multivision::{Change, Move, Multivision};
use reader::Reader;
use std::cell::Cell;

/// The value of `e` where no move is made: none.
const NOTHING: &dyn Fn(usize) -> Option<Exponent> = &|_| None;

/// A position with at most 12 piles, and 2 ≤ K ≤ 1000.
///
/// # Errors
/// The part that cannot be read, with the limits.
pub fn piles(text: &str, k: u32) -> Result<Multivision, Refusal> {
    let mut reader = Reader::new(text, NOTHING)?;
    let mut read = Vec::new();
    loop {
        read.push(reader.product()?);
        if reader.is_at_end() {
            break;
        }
        if !reader.skip_if(',') {
            return Err(reader.syntax_refusal(Part::AfterPile));
        }
    }
    Ok(Multivision::new(&read, k, text.split_whitespace().collect())?)
}

/// A legal move. Its parts are checked as they are read, so that what is refused first is what stands first.
///
/// # Errors
/// The part that cannot be read, or the reason why the move is not legal.
pub fn parse_move(game: &Multivision, text: &str) -> Result<Move, Refusal> {
    let at = Cell::new(None);
    let now = |place: usize| game.exponent_at(at.get()?, place).cloned();
    let mut reader = Reader::new(text, &now)?;
    let (mut column, mut changes): (Option<usize>, Vec<Change>) = (None, Vec::new());
    loop {
        let number = reader.number(Part::Pile)?;
        let pile = game.find_pile(number, &changes)?;
        reader.require('/')?;
        let prime = reader.number(Part::Prime)?;
        let divided = game.find_column(prime, column)?;
        column = Some(divided);
        let take = if reader.skip_if('^') { reader.number(Part::Take)? } else { 1 };
        game.check_take(pile, divided, take)?;
        at.set(Some(pile));
        let powers = if reader.skip_if('*') { reader.product()? } else { Vec::new() };
        let add = game.added_columns(pile, divided, PRIMES.iter().copied().zip(powers).collect())?;
        changes.push(Change { pile, take, add });
        if reader.is_at_end() {
            break;
        }
        if !reader.skip_if(',') {
            return Err(reader.syntax_refusal(Part::AfterChange));
        }
    }
    game.check_total(&changes)?;
    Ok(Move { column: column.unwrap_or(0), changes })
}

/// A move after which the game lasts at least as many moves as a formula says, as text: see [`Multivision::delaying_move`].
///
/// # Errors
/// If the formula cannot be read, the game cannot be prolonged any more, or the move would be too long to be read again.
pub fn delaying_move(game: &Multivision, formula: &str) -> Result<String, Refusal> {
    let wanted = Reader::new(formula, NOTHING)?.whole_formula()?;
    let text = game.write_move(&game.delaying_move(&wanted)?);
    parse_move(game, &text)?;
    Ok(text)
}
