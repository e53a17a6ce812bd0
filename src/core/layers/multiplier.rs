//! Multiplying many numbers of Z_m by the same one, without a division for each.

/// z ↦ factor·z mod m.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Multiplier {
    factor: u64,
    m: u64,
    /// ⌊2³²·factor / m⌋: tells the quotient to within 1 (Shoup).
    ratio: u64,
}

impl Multiplier {
    /// Multiplication by `factor` < m on Z_m.
    pub(crate) fn new(factor: u32, m: u32) -> Multiplier {
        let (factor, m) = (u64::from(factor), u64::from(m));
        Multiplier { factor, m, ratio: (factor << 32) / m }
    }

    /// factor·`z` mod m, for any `z`.
    pub(crate) fn multiply(self, z: u32) -> u32 {
        let quotient = (u64::from(z) * self.ratio) >> 32;
        let rest = u64::from(z) * self.factor - quotient * self.m;
        (if rest >= self.m { rest - self.m } else { rest }) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::Multiplier;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_multiple_is_the_remainder_of_the_product(factor in any::<u32>(), m in 1..=u32::MAX, z in any::<u32>()) {
            let factor = factor % m;
            prop_assert_eq!(u64::from(Multiplier::new(factor, m).multiply(z)), u64::from(factor) * u64::from(z) % u64::from(m));
        }
    }
}
