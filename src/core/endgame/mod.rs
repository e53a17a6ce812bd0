//! Exact values when few positions are left, on tables of any size.
//!
//! # The recursion
//! A *landing* (B, y) is the moment after y has been visited and B is what remains. For a set B let w(y), y ∈ B, be the value of the
//! landing (B ∖ {y}, y). If the values of all sets with one position fewer are known, so is w, and a breadth-first closure by the
//! midpoint map gives the values of all tokens of B at once: `waves`. It costs O(n²/64) at worst, usually a few times n.
//!
//! A game that stands at the unvisited set A only ever meets subsets of A, and of a subset B only the landings on positions of
//! A ∖ B. These are 2^k sets for |A| = k, whatever n is: nothing is stored in advance, and no symmetry is needed. [`max_left`] says how
//! many positions that allows.
//!
//! # What is valued
//! As in the [solver](crate::solver): Magnus wants to leave as few positions unvisited as he can, then to need few rounds; Derek wants the
//! opposite. Positions beyond a number `spared` are all that counts: with `spared` = 0 the play is for every position that can be
//! had, with `spared` = n − f*(n) for f*(n) positions in the fewest rounds, whatever comes after them.
//! The rounds are over once nothing more can be forced: on an odd prime table one position is left then, in general all that are left
//! lie in a coset of odd index which the token is outside of (closed-set lemma, [`crate::layers`]).
//!
//! ```
//! use magnus_derek::endgame::Endgame;
//! use magnus_derek::position_set::PositionSet;
//! use magnus_derek::zn::Zn;
//!
//! // Three positions are left on a table of 101; one of them stays unvisited for ever.
//! let (zn, left) = (Zn::new(101)?, PositionSet::of(101, [3, 50, 77]));
//! let endgame = Endgame::solve(zn, &left, 0).expect("few positions");
//! let value = endgame.landings(&left).expect("the set itself").value_after(0);
//! assert_eq!(value.kept, 1);
//! assert!(value.rounds >= 2);
//! # Ok::<(), magnus_derek::number::OutOfRange>(())
//! ```

pub mod waste;
mod waves;

use crate::position_set::PositionSet;
use crate::zn::Zn;
use std::cell::RefCell;
use waves::Waves;

/// The bits of a value that hold the rounds; those above hold what is kept.
const ROUNDS: u32 = 11;
/// No more positions than this are ever left; a set and a value have to fit into their bits.
const MOST_LEFT: u32 = 16;
/// The most words of 64 positions to be looked at, roughly.
const WORK: u64 = 1 << 22;
/// The least cost of a set, in the same measure: on small tables its exits take longer than its tokens.
const LEAST_WORK: u64 = 1 << 10;

/// The rest of a game if both play perfectly. The smaller, the better for Magnus.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ending {
    /// The positions that stay unvisited for ever, without the spared ones.
    pub kept: u32,
    /// The rounds until the last position that can be forced.
    pub rounds: u32,
}

impl Ending {
    fn decode(value: u16) -> Ending {
        Ending { kept: u32::from(value >> ROUNDS), rounds: u32::from(value & ((1 << ROUNDS) - 1)) }
    }
}

/// The most positions left for which some milliseconds are enough for [`Endgame::solve`]. On tables up to 256 positions
/// 12, on 1009 positions 8, above 16,384 none; a few more where many are spared.
#[must_use]
pub fn max_left(zn: Zn, spared: u32) -> u32 {
    let each = u64::from(zn.n()) * u64::from(zn.n().div_ceil(64));
    let sets = WORK / each.max(LEAST_WORK);
    (0..=MOST_LEFT).rev().find(|&left| sets_to_solve(left, spared) <= sets).unwrap_or(0)
}

/// The number of subsets of a set of `left` with more than `spared` members.
fn sets_to_solve(left: u32, spared: u32) -> u64 {
    let mut of_this_size = 1;
    let sizes = (0..=left).map(|size| {
        let sets = of_this_size;
        of_this_size = of_this_size * u64::from(left - size) / u64::from(size + 1);
        if size > spared { sets } else { 0 }
    });
    sizes.sum()
}

/// The values of all subsets of one set.
#[derive(Debug, Clone)]
pub struct Endgame {
    zn: Zn,
    spared: u32,
    members: Vec<u32>,
    /// For a subset, bit i for member i, and a member y of it: the value of the landing on y.
    landings: Vec<u16>,
}

impl Endgame {
    /// Solves all subsets of `unvisited`. O(2^k) sets of a few times n each, k = |A|.
    ///
    /// `None` if more than 16 positions are left; [`max_left`] says how many take no time.
    #[must_use]
    pub fn solve(zn: Zn, unvisited: &PositionSet, spared: u32) -> Option<Endgame> {
        if unvisited.count() > MOST_LEFT {
            return None;
        }
        let members: Vec<u32> = unvisited.iter().collect();
        let k = members.len();
        let mut endgame = Endgame { zn, spared, landings: vec![0; k << k], members };
        let mut waves = Waves::new(zn.n());
        let mut tokens = Vec::with_capacity(k);
        for set in 0..(1_usize << k).saturating_sub(1) {
            tokens.clear();
            for (member, &position) in endgame.members.iter().enumerate() {
                if set >> member & 1 == 0 {
                    tokens.push((position, 0));
                }
            }
            endgame.solve_set(&mut waves, set, &mut tokens);
            for &(token, value) in &tokens {
                let member = endgame.members.partition_point(|&member| member < token);
                endgame.landings[k * (set | 1 << member) + member] = value;
            }
        }
        Some(endgame)
    }

    /// Finds the values of some visited tokens of a set all subsets of which are solved.
    fn solve_set(&self, waves: &mut Waves, set: usize, tokens: &mut [(u32, u16)]) {
        let (k, left) = (self.members.len(), set.count_ones());
        if left <= self.spared {
            return tokens.iter_mut().for_each(|(_, value)| *value = 0);
        }
        let inside = (0..k).filter(|member| set >> member & 1 == 1);
        let exits = inside.map(|member| (self.landings[k * set + member], self.members[member]));
        waves.solve(exits, ((left - self.spared) << ROUNDS) as u16, tokens);
    }

    /// The value of every position as a landing when `unvisited` is left, with the token anywhere. `None` if this is no subset of the
    /// set that was solved. O(n²/64) at worst.
    #[must_use]
    pub fn landings(&self, unvisited: &PositionSet) -> Option<Landings> {
        let place = |position| self.members.binary_search(&position).ok();
        let set = unvisited.iter().try_fold(0, |set, position| Some(set | 1 << place(position)?))?;
        let n = self.zn.n();
        let mut tokens: Vec<(u32, u16)> = unvisited.complement().iter().map(|token| (token, 0)).collect();
        self.solve_set(&mut Waves::new(n), set, &mut tokens);
        let mut values = vec![Ending { kept: 0, rounds: 0 }; n as usize];
        tokens.into_iter().for_each(|(token, value)| values[token as usize] = Ending::decode(value));
        for (member, &position) in self.members.iter().enumerate().filter(|(member, _)| set >> member & 1 == 1) {
            values[position as usize] = Ending::decode(self.landings[self.members.len() * set + member]);
        }
        Some(Landings { values })
    }
}

/// The values of all landings, for one set of unvisited positions.
#[derive(Debug, Clone)]
pub struct Landings {
    values: Vec<Ending>,
}

impl Landings {
    /// The value once the token is on `position`: for a visited one the value of the position as it is.
    ///
    /// # Panics
    /// If it is not on the table.
    #[must_use]
    pub fn value_after(&self, position: u32) -> Ending {
        self.values[position as usize]
    }
}

/// The endgame that was asked for last, for the players: what it says of a position does not depend on where it began.
#[derive(Debug, Default)]
pub struct Latest(RefCell<Option<Endgame>>);

impl Latest {
    /// The value of every landing, as [`Endgame::landings`]; `None` if too many positions are left. Costs what
    /// [`Endgame::solve`] does where a game comes near its end, and O(n²/64) afterwards.
    #[must_use]
    pub fn landings(&self, zn: Zn, unvisited: &PositionSet, spared: u32) -> Option<Landings> {
        if unvisited.count() > max_left(zn, spared) {
            return None;
        }
        let mut latest = self.0.borrow_mut();
        let known = latest.as_ref().filter(|known| known.spared == spared).and_then(|known| known.landings(unvisited));
        known.or_else(|| latest.insert(Endgame::solve(zn, unvisited, spared)?).landings(unvisited))
    }
}
