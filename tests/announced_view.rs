//! What the page is told of announced moves and random play.

use magnus_derek::random_play::view::{Run, game};
use magnus_derek::revealed::answer::answer;
use magnus_derek::revealed::directions::{Case, Directions};
use magnus_derek::revealed::pattern::{Block, Form, Pattern, patterns};
use magnus_derek::revealed::view::{MAX_DRAWN, answered, minimum, thesis};
use magnus_derek::revealed::{path, taken};
use magnus_derek::zn::Zn;
use std::collections::BTreeSet;

fn positions(n: u32, directions: &str, relaxed: bool) -> Vec<u32> {
    let announced = Directions::parse(&n.to_string(), directions).expect("legal");
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
fn lemmas_3_and_4_by_their_names() {
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
fn the_page_is_told_both_answers_to_announced_magnitudes() {
    let told = thesis("6", "1 1 2 2 1 3").expect("legal");
    assert_eq!((told.n, told.magnitudes), (6, vec![1, 1, 2, 2, 1, 3]));
    assert_eq!(told.way.map(|way| way.visited), Some(4));
    let found = minimum("6", "1,1,2,2,1,3", |_| true).expect("legal");
    let way = found.way.expect("in reach");
    assert_eq!((way.directions.as_str(), way.visited, found.at_least), ("-++--+", 3, 3));
    assert_eq!(way.path, [0, 5, 0, 2, 0, 5, 2]);
    let large = thesis("1000", &"1 ".repeat(1000)).expect("legal");
    assert!(large.way.is_none() && large.refusal.is_some_and(|why| why.message.contains("2000000000 cells")));
    assert!(thesis("6", "1,9").is_err() && minimum("1", "1", |_| true).is_err());
}

#[test]
fn the_page_is_told_magnus_s_answer_to_announced_directions() {
    let told = answered("9", "+-+-+-+-", false).expect("legal");
    assert_eq!((told.case, told.mirrored, told.visited), (Case::FourD, true, 9));
    assert_eq!((told.path.len(), told.patterns.len(), told.whys.len(), told.magnitudes.len()), (9, 9, 8, 8));
    assert_eq!(answered("9", "+-+-+-+-", true).map(|told| told.case), Ok(Case::Relaxed));
    let sentence = answered("10001", "+", false).expect_err("too large").to_string();
    assert_eq!(sentence, format!("n must be a whole number from 2 to {MAX_DRAWN}, but it is 10001."));
}

#[test]
fn moves_to_announce_can_be_taken_from_chance() {
    let drawn = taken::random_magnitudes("20", "1000", "1").expect("legal");
    assert_eq!(drawn, taken::random_magnitudes("20", "1000", "1").expect("legal"));
    assert_eq!(drawn.iter().copied().collect::<BTreeSet<u32>>(), (1..=10).collect());
    assert_ne!(drawn, taken::random_magnitudes("20", "1000", "2").expect("legal"));
    assert!(taken::random_magnitudes("20", "0", "1").is_err());
    let signs = taken::random_directions("1001", "1").expect("legal");
    let plus = signs.bytes().filter(|&sign| sign == b'+').count();
    assert!(signs.len() == 1000 && (400..600).contains(&plus), "{plus}");
}

#[test]
fn a_run_is_played_in_parts_to_its_end() {
    let mut run = Run::parse("6", "1000", "1").expect("legal");
    assert_eq!(run.times().games, 0);
    assert_eq!((run.play(300), run.play(300), run.play(5000), run.play(1)), (700, 400, 0, 0));
    let times = run.times();
    assert_eq!((times.games, times.histogram.map(|bars| bars.bars.iter().sum())), (1000, Some(1000)));
    assert!((times.mean.expect("games") - 1277.0 / 110.0).abs() < 2.5 * times.margin.expect("games"));
    assert_eq!(run.counts().chunks(2).map(|pair| pair[1]).sum::<u32>(), 1000);
    assert!(Run::parse("6", "0", "1").is_err() && Run::parse("6", "10000001", "1").is_err());
    let expected = run.expected();
    assert!(expected.lower < expected.upper && expected.exact.is_some());
}

#[test]
fn single_games_are_those_of_the_run() {
    let mut run = Run::parse("9", "3", "5").expect("legal");
    run.play(3);
    let mut rounds = [1, 2, 3].map(|number| {
        let path = game("9", &number.to_string(), "5").expect("legal");
        assert_eq!(path.iter().collect::<BTreeSet<_>>().len(), 9);
        assert!(!path[..path.len() - 1].contains(&path[path.len() - 1]), "it ends with the last new position");
        path.len() as u32 - 1
    });
    rounds.sort_unstable();
    let counted: Vec<u32> =
        run.counts().chunks(2).flat_map(|pair| std::iter::repeat_n(pair[0], pair[1] as usize)).collect();
    assert_eq!(counted, rounds);
    assert!(game("1001", "1", "1").is_err() && game("9", "0", "1").is_err());
}
