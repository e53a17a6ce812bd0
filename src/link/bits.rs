//! Bits, six to a character, and numbers made of them.

use super::{Fault, Refusal, link_refusal};
use magnus_derek::number::quote;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// The digit that a byte stands for; 64 for those that stand for none.
const DIGITS: [u8; 256] = {
    let mut digits = [64; 256];
    let mut digit = 0;
    while digit < 64 {
        digits[ALPHABET[digit] as usize] = digit as u8;
        digit += 1;
    }
    digits
};
const DIGIT_BITS: u32 = 6;
const GROUP_BITS: u32 = 4;
/// The check is a remainder modulo this prime, the largest below 64².
const CHECK_MODULUS: u32 = 4093;
const CHECK_FACTOR: u32 = 67;

/// The digits of a text.
pub(super) fn parse_digits(text: &str) -> Result<Vec<u8>, Refusal> {
    let digit = |character: char| match u8::try_from(character).map(|byte| DIGITS[usize::from(byte)]) {
        Ok(digit) if digit < 64 => Ok(digit),
        _ => {
            let text = quote(&character.to_string());
            Err(link_refusal(Fault::Character { text }))
        }
    };
    text.chars().map(digit).collect()
}

pub(super) fn digits_to_text(digits: &[u8]) -> String {
    digits.iter().map(|&digit| char::from(ALPHABET[usize::from(digit)])).collect()
}

/// The two digits that the others determine.
pub(super) fn check_digits(digits: &[u8]) -> [u8; 2] {
    let sum = digits.iter().fold(0, |sum, &digit| (sum * CHECK_FACTOR + u32::from(digit) + 1) % CHECK_MODULUS);
    [(sum >> DIGIT_BITS) as u8, (sum & 63) as u8]
}

/// True if the last of these digits is written - or _, which mail programs take for the end of a sentence and leave out.
pub(super) fn ends_in_sign(digits: &[u8]) -> bool {
    digits.last().is_some_and(|&digit| !ALPHABET[usize::from(digit)].is_ascii_alphanumeric())
}

/// Bits to be written.
#[derive(Default)]
pub(super) struct Writer {
    digits: Vec<u8>,
    bits: u32,
}

impl Writer {
    /// Writes the lowest `width` bits of `value`, the highest first.
    pub fn bits(&mut self, value: u64, width: u32) {
        for place in (0..width).rev() {
            let within = self.bits % DIGIT_BITS;
            if within == 0 {
                self.digits.push(0);
            }
            if value >> place & 1 == 1
                && let Some(last) = self.digits.last_mut()
            {
                *last |= 1 << (DIGIT_BITS - 1 - within);
            }
            self.bits += 1;
        }
    }

    pub fn number(&mut self, mut value: u32) {
        loop {
            let rest = value >> GROUP_BITS;
            self.bits(u64::from(rest > 0), 1);
            self.bits(u64::from(value & 15), GROUP_BITS);
            if rest == 0 {
                return;
            }
            value = rest;
        }
    }

    /// Writes a field, which a reader who does not know it can skip.
    pub fn field(&mut self, meaning: u32, numbers: &[u32]) {
        let mut payload = Writer::default();
        for &number in numbers {
            payload.number(number);
        }
        self.field_of_bits(meaning, &payload);
    }

    /// Writes a field with what has been written already.
    pub fn field_of_bits(&mut self, meaning: u32, payload: &Writer) {
        self.number(meaning);
        self.number(payload.bits);
        let mut written = Reader::new(&payload.digits);
        for _ in 0..payload.bits {
            self.bits(written.bits(1).unwrap_or(0), 1);
        }
    }

    pub fn digits(&self) -> &[u8] {
        &self.digits
    }

    pub fn into_digits(self) -> Vec<u8> {
        self.digits
    }
}

/// Bits to be read.
pub(super) struct Reader<'a> {
    digits: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    pub fn new(digits: &[u8]) -> Reader<'_> {
        Reader { digits, at: 0 }
    }

    pub fn left(&self) -> usize {
        self.digits.len() * DIGIT_BITS as usize - self.at
    }

    /// Reads at most 64 bits, the highest first.
    pub fn bits(&mut self, width: u32) -> Result<u64, Refusal> {
        if (width as usize) > self.left() {
            return Err(link_refusal(Fault::Short));
        }
        let mut value = 0;
        for _ in 0..width {
            let digit = self.digits[self.at / DIGIT_BITS as usize];
            let bit = digit >> (DIGIT_BITS as usize - 1 - self.at % DIGIT_BITS as usize) & 1;
            value = value << 1 | u64::from(bit);
            self.at += 1;
        }
        Ok(value)
    }

    pub fn number(&mut self) -> Result<u32, Refusal> {
        let mut value = 0_u64;
        for group in 0..u32::BITS / GROUP_BITS {
            let more = self.bits(1)? == 1;
            value |= self.bits(GROUP_BITS)? << (group * GROUP_BITS);
            if !more {
                return Ok(value as u32);
            }
        }
        Err(link_refusal(Fault::LargeNumber))
    }

    pub fn skip(&mut self, bits: u32) -> Result<(), Refusal> {
        if bits as usize > self.left() {
            return Err(link_refusal(Fault::Short));
        }
        self.at += bits as usize;
        Ok(())
    }

    /// Its place, in bits.
    pub fn place(&self) -> usize {
        self.at
    }
}
