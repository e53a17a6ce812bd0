//! Share links: the whole game as text, to be put behind the # of an address.
//!
//! Two forms are read. The short one, `1.…`, is what [`Link::to_text`] writes: bits, six to a character. The long one can be
//! written by hand: `n=45&magnus=two-phase&derek=hoarder&seed=3&moves=3+1-2+&round=12&layers=2`, every field optional;
//! `layers=ranks` shows the ranks of the positions in place of layers, with `apart=yes` two people send the link to and fro, and
//! `comments=1!(5,3-9):The only call~4:Now wait` has comments ([`crate::comment`]) behind their rounds, without `~` and `&` in them. With
//! `visited=0,3-5,9&token=4` the game begins with this position in place of its start ([`crate::set_up`]); without `token` it is on 0.
//!
//! # Version 1
//! `1.`, digits of the alphabet `A–Z a–z 0–9 - _` worth 0…63 (base64url), the last two a check. A *number* is groups of
//! one bit “more follows” and four bits, the lowest four first. The bits, first the highest of each digit:
//! 1. the number n − 2;
//! 2. Magnus, then Derek: the number of the entry's code, then the number of the variant or, for a script, its length
//!    and its characters in seven bits each;
//! 3. the number of the seed;
//! 4. the number of lines less one; for each line the rounds it shares with the line before it (not for the first), and its
//!    own rounds, two numbers;
//! 5. the moves of all lines together: a move is the digit 2(ℓ − 1), plus one for counter-clockwise, to the base 2⌊n/2⌋; as
//!    many digits as fit into 64 bits are written as one whole number, in the bits that the largest such number needs;
//! 6. fields, in any order, each a number for its meaning (below), the number of its bits, and these bits: what is not known
//!    is skipped. Field 6 has no bits and no meaning: it is there for another check. Field 7, also without bits, says that two
//!    people apart send the game to and fro. Zero bits fill the last digit.
//!
//! Field 8 is there once for each comment: the number of its round, counted through the moves of all lines from 1, 0 for the start, then
//! the characters of its text up to the end of the field. A character is a zero bit and five bits, its place in
//! ` abcdefghijklmnopqrstuvwxyz,.äöü`, or a one bit and the number of its Unicode code point: a sentence of 80 letters adds about 90
//! characters to a link, where UTF-8 would add 112.
//!
//! # Version 2
//! `2.` and the same, with field 9: the number of the token's position, then a bit for each position of the table, 0 first, one for the
//! visited ones. The game begins with this position. It is a version of its own because whoever skipped the field would show the moves of
//! another game: a page that does not know it says so.
//!
//! The check is Σ 67^i (d + 1) mod 4093 over the digits d from the last to the first, in two digits: one wrong or two
//! exchanged characters are always found. Mail programs leave out a - or _ at the end of an address, so a writer adds fields 6
//! until the check ends in a letter or a digit; at most three are needed. A reader does not ask for that.
//!
//! All numbers are checked before anything is built from them; a text of at most [`MAX_CHARACTERS`] has at most
//! [`MAX_ROUNDS`] rounds, so that opening a link costs little time and memory whatever it says.

mod bits;
mod fields;
mod long;
mod refusal;
mod short;

#[cfg(feature = "authoring")]
use crate::comment::Comment;
#[cfg(feature = "authoring")]
use crate::set_up::SetUp;
pub use fields::Fields;
pub use long::two_person_link;
use magnus_derek::derek::{self, Derek};
use magnus_derek::game::Game;
use magnus_derek::magnus::{self, Magnus};
use magnus_derek::number::{Measure, Range};
#[cfg(feature = "authoring")]
use magnus_derek::number::{OutOfRange, in_range};
use magnus_derek::registry::Chosen;
use magnus_derek::zn::{Direction, Zn};
pub use refusal::{Fault, Refusal};

/// Longer texts are not read.
pub const MAX_CHARACTERS: usize = 200_000;
/// The most rounds of a link, in all lines together.
pub const MAX_ROUNDS: usize = 50_000;
/// The most lines of a link.
pub const MAX_LINES: usize = 1000;

/// Number of layers that may be shown.
pub const SHOWN_LAYERS: Range = Range::new(Measure::Layers, 0, u8::MAX as u32);

/// A magnitude and a direction.
pub type Move = (u32, Direction);

/// A line of the game as a link has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinkLine {
    /// Number of rounds shared with the line before it; 0 for the first.
    pub from: u32,
    /// The rounds after these.
    pub moves: Vec<Move>,
}

/// The contents of a link. The players, the magnitudes and the seed are those of [`crate::session::Session`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// The number of positions, 2..=1,048,576.
    pub n: u32,
    /// Magnus.
    pub magnus: Chosen<dyn Magnus>,
    /// Derek.
    pub derek: Chosen<dyn Derek>,
    /// The seed.
    pub seed: u32,
    /// All lines of the game, the first one complete, each other as a branch of the one before it.
    pub lines: Vec<LinkLine>,
    /// The line that is followed.
    pub line: usize,
    /// The round it stands at; more than the line has rounds asks the computers to play on. `None` is the line's end.
    pub round: Option<u32>,
    /// A call of a human Magnus that waits for a human Derek.
    pub waiting: Option<u32>,
    /// The rounds after which Magnus and Derek sat down.
    pub since: [u32; 2],
    /// Number of layers shown, A being the first; `None` shows all.
    pub layers: Option<u32>,
    /// True if the ranks of the positions are shown in place of layers; `layers` is `None` then.
    pub ranks: bool,
    /// True if the two people sit at different tables and send this link to and fro: it was sent to the player whose turn it is.
    pub apart: bool,
    /// True if it was read from a text with comments, which are in `comments` only if that feature is there.
    pub commented: bool,
    /// Comments on rounds.
    #[cfg(feature = "authoring")]
    pub comments: Vec<Comment>,
    /// The position with which the game begins, on a table of `n` positions; `None` for a whole game.
    #[cfg(feature = "authoring")]
    pub set_up: Option<SetUp>,
}

impl Default for Link {
    /// The game that the page begins with.
    fn default() -> Link {
        Link {
            n: 13,
            magnus: magnus::first(),
            derek: derek::first(),
            seed: 1,
            lines: vec![LinkLine { from: 0, moves: Vec::new() }],
            line: 0,
            round: None,
            waiting: None,
            since: [0, 0],
            layers: None,
            ranks: false,
            apart: false,
            commented: false,
            #[cfg(feature = "authoring")]
            comments: Vec::new(),
            #[cfg(feature = "authoring")]
            set_up: None,
        }
    }
}

impl Link {
    /// Reads either form, with or without a # before it. O(length of the text).
    ///
    /// # Errors
    /// [`Refusal::Link`], [`magnus_derek::number::OutOfRange`] or [`magnus_derek::registry::Refusal`] with a sentence on what is wrong.
    pub fn parse(text: &str) -> Result<Link, Refusal> {
        let text = text.trim();
        let text = text.strip_prefix('#').unwrap_or(text);
        check_length(text)?;
        match text.split_once('.') {
            Some((version, rest)) if is_number(version) => {
                if short::VERSIONS.contains(&version) {
                    short::decode(version, rest)
                } else {
                    Err(version_refusal(version))
                }
            }
            _ => long::parse(text),
        }
    }

    /// Checks that the position with which the game begins is one of its table.
    #[cfg(feature = "authoring")]
    pub(crate) fn check_set_up(&self) -> Result<(), OutOfRange> {
        let positions = self.set_up.as_ref().map_or(self.n, |position| position.visited().n());
        in_range(Measure::LinkN, positions, self.n, self.n).map(drop)
    }

    /// A new game on the table, with the position with which it begins. O(n).
    pub(crate) fn new_game(&self, zn: Zn) -> Game {
        #[cfg(feature = "authoring")]
        if let Some(position) = &self.set_up {
            return position.begin(zn);
        }
        Game::new(zn)
    }

    /// The same, begun as a game on the same table was. O(n).
    #[cfg_attr(not(feature = "authoring"), expect(unused_mut, unused_variables))]
    pub(crate) fn begun_as(mut self, game: &Game) -> Link {
        #[cfg(feature = "authoring")]
        {
            self.set_up = SetUp::of(game);
        }
        self
    }

    /// The short form.
    ///
    /// # Errors
    /// [`Refusal::Link`] if there are more than [`MAX_ROUNDS`] rounds or [`MAX_LINES`] lines, [`magnus_derek::number::OutOfRange`] if the game
    /// begins with a position of another table.
    pub fn to_text(&self) -> Result<String, Refusal> {
        let rounds: usize = self.lines.iter().map(|line| line.moves.len()).sum();
        if rounds > MAX_ROUNDS {
            return Err(link_refusal(Fault::RoundsNeeded { count: rounds as u32, most: MAX_ROUNDS as u32 }));
        }
        let lines = self.lines.len();
        if lines > MAX_LINES {
            return Err(link_refusal(Fault::LinesNeeded { count: lines as u32, most: MAX_LINES as u32 }));
        }
        #[cfg(feature = "authoring")]
        self.check_set_up()?;
        let text = short::encode(self)?;
        #[cfg(feature = "authoring")]
        check_length(&text)?;
        Ok(text)
    }
}

fn check_length(text: &str) -> Result<(), Refusal> {
    let length = text.chars().count();
    if length > MAX_CHARACTERS {
        return Err(link_refusal(Fault::Characters { count: length as u32, most: MAX_CHARACTERS as u32 }));
    }
    Ok(())
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The refusal of a link.
#[cold]
pub(crate) fn link_refusal(why: Fault) -> Refusal {
    Refusal::Link { why }
}

/// The refusal of a version that is not opened here.
#[cold]
#[inline(never)]
fn version_refusal(version: &str) -> Refusal {
    link_refusal(Fault::Version { version: version.chars().take(12).collect(), known: short::KNOWN })
}
