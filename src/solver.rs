//! The exact value of every state of small tables.
//!
//! By rotation the token stands on 0, so a state is the set of visited positions, 2^(n − 1) of them. The sets are solved from the
//! full one down, all tokens of a set together ([`kernel`]), one set of each kind ([`necklaces`]); a sheet for each number of
//! visited positions holds one byte a state ([`layout`]), filled with its commonest value so that only exceptions are written.

mod cycle;
mod kernel;
mod layout;
mod necklaces;

use crate::error::{Error, in_range};
use crate::zn::{Zn, gcd};
use cycle::{Cycle, Multiplication};
use kernel::{Code, Exits, Solved, solve};
use layout::{Layout, Sheet};
use necklaces::Necklaces;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicUsize, Ordering};

/// The largest n of [`rounds`].
pub const MAX_N: u32 = 40;
/// The largest n of [`Solution`].
pub const MAX_ANALYSED: u32 = 30;

/// A sheet with its values.
struct Values {
    sheet: Sheet,
    codes: Vec<AtomicU8>,
}

impl Values {
    fn filled(sheet: Sheet, code: u8) -> Values {
        let codes = (0..sheet.len).map(|_| AtomicU8::new(code)).collect();
        Values { sheet, codes }
    }

    #[inline]
    fn get(&self, place: usize) -> u8 {
        self.codes[place].load(Ordering::Relaxed)
    }

    #[inline]
    fn set(&self, place: usize, code: u8) {
        self.codes[place].store(code, Ordering::Relaxed);
    }
}

/// What does not change from sheet to sheet.
struct Solver {
    cycle: Cycle,
    code: Code,
    layout: Layout,
    /// Units of Z_n up to the sign, 1 first.
    units: Vec<u32>,
    /// By the inverse of each unit.
    divisions: Vec<Multiplication>,
}

impl Solver {
    fn new(n: u32, excess_bits: u32) -> Solver {
        let units: Vec<u32> = (1..=n / 2).filter(|&unit| gcd(unit, n) == 1).collect();
        let inverse = |unit: u32| (1..=n).find(|other| unit * other % n == 1 % n).unwrap_or(1);
        let divisions = units.iter().map(|&unit| Multiplication::by(inverse(unit), n)).collect();
        Solver { cycle: Cycle::new(n), code: Code::new(excess_bits), layout: Layout::new(n), units, divisions }
    }

    /// Solves all sets with `visited` positions; `above` has the values of those with one more, all of them 0 if there is none.
    fn sheet(&self, visited: u32, above: Option<&Values>, threads: usize) -> Option<Values> {
        let necklaces = Necklaces::new(self.cycle, visited, &self.units);
        let mut worker = Worker::new(self, visited, above);
        let mode = worker.commonest(visited)?;
        let values = Values::filled(self.layout.sheet(visited), mode);
        let tasks = necklaces.prefixes(if self.cycle.n > 20 { 12 } else { 0 });
        let next = AtomicUsize::new(0);
        let fits = AtomicBool::new(true);
        std::thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(|| Worker::new(self, visited, above).work(&necklaces, &tasks, &next, mode, &values, &fits));
            }
            worker.work(&necklaces, &tasks, &next, mode, &values, &fits);
        });
        fits.load(Ordering::Relaxed).then_some(values)
    }
}

/// Solves sets, one after the other.
struct Worker<'a> {
    solver: &'a Solver,
    above: Option<&'a Values>,
    stuck: u8,
    exits: Exits,
    solved: Solved,
    /// Indices of units, with the numbers of pairs that far apart.
    pairs: Vec<(usize, u32)>,
}

impl<'a> Worker<'a> {
    fn new(solver: &'a Solver, visited: u32, above: Option<&'a Values>) -> Worker<'a> {
        let stuck = solver.code.of(solver.cycle.n - visited, 0);
        Worker { solver, above, stuck, exits: Exits::default(), solved: Solved::default(), pairs: Vec::new() }
    }

    fn solve(&mut self, set: u64) -> bool {
        let Solver { cycle, code, ref layout, ref units, ref divisions, .. } = *self.solver;
        let mirrored = cycle.mirror(set);
        self.exits.clear();
        let mut free = cycle.mask & !set;
        let Some(above) = self.above else {
            while free != 0 {
                self.exits.add(0, free.trailing_zeros());
                free &= free - 1;
            }
            return solve(cycle, code, set, &self.exits, self.stuck, &mut self.solved);
        };
        self.count_pairs(set);
        while free != 0 {
            let position = free.trailing_zeros();
            free &= free - 1;
            let opposite = if position == 0 { 0 } else { cycle.n - position };
            let there = cycle.back(set | 1 << position, position);
            let there_mirrored = cycle.forth(mirrored | 1 << opposite, position);
            // The new position adds the pairs that it makes with its neighbours at each distance.
            let more = |unit: u32| (there >> unit & 1) + (there_mirrored >> unit & 1);
            let (mut best, mut most) = (0, 0);
            for &(index, pairs) in &self.pairs {
                let pairs = pairs + more(units[index]) as u32 + 1;
                if pairs > most {
                    (best, most) = (index, pairs);
                }
            }
            let place = if best == 0 {
                layout.place(&above.sheet, there, there_mirrored)
            } else {
                let divided = divisions[best].of(there);
                layout.place(&above.sheet, divided, cycle.mirror(divided))
            };
            self.exits.add(above.get(place), position);
        }
        solve(cycle, code, set, &self.exits, self.stuck, &mut self.solved)
    }

    /// For each unit how many pairs of the set are that far apart, as far as two more pairs could make it the most.
    fn count_pairs(&mut self, set: u64) {
        let Solver { cycle, ref units, .. } = *self.solver;
        let pairs = |&unit: &u32| (set & cycle.forth(set, unit)).count_ones();
        self.pairs.clear();
        self.pairs.extend(units.iter().map(pairs).enumerate());
        let most = self.pairs.iter().map(|&(_, pairs)| pairs).max().unwrap_or(0);
        self.pairs.retain(|&(_, pairs)| pairs + 2 >= most);
    }

    fn work(
        &mut self,
        necklaces: &Necklaces,
        tasks: &[necklaces::Prefix],
        next: &AtomicUsize,
        mode: u8,
        values: &Values,
        fits: &AtomicBool,
    ) {
        while let Some(&task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            necklaces.visit(task, &mut |set| {
                if self.solve(set) {
                    self.write(set, mode, values);
                } else {
                    fits.store(false, Ordering::Relaxed);
                }
            });
        }
    }

    /// Writes the exceptions, for the set and for those of its multiples that have as many neighbouring pairs.
    fn write(&self, set: u64, mode: u8, values: &Values) {
        let Solver { cycle, ref layout, ref units, ref divisions, .. } = *self.solver;
        if self.solved.groups.iter().all(|&(code, _)| code == mode) {
            return;
        }
        let pairs = |unit: u32| (set & cycle.forth(set, unit)).count_ones();
        let most = pairs(1);
        for (&unit, division) in units.iter().zip(divisions) {
            if pairs(unit) < most {
                continue;
            }
            for &(code, tokens) in &self.solved.groups {
                if code == mode {
                    continue;
                }
                let (multiple, mut tokens) = (division.of(set), division.of(tokens));
                let mirrored = cycle.mirror(multiple);
                while tokens != 0 {
                    let token = tokens.trailing_zeros();
                    tokens &= tokens - 1;
                    let (state, opposite) = (cycle.back(multiple, token), cycle.forth(mirrored, token));
                    values.set(layout.place(&values.sheet, state, opposite), code);
                }
            }
        }
    }

    /// The commonest value in a sample of sets.
    fn commonest(&mut self, visited: u32) -> Option<u8> {
        let n = self.solver.cycle.n;
        let mut counts = [0_u32; 256];
        let mut chance = 1_u64;
        for _ in 0..200 {
            let mut set = 0_u64;
            while set.count_ones() < visited {
                chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                set |= 1 << ((chance >> 33) % u64::from(n));
            }
            if !self.solve(set) {
                return None;
            }
            for &(code, tokens) in &self.solved.groups {
                counts[usize::from(code)] += tokens.count_ones();
            }
        }
        (0..=u8::MAX).max_by_key(|&code| counts[usize::from(code)])
    }
}

/// R(n), the least number of rounds in which Magnus can force f*(n) positions.
///
/// Keeps two sheets in memory at a time: at most about C(n − 1, n/2) bytes. Time about 2^n/φ(n) states' worth; `threads` ≥ 1.
///
/// # Errors
/// [`Error::Number`] if n is more than [`MAX_N`], [`Error::Excess`] if a value does not fit into its byte.
pub fn rounds(zn: Zn, threads: usize) -> Result<u32, Error> {
    let n = in_range("n", zn.n(), 2, MAX_N)?;
    let target = zn.f_star();
    let solver = Solver::new(n, 8);
    let mut above = None;
    for visited in (1..target).rev() {
        above = Some(solver.sheet(visited, above.as_ref(), threads).ok_or(Error::Excess { n })?);
    }
    let excess = above.map_or(0, |values| solver.code.excess(values.get(0)));
    Ok(target - 1 + excess)
}

/// What a state is worth when both play perfectly: Magnus wants the most positions, then the fewest rounds, Derek the reverse.
///
/// So Derek never allows a position more than he must, not even to gain time. At the start that can take fewer rounds than R(n),
/// against which he may do so: 19 against R(25) = 20, and 25 against R(26) = 26.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Value {
    /// The positions visited in the end.
    pub visited: u32,
    /// The rounds until then.
    pub rounds: u32,
}

/// The values of all states of one table.
pub struct Solution {
    solver: Solver,
    /// The sheets of 1, 2, …, n − 1 visited positions.
    sheets: Vec<Values>,
}

impl Solution {
    /// Solves a table. Keeps half a byte a state, 2^(n − 2) bytes.
    ///
    /// # Errors
    /// [`Error::Number`] if n is more than [`MAX_ANALYSED`], [`Error::Excess`] if a value does not fit into its byte.
    pub fn of(zn: Zn, threads: usize) -> Result<Solution, Error> {
        let n = in_range("n", zn.n(), 2, MAX_ANALYSED)?;
        let most_kept = n - zn.f_star();
        let solver = Solver::new(n, most_kept.leading_zeros() - 24);
        let mut sheets: Vec<Values> = Vec::new();
        for visited in (1..n).rev() {
            let sheet = solver.sheet(visited, sheets.last(), threads).ok_or(Error::Excess { n })?;
            sheets.push(sheet);
        }
        sheets.reverse();
        Ok(Solution { solver, sheets })
    }

    /// The value of the state with these visited positions, bit z for position z, and the token on one of them.
    #[must_use]
    pub fn value(&self, visited: u64, token: u32) -> Value {
        let Solver { cycle, code, ref layout, ref units, ref divisions, .. } = self.solver;
        let count = visited.count_ones();
        let Some(values) = self.sheets.get(count as usize - 1) else { return Value { visited: count, rounds: 0 } };
        let state = cycle.back(visited, token);
        let pairs = |&unit: &u32| (state & cycle.forth(state, unit)).count_ones();
        let most = units.iter().map(pairs).max().unwrap_or(0);
        let best = units.iter().position(|unit| pairs(unit) == most).unwrap_or(0);
        let divided = divisions[best].of(state);
        let found = values.get(layout.place(&values.sheet, divided, cycle.mirror(divided)));
        let in_the_end = cycle.n - code.kept(found);
        Value { visited: in_the_end, rounds: in_the_end - count + code.excess(found) }
    }
}
