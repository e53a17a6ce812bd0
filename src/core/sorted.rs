//! The one way to sort: every type that the sort of the standard library is made for is 3 to 10 kB of the wasm.

/// The pairs in the order of their first numbers, those with equal ones in that of the second. O(k log k) for k pairs.
pub fn sorted(pairs: impl Iterator<Item = (u32, u32)>) -> impl Iterator<Item = (u32, u32)> {
    let mut words: Vec<u64> = pairs.map(|(first, second)| u64::from(first) << 32 | u64::from(second)).collect();
    words.sort_unstable();
    words.into_iter().map(|word| ((word >> 32) as u32, word as u32))
}

#[cfg(test)]
mod tests {
    use super::sorted;

    #[test]
    fn pairs_are_sorted_by_the_first_number_and_then_by_the_second() {
        let mut pairs = vec![(2, 0), (0, u32::MAX), (u32::MAX, 1), (0, 3), (2, 0), (1, 7)];
        let found: Vec<(u32, u32)> = sorted(pairs.iter().copied()).collect();
        pairs.sort_unstable();
        assert_eq!(found, pairs);
    }
}
