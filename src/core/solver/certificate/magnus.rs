//! Magnus's calls: of all that are perfect those that lead to few positions, because every position that can come up needs a call.

use super::table::{START, Table};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// A call and the states that it may lead to.
type Choice = (u32, [u64; 2]);

/// Writes the number of calls, and the calls in the order in which states come up: first all that follows the clockwise landing, then
/// what is new after the other.
pub(super) fn write(table: &Table, bytes: &mut Vec<u8>) {
    let chosen = choose(table);
    let mut order = Vec::new();
    walk(table, &chosen, START, &mut BTreeSet::new(), &mut order);
    bytes.extend((order.len() as u32).to_le_bytes());
    bytes.extend(order.chunks(2).map(|two| two.iter().rev().fold(0, |byte, call| byte << 4 | (call - 1) as u8)));
}

fn walk(table: &Table, calls: &BTreeMap<u64, u32>, state: u64, met: &mut BTreeSet<u64>, order: &mut Vec<u32>) {
    if let Some(&call) = calls.get(&state).filter(|_| met.insert(state)) {
        order.push(call);
        table.after(state, call).into_iter().for_each(|next| walk(table, calls, next, met, order));
    }
}

/// A call for every state that can come up, one size of the visited set after the other.
fn choose(table: &Table) -> BTreeMap<u64, u32> {
    let mut calls = BTreeMap::new();
    let mut reached = BTreeSet::from([START]);
    for size in 1..table.f_star {
        let open = options(table, size, reached);
        let mut popular: BTreeMap<u64, u32> = BTreeMap::new();
        for next in open.iter().flat_map(|(_, options)| options).flat_map(|(_, after)| after) {
            *popular.entry(*next).or_default() += 1;
        }
        reached = BTreeSet::new();
        for (state, options) in open {
            let cost = |(_, after): &&Choice| {
                let new: BTreeSet<u64> = larger(after, size).filter(|next| !reached.contains(next)).collect();
                (new.len(), Reverse(new.iter().map(|next| popular[next]).sum::<u32>()))
            };
            if let Some(&(call, after)) = options.iter().min_by_key(cost) {
                calls.insert(state, call);
                reached.extend(larger(&after, size));
            }
        }
    }
    calls
}

fn larger(after: &[u64; 2], size: u32) -> impl Iterator<Item = u64> {
    after.iter().copied().filter(move |next| next.count_ones() > size)
}

/// The states of one size that come up, with the perfect calls that lead to the fewest others; those with the least choice first.
fn options(table: &Table, size: u32, mut reached: BTreeSet<u64>) -> Vec<(u64, Vec<Choice>)> {
    // A landing on a visited position leaves less excess, so the most comes first.
    let mut agenda: BTreeSet<(Reverse<u32>, u64)> =
        reached.iter().map(|&state| (Reverse(table.excess(state)), state)).collect();
    let mut open = Vec::new();
    while let Some((Reverse(excess), state)) = agenda.pop_first() {
        let perfect = (1..=table.cycle.n / 2).map(|call| (call, table.after(state, call))).filter(|(_, after)| {
            after.iter().all(|&next| table.excess(next) + u32::from(next.count_ones() == size) <= excess)
        });
        let cost = |after: &[u64; 2]| {
            let again = after.iter().filter(|next| next.count_ones() == size && !reached.contains(next)).count();
            (again, larger(after, size).collect::<BTreeSet<_>>().len())
        };
        let costed: Vec<_> = perfect.map(|option| (cost(&option.1), option)).collect();
        let least = costed.iter().map(|(cost, _)| *cost).min().unwrap_or_default();
        let mut options: Vec<Choice> =
            costed.into_iter().filter(|(cost, _)| *cost == least).map(|(_, option)| option).collect();
        if least.0 > 0 {
            options.truncate(1);
        }
        for next in options.iter().flat_map(|(_, after)| after).copied() {
            if next.count_ones() == size && reached.insert(next) {
                agenda.insert((Reverse(table.excess(next)), next));
            }
        }
        open.push((state, options));
    }
    open.sort_by_key(|(_, options)| options.len());
    open
}
