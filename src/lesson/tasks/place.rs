//! `place`: positions on the empty table with a layer of some size, a closed set, or one with no three evenly spaced.

use crate::lesson::all_sets::{count_sets, each_set, layer_size};
use crate::lesson::attempt::{Attempt, require};
use crate::lesson::set::{pair_around, positions_of};
use crate::lesson::table::Table;
use crate::lesson::verdict::{Judged, Verdict, Why};
use crate::lesson::{Fault, Refusal};
use magnus_derek::layers::{Layers, hull};
use magnus_derek::position_set::PositionSet;
use serde::Deserialize;

/// Either `k` positions whose layer M^`layer` has `size` positions; or a `closed` set, M(A) = A ≠ ∅, of `k` positions if that is said,
/// which is no congruence class if `class` is false; or `k` positions with no three evenly spaced, `free`. If there is none, that is the right answer.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Number of positions.
    pub k: Option<u32>,
    /// i.
    pub layer: Option<u32>,
    /// |M^i|.
    pub size: Option<u32>,
    /// True if the set is to be closed.
    pub closed: Option<bool>,
    /// False: it is to be no class.
    pub class: Option<bool>,
    /// True: no member is to be halfway between two others.
    pub free: Option<bool>,
}

impl Place {
    pub(in crate::lesson) fn check(&self, table: &Table, attempt: &Attempt) -> Result<Judged, Refusal> {
        let n = table.zn().n();
        let layer = match (self.k, self.layer, self.size, self.closed, self.class, self.free) {
            (Some(_), Some(layer), Some(size), None, None, None) => Some((layer, size)),
            (_, None, None, Some(true), _, None) | (Some(_), None, None, None, None, Some(true)) => None,
            _ => {
                return Err(Refusal::Task { why: Fault::PlaceFields });
            }
        };
        if attempt.says_none() {
            let exists = match layer {
                Some((layer, size)) => count_sets(n, self.k.unwrap_or(0), layer, size)? > 0,
                None if self.free.is_some() => free_set_exists(n, self.k.unwrap_or(0))?,
                None => self.closed_set_exists(n),
            };
            return Ok(Verdict::of_answer(!exists, Why::SetExists).into());
        }
        let set = positions_of(n, require(attempt.positions.as_deref(), "positions")?)?;
        let count = set.count();
        if let Some(k) = self.k {
            if count > k {
                return Ok(Verdict::Failed(Why::Many { count, of: k }).with_progress(count, k));
            }
            if count < k {
                return Ok(Verdict::Unfinished(Why::Few { count, of: k }).with_progress(count, k));
            }
        }
        let verdict = match layer {
            Some((layer, size)) => {
                let count = layer_size(&set, layer);
                Verdict::of_answer(count == size, Why::Size { count, of: size }).with_layers(&set)
            }
            None if self.free.is_some() => judge_free_set(&set),
            None => self.judge_closed_set(&set),
        };
        Ok(if let Some(k) = self.k { verdict.with_progress(count, k) } else { verdict })
    }

    /// The verdict on a set that is to be closed.
    fn judge_closed_set(&self, set: &PositionSet) -> Judged {
        let wrong = |why| match self.k {
            // So many are placed already.
            Some(_) => Verdict::Failed(why),
            None => Verdict::Unfinished(why),
        };
        let Some(class) = hull(set) else { return Verdict::Unfinished(Why::Few { count: 0, of: 1 }).into() };
        let layers = Layers::of(set);
        let verdict = match layers.new_members(1).next() {
            Some(position) => {
                let n = set.n();
                let distance = layers.witness(position).expect("a new member of M(A) is halfway between two of A");
                let pair = [(position + n - distance) % n, (position + distance) % n];
                wrong(Why::Grows { position, pair })
            }
            None if self.class == Some(false) => wrong(Why::class(set.n(), class)),
            None => Verdict::Done,
        };
        verdict.with_layers(set)
    }

    /// True if there is such a closed set. They are the cosets of the subgroups of odd index, and nothing else (closed-set lemma).
    fn closed_set_exists(&self, n: u32) -> bool {
        let fits = |k: u32| k > 0 && n.is_multiple_of(k) && n / k % 2 == 1;
        self.class != Some(false) && self.k.is_none_or(fits)
    }
}

/// The verdict on a set that is to have no three members evenly spaced.
fn judge_free_set(set: &PositionSet) -> Judged {
    let halfway = set.iter().find_map(|position| Some((position, pair_around(set, position)?)));
    match halfway {
        Some((position, pair)) => Verdict::Failed(Why::Halfway { position, pair }),
        None => Verdict::Done,
    }
    .with_layers(set)
}

/// True if some set of `k` positions has no three members evenly spaced. O(n²·C(n, k)).
///
/// # Errors
/// [`Refusal::Sets`] if there are too many sets to look at.
fn free_set_exists(n: u32, k: u32) -> Result<bool, Refusal> {
    let mut exists = false;
    each_set(n, k, |set| exists |= set.iter().all(|position| pair_around(set, position).is_none()))?;
    Ok(exists)
}
