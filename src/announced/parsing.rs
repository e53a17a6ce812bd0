//! Parsing of announced moves, for the boundary, as in [`magnus_derek::parse`].

use super::directions::Directions;
use super::{Magnitudes, Refusal, SIZES, check_length, wrong_magnitude};
use magnus_derek::number::quote;
use magnus_derek::parse;
use magnus_derek::zn::Zn;

/// Magnitudes with commas or blanks between them, such as `1,1,2,2,1,3`, on the table with so many positions.
///
/// # Errors
/// As [`Magnitudes::new`], quoting the text.
pub fn magnitudes(n: &str, list: &str) -> Result<Magnitudes, Refusal> {
    let zn = Zn::new(parse::number(SIZES, n)?)?;
    let parts = || list.split(|sign: char| sign == ',' || sign.is_whitespace()).filter(|part| !part.is_empty());
    check_length(parts().count())?;
    let read =
        |(index, part)| parse::number(zn.magnitudes(), part).map_err(|_| wrong_magnitude(zn, index, quote(part)));
    Magnitudes::new(zn.n(), parts().enumerate().map(read).collect::<Result<_, Refusal>>()?)
}

/// Signs such as `+-+-`; blanks and commas between them are skipped.
///
/// # Errors
/// [`Refusal::DirectionEntry`] for anything but + and -, [`Refusal::DirectionCount`].
pub fn directions(zn: Zn, signs: &str) -> Result<Directions, Refusal> {
    let signs = signs.chars().filter(|sign| !sign.is_whitespace() && *sign != ',');
    let read = |(index, sign): (usize, char)| {
        let text = sign.encode_utf8(&mut [0; 4]).to_string();
        let place = index as u32 + 1;
        parse::direction(&text).map_err(|_| Refusal::DirectionEntry { place, value: quote(&text) })
    };
    Directions::new(zn, signs.enumerate().map(read).collect::<Result<_, Refusal>>()?)
}
