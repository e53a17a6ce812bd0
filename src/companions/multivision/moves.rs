//! Moves, and how they are written: `1/2*3^4` divides pile 1 by 2 and multiplies it by 3⁴; with K > 2 also `1/2^3, 2/2*5`.

use super::exponent::Exponent;
use super::notation::Reader;
use super::piles::Multivision;
use super::primes::PRIMES;
use crate::refusal::{Part, Refusal};

/// What happens to one pile. Columns are places among the primes in play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The pile, from 0.
    pub pile: usize,
    /// How often it is divided by the prime, ≥ 1.
    pub take: u32,
    /// By which powers it is multiplied: columns, all of larger primes, with what is added to their exponents.
    pub add: Vec<(usize, Exponent)>,
}

/// A move: one prime is taken from one or, with K > 2, several piles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// The column of the prime.
    pub column: usize,
    /// What happens to each pile that is divided, ≥ 1 of them.
    pub changes: Vec<Change>,
}

impl Change {
    /// The exponents of a pile after the change.
    pub(super) fn applied_to(&self, exponents: &[Exponent], column: usize) -> Vec<Exponent> {
        let mut exponents = exponents.to_vec();
        // A legal change can be made.
        exponents[column] = exponents[column].minus(&self.take.into()).unwrap_or_default();
        for (larger, more) in &self.add {
            if let Ok(sum) = exponents[*larger].plus(more) {
                exponents[*larger] = sum;
            }
        }
        exponents
    }
}

/// Reads a legal move.
pub(super) fn read(game: &Multivision, text: &str) -> Result<Move, Refusal> {
    let count = game.piles.len() as u32;
    let at = std::cell::Cell::new(None);
    let now = |place: usize| exponent_at(game, at.get()?, place);
    let mut reader = Reader::new(text, &now)?;
    let (mut column, mut changes): (Option<usize>, Vec<Change>) = (None, Vec::new());
    loop {
        let number = reader.number(Part::Pile)?;
        if !(1..=count).contains(&number) {
            return Err(Refusal::Pile { count, number });
        }
        let pile = number as usize - 1;
        if changes.iter().any(|change| change.pile == pile) {
            return Err(Refusal::PileTwice { number });
        }
        reader.require('/')?;
        let prime = reader.number(Part::Prime)?;
        let divided = column_of(game, prime)?;
        if column.is_some_and(|column| column != divided) {
            return Err(Refusal::TwoPrimes);
        }
        column = Some(divided);
        let take = if reader.takes('^') { reader.number(Part::Take)? } else { 1 };
        if take == 0 || !game.piles[pile].exponents[divided].is_at_least(take) {
            let most = game.piles[pile].exponents[divided].text();
            return Err(Refusal::Take { number, prime, most, take });
        }
        at.set(Some(pile));
        let add = if reader.takes('*') { added(game, divided, reader.product()?)? } else { Vec::new() };
        check_sums(game, pile, &add)?;
        changes.push(Change { pile, take, add });
        if reader.is_at_end() {
            break;
        }
        if !reader.takes(',') {
            return Err(reader.wrong(Part::AfterChange));
        }
    }
    check_total(game.k, &changes)?;
    Ok(Move { column: column.unwrap_or(0), changes })
}

/// The exponent of the prime with this place, in a pile.
fn exponent_at(game: &Multivision, pile: usize, place: usize) -> Option<Exponent> {
    let column = place.checked_sub(game.first)?;
    game.piles[pile].exponents.get(column).cloned()
}

fn column_of(game: &Multivision, prime: u32) -> Result<usize, Refusal> {
    let primes = game.primes();
    primes.binary_search(&prime).map_err(|_| {
        let (first, last) = (*primes.first().unwrap_or(&2), *primes.last().unwrap_or(&2));
        Refusal::Prime { first, last, prime }
    })
}

/// The exponents of a product as columns, all of which must be larger than the divided one.
fn added(game: &Multivision, divided: usize, powers: Vec<Exponent>) -> Result<Vec<(usize, Exponent)>, Refusal> {
    let mut add = Vec::new();
    for (place, more) in powers.into_iter().enumerate().filter(|(_, more)| !more.is_zero()) {
        let prime = PRIMES[place];
        let column = column_of(game, prime)?;
        if column <= divided {
            let divisor = game.primes()[divided];
            return Err(Refusal::SmallerPrime { divisor, prime });
        }
        add.push((column, more));
    }
    Ok(add)
}

/// Refuses sums that cannot be held, so that a legal move can always be made.
fn check_sums(game: &Multivision, pile: usize, add: &[(usize, Exponent)]) -> Result<(), Refusal> {
    for (column, more) in add {
        let sum = game.piles[pile].exponents[*column].plus(more);
        sum.map_err(|why| Refusal::Exponent { prime: game.primes()[*column], why })?;
    }
    Ok(())
}

fn check_total(k: u32, changes: &[Change]) -> Result<(), Refusal> {
    let total: u64 = changes.iter().map(|change| u64::from(change.take)).sum();
    if total < u64::from(k) {
        return Ok(());
    }
    let total = total.to_string();
    Err(if k == 2 { Refusal::OneDivision { total } } else { Refusal::Divisions { k, most: k - 1, total } })
}

/// A move as it can be read again.
pub(super) fn write(game: &Multivision, one: &Move) -> String {
    let changes = one.changes.iter().map(|change| {
        let prime = game.primes()[one.column];
        let mut text = format!("{}/{prime}", change.pile + 1);
        if change.take > 1 {
            text += &format!("^{}", change.take);
        }
        if !change.add.is_empty() {
            let mut powers = vec![Exponent::default(); game.primes().len()];
            for (column, more) in &change.add {
                powers[*column] = more.clone();
            }
            text.push('*');
            text += &game.product_text(&powers);
        }
        text
    });
    changes.collect::<Vec<String>>().join(",")
}
