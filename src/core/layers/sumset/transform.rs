//! Counts of all sums, by a number-theoretic transform: O(m log m) whatever the set.
//!
//! The set is a polynomial with coefficients 0 and 1 over the field of P = 119·2²³ + 1 elements; its square has the counts as
//! coefficients, exactly, because they are at most m < P. Modulo x^N − 1, for N = 2^k ≥ 2m − 1, the square is found by splitting
//! x^2h − w² into (x^h − w)(x^h + w) until h = 4, where it is multiplied out. At m = 10⁶ it can be done in 75 parts.
//!
//! Numbers are below 4P on the way down and below 2P on the way up (Harvey), so the loops have no branches and several numbers
//! are handled at once.

use crate::position_set::PositionSet;

const P: u32 = 998_244_353;
/// −1/P modulo 2³².
const MINUS_INVERSE: u32 = 998_244_351;
/// 2⁶⁴ mod P: brings a number into Montgomery form.
const TO_MONTGOMERY: u32 = 932_051_910;
/// 3 generates the group of units, so this is an element of order 2²³.
const ORDER_2_23: u32 = power(3, 119);
/// Blocks of so many numbers stay in the caches: they are split, squared and joined in one part of the work.
const PART: usize = 1 << 15;
/// Blocks of so many are squared outright.
const OUTRIGHT: usize = 8;

/// For each s the number of pairs (x, y) of members, in order, with x + y ≡ s (mod m). O(m log m): some 80 ms at m = 10⁶.
#[must_use]
pub(crate) fn ordered_pairs(set: &PositionSet) -> Vec<u32> {
    let mut squaring = Squaring::new(set);
    while squaring.work() {}
    squaring.counts()
}

/// The same in parts, each O(m), for those who cannot wait.
pub(crate) struct Squaring {
    m: usize,
    numbers: Vec<u32>,
    roots: Roots,
    /// Parts done so far: `levels` splits of all numbers, each block of the last level, `levels` joins.
    done: usize,
    levels: usize,
}

impl Squaring {
    pub(crate) fn new(set: &PositionSet) -> Squaring {
        let m = set.n() as usize;
        let length = (2 * m).next_power_of_two().max(OUTRIGHT);
        let mut numbers = vec![0; length];
        let levels = (length / PART).max(1).ilog2() as usize;
        for position in set.iter() {
            numbers[position as usize] = 1;
            if levels > 0 {
                // The first split: the upper half is empty.
                numbers[position as usize + length / 2] = 1;
            }
        }
        Squaring { m, numbers, roots: Roots::new(length / OUTRIGHT), done: levels.min(1), levels }
    }

    /// Does the next part; `false` when there is none.
    pub(crate) fn work(&mut self) -> bool {
        let (levels, blocks, length) = (self.levels, 1 << self.levels, self.numbers.len());
        match self.done {
            level if level < levels => split(&mut self.numbers, length >> level, &self.roots.forward),
            part if part < levels + blocks => {
                let block = part - levels;
                let numbers = &mut self.numbers[block * (length / blocks)..(block + 1) * (length / blocks)];
                let halvings = (numbers.len() / OUTRIGHT).ilog2();
                for level in 0..halvings {
                    split(numbers, numbers.len() >> level, &self.roots.forward[block << level..]);
                }
                let (outright, _) = numbers.as_chunks_mut();
                let roots = &self.roots.forward[block << halvings..];
                outright.iter_mut().zip(roots).for_each(|(numbers, root)| square(numbers, *root));
                for level in (0..halvings).rev() {
                    join(numbers, numbers.len() >> level, &self.roots.back[block << level..]);
                }
            }
            part if part < levels + blocks + levels => {
                join(&mut self.numbers, length >> (2 * levels + blocks - 1 - part), &self.roots.back);
            }
            _ => return false,
        }
        self.done += 1;
        true
    }

    /// The counts, once there is no part left.
    pub(crate) fn counts(self) -> Vec<u32> {
        let Squaring { m, numbers, .. } = self;
        // Each level of joining has doubled, and squaring has left a factor 2⁻³².
        let doubled = (numbers.len() / OUTRIGHT) as u32;
        let scale = times(TO_MONTGOMERY, times(TO_MONTGOMERY, power(doubled, P as u64 - 2)));
        (0..m).map(|s| times(numbers[s], scale) + times(numbers[s + m], scale)).collect()
    }
}

/// a·b / 2³² mod P, for a·b < 4P² (Montgomery).
const fn times(a: u32, b: u32) -> u32 {
    reduced(divided(a as u64 * b as u64))
}

/// A number congruent to `product` / 2³², below 3P if `product` < 8P² and below 2P if it is < 4P².
const fn divided(product: u64) -> u32 {
    let multiple = (product as u32).wrapping_mul(MINUS_INVERSE);
    ((product + multiple as u64 * P as u64) >> 32) as u32
}

/// The same below P, from a number below 2P.
const fn reduced(a: u32) -> u32 {
    if a >= P { a - P } else { a }
}

/// The same below 2P, from a number below 4P.
fn halfway(a: u32) -> u32 {
    a.min(a.wrapping_sub(2 * P))
}

const fn power(base: u32, mut exponent: u64) -> u32 {
    let (mut base, mut result) = (base as u64, 1_u64);
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = result * base % P as u64;
        }
        base = base * base % P as u64;
        exponent /= 2;
    }
    result as u32
}

/// The numbers w of the splits, in Montgomery form: block s of any level has x^2h − w[s]², its halves are blocks 2s and 2s + 1.
struct Roots {
    forward: Vec<u32>,
    back: Vec<u32>,
}

impl Roots {
    fn new(count: usize) -> Roots {
        let table = |generator: u32| {
            let mut roots = vec![times(1, TO_MONTGOMERY)];
            let mut order = 4;
            while roots.len() < count {
                let step = times(power(generator, (1 << 23) / order), TO_MONTGOMERY);
                roots.extend_from_within(..);
                let middle = roots.len() / 2;
                roots[middle..].iter_mut().for_each(|root| *root = times(*root, step));
                order *= 2;
            }
            roots
        };
        Roots { forward: table(ORDER_2_23), back: table(power(ORDER_2_23, P as u64 - 2)) }
    }
}

/// A number to multiply many with, and ⌊2³² / P⌋ times it (Shoup).
#[derive(Clone, Copy)]
struct Factor {
    number: u32,
    ratio: u32,
}

impl Factor {
    /// The factor from its Montgomery form, which is what is left of 2³² times the number when the ratio is taken.
    fn new(root: u32) -> Factor {
        Factor { number: times(root, 1), ratio: root.wrapping_mul(MINUS_INVERSE) }
    }

    /// The product, below 2P, for any `a`.
    fn times(self, a: u32) -> u32 {
        let quotient = (u64::from(a) * u64::from(self.ratio)) >> 32;
        a.wrapping_mul(self.number).wrapping_sub((quotient as u32).wrapping_mul(P))
    }
}

/// Splits all blocks of so many numbers into halves, with one root for each.
fn split(numbers: &mut [u32], length: usize, roots: &[u32]) {
    for (part, &root) in numbers.chunks_exact_mut(length).zip(roots) {
        let (factor, (low, high)) = (Factor::new(root), part.split_at_mut(length / 2));
        for (a, b) in low.iter_mut().zip(high) {
            let (kept, turned) = (halfway(*a), factor.times(*b));
            (*a, *b) = (kept + turned, kept + 2 * P - turned);
        }
    }
}

/// Undoes [`split`], but for a factor 2.
fn join(numbers: &mut [u32], length: usize, roots: &[u32]) {
    for (part, &root) in numbers.chunks_exact_mut(length).zip(roots) {
        let (factor, (low, high)) = (Factor::new(root), part.split_at_mut(length / 2));
        for (a, b) in low.iter_mut().zip(high) {
            (*a, *b) = (halfway(*a + *b), factor.times(*a + 2 * P - *b));
        }
    }
}

/// The square modulo x⁸ − w², times 2⁻³², for the root w.
fn square(numbers: &mut [u32; OUTRIGHT], root: u32) {
    let all = numbers.map(|number| u64::from(reduced(halfway(number))));
    // The coefficients of x⁰ to x⁷ and of x⁸ to x¹⁴.
    let mut sums = [0_u64; 2 * OUTRIGHT];
    for (i, a) in all.iter().enumerate() {
        sums[2 * i] += a * a;
        all[..i].iter().enumerate().for_each(|(j, b)| sums[i + j] += 2 * a * b);
    }
    let square = times(root, root);
    for (k, number) in numbers.iter_mut().enumerate() {
        let beyond = divided(u64::from(divided(sums[k + OUTRIGHT])) * u64::from(square));
        *number = halfway(halfway(divided(sums[k])) + beyond);
    }
}
