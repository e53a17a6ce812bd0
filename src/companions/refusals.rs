//! All that these games refuse.

use crate::{dominoes, multivision, notation, number, number_game, position, session};

magnus_derek::refusals! {
    /// Why a companion game refuses a position, a move or a player.
    CompanionRefusal:
    Number(number::OutOfRange),
    Dominoes(dominoes::Refusal),
    Link(notation::link::Refusal),
    Multivision(multivision::Refusal),
    MultivisionText(notation::multivision::Refusal),
    NumberGame(number_game::Refusal),
    Position(position::Refusal),
    Session(session::Refusal),
    Text(notation::Refusal)
}
