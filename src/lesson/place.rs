//! `place`: positions on the empty table with a layer of some size, a closed set, or one with no three evenly spaced.

use super::attempt::{Attempt, needed};
use super::set::{pair_around, positions_of};
use super::table::Table;
use super::verdict::{Judged, Verdict, Why};
use super::{Fault, Refusal};
use magnus_derek::layers::{Layers, hull};
use magnus_derek::position_set::PositionSet;
use serde::Deserialize;

/// So many sets are looked at to find out whether there is one.
const MOST_SETS: u64 = 200_000;

/// Either `k` positions whose layer M^`layer` has `size` positions; or a `closed` set, M(A) = A ≠ ∅, of `k` positions if that is said,
/// which is no congruence class if `class` is false; or `k` positions with no three evenly spaced, `free`. If there is none, that is the right answer.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Number of positions.
    pub k: Option<u32>,
    /// i.
    pub layer: Option<u32>,
    /// |M^i|.
    pub size: Option<u32>,
    /// Whether the set is to be closed.
    pub closed: Option<bool>,
    /// False: it is to be no class.
    pub class: Option<bool>,
    /// True: no member is to be halfway between two others.
    pub free: Option<bool>,
}

impl Place {
    pub(super) fn check(&self, table: &Table, attempt: &Attempt) -> Result<Judged, Refusal> {
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
        let set = positions_of(n, needed(attempt.positions.as_deref(), "positions")?)?;
        let count = set.count();
        if let Some(k) = self.k {
            if count > k {
                return Ok(Verdict::Failed(Why::Many { count, of: k }).at(count, k));
            }
            if count < k {
                return Ok(Verdict::Unfinished(Why::Few { count, of: k }).at(count, k));
            }
        }
        let verdict = match layer {
            Some((layer, size)) => {
                let count = layer_size(&set, layer);
                Verdict::of_answer(count == size, Why::Size { count, of: size }).about(&set)
            }
            None if self.free.is_some() => free(&set),
            None => self.closed(&set),
        };
        Ok(if let Some(k) = self.k { verdict.at(count, k) } else { verdict })
    }

    /// The verdict on a set that is to be closed.
    fn closed(&self, set: &PositionSet) -> Judged {
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
        verdict.about(set)
    }

    /// Whether there is such a closed set. They are the cosets of the subgroups of odd index, and nothing else (closed-set lemma).
    fn closed_set_exists(&self, n: u32) -> bool {
        let fits = |k: u32| k > 0 && n.is_multiple_of(k) && n / k % 2 == 1;
        self.class != Some(false) && self.k.is_none_or(fits)
    }
}

/// The verdict on a set that is to have no three members evenly spaced.
fn free(set: &PositionSet) -> Judged {
    let halfway = set.iter().find_map(|position| Some((position, pair_around(set, position)?)));
    match halfway {
        Some((position, pair)) => Verdict::Failed(Why::Halfway { position, pair }),
        None => Verdict::Done,
    }
    .about(set)
}

/// Whether some set of `k` positions has no three members evenly spaced. O(n²·C(n, k)).
///
/// # Errors
/// [`Refusal::Sets`] if there are more than [`MOST_SETS`] sets.
fn free_set_exists(n: u32, k: u32) -> Result<bool, Refusal> {
    let mut exists = false;
    each_set(n, k, |set| exists |= set.iter().all(|position| pair_around(set, position).is_none()))?;
    Ok(exists)
}

/// |M^i| of a set.
fn layer_size(set: &PositionSet, layer: u32) -> u32 {
    let layers = Layers::of(set);
    let last = layers.sizes().len() - 1;
    layers.sizes()[last.min(layer as usize)]
}

/// Number of sets of `k` positions with a layer of this size. O(layers · C(n, k)).
///
/// # Errors
/// [`Refusal::Sets`] if that are more than [`MOST_SETS`] sets.
pub(super) fn count_sets(n: u32, k: u32, layer: u32, size: u32) -> Result<u32, Refusal> {
    let mut found = 0;
    each_set(n, k, |set| found += u32::from(layer_size(set, layer) == size))?;
    Ok(found)
}

/// The largest depth that a position in the layers of any set of `k` positions has. O(layers · C(n, k)).
///
/// # Errors
/// [`Refusal::Sets`] if that are more than [`MOST_SETS`] sets.
pub(super) fn deepest(n: u32, k: u32) -> Result<u32, Refusal> {
    let mut deepest = 0;
    each_set(n, k, |set| deepest = deepest.max(Layers::of(set).sizes().len() as u32 - 1))?;
    Ok(deepest)
}

/// Calls `look` with every set of `k` positions.
///
/// # Errors
/// [`Refusal::Sets`] if there are more than [`MOST_SETS`].
fn each_set(n: u32, k: u32, mut look: impl FnMut(&PositionSet)) -> Result<(), Refusal> {
    // C(n, i + 1) = C(n, i)·(n − i)/(i + 1), and up to the middle these only grow.
    let mut sets = 1_u64;
    for i in 0..u64::from(k.min(n.saturating_sub(k))) {
        sets = sets * (u64::from(n) - i) / (i + 1);
        if sets > MOST_SETS {
            return Err(Refusal::Sets { most: MOST_SETS as u32, k, n });
        }
    }
    if k > n {
        return Ok(());
    }
    let mut chosen: Vec<u32> = (0..k).collect();
    loop {
        look(&PositionSet::of(n, chosen.iter().copied()));
        // The last position that can be moved on, and those after it close behind.
        let Some(place) = (0..k).rev().find(|&place| chosen[place as usize] < n - k + place) else { break };
        let first = chosen[place as usize] + 1;
        for (position, later) in (first..).zip(place..k) {
            chosen[later as usize] = position;
        }
    }
    Ok(())
}
