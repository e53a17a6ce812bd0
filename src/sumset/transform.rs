//! How often every sum occurs, by a number-theoretic transform: O(m log m) whatever the set.
//!
//! The set is a polynomial with coefficients 0 and 1 over the field of P = 119·2²³ + 1 elements; its square has the counts as
//! coefficients, exactly, because they are at most m < P. Modulo x^N − 1, for N = 2^k ≥ 2m − 1, the square is found by splitting
//! x^2h − w² into (x^h − w)(x^h + w) until the factors are linear. At m = 10⁶ it can be done in some 80 parts.

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

/// For each s the number of pairs (x, y) of members, in order, with x + y ≡ s (mod m). O(m log m): some 100 ms at m = 10⁶.
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
        let length = (2 * m).next_power_of_two();
        let mut numbers = vec![0; length];
        for position in set.iter() {
            numbers[position as usize] = 1;
        }
        let levels = (length / PART).max(1).ilog2() as usize;
        Squaring { m, numbers, roots: Roots::new(length / 2), done: 0, levels }
    }

    /// Does the next part; `false` when there is none.
    pub(crate) fn work(&mut self) -> bool {
        let (levels, blocks, length) = (self.levels, 1 << self.levels, self.numbers.len());
        match self.done {
            level if level < levels => split(&mut self.numbers, length >> level, &self.roots.forward),
            part if part < levels + blocks => {
                let block = part - levels;
                let numbers = &mut self.numbers[block * (length / blocks)..(block + 1) * (length / blocks)];
                let halvings = numbers.len().ilog2();
                for level in 0..halvings {
                    split(numbers, numbers.len() >> level, &self.roots.forward[block << level..]);
                }
                numbers.iter_mut().for_each(|number| *number = times(*number, *number));
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
        let scale = times(TO_MONTGOMERY, times(TO_MONTGOMERY, power(numbers.len() as u32, P as u64 - 2)));
        (0..m).map(|s| times(numbers[s], scale) + times(numbers[s + m], scale)).collect()
    }
}

/// a·b / 2³² mod P, for a, b < P (Montgomery).
const fn times(a: u32, b: u32) -> u32 {
    let product = a as u64 * b as u64;
    let multiple = (product as u32).wrapping_mul(MINUS_INVERSE);
    reduced(((product + multiple as u64 * P as u64) >> 32) as u32)
}

const fn reduced(a: u32) -> u32 {
    if a >= P { a - P } else { a }
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

/// Splits all blocks of so many numbers into halves, with one root for each.
fn split(numbers: &mut [u32], length: usize, roots: &[u32]) {
    for (part, &root) in numbers.chunks_exact_mut(length).zip(roots) {
        let (low, high) = part.split_at_mut(length / 2);
        for (a, b) in low.iter_mut().zip(high) {
            let turned = times(*b, root);
            (*a, *b) = (reduced(*a + turned), reduced(*a + P - turned));
        }
    }
}

/// Undoes [`split`], but for a factor 2.
fn join(numbers: &mut [u32], length: usize, roots: &[u32]) {
    for (part, &root) in numbers.chunks_exact_mut(length).zip(roots) {
        let (low, high) = part.split_at_mut(length / 2);
        for (a, b) in low.iter_mut().zip(high) {
            (*a, *b) = (reduced(*a + *b), times(reduced(*a + P - *b), root));
        }
    }
}
