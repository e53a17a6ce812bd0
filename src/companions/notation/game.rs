//! Texts that exist in every game: its beginning, a player, a move.

use super::multivision;
use super::number::whole_number;
use super::refusal::Refusal;
use crate::companion::Companion;
use crate::dominoes::{Circle, MAX_N};
use crate::multivision::{MAX_K, Multivision};
use crate::number::Size;
use crate::number_game::{MAX, NumberName, Pair, Subtraction};
use crate::player::Player;
use crate::position::{self, Move, Position, Written};
use magnus_derek::number::quote;
use magnus_derek_table::link::Fields;

/// The first position of the game with this name, from the fields of a link or a form.
///
/// # Errors
/// If there is no such game, or what cannot be read.
pub fn position(name: &str, fields: &Fields) -> Result<Position, Refusal> {
    let of_game = fields.value(name);
    Ok(match name {
        Multivision::NAME => {
            let k = whole_number(Size::K, fields.value("k").unwrap_or("2"), 2, MAX_K.into())?;
            Position::Multivision(multivision::piles(of_game.unwrap_or("12,18"), k as u32)?)
        }
        Circle::NAME => {
            let n = whole_number(Size::Spaces, of_game.unwrap_or("20"), 1, MAX_N.into())?;
            Position::Dominoes(Circle::new(n as u32)?)
        }
        Pair::NAME => Position::NumberGame(pair(of_game.unwrap_or("100,62"))?),
        _ => {
            let known = [Multivision::NAME, Circle::NAME, Pair::NAME].join(", ");
            return Err(Refusal::UnknownGame { name: quote(name), known });
        }
    })
}

/// Two numbers, as in `89,55`.
fn pair(text: &str) -> Result<Pair, Refusal> {
    let Some((a, b)) = text.split_once(',') else {
        return Err(Refusal::TwoNumbers { value: quote(text) });
    };
    Ok(Pair::new(whole_number(Size::A, a, 1, MAX)?, whole_number(Size::B, b, 1, MAX)?)?)
}

/// The player with an id.
///
/// # Errors
/// [`Refusal::UnknownPlayer`] with the ids there are.
pub fn player(id: &str) -> Result<Player, Refusal> {
    let known = Player::ALL.iter().find(|(known, _)| *known == id.trim());
    let refusal = || {
        let known = Player::ALL.map(|(known, _)| known).join(", ");
        Refusal::UnknownPlayer { id: quote(id), known }
    };
    known.map(|(_, player)| *player).ok_or_else(refusal)
}

/// A move from a position: `1/2*3^4` in multivision, see [`multivision::parse_move`]; the first space of a domino; `a3` in the Number Game
/// for A − 3B, `b1` for B − A.
///
/// # Errors
/// If the game is over, or what cannot be read.
pub fn parse_move(position: &Position, text: &str) -> Result<Written, Refusal> {
    if position.is_over() {
        return Err(position::Refusal::Over.into());
    }
    let one = match position {
        Position::Multivision(game) => Move::Multivision(multivision::parse_move(game, text)?),
        Position::Dominoes(game) => Move::Dominoes(whole_number(Size::Domino, text, 1, game.n().into())? as u32),
        Position::NumberGame(game) => Move::NumberGame(subtraction(*game, text)?),
    };
    Ok(Written { one, text: text.trim().to_string() })
}

fn subtraction(game: Pair, text: &str) -> Result<Subtraction, Refusal> {
    let (from, times) = match text.trim().split_at_checked(1) {
        Some(("a" | "A", times)) => (NumberName::A, times),
        Some(("b" | "B", times)) => (NumberName::B, times),
        _ => return Err(Refusal::Subtraction { value: quote(text) }),
    };
    let times = whole_number(Size::Multiple, times, 1, game.most_times(from))? as i64;
    Ok(Subtraction { from, times })
}
