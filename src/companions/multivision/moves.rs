//! Moves: their rules, part by part, and their notation.

use super::exponent::Exponent;
use super::piles::Multivision;
use super::refusal::Refusal;
use crate::number::Digits;

/// The change of one pile. Columns are places among the primes in play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The pile, from 0.
    pub pile: usize,
    /// Number of divisions by the prime, ≥ 1.
    pub take: u32,
    /// The powers by which it is multiplied: columns, all of larger primes, with the numbers added to their exponents.
    pub add: Vec<(usize, Exponent)>,
}

/// A move: one prime is taken from one or, with K > 2, several piles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// The column of the prime.
    pub column: usize,
    /// The change of each divided pile, ≥ 1 of them.
    pub changes: Vec<Change>,
}

impl Change {
    /// The exponents of a pile after the change.
    pub(super) fn apply_to(&self, exponents: &[Exponent], column: usize) -> Vec<Exponent> {
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

impl Multivision {
    /// The pile with a number from 1, which has not been divided `before` in the same move.
    pub(crate) fn find_pile(&self, number: u32, before: &[Change]) -> Result<usize, Refusal> {
        let count = self.piles.len() as u32;
        if !(1..=count).contains(&number) {
            return Err(Refusal::Pile { count, number });
        }
        let pile = number as usize - 1;
        if before.iter().any(|change| change.pile == pile) {
            return Err(Refusal::PileTwice { number });
        }
        Ok(pile)
    }

    /// The column of a prime by which a move divides, if it has not divided by that of another one `before`.
    pub(crate) fn find_column(&self, prime: u32, before: Option<usize>) -> Result<usize, Refusal> {
        let primes = self.primes();
        let column = primes.binary_search(&prime).map_err(|_| {
            let (first, last) = (*primes.first().unwrap_or(&2), *primes.last().unwrap_or(&2));
            Refusal::Prime { first, last, prime }
        })?;
        if before.is_some_and(|before| before != column) { Err(Refusal::TwoPrimes) } else { Ok(column) }
    }

    /// Refuses to divide a pile more often than it can be.
    pub(crate) fn check_take(&self, pile: usize, column: usize, take: u32) -> Result<(), Refusal> {
        let exponent = &self.piles[pile].exponents[column];
        if take > 0 && exponent.is_at_least(take) {
            return Ok(());
        }
        let (number, prime) = (pile as u32 + 1, self.primes()[column]);
        Err(Refusal::Take { number, prime, most: exponent.text(), take })
    }

    /// The powers by which a pile is multiplied, as columns: all must be larger than the divided one, and the sums
    /// small enough to be held.
    pub(crate) fn added_columns(
        &self,
        pile: usize,
        divided: usize,
        powers: Vec<(u32, Exponent)>,
    ) -> Result<Vec<(usize, Exponent)>, Refusal> {
        let mut add = Vec::new();
        for (prime, more) in powers.into_iter().filter(|(_, more)| !more.is_zero()) {
            let column = self.find_column(prime, None)?;
            if column <= divided {
                return Err(Refusal::SmallerPrime { divisor: self.primes()[divided], prime });
            }
            add.push((column, more));
        }
        for (column, more) in &add {
            let sum = self.piles[pile].exponents[*column].plus(more);
            sum.map_err(|why| Refusal::Exponent { prime: self.primes()[*column], why })?;
        }
        Ok(add)
    }

    /// Refuses more divisions in one move than K allows.
    pub(crate) fn check_total(&self, changes: &[Change]) -> Result<(), Refusal> {
        let (k, total) = (self.k, changes.iter().map(|change| u64::from(change.take)).sum::<u64>());
        if (1..k.into()).contains(&total) {
            return Ok(());
        }
        let total = Digits(total);
        Err(if k == 2 { Refusal::OneDivision { total } } else { Refusal::Divisions { k, most: k - 1, total } })
    }

    /// The exponent of the prime with this place among all primes, in a pile.
    pub(crate) fn exponent_at(&self, pile: usize, place: usize) -> Option<&Exponent> {
        self.piles[pile].exponents.get(place.checked_sub(self.first)?)
    }
}

/// Checks all parts of a move and gives its canonical form.
pub(super) fn check(game: &Multivision, one: &Move) -> Result<Move, Refusal> {
    // A number that is no column stands for no prime in play.
    let prime_of = |column: usize| game.primes().get(column).copied().unwrap_or(0);
    let column = game.find_column(prime_of(one.column), None)?;
    let mut changes: Vec<Change> = Vec::new();
    for Change { pile, take, add } in &one.changes {
        let pile = game.find_pile(*pile as u32 + 1, &changes)?;
        game.check_take(pile, column, *take)?;
        let powers = add.iter().map(|(column, more)| (prime_of(*column), more.clone())).collect();
        let add = game.added_columns(pile, column, powers)?;
        changes.push(Change { pile, take: *take, add });
    }
    game.check_total(&changes)?;
    Ok(Move { column, changes })
}

/// A move as it is written.
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
