//! Sets and exits as few bytes: sorted, each set told by its distance from the one before.

use super::super::step::{Bucket, CODE_BITS, POSITION_BITS};

/// A sum over bytes. One wrong bit, or two exchanged pieces, change it.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks();
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    let all = words.iter().chain(std::iter::once(&last)).map(|word| u64::from_le_bytes(*word));
    all.fold(bytes.len() as u64, mix)
}

/// A word mix into a sum; for every sum one-to-one in the word, and the other way round.
fn mix(sum: u64, word: u64) -> u64 {
    let product = (sum ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    product ^ product >> 32
}

/// The checksum of one set with its groups. Those of a rank add up to one that does not depend on the order of its sets.
pub(super) fn set_checksum(set: u64, groups: impl Iterator<Item = (u8, u64)>) -> u64 {
    groups.fold(mix(1, set), |sum, (code, tokens)| mix(mix(sum, u64::from(code)), tokens))
}

/// Appends a number, seven bits a byte, the lowest first; all bytes but the last have the highest bit.
fn push_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 128 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// The bytes left to read.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 127) << shift;
            if byte < 128 {
                return Some(number);
            }
        }
        None
    }
}

/// Number of the commonest values that have a place in the byte of an exit.
const SHORT: usize = 3;
/// From this many exits on their number follows behind the set.
const MANY: u64 = 7;

/// Appends exits, packed as a [`super::super::step::Step`] finds them, in order.
pub(super) fn put_exits(bytes: &mut Vec<u8>, records: &[u64]) {
    let mut counts = [0_usize; 256];
    records.iter().for_each(|record| counts[usize::from(*record as u8)] += 1);
    let mut commonest: Vec<u8> = (0..=u8::MAX).collect();
    commonest.sort_by_key(|&code| std::cmp::Reverse(counts[usize::from(code)]));
    commonest.truncate(SHORT);
    bytes.extend(&commonest);
    let set_of = |record: u64| record >> (POSITION_BITS + CODE_BITS);
    let mut before = 0;
    for exits in records.chunk_by(|one, other| set_of(*one) == set_of(*other)) {
        let set = set_of(exits[0]);
        let more = exits.len() as u64 - 1;
        push_number(bytes, (set - before) << 3 | more.min(MANY));
        if more >= MANY {
            push_number(bytes, more - MANY);
        }
        before = set;
        for &exit in exits {
            let position = (exit >> CODE_BITS) as u8 & ((1 << POSITION_BITS) - 1);
            let place = commonest.iter().position(|&code| code == exit as u8).unwrap_or(SHORT);
            bytes.push(position | (place as u8) << POSITION_BITS);
            if place == SHORT {
                bytes.push(exit as u8);
            }
        }
    }
}

/// Appends to `records` the exits that these bytes hold; `None` if they hold none.
pub(super) fn exits(bytes: &[u8], records: &mut Vec<u64>) -> Option<()> {
    let mut reader = Reader(bytes);
    let commonest = [reader.byte()?, reader.byte()?, reader.byte()?];
    let mut set = 0_u64;
    while !reader.0.is_empty() {
        let first = reader.number()?;
        set = set.checked_add(first >> 3)?;
        let mut more = first & MANY;
        if more == MANY {
            more = more.checked_add(reader.number()?)?;
        }
        for _ in 0..=more {
            let byte = reader.byte()?;
            let place = usize::from(byte >> POSITION_BITS);
            let code = if place == SHORT { reader.byte()? } else { commonest[place] };
            let position = u64::from(byte) & ((1 << POSITION_BITS) - 1);
            records.push((set << POSITION_BITS | position) << CODE_BITS | u64::from(code));
        }
    }
    Some(())
}

/// The members of a subset of `set` by their places in it.
fn places(subset: u64, mut set: u64) -> u64 {
    let (mut places, mut place) = (0, 1);
    while set != 0 {
        if subset & set & set.wrapping_neg() != 0 {
            places |= place;
        }
        place <<= 1;
        set &= set - 1;
    }
    places
}

/// The members of `set` at these places.
fn members(mut places: u64, mut set: u64) -> u64 {
    let mut members = 0;
    while places != 0 && set != 0 {
        if places & 1 == 1 {
            members |= set & set.wrapping_neg();
        }
        places >>= 1;
        set &= set - 1;
    }
    members
}

/// From this many groups on their number follows behind the set.
const SEVERAL: u64 = 3;

/// Appends the sets of a bucket with their groups.
pub(super) fn put_bucket(bytes: &mut Vec<u8>, bucket: &Bucket) {
    let mut before = 0;
    for (index, &set) in bucket.sets.iter().enumerate() {
        let groups = bucket.groups(index).count() as u64;
        push_number(bytes, (set - before) << 2 | groups.min(SEVERAL));
        if groups >= SEVERAL {
            push_number(bytes, groups - SEVERAL);
        }
        before = set;
        let width = set.count_ones().div_ceil(8) as usize;
        for (code, tokens) in bucket.groups(index) {
            bytes.push(code);
            bytes.extend(&places(tokens, set).to_le_bytes()[..width]);
        }
    }
}

/// The bucket that these bytes hold; `None` if they hold none.
pub(super) fn bucket(bytes: &[u8]) -> Option<Bucket> {
    let mut reader = Reader(bytes);
    let mut bucket = Bucket::default();
    let (mut set, mut groups) = (0_u64, Vec::new());
    while !reader.0.is_empty() {
        let first = reader.number()?;
        set = set.checked_add(first >> 2)?;
        let mut count = first & SEVERAL;
        if count == SEVERAL {
            count = count.checked_add(reader.number()?)?;
        }
        groups.clear();
        for _ in 0..count {
            let code = reader.byte()?;
            let mut word = [0; 8];
            for byte in &mut word[..set.count_ones().div_ceil(8) as usize] {
                *byte = reader.byte()?;
            }
            groups.push((code, members(u64::from_le_bytes(word), set)));
        }
        bucket.push(set, groups.iter().copied());
    }
    Some(bucket)
}
