//! All refusals of these games.

use crate::{dominoes, multivision, notation, number, number_game, position, session};

magnus_derek::refusals! {
    /// The reason why a companion game refuses a position, a move or a player.
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
