//! Whole numbers, each in its range.

mod out_of_range;

#[doc(hidden)]
pub use out_of_range::{AtLeast, OutsideRange};
pub use out_of_range::{Measure, OutOfRange};

/// The meaning of a number, and its range.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Range {
    /// The meaning of the number.
    pub what: Measure,
    /// The smallest value allowed.
    pub min: u32,
    /// The largest value allowed.
    pub max: u32,
}

impl Range {
    /// The range from `min` to `max`, both included.
    #[must_use]
    pub const fn new(what: Measure, min: u32, max: u32) -> Range {
        Range { what, min, max }
    }

    /// The number, if it is one of these.
    ///
    /// # Errors
    /// [`OutOfRange`] for any other.
    pub fn check(self, value: u32) -> Result<u32, OutOfRange> {
        if self.contains(value) { Ok(value) } else { Err(self.refusal(value.to_string())) }
    }

    /// True if the number is one of these.
    #[must_use]
    pub fn contains(self, value: u32) -> bool {
        (self.min..=self.max).contains(&value)
    }

    /// The refusal of what is none of these, as a message shows it.
    #[must_use]
    #[cold]
    pub fn refusal(self, value: String) -> OutOfRange {
        let Range { what, min, max } = self;
        OutOfRange { what, min, max, value }
    }
}

/// The number, if it is from `min` to `max`.
///
/// # Errors
/// [`OutOfRange`] for any other.
pub fn in_range(what: Measure, value: u32, min: u32, max: u32) -> Result<u32, OutOfRange> {
    Range::new(what, min, max).check(value)
}

/// The value as a message may show it: shortened, and in quotes unless it looks like a number.
#[must_use]
pub fn quote(text: &str) -> String {
    const LONGEST: usize = 40;
    let short: String = text.chars().take(LONGEST).collect();
    let dots = if text.chars().nth(LONGEST).is_some() { "…" } else { "" };
    let numeric = |byte: u8| byte.is_ascii_digit() || b"+-.eE".contains(&byte);
    let like_a_number = text == "NaN" || (text.bytes().any(|byte| byte.is_ascii_digit()) && text.bytes().all(numeric));
    if like_a_number { format!("{short}{dots}") } else { format!("“{short}{dots}”") }
}
