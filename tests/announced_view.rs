//! Announced moves and random play, as data for the page.

use crate::oracle::table;
use magnus_derek::zn::{Direction, Zn};
use magnus_derek_table::announced::answer::answer;
use magnus_derek_table::announced::directions::{Case, Directions, Why};
use magnus_derek_table::announced::pattern::{Block, Form, Pattern, patterns};
use magnus_derek_table::announced::view::{MAX_DRAWN, Prescribed, answered, minimum, thesis};
use magnus_derek_table::announced::way::{Way, WayRound};
use magnus_derek_table::announced::{Magnitudes, parsing, path, random_moves, signs};
use magnus_derek_table::link::Link;
use magnus_derek_table::random_play::positions_of_game;
use magnus_derek_table::random_play::view::{Run, game};
use magnus_derek_table::session::Session;
use std::collections::BTreeSet;

fn magnitudes(n: u32, list: &[u32]) -> Magnitudes {
    Magnitudes::new(n, list.to_vec()).expect("legal")
}

fn directions(n: u32, signs: &str) -> Directions {
    parsing::directions(table(n), signs).expect("legal")
}

fn positions(n: u32, directions: &str, relaxed: bool) -> Vec<u32> {
    let announced = parsing::directions(table(n), directions).expect("legal");
    path(announced.zn(), &answer(&announced, relaxed).magnitudes(), announced.list())
}

/// The blocks of the visited positions, by looking at every position.
fn blocks(n: u32, visited: &BTreeSet<u32>) -> Vec<Block> {
    let is = |z: u32| visited.contains(&(z % n));
    let firsts = (0..n).filter(|&z| is(z) && !is(z + n - 1));
    firsts.map(|first| Block { first, length: (1..n).find(|&i| !is(first + i)).unwrap_or(n) }).collect()
}

#[test]
fn patterns_have_the_blocks_that_are_there() {
    for n in [7_u32, 8, 12, 13] {
        for code in 0..200_u32 {
            // A path through all positions in some order.
            let mut path: Vec<u32> = (0..n).collect();
            for i in 1..n as usize {
                path.swap(i, 1 + (code as usize * 31 + i * i * 7) % i.max(1));
            }
            for (index, pattern) in patterns(Zn::new(n).expect("legal"), &path).into_iter().enumerate() {
                let visited: BTreeSet<u32> = path[..=index].iter().copied().collect();
                let wanted = blocks(n, &visited);
                let wanted = if wanted.len() <= 2 { wanted } else { Vec::new() };
                assert_eq!(pattern.blocks, wanted, "n = {n}, {visited:?}");
            }
        }
    }
}

#[test]
fn patterns_name_the_forms_of_lemmas_3_and_4() {
    let forms = |n: u32, directions: &str, relaxed: bool| -> Vec<Option<Form>> {
        let zn = Zn::new(n).expect("legal");
        patterns(zn, &positions(n, directions, relaxed)).into_iter().map(|pattern| pattern.form).collect()
    };
    let even = forms(10, "+--+++-+-", false);
    for k in 1..=4 {
        assert_eq!(even[2 * k - 1], Some(Form::Balanced { k: k as u32 }));
    }
    assert_eq!((even[0], even[9]), (Some(Form::Start), Some(Form::Whole)));
    let skew = forms(11, "+--+++-+--", true);
    for k in 1..=4 {
        assert_eq!(skew[2 * k], Some(Form::SkewBalanced { k: k as u32 }));
    }
    let grown = forms(11, "+--+++-+--", false);
    let [plus, minus] = [Some(Form::PositiveBiased), Some(Form::NegativeBiased)];
    assert_eq!(grown[1..6], [plus, minus, minus, plus, plus]);
}

#[test]
fn a_token_between_the_ends_or_blocks_that_are_not_opposite_have_no_name() {
    let last =
        |n: u32, path: &[u32]| -> Pattern { patterns(Zn::new(n).expect("legal"), path).pop().expect("not empty") };
    assert_eq!(last(9, &[0, 1, 2, 1]).form, None);
    assert_eq!(last(9, &[0, 1, 2, 0]).form, Some(Form::NegativeBiased));
    assert_eq!(last(8, &[0, 3]).form, None);
    assert_eq!(last(8, &[0, 4]).form, Some(Form::Balanced { k: 1 }));
    assert_eq!(last(8, &[7, 0, 1, 3, 4, 5, 4]).form, None);
    // Across position 0.
    assert_eq!(last(8, &[7, 0, 1]).blocks, [Block { first: 7, length: 3 }]);
}

#[test]
fn the_page_gets_both_answers_to_announced_magnitudes() {
    let told = thesis(&magnitudes(6, &[1, 1, 2, 2, 1, 3]));
    assert_eq!((told.n, told.magnitudes), (6, vec![1, 1, 2, 2, 1, 3]));
    assert_eq!(told.way.map(|way| way.visited), Some(4));
    let found = minimum(&magnitudes(6, &[1, 1, 2, 2, 1, 3]), |_| true);
    let way = found.way.expect("in reach");
    let directions: Vec<Direction> = way.rounds.iter().map(|round| round.direction).collect();
    assert_eq!((signs(&directions).as_str(), way.visited, found.at_least), ("-++--+", 3, 3));
    assert_eq!(way.rounds.iter().map(|round| round.to).collect::<Vec<_>>(), [5, 0, 2, 0, 5, 2]);
    let large = thesis(&magnitudes(1000, &[1; 1000]));
    assert!(large.way.is_none() && large.refusal.is_some_and(|why| why.to_string().contains("2000000000 cells")));
}

#[test]
fn the_page_gets_magnus_s_answer_to_announced_directions() {
    let told = answered(&directions(9, "+-+-+-+-"), false).expect("legal");
    assert_eq!((told.case, told.mirrored, told.way.visited), (Case::FourD, true, 9));
    assert_eq!((told.way.rounds.len(), told.patterns.len(), told.whys.len()), (8, 9, 8));
    assert_eq!(told.prescribed, Prescribed { from: 2, count: 5 });
    assert_eq!(answered(&directions(9, "+-+-+-+-"), true).map(|told| told.case), Ok(Case::Relaxed));
    let sentence = answered(&directions(10_001, &"+".repeat(10_000)), false).expect_err("too large").to_string();
    assert_eq!(sentence, format!("n must be a whole number from 2 to {MAX_DRAWN}, but it is 10001."));
}

#[test]
fn both_halves_of_an_announced_game_lead_to_one_position_and_are_its_middle_rounds() {
    for n in 2..=40_u32 {
        let [down, up] = answered(&directions(n, &"+".repeat(n as usize - 1)), false).expect("legal").halves;
        // The magnitudes that lead to the same position both ways, or nearly so: found by trying them all.
        let tried: Vec<[u32; 2]> = (0..=n).flat_map(|a| [[a, a], [a, a + 1]]).filter(|[a, b]| a + b == n).collect();
        assert_eq!(tried, [[down, up]], "n = {n}");
    }
    assert_eq!(
        answered(&directions(9, "+-+--+-+"), false).map(|told| (told.case, told.halves)),
        Ok((Case::SameMiddle, [4, 5]))
    );
}

#[test]
fn each_round_says_where_both_directions_lead_and_what_was_unvisited_there() {
    let ways = [
        thesis(&magnitudes(6, &[1, 1, 2, 2, 1, 3])).way.expect("small"),
        answered(&directions(9, "-+-+-+-+"), true).expect("legal").way,
        game(table(8), 1, 1).expect("legal"),
    ];
    for (n, way) in [6, 9, 8].into_iter().zip(ways) {
        let mut seen = BTreeSet::from([0]);
        let mut token = 0;
        for round in &way.rounds {
            let WayRound { magnitude, direction, from, to, other, is_new, other_was_new, visited } = *round;
            let [plus, minus] = [(from + magnitude) % n, (from + n - magnitude) % n];
            let landings = if direction == Direction::Clockwise { (plus, minus) } else { (minus, plus) };
            assert_eq!((from, to, other), (token, landings.0, landings.1));
            assert_eq!((is_new, other_was_new), (!seen.contains(&to), !seen.contains(&other)));
            seen.insert(to);
            assert_eq!(visited, seen.len() as u32);
            token = to;
        }
        assert_eq!(way.visited, seen.len() as u32);
    }
    let half_turn = |round: &&WayRound| round.to == round.other;
    let rounds = game(table(8), 1, 1).expect("legal").rounds;
    assert!(rounds.iter().filter(half_turn).all(|round| round.direction == Direction::Clockwise));
    assert!(rounds.iter().any(|round| half_turn(&round)), "half a turn is drawn");
}

#[test]
fn a_game_is_a_link_that_leads_along_the_same_way_also_where_half_of_an_odd_table_rounded_up_is_called() {
    let minimum = minimum(&magnitudes(6, &[1, 1, 2, 2, 1, 3]), |_| true).way.expect("in reach");
    assert_eq!(minimum.link, "n=6&moves=1-1+2+2-1-3+&magnus=human&derek=human");
    let drawn = Directions::new(table(2500), random_moves::random_directions(table(2500), 1)).expect("legal");
    let relaxed = answered(&directions(9, "-+-+-+-+"), true).expect("legal").way;
    let strict = answered(&directions(9, "-+-+-+-+"), false).expect("legal").way;
    let long = answered(&drawn, false).expect("legal").way;
    assert!(relaxed.rounds.iter().any(|round| round.magnitude == 5));
    for (way, has_address) in [(minimum, true), (relaxed, false), (strict, true), (long, false)] {
        let session = Session::open(&Link::parse(&way.link).expect("a link")).expect("legal moves");
        let landings: Vec<u32> = session.game().transcript().map(|round| round.to).collect();
        assert_eq!(landings, way.rounds.iter().map(|round| round.to).collect::<Vec<_>>());
        assert_eq!(way.has_address, has_address, "{}", way.link);
    }
    let of_rounds =
        |rounds: usize| Way::of(Zn::new(9).expect("legal"), &vec![1; rounds], &vec![Direction::Clockwise; rounds]);
    assert!(of_rounds(2000).has_address && !of_rounds(2001).has_address);
}

#[test]
fn a_case_of_lemma_7_is_marked_by_directions_of_the_game_and_its_prescribed_moves_follow_each_other() {
    let mut names = BTreeSet::new();
    for n in [7_u32, 9, 11] {
        for code in 0..1_u32 << (n - 1) {
            let sign = |round: u32| code >> (round - 1) & 1 == 1;
            let directions: String = (1..n).map(|round| if sign(round) { '-' } else { '+' }).collect();
            let told = answered(&parsing::directions(table(n), &directions).expect("signs"), false).expect("legal");
            let Some(middle) = told.middle else {
                assert_eq!((told.case, told.prescribed.count), (Case::SameMiddle, 0));
                continue;
            };
            let shown = |round: u32| if sign(round) == told.mirrored { "+" } else { "−" };
            let signs: Vec<&str> = (middle.from..=middle.to).map(shown).collect();
            assert_eq!(signs.join(" "), middle.signs, "n = {n}: {directions}");
            names.insert(middle.name);
            let Prescribed { from, count } = told.prescribed;
            let prescribed = |&(round, _): &(u32, Why)| (from..from + count).contains(&round);
            let whys: Vec<(u32, Why)> = (1..).zip(told.whys).collect();
            assert!(whys.iter().all(|one| prescribed(one) == (one.1 == Why::Prescribed)), "n = {n}: {directions}");
            assert!(count == 3 || count == 5);
        }
    }
    assert_eq!(names.into_iter().collect::<Vec<_>>(), ["1", "2(a)", "2(b)", "3", "4(a)", "4(b)", "4(c)", "4(d)"]);
}

#[test]
fn random_moves_to_announce_depend_on_the_seed_alone() {
    let drawn = random_moves::random_magnitudes(table(20), 1000, 1).expect("legal");
    assert_eq!(drawn, random_moves::random_magnitudes(table(20), 1000, 1).expect("legal"));
    assert_eq!(drawn.iter().copied().collect::<BTreeSet<u32>>(), (1..=10).collect());
    assert_ne!(drawn, random_moves::random_magnitudes(table(20), 1000, 2).expect("legal"));
    assert!(random_moves::random_magnitudes(table(20), 0, 1).is_err());
    let directions = random_moves::random_directions(table(1001), 1);
    let plus = directions.iter().filter(|&&direction| direction == Direction::Clockwise).count();
    assert!(directions.len() == 1000 && (400..600).contains(&plus), "{plus}");
}

#[test]
fn a_run_is_played_in_parts_to_its_end() {
    let mut run = Run::new(table(6), 1000, 1).expect("legal");
    assert_eq!(run.times().games, 0);
    assert_eq!((run.play(300), run.play(300), run.play(5000), run.play(1)), (700, 400, 0, 0));
    let times = run.times();
    assert_eq!((times.games, times.histogram.map(|bars| bars.bars.iter().sum())), (1000, Some(1000)));
    assert!((times.mean.expect("games") - 1277.0 / 110.0).abs() < 2.5 * times.margin.expect("games"));
    assert_eq!(run.counts().chunks(2).map(|pair| pair[1]).sum::<u32>(), 1000);
    assert!(Run::new(table(6), 0, 1).is_err() && Run::new(table(6), 10000001, 1).is_err());
    let expected = run.expected();
    assert!(expected.lower < expected.upper && expected.exact.is_some());
    let largest = expected.largest_even.expect("for an even n");
    let known = |n: u32| Run::new(table(n), 1, 1).expect("legal").expected();
    assert!(known(largest).exact.is_some() && known(largest + 2).exact.is_none());
    assert!(known(largest + 3).exact.is_some() && known(largest + 3).largest_even.is_none(), "each odd n has its mean");
    let single = |n: u32| game(table(n), 1, 1);
    assert!(single(expected.largest_shown).is_ok() && single(expected.largest_shown + 1).is_err());
}

#[test]
fn single_games_are_those_of_the_run() {
    let mut run = Run::new(table(9), 3, 5).expect("legal");
    run.play(3);
    let mut rounds = [1, 2, 3].map(|number| {
        let way = game(table(9), number, 5).expect("legal");
        let path = positions_of_game(Zn::new(9).expect("legal"), 5, number - 1);
        assert_eq!(way.rounds.iter().map(|round| round.to).collect::<Vec<_>>(), path[1..]);
        assert_eq!(way.visited, 9);
        assert!(way.rounds.last().is_some_and(|last| last.is_new), "it ends with the last new position");
        way.rounds.len() as u32
    });
    rounds.sort_unstable();
    let counted: Vec<u32> =
        run.counts().chunks(2).flat_map(|pair| std::iter::repeat_n(pair[0], pair[1] as usize)).collect();
    assert_eq!(counted, rounds);
    assert!(game(table(1001), 1, 1).is_err() && game(table(9), 0, 1).is_err());
}
