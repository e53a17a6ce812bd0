//! What has been computed in advance about perfect play: R(n), the worst cases of strategies, and what they say about Nedev's
//! conjecture that n + c rounds are enough ([N10], problem 2).

use crate::error::Error;
use crate::magnus;
use crate::solver;
use crate::worst;
use crate::zn::is_odd_prime;
use serde::Serialize;

/// One table of [`solver::KNOWN`], with the worst cases of [`worst::KNOWN`].
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct KnownTable {
    /// The number of positions.
    pub n: u32,
    /// f*(n).
    pub f_star: u32,
    /// R(n).
    pub rounds: u32,
    /// How many states the table has.
    pub states: u64,
    /// The milliseconds that it took on one core.
    pub milliseconds: u32,
    /// The memory that it took, in mebibytes, where that was measured.
    pub mebibytes: Option<u32>,
    /// The most rounds that any Derek can make the strategies in [`worst::IDS`] need, in their order; empty where that is not known.
    pub worst: Vec<u32>,
}

/// All tables that have been solved in advance.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct KnownTables {
    /// Ids and names of the strategies in [`worst::IDS`].
    pub strategies: Vec<(&'static str, String)>,
    /// The tables, the smallest first.
    pub tables: Vec<KnownTable>,
}

impl KnownTables {
    /// What is known.
    ///
    /// # Errors
    /// None: the strategies are in the registry.
    pub fn get() -> Result<KnownTables, Error> {
        let names = worst::IDS.into_iter().map(|id| Ok((id, magnus::find(id)?.name())));
        Ok(KnownTables { strategies: names.collect::<Result<_, Error>>()?, tables: tables() })
    }
}

/// R(n) − n on the odd prime tables, where Magnus needs the most rounds for each position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OnPrimes {
    /// n and R(n) − n, in order.
    pub excess: Vec<(u32, i32)>,
    /// Whether no value is smaller than the one before it.
    pub never_falls: bool,
}

/// All tables that have been solved, the smallest first.
#[must_use]
pub fn tables() -> Vec<KnownTable> {
    let mut at_worst = worst::KNOWN.lines().skip(1);
    // Both files begin with n = 2 and leave out none; the second one ends earlier.
    solver::KNOWN.lines().skip(1).filter_map(|line| table(line, at_worst.next())).collect()
}

fn table(line: &str, at_worst: Option<&str>) -> Option<KnownTable> {
    let mut cells = line.split(',');
    Some(KnownTable {
        n: cells.next()?.parse().ok()?,
        f_star: cells.next()?.parse().ok()?,
        rounds: cells.next()?.parse().ok()?,
        states: cells.next()?.parse().ok()?,
        milliseconds: thousandths(cells.next()?)?,
        mebibytes: cells.next()?.parse().ok(),
        worst: at_worst.map_or(Vec::new(), |line| line.split(',').skip(1).flat_map(str::parse).collect()),
    })
}

/// 131.813 as 131,813. The numbers of the file have three decimals; reading them as floats would make the page larger by a tenth.
fn thousandths(text: &str) -> Option<u32> {
    let (whole, part) = text.split_once('.')?;
    Some(1000 * whole.parse::<u32>().ok()? + part.parse::<u32>().ok()?)
}

/// What values of R(n) say about odd prime tables; n and R(n), in order of n.
#[must_use]
pub fn on_primes(rounds: &[(u32, u32)]) -> OnPrimes {
    let primes = rounds.iter().filter(|(n, _)| is_odd_prime(*n));
    let excess: Vec<(u32, i32)> = primes.map(|&(n, rounds)| (n, rounds as i32 - n as i32)).collect();
    let never_falls = excess.is_sorted_by_key(|&(_, excess)| excess);
    OnPrimes { excess, never_falls }
}
