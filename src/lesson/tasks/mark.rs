//! `mark`: exactly the positions of a layer that are not in the layer before, or the bad places.

use crate::lesson::attempt::{Attempt, require};
use crate::lesson::set::{pair_around, positions_of};
use crate::lesson::table::Table;
use crate::lesson::verdict::{Judged, Verdict, Why};
use crate::lesson::{Fault, Refusal};
use magnus_derek::position_set::PositionSet;
use serde::Deserialize;

/// Either the positions of depth `layer`: those of M^i(A) that are not in the layer before; 0 is A. Or the `bad` places: the unvisited positions
/// that are halfway between no two others.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// i.
    pub layer: Option<u32>,
    /// True: the bad places.
    pub bad: Option<bool>,
}

impl Mark {
    pub(in crate::lesson) fn check(&self, table: &Table, attempt: &Attempt) -> Result<Judged, Refusal> {
        if self.layer.is_some() == (self.bad == Some(true)) {
            return Err(Refusal::Task { why: Fault::MarkFields });
        }
        let marked = positions_of(table.zn().n(), require(attempt.positions.as_deref(), "positions")?)?;
        Ok(match self.layer {
            Some(layer) => judge_layer(table, layer, &marked),
            None => judge_bad_places(table.game().unvisited(), &marked),
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

/// The verdict on positions that are to be the bad places.
fn judge_bad_places(unvisited: &PositionSet, marked: &PositionSet) -> Judged {
    let found = |position: &u32| unvisited.contains(*position) && pair_around(unvisited, *position).is_none();
    let (of, count) = (unvisited.iter().filter(found).count() as u32, marked.iter().filter(found).count() as u32);
    let Some(position) = marked.iter().find(|position| !found(position)) else { return judge_count(count, of) };
    let why = match pair_around(unvisited, position).filter(|_| unvisited.contains(position)) {
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
