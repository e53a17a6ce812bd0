//! `mark`: exactly the positions of a layer that are not in the layer before, the bad places, or those without two cheap landings.

use crate::lesson::attempt::{Attempt, require};
use crate::lesson::set::{pair_around, positions_of};
use crate::lesson::table::Table;
use crate::lesson::verdict::{Judged, Verdict, Why};
use crate::lesson::{Fault, Refusal};
use magnus_derek::position_set::PositionSet;
use serde::Deserialize;

/// Either the positions of depth `layer`: those of M^i(A) that are not in the layer before; 0 is A. Or the `bad` places: the unvisited positions
/// that are halfway between no two others. Or on a table with prices all positions that are halfway between no two others of at most this `price`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// i.
    pub layer: Option<u32>,
    /// True: the bad places.
    pub bad: Option<bool>,
    /// The price.
    pub price: Option<i32>,
}

impl Mark {
    pub(in crate::lesson) fn check(&self, table: &Table, attempt: &Attempt) -> Result<Judged, Refusal> {
        let given = usize::from(self.layer.is_some()) + usize::from(self.price.is_some());
        if given + usize::from(self.bad == Some(true)) != 1 {
            return Err(Refusal::Task { why: Fault::MarkFields });
        }
        let marked = positions_of(table.zn().n(), require(attempt.positions.as_deref(), "positions")?)?;
        let unvisited = table.game().unvisited();
        if let Some(price) = self.price {
            let cheap = table.prices()?.cheap(price);
            return Ok(judge_places(&PositionSet::full(table.zn().n()), &cheap, &marked));
        }
        Ok(match self.layer {
            Some(layer) => judge_layer(table, layer, &marked),
            None => judge_places(unvisited, unvisited, &marked),
        })
    }
}

/// The verdict on positions that are to be those of a layer.
fn judge_layer(table: &Table, layer: u32, marked: &PositionSet) -> Judged {
    let layers = table.game().layers();
    let of = layers.new_members(layer).count() as u32;
    let depth = |position| layers.depth(position);
    let count = marked.iter().filter(|&position| depth(position) == Some(layer)).count() as u32;
    if let Some(position) = marked.iter().find(|&position| depth(position) != Some(layer)) {
        let why = match depth(position) {
            Some(depth) if depth < layer => Why::Earlier { position, depth, count, of },
            depth => Why::Extra { position, depth, count, of },
        };
        return Verdict::Failed(why).with_progress(count, of);
    }
    judge_count(count, of)
}

/// The verdict on positions that are to be the members of a set that are halfway between no two members of another one.
fn judge_places(members: &PositionSet, pairs_in: &PositionSet, marked: &PositionSet) -> Judged {
    let found = |position: &u32| members.contains(*position) && pair_around(pairs_in, *position).is_none();
    let (of, count) = (members.iter().filter(found).count() as u32, marked.iter().filter(found).count() as u32);
    let Some(position) = marked.iter().find(|position| !found(position)) else { return judge_count(count, of) };
    let why = match pair_around(pairs_in, position).filter(|_| members.contains(position)) {
        Some(pair) => Why::Halfway { position, pair },
        None => Why::Visited { position },
    };
    Verdict::Failed(why).with_progress(count, of)
}

/// The verdict when no wrong position is marked.
fn judge_count(count: u32, of: u32) -> Judged {
    let verdict = if count == of { Verdict::Done } else { Verdict::Unfinished(Why::Missing { count, of }) };
    verdict.with_progress(count, of)
}
