//! Lessons: `place`, with every set of positions.

use crate::lessons::{facts, subsets, verdict, word};
use crate::oracle;
use magnus_derek_table::lesson::Why;
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn table(n: u32) -> String {
    format!("n={n}&magnus=human&derek=human")
}

/// |M^i| by its definition.
fn size(n: u32, set: &[u32], layer: usize) -> usize {
    if set.is_empty() {
        return 0;
    }
    let layers = oracle::layers(n, &set.iter().copied().collect());
    layers[layer.min(layers.len() - 1)].len()
}

#[test]
fn a_set_is_right_when_its_layer_has_the_size() {
    for n in 2..=6 {
        let sets: Vec<Vec<u32>> = subsets(n).collect();
        for (k, layer, wanted) in
            (1..=n).flat_map(|k| (1..3).flat_map(move |i| (1..=n as usize).map(move |v| (k, i, v))))
        {
            let task = json!({"kind": "place", "k": k, "layer": layer, "size": wanted});
            let mut exists = false;
            for set in &sets {
                let good = set.len() == k as usize && size(n, set, layer) == wanted;
                exists |= good;
                let found = verdict(&task, &table(n), json!({ "positions": set }));
                assert_eq!(found.is_done(), good, "{task} {set:?}");
                assert_eq!(found.is_failed(), !good && set.len() >= k as usize, "{task} {set:?}");
            }
            let none = verdict(&task, &table(n), json!({"none": true}));
            assert_eq!((none.is_done(), none.is_failed()), (!exists, exists), "{task} none");
        }
    }
}

/// Number of sets of k positions that are accepted.
fn accepted(n: u32, k: usize, layer: u32, size: u32) -> usize {
    let task = json!({"kind": "place", "k": k, "layer": layer, "size": size});
    let sets = subsets(n).filter(|set| set.len() == k);
    sets.filter(|set| verdict(&task, &table(n), json!({ "positions": set })).is_done()).count()
}

#[test]
fn of_286_triples_on_13_78_grow_least_and_of_36_pairs_on_9_nine_break_lemma_1() {
    assert_eq!(accepted(13, 3, 1, 5), 78);
    assert_eq!(accepted(9, 2, 2, 3), 9);
}

#[test]
fn closed_sets_are_found_by_their_definition_and_all_are_classes() {
    for n in 2..=10 {
        for set in subsets(n) {
            let members: BTreeSet<u32> = set.iter().copied().collect();
            let closed = !set.is_empty() && oracle::midpoints(n, &members) == members;
            let found = verdict(&json!({"kind": "place", "closed": true}), &table(n), json!({ "positions": set }));
            assert_eq!((found.is_done(), found.is_failed()), (closed, false), "{n} {set:?}");
            if let Some(&Why::Grows { position: z, pair: [x, y] }) = found.why() {
                assert!(
                    !members.contains(&z) && members.contains(&x) && members.contains(&y) && (x + y) % n == 2 * z % n
                );
            }
            let other = verdict(
                &json!({"kind": "place", "closed": true, "class": false}),
                &table(n),
                json!({ "positions": set }),
            );
            assert!(!other.is_done());
            match other.why() {
                Some(Why::Class { class, members }) => {
                    assert_eq!((class.q, members), (n / set.len() as u32, &set), "a closed set is a class");
                }
                _ => assert!(!closed, "{n} {set:?}"),
            }
        }
        let none = json!({"none": true});
        assert!(verdict(&json!({"kind": "place", "closed": true, "class": false}), &table(n), none.clone()).is_done());
        assert_eq!(
            facts(&verdict(&json!({"kind": "place", "closed": true}), &table(n), none)),
            json!({"why": "exists"})
        );
    }
}

#[test]
fn closed_sets_of_a_size_exist_or_not_by_enumeration() {
    for n in 2..=10 {
        for k in 1..=n {
            let closed = |set: &Vec<u32>| {
                let members: BTreeSet<u32> = set.iter().copied().collect();
                set.len() == k as usize && oracle::midpoints(n, &members) == members
            };
            let exists = subsets(n).any(|set| closed(&set));
            let task = json!({"kind": "place", "k": k, "closed": true});
            assert_eq!(verdict(&task, &table(n), json!({"none": true})).is_done(), !exists, "{n} {k}");
        }
    }
}

#[test]
fn the_verdict_names_too_few_and_too_many() {
    let task = json!({"kind": "place", "k": 2, "layer": 1, "size": 3});
    let why = |positions: &[u32]| word(&verdict(&task, &table(9), json!({ "positions": positions })));
    assert_eq!([why(&[]), why(&[0]), why(&[0, 2])], ["few", "few", ""]);
    assert_eq!(why(&[0, 1, 2]), "many");
    let even = verdict(&json!({"kind": "place", "k": 1, "layer": 1, "size": 1}), &table(8), json!({"positions": [3]}));
    assert_eq!(even.why(), Some(&Why::Size { count: 2, of: 1 }));
}

#[test]
fn the_layers_of_a_placed_set_are_those_of_the_definition() {
    for n in 2..=8 {
        for set in subsets(n).filter(|set| !set.is_empty()) {
            let task = json!({"kind": "place", "k": set.len(), "layer": 1, "size": n});
            let layers = verdict(&task, &table(n), json!({ "positions": set })).layers.expect("a whole set");
            let expected = oracle::layers(n, &set.iter().copied().collect());
            assert_eq!(
                layers.sizes,
                expected.iter().map(|layer| layer.len() as u32).collect::<Vec<_>>(),
                "{n} {set:?}"
            );
            for (position, depth) in (0..n).zip(&layers.depths) {
                let first = expected.iter().position(|layer| layer.contains(&position));
                assert_eq!(*depth, first.map_or(255, |first| first as u8), "{n} {set:?} {position}");
            }
        }
    }
}

#[test]
fn only_a_set_of_the_wanted_size_has_layers() {
    let has_layers = |task: Value, attempt: Value| verdict(&task, &table(9), attempt).layers.is_some();
    let pair = || json!({"kind": "place", "k": 2, "layer": 1, "size": 3});
    for (positions, whole) in [(vec![], false), (vec![0], false), (vec![0, 1], true), (vec![0, 2, 4], false)] {
        assert_eq!(has_layers(pair(), json!({ "positions": positions })), whole, "{positions:?}");
    }
    let closed = || json!({"kind": "place", "closed": true, "class": false});
    for (positions, whole) in [(vec![], false), (vec![1, 3], true), (vec![1, 4, 7], true)] {
        assert_eq!(has_layers(closed(), json!({ "positions": positions })), whole, "{positions:?}");
    }
    assert!(!has_layers(pair(), json!({"none": true})) && !has_layers(closed(), json!({"none": true})));
}

#[test]
fn a_class_that_is_named_comes_with_its_members() {
    let task = json!({"kind": "place", "closed": true, "class": false});
    let placed = |positions: &[u32]| facts(&verdict(&task, &table(9), json!({ "positions": positions })));
    assert_eq!(placed(&[7, 1, 4])["members"], json!([1, 4, 7]));
    assert!(placed(&[1, 4])["members"].is_null());
}

#[test]
fn sets_with_no_three_members_evenly_spaced_are_found_by_their_definition() {
    for n in 2..=10_u32 {
        for set in subsets(n) {
            let evenly =
                |z: u32| (1..n.div_ceil(2)).any(|d| set.contains(&((z + d) % n)) && set.contains(&((z + n - d) % n)));
            let fault = set.iter().copied().find(|&z| evenly(z));
            let task = json!({"kind": "place", "k": set.len(), "free": true});
            let found = verdict(&task, &table(n), json!({ "positions": set }));
            assert_eq!((found.is_done(), found.is_failed()), (fault.is_none(), fault.is_some()), "{n} {set:?}");
            if let Some(&Why::Halfway { position, pair: [x, y] }) = found.why() {
                assert_eq!(Some(position), fault);
                assert!(x != y && (x + y) % n == 2 * position % n && set.contains(&x) && set.contains(&y));
            } else {
                assert_eq!(fault, None, "{n} {set:?}");
            }
        }
        for k in 1..=n {
            let task = json!({"kind": "place", "k": k, "free": true});
            let exists = subsets(n)
                .any(|set| set.len() == k as usize && verdict(&task, &table(n), json!({ "positions": set })).is_done());
            assert_eq!(verdict(&task, &table(n), json!({"none": true})).is_done(), !exists, "{n} {k}");
        }
    }
}
