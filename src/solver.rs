//! The exact value of every state of small tables.
//!
//! A state is a set of visited positions with the token on one of them. The sets are solved from the full one down, all tokens
//! of a set together ([`kernel`]), one set of each kind ([`symmetry`]), and of those only the exceptional ones ([`layer`]).

mod cycle;
mod kernel;
mod layer;
mod symmetry;

use crate::error::{Error, in_range};
use crate::zn::Zn;
use cycle::Cycle;
use kernel::Code;
use layer::{Layer, Rules};
use symmetry::Symmetry;

/// The largest n of [`rounds`].
pub const MAX_N: u32 = layer::MAX_N;
/// The largest n of [`Solution`].
pub const MAX_ANALYSED: u32 = 30;

fn rules(n: u32, target: u32, excess_bits: u32) -> Rules {
    Rules { symmetry: Symmetry::new(Cycle::new(n)), code: Code::new(excess_bits), target }
}

/// R(n), the least number of rounds in which Magnus can force f*(n) positions.
///
/// # Errors
/// [`Error::Number`] if n is more than [`MAX_N`], [`Error::Excess`] if a value does not fit into its byte.
pub fn rounds(zn: Zn, threads: usize) -> Result<u32, Error> {
    let n = in_range("n", zn.n(), 2, MAX_N)?;
    let target = zn.f_star();
    let rules = rules(n, target, 8);
    let mut layer = Layer::full(rules.symmetry.cycle);
    let verbose = std::env::var("V").is_ok();
    for visited in (1..n).rev() {
        let t = std::time::Instant::now();
        layer = layer.below(&rules, visited, threads).ok_or(Error::Excess { n })?;
        if verbose { eprintln!("{visited} sets {} bytes {} {:.3} s {:?}", layer.sets(), layer.bytes(), t.elapsed().as_secs_f64(), layer.default); }
    }
    let start = rules.symmetry.kind(1, 0);
    let excess = rules.code.excess(layer.code(start.set, start.tokens));
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
#[derive(Debug)]
pub struct Solution {
    rules: Rules,
    /// The layers of 1, 2, …, n − 1 visited positions.
    layers: Vec<Layer>,
}

impl Solution {
    /// Solves a table.
    ///
    /// # Errors
    /// [`Error::Number`] if n is more than [`MAX_ANALYSED`], [`Error::Excess`] if a value does not fit into its byte.
    pub fn of(zn: Zn, threads: usize) -> Result<Solution, Error> {
        let n = in_range("n", zn.n(), 2, MAX_ANALYSED)?;
        let most_kept = n - zn.f_star();
        let rules = rules(n, n, most_kept.leading_zeros() - 24);
        let full = Layer::full(rules.symmetry.cycle);
        let mut layers: Vec<Layer> = Vec::new();
        for visited in (1..n).rev() {
            let layer = layers.last().unwrap_or(&full).below(&rules, visited, threads).ok_or(Error::Excess { n })?;
            layers.push(layer);
        }
        layers.reverse();
        Ok(Solution { rules, layers })
    }

    /// The value of the state with these visited positions, bit z for position z, and the token on one of them.
    #[must_use]
    pub fn value(&self, visited: u64, token: u32) -> Value {
        let Rules { symmetry, code, .. } = &self.rules;
        let count = visited.count_ones();
        let Some(layer) = self.layers.get(count as usize - 1) else { return Value { visited: count, rounds: 0 } };
        let kind = symmetry.kind(visited, token);
        let found = layer.code(kind.set, kind.tokens);
        let in_the_end = symmetry.cycle.n - code.kept(found);
        Value { visited: in_the_end, rounds: in_the_end - count + code.excess(found) }
    }
}
