//! The Magnus–Derek game: rules, midpoint layers and strategies.
//!
//! # The game
//! A token stands on position 0 of a round table Z_n; 0 counts as visited. In each round Magnus names a magnitude ℓ,
//! 1 ≤ ℓ ≤ n/2, and Derek a direction; the token moves ℓ positions that way. Magnus wants to visit many positions in few
//! rounds, Derek wants few. A is always the set of unvisited positions, K the token's position.
//!
//! # What is known
//! - Magnus can force f*(n) positions and Derek can hold him to them: n for powers of two, else n(p − 1)/p with p the smallest
//!   odd prime factor (\[N10] Theorem 1). See [`zn::Zn::f_star`].
//! - Powers of two take exactly n − 1 rounds (\[N10] Theorem 2).
//! - On 2^a·3^b, and on 3m for many m, f*(n) − 1 rounds are enough, so that none is wasted: see [`bounds::no_waste`].
//! - By the layers A ⊆ M(A) ⊆ M²(A) ⊆ … every table takes fewer than 2(n − 1) rounds, and primes p ≥ 5 take at least
//!   p − 4 + ⌈¾⌈log₂ p⌉⌉, so n + c is not enough for any c; R(n) = f*(n) + o(n), so nearly every round is new: see [`bounds`], with proofs, and [`layers`] for their computation.
//! - Closed-set lemma: a non-empty A with M(A) = A is a coset of a subgroup of odd index, and the last layer of any A is the
//!   smallest such coset around it ([`layers::hull`]). So nothing more can be forced exactly when A lies in such a coset and
//!   the token does not: this is the game's end, [`reason::End`].
//! - \[N10] Lemma 1, |M^i(A)| ≥ min(n, 2^i(|A| − 1) + 1), is stated for odd primes and true there. It does not extend:
//!   n = 6, A = {0, 3}, i = 1 gives 2 < 3; among odd n the first is n = 9, A = {0, 3}, i = 2, with 3 < 5.
//! - If Magnus announces his magnitudes, Algorithm DEREK is not optimal: \[L08] Theorem 4 is false ([`revealed::thesis`]). If Derek
//!   announces n − 1 directions, Magnus visits everything, except for n = 3 and n = 5 (\[L08] Theorem 5, [`revealed::odd`]).
//! - If both play at random, n·ln n rounds or so visit everything (\[L08] Theorem 6, [`random_play::expected`]).
//!
//! Sources: \[N10] Z. Nedev, "An O(n)-round strategy for the Magnus–Derek game", Algorithms 2010. \[L08] J.-J. Lin, "More on the
//! Magnus–Derek game", master's thesis, National Chiao Tung University 2008.
//!
//! # What is checked by computation
//! - The exact values of every position to n = 10 against an iteration that knows neither symmetry nor order; R(n) to n = 22.
//! - The values with few positions left ([`endgame`]) against the definition for every set to n = 9, against those of the solver to 21.
//! - The perfect Magnus against every Derek to n = 15, the perfect Derek against every Magnus to n = 14: exactly R(n) rounds.
//! - The layers against their definition for every set to n = 12 and random ones to n = 400, every witness audited; the closed-set
//!   lemma for every set to n = 16; Lemma 1 of \[N10] for every set on the odd primes to 17.
//! - Layer play with every choice of pairs against every Derek to n = 18, and our players against all registered ones for n to 200 and
//!   every third to 300: f*(n) positions within B(n) rounds, as [`bounds`] proves. R(n) between its two bounds wherever it is known.
//! - Every lemma of the lower bounds by its definition: the depths of three positions on all primes to 200, the second exits of four to p = 37, the
//!   shadow and stage lemmas where they first say something. The Derek of these proofs against every Magnus to p = 11.
//! - The Magnus who wastes no round (`tripling`) against every Derek to n = 27 and all registered ones to n = 6,561: f*(n) − 1 rounds, always.
//! - The two-phase recursion (\[N10] Algorithm 1) against every Derek to n = 22, and 25, 27, 30, 33, 35: at most 3(n − 1) rounds.
//! - The protector against every Magnus to n = 12; powers of two against every Derek to n = 16.
//! - Magnus's answer to every list of directions for even n to 16, for odd n to 17, with ⌈n/2⌉ to 13; the exact minimum for
//!   announced magnitudes against all lists of directions; mean cover times against the chain over all visited sets.
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
//! player        the two players
//! number        whole numbers, each in its range
//! refusal       the form of refusals, and passing on those of others
//! chance        seeded draws
//! sorted        pairs of numbers in order
//! zn            the table: its arithmetic, directions, f*(n)
//! position_set  sets of positions as bits
//! layers        the midpoint layers of a set, and the numbers of pairs with a given midpoint
//! bounds        proved bounds on the number of rounds
//! endgame       exact values when few positions are left
//! reason        reasons of moves
//! round         a call, its answer, and the token's move
//! tree          the rounds of a game with all its lines
//! game          the rules, with undo and redo
//! solver        the exact values of small tables
//! registry      strategies by their ids
//! exact         the exact values for the positions of a game
//! magnus        Magnus's strategies
//! derek         Derek's strategies
//! parse         parsing of texts, for the boundary and for links
//! link          a game as a link
//! session       a game with its two players
//! view          its data for a page
//! evaluation    values of the moves of a game
//! tournament    many games of strategies against each other
//! worst         the most rounds that a strategy needs, over all Dereks
//! known         results computed in advance about perfect play
//! growth        the growth of R(p) − p, as far as it can be told
//! space_time    a whole game as one picture, time downwards and positions across
//! revealed      one player's moves announced
//! random_play   both players at random
//! lesson        tasks on the table, and verdicts on attempts
//! refusals      all their refusals
//! ```
//!
//! Two more crates lie in folders of `src` and need this one, never the other way round: `companions`, three other games, and `wasm`, the
//! boundary to JavaScript. Lessons are given the numbers of those games as [`lesson::OtherGames`].

#![warn(missing_docs)]

// By this name the tests that are shared with other crates know it there too.
#[cfg(test)]
extern crate self as magnus_derek;

pub mod bounds;
pub mod chance;
pub mod derek;
pub mod endgame;
pub mod evaluation;
pub mod exact;
pub mod game;
pub mod growth;
pub mod known;
pub mod layers;
pub mod lesson;
pub mod link;
pub mod magnus;
pub mod number;
pub mod parse;
pub mod player;
pub mod position_set;
pub mod random_play;
pub mod reason;
pub mod refusal;
mod refusals;
pub mod registry;
pub mod revealed;
pub mod round;
pub mod session;
pub mod solver;
mod sorted;
pub mod space_time;
pub mod tournament;
pub mod tree;
#[cfg(test)]
mod typescript;
pub mod view;
pub mod worst;
pub mod zn;
