//! A table of the Magnus–Derek game: all that a page may ask of it, in plain Rust.
//!
//! The game itself, its layers, bounds, strategies and exact values are the crate [`magnus_derek`]; the theorems stand on its first
//! page. Here is what is built on them: a [`session`] of two players with its [`view`], [`link`]s, [`lesson`]s, a [`tournament`],
//! announced moves ([`announced`]), play at random ([`random_play`]).
//!
//! # What is known
//! - If Magnus announces his magnitudes, Algorithm DEREK is not optimal: \[L08] Theorem 4 is false ([`announced::thesis`]). If Derek
//!   announces n − 1 directions, Magnus visits everything, except for n = 3 and n = 5 (\[L08] Theorem 5, [`announced::odd`]).
//! - If both play at random, n·ln n rounds or so visit everything (\[L08] Theorem 6, [`random_play::expected`]).
//!
//! Source: \[L08] J.-J. Lin, "More on the Magnus–Derek game", master's thesis, National Chiao Tung University 2008.
//!
//! # What is checked by computation
//! - Magnus's answer to every list of directions for even n to 16, for odd n to 17, with ⌈n/2⌉ to 13; the exact minimum for
//!   announced magnitudes against all lists of directions; mean cover times against the chain over all visited sets.
//! - Puzzles ([`practice`]) by a recursion that knows no symmetry and no layers: 2,000 of each kind and level, that the answer is right,
//!   and the only one where that is said.
//! - The companions against brute force: every circle to 14 spaces, all pairs of numbers below 120, and multivision with bounded
//!   added exponents for K = 2, 3, 4. Errata of their sources: the options of F(12) and the missing 11 in the solution of the
//!   circle; the odd exponent that Fraenkel's winning move asks for and does not need.
//!
//! Three small games with a complete theory stand beside the table, in a crate of their own:
//! [`magnus_derek_companions`](../magnus_derek_companions/index.html).
//!
//! # Map
//! Imports point upwards in this list only; `tests/structure.rs` holds it.
//!
//! ```text
//! comment       what an author says about a round
//! set_up        a position set up by hand, with which a game begins
//! link          a game as a link
//! session       a game with its two players
//! view          its data for a page
//! evaluation    values of the moves of a game
//! best_play     values of all moves of a position, and best play after them
//! explorer      all calls from a position, and what the strategies would call
//! ladder        the first games, in which a person is Derek
//! tournament    many games of strategies against each other
//! lost_rounds   what each Magnus loses in them, by the number of positions left
//! worst         the most rounds that a strategy needs, over all Dereks
//! known         results computed in advance about perfect play
//! growth        the growth of R(p) − p, as far as it can be told
//! space_time    a whole game as one picture, time downwards and positions across
//! announced      one player's moves announced
//! random_play   both players at random
//! lesson        tasks on the table, and verdicts on attempts
//! practice      puzzles from games, the puzzles of a day, and mistakes as puzzles
//! refusals      all their refusals
//! ```
//!
//! Three more crates lie in folders of `src`. This one needs `core`, the game; `companions`, three other games, and `wasm`, the boundary to
//! JavaScript, need this one. Lessons are given the numbers of those games as [`lesson::OtherGames`].

#![warn(missing_docs)]

pub mod announced;
pub mod best_play;
#[cfg(feature = "authoring")]
pub mod comment;
pub mod evaluation;
pub mod explorer;
pub mod growth;
pub mod known;
pub mod ladder;
pub mod lesson;
pub mod link;
pub mod lost_rounds;
pub mod practice;
pub mod random_play;
mod refusals;
pub mod session;
#[cfg(feature = "authoring")]
pub mod set_up;
pub mod space_time;
pub mod tournament;
pub mod view;
pub mod worst;

#[cfg(feature = "typescript")]
#[doc(hidden)]
pub use refusals::CoreRefusal;
