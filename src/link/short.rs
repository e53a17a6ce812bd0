//! The short form of a link, version 1: see the parent module for the format.

use super::bits::{Reader, Writer, check_digits, digits_to_text, ends_in_sign, parse_digits};
use super::{Fault, Link, LinkLine, MAX_LINES, MAX_ROUNDS, Move, Refusal, SHOWN_LAYERS, link_refusal, version_refusal};
#[cfg(feature = "authoring")]
use crate::comment::Comment;
#[cfg(feature = "authoring")]
use crate::set_up::SetUp;
use magnus_derek::number::{Measure, in_range};
use magnus_derek::parse;
#[cfg(feature = "authoring")]
use magnus_derek::position_set::PositionSet;
use magnus_derek::registry::{Argument, Arguments, Chosen, Entry, Seated};
use magnus_derek::zn::{Direction, MAX_N, MIN_N};
use magnus_derek::{derek, magnus};

const VERSION: &str = "1";
/// The version of a game that begins with a position set up by hand. Without that feature it is only checked for damage.
pub(super) const VERSION_SET_UP: &str = "2";
/// The versions that are read.
pub(super) const VERSIONS: [&str; 2] = [VERSION, VERSION_SET_UP];
/// The newest of them that is opened.
pub(super) const KNOWN: &str = if cfg!(feature = "authoring") { VERSION_SET_UP } else { VERSION };
/// A script longer than this is not written into a link.
const MAX_SCRIPT: u32 = 2000;

/// The fields after the moves. Never used for another meaning again.
const PLACE: u32 = 1;
const WAITING: u32 = 2;
const SINCE: u32 = 3;
const LAYERS: u32 = 4;
const RANKS: u32 = 5;
/// A field without a meaning that changes the check. At most three are needed, whatever stands before them.
const FILLER: u32 = 6;
const APART: u32 = 7;
const COMMENT: u32 = 8;
#[cfg(feature = "authoring")]
const SET_UP: u32 = 9;
/// The characters that take six bits in a comment.
#[cfg(feature = "authoring")]
const FREQUENT: &str = " abcdefghijklmnopqrstuvwxyz,.äöü";

pub(super) fn encode(link: &Link) -> Result<String, Refusal> {
    let mut out = Writer::default();
    out.number(link.n - MIN_N);
    write_player(&mut out, &link.magnus)?;
    write_player(&mut out, &link.derek)?;
    out.number(link.seed);
    out.number(link.lines.len() as u32 - 1);
    for (index, line) in link.lines.iter().enumerate() {
        if index > 0 {
            out.number(line.from);
        }
        out.number(line.moves.len() as u32);
    }
    let moves: Vec<Move> = link.lines.iter().flat_map(|line| line.moves.iter().copied()).collect();
    write_moves(&mut out, link.n, &moves);
    let first_length = link.lines[0].moves.len() as u32;
    if let Some(round) = link.round.filter(|&round| link.line > 0 || round != first_length) {
        out.field(PLACE, &[link.line as u32, round]);
    }
    if let Some(magnitude) = link.waiting {
        out.field(WAITING, &[magnitude]);
    }
    if link.since != [0, 0] {
        out.field(SINCE, &link.since);
    }
    if let Some(layers) = link.layers {
        out.field(LAYERS, &[layers]);
    }
    if link.ranks {
        out.field(RANKS, &[]);
    }
    if link.apart {
        out.field(APART, &[]);
    }
    #[cfg(feature = "authoring")]
    write_comments(&mut out, &link.comments);
    #[cfg(feature = "authoring")]
    write_set_up(&mut out, link.set_up.as_ref());
    while ends_in_sign(&check_digits(out.digits())) {
        out.field(FILLER, &[]);
    }
    let mut digits = out.into_digits();
    digits.extend(check_digits(&digits));
    #[cfg(feature = "authoring")]
    if link.set_up.is_some() {
        return Ok(format!("{VERSION_SET_UP}.{}", digits_to_text(&digits)));
    }
    Ok(format!("{VERSION}.{}", digits_to_text(&digits)))
}

/// Reads the digits of a link of one of [`VERSIONS`].
pub(super) fn decode(version: &str, text: &str) -> Result<Link, Refusal> {
    let digits = parse_digits(text)?;
    let Some((body, check)) = digits.split_last_chunk::<2>() else {
        return Err(link_refusal(Fault::Short));
    };
    if check_digits(body) != *check {
        return Err(link_refusal(Fault::Check));
    }
    if cfg!(not(feature = "authoring")) && version != VERSION {
        return Err(version_refusal(version));
    }
    let mut input = Reader::new(body);
    let n = in_range(Measure::LinkN, input.number()?.saturating_add(MIN_N), MIN_N, MAX_N)?;
    let magnus = read_player(&mut input, magnus::REGISTRY)?;
    let derek = read_player(&mut input, derek::REGISTRY)?;
    let seed = input.number()?;
    let lines = read_lines(&mut input, n)?;
    let mut link = Link { n, magnus, derek, seed, lines, ..Link::default() };
    read_fields(version, &mut input, &mut link)?;
    Ok(link)
}

fn write_player<Strategy: ?Sized + Seated>(out: &mut Writer, chosen: &Chosen<Strategy>) -> Result<(), Refusal> {
    out.number(u32::from(chosen.entry.code));
    if let Argument::Variant(variant) = chosen.argument {
        out.number(variant as u32);
    } else if let Some(list) = chosen.argument.list() {
        if list.len() > MAX_SCRIPT as usize {
            return Err(link_refusal(Fault::List { strategy: chosen.named(), most: MAX_SCRIPT }));
        }
        out.number(list.len() as u32);
        for byte in list.bytes() {
            out.bits(u64::from(byte), 7);
        }
    }
    Ok(())
}

fn read_player<Strategy: ?Sized + Seated>(
    input: &mut Reader,
    entries: &'static [Entry<Strategy>],
) -> Result<Chosen<Strategy>, Refusal> {
    let code = input.number()?;
    let Some(entry) = entries.iter().find(|entry| u32::from(entry.code) == code) else {
        return Err(link_refusal(Fault::Player { player: Strategy::PLAYER, number: code }));
    };
    let argument = match entry.arguments {
        Arguments::None => Argument::None,
        Arguments::OneOf(variants) => {
            let variant = input.number()?;
            if variant as usize >= variants.len() {
                return Err(link_refusal(Fault::Variant { strategy: entry.named(), number: variant }));
            }
            Argument::Variant(variant as usize)
        }
        _ => {
            let length = in_range(Measure::LinkList, input.number()?, 0, MAX_SCRIPT)?;
            let byte = |_| input.bits(7).map(|byte| char::from(byte as u8));
            let text = (0..length).map(byte).collect::<Result<String, Refusal>>()?;
            parse::list(&entry.head(), &text)?
        }
    };
    Ok(Chosen { entry, argument })
}

fn read_lines(input: &mut Reader, n: u32) -> Result<Vec<LinkLine>, Refusal> {
    let count = in_range(Measure::LinkLines, input.number()?.saturating_add(1), 1, MAX_LINES as u32)?;
    let (mut shapes, mut rounds, mut before) = (Vec::new(), 0_u64, 0_u32);
    for index in 0..count {
        let from = if index == 0 { 0 } else { input.number()? };
        let own = input.number()?;
        rounds += u64::from(own);
        if index > 0 && (from >= before || own == 0) {
            return Err(link_refusal(Fault::Branch { line: index + 1 }));
        }
        if rounds > MAX_ROUNDS as u64 {
            return Err(link_refusal(Fault::Rounds {
                rounds: u32::try_from(rounds).unwrap_or(u32::MAX),
                most: MAX_ROUNDS as u32,
            }));
        }
        before = from + own;
        shapes.push((from, own));
    }
    let mut moves = read_moves(input, n, rounds as usize)?.into_iter();
    let line = |(from, own): (u32, u32)| LinkLine { from, moves: moves.by_ref().take(own as usize).collect() };
    Ok(shapes.into_iter().map(line).collect())
}

#[cfg_attr(not(feature = "authoring"), expect(unused_variables))]
fn read_fields(version: &str, input: &mut Reader, link: &mut Link) -> Result<(), Refusal> {
    while input.left() >= 5 {
        let meaning = input.number()?;
        if meaning == 0 {
            break;
        }
        let length = input.number()?;
        let end = input.place() + length as usize;
        match meaning {
            PLACE => {
                link.line = in_range(Measure::LinkLine, input.number()?, 0, link.lines.len() as u32 - 1)? as usize;
                link.round = Some(in_range(Measure::Round, input.number()?, 0, MAX_ROUNDS as u32)?);
            }
            WAITING => link.waiting = Some(in_range(Measure::Magnitude, input.number()?, 1, link.n / 2)?),
            SINCE => link.since = [input.number()?, input.number()?],
            LAYERS => link.layers = Some(SHOWN_LAYERS.check(input.number()?)?),
            RANKS => link.ranks = true,
            APART => link.apart = true,
            COMMENT => {
                link.commented = true;
                #[cfg(feature = "authoring")]
                read_comment(input, end, link)?;
            }
            #[cfg(feature = "authoring")]
            SET_UP if version == VERSION_SET_UP => link.set_up = Some(read_set_up(input, link.n)?),
            _ => {}
        }
        match end.checked_sub(input.place()) {
            Some(rest) => input.skip(rest as u32)?,
            None => return Err(link_refusal(Fault::ShortField { number: meaning })),
        }
    }
    if link.ranks {
        link.layers = None;
    }
    let rest = input.left().min(64) as u32;
    if input.left() > 64 || input.bits(rest)? != 0 {
        return Err(link_refusal(Fault::Rest));
    }
    Ok(())
}

#[cfg(feature = "authoring")]
fn write_comments(out: &mut Writer, comments: &[Comment]) {
    for Comment { place, text } in comments {
        let mut payload = Writer::default();
        payload.number(*place);
        for character in text.chars() {
            match FREQUENT.chars().position(|frequent| frequent == character) {
                Some(index) => payload.bits(index as u64, 6),
                None => {
                    payload.bits(1, 1);
                    payload.number(character.into());
                }
            }
        }
        out.field_of_bits(COMMENT, &payload);
    }
}

/// A comment in the field that ends there.
#[cfg(feature = "authoring")]
fn read_comment(input: &mut Reader, end: usize, link: &mut Link) -> Result<(), Refusal> {
    let place = input.number()?;
    let mut text = String::new();
    while input.place() < end {
        let character = match input.bits(1)? {
            0 => FREQUENT.chars().nth(input.bits(5)? as usize),
            _ => char::from_u32(input.number()?).filter(|&character| character >= ' '),
        };
        text.push(character.unwrap_or(char::REPLACEMENT_CHARACTER));
    }
    Ok(Comment::put(&mut link.comments, place, text)?)
}

#[cfg(feature = "authoring")]
fn write_set_up(out: &mut Writer, position: Option<&SetUp>) {
    let Some(position) = position else { return };
    let mut payload = Writer::default();
    payload.number(position.token());
    for z in 0..position.visited().n() {
        payload.bits(u64::from(position.visited().contains(z)), 1);
    }
    out.field_of_bits(SET_UP, &payload);
}

#[cfg(feature = "authoring")]
fn read_set_up(input: &mut Reader, n: u32) -> Result<SetUp, Refusal> {
    let token = SetUp::positions(n, 0).check(input.number()?)?;
    let mut visited = PositionSet::empty(n);
    for z in 0..n {
        if input.bits(1)? == 1 {
            visited.insert(z);
        }
    }
    Ok(SetUp::new(visited, token))
}

/// Number of moves on a table of n that are written as one number, given the number of moves left, and its length in
/// bits.
fn parcel(n: u32, left: usize) -> (usize, u32) {
    let base = u128::from(2 * (n / 2));
    let (mut count, mut values) = (0, 1_u128);
    while count < left && values * base <= 1 << 64 {
        values *= base;
        count += 1;
    }
    (count, u128::BITS - (values - 1).leading_zeros())
}

fn write_moves(out: &mut Writer, n: u32, mut moves: &[Move]) {
    let base = u128::from(2 * (n / 2));
    while !moves.is_empty() {
        let (count, width) = parcel(n, moves.len());
        let (now, later) = moves.split_at(count);
        let digit = |&(magnitude, direction): &Move| {
            2 * (u128::from(magnitude) - 1) + u128::from(direction == Direction::CounterClockwise)
        };
        let value = now.iter().rev().fold(0, |value, one| value * base + digit(one));
        out.bits(value as u64, width);
        moves = later;
    }
}

fn read_moves(input: &mut Reader, n: u32, count: usize) -> Result<Vec<Move>, Refusal> {
    let base = u64::from(2 * (n / 2));
    let mut moves = Vec::new();
    while moves.len() < count {
        let (now, width) = parcel(n, count - moves.len());
        let mut value = input.bits(width)?;
        for _ in 0..now {
            let digit = value % base;
            value /= base;
            let direction = if digit % 2 == 0 { Direction::Clockwise } else { Direction::CounterClockwise };
            moves.push(((digit / 2) as u32 + 1, direction));
        }
        if value != 0 {
            return Err(link_refusal(Fault::Move));
        }
    }
    Ok(moves)
}
