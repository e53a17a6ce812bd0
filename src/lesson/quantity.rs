//! The numbers that tasks ask for, computed and never stored.

use super::all_sets::{count_sets, deepest};
use super::computed::{
    cover_time, fewest_visited, halvings, lower_bound, midpoint, perfect, phase_one, rounds_of_game,
};
use super::endgame::rounds_left;
use super::other_games::OtherGames;
use super::set::depth_after_landing;
use super::table::Table;
use super::{Fault, Refusal};
use crate::announced::{Magnitudes, thesis};
use magnus_derek::bounds;
use magnus_derek::number::{Measure, in_range};
use magnus_derek::zn::Zn;
use serde::Deserialize;

/// A number that the core computes, from its own arguments or from the figure.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
// The types of JavaScript are written in tests, by what does not know this attribute.
#[cfg_attr(not(test), serde(deny_unknown_fields))]
pub enum Quantity {
    /// f*(n).
    FStar {
        /// n.
        n: u32,
    },
    /// R(n), where it is known: computed, or by Theorem 7 ([`bounds::no_waste`]).
    Rounds {
        /// n.
        n: u32,
    },
    /// R(n) − n.
    Excess {
        /// n.
        n: u32,
    },
    /// R(n) − (f*(n) − 1): the rounds of perfect play that visit nothing new.
    Waste {
        /// n.
        n: u32,
    },
    /// B(n), the rounds after which layer play has ended.
    Bound {
        /// n.
        n: u32,
    },
    /// The rounds after which layer play has visited f*(n) positions, as proved.
    UntilFStar {
        /// n.
        n: u32,
    },
    /// p − 3 + ⌈½⌈log₂ p⌉⌉, the rounds that every Magnus needs.
    LowerBound {
        /// A prime, at least 5.
        p: u32,
    },
    /// The mean of the rounds until all positions are visited if both play at random, rounded.
    CoverTime {
        /// n.
        n: u32,
    },
    /// Number of halvings on an odd table that lead from 1 to 1 again.
    Halvings {
        /// n, odd and at least 3.
        n: u32,
    },
    /// The largest depth that a position in the layers of any set of k positions has.
    Deepest {
        /// The table.
        n: u32,
        /// Number of positions.
        k: u32,
    },
    /// The least number of positions that phase one of the two-phase recursion visits: f*(n/p) in each of p − 1
    /// classes.
    PhaseOne {
        /// n, composite with an odd prime factor; p is the smallest.
        n: u32,
    },
    /// The midpoint of two positions on an odd table.
    Midpoint {
        /// An odd n.
        n: u32,
        /// A position.
        x: u32,
        /// Another one.
        y: u32,
    },
    /// The rounds of the figure's game, when its computers have played it to its end.
    Played,
    /// Number of rounds of the figure's game that have led to no new position.
    Wasted,
    /// On a prime table, with at most 10 positions unvisited in the figure: the rounds until one is left, if both play perfectly.
    RoundsLeft,
    /// The depth of the token in the figure; −1 if it is in no layer.
    Depth,
    /// Number of unvisited positions in the figure.
    Unvisited,
    /// |M^i(A)| in the figure.
    LayerSize {
        /// i.
        layer: u32,
    },
    /// Number of positions of the figure that have this depth.
    NewInLayer {
        /// The depth.
        layer: u32,
    },
    /// The depth of a position of the figure; −1 if it is in no layer.
    DepthOf {
        /// The position.
        position: u32,
    },
    /// The rounds in which another new position can be forced once the token has come to this unvisited position; −1 if
    /// none can.
    Ending {
        /// The position.
        position: u32,
    },
    /// Number of pairs of different unvisited positions of the figure that have this midpoint.
    Pairs {
        /// The midpoint.
        position: u32,
    },
    /// Number of sets of k positions on the figure's table that have a layer of this size.
    Sets {
        /// Number of positions.
        k: u32,
        /// i.
        layer: u32,
        /// |M^i|.
        size: u32,
    },
    /// In a task `number`: of so many rounds after the figure those that led to no new position.
    Avoided {
        /// Number of rounds.
        rounds: u32,
    },
    /// The fewest positions to which Derek can hold announced magnitudes.
    Announced {
        /// n.
        n: u32,
        /// The magnitudes.
        magnitudes: Vec<u32>,
    },
    /// The answer of Algorithm DEREK of the thesis for them.
    Thesis {
        /// n.
        n: u32,
        /// The magnitudes.
        magnitudes: Vec<u32>,
    },
    /// The Grundy value of a path of free spaces, for dominoes.
    DominoPath {
        /// Number of spaces.
        spaces: u32,
    },
    /// The Grundy value of an empty circle: 1 if the first player wins, and 0 otherwise.
    DominoCircle {
        /// Number of spaces.
        spaces: u32,
    },
    /// The Number Game: 1 if the player who has to move wins, and 0 otherwise.
    NumberGame {
        /// A number, at least 1.
        a: u32,
        /// The other one.
        b: u32,
    },
    /// The Number Game: the largest A with which the player who has to move from (A, b) loses.
    LastLosing {
        /// B, at least 1.
        b: u32,
    },
    /// Multivision: the prime that a winning move takes; 0 if there is no winning move.
    Multivision {
        /// The piles, each at least 1.
        piles: Vec<u32>,
    },
}

impl Quantity {
    /// Its value. The cost is that of computing it.
    ///
    /// # Errors
    /// [`magnus_derek::number::OutOfRange`] and others for an argument that it is not known for.
    pub(super) fn value(&self, table: &Table, games: &dyn OtherGames) -> Result<i32, Refusal> {
        let game = table.game();
        let or_never = |depth: Option<u32>| depth.map_or(-1, |depth| depth as i32);
        let on_table = |position: u32| in_range(Measure::OnePosition, position, 0, table.zn().n() - 1);
        Ok(match self {
            Quantity::FStar { n } => Zn::new(*n)?.f_star() as i32,
            Quantity::Rounds { n } => perfect(*n)?,
            Quantity::Excess { n } => perfect(*n)? - *n as i32,
            Quantity::Waste { n } => perfect(*n)? - (Zn::new(*n)?.f_star() as i32 - 1),
            Quantity::Bound { n } => bounds::layer_play(Zn::new(*n)?) as i32,
            Quantity::UntilFStar { n } => bounds::rounds_until_f_star(Zn::new(*n)?) as i32,
            Quantity::LowerBound { p } => lower_bound(*p)?,
            Quantity::CoverTime { n } => cover_time(*n)?,
            Quantity::Halvings { n } => halvings(*n)?,
            Quantity::Deepest { n, k } => deepest(Zn::new(*n)?.n(), *k)? as i32,
            Quantity::PhaseOne { n } => phase_one(*n)?,
            Quantity::Midpoint { n, x, y } => midpoint(*n, *x, *y)?,
            Quantity::Played => rounds_of_game(table)?,
            Quantity::Wasted => game.transcript().filter(|round| !round.new).count() as i32,
            Quantity::RoundsLeft => rounds_left(game)? as i32,
            Quantity::Depth => or_never(game.depth(game.token())),
            Quantity::Unvisited => game.unvisited().count() as i32,
            Quantity::LayerSize { layer } => {
                let sizes = game.layers().sizes();
                sizes[(*layer as usize).min(sizes.len() - 1)] as i32
            }
            Quantity::NewInLayer { layer } => game.layers().new_members(*layer).count() as i32,
            Quantity::DepthOf { position } => or_never(game.depth(on_table(*position)?)),
            Quantity::Ending { position } => or_never(depth_after_landing(game, on_table(*position)?)),
            Quantity::Pairs { position } => {
                let (zn, z) = (table.zn(), on_table(*position)?);
                let is_pair = |d: &u32| {
                    let (x, y) = (zn.add(z, *d), zn.sub(z, *d));
                    x != y && !game.is_visited(x) && !game.is_visited(y)
                };
                (1..=zn.max_magnitude()).filter(is_pair).count() as i32
            }
            Quantity::Sets { k, layer, size } => count_sets(table.zn().n(), *k, *layer, *size)? as i32,
            Quantity::Avoided { .. } => {
                return Err(Refusal::Task { why: Fault::Avoided });
            }
            Quantity::Announced { n, magnitudes } => fewest_visited(&Magnitudes::new(*n, magnitudes.clone())?)?,
            Quantity::Thesis { n, magnitudes } => {
                let magnitudes = Magnitudes::new(*n, magnitudes.clone())?;
                magnitudes.visited(&thesis::derek(&magnitudes)?) as i32
            }
            Quantity::DominoPath { spaces } => games.domino_path(*spaces).into(),
            Quantity::DominoCircle { spaces } => games.domino_circle(*spaces).into(),
            Quantity::NumberGame { a, b } => {
                let a = in_range(Measure::NumberGame, *a, 1, u32::MAX)?;
                let b = in_range(Measure::NumberGame, *b, 1, u32::MAX)?;
                i32::from(games.wins_number_game(a, b))
            }
            Quantity::LastLosing { b } => games.last_losing(in_range(Measure::NumberGameB, *b, 1, 1_000_000)?) as i32,
            Quantity::Multivision { piles } => {
                let prime = games.prime_of_winning_move(piles);
                let prime = prime.map_err(|why| Refusal::Task { why })?;
                prime.map_or(0, |prime| prime as i32)
            }
        })
    }
}
