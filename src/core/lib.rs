//! The Magnus–Derek game: rules, midpoint layers, proved bounds, strategies and exact values.
//!
//! # The game
//! A token stands on position 0 of a round table Z_n; 0 counts as visited. In each round Magnus names a magnitude ℓ,
//! 1 ≤ ℓ ≤ n/2, and Derek a direction; the token moves ℓ positions that way. Magnus wants to visit many positions in few
//! rounds, Derek wants few. A is always the set of unvisited positions, K the token's position.
//!
//! # A game in ten lines
//! ```
//! # #[cfg(feature = "strategies")] {
//! use magnus_derek::{game::Game, parse, zn::Zn};
//!
//! let mut game = Game::new(Zn::new(15)?);
//! let seed = 1;
//! let magnus = parse::magnus("layers")?.build(&game, seed)?.expect("a computer");
//! let derek = parse::derek("protector")?.build(&game, seed)?.expect("a computer");
//! while let Some(call) = magnus.call(&game) {
//!     game.call(call)?;
//!     game.answer(derek.answer(&game, call.magnitude))?;
//! }
//! assert_eq!(game.visited().len(), 10); // f*(15) = 15 · 2/3
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to enter
//! - Layers of a set of positions, depths and witnesses: [`layers`].
//! - Proved bounds on the number of rounds: [`bounds`].
//! - Exact values of small tables: [`solver`]; with few positions left on any table: [`endgame`].
//! - A strategy of one's own: `magnus::Magnus`, `derek::Derek`.
//! - Exact values that another program can check: `solver::certificate`.
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
//!
//! # What will grow
//! Strategies will come, and with them reasons, needs and refusals: those enums are `non_exhaustive`, so that a new one breaks no `match`
//! elsewhere. An enum that says *Complete* has all that there will ever be.
//!
//! # Features
//! - `strategies` (on by default): the strategies of both players, which draw by `rand`. Without it there is no dependency.
//! - `research`: certificates of exact values, and a solver that works through files.
//! - `serde`: reasons, values and refusals as data.
//!
//! # Map
//! Imports point upwards in this list only; `tests/structure.rs` of the repository holds it.
//!
//! ```text
//! player        the two players
//! refusal       the form of refusals, their English, and passing on those of others
//! number        whole numbers, each in its range
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
//! parse         parsing of texts, ids of strategies among them
//! refusals      all their refusals
//! ```

#![warn(missing_docs)]

pub mod bounds;
#[cfg(feature = "strategies")]
pub mod chance;
#[cfg(feature = "strategies")]
pub mod derek;
pub mod endgame;
pub mod exact;
pub mod game;
pub mod layers;
#[cfg(feature = "strategies")]
pub mod magnus;
pub mod number;
#[cfg(feature = "strategies")]
pub mod parse;
pub mod player;
pub mod position_set;
pub mod reason;
pub mod refusal;
mod refusals;
pub mod registry;
pub mod round;
pub mod solver;
#[doc(hidden)]
pub mod sorted;
pub mod tree;
pub mod zn;
