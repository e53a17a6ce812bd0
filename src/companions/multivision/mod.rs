//! Multivision and K-multivision \[F98]: piles of tokens whose sizes are products of primes.
//!
//! A move of multivision divides one pile by a prime in it and multiplies it by any powers of larger primes. The primes *in play*
//! are all those from the smallest to the largest one of the first position, also those that divide no pile then. Who makes the
//! last pile 1 wins. The position is lost for the player who has to move exactly if M, the product of all piles, is a square
//! (Theorem 2). In K-multivision a move divides any piles by powers of one prime, by its s-th power in all with 1 ≤ s < K, and
//! multiplies each of these piles by any powers of larger primes; now the K-th powers are lost (Theorem 3). K = 2 is multivision.
//!
//! So only the exponents modulo K decide, and a winning move is found in one pass over them, however large they are. Yet the
//! game is intractable: the loser can make it longer than any number that was named before ([`delay`]).

pub mod delay;
pub mod exponent;
pub mod giant;
mod moves;
mod notation;
pub mod primes;
mod residue;

use super::refusal::{Part, Size};
use super::{Companion, Outcome, Refusal, number_in};
use exponent::Exponent;
use magnus_derek::link::Fields;
pub use moves::{Change, Move};
use notation::Reader;
use primes::PRIMES;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use serde::Serialize;
use std::rc::Rc;

/// The most piles.
pub const MAX_PILES: usize = 12;
/// The largest K.
pub const MAX_K: u32 = 1000;
/// Piles of more bits than this are not written as one number.
const MAX_NUMBER_BITS: u64 = 200;

/// A pile by the exponents of the primes in play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pile {
    exponents: Vec<Exponent>,
    /// The same modulo K: the vector V_i of \[F98], section 3.
    residues: Vec<u32>,
}

/// A position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Multivision {
    k: u32,
    /// The place of the smallest prime in play.
    first: usize,
    piles: Vec<Rc<Pile>>,
    /// The first piles, as they were written.
    start: Rc<str>,
}

/// Why the computer made its move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum MultivisionReason {
    /// The product of all piles becomes a K-th power.
    ToPower {
        /// The smallest prime whose exponent in the product was no multiple of K.
        prime: u32,
        /// The residue of that exponent: how often the prime is taken.
        residue: u32,
        /// How many larger primes were mended as well.
        mended: u32,
    },
    /// The product is a K-th power already, so every move loses. This one leaves as many columns to be mended as possible.
    Stubborn {
        /// How many.
        spoilt: u32,
    },
    /// Pile, prime, how often and the added powers drawn by chance.
    Random,
}

impl Pile {
    fn new(exponents: Vec<Exponent>, k: u32) -> Pile {
        let residues = exponents.iter().map(|exponent| exponent.residue(k)).collect();
        Pile { exponents, residues }
    }

    /// The exponents of the primes in play, the smallest prime first.
    #[must_use]
    pub fn exponents(&self) -> &[Exponent] {
        &self.exponents
    }

    /// The exponents modulo K.
    #[must_use]
    pub fn residues(&self) -> &[u32] {
        &self.residues
    }
}

impl Multivision {
    /// A position with at most 12 piles, written as in `12,18` or `(2..541)^p, 2^T(7)*3`, and 2 ≤ K ≤ 1000.
    ///
    /// # Errors
    /// A sentence on what cannot be read, with the limits.
    pub fn new(piles_text: &str, k: u32) -> Result<Multivision, Refusal> {
        let k = number_in(Size::K, &k.to_string(), 2, MAX_K.into())? as u32;
        let nothing = |_| None;
        let mut reader = Reader::new(piles_text, &nothing)?;
        let mut read = Vec::new();
        loop {
            read.push(reader.product()?);
            if reader.is_at_end() {
                break;
            }
            if !reader.takes(',') {
                return Err(reader.wrong(Part::AfterPile));
            }
        }
        if read.len() > MAX_PILES {
            return Err(Refusal::Piles { most: MAX_PILES as u32, count: read.len() as u32 });
        }
        let mut used = (0..PRIMES.len()).filter(|&place| read.iter().any(|powers| !powers[place].is_zero()));
        let first = used.next().unwrap_or(0);
        let end = used.next_back().unwrap_or(first) + 1;
        let piles = read.iter().map(|powers| Rc::new(Pile::new(powers[first..end].to_vec(), k))).collect();
        let start = piles_text.split_whitespace().collect::<String>().into();
        Ok(Multivision { k, first, piles, start })
    }

    /// K; 2 is multivision itself.
    #[must_use]
    pub fn k(&self) -> u32 {
        self.k
    }

    /// The primes in play. Powers of no others are ever added.
    #[must_use]
    pub fn primes(&self) -> &'static [u32] {
        let count = self.piles.first().map_or(0, |pile| pile.exponents.len());
        &PRIMES[self.first..self.first + count]
    }

    /// The piles.
    pub fn piles(&self) -> impl ExactSizeIterator<Item = &Pile> {
        self.piles.iter().map(|pile| &**pile)
    }

    /// The exponents of the product M modulo K: for K = 2 the vector V_M of \[F98], section 3. O(piles · primes).
    #[must_use]
    pub fn residues(&self) -> Vec<u32> {
        (0..self.primes().len())
            .map(|column| self.piles().map(|pile| pile.residues[column]).sum::<u32>() % self.k)
            .collect()
    }

    /// The column of the smallest prime whose exponent in M is no multiple of K: a winning move takes this prime. `None` in a
    /// P-position. O(piles · primes).
    #[must_use]
    pub fn leftmost(&self) -> Option<usize> {
        self.residues().iter().position(|&residue| residue > 0)
    }

    /// The pile as one number, or as a product of powers if it is long. Readable by [`Multivision::new`].
    #[must_use]
    pub fn pile_text(&self, pile: &Pile) -> String {
        self.number(pile).unwrap_or_else(|| self.product_text(&pile.exponents))
    }

    /// The pile as one decimal number, unless that has more than about 60 digits.
    #[must_use]
    pub fn number(&self, pile: &Pile) -> Option<String> {
        let mut number = num_bigint::BigUint::from(1_u32);
        for (exponent, &prime) in pile.exponents.iter().zip(self.primes()) {
            for _ in 0..exponent.small()? {
                number *= prime;
                if number.bits() > MAX_NUMBER_BITS {
                    return None;
                }
            }
        }
        Some(Exponent::from(number).text())
    }

    /// Powers of the primes in play as a product, `2^3*5`; `1` if there are none.
    fn product_text(&self, exponents: &[Exponent]) -> String {
        let factors = exponents.iter().zip(self.primes()).filter(|(exponent, _)| !exponent.is_zero());
        let written = factors.map(|(exponent, prime)| match exponent.small() {
            Some(1) => prime.to_string(),
            _ if exponent.exact().is_some() => format!("{prime}^{}", exponent.text()),
            _ => format!("{prime}^({})", exponent.text()),
        });
        let written: Vec<String> = written.collect();
        if written.is_empty() { "1".to_string() } else { written.join("*") }
    }

    /// All winning moves that divide a single pile and add no more than is needed; if no pile alone has enough of the prime, one
    /// that divides several. Empty in a P-position. Every winning move is one of these with multiples of K added, or divides
    /// several piles. O(piles · primes).
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

    /// The move of a perfect player who must lose: the smallest prime that there is, once, and every larger column spoilt.
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

    fn from_fields(fields: &Fields) -> Result<Multivision, Refusal> {
        let k = number_in(Size::K, fields.value("k").unwrap_or("2"), 2, MAX_K.into())?;
        Multivision::new(fields.value(Self::NAME).unwrap_or("12,18"), k as u32)
    }

    fn to_fields(&self) -> Vec<(&'static str, String)> {
        vec![(Self::NAME, self.start.to_string()), ("k", self.k.to_string())]
    }

    fn outcome(&self) -> Outcome {
        Outcome::of(self.leftmost().is_some())
    }

    fn is_over(&self) -> bool {
        self.piles().all(|pile| pile.exponents.iter().all(Exponent::is_zero))
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        moves::read(self, text)
    }

    fn write_move(&self, one: &Move) -> String {
        moves::write(self, one)
    }

    fn after(&self, one: &Move) -> Multivision {
        let mut after = self.clone();
        for change in &one.changes {
            let exponents = change.applied_to(&self.piles[change.pile].exponents, one.column);
            after.piles[change.pile] = Rc::new(Pile::new(exponents, self.k));
        }
        after
    }

    fn perfect(&self) -> Option<(Move, MultivisionReason)> {
        let Some(column) = self.leftmost() else { return self.stubborn_move() };
        let residues = self.residues();
        let mended = residues[column + 1..].iter().filter(|&&residue| residue > 0).count() as u32;
        let reason = MultivisionReason::ToPower { prime: self.primes()[column], residue: residues[column], mended };
        Some((self.winning_moves().into_iter().next()?, reason))
    }

    /// A move drawn at random. First a prime in a pile is drawn, each with the same probability; then how often it is taken, from
    /// 1 to K − 1 and no more than there is; then for every larger prime an added power from 0 to K − 1.
    fn random(&self, generator: &mut ChaCha8Rng) -> Option<(Move, MultivisionReason)> {
        let mut one_of = |count: usize| (count > 0).then(|| generator.random_range(0..count as u32) as usize);
        let primes_in = |pile: &Pile| -> Vec<usize> {
            (0..pile.exponents.len()).filter(|&column| !pile.exponents[column].is_zero()).collect()
        };
        let choices: Vec<(usize, Vec<usize>)> =
            self.piles().map(primes_in).enumerate().filter(|(_, columns)| !columns.is_empty()).collect();
        let (pile, columns) = &choices[one_of(choices.len())?];
        let column = columns[one_of(columns.len())?];
        let most = self.piles[*pile].exponents[column].small().unwrap_or(self.k).min(self.k - 1);
        let take = 1 + one_of(most as usize)? as u32;
        let mut add = Vec::new();
        for larger in column + 1..self.primes().len() {
            let more = one_of(self.k as usize)? as u32;
            if more > 0 {
                add.push((larger, more.into()));
            }
        }
        Some((Move { column, changes: vec![Change { pile: *pile, take, add }] }, MultivisionReason::Random))
    }
}
