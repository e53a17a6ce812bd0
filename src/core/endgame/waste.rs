//! The least waste with few positions left on a prime table.
//!
//! W(p, k) is the least number of rounds that visit nothing new, over all sets A of k unvisited positions and all tokens, until one
//! position is left and both play perfectly: what Derek can be sure of as soon as k are left. Two members of A become 0 and 1 by a
//! map z ↦ u z + b, which changes nothing, so for sets of k positions there are p^(k−2) to solve, for each of them all tokens.

use super::waves::Waves;
use crate::zn::is_odd_prime;

/// The numbers of positions left in [`KNOWN`].
pub const LEFT: [u32; 3] = [3, 4, 5];
/// The largest table of [`least_waste`]; it takes 60 MB and some seconds.
pub const MAX_P: u32 = 500;
/// The least waste on all primes from 7 to [`MAX_P`], one line each. Made by the example `waste`.
pub static KNOWN: &str = include_str!("waste.csv");

/// W(p, 3), W(p, 4) and W(p, 5); `None` if p is no prime from 7 to [`MAX_P`]. O(p³) lookups and O(p²) sets to solve.
#[must_use]
pub fn least_waste(p: u32) -> Option<[u32; 3]> {
    if !(7..=MAX_P).contains(&p) || !is_odd_prime(p) {
        return None;
    }
    let mut tables = Tables::new(p);
    let three = tables.solve_three();
    let four = tables.solve_four();
    Some([three - 2, four - 3, tables.least_of_five() - 4])
}

/// The rounds until one position is left, for all tokens and all sets of two, three and four positions that contain 0 and 1.
struct Tables {
    p: u32,
    inverse: Vec<u32>,
    waves: Waves,
    /// For {0, 1}, by the token.
    two: Vec<u8>,
    /// For {0, 1, a}: row a.
    three: Vec<u8>,
    /// For {0, 1, a, b} with a < b: row b(b − 1)/2 + a.
    four: Vec<u8>,
}

impl Tables {
    fn new(p: u32) -> Tables {
        let mut inverse = vec![1; p as usize];
        for unit in 2..p {
            // p = q·unit + r gives 1/unit = −q/r.
            inverse[unit as usize] = (p - p / unit) * inverse[(p % unit) as usize] % p;
        }
        let mut tables =
            Tables { p, inverse, waves: Waves::new(p), two: Vec::new(), three: Vec::new(), four: Vec::new() };
        tables.two = tables.solve_set(&[0, 1]);
        tables
    }

    /// The value of a landing on y that leaves `set`, which has one to four members.
    fn landing_value(&self, set: &[u32], y: u32) -> u8 {
        let [zero, one, others @ ..] = set else { return 0 };
        let p = self.p;
        let minus = |a: u32, b: u32| if a >= b { a - b } else { a + p - b };
        let unit = self.inverse[minus(*one, *zero) as usize];
        let image = |z: u32| minus(z, *zero) * unit % p;
        match others {
            [] => self.two[image(y) as usize],
            [a] => self.three[(image(*a) * p + image(y)) as usize],
            [a, b, ..] => {
                let (a, b) = (image(*a), image(*b));
                let (low, high) = (a.min(b), a.max(b));
                self.four[((high * (high - 1) / 2 + low) * p + image(y)) as usize]
            }
        }
    }

    fn exits<'a>(&'a self, set: &'a [u32]) -> impl Iterator<Item = (u16, u32)> + 'a {
        set.iter().enumerate().map(|(index, &y)| {
            let mut rest = [0; 4];
            rest[..index].copy_from_slice(&set[..index]);
            rest[index..set.len() - 1].copy_from_slice(&set[index + 1..]);
            (u16::from(self.landing_value(&rest[..set.len() - 1], y)), y)
        })
    }

    /// The values of all tokens; 0 for the members of the set, where there is none.
    fn solve_set(&mut self, set: &[u32]) -> Vec<u8> {
        let mut tokens: Vec<(u32, u16)> =
            (0..self.p).filter(|token| !set.contains(token)).map(|token| (token, 0)).collect();
        let exits: Vec<(u16, u32)> = self.exits(set).collect();
        // On a prime table every token gets a position, as long as two are left.
        self.waves.solve(exits.into_iter(), u16::MAX, &mut tokens);
        let mut values = vec![0; self.p as usize];
        tokens.into_iter().for_each(|(token, value)| values[token as usize] = value as u8);
        values
    }

    /// Solves all sets of three, and gives the fewest rounds of any token.
    fn solve_three(&mut self) -> u32 {
        self.three = vec![0; 2 * self.p as usize];
        for a in 2..self.p {
            let row = self.solve_set(&[0, 1, a]);
            self.three.extend(row);
        }
        fewest(&self.three)
    }

    fn solve_four(&mut self) -> u32 {
        // Rows with a or b among 0 and 1 stay empty.
        self.four = Vec::with_capacity((self.p * (self.p - 1) / 2 * self.p) as usize);
        for (b, a) in (1..self.p).flat_map(|b| (0..b).map(move |a| (b, a))) {
            let row = if a < 2 { vec![0; self.p as usize] } else { self.solve_set(&[0, 1, a, b]) };
            self.four.extend(row);
        }
        fewest(&self.four)
    }

    /// The fewest rounds of any token with five positions left.
    fn least_of_five(&mut self) -> u32 {
        let mut least = u32::MAX;
        for (c, b) in (4..self.p).flat_map(|c| (3..c).map(move |b| (c, b))) {
            for a in 2..b {
                let set = [0, 1, a, b, c];
                // One exit alone has no midpoint but itself, so every token needs a round more than the second cheapest.
                let (_, second) = self.exits(&set).fold((u16::MAX, u16::MAX), |(first, second), (exit, _)| {
                    (first.min(exit), second.min(first.max(exit)))
                });
                if u32::from(second) + 1 < least {
                    least = least.min(fewest(&self.solve_set(&set)));
                }
            }
        }
        least
    }
}

/// The least value that is not 0.
fn fewest(values: &[u8]) -> u32 {
    values.iter().filter(|&&value| value > 0).min().map_or(0, |&value| value.into())
}
