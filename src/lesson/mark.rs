//! `mark`: exactly the positions of a layer that are not in the layer before.

use super::Refusal;
use super::attempt::{Attempt, needed};
use super::set::positions_of;
use super::table::Table;
use super::verdict::{Data, Verdict, Why};
use serde::Deserialize;

/// The positions of depth `layer`: those of M^i(A) that are not in the layer before; 0 is A.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// i.
    pub layer: u32,
}

impl Mark {
    pub(super) fn check(&self, table: &Table, attempt: &Attempt) -> Result<Verdict, Refusal> {
        let layers = table.game().layers();
        let of = layers.new_members(self.layer).count() as u32;
        let marked = positions_of(table.zn().n(), needed(attempt.positions.as_deref(), "positions")?)?;
        let depth = |position| layers.depth(position);
        let count = marked.iter().filter(|&position| depth(position) == Some(self.layer)).count() as u32;
        if let Some(position) = marked.iter().find(|&position| depth(position) != Some(self.layer)) {
            let earlier = depth(position).is_some_and(|depth| depth < self.layer);
            let why = if earlier { Why::Earlier } else { Why::Extra };
            let data = Data { position: Some(position), depth: depth(position), ..Data::count(count, of) };
            return Ok(Verdict::failed(why, data).at(count, of));
        }
        let verdict =
            if count == of { Verdict::done() } else { Verdict::not_yet(Why::Missing, Data::count(count, of)) };
        Ok(verdict.at(count, of))
    }
}
