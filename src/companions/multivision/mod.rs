//! Multivision and K-multivision \[F98]: piles of tokens whose sizes are products of primes.
//!
//! A move of multivision divides one pile by a prime in it and multiplies it by any powers of larger primes. The primes *in play*
//! are all those from the smallest to the largest one of the first position, also those that divide no pile then. Who makes the
//! last pile 1 wins. The position is lost for the player who has to move exactly if M, the product of all piles, is a square
//! (Theorem 2). In K-multivision a move divides any piles by powers of one prime, by its s-th power in all with 1 ≤ s < K, and
//! multiplies each of these piles by any powers of larger primes; now the K-th powers are lost (Theorem 3). K = 2 is multivision.
//!
//! So only the exponents modulo K decide, and a winning move is found in one pass over them, however large they are. Yet the
//! game is intractable: the loser can make it longer than any number that was named before ([`delay`]).

pub mod delay;
pub mod exponent;
mod moves;
mod piles;
mod play;
pub mod primes;
mod refusal;

pub use moves::{Change, Move};
pub use piles::{MAX_K, MAX_PILES, Multivision, Pile};
pub use play::MultivisionReason;
pub use refusal::Refusal;
