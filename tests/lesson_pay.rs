//! Lessons: `pay`, and `mark` on a table with prices, against a program that knows positions as numbers modulo n and tries everything.

use crate::lessons::{check, exercise, facts, lists, subsets, word};
use magnus_derek_table::lesson::Judged;
use serde_json::{Value, json};

/// The example of the lesson: prices on 7 positions with g(−x) = −g(x).
const SEVEN: [i32; 7] = [0, 2, -3, 2, -2, 3, -2];
/// The same on 11 positions.
const ELEVEN: [i32; 11] = [0, 3, 3, -2, -2, -3, 3, 2, 2, -3, -3];

/// The least that Magnus can be sure of paying for so many rounds, by trying all calls and answers.
fn least(prices: &[i32], token: usize, rounds: usize) -> i32 {
    if rounds == 0 {
        return 0;
    }
    let n = prices.len();
    let pay = |to: usize| prices[to] + least(prices, to, rounds - 1);
    (1..=n / 2).map(|d| pay((token + d) % n).max(pay((token + n - d) % n))).min().expect("a magnitude")
}

fn judged(prices: &[i32], task: &Value, calls: &[i64]) -> Judged {
    let figure = json!({"game": format!("n={}&magnus=human&derek=human", prices.len()), "prices": prices});
    check(task, &figure, &json!({ "magnitudes": calls })).unwrap_or_else(|error| panic!("{task} {calls:?}: {error}"))
}

/// Every list of calls, with a Derek who is as bad for Magnus as can be.
#[test]
fn done_is_what_costs_little_enough_against_the_best_derek() {
    for prices in [&[1, -1, 0][..], &[-2, 1, 1, 0, 2], &SEVEN] {
        let (n, rounds) = (prices.len(), 3);
        let value = least(prices, 0, rounds);
        for most in value - 1..=value + 2 {
            let task = json!({"kind": "pay", "rounds": rounds, "most": most});
            for calls in (0..=rounds as u32).flat_map(|length| lists(length, n as i64 / 2)) {
                let found = judged(prices, &task, &calls);
                let left = rounds - calls.len();
                let (mut token, mut sum) = (0, 0);
                for (round, &call) in calls.iter().enumerate() {
                    let [one, other] = [token + call as usize, token + n - call as usize].map(|to| to % n);
                    let worth = |to: usize| prices[to] + least(prices, to, rounds - round - 1);
                    token = if worth(other) > worth(one) { other } else { one };
                    sum += prices[token];
                }
                let sure = sum + least(prices, token, left);
                assert_eq!(found.is_failed(), sure > most, "{prices:?} {task} {calls:?}");
                assert_eq!(found.is_done(), sure <= most && left == 0, "{prices:?} {task} {calls:?}");
                let progress = found.progress.expect("rounds are counted");
                assert_eq!((progress.have as usize, progress.want as usize), (calls.len(), rounds));
                if found.is_failed() {
                    assert_eq!((word(&found), facts(&found)["least"].clone()), ("dear".to_string(), json!(sure)));
                }
            }
        }
    }
}

/// Calls of a player who reads them off the table, for as many rounds as there are.
fn played(prices: &[i32], rounds: u32, call: fn(&magnus_derek_table::lesson::PricedTable) -> Option<u32>) -> i32 {
    let figure = json!({"game": format!("n={}&magnus=human&derek=human", prices.len()), "prices": prices});
    let exercise = exercise(&json!({"kind": "pay", "rounds": rounds, "most": 9999}), &figure).expect("a task");
    let mut calls = Vec::new();
    loop {
        let table = exercise.priced(&calls).expect("played").expect("priced");
        match call(&table) {
            Some(magnitude) => calls.push(magnitude),
            None => return table.paid,
        }
    }
}

/// Prices that are 1 and −1 by turns, and 0 on position 0.
fn alternating(n: i32) -> Vec<i32> {
    (0..n).map(|position| if position == 0 { 0 } else { 2 * (position % 2) - 1 }).collect()
}

/// What the lesson says of its examples.
#[test]
fn greedy_calls_pay_round_after_round_and_the_tables_do_not() {
    assert_eq!((played(&SEVEN, 6, |table| table.greedy_call), played(&SEVEN, 6, |table| table.best_call)), (6, -2));
    assert_eq!((played(&ELEVEN, 8, |table| table.greedy_call), played(&ELEVEN, 8, |table| table.best_call)), (8, -8));
    for (n, least) in [(7, 0), (11, -20), (13, -30), (31, -44), (101, -54)] {
        let prices = alternating(n);
        assert_eq!(prices.iter().sum::<i32>(), 0);
        assert!((1..n as usize).all(|x| prices[x] == -prices[n as usize - x]), "antisymmetric");
        let both = (played(&prices, 60, |table| table.greedy_call), played(&prices, 60, |table| table.best_call));
        assert_eq!(both, (30, least), "n = {n}");
    }
    for prices in [&SEVEN[..], &ELEVEN] {
        for rounds in 0..5 {
            assert_eq!(
                played(prices, rounds.max(1), |table| table.best_call),
                least(prices, 0, rounds.max(1) as usize)
            );
        }
    }
}

#[test]
fn marked_are_the_positions_halfway_between_no_two_cheap_ones() {
    for prices in [&[1, -1, 0][..], &[-2, 1, 1, 0, 2], &SEVEN] {
        let n = prices.len();
        let figure = json!({"game": format!("n={n}&magnus=human&derek=human"), "prices": prices});
        for price in -3..=3 {
            let halfway =
                |z: usize| (1..=n / 2).any(|d| prices[(z + d) % n] <= price && prices[(z + n - d) % n] <= price);
            let wanted: Vec<u32> = (0..n as u32).filter(|&z| !halfway(z as usize)).collect();
            for marked in subsets(n as u32) {
                let found = check(&json!({"kind": "mark", "price": price}), &figure, &json!({ "positions": marked }));
                let found = found.expect("judged");
                assert_eq!(found.is_done(), marked == wanted, "{prices:?} {price} {marked:?}");
                assert_eq!(
                    found.is_failed(),
                    marked.iter().any(|z| !wanted.contains(z)),
                    "{prices:?} {price} {marked:?}"
                );
            }
        }
    }
}

#[test]
fn what_does_not_fit_is_refused_with_a_sentence() {
    let refused = |task: Value, game: &str, prices: Value, attempt: Value| {
        check(&task, &json!({"game": game, "prices": prices}), &attempt).expect_err("refused").to_string()
    };
    let pay = json!({"kind": "pay", "rounds": 2, "most": 0});
    let calls = json!({"magnitudes": [1]});
    let table = "“prices” needs an odd table with 3 to 101 positions and a price from −99 to 99 for each of them; this one is n = ";
    for (game, prices, n) in [("n=4", json!([1, 2, 3, 4]), 4), ("n=5", json!([1]), 5), ("n=3", json!([0, 0, 100]), 3)] {
        assert_eq!(refused(pay.clone(), game, prices, calls.clone()), format!("{table}{n}."));
    }
    assert_eq!(
        refused(pay.clone(), "n=3", Value::Null, calls.clone()),
        "A task about prices needs a figure with “prices”."
    );
    let long = json!({"kind": "pay", "rounds": 201, "most": 0});
    assert_eq!(
        refused(long, "n=3", json!([0, 0, 0]), calls),
        "The number of rounds in a lesson must be a whole number from 1 to 200, but it is 201."
    );
}
