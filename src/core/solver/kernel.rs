//! The states that share a visited set, all solved together.
//!
//! Let S be the visited set and s its size. For v ∉ S, landing there leads to the state (S ∪ {v}, v), whose value is known. For
//! K ∈ S Magnus picks a pair K ± ℓ, and Derek the worse of the two. The *excess* of a state is its number of rounds beyond one
//! for each new position; to v costs no excess, to a visited K′ costs one more than K′ has. So with X the landings that are good
//! for excess e, K has excess e if 2K is a sum of two members of X: in these *sum coordinates* a new member x of X costs one
//! rotation, X + X ∪= X + x.

use super::cycle::Cycle;

/// A value as one byte: first the number of positions that are never visited, then the excess.
#[derive(Debug, Clone, Copy)]
pub(super) struct Code {
    excess_bits: u32,
}

impl Code {
    pub fn new(excess_bits: u32) -> Code {
        Code { excess_bits }
    }

    /// The value of a token that can force nothing more; the last of all where kept positions do not count.
    pub fn stuck(self, kept: u32) -> u8 {
        if self.excess_bits == 8 { u8::MAX } else { (kept << self.excess_bits) as u8 }
    }

    pub fn kept(self, code: u8) -> u32 {
        u32::from(code) >> self.excess_bits
    }

    pub fn excess(self, code: u8) -> u32 {
        u32::from(code) & ((1 << self.excess_bits) - 1)
    }

    /// The value of a token that can go to one with this value at the cost of a round; `None` if the excess outgrows its bits.
    fn with_waste(self, code: u8) -> Option<u8> {
        code.checked_add(1).filter(|&more| self.excess(more) > 0)
    }
}

/// The values of all tokens in a set: groups of tokens with the same value, the best for Magnus first.
#[derive(Debug, Default)]
pub(super) struct Solved {
    pub groups: Vec<(u8, u64)>,
}

/// The exits of a set by their values, best first.
#[derive(Debug, Default)]
pub(super) struct Exits {
    groups: Vec<(u8, u64)>,
}

impl Exits {
    pub fn clear(&mut self) {
        self.groups.clear();
    }

    #[inline]
    pub fn add(&mut self, code: u8, positions: u64) {
        for at in 0..self.groups.len() {
            let (known, members) = &mut self.groups[at];
            if *known == code {
                *members |= positions;
                return;
            }
            if *known > code {
                self.groups.insert(at, (code, positions));
                return;
            }
        }
        self.groups.push((code, positions));
    }
}

/// X with its sums.
struct Sums {
    cycle: Cycle,
    members: u64,
    sums: u64,
}

impl Sums {
    /// Adds members until all of `wanted` are sums or none is left to add.
    #[inline]
    fn add(&mut self, mut new: u64, wanted: u64) {
        while new != 0 && self.sums & wanted != wanted {
            let position = new.trailing_zeros();
            new &= new - 1;
            self.members |= 1 << position;
            self.sums |= self.cycle.rotate_forward(self.members, position);
        }
    }
}

/// The sums of two members.
#[inline]
pub(super) fn sums(cycle: Cycle, set: u64) -> u64 {
    let (mut sums, mut left) = (0, set);
    while left != 0 {
        sums |= cycle.rotate_forward(set, left.trailing_zeros());
        left &= left - 1;
    }
    sums
}

/// 2z for z in the set, as a set.
#[inline]
pub(super) fn doubles(cycle: Cycle, set: u64) -> u64 {
    if cycle.n.is_multiple_of(2) {
        let h = cycle.n / 2;
        spread((set | set >> h) & ((1 << h) - 1))
    } else {
        // z and z + (n + 1)/2 go to 2z and 2z + 1.
        let h = cycle.n.div_ceil(2);
        spread(set & ((1 << h) - 1)) | spread(set >> h) << 1
    }
}

/// Bit i to bit 2 i, for up to 32 bits.
#[inline]
fn spread(word: u64) -> u64 {
    let mut word = word & 0xffff_ffff;
    word = (word | word << 16) & 0x0000_ffff_0000_ffff;
    word = (word | word << 8) & 0x00ff_00ff_00ff_00ff;
    word = (word | word << 4) & 0x0f0f_0f0f_0f0f_0f0f;
    word = (word | word << 2) & 0x3333_3333_3333_3333;
    (word | word << 1) & 0x5555_5555_5555_5555
}

/// The members of `set` whose double is in `sums`.
#[inline]
fn halves(cycle: Cycle, set: u64, sums: u64) -> u64 {
    // Collects every second bit: the inverse of `spread`, for both halves of the doubles.
    let even = gather(sums);
    let n = cycle.n;
    let all = if n.is_multiple_of(2) {
        even | even << (n / 2)
    } else {
        even & ((1 << n.div_ceil(2)) - 1) | gather(sums >> 1) << n.div_ceil(2)
    };
    set & all & cycle.mask
}

/// Bit 2 i to bit i.
#[inline]
fn gather(word: u64) -> u64 {
    let mut word = word & 0x5555_5555_5555_5555;
    word = (word | word >> 1) & 0x3333_3333_3333_3333;
    word = (word | word >> 2) & 0x0f0f_0f0f_0f0f_0f0f;
    word = (word | word >> 4) & 0x00ff_00ff_00ff_00ff;
    word = (word | word >> 8) & 0x0000_ffff_0000_ffff;
    (word | word >> 16) & 0xffff_ffff
}

/// Values every token of `set`. Tokens that can force nothing keep the code `stuck`. Returns whether the set is covered; `None` if
/// an excess outgrew the bits of the code.
#[inline]
pub(super) fn solve(cycle: Cycle, code: Code, set: u64, exits: &Exits, stuck: u8, out: &mut Solved) -> Option<bool> {
    out.groups.clear();
    let wanted = doubles(cycle, set);
    let mut x = Sums { cycle, members: 0, sums: 0 };
    let (mut left, mut next_exit) = (set, 0);
    // Tokens that join X one level later, and the level at which they do.
    let (mut joining, mut joining_at) = (0_u64, 0_u8);
    while left != 0 {
        let exit = exits.groups.get(next_exit);
        let level = match (exit, joining != 0) {
            (Some(&(level, _)), true) => level.min(joining_at),
            (Some(&(level, _)), false) => level,
            (None, true) => joining_at,
            (None, false) => break,
        };
        let mut new = 0;
        if let Some(&(known, members)) = exit
            && known == level
        {
            new |= members;
            next_exit += 1;
        }
        if joining != 0 && joining_at == level {
            new |= joining;
            joining = 0;
        }
        x.add(new, wanted);
        let solved = halves(cycle, left, x.sums);
        if solved == 0 {
            continue;
        }
        out.groups.push((level, solved));
        left &= !solved;
        let later = code.with_waste(level)?;
        // Levels come in order, so at most one group waits; what waited for this level has joined.
        joining |= solved;
        joining_at = later;
    }
    if left != 0 {
        out.groups.push((stuck, left));
    }
    Some(sums(cycle, cycle.mask & !set) & wanted == wanted)
}
