//! Magnus announces: Algorithm DEREK of the thesis, and the exact minimum, against all 2^r lists of directions.

use magnus_derek::zn::Direction::{self, Clockwise, CounterClockwise};
use magnus_derek_table::announced::Refusal;
use magnus_derek_table::announced::minimum::{Minimum, Progress, STEPS, Stop, minimum_refusal, solve};
use magnus_derek_table::announced::path_search::PathSearch;
use magnus_derek_table::announced::search::Advance;
use magnus_derek_table::announced::set_search::SetSearch;
use magnus_derek_table::announced::thesis::{MOST_CELLS, derek};
use magnus_derek_table::announced::view::minimum;
use magnus_derek_table::announced::word::{Wide, Word};
use magnus_derek_table::announced::{Magnitudes, parsing, signs};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use std::collections::{BTreeSet, HashMap};

fn announced(n: u32, list: &[u32]) -> Magnitudes {
    Magnitudes::new(n, list.to_vec()).expect("legal magnitudes")
}

fn exact(announced: &Magnitudes) -> (u32, Vec<Direction>) {
    match solve(announced, STEPS, |_| true) {
        Minimum::Exact { visited, directions } => (visited, directions),
        Minimum::AtLeast { .. } => panic!("out of reach: {announced:?}"),
    }
}

/// Number of visited positions, move by move.
fn count_visited(n: u32, list: &[u32], directions: &[Direction]) -> usize {
    let mut token = 0;
    let mut visited = BTreeSet::from([0]);
    for (&magnitude, &direction) in list.iter().zip(directions) {
        token = (token + if direction == Clockwise { magnitude } else { n - magnitude }) % n;
        visited.insert(token);
    }
    visited.len()
}

/// The fewest positions over all 2^r lists of directions.
fn fewest_of_all(n: u32, list: &[u32]) -> u32 {
    let directions = |code: u32| -> Vec<Direction> {
        (0..list.len()).map(|i| if code >> i & 1 == 0 { Clockwise } else { CounterClockwise }).collect()
    };
    (0..1 << list.len()).map(|code| count_visited(n, list, &directions(code)) as u32).min().expect("at least one list")
}

/// All lists of `rounds` magnitudes on n positions.
fn all_lists(n: u32, rounds: u32) -> impl Iterator<Item = Vec<u32>> {
    let base = n / 2;
    (0..base.pow(rounds)).map(move |code| (0..rounds).map(|i| code / base.pow(i) % base + 1).collect())
}

fn random_list(n: u32, rounds: usize, seed: u64) -> Vec<u32> {
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    (0..rounds).map(|_| generator.random_range(1..=n / 2)).collect()
}

/// LOOKUP of the thesis with the repairs, on demand and with sets, as it is printed: T and B of a state, if T is true.
struct Printed<'a> {
    n: i64,
    list: &'a [u32],
    known: HashMap<(usize, i64, i64, i64), Option<BTreeSet<i64>>>,
}

impl Printed<'_> {
    fn lookup(&mut self, i: usize, j: i64, k: i64, d: i64) -> Option<BTreeSet<i64>> {
        if k == 0 {
            return None;
        }
        if i == 0 {
            return (j == 0 && k == 1).then(|| BTreeSet::from([0]));
        }
        if let Some(known) = self.known.get(&(i, j, k, d)) {
            return known.clone();
        }
        let back = (j - d * i64::from(self.list[i - 1])).rem_euclid(self.n);
        let mut result = None;
        for (count, before, is_visited) in [(k, 1, true), (k, -1, true), (k - 1, 1, false), (k - 1, -1, false)] {
            match self.lookup(i - 1, back, count, before) {
                Some(mut set) if set.contains(&j) == is_visited => {
                    set.insert(j);
                    result = Some(set);
                    break;
                }
                _ => {}
            }
        }
        self.known.insert((i, j, k, d), result.clone());
        result
    }

    fn answer(n: u32, list: &[u32]) -> i64 {
        let mut printed = Printed { n: i64::from(n), list, known: HashMap::new() };
        let r = list.len();
        (1..=r as i64 + 1)
            .find(|&k| (0..i64::from(n)).any(|j| [1, -1].iter().any(|&d| printed.lookup(r, j, k, d).is_some())))
            .expect("some state is true")
    }
}

#[test]
fn theorem_4_is_false_with_the_smallest_counterexample_on_six_positions() {
    let list = [1, 1, 2, 2, 1, 3];
    let magnitudes = announced(6, &list);
    let thesis = derek(&magnitudes).expect("a small table");
    assert_eq!(magnitudes.visited(&thesis), 4);
    let (visited, directions) = exact(&magnitudes);
    assert_eq!((visited, signs(&directions).as_str()), (3, "-++--+"));
    assert_eq!(magnitudes.path(&directions), [0, 5, 0, 2, 0, 5, 2]);
    assert_eq!(fewest_of_all(6, &list), 3);
    let seven = announced(7, &[1, 2, 1, 2, 1, 3]);
    assert_eq!(seven.visited(&derek(&seven).expect("a small table")), 5);
    assert_eq!(exact(&seven).0, 4);
}

#[test]
fn theorem_4_holds_up_to_five_positions_with_eight_rounds_and_eight_positions_with_five() {
    let small = (2..=5).flat_map(|n| (1..=8).map(move |rounds| (n, rounds)));
    let short = (6..=8).flat_map(|n| (1..=5).map(move |rounds| (n, rounds)));
    for (n, rounds) in small.chain(short) {
        for list in all_lists(n, rounds) {
            let magnitudes = announced(n, &list);
            let thesis = magnitudes.visited(&derek(&magnitudes).expect("a small table"));
            assert_eq!(thesis, exact(&magnitudes).0, "n = {n}, {list:?}");
        }
    }
}

#[test]
fn the_minimum_is_that_of_all_direction_lists() {
    for (n, rounds) in [(2, 6), (3, 7), (4, 7), (5, 7), (6, 7), (7, 6), (8, 5), (9, 5), (10, 4), (13, 4)] {
        for list in all_lists(n, rounds) {
            let (visited, directions) = exact(&announced(n, &list));
            assert_eq!(visited, fewest_of_all(n, &list), "n = {n}, {list:?}");
            assert_eq!(count_visited(n, &list, &directions), visited as usize, "n = {n}, {list:?}");
        }
    }
    for seed in 0..60 {
        let n = 6 + seed as u32 % 30;
        let list = random_list(n, 15, seed);
        assert_eq!(exact(&announced(n, &list)).0, fewest_of_all(n, &list), "n = {n}, {list:?}");
    }
}

#[test]
fn algorithm_derek_is_never_below_the_minimum_and_its_directions_achieve_its_count() {
    for seed in 0..200 {
        let n = 2 + seed as u32 % 23;
        let list = random_list(n, 1 + seed as usize % 30, seed);
        let magnitudes = announced(n, &list);
        let directions = derek(&magnitudes).expect("a small table");
        assert_eq!(directions.len(), list.len());
        let visited = magnitudes.visited(&directions);
        assert_eq!(visited as usize, count_visited(n, &list, &directions));
        assert!(visited >= exact(&magnitudes).0, "n = {n}, {list:?}");
    }
}

#[test]
fn round_by_round_algorithm_derek_gives_what_the_printed_recursion_gives() {
    let check = |n: u32, list: &[u32]| {
        let magnitudes = announced(n, list);
        let visited = magnitudes.visited(&derek(&magnitudes).expect("a small table"));
        assert_eq!(i64::from(visited), Printed::answer(n, list), "n = {n}, {list:?}");
    };
    all_lists(6, 6).for_each(|list| check(6, &list));
    for seed in 0..150 {
        let n = 2 + seed as u32 % 15;
        check(n, &random_list(n, 1 + seed as usize % 20, 1000 + seed));
    }
    // A table of two words.
    check(70, &random_list(70, 12, 7));
}

/// Runs a search to its end.
fn found<W: Word>(mut advance: impl FnMut(u64) -> Advance<W>) -> Option<Vec<u32>> {
    loop {
        match advance(1000) {
            Advance::Found(set) => return Some(set.positions().collect()),
            Advance::Nothing => return None,
            Advance::Unfinished => {}
        }
    }
}

#[test]
fn a_search_of_any_number_of_steps_comes_to_its_end() {
    let magnitudes = announced(6, &[1, 1, 2, 2, 1, 3]);
    for steps in [i64::MAX as u64, 1 << 63, u64::MAX] {
        for (most, exists) in [(2, false), (3, true)] {
            let path = PathSearch::<u64>::new(&magnitudes, most).advance(steps);
            let set = SetSearch::<u64>::new(&magnitudes, most).advance(steps);
            for found in [path, set] {
                assert_eq!((found != Advance::Unfinished, found != Advance::Nothing), (true, exists), "{steps} {most}");
            }
        }
    }
}

#[test]
fn the_two_searches_agree_for_every_number_of_positions_and_every_word() {
    for seed in 0..40 {
        let n = 5 + seed as u32 % 16;
        let list = random_list(n, 10 + seed as usize, 2000 + seed);
        let magnitudes = announced(n, &list);
        let minimum = exact(&magnitudes).0;
        for most in 2..=n {
            let (mut path, mut wide) =
                (PathSearch::<u64>::new(&magnitudes, most), PathSearch::<Wide>::new(&magnitudes, most));
            let (mut set, mut set128) =
                (SetSearch::<u64>::new(&magnitudes, most), SetSearch::<u128>::new(&magnitudes, most));
            let sets = [
                found(|steps| path.advance(steps)),
                found(|steps| wide.advance(steps)),
                found(|steps| set.advance(steps)),
                found(|steps| set128.advance(steps)),
            ];
            for set in sets {
                assert_eq!(set.is_some(), most >= minimum, "n = {n}, at most {most}, {list:?}");
                assert!(set.is_none_or(|set| set.len() as u32 <= most && set.contains(&0)));
            }
        }
    }
}

#[test]
fn large_tables_are_solved_too() {
    // 65 and 128 positions need two machine words, 129 and 1000 more.
    for n in [64, 65, 128, 129, 1000] {
        let list = random_list(n, 14, u64::from(n));
        assert_eq!(exact(&announced(n, &list)).0, fewest_of_all(n, &list), "n = {n}");
    }
}

#[test]
fn a_common_factor_makes_the_table_smaller() {
    let list = random_list(20, 40, 5);
    let tenfold: Vec<u32> = list.iter().map(|magnitude| 10 * magnitude).collect();
    assert_eq!(announced(200, &tenfold).reduced(), announced(20, &list));
    let (large, small) = (exact(&announced(200, &tenfold)), exact(&announced(20, &list)));
    assert_eq!(large, small);
    assert_eq!(count_visited(200, &tenfold, &large.1) as u32, large.0);
}

#[test]
fn special_lists_have_the_minimum_that_one_expects() {
    // 1 1 1 …: back and forth.
    assert_eq!(exact(&announced(20, &[1; 40])).0, 2);
    // ℓ and n/2 in turn visit the four positions 0, ℓ, n/2, ℓ + n/2 again and again.
    assert_eq!(exact(&announced(20, &[3, 10].repeat(20))).0, 4);
    // Nedev's Theorem 2: the list for n = 2^k visits a new position in every round, whatever Derek says.
    for k in 1..=5_u32 {
        let n = 1 << k;
        let list: Vec<u32> = (1..n).map(|i: u32| n >> (i.trailing_zeros() + 1)).collect();
        assert_eq!(exact(&announced(n, &list)).0, n);
        assert_eq!(announced(n, &list).visited(&derek(&announced(n, &list)).expect("a small table")), n);
    }
}

/// Lists with 40 rounds on 20 positions that hill climbing found hard for one search or the other.
const HARD: [[u32; 40]; 3] = [
    [
        8, 4, 8, 8, 8, 4, 5, 5, 6, 6, 6, 1, 1, 2, 8, 5, 5, 2, 9, 9, 2, 6, 8, 2, 5, 5, 2, 6, 9, 5, 1, 10, 2, 10, 9, 10,
        5, 10, 2, 9,
    ],
    [
        7, 6, 5, 6, 6, 5, 1, 5, 3, 2, 9, 4, 6, 1, 3, 10, 4, 9, 10, 2, 9, 7, 5, 10, 1, 6, 1, 2, 9, 2, 5, 10, 1, 10, 6,
        8, 10, 5, 2, 10,
    ],
    [
        10, 8, 4, 5, 1, 10, 5, 7, 6, 4, 6, 4, 5, 1, 10, 5, 4, 3, 2, 6, 6, 9, 7, 2, 9, 1, 9, 1, 1, 3, 8, 3, 3, 4, 3, 4,
        4, 2, 4, 6,
    ],
];

#[test]
fn twenty_positions_with_forty_rounds_are_solved_in_a_hundredth_of_the_steps_allowed() {
    let random = (0..20).map(|seed| random_list(20, 40, 3000 + seed));
    for list in HARD.iter().map(|list| list.to_vec()).chain(random) {
        let minimum = solve(&announced(20, &list), STEPS / 100, |_| true);
        assert!(matches!(minimum, Minimum::Exact { .. }), "{list:?}");
    }
}

#[test]
fn a_long_search_reports_its_progress() {
    let mut reports: Vec<Progress> = Vec::new();
    let list = random_list(40, 70, 1);
    let minimum = solve(&announced(40, &list), STEPS, |progress| {
        reports.push(progress);
        true
    });
    assert!(matches!(minimum, Minimum::Exact { .. }));
    assert!(reports.len() > 5, "{}", reports.len());
    for pair in reports.windows(2) {
        let [before, after] = [pair[0], pair[1]].map(|progress| (progress.trying, progress.done));
        assert!(before <= after, "{before:?}, {after:?}");
        assert!((0.0..=1.0).contains(&after.1));
    }
}

#[test]
fn a_search_that_is_cancelled_or_runs_out_of_steps_gives_a_lower_bound() {
    let list = random_list(48, 80, 1);
    let magnitudes = announced(48, &list);
    let mut turns = 0;
    let cancelled = solve(&magnitudes, STEPS, |_| {
        turns += 1;
        turns < 3
    });
    assert_eq!(turns, 3);
    assert!(matches!(cancelled, Minimum::AtLeast { visited: 3.., why: Stop::Cancelled }), "{cancelled:?}");
    let Minimum::AtLeast { visited, why: Stop::OutOfSteps } = solve(&magnitudes, 10_000_000, |_| true) else {
        panic!("found in ten million steps");
    };
    let thesis = magnitudes.visited(&derek(&magnitudes).expect("a small table"));
    assert!(visited <= thesis);
    assert_eq!(
        minimum_refusal(Stop::OutOfSteps, 10_000_000, visited).to_string(),
        format!(
            "The exact minimum is out of reach here: a search that stops at step 10,000,000 shows only that it is at least {visited}."
        )
    );
    let few = |steps| minimum_refusal(Stop::OutOfSteps, steps, 2).to_string();
    assert!(few(1).contains(" at step 1 shows only that it is at least 2."), "{}", few(1));
    assert!(few(999).contains(" step 999 ") && few(1000).contains(" step 1,000 "), "{}", few(1000));
    // A cancelled search says nothing of steps: somebody did not want to wait.
    assert_eq!(minimum_refusal(Stop::Cancelled, STEPS, 3), Refusal::Stopped);
    let told = minimum(&magnitudes, |_| false);
    assert_eq!(told.refusal, Some(Refusal::Stopped));
    assert!(told.way.is_none() && told.at_least >= 2);
}

#[test]
fn bad_lists_are_refused_with_a_sentence() {
    let sentence = |n: &str, list: &str| parsing::magnitudes(n, list).expect_err("refused").to_string();
    assert_eq!(sentence("1001", "1"), "n must be a whole number from 2 to 1000, but it is 1001.");
    assert_eq!(sentence("x", "1"), "n must be a whole number from 2 to 1000, but it is “x”.");
    assert_eq!(sentence("6", ""), "There must be from 1 to 1000 magnitudes, but there are 0.");
    assert_eq!(sentence("6", &"1 ".repeat(1001)), "There must be from 1 to 1000 magnitudes, but there are 1001.");
    let third = "Magnitude number 3 of the list must be a whole number from 1 to 3, but it is";
    for (list, shown) in [("1,2,4", "4."), ("1 2 0", "0."), ("1, 2, -1", "-1."), ("1,2,two", "“two”.")] {
        assert_eq!(sentence("6", list), format!("{third} {shown}"));
    }
    assert!(matches!(Magnitudes::new(6, vec![1, 2, 4]), Err(Refusal::MagnitudeEntry { place: 3, .. })));
    assert_eq!(parsing::magnitudes("6", " 1,1\n2 2,,1, 3 "), Magnitudes::new(6, vec![1, 1, 2, 2, 1, 3]));
}

#[test]
fn a_table_too_large_for_algorithm_derek_is_refused_with_a_sentence() {
    let refused = derek(&announced(1000, &[1; 1000])).expect_err("two billion cells").to_string();
    assert_eq!(
        refused,
        format!(
            "Algorithm DEREK of the thesis is out of reach here: its table would have 2·n·r·min(n, r + 1) = 2000000000 cells, \
             and the most is {MOST_CELLS}."
        )
    );
    assert!(derek(&announced(1000, &random_list(1000, 70, 1))).is_ok());
}
