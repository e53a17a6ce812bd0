//! Notation of these games: numbers, players, first positions, moves, links. Texts are read here and nowhere else in
//! this crate. It is the door for whoever is given texts: the boundary to JavaScript, the research command.

mod game;
pub mod link;
pub mod multivision;
mod number;
mod refusal;

pub use game::{parse_move, player, position};
pub use number::whole_number;
pub use refusal::Refusal;
