//! All sets of so many positions: how many have a layer of some size, and how deep their layers are.

use super::Refusal;
use magnus_derek::layers::Layers;
use magnus_derek::position_set::PositionSet;

/// The most sets that are tried: some tenths of a second on a page.
const MOST_SETS: u64 = 200_000;

/// |M^i| of a set.
pub(super) fn layer_size(set: &PositionSet, layer: u32) -> u32 {
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
pub(super) fn each_set(n: u32, k: u32, mut look: impl FnMut(&PositionSet)) -> Result<(), Refusal> {
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
