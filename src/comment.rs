//! Comments of an author on the rounds of a game: a sign, marks on the table, and a sentence.
//!
//! The text of a comment is one line such as `!?(5,3-9):The only call that keeps par.`: a sign ([`SIGNS`]), in brackets the
//! positions that are circled and the arrows that are drawn, a colon, the sentence. Each of the three may be missing. It is plain text,
//! never markup, and is kept as it was written: a page that shows it skips marks that the table has no place for.

use magnus_derek::number::{Measure, OutOfRange, Range};
use magnus_derek::parse;
use magnus_derek::zn::Zn;

/// Number of comments on a game, in all its lines together.
pub const COMMENTS: Range = Range::new(Measure::Comments, 0, 100);
/// Number of characters of a comment, its sign and its marks included.
pub const CHARACTERS: Range = Range::new(Measure::CommentCharacters, 0, 300);

/// The signs, as books on chess have them, the longer ones first: `!!` for a brilliant move to `??` for a blunder.
pub const SIGNS: [&str; 6] = ["!!", "??", "!?", "?!", "!", "?"];

/// A comment on a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment {
    /// The round. In a link it is counted through the rounds of all lines, from 1, and 0 is the start; in a session it is the node of the
    /// tree, which is the same in a game that has just been opened.
    pub place: u32,
    /// The text.
    pub text: String,
}

impl Comment {
    /// Puts a comment into a list, in place of one that stands there already. An empty text only takes that away.
    ///
    /// # Errors
    /// [`OutOfRange`] for more than [`COMMENTS`] and [`CHARACTERS`] allow.
    pub fn put(list: &mut Vec<Comment>, place: u32, text: String) -> Result<(), OutOfRange> {
        CHARACTERS.check(text.chars().count() as u32)?;
        let others = list.iter().filter(|other| other.place != place).count() as u32;
        COMMENTS.check(others + u32::from(!text.is_empty()))?;
        list.retain(|other| other.place != place);
        if !text.is_empty() {
            list.push(Comment { place, text });
        }
        Ok(())
    }
}

/// The text of a comment in its parts.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Parts<'a> {
    /// One of [`SIGNS`], or nothing.
    pub sign: &'a str,
    /// The marks as they are written, such as `5,3-9`.
    pub marks: &'a str,
    /// The positions that are circled.
    pub circles: Vec<u32>,
    /// The arrows, each from a position to another.
    pub arrows: Vec<[u32; 2]>,
    /// The sentence.
    pub sentence: &'a str,
}

impl<'a> Parts<'a> {
    /// The parts of a text on a table; marks outside it are left out. A text of another form is a sentence as a whole.
    #[must_use]
    pub fn read(text: &'a str, zn: Zn) -> Parts<'a> {
        let (head, sentence) = text.split_once(':').unwrap_or((text, ""));
        let sign = SIGNS.into_iter().find(|sign| head.starts_with(sign)).unwrap_or_default();
        let rest = &head[sign.len()..];
        let Some(marks) =
            rest.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).or(rest.is_empty().then_some(""))
        else {
            return Parts { sentence: text, ..Parts::default() };
        };
        let mut parts = Parts { sign, marks, sentence, ..Parts::default() };
        for mark in marks.split(',').filter_map(|mark| Mark::read(mark, zn).ok()) {
            match mark {
                Mark::Circle(position) => parts.circles.push(position),
                Mark::Arrow(arrow) => parts.arrows.push(arrow),
            }
        }
        parts
    }
}

/// The text of a comment with this sign, marks such as `5, 3-9` and sentence; nothing if all three are empty. A sign that is none of
/// [`SIGNS`] is left out, and a new line in the sentence is a blank.
///
/// # Errors
/// [`OutOfRange`] for a mark that is no position of the table.
pub fn compose(sign: &str, marks: &str, sentence: &str, zn: Zn) -> Result<String, OutOfRange> {
    let sign = SIGNS.into_iter().find(|known| *known == sign.trim()).unwrap_or_default();
    let mut written = Vec::new();
    for mark in marks.split([',', ';']).map(str::trim).filter(|mark| !mark.is_empty()) {
        written.push(match Mark::read(mark, zn)? {
            Mark::Circle(position) => position.to_string(),
            Mark::Arrow([from, to]) => format!("{from}-{to}"),
        });
    }
    let marks = if written.is_empty() { String::new() } else { format!("({})", written.join(",")) };
    let sentence = sentence.split_whitespace().collect::<Vec<_>>().join(" ");
    let colon = if sentence.is_empty() { "" } else { ":" };
    Ok(format!("{sign}{marks}{colon}{sentence}"))
}

/// A mark on the table.
enum Mark {
    Circle(u32),
    Arrow([u32; 2]),
}

impl Mark {
    fn read(text: &str, zn: Zn) -> Result<Mark, OutOfRange> {
        let position = |text| parse::number(Range::new(Measure::OnePosition, 0, zn.n() - 1), text);
        match text.split_once(['-', '–', '>', '→']) {
            Some((from, to)) => Ok(Mark::Arrow([position(from)?, position(to)?])),
            None => Ok(Mark::Circle(position(text)?)),
        }
    }
}
