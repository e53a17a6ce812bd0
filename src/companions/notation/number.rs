//! Whole numbers as texts.

use crate::number::{Digits, OutOfRange, Size, in_range};
use magnus_derek::number::quote;

/// Reads a plain decimal whole number.
///
/// # Errors
/// [`OutOfRange`] with the text, if it is none from `min` to `max`.
pub fn whole_number(what: Size, text: &str, min: u64, max: u64) -> Result<u64, OutOfRange> {
    let digits = text.trim();
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    let value = digits.parse().ok().filter(|_| plain);
    let refusal = || OutOfRange { what, min: Digits(min), max: Digits(max), value: quote(text) };
    value.and_then(|value| in_range(what, value, min, max).ok()).ok_or_else(refusal)
}
