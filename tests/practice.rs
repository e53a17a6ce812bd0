//! Puzzles: found for ever, right by a dumb oracle, and different.

use crate::oracle;
use crate::oracle::values::{Dumb, Outcome, can_keep};
use magnus_derek::parse;
use magnus_derek::player::Player;
use magnus_derek::solver::Value;
use magnus_derek::zn::Direction;
use magnus_derek_companions::lesson::Companions;
use magnus_derek_table::evaluation;
use magnus_derek_table::lesson::{Attempt, Class, Exercise, Figure, Judged, Mover, RatedMove, Task, Verdict, Why};
use magnus_derek_table::link::Link;
use magnus_derek_table::practice::{
    Kind, PosedTask, Puzzle, another_like, can_generate, day, find, mistakes, offered, parsing,
};
use magnus_derek_table::session::{Session, Turn};
use std::collections::{BTreeSet, HashMap, HashSet};

/// The dumb values of each table.
#[derive(Default)]
struct Oracle(HashMap<u32, Dumb>);

impl Oracle {
    fn on(&mut self, n: u32) -> &mut Dumb {
        self.0.entry(n).or_insert_with(|| Dumb::new(n))
    }
}

fn puzzle(kind: Kind, level: u32, seed: u32) -> Puzzle {
    find(kind, level, seed).unwrap_or_else(|refusal| panic!("{kind:?} {level} {seed}: {refusal}"))
}

fn exercise(puzzle: &Puzzle) -> Exercise {
    Exercise::new(puzzle.task.clone().into(), &puzzle.figure).expect("its figure opens")
}

fn check(exercise: &Exercise, attempt: &Attempt) -> Judged {
    exercise.check(attempt, None, &Companions::NUMBERS).expect("an attempt of its kind")
}

/// The unvisited positions of a session as bits, and its token.
fn position(session: &Session) -> (u64, u32) {
    let unvisited = session.game().unvisited().iter().fold(0_u64, |set, z| set | 1 << z);
    (unvisited, session.game().token())
}

fn outcome(Value { visited, rounds }: Value) -> Outcome {
    (visited, rounds)
}

/// Positions, or else rounds.
fn loss(could: Outcome, has: Outcome) -> (u32, u32) {
    if could.0 == has.0 { (0, could.1.abs_diff(has.1)) } else { (could.0.abs_diff(has.0), 0) }
}

/// Everything that is claimed of a puzzle, by the oracle.
fn audit(puzzle: &Puzzle, oracle: &mut Oracle) {
    let session = puzzle.figure.open().expect("its figure opens");
    let at = position(&session);
    match puzzle.kind {
        Kind::OnlyCall | Kind::Stuck | Kind::OnlyWay => audit_moves(puzzle, &session, oracle.on(puzzle.n)),
        Kind::Depth => audit_depth(puzzle, at),
        Kind::Safe => audit_safe(puzzle, at),
        Kind::Shield => audit_shield(puzzle, at),
        Kind::Force => audit_force(puzzle, session, oracle.on(puzzle.n)),
    }
}

fn audit_moves(puzzle: &Puzzle, session: &Session, dumb: &mut Dumb) {
    let (unvisited, token) = position(session);
    let exercise = exercise(puzzle);
    let moves = exercise.rated_moves().expect("exact values");
    let (mut right, present) = (0, dumb.value(unvisited, token));
    for RatedMove { magnitude, direction, value, loss: rated, line } in moves {
        let (could, has, attempt) = match direction {
            None => {
                let attempt = Attempt { magnitude: Some(magnitude), ..Attempt::default() };
                (present, dumb.call(unvisited, token, magnitude), attempt)
            }
            Some(direction) => {
                let landing = session.game().zn().landing(token, magnitude, direction);
                let sign = Some(direction.sign().to_string());
                let attempt = Attempt { direction: sign, ..Attempt::default() };
                (dumb.call(unvisited, token, magnitude), dumb.landing(unvisited, landing), attempt)
            }
        };
        assert_eq!(outcome(value), has, "{puzzle:?}, move {magnitude}");
        assert_eq!((rated.positions, rated.rounds), loss(could, has), "{puzzle:?}, move {magnitude}");
        right += u32::from(has == could);
        let judged = check(&exercise, &attempt);
        assert_eq!(judged.is_done(), has == could, "{puzzle:?}, move {magnitude}");
        audit_line(puzzle, session, &line, magnitude, has);
    }
    match puzzle.kind {
        // What is said to be the only one is.
        Kind::OnlyCall | Kind::OnlyWay => assert_eq!(right, 1, "{puzzle:?}"),
        _ => {
            assert!(right >= 1 && 4 * right <= session.game().zn().max_magnitude(), "{puzzle:?}");
            assert_eq!(session.game().unvisited().count(), 3);
            let lands_new = |magnitude: u32| {
                Direction::BOTH
                    .iter()
                    .all(|&way| session.game().unvisited().contains(session.game().zn().landing(token, magnitude, way)))
            };
            assert!(!(1..=session.game().zn().max_magnitude()).any(lands_new), "{puzzle:?}");
        }
    }
}

/// A refutation goes on from the figure with this move, and comes to the value of it.
fn audit_line(puzzle: &Puzzle, session: &Session, line: &str, magnitude: u32, value: Outcome) {
    let mut played = Session::open(&Link::parse(line).expect("a link")).expect("a game");
    let start = session.game().round();
    assert_eq!(played.game().round(), start, "{puzzle:?}");
    let end = played.game().line_length();
    played.go_to(end).expect("its end");
    let first = played.game().transcript_after(start).next().expect("a round");
    assert_eq!(first.call.magnitude, magnitude);
    let game = played.game();
    assert_eq!(game.visited().len() as u32, value.0, "{puzzle:?}");
    if value.1 > 0 {
        assert_eq!(game.round() - start, value.1, "{puzzle:?}");
    }
}

fn audit_depth(puzzle: &Puzzle, (unvisited, token): (u64, u32)) {
    let set: BTreeSet<u32> = (0..puzzle.n).filter(|&z| unvisited >> z & 1 == 1).collect();
    let layers = oracle::layers(puzzle.n, &set);
    let depth = layers.iter().position(|layer| layer.contains(&token)).expect("in a layer") as i32;
    let exercise = exercise(puzzle);
    for number in 0..8 {
        let attempt = Attempt { number: Some(number), ..Attempt::default() };
        assert_eq!(check(&exercise, &attempt).is_done(), number == depth, "{puzzle:?}");
    }
}

fn audit_safe(puzzle: &Puzzle, (unvisited, token): (u64, u32)) {
    let PosedTask::Safe { classes } = &puzzle.task else { panic!("{puzzle:?}") };
    let exercise = exercise(puzzle);
    let keeps_all = can_keep(puzzle.n, token, unvisited);
    let mut right = 0;
    for (option, Class { gamma, q }) in (0..).zip(classes) {
        let members = (0..puzzle.n).filter(|z| z % q == *gamma).fold(0_u64, |set, z| set | 1 << z);
        let is_right = unvisited & !members == 0 && can_keep(puzzle.n, token, members);
        let attempt = Attempt { option: Some(option), ..Attempt::default() };
        assert_eq!(check(&exercise, &attempt).is_done(), is_right, "{puzzle:?}, {gamma} mod {q}");
        right += u32::from(is_right);
    }
    let none = Attempt { none: Some(true), ..Attempt::default() };
    assert_eq!(check(&exercise, &none).is_done(), !keeps_all, "{puzzle:?}");
    assert!(if keeps_all { right >= 1 } else { right == 0 }, "{puzzle:?}");
}

fn audit_shield(puzzle: &Puzzle, (unvisited, token): (u64, u32)) {
    let exercise = exercise(puzzle);
    let members: Vec<u32> = (0..puzzle.n).filter(|&z| unvisited >> z & 1 == 1).collect();
    // The largest set that can be kept, among all of them where they are few; else by adding positions as long as it can be kept.
    let kept = largest_kept(puzzle.n, token, &members);
    let attempt = |set: u64| Attempt {
        positions: Some((0..puzzle.n).filter(|&z| set >> z & 1 == 1).collect()),
        ..Attempt::default()
    };
    assert!(check(&exercise, &attempt(kept)).is_done(), "{puzzle:?}");
    // One fewer is not enough, and one more can be reached.
    let fewer = kept & (kept - 1);
    assert!(
        matches!(check(&exercise, &attempt(fewer)).verdict, Verdict::Unfinished(Why::Missing { .. })),
        "{puzzle:?}"
    );
    for &more in members.iter().filter(|&&z| kept >> z & 1 == 0) {
        let judged = check(&exercise, &attempt(kept | 1 << more));
        let Verdict::Failed(Why::Reached { depth, line }) = judged.verdict else { panic!("{puzzle:?}: {judged:?}") };
        let mut session = Session::open(&Link::parse(&line).expect("a link")).expect("a game");
        session.go_to(session.game().line_length()).expect("its end");
        assert!((kept | 1 << more) >> session.game().token() & 1 == 1 && depth > 0, "{puzzle:?}");
    }
    let none = Attempt { none: Some(true), ..Attempt::default() };
    assert!(check(&exercise, &none).is_failed(), "{puzzle:?}");
}

/// The largest set that can be kept: each further position either joins or does not; what cannot be kept is not gone on with.
fn largest_kept(n: u32, token: u32, members: &[u32]) -> u64 {
    fn grow(n: u32, token: u32, set: u64, rest: &[u32], best: &mut u64) {
        if set.count_ones() + rest.len() as u32 <= best.count_ones() {
            return;
        }
        let Some((&first, rest)) = rest.split_first() else {
            *best = set;
            return;
        };
        if can_keep(n, token, set | 1 << first) {
            grow(n, token, set | 1 << first, rest, best);
        }
        grow(n, token, set, rest, best);
    }
    let mut best = 0;
    grow(n, token, 0, members, &mut best);
    best
}

fn audit_force(puzzle: &Puzzle, mut session: Session, dumb: &mut Dumb) {
    let PosedTask::Finish { visited, rounds } = puzzle.task else { panic!("{puzzle:?}") };
    let start = session.game().round();
    let (unvisited, token) = position(&session);
    assert_eq!(dumb.value(unvisited, token), (visited, rounds - start), "{puzzle:?}");
    let exercise = exercise(puzzle);
    let judged =
        |session: &Session| exercise.check(&Attempt::default(), Some(session), &Companions::NUMBERS).expect("a game");
    // A call that costs something loses the goal.
    let costly =
        (1..=puzzle.n / 2).find(|&magnitude| dumb.call(unvisited, token, magnitude) != (visited, rounds - start));
    let mut wrong = session.copy().expect("a copy");
    wrong.call(costly.expect("a wrong call")).expect("a legal call");
    assert!(judged(&wrong).is_failed(), "{puzzle:?}: {costly:?}");
    // The oracle's calls reach it.
    while session.turn() == Turn::Magnus && (session.game().visited().len() as u32) < visited {
        assert!(!judged(&session).is_done() && !judged(&session).is_failed(), "{puzzle:?}");
        let (unvisited, token) = position(&session);
        let best = dumb.value(unvisited, token);
        let magnitude = (1..=puzzle.n / 2).find(|&magnitude| dumb.call(unvisited, token, magnitude) == best);
        session.call(magnitude.expect("a best call")).expect("a legal call");
    }
    assert!(judged(&session).is_done(), "{puzzle:?}");
}

/// Audits the puzzles of the first seeds of a kind and level.
fn audit_all(kind: Kind, level: u32, seeds: std::ops::Range<u32>, oracle: &mut Oracle) {
    let mut keys = HashSet::new();
    let count = seeds.len();
    for seed in seeds {
        let puzzle = puzzle(kind, level, seed);
        assert_eq!((puzzle.kind, puzzle.level, puzzle.seed), (kind, level, seed));
        audit(&puzzle, oracle);
        keys.insert(puzzle.key);
    }
    // Every level has hundreds; of calls with three left that two moves ahead decide, 230 are among the first 2,000.
    assert!(keys.len() > count.min(400) / 2, "{kind:?} {level}: {} of {count} differ", keys.len());
}

#[test]
fn a_dumb_oracle_agrees_with_every_kind_and_level() {
    let mut oracle = Oracle::default();
    for offer in offered() {
        for level in offer.levels {
            // Small tables and endings, which the oracle has at once.
            let small = (0..40).filter(|&seed| is_small(&puzzle(offer.kind, level, seed))).take(4).collect::<Vec<_>>();
            assert!(!small.is_empty(), "{:?} {level}", offer.kind);
            for seed in small {
                audit(&puzzle(offer.kind, level, seed), &mut oracle);
            }
        }
    }
}

fn is_small(puzzle: &Puzzle) -> bool {
    puzzle.figure.open().expect("it opens").game().unvisited().count() <= 9
}

/// Audits 2,000 puzzles of each level of a kind.
fn audit_two_thousand(kind: Kind) {
    for &level in kind.levels() {
        audit_all(kind, level, 0..2000, &mut Oracle::default());
    }
}

#[test]
#[ignore = "takes long"]
fn a_dumb_oracle_agrees_with_two_thousand_only_calls_of_each_level() {
    audit_two_thousand(Kind::OnlyCall);
}

#[test]
#[ignore = "takes long"]
fn a_dumb_oracle_agrees_with_two_thousand_only_ways_of_each_level() {
    audit_two_thousand(Kind::OnlyWay);
}

#[test]
#[ignore = "takes long"]
fn a_dumb_oracle_agrees_with_two_thousand_depths_of_each_level() {
    audit_two_thousand(Kind::Depth);
}

#[test]
#[ignore = "takes long"]
fn a_dumb_oracle_agrees_with_two_thousand_questions_for_a_class_of_each_level() {
    audit_two_thousand(Kind::Safe);
}

#[test]
#[ignore = "takes long"]
fn a_dumb_oracle_agrees_with_two_thousand_shields_of_each_level() {
    audit_two_thousand(Kind::Shield);
}

#[test]
#[ignore = "takes long"]
fn a_dumb_oracle_agrees_with_two_thousand_calls_with_three_left_of_each_level() {
    audit_two_thousand(Kind::Stuck);
}

#[test]
#[ignore = "takes long"]
fn a_dumb_oracle_agrees_with_two_thousand_lines_of_each_level() {
    audit_two_thousand(Kind::Force);
}

#[test]
fn a_puzzle_is_the_same_for_ever() {
    let known: Vec<String> = offered()
        .into_iter()
        .flat_map(|offer| offer.levels.into_iter().map(move |level| (offer.kind, level)))
        .map(|(kind, level)| {
            let Puzzle { key, figure, task, .. } = puzzle(kind, level, 20_261_124);
            let task = serde_json::to_string(&task).expect("JSON");
            format!("{} {level} {key} {} {task}", kind.id(), figure.game)
        })
        .collect();
    let golden: Vec<&str> = include_str!("practice.golden").lines().collect();
    assert_eq!(known, golden, "a puzzle has changed: its address is somebody's");
}

#[test]
fn a_puzzle_turned_or_reflected_has_the_same_key() {
    let keys: HashSet<String> = (0..60).map(|seed| puzzle(Kind::OnlyWay, 1, seed).key).collect();
    assert!(keys.len() > 40);
    assert!(keys.iter().all(|key| key.split('.').count() == 3), "n, the positions, the call that waits");
}

#[test]
fn the_day_has_three_puzzles_of_three_kinds() {
    let mut all = HashSet::new();
    for day_of_month in 1..=28 {
        let three = day(parsing::date(&format!("2026-11-{day_of_month:02}")).expect("a date"));
        let kinds: HashSet<Kind> = three.iter().map(|chosen| chosen.kind).collect();
        assert_eq!(kinds.len(), 3);
        assert_eq!(three[0].level, 1, "one that everybody can solve");
        assert!(three.is_sorted_by_key(|chosen| chosen.level) && three[1].level > 1 && three[2].level > 3);
        for chosen in three {
            let found = puzzle(chosen.kind, chosen.level, chosen.seed);
            all.insert((chosen.kind, found.key));
        }
    }
    assert!(all.len() > 75, "{} of 84 differ", all.len());
    for day_of_month in 1..=28 {
        let three = day(parsing::date(&format!("2027-02-{day_of_month:02}")).expect("a date"));
        let levels = three.map(|chosen| chosen.level);
        assert!(levels[0] == 1 && levels[1] <= levels[2] && (3..=4).contains(&levels[2]), "no cliff: {levels:?}");
    }
    let [first, second, third] = day(parsing::date("2026-12-31").expect("a date")).map(|chosen| chosen.level);
    assert!(first == 1 && second > 1 && third > 3, "the last day before that is as it was");
    for wrong in ["2026-02-29", "2026-13-01", "26-1-1", "", "2026-11-24T00:00", "2026-11-31"] {
        assert!(parsing::date(wrong).is_err(), "{wrong}");
    }
    assert!(parsing::date("2028-02-29").is_ok());
}

#[test]
fn unknown_kinds_and_levels_are_refused() {
    assert_eq!(parsing::kind("check").expect_err("none").to_string(), "There is no kind of puzzle “check”.");
    let refusal = find(Kind::Safe, 1, 1).expect_err("no such level");
    assert_eq!(refusal.to_string(), "Puzzles of the kind “safe” do not have level 1.");
    for kind in Kind::ALL {
        assert_eq!(parsing::kind(kind.id()).expect("its id"), kind);
    }
}

#[test]
fn mistakes_are_the_rounds_that_the_verdict_of_a_game_counts() {
    let people = |n: u32, moves: &str| {
        Session::open(&Link::parse(&format!("n={n}&magnus=human&derek=human&moves={moves}")).expect("a link"))
            .expect("a game")
    };
    for (n, moves) in [(13, "3+1-2+6-5+1+1+4-2+3-"), (12, "1+1+1+6-2+4-5+3+"), (15, "7-3+2-1+1-5+5+4-2-")] {
        let session = people(n, moves);
        let verdict = evaluation::Verdict::of(session.game()).expect("a small table");
        for (player, given) in [(Player::Magnus, verdict.magnus), (Player::Derek, verdict.derek)] {
            let found = mistakes(&session, player).expect("mistakes").found;
            assert_eq!(found.iter().map(|mistake| mistake.round).collect::<Vec<_>>(), given.where_lost, "{player} {n}");
            for mistake in found {
                let exercise = Exercise::new(mistake.task.into(), &mistake.figure).expect("it opens");
                let attempt = match mistake.direction {
                    None => Attempt { magnitude: Some(mistake.magnitude), ..Attempt::default() },
                    Some(way) => Attempt { direction: Some(way.sign().to_string()), ..Attempt::default() },
                };
                let Verdict::Failed(Why::Costs { positions, rounds, .. }) = check(&exercise, &attempt).verdict else {
                    panic!("{player} {n} {}", mistake.round)
                };
                assert_eq!((positions, rounds), (mistake.loss.positions, mistake.loss.rounds));
                assert!(exercise.rated_moves().expect("values").iter().any(|other| other.loss.is_nothing()));
            }
        }
    }
}

fn task(json: serde_json::Value) -> Task {
    Task::read(&json).expect("a task")
}

#[test]
fn another_task_of_a_lesson_has_a_new_table_and_can_be_answered() {
    use serde_json::json;
    let figure = |game: &str| Figure { game: game.to_string(), ..Figure::default() };
    let ending = figure("n=13&magnus=layers&derek=protector&round=8");
    let tasks = [
        json!({"kind": "mark", "layer": 1}),
        json!({"kind": "mark", "layer": 2}),
        json!({"kind": "mark", "bad": true}),
        json!({"kind": "call", "both": "unvisited"}),
        json!({"kind": "call", "either": "unvisited"}),
        json!({"kind": "call", "both": {"layer": 1}}),
        json!({"kind": "place", "k": 3, "layer": 1, "size": 5}),
        json!({"kind": "number", "of": "depth"}),
        json!({"kind": "number", "of": {"layerSize": {"layer": 1}}}),
        json!({"kind": "number", "of": {"pairs": {"position": 0}}}),
        json!({"kind": "number", "of": {"depthOf": {"position": 0}}}),
        json!({"kind": "number", "of": {"fStar": {"n": 45}}}),
        json!({"kind": "number", "of": {"midpoint": {"n": 13, "x": 2, "y": 5}}}),
        json!({"kind": "keep", "player": "derek"}),
        json!({"kind": "shield"}),
    ];
    for json in tasks {
        let asked = task(json.clone());
        assert!(can_generate(&asked), "{json}");
        let mut games = HashSet::new();
        for seed in 0..12 {
            let other =
                another_like(&json, &ending, seed).expect("no refusal").unwrap_or_else(|| panic!("{json} {seed}"));
            let exercise =
                Exercise::new(task(serde_json::to_value(&other.task).expect("JSON")), &other.figure).expect("it opens");
            let form = exercise.form();
            let some = Attempt {
                positions: Some(vec![]),
                magnitude: Some(1),
                direction: Some("+".to_string()),
                number: Some(0),
                ..Attempt::default()
            };
            let judged = exercise.check(&some, None, &Companions::NUMBERS);
            assert!(judged.is_ok(), "{json} {seed}: {form:?} {judged:?}");
            games.insert((other.figure.game, format!("{:?}", other.task)));
        }
        assert!(games.len() >= 4, "{json}: {}", games.len());
    }
    let played = json!({"kind": "hold", "round": 9});
    assert!(another_like(&played, &ending, 1).expect("no refusal").is_none());
    assert!(!can_generate(&task(played)));
}

#[test]
fn a_task_is_written_as_it_is_read() {
    for offer in offered() {
        for level in offer.levels {
            let puzzle = puzzle(offer.kind, level, 5);
            let written = serde_json::to_value(&puzzle.task).expect("JSON");
            assert_eq!(Task::read(&written).expect("a task"), puzzle.task.clone().into());
            let written = serde_json::to_value(&puzzle.figure).expect("JSON");
            assert_eq!(Figure::read(&written).expect("a figure"), puzzle.figure);
            assert_eq!(puzzle.player == Mover::Derek, matches!(offer.kind, Kind::OnlyWay | Kind::Safe | Kind::Shield));
        }
    }
    assert!(parse::derek("endgame").is_ok());
}

#[test]
fn the_solution_of_every_puzzle_that_is_not_played_is_judged_as_done() {
    for (kind, levels) in offered().iter().map(|offered| (offered.kind, &offered.levels)) {
        for &level in levels {
            for seed in 0..20 {
                let exercise = exercise(&puzzle(kind, level, seed));
                let solution = exercise.solution(&Companions::NUMBERS).expect("a task of its figure");
                assert_eq!(solution.is_none(), kind == Kind::Force, "{kind:?}");
                if let Some(solution) = solution {
                    assert_eq!(check(&exercise, &solution).verdict, Verdict::Done, "{kind:?} {level} {seed}");
                }
            }
        }
    }
}

#[test]
fn a_player_is_magnus_or_derek() {
    assert_eq!(parsing::player("derek"), Ok(Player::Derek));
    assert!(parsing::player("Derek").is_err());
}
