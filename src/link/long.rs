//! The long form of a link, for people who write notes: `n=45&magnus=two-phase&derek=hoarder&seed=3&round=12&layers=2`.

use super::fields::is_slip;
use super::{Fault, Fields, Link, LinkLine, MAX_ROUNDS, Move, Refusal, SHOWN_LAYERS, link_refusal};
#[cfg(feature = "authoring")]
use crate::comment::Comment;
#[cfg(feature = "authoring")]
use crate::set_up::SetUp;
#[cfg(feature = "authoring")]
use magnus_derek::number::OutOfRange;
use magnus_derek::number::{Measure, Range, quote};
use magnus_derek::parse;
#[cfg(feature = "authoring")]
use magnus_derek::position_set::PositionSet;
use magnus_derek::zn::{Direction, Zn};

/// The fields of a link.
const KNOWN: &[&str] =
    &["n", "magnus", "derek", "seed", "moves", "round", "layers", "apart", "comments", "visited", "token"];

/// Stands in place of a number of layers where the ranks of the positions are shown.
const RANKS: &str = "ranks";

/// Unknown fields are skipped, because others may use the same address for their own, but a slip such as `drek` is refused. Of
/// two fields with the same name the last counts. A text without any known field is no link; an empty one is the page's first
/// game.
pub(super) fn parse(text: &str) -> Result<Link, Refusal> {
    let mut link = Link::default();
    let fields = Fields::parse(text);
    for name in fields.names().filter(|name| !KNOWN.contains(name)) {
        if let Some(&meant) = KNOWN.iter().find(|known| is_slip(name, known)) {
            return Err(link_refusal(Fault::Field { name: quote(name), meant }));
        }
    }
    // A name without a value at the end, such as `mov`: mail programs cut links.
    if let Some((_, last)) = text.rsplit_once(['&', ';'])
        && !last.is_empty()
        && KNOWN.iter().any(|known| known.starts_with(last))
    {
        return Err(link_refusal(Fault::Short));
    }
    if !text.is_empty() && !fields.names().any(|name| KNOWN.contains(&name)) {
        return Err(link_refusal(Fault::NoLink { text: quote(text) }));
    }
    let value = |name: &str| fields.value(name);
    if let Some(text) = value("n") {
        link.n = parse::table(text)?.n();
    }
    let zn = Zn::new(link.n)?;
    if let Some(id) = value("magnus") {
        link.magnus = parse::magnus(id)?;
    }
    if let Some(id) = value("derek") {
        link.derek = parse::derek(id)?;
    }
    if let Some(text) = value("seed") {
        link.seed = parse::seed(text)?;
    }
    if let Some(text) = value("moves") {
        link.lines = vec![LinkLine { from: 0, moves: moves(zn, text)? }];
    }
    if let Some(text) = value("round") {
        link.round = Some(parse::number(Range::new(Measure::Round, 0, MAX_ROUNDS as u32), text)?);
    }
    if let Some(text) = value("layers") {
        link.ranks = text == RANKS;
    }
    if let Some(text) = value("layers").filter(|_| !link.ranks) {
        link.layers = Some(parse::number(SHOWN_LAYERS, text)?);
    }
    link.apart = value("apart") == Some("yes");
    link.commented = value("comments").is_some();
    #[cfg(feature = "authoring")]
    read_comments(&fields, &mut link)?;
    #[cfg(feature = "authoring")]
    read_set_up(&fields, zn, &mut link)?;
    #[cfg(not(feature = "authoring"))]
    if fields.value("visited").is_some() {
        return Err(super::version_refusal(super::short::VERSION_SET_UP));
    }
    Ok(link)
}

/// Comments on the only line, each behind its round.
#[cfg(feature = "authoring")]
fn read_comments(fields: &Fields, link: &mut Link) -> Result<(), Refusal> {
    for entry in fields.list("comments", '~') {
        let text = entry.trim_start_matches(|digit: char| digit.is_ascii_digit());
        let round = entry.strip_suffix(text).unwrap_or(entry);
        let place = parse::number(Range::new(Measure::Round, 0, link.lines[0].moves.len() as u32), round)?;
        Comment::put(&mut link.comments, place, text.to_string())?;
    }
    Ok(())
}

/// The position with which the game begins: positions and runs of them, and the token's. Without the list there is none, for a token alone
/// may be somebody else's.
#[cfg(feature = "authoring")]
fn read_set_up(fields: &Fields, zn: Zn, link: &mut Link) -> Result<(), Refusal> {
    if let Some(visited) = fields.value("visited") {
        let position = SetUp::parse(zn, visited, fields.value("token").unwrap_or("0"))?;
        link.set_up = Some(position).filter(|position| !position.is_start());
    }
    Ok(())
}

#[cfg(feature = "authoring")]
impl SetUp {
    /// The position that texts describe: positions and runs of them such as `0, 3-5, 9`, and the token's.
    ///
    /// # Errors
    /// [`OutOfRange`] for a number that is no position of the table.
    pub fn parse(zn: Zn, visited: &str, token: &str) -> Result<SetUp, OutOfRange> {
        let from = |least| SetUp::positions(zn.n(), least);
        let mut set = PositionSet::empty(zn.n());
        for entry in visited.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
            let (first, last) = entry.split_once(['-', '–']).unwrap_or((entry, entry));
            let first = parse::number(from(0), first.trim_end())?;
            let last = parse::number(from(first), last.trim_start())?;
            set.insert_run(first, last);
        }
        Ok(SetUp::new(set, parse::number(from(0), token)?))
    }
}

/// The game of two people with these moves, as one of them would write it. The moves come before the players, because mail
/// programs take a sign at the end of a link for the end of a sentence.
#[must_use]
pub fn two_person_link(zn: Zn, moves: impl IntoIterator<Item = Move>) -> String {
    let mut text = format!("n={}&moves=", zn.n());
    for (magnitude, direction) in moves {
        text += &magnitude.to_string();
        text.push(direction.sign());
    }
    text + "&magnus=human&derek=human"
}

/// Moves as in `3+1-2+`: each a magnitude and then its direction.
fn moves(zn: Zn, text: &str) -> Result<Vec<Move>, Refusal> {
    let mut moves = Vec::new();
    for one in text.split_inclusive(['+', '-']) {
        let clockwise = one.strip_suffix('+').map(|magnitude| (magnitude, Direction::Clockwise));
        let either =
            clockwise.or_else(|| one.strip_suffix('-').map(|magnitude| (magnitude, Direction::CounterClockwise)));
        let Some((magnitude, direction)) = either else {
            return Err(link_refusal(Fault::NoDirection { text: quote(one) }));
        };
        let magnitude = parse::number(zn.magnitudes(), magnitude)?;
        moves.push((magnitude, direction));
    }
    if moves.len() > MAX_ROUNDS {
        return Err(link_refusal(Fault::Moves { count: moves.len() as u32, most: MAX_ROUNDS as u32 }));
    }
    Ok(moves)
}
