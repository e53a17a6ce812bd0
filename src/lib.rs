//! The Magnus–Derek game: rules, midpoint layers and strategies.
//!
//! # The game
//! A token stands on position 0 of a round table Z_n; 0 counts as visited. In each round Magnus names a magnitude ℓ,
//! 1 ≤ ℓ ≤ n/2, and Derek a direction; the token moves ℓ positions that way. Magnus wants to visit many positions in few
//! rounds, Derek wants few. A is always the set of unvisited positions, K the token's position.
//!
//! # What is known
//! - Magnus can force f*(n) positions and Derek can hold him to them: n for powers of two, else n(p − 1)/p with p the smallest
//!   odd prime factor ([N10] Theorem 1). See [`zn::Zn::f_star`].
//! - Powers of two take exactly n − 1 rounds ([N10] Theorem 2).
//! - Odd primes take at most 2(n − 1) rounds ([N10] Theorem 4), by the layers A ⊆ M(A) ⊆ M²(A) ⊆ …: see [`layers`].
//! - Closed-set lemma: a non-empty A with M(A) = A is a coset of a subgroup of odd index, and the last layer of any A is the
//!   smallest such coset around it ([`layers::hull`]). So nothing more can be forced exactly when A lies in such a coset and
//!   the token does not: this is the game's end, [`reason::End`].
//! - [N10] Lemma 1, |M^i(A)| ≥ min(n, 2^i(|A| − 1) + 1), holds for odd primes and fails for composites with an odd factor:
//!   n = 9, A = {0, 3}, i = 2 gives 3 < 5.
//! - If Magnus announces his magnitudes, Algorithm DEREK is not optimal: [L08] Theorem 4 is false ([`revealed::thesis`]). If Derek
//!   announces n − 1 directions, Magnus visits everything, but for n = 3 and n = 5 ([L08] Theorem 5, [`revealed::odd`]).
//! - If both play at random, n·ln n rounds or so visit everything ([L08] Theorem 6, [`random_play::expected`]).
//!
//! Sources: [N10] Z. Nedev, "An O(n)-round strategy for the Magnus–Derek game", Algorithms 2010. [L08] "More on the
//! Magnus–Derek game", master's thesis, National Chiao Tung University 2008.
//!
//! Beside the table stand three small games with a complete theory: see [`companions`].
//!
//! # Map
//! Imports point upwards in this list only; `tests/structure.rs` holds it.
//!
//! ```text
//! error         everything that can be refused, with its sentence
//! chance        seeded draws
//! zn            the table: its arithmetic, directions, f*(n)
//! position_set  sets of positions as bits
//! layers        the midpoint layers of a set, and how many pairs have a given midpoint
//! reason        why a move was made
//! round         a call, its answer, and where the token went
//! tree          the rounds of a game with all its lines
//! game          the rules, with undo and redo
//! solver        the exact values of small tables
//! exact         what they mean for a game
//! registry      strategies by their ids
//! magnus        Magnus's strategies
//! derek         Derek's strategies
//! link          a game as a link
//! session       a game with its two players
//! view          what a page is told of it
//! evaluation    what the moves of a game are worth
//! tournament    many games of strategies against each other
//! worst         the most rounds that a strategy needs, over all Dereks
//! known         what has been computed in advance of perfect play
//! space_time    a whole game as one picture, time downwards and positions across
//! revealed      one player's moves announced
//! random_play   both players at random
//! companions    three other games with a complete theory
//! ```

#![warn(missing_docs)]

pub mod chance;
pub mod companions;
pub mod derek;
pub mod error;
pub mod evaluation;
pub mod exact;
pub mod game;
pub mod known;
pub mod layers;
pub mod link;
pub mod magnus;
pub mod position_set;
pub mod random_play;
pub mod reason;
pub mod registry;
pub mod revealed;
pub mod round;
pub mod session;
pub mod solver;
pub mod space_time;
pub mod tournament;
pub mod tree;
#[cfg(test)]
mod typescript;
pub mod view;
pub mod worst;
pub mod zn;
