//! A companion game as a link, `dominoes=20&first=human&second=perfect&seed=1&moves=1;5`, and back.

mod refusal;

pub use refusal::Refusal;

use crate::notation::{self, parse_move, player, position, whole_number};
use crate::number::Size;
use crate::player::Player;
use crate::position::Written;
use crate::session::{Author, Made, Session};
use magnus_derek_table::link::Fields;

/// The longest link that is read.
pub const MAX_CHARACTERS: usize = 20_000;
/// The most moves of a link.
pub const MAX_MOVES: usize = 1000;
/// The separator of moves.
const SEPARATOR: char = ';';

/// Opens the link of the companion game called `name`, with or without # before it. Missing fields have the values of a new game,
/// unknown ones are skipped. O(moves), and the players' time for each.
///
/// # Errors
/// The fault of the link, or the refusal of a move in it.
pub fn open(name: &str, link: &str) -> Result<Session, Refusal> {
    let text = link.trim().trim_start_matches('#');
    let length = text.chars().count();
    if length > MAX_CHARACTERS {
        return Err(Refusal::LinkCharacters { count: length as u32, most: MAX_CHARACTERS as u32 });
    }
    let fields = Fields::parse(text);
    if fields.value(name).is_none() {
        return Err(Refusal::LinkOfOther { name: name.to_string() });
    }
    from_fields(name, &fields)
}

/// Opens the game that fields describe, such as those of a form.
///
/// # Errors
/// As [`open`].
pub fn from_fields(name: &str, fields: &Fields) -> Result<Session, Refusal> {
    let start = position(name, fields)?;
    let first = player(fields.value("first").unwrap_or("human"))?;
    let second = player(fields.value("second").unwrap_or("perfect"))?;
    let seed = fields.value("seed").unwrap_or("1");
    let seed = whole_number(Size::Seed, seed, 0, u32::MAX.into()).map_err(notation::Refusal::from)? as u32;
    let moves = fields.list("moves", SEPARATOR);
    if moves.len() > MAX_MOVES {
        return Err(Refusal::LinkMoves { count: moves.len() as u32, most: MAX_MOVES as u32 });
    }
    let mut session = Session::waiting(start, [first, second], seed);
    for text in moves {
        let number = session.moves_made().len() as u32 + 1;
        repeat_move(&mut session, text).map_err(|why| Refusal::LinkMove { number, why: Box::new(why) })?;
    }
    session.reply();
    Ok(session)
}

/// Makes a recorded move. Its author is the computer, with a reason, where its strategy plays the same move.
fn repeat_move(session: &mut Session, text: &str) -> Result<(), notation::Refusal> {
    let position = session.position();
    let Written { one, text } = parse_move(position, text)?;
    let after = position.after(&one)?;
    let author = match session.choice() {
        None => Author::Human,
        Some((choice, reason)) if position.after(&choice.one).as_ref() == Ok(&after) => Author::Computer(reason),
        Some(_) => Author::Recorded,
    };
    session.made.push(Made { text, author, after });
    Ok(())
}

impl Session {
    /// The game as a link, without #, up to the present position.
    ///
    /// # Errors
    /// [`Refusal::LinkNeeds`] if it would be too long to be read.
    pub fn link(&self) -> Result<String, Refusal> {
        let moves: Vec<&str> = self.moves_made().iter().map(|made| made.text.as_str()).collect();
        let mut text = self.beginning();
        if !moves.is_empty() {
            text += "&moves=";
            text += &moves.join(";");
        }
        let (count, length) = (moves.len(), text.chars().count());
        if count > MAX_MOVES || length > MAX_CHARACTERS {
            let (most, longest) = (MAX_MOVES as u32, MAX_CHARACTERS as u32);
            return Err(Refusal::LinkNeeds { moves: count as u32, characters: length as u32, most, longest });
        }
        Ok(text)
    }

    /// The link of the first position: the same without moves.
    #[must_use]
    pub fn beginning(&self) -> String {
        let [first, second] = self.players().map(Player::id);
        let mut text = String::new();
        for (name, value) in self.start().to_fields() {
            text += name;
            text.push('=');
            text += &value;
            text.push('&');
        }
        format!("{text}first={first}&second={second}&seed={}", self.seed())
    }
}
