//! Results computed in advance about perfect play: R(n) and the worst cases of strategies, with what is proved of them.
//!
//! The Lab has it as data, which `src/typescript` writes.

use crate::worst;
use magnus_derek::bounds;
use magnus_derek::endgame::waste;
use magnus_derek::registry::proved_bound;
use magnus_derek::solver;
use magnus_derek::zn::{Zn, is_odd_prime};
use serde::Serialize;

/// One table of [`solver::KNOWN`], with the worst cases of [`worst::KNOWN`].
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct KnownTable {
    /// The number of positions.
    pub n: u32,
    /// True if n is an odd prime.
    pub prime: bool,
    /// f*(n).
    pub f_star: u32,
    /// R(n).
    pub rounds: u32,
    /// Number of states of the table.
    pub states: u64,
    /// No Magnus needs fewer rounds against a good Derek: [`bounds::rounds_needed`].
    pub needed: u32,
    /// Some Magnus needs no more: [`proved_bound`].
    pub enough: u32,
    /// The milliseconds that it took: on one core, from n = 40 on through files and on two.
    pub milliseconds: u32,
    /// The memory that it took, in mebibytes, where that was measured.
    pub mebibytes: Option<u32>,
    /// A number over all values that were found on the way, by which two computations can be compared; where there is one.
    pub checksum: Option<String>,
    /// The most rounds that any Derek can make the [`worst::strategies`] need, in their order; empty where that is not known.
    pub worst: Vec<u32>,
}

/// All tables that have been solved in advance.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KnownTables {
    /// Ids and names of the [`worst::strategies`].
    pub strategies: Vec<(&'static str, String)>,
    /// The tables, the smallest first.
    pub tables: Vec<KnownTable>,
}

impl KnownTables {
    /// The result.
    #[must_use]
    pub fn get() -> KnownTables {
        let names = worst::strategies().into_iter().map(|magnus| (magnus.entry.id, magnus.name()));
        KnownTables { strategies: names.collect(), tables: tables() }
    }
}

/// The least waste with few positions left on prime tables, [`waste::KNOWN`], and how it grows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LeastWaste {
    /// The numbers of positions left.
    pub left: [u32; 3],
    /// The file: p and the waste for each of them.
    pub csv: &'static str,
    /// The primes between two powers of two, the smallest first.
    pub doublings: Vec<WasteInDoubling>,
}

/// The primes p of [`LeastWaste`] with `from` ≤ p < 2·`from`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WasteInDoubling {
    /// The power of two.
    pub from: u32,
    /// Number of primes.
    pub primes: u32,
    /// The least and the greatest waste on them, and the mean in hundredths; for each number of positions left.
    pub waste: [[u32; 3]; 3],
}

impl LeastWaste {
    /// The result.
    #[must_use]
    pub fn get() -> LeastWaste {
        let mut doublings: Vec<WasteInDoubling> = Vec::new();
        for line in waste::KNOWN.lines().skip(1) {
            let mut cells = line.split(',').flat_map(str::parse::<u32>);
            let Some(from) = cells.next().and_then(u32::checked_ilog2).map(|exponent| 1 << exponent) else { continue };
            if doublings.last().is_none_or(|last| last.from != from) {
                doublings.push(WasteInDoubling { from, primes: 0, waste: [[u32::MAX, 0, 0]; 3] });
            }
            let Some(last) = doublings.last_mut() else { continue };
            last.primes += 1;
            for ([least, most, sum], waste) in last.waste.iter_mut().zip(cells) {
                (*least, *most, *sum) = ((*least).min(waste), (*most).max(waste), *sum + waste);
            }
        }
        for WasteInDoubling { primes, waste, .. } in &mut doublings {
            waste.iter_mut().for_each(|[_, _, sum]| *sum = (100 * *sum + *primes / 2) / *primes);
        }
        LeastWaste { left: waste::LEFT, csv: waste::KNOWN, doublings }
    }
}

/// All tables that have been solved, the smallest first.
#[must_use]
pub fn tables() -> Vec<KnownTable> {
    let mut lines = solver::KNOWN.lines();
    let names: Vec<&str> = lines.next().map_or(Vec::new(), |head| head.split(',').collect());
    let mut at_worst = worst::KNOWN.lines().skip(1);
    // Both files begin with n = 2 and leave out none; the second one ends earlier.
    lines.filter_map(|line| table(&names, line, at_worst.next())).collect()
}

/// A line of the file, whose first line names the columns; a column that is not there is empty.
fn table(names: &[&str], line: &str, at_worst: Option<&str>) -> Option<KnownTable> {
    let cells: Vec<&str> = line.split(',').collect();
    let cell = |name: &str| {
        let place = names.iter().position(|known| *known == name);
        place.and_then(|place| cells.get(place).copied()).unwrap_or_default()
    };
    let number = |name: &str| cell(name).parse().ok();
    let zn = Zn::new(number("n")?).ok()?;
    Some(KnownTable {
        n: zn.n(),
        prime: is_odd_prime(zn.n()),
        f_star: number("fStar")?,
        rounds: number("rounds")?,
        states: cell("states").parse().ok()?,
        needed: bounds::rounds_needed(zn),
        enough: proved_bound(zn).rounds,
        milliseconds: parse_thousandths(cell("seconds"))?,
        mebibytes: number("mebibytes"),
        checksum: Some(cell("checksum")).filter(|text| !text.is_empty()).map(str::to_string),
        worst: at_worst.map_or(Vec::new(), |line| line.split(',').skip(1).flat_map(str::parse).collect()),
    })
}

/// 131.813 as 131,813. The numbers of the file have three decimals; reading them as floats would make the page larger by a tenth.
fn parse_thousandths(text: &str) -> Option<u32> {
    let (whole, part) = text.split_once('.')?;
    Some(1000 * whole.parse::<u32>().ok()? + part.parse::<u32>().ok()?)
}
