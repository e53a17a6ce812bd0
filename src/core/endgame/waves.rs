//! One set of unvisited positions, all its tokens together, wave by wave.
//!
//! Let B be the unvisited set, and for y ∈ B let w(y) be what is left after landing on y. X_c, the landings worth c or less, are the
//! exits y with w(y) ≤ c and the visited K with a value ≤ c; a visited K is worth c + 1, one round more, if it is first the midpoint
//! of two members of X_c. So c is raised from wave to wave, and when a wave brings nobody in, to the next exit. Who is never reached
//! can force nothing: Derek stays outside of X.
//!
//! In *sum coordinates* K is a midpoint if 2K is a sum of two members, and a new member x costs one rotation: X + X ∪= X + x.

/// True from the number of members on at which a rotation, which costs n/64, is cheaper than adding to each member.
fn is_many(members: usize, words: usize) -> bool {
    members > 2 * words
}

/// The room for one set, used again for the next.
pub(super) struct Waves {
    n: u32,
    members: Vec<u32>,
    /// The members as bits, written twice, so that every rotation is a stretch of it.
    twice: Vec<u64>,
    sums: Vec<u64>,
    /// The sums of the waves before this one.
    seen: Vec<u64>,
    exits: Vec<(u16, u32)>,
    wave: Vec<u32>,
}

impl Waves {
    pub fn new(n: u32) -> Waves {
        let words = n.div_ceil(64) as usize;
        Waves {
            n,
            members: Vec::new(),
            twice: vec![0; 2 * words + 2],
            sums: vec![0; words],
            seen: vec![0; words],
            exits: Vec::new(),
            wave: Vec::new(),
        }
    }

    /// The values of the visited positions `tokens`, if landing on a position of B is worth what `exits` say, and a token that can
    /// force nothing is worth `stuck`, more than all of them. O(n²/64) at worst; the wave that reaches the last token is not built,
    /// so it is usually far less.
    pub fn solve(&mut self, exits: impl Iterator<Item = (u16, u32)>, stuck: u16, tokens: &mut [(u32, u16)]) {
        self.clear();
        for exit in exits {
            // They are few, and a sort of the library would be a tenth of this module in the page's wasm.
            let place = self.exits.iter().take_while(|known| **known < exit).count();
            self.exits.insert(place, exit);
        }
        let (mut value, mut next, mut open) = (0, 0, tokens);
        while !open.is_empty() {
            if self.wave.is_empty() {
                let Some(&(first, _)) = self.exits.get(next) else { break };
                value = first;
            }
            while let Some(&(_, position)) = self.exits.get(next).filter(|(exit, _)| *exit == value) {
                self.add(position);
                next += 1;
            }
            for index in 0..self.wave.len() {
                self.add(self.wave[index]);
                if index % 16 == 15 && open.iter().all(|&(token, _)| self.is_midpoint(token)) {
                    break;
                }
            }
            value += 1;
            // Whoever has been reached goes to the front.
            let mut reached = 0;
            for index in 0..open.len() {
                if self.is_midpoint(open[index].0) {
                    open[index].1 = value;
                    open.swap(index, reached);
                    reached += 1;
                }
            }
            open = &mut open[reached..];
            if !open.is_empty() {
                self.next_wave();
            }
        }
        open.iter_mut().for_each(|(_, token)| *token = stuck);
    }

    fn clear(&mut self) {
        self.members.clear();
        self.exits.clear();
        self.wave.clear();
        self.twice.fill(0);
        self.sums.fill(0);
        self.seen.fill(0);
    }

    fn add(&mut self, position: u32) {
        let n = self.n;
        self.members.push(position);
        for place in [position, position + n] {
            self.twice[(place / 64) as usize] |= 1 << (place % 64);
        }
        if is_many(self.members.len(), self.sums.len()) {
            let (word, bit) = (((n - position) / 64) as usize, (n - position) % 64);
            let ahead = self.twice[word..].windows(2);
            for (sums, pair) in self.sums.iter_mut().zip(ahead) {
                // Shifting by 64 in two steps, for `bit` may be 0.
                *sums |= pair[0] >> bit | pair[1] << 1 << (63 - bit);
            }
            if !n.is_multiple_of(64) {
                self.sums[(n / 64) as usize] &= (1 << (n % 64)) - 1;
            }
        } else {
            for &member in &self.members {
                let sum = if member >= n - position { member - (n - position) } else { member + position };
                self.sums[(sum / 64) as usize] |= 1 << (sum % 64);
            }
        }
    }

    fn is_midpoint(&self, position: u32) -> bool {
        let twice = if 2 * position >= self.n { 2 * position - self.n } else { 2 * position };
        self.sums[(twice / 64) as usize] >> (twice % 64) & 1 == 1
    }

    /// The visited positions that have become midpoints.
    fn next_wave(&mut self) {
        self.wave.clear();
        let n = self.n;
        let mut reached = |position| {
            if !self.exits.iter().any(|&(_, exit)| exit == position) {
                self.wave.push(position);
            }
        };
        for (index, (sums, seen)) in self.sums.iter().zip(&mut self.seen).enumerate() {
            let mut new = sums & !*seen;
            *seen = *sums;
            while new != 0 {
                let sum = 64 * index as u32 + new.trailing_zeros();
                new &= new - 1;
                match (n.is_multiple_of(2), sum.is_multiple_of(2)) {
                    (true, true) => {
                        reached(sum / 2);
                        reached(sum / 2 + n / 2);
                    }
                    (true, false) => {}
                    (false, true) => reached(sum / 2),
                    (false, false) => reached((sum + n) / 2),
                }
            }
        }
    }
}
