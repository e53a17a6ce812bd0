//! Lessons: `mark`, with every set of positions.

use crate::lessons::{subsets, verdict, visiting, word};
use crate::oracle;
use magnus_derek_table::lesson::Why;
use serde_json::json;
use std::collections::BTreeSet;

#[test]
fn exactly_the_positions_of_the_layer_are_right() {
    for n in 2..=6 {
        for visited in subsets(n).filter(|set| !set.contains(&0)) {
            let game = visiting(n, &visited);
            let left: BTreeSet<u32> = (1..n).filter(|z| !visited.contains(z)).collect();
            let layers = oracle::layers(n, &left);
            for layer in 0..3 {
                let task = json!({"kind": "mark", "layer": layer});
                let before =
                    if layer == 0 { BTreeSet::new() } else { layers[(layer - 1).min(layers.len() - 1)].clone() };
                let wanted: BTreeSet<u32> = layers[layer.min(layers.len() - 1)].difference(&before).copied().collect();
                for marked in subsets(n) {
                    let found = verdict(&task, &game, json!({ "positions": marked }));
                    let marked: BTreeSet<u32> = marked.into_iter().collect();
                    assert_eq!(found.is_done(), marked == wanted, "{game} {task} {marked:?}");
                    // An answer that is only incomplete can still become right.
                    assert_eq!(found.is_failed(), !marked.is_subset(&wanted), "{game} {task} {marked:?}");
                    let progress = found.progress.expect("it is counted");
                    assert_eq!(progress.have as usize, marked.intersection(&wanted).count());
                    assert_eq!(progress.want as usize, wanted.len());
                    match found.why() {
                        Some(Why::Earlier { position, .. }) => {
                            assert!(marked.contains(position) && before.contains(position))
                        }
                        Some(Why::Extra { position, .. }) => {
                            assert!(marked.contains(position) && !wanted.contains(position))
                        }
                        other => assert!(matches!(other, None | Some(Why::Missing { .. })), "{other:?}"),
                    }
                }
            }
        }
    }
}

#[test]
fn of_three_midpoints_on_n_13_two_are_new() {
    let game = visiting(13, &[1, 3, 4, 5, 7, 8, 9, 10, 12]);
    let task = json!({"kind": "mark", "layer": 1});
    assert!(verdict(&task, &game, json!({"positions": [4, 0]})).is_done());
    let own = verdict(&task, &game, json!({"positions": [4, 2]}));
    assert_eq!(own.why(), Some(&Why::Earlier { position: 2, depth: 0, count: 1, of: 2 }));
    assert_eq!(word(&verdict(&task, &game, json!({"positions": [4]}))), "missing");
    let extra = verdict(&task, &game, json!({"positions": [1]}));
    assert_eq!((&*word(&extra), extra.is_failed()), ("extra", true));
}

#[test]
fn the_bad_places_are_the_unvisited_positions_halfway_between_no_two_others() {
    for n in 3..=7_u32 {
        for visited in subsets(n).filter(|set| !set.contains(&0)) {
            let game = visiting(n, &visited);
            let left: BTreeSet<u32> = (1..n).filter(|z| !visited.contains(z)).collect();
            let halfway = |z: &u32| {
                (1..n.div_ceil(2)).any(|d| left.contains(&((z + d) % n)) && left.contains(&((z + n - d) % n)))
            };
            let wanted: BTreeSet<u32> = left.iter().copied().filter(|z| !halfway(z)).collect();
            for marked in subsets(n) {
                let found = verdict(&json!({"kind": "mark", "bad": true}), &game, json!({ "positions": marked }));
                let marked: BTreeSet<u32> = marked.into_iter().collect();
                assert_eq!(
                    (found.is_done(), found.is_failed()),
                    (marked == wanted, !marked.is_subset(&wanted)),
                    "{game} {marked:?}"
                );
                match found.why() {
                    Some(Why::Visited { position }) => assert!(!left.contains(position)),
                    Some(Why::Halfway { position, .. }) => assert!(left.contains(position) && halfway(position)),
                    other => assert!(matches!(other, None | Some(Why::Missing { .. })), "{other:?}"),
                }
            }
        }
    }
}
