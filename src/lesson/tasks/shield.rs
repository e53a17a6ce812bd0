//! `shield`: the largest set that Derek can keep for ever, or the answer that there is none.

use crate::lesson::Refusal;
use crate::lesson::attempt::{Attempt, require};
use crate::lesson::replay::{line, moves_of};
use crate::lesson::set::positions_of;
use crate::lesson::table::Table;
use crate::lesson::verdict::{Judged, Verdict, Why};
use magnus_derek::layers::{Coset, Layers, hull};
use magnus_derek::position_set::PositionSet;
use magnus_derek::zn::Direction;
use serde::Deserialize;

/// As many unvisited positions of the figure as Derek can keep for ever, whatever Magnus calls. If he can keep none, that is the right answer.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "object"))]
#[serde(deny_unknown_fields)]
pub struct Shield {}

impl Shield {
    pub(in crate::lesson) fn check(&self, table: &Table, attempt: &Attempt) -> Result<Judged, Refusal> {
        let (game, n) = (table.game(), table.zn().n());
        let of = most_kept(game.unvisited(), game.token()).map_or(0, |(_, count)| count);
        if attempt.says_none() {
            return Ok(Verdict::of_answer(of == 0, Why::Exists { count: of }).into());
        }
        let marked = positions_of(n, require(attempt.positions.as_deref(), "positions")?)?;
        let count = marked.count();
        if let Some(position) = marked.iter().find(|&position| game.is_visited(position)) {
            return Ok(Verdict::Failed(Why::Visited { position }).into());
        }
        if hull(&marked).is_some_and(|class| class.contains(game.token())) {
            let (depth, line) = force(table, &marked)?;
            return Ok(Verdict::Failed(Why::Reached { depth, line }).into());
        }
        let verdict =
            if count == of && of > 0 { Verdict::Done } else { Verdict::Unfinished(Why::Missing { count, of }) };
        Ok(verdict.into())
    }
}

/// The class of which Derek can keep the most unvisited positions for ever, and how many; of several the one with the smallest modulus and
/// γ. `None` if he can keep none.
///
/// What is kept in the end lies in a class of odd index without the token (closed-set lemma), and the unvisited members of such a class can be kept.
/// O(n) for each odd divisor of n.
#[must_use]
pub(crate) fn most_kept(unvisited: &PositionSet, token: u32) -> Option<(Coset, u32)> {
    let mut most: Option<(Coset, u32)> = None;
    for class in classes(unvisited.n()).filter(|class| !class.contains(token)) {
        let count = unvisited.iter().filter(|&position| class.contains(position)).count() as u32;
        if count > most.map_or(0, |(_, count)| count) {
            most = Some((class, count));
        }
    }
    most
}

/// The classes of odd index but the whole table, by their modulus, then γ.
pub(crate) fn classes(n: u32) -> impl Iterator<Item = Coset> {
    let divisors = (3..=n).step_by(2).filter(move |&q| n.is_multiple_of(q));
    divisors.flat_map(|q| (0..q).map(move |gamma| Coset { gamma, q }))
}

/// The rounds in which Magnus forces the token into a set, and the game in which he does so against a Derek who stays as far away as he can.
fn force(table: &Table, set: &PositionSet) -> Result<(u32, String), Refusal> {
    let (zn, mut token) = (table.zn(), table.game().token());
    let layers = Layers::of(set);
    let mut moves = moves_of(table.session());
    let round = moves.len() as u32;
    while let Some(magnitude) = layers.witness(token) {
        let depth = |direction: &Direction| layers.depth(zn.landing(token, magnitude, *direction)).unwrap_or(0);
        let [plus, minus] = Direction::BOTH;
        let direction = if depth(&minus) > depth(&plus) { minus } else { plus };
        token = zn.landing(token, magnitude, direction);
        moves.push((magnitude, direction));
    }
    Ok((layers.depth(table.game().token()).unwrap_or(0), line(table.session(), moves, round)?))
}
