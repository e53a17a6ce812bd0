//! Exact values by plain recursion over the sets of unvisited positions, with a memo; of each set all tokens at once, sweep by sweep until nothing
//! changes. It knows no symmetry, no layers and no order.

use std::collections::HashMap;

/// The positions visited in the end, and the rounds until the last of them.
pub type Outcome = (u32, u32);

/// The values of one table.
pub struct Dumb {
    n: u32,
    known: HashMap<u64, Vec<Outcome>>,
}

impl Dumb {
    pub fn new(n: u32) -> Dumb {
        Dumb { n, known: HashMap::new() }
    }

    fn landings(&self, token: u32, magnitude: u32) -> [u32; 2] {
        [(token + magnitude) % self.n, (token + self.n - magnitude) % self.n]
    }

    /// True if the first is worse for Magnus.
    fn is_worse(one: Outcome, other: Outcome) -> bool {
        one.0 < other.0 || one.0 == other.0 && one.1 > other.1
    }

    /// The value of a token on a visited position, with these unvisited.
    pub fn value(&mut self, unvisited: u64, token: u32) -> Outcome {
        self.tokens(unvisited)[token as usize]
    }

    /// The value of a landing, the round that leads there counted.
    pub fn landing(&mut self, unvisited: u64, landing: u32) -> Outcome {
        let before = self.n - unvisited.count_ones();
        let (visited, rounds) = self.value(unvisited & !(1 << landing), landing);
        (visited, if visited == before { 0 } else { rounds + 1 })
    }

    /// The value of a call.
    pub fn call(&mut self, unvisited: u64, token: u32, magnitude: u32) -> Outcome {
        let [plus, minus] = self.landings(token, magnitude).map(|to| self.landing(unvisited, to));
        if Dumb::is_worse(plus, minus) { plus } else { minus }
    }

    fn tokens(&mut self, unvisited: u64) -> Vec<Outcome> {
        if let Some(known) = self.known.get(&unvisited) {
            return known.clone();
        }
        let count = self.n - unvisited.count_ones();
        let is_new = |z: u32| unvisited >> z & 1 == 1;
        // What a new landing is worth is known before the sweeps.
        let new: Vec<Option<Outcome>> =
            (0..self.n).map(|z| is_new(z).then(|| self.value(unvisited & !(1 << z), z))).collect();
        let mut values = vec![(count, 0); self.n as usize];
        loop {
            let mut next = values.clone();
            for token in (0..self.n).filter(|&z| !is_new(z)) {
                for magnitude in 1..=self.n / 2 {
                    let [plus, minus] = self.landings(token, magnitude).map(|to| {
                        let (visited, rounds) = new[to as usize].unwrap_or(values[to as usize]);
                        (visited, if visited == count { 0 } else { rounds + 1 })
                    });
                    let call = if Dumb::is_worse(plus, minus) { plus } else { minus };
                    if Dumb::is_worse(next[token as usize], call) {
                        next[token as usize] = call;
                    }
                }
            }
            if next == values {
                break;
            }
            values = next;
        }
        self.known.insert(unvisited, values.clone());
        values
    }
}

/// True if Derek can keep a token off a set for ever, however it is called: the positions from which he cannot grow until nothing changes.
pub fn can_keep(n: u32, token: u32, set: u64) -> bool {
    let mut lost = set;
    loop {
        let mut next = lost;
        for position in 0..n {
            let is_lost = |to: u32| lost >> (to % n) & 1 == 1;
            if (1..=n / 2).any(|magnitude| is_lost(position + magnitude) && is_lost(position + n - magnitude)) {
                next |= 1 << position;
            }
        }
        if next == lost {
            return lost >> token & 1 == 0;
        }
        lost = next;
    }
}
