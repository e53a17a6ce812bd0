//! Algorithm DEREK (\[L08] Figures 3.1 and 3.2): Derek's directions for announced magnitudes, as the thesis has them.
//!
//! T[i, j, k, d] says whether after i rounds the token can be on position j with k positions visited, the last direction being
//! d; B[i, j, k, d] is *one* set of visited positions for which that is so. One set for each state is not enough, so Theorem 4,
//! that the answer is the minimum, is **false**: for n = 6 and 1 1 2 2 1 3 the algorithm says 4 and the truth is 3 (− + + − − +),
//! for n = 7 and 1 2 1 2 1 3 it says 5 and the truth is 4. The answer is never too low, and its directions do achieve it.
//!
//! # Repairs
//! As printed the algorithm cannot run. What is done instead, by the lines of the thesis:
//! - DEREK, input: K ≤ I is one too few, since i rounds visit up to i + 1 positions. k runs to I + 1.
//! - DEREK line 4: the initial value "1" must be ⊥, unknown, as the text before it says.
//! - DEREK lines 5 and 6: T[0, j, k, d] is false for every (j, k) ≠ (0, 1), also for j = 0 and for k = 1.
//! - LOOKUP lines 3 to 6: the bit that is tested must be the one of position j, where the token lands, not of the count k.
//! - LOOKUP line 3: B is copied from round i − 1 at j − d·ℓ_i, as in lines 4 to 6, not at j + d·ℓ_i.
//! - LOOKUP lines 5 and 6: the bit is that of the vector for k − 1, the state that was looked up, not of the one for k; and
//!   it is b_j, not b_k, that is set to 1.
//! - The query must go up to k = r + 1, not k = r: a path may never come back.
//!
//! LOOKUP asks for states on demand; here the rounds are filled in one after the other, which gives every state the same value.

use super::{Magnitudes, Refusal};
use magnus_derek::zn::Direction;

/// The most cells of the table T, 2·n·r·min(n, r + 1).
pub const MOST_CELLS: usize = 10_000_000;

const NO_ENTRY: u32 = u32::MAX;

/// The states of one round for which T is true.
struct RoundEntries {
    /// (index of the cell, entry of the round before from which it comes).
    entries: Vec<(u32, u32)>,
}

/// The cells of one round, and B of the entries.
struct RoundCells {
    /// For every cell (j, k, d) the entry, or [`NO_ENTRY`] where T is false.
    entry_of: Vec<u32>,
    /// B of the entries, one after the other, `words` for each.
    vectors: Vec<u64>,
}

/// The table T for one list of magnitudes.
struct Table<'a> {
    announced: &'a Magnitudes,
    n: u32,
    /// The largest k.
    most: u32,
    /// The 64-bit words of a vector.
    words: usize,
}

/// The directions that Algorithm DEREK finds; [`Magnitudes::visited`] of them is its answer, an upper bound of the truth.
///
/// O(n·r·min(n, r)·n/64) time; the thesis counts a vector as one step and so has O(n³).
///
/// # Errors
/// [`Refusal::ThesisCells`] if the table would have more than [`MOST_CELLS`] cells.
pub fn derek(announced: &Magnitudes) -> Result<Vec<Direction>, Refusal> {
    let (n, r) = (announced.zn().n(), announced.list().len());
    let most = n.min(r as u32 + 1);
    let cells = 2 * n as usize * r * most as usize;
    if cells > MOST_CELLS {
        return Err(Refusal::ThesisCells { cells: cells as u32, most: MOST_CELLS as u32 });
    }
    let table = Table { announced, n, most, words: n.div_ceil(64) as usize };
    Ok(table.directions())
}

impl Table<'_> {
    /// The cell of (j, k, d), with d = 0 for clockwise, 1 for counter-clockwise.
    fn cell(&self, token: u32, visited: u32, direction: u32) -> usize {
        ((visited * self.n + token) * 2 + direction) as usize
    }

    fn empty_cells(&self) -> RoundCells {
        RoundCells { entry_of: vec![NO_ENTRY; self.cell(0, self.most + 1, 0)], vectors: Vec::new() }
    }

    /// Round 0: T[0, 0, 1, ±1] is true with only position 0 visited, and all else is false.
    fn start(&self) -> (RoundEntries, RoundCells) {
        let mut cells = self.empty_cells();
        let mut entries = Vec::new();
        for direction in 0..2 {
            let cell = self.cell(0, 1, direction);
            cells.entry_of[cell] = entries.len() as u32;
            entries.push((cell as u32, NO_ENTRY));
            cells.vectors.extend((0..self.words).map(|word| u64::from(word == 0)));
        }
        (RoundEntries { entries }, cells)
    }

    /// Round i from round i − 1: LOOKUP for every state.
    fn next(&self, magnitude: u32, most: u32, before: &RoundCells) -> (RoundEntries, RoundCells) {
        let zn = self.announced.zn();
        let mut cells = self.empty_cells();
        let mut entries = Vec::new();
        for visited in 1..=most {
            for token in 0..self.n {
                for (direction, back) in [zn.sub(token, magnitude), zn.add(token, magnitude)].into_iter().enumerate() {
                    let Some(from) = self.lookup(token, back, visited, before) else { continue };
                    let cell = self.cell(token, visited, direction as u32);
                    cells.entry_of[cell] = entries.len() as u32;
                    entries.push((cell as u32, from));
                    let start = from as usize * self.words;
                    cells.vectors.extend_from_slice(&before.vectors[start..start + self.words]);
                    let own = cells.vectors.len() - self.words;
                    cells.vectors[own + (token / 64) as usize] |= 1 << (token % 64);
                }
            }
        }
        (RoundEntries { entries }, cells)
    }

    /// LOOKUP lines 3 to 6, in that order: the first entry of the round before from which the token gets to `token` with
    /// `visited` positions.
    fn lookup(&self, token: u32, back: u32, visited: u32, before: &RoundCells) -> Option<u32> {
        // Lines 3 and 4 keep k and need position j visited; lines 5 and 6 come from k − 1 and need it unvisited.
        [(visited, 1), (visited - 1, 0)].into_iter().find_map(|(count, bit)| {
            (0..2).find_map(|direction| {
                let entry = before.entry_of[self.cell(back, count, direction)];
                let is_visited = |entry: u32| {
                    before.vectors[entry as usize * self.words + (token / 64) as usize] >> (token % 64) & 1
                };
                (entry != NO_ENTRY && is_visited(entry) == bit).then_some(entry)
            })
        })
    }

    /// The query and PRINTDIRECTION: the smallest k, then j, then d = +1 before −1 with T[r, j, k, d], and the way to it.
    fn directions(&self) -> Vec<Direction> {
        let (first, mut cells) = self.start();
        let mut rounds = vec![first];
        for (index, &magnitude) in self.announced.list().iter().enumerate() {
            let (round, next) = self.next(magnitude, self.most.min(index as u32 + 2), &cells);
            rounds.push(round);
            cells = next;
        }
        let mut directions = Vec::with_capacity(rounds.len());
        // Entries are in the order of k, j, d, so the first of the last round is the answer.
        let mut entry = 0;
        for round in rounds[1..].iter().rev() {
            let (cell, from) = round.entries[entry as usize];
            directions.push(Direction::BOTH[(cell % 2) as usize]);
            entry = from;
        }
        directions.reverse();
        directions
    }
}
