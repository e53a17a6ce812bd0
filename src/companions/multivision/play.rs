//! Multivision as a game: its winning moves, and its computer players.

use super::exponent::Exponent;
use super::moves::{self, Change, Move};
use super::piles::{Multivision, Pile};
use super::refusal::Refusal;
use crate::companion::{Companion, Outcome};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use serde::Serialize;
use std::rc::Rc;

/// The computer's reason for its move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum MultivisionReason {
    /// The product of all piles becomes a K-th power.
    ToPower {
        /// The smallest prime whose exponent in the product was no multiple of K.
        prime: u32,
        /// The residue of that exponent: how often the prime is taken.
        residue: u32,
        /// Number of larger primes mended as well.
        mended: u32,
    },
    /// The product is a K-th power already, so every move loses. This one spoils as many columns as possible.
    Stubborn {
        /// Number of spoilt columns.
        spoilt: u32,
    },
    /// Everything is drawn by chance: pile, prime, number of divisions and added powers.
    Random,
}

impl Multivision {
    /// All winning moves that divide a single pile and add no more than is needed; a single one that divides several piles where
    /// none alone has enough of the prime. Empty in a P-position. Every other winning move adds multiples of K to one of these, or
    /// divides several piles. O(piles · primes).
    #[must_use]
    pub fn winning_moves(&self) -> Vec<Move> {
        let Some(column) = self.leftmost() else { return Vec::new() };
        let residues = self.residues();
        let wanted = residues[column];
        let mended = residues.iter().enumerate().skip(column + 1).filter(|(_, residue)| **residue > 0);
        let add: Vec<(usize, Exponent)> = mended.map(|(column, residue)| (column, (self.k - residue).into())).collect();
        let enough = |pile: &usize| self.piles[*pile].exponents[column].is_at_least(wanted);
        let alone: Vec<Move> = (0..self.piles.len())
            .filter(enough)
            .map(|pile| Move { column, changes: vec![Change { pile, take: wanted, add: add.clone() }] })
            .collect();
        if !alone.is_empty() {
            return alone;
        }
        let (mut left, mut changes) = (wanted, Vec::new());
        for (pile, one) in self.piles().enumerate() {
            let take = one.exponents[column].small().unwrap_or(left).min(left);
            if take > 0 {
                let add = if changes.is_empty() { add.clone() } else { Vec::new() };
                changes.push(Change { pile, take, add });
                left -= take;
            }
        }
        vec![Move { column, changes }]
    }

    /// The move of a perfect player who must lose: one division by the smallest prime left, with every larger column spoilt.
    fn stubborn_move(&self) -> Option<(Move, MultivisionReason)> {
        let has = |column: usize, pile: &Rc<Pile>| !pile.exponents[column].is_zero();
        let columns = 0..self.primes().len();
        let column = columns.clone().find(|&column| self.piles.iter().any(|pile| has(column, pile)))?;
        let pile = self.piles.iter().position(|pile| has(column, pile))?;
        // All residues are 0 here, so one more of a prime spoils its column.
        let add: Vec<(usize, Exponent)> = columns.skip(column + 1).map(|larger| (larger, 1.into())).collect();
        let spoilt = add.len() as u32 + 1;
        Some((Move { column, changes: vec![Change { pile, take: 1, add }] }, MultivisionReason::Stubborn { spoilt }))
    }
}

impl Companion for Multivision {
    const NAME: &'static str = "multivision";
    type Move = Move;
    type Reason = MultivisionReason;
    type Refusal = Refusal;

    fn to_fields(&self) -> Vec<(&'static str, String)> {
        vec![(Self::NAME, self.start.to_string()), ("k", self.k.to_string())]
    }

    fn outcome(&self) -> Outcome {
        Outcome::from_next_wins(self.leftmost().is_some())
    }

    fn is_over(&self) -> bool {
        self.piles().all(|pile| pile.exponents.iter().all(Exponent::is_zero))
    }

    fn check_move(&self, one: &Move) -> Result<Move, Refusal> {
        moves::check(self, one)
    }

    fn write_move(&self, one: &Move) -> String {
        moves::write(self, one)
    }

    fn after(&self, one: &Move) -> Multivision {
        let mut after = self.clone();
        for change in &one.changes {
            let exponents = change.apply_to(&self.piles[change.pile].exponents, one.column);
            after.piles[change.pile] = Rc::new(Pile::new(exponents, self.k));
        }
        after
    }

    fn perfect_move(&self) -> Option<(Move, MultivisionReason)> {
        let Some(column) = self.leftmost() else { return self.stubborn_move() };
        let residues = self.residues();
        let mended = residues[column + 1..].iter().filter(|&&residue| residue > 0).count() as u32;
        let reason = MultivisionReason::ToPower { prime: self.primes()[column], residue: residues[column], mended };
        Some((self.winning_moves().into_iter().next()?, reason))
    }

    /// A random move. First it draws a pile that still has a prime, then one of its primes, each with the same probability; then the
    /// number of divisions, from 1 to K − 1 and no more than there is; then for every larger prime an added power from 0 to K − 1.
    fn random_move(&self, generator: &mut ChaCha8Rng) -> Option<(Move, MultivisionReason)> {
        let mut draw_index = |count: usize| (count > 0).then(|| generator.random_range(0..count as u32) as usize);
        let primes_in = |pile: &Pile| -> Vec<usize> {
            (0..pile.exponents.len()).filter(|&column| !pile.exponents[column].is_zero()).collect()
        };
        let choices: Vec<(usize, Vec<usize>)> =
            self.piles().map(primes_in).enumerate().filter(|(_, columns)| !columns.is_empty()).collect();
        let (pile, columns) = &choices[draw_index(choices.len())?];
        let column = columns[draw_index(columns.len())?];
        let most = self.piles[*pile].exponents[column].small().unwrap_or(self.k).min(self.k - 1);
        let take = 1 + draw_index(most as usize)? as u32;
        let mut add = Vec::new();
        for larger in column + 1..self.primes().len() {
            let more = draw_index(self.k as usize)? as u32;
            if more > 0 {
                add.push((larger, more.into()));
            }
        }
        Some((Move { column, changes: vec![Change { pile: *pile, take, add }] }, MultivisionReason::Random))
    }
}
