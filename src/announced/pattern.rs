//! The pattern of the visited positions on the way: the blocks of \[L08] chapter 4.

use magnus_derek::zn::Zn;
use serde::Serialize;
use std::collections::BTreeSet;

/// Visited positions that follow each other, with unvisited ones on both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Block {
    /// The counter-clockwise end.
    pub first: u32,
    /// Number of positions.
    pub length: u32,
}

/// The form that the visited positions have, where it has a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Form {
    /// Two opposite blocks of k positions, the token at one of their ends (Definition 4).
    Balanced {
        /// k.
        k: u32,
    },
    /// A block of k positions and one of k + 1 that begins ⌊n/2⌋ after it, the token at one of their ends (Definition 5).
    SkewBalanced {
        /// k.
        k: u32,
    },
    /// One block, the token at its clockwise end: positive biased.
    PositiveBiased,
    /// One block, the token at its counter-clockwise end: negative biased.
    NegativeBiased,
    /// One position only.
    Start,
    /// All positions.
    Whole,
}

/// The visited positions after a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pattern {
    /// The blocks if there are at most two; none when all is visited.
    pub blocks: Vec<Block>,
    /// The form, where it has a name.
    pub form: Option<Form>,
}

/// The pattern at the start and after each round of a path. O(n log n) for n rounds.
#[must_use]
pub fn patterns(zn: Zn, path: &[u32]) -> Vec<Pattern> {
    let mut visited = vec![false; zn.n() as usize];
    // The first positions of the blocks, and the positions behind their ends.
    let (mut firsts, mut lasts) = (BTreeSet::new(), BTreeSet::new());
    let look = |&token: &u32| {
        if !std::mem::replace(&mut visited[token as usize], true) {
            let (before, after) = (zn.sub(token, 1), zn.add(token, 1));
            if visited[before as usize] {
                lasts.remove(&before);
            } else {
                firsts.insert(token);
            }
            if visited[after as usize] {
                firsts.remove(&after);
            } else {
                lasts.insert(token);
            }
        }
        let blocks = if firsts.len() <= 2 { blocks(zn, &firsts, &lasts) } else { Vec::new() };
        let form = if firsts.len() <= 2 { form(zn, &blocks, token) } else { None };
        Pattern { blocks, form }
    };
    path.iter().map(look).collect()
}

fn blocks(zn: Zn, firsts: &BTreeSet<u32>, lasts: &BTreeSet<u32>) -> Vec<Block> {
    let block = |&first: &u32| {
        let last = lasts.range(first..).next().or_else(|| lasts.first())?;
        Some(Block { first, length: zn.sub(*last, first) + 1 })
    };
    firsts.iter().filter_map(block).collect()
}

fn form(zn: Zn, blocks: &[Block], token: u32) -> Option<Form> {
    let last = |block: &Block| zn.add(block.first, block.length - 1);
    let at_an_end = blocks.iter().any(|block| [block.first, last(block)].contains(&token));
    match blocks {
        [] => Some(Form::Whole),
        [block] if block.length == 1 => Some(Form::Start),
        [block] if last(block) == token => Some(Form::PositiveBiased),
        [block] if block.first == token => Some(Form::NegativeBiased),
        [a, b] if at_an_end => {
            let (short, long) = if a.length <= b.length { (a, b) } else { (b, a) };
            let opposite = zn.sub(long.first, short.first) == zn.max_magnitude();
            let more = long.length - short.length;
            match (opposite, zn.n() % 2, more) {
                (true, 0, 0) => Some(Form::Balanced { k: short.length }),
                (true, 1, 1) => Some(Form::SkewBalanced { k: short.length }),
                _ => None,
            }
        }
        _ => None,
    }
}
