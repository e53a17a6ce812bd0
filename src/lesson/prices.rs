//! Prices on the seats of a figure: Magnus pays the price of each position that the token comes to, and nothing is used up. The averaging lemma
//! ([`magnus_derek::bounds::averaging`]) says how little that is.

use super::{Fault, Refusal};
use magnus_derek::bounds::averaging::{Condition, Tables};
use magnus_derek::position_set::PositionSet;
use magnus_derek::zn::{Direction, Zn, is_odd_prime};
use serde::Serialize;

/// The largest price, and below zero the least.
const MOST: u32 = 99;
/// The largest table with prices.
const MAX_N: u32 = 101;

/// The price of each position of an odd table.
pub(super) struct Prices {
    zn: Zn,
    of: Vec<i32>,
}

impl Prices {
    /// # Errors
    /// [`Fault::Prices`] if there is not one for each position of an odd table, or the table or a price is too large.
    pub fn new(zn: Zn, of: &[i32]) -> Result<Prices, Refusal> {
        let n = zn.n();
        let is_priced = of.len() == n as usize && of.iter().all(|price| price.unsigned_abs() <= MOST);
        if n < 3 || n.is_multiple_of(2) || n > MAX_N || !is_priced {
            return Err(Refusal::Task { why: Fault::Prices { n, largest: MAX_N, most: MOST } });
        }
        Ok(Prices { zn, of: of.to_vec() })
    }

    /// The positions of at most this price.
    pub fn cheap(&self, most: i32) -> PositionSet {
        PositionSet::of(self.zn.n(), (0..self.zn.n()).filter(|&position| self.price(position) <= most))
    }

    /// The game of so many rounds from a position.
    pub fn game(&self, token: u32, rounds: u32) -> PriceGame<'_> {
        let exact: Vec<f64> = self.of.iter().copied().map(f64::from).collect();
        let tables = Tables::new(&self.all(), &exact, 0, rounds);
        PriceGame { prices: self, tables, rounds, token, path: Vec::new() }
    }

    /// The most that Magnus pays a round in the long run, by Theorem 12; `None` if n is no prime from 5 on.
    fn bound(&self) -> Option<f64> {
        let n = self.zn.n();
        let mean = self.mean();
        let far = |price: &i32| (f64::from(*price) - mean).abs();
        let largest = self.of.iter().map(far).fold(0.0, f64::max);
        let condition = Condition { members: n, error: 0, slack: 3, largest, total: 0.0 };
        (n >= 5 && is_odd_prime(n)).then(|| mean + condition.growth() / f64::from(n - 3))
    }

    fn mean(&self) -> f64 {
        f64::from(self.of.iter().sum::<i32>()) / f64::from(self.zn.n())
    }

    fn all(&self) -> PositionSet {
        PositionSet::full(self.zn.n())
    }

    fn price(&self, position: u32) -> i32 {
        self.of[position as usize]
    }
}

/// A game in which Magnus pays for so many rounds, and Derek has him pay as much as possible in all of them.
pub(super) struct PriceGame<'a> {
    prices: &'a Prices,
    tables: Tables,
    rounds: u32,
    token: u32,
    path: Vec<PaidRound>,
}

impl PriceGame<'_> {
    /// Plays these calls, but none after the last round.
    ///
    /// # Errors
    /// [`magnus_derek::number::OutOfRange`] for a magnitude that is none.
    pub fn play(&mut self, magnitudes: &[u32]) -> Result<(), Refusal> {
        for &magnitude in magnitudes.iter().take(self.rounds as usize) {
            let magnitude = self.prices.zn.check_magnitude(magnitude)?;
            let direction = self.answer(magnitude);
            self.token = self.prices.zn.landing(self.token, magnitude, direction);
            let price = self.prices.price(self.token);
            let total = self.paid() + price;
            self.path.push(PaidRound { magnitude, direction, position: self.token, price, total });
        }
        Ok(())
    }

    /// The rounds that are left.
    pub fn left(&self) -> u32 {
        self.rounds - self.path.len() as u32
    }

    /// All that Magnus has paid.
    pub fn paid(&self) -> i32 {
        self.path.last().map_or(0, |round| round.total)
    }

    /// The least that he can be sure of having paid after the last round.
    pub fn sure(&self) -> i32 {
        self.paid() + self.tables.cost_from(self.token, self.left()) as i32
    }

    /// The last round, if there was one.
    pub fn last(&self) -> Option<&PaidRound> {
        self.path.last()
    }

    fn landings(&self, magnitude: u32) -> [u32; 2] {
        Direction::BOTH.map(|direction| self.prices.zn.landing(self.token, magnitude, direction))
    }

    /// Of two landings that are alike to him Derek takes the clockwise one.
    fn answer(&self, magnitude: u32) -> Direction {
        let worth = |position| self.tables.cost_through(position, self.left());
        let [clockwise, other] = self.landings(magnitude).map(worth);
        if other > clockwise { Direction::CounterClockwise } else { Direction::Clockwise }
    }

    /// The least magnitude of those whose dearer landing is as cheap as possible.
    fn greedy_call(&self) -> Option<u32> {
        let dearer =
            |magnitude: &u32| self.landings(*magnitude).map(|position| self.prices.price(position)).into_iter().max();
        (self.left() > 0).then(|| (1..=self.prices.zn.max_magnitude()).min_by_key(dearer))?
    }

    /// The magnitude by which Magnus pays least in the rounds that are left.
    fn best_call(&self) -> Option<u32> {
        (self.left() > 0).then(|| self.tables.call(self.token, self.left(), &self.prices.all()))?
    }

    /// The game as a page shows it.
    pub fn view(self, most: Option<i32>) -> PricedTable {
        let offers = (1..=self.prices.zn.max_magnitude()).map(|magnitude| self.landings(magnitude)).collect();
        PricedTable {
            prices: self.prices.of.clone(),
            token: self.token,
            rounds: self.rounds,
            most,
            paid: self.paid(),
            mean: self.prices.mean(),
            bound: self.prices.bound(),
            offers,
            greedy_call: self.greedy_call(),
            best_call: self.best_call(),
            path: self.path,
        }
    }
}

/// A round that was paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PaidRound {
    /// The call.
    pub magnitude: u32,
    /// The answer.
    pub direction: Direction,
    /// The position that the token has come to.
    pub position: u32,
    /// Its price.
    pub price: i32,
    /// All prices so far together.
    pub total: i32,
}

/// A table with prices and the game on it, as a page shows it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PricedTable {
    /// The price of each position.
    pub prices: Vec<i32>,
    /// The position of the token.
    pub token: u32,
    /// Number of rounds of the game; 0 if none is played.
    pub rounds: u32,
    /// The most that Magnus may pay, if the task says.
    pub most: Option<i32>,
    /// The rounds played.
    pub path: Vec<PaidRound>,
    /// The prices of all of them together.
    pub paid: i32,
    /// The mean of the prices.
    pub mean: f64,
    /// The most that Magnus pays a round in the long run, by Theorem 12; null if n is no prime from 5 on.
    pub bound: Option<f64>,
    /// The two landings of magnitude 1, 2, …, the clockwise one first.
    pub offers: Vec<[u32; 2]>,
    /// The least magnitude of those whose dearer landing is as cheap as possible; null after the last round.
    pub greedy_call: Option<u32>,
    /// The magnitude by which Magnus pays least in the rounds that are left; null after the last round.
    pub best_call: Option<u32>,
}
