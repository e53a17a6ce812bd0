//! The rows of a diagram against counting position by position, and the layers of its rounds against the game's.

use crate::seated::seated;
use magnus_derek::game::Game;
use magnus_derek::layers::NEVER;
use magnus_derek::zn::Zn;
use magnus_derek_table::session::Session;
use magnus_derek_table::space_time::{DEEPEST_COUNTED, Diagram, KINDS, Viewport, Window, share};
use magnus_derek_table::view;

/// A game of two computers to its end, and the token's position after each round.
fn game_and_route(n: u32, magnus: &str, derek: &str) -> (Session, Vec<u32>) {
    let mut session = seated(n, magnus, derek, 7).expect("legal");
    while session.can_step() {
        session.step().expect("can step");
    }
    let route = session.game().transcript().map(|round| round.to).collect();
    (session, route)
}

fn diagram_of(n: u32, route: &[u32]) -> Diagram {
    let mut diagram = Diagram::new(Zn::new(n).expect("legal"));
    diagram.extend(0, route).expect("legal");
    diagram
}

/// The positions in the order in which they stand across: class by class mod p, each class upwards.
fn order(n: u32, p: u32) -> Vec<u32> {
    (0..p).flat_map(|gamma| (0..n).filter(move |z| z % p == gamma)).collect()
}

/// For each position the first round after which the token has been there.
fn first_visit(route: &[u32], position: u32) -> Option<u32> {
    if position == 0 { Some(0) } else { route.iter().position(|&z| z == position).map(|index| index as u32 + 1) }
}

/// The positions in each column, dumbly: place by place.
fn columns(n: u32, window: &Window) -> Vec<Vec<u32>> {
    let order = order(n, window.p);
    let [from, to] = window.places;
    let mut columns = vec![Vec::new(); window.columns as usize];
    for place in from..to {
        columns[((place - from) * window.columns / (to - from)) as usize].push(order[place as usize]);
    }
    columns
}

/// Windows of all kinds on a game of so many rounds.
fn windows(n: u32, p: u32, rounds: u32) -> Vec<Window> {
    let mut windows = Vec::new();
    for p in if p == n { vec![1] } else { vec![1, p] } {
        for places in [[0, n], [n / 3, n - n / 4], [n - 1, n]] {
            for columns in [1, 3, 10, n] {
                for (round, block) in [(0, 1), (0, 4), (rounds / 2, 3), (0, 5 * rounds)] {
                    let columns = columns.min(places[1] - places[0]);
                    windows.push(Window { p, places, columns, round, block, rows: rounds });
                }
            }
        }
    }
    windows
}

const GAMES: [(u32, u32, &str, &str); 5] = [
    (2, 2, "power-of-two", "random"),
    (45, 3, "two-phase", "protector"),
    (50, 5, "layers", "random"),
    (67, 67, "layers", "hoarder"),
    (64, 64, "balanced", "random"),
];

#[test]
fn rows_of_first_visits_are_what_counting_says() {
    for (n, p, magnus, derek) in GAMES {
        let (_, route) = game_and_route(n, magnus, derek);
        let diagram = diagram_of(n, &route);
        for wanted in windows(n, p, diagram.rounds()) {
            let window = diagram.window(wanted).expect("legal");
            let columns = columns(n, &window);
            let mut expected = Vec::new();
            for row in 0..window.rows {
                let start = window.round + row * window.block;
                let end = (start + window.block).min(diagram.rounds());
                for members in &columns {
                    let size = members.len() as u32;
                    let count = |is: &dyn Fn(u32) -> bool| {
                        members.iter().filter(|&&z| is(first_visit(&route, z).unwrap_or(u32::MAX))).count() as u32
                    };
                    expected.push(share(count(&|visit| visit > end), size));
                    expected.push(share(count(&|visit| visit > start && visit <= end), size));
                    expected.push(share(count(&|visit| visit <= start), size));
                }
            }
            assert_eq!(diagram.visits(&window), expected, "n = {n}, {window:?}");
        }
    }
}

#[test]
fn rows_of_layers_are_those_of_the_game_at_that_round() {
    for (n, p, magnus, derek) in GAMES {
        let (session, route) = game_and_route(n, magnus, derek);
        let diagram = diagram_of(n, &route);
        let mut game: Game = session.game().clone();
        for wanted in windows(n, p, diagram.rounds()) {
            let window = diagram.window(wanted).expect("legal");
            let columns = columns(n, &window);
            for row in [0, window.rows / 2, window.rows - 1] {
                let round = diagram.end_of_row(&window, row);
                game.go_to(round);
                let depths = game.layers().depths();
                let layers = diagram.layers(round);
                assert_eq!(layers.depths(), depths, "n = {n}, round {round}");
                let is = |z: u32, kind: usize| match depths[z as usize] {
                    NEVER => kind == KINDS - 1,
                    depth => kind == usize::from(depth.min(DEEPEST_COUNTED)),
                };
                let count = |members: &[u32], kind| members.iter().filter(|&&z| is(z, kind)).count() as u32;
                let expected: Vec<u8> = columns
                    .iter()
                    .flat_map(|members| (0..KINDS).map(|kind| share(count(members, kind), members.len() as u32)))
                    .collect();
                assert_eq!(diagram.layer_row(&window, &layers), expected, "n = {n}, {window:?}");
                let all = columns.concat();
                let counts: Vec<u32> = (0..KINDS).map(|kind| count(&all, kind)).collect();
                let start = window.round + row * window.block;
                let one = Window { columns: 1, round: start, rows: 1, ..window };
                let cell = diagram.cell(&diagram.window(one).expect("legal"), &layers);
                assert_eq!(
                    (cell.counts.to_vec(), cell.rounds, cell.size),
                    (counts, [start + 1, round], all.len() as u32)
                );
                assert_eq!((cell.positions[0], cell.token), (all[0], diagram.token(round)));
            }
        }
    }
}

#[test]
fn every_position_has_one_place_and_every_place_one_column() {
    for (n, p) in [(2, 1), (13, 1), (12, 3), (45, 3), (50, 5), (1009, 1), (999_983, 1)] {
        for columns in [1, 2, 7, 300] {
            let columns = columns.min(n);
            let window = Window { p, places: [0, n], columns, round: 0, block: 4, rows: 1 };
            let edges = window.edges();
            assert_eq!((edges[0], edges[columns as usize], edges.len()), (0, n, columns as usize + 1));
            assert!(edges.iter().is_sorted_by(|before, after| before < after));
            let order: Vec<u32> = (0..n).map(|place| window.position_at(n, place)).collect();
            assert_eq!(order, self::order(n, p));
        }
        let diagram = Diagram::new(Zn::new(n).expect("legal"));
        let window = Window { p, places: [n / 4, n], columns: 1, round: 0, block: 1, rows: 1 };
        let named = diagram.classes(&window);
        let members = |gamma: u32| order(n, p)[n as usize / 4..].iter().filter(|&z| z % p == gamma).count() as u32;
        let expected: Vec<(u32, u32)> =
            (0..p).map(|gamma| (gamma, members(gamma))).filter(|&(_, count)| p > 1 && count > 0).collect();
        let found = named.iter().map(|class| (class.gamma, class.places[1] - class.places[0]));
        assert_eq!(found.collect::<Vec<_>>(), expected, "n = {n}");
    }
    let many = Diagram::new(Zn::new(999_998).expect("legal"));
    let p = many.class_order().expect("two classes of halves");
    let window = Window { p, places: [0, 999_998], columns: 1, round: 0, block: 1, rows: 1 };
    assert!((30..=60).contains(&many.classes(&window).len()));
    assert_eq!([13, 45, 64].map(|n| Diagram::new(Zn::new(n).expect("legal")).class_order()), [None, Some(3), None]);
}

#[test]
fn rows_stay_the_same_rows_while_the_game_goes_on_until_they_are_joined_two_by_two() {
    let mut diagram = Diagram::new(Zn::new(1009).expect("legal"));
    let mut before: Option<Window> = None;
    for rounds in 1..3000 {
        diagram.extend(rounds - 1, &[rounds % 1009]).expect("legal");
        let viewport = Viewport { p: 1, places: [0, 1009], rounds: [0, rounds.max(8)] };
        let window = diagram.window_for(viewport, 800, 300).expect("legal");
        assert!(window.rows <= 301 && window.rows * window.block >= rounds, "{rounds} rounds");
        assert!(before.is_none_or(|before| [before.block, 2 * before.block].contains(&window.block)));
        assert_eq!((window.columns, window.round), (800, 0));
        let scrolled = Viewport { rounds: [rounds / 2, rounds + 8], ..viewport };
        let scrolled = diagram.window_for(scrolled, 800, 300).expect("legal");
        assert_eq!(scrolled.round % scrolled.block, 0);
        before = Some(window);
    }
    let wrong = |viewport| diagram.window_for(viewport, 800, 300).expect_err("refused").to_string();
    let fine = Viewport { p: 1, places: [0, 1009], rounds: [0, 8] };
    assert!(wrong(Viewport { places: [9, 9], ..fine }).contains("must be"));
    assert!(wrong(Viewport { rounds: [8, 8], ..fine }).contains("must be"));
    assert!(wrong(Viewport { rounds: [8, u32::MAX], ..fine }).contains("must be"));
    assert!(wrong(Viewport { p: 0, ..fine }).contains("must be"));
}

#[test]
fn the_token_stands_in_the_column_of_its_position() {
    for (n, p, magnus, derek) in GAMES {
        let (_, route) = game_and_route(n, magnus, derek);
        let diagram = diagram_of(n, &route);
        for wanted in windows(n, p, diagram.rounds()) {
            let window = diagram.window(wanted).expect("legal");
            let columns = columns(n, &window);
            let tokens = diagram.tokens(&window);
            assert_eq!(tokens.len(), window.rows as usize);
            for (row, &column) in (0..).zip(&tokens) {
                let end = diagram.end_of_row(&window, row);
                let token = if end == 0 { 0 } else { route[end as usize - 1] };
                assert_eq!(diagram.token(end), token);
                let found = columns.iter().position(|members| members.contains(&token));
                assert_eq!(column, found.map_or(window.columns, |found| found as u32));
            }
        }
    }
}

#[test]
fn new_positions_of_a_cell_are_those_first_visited_in_its_rounds() {
    let (_, route) = game_and_route(45, "two-phase", "protector");
    let diagram = diagram_of(45, &route);
    for round in 0..diagram.rounds() {
        let window = Window { p: 3, places: [10, 30], columns: 1, round, block: 4, rows: 1 };
        let members = order(45, 3)[10..30].to_vec();
        let new =
            members.iter().filter_map(|&z| first_visit(&route, z)).filter(|&visit| visit > round && visit <= round + 4);
        let window = diagram.window(window).expect("legal");
        let cell = diagram.cell(&window, &diagram.layers(diagram.end_of_row(&window, 0)));
        assert_eq!(cell.new, new.count() as u32);
        assert_eq!(cell.classes.map(|classes| classes.map(|class| (class.gamma, class.q))), Some([(0, 3), (1, 3)]));
    }
}

#[test]
fn a_diagram_that_grew_and_was_cut_is_the_diagram_of_the_line_as_it_is() {
    let (_, route) = game_and_route(67, "layers", "hoarder");
    let (_, other) = game_and_route(67, "balanced", "random");
    let mut diagram = Diagram::new(Zn::new(67).expect("legal"));
    diagram.extend(0, &route[..40]).expect("legal");
    diagram.extend(40, &route[40..]).expect("legal");
    for kept in [route.len(), 30, 7, 1, 0] {
        diagram.extend(kept as u32, &other).expect("legal");
        let line = [&route[..kept], &other].concat();
        let fresh = diagram_of(67, &line);
        assert_eq!(diagram.rounds(), line.len() as u32);
        let window = Window { p: 1, places: [0, 67], columns: 67, round: 0, block: 1, rows: 8192 };
        let [grown, made] = [&diagram, &fresh].map(|diagram| diagram.visits(&diagram.window(window).expect("legal")));
        assert_eq!(grown, made);
        diagram.extend(0, &route).expect("legal");
    }
}

#[test]
fn the_shape_of_the_unvisited_is_what_a_walk_round_the_table_finds() {
    for (n, _, magnus, derek) in GAMES {
        let (_, route) = game_and_route(n, magnus, derek);
        let diagram = diagram_of(n, &route);
        for round in 0..=diagram.rounds() {
            let unvisited: Vec<u32> =
                (0..n).filter(|&z| first_visit(&route, z).is_none_or(|visit| visit > round)).collect();
            let shape = diagram.shape(round);
            assert_eq!(shape.unvisited, unvisited.len() as u32);
            let begins = unvisited.iter().filter(|&&z| !unvisited.contains(&(z - 1)));
            assert_eq!(shape.runs, begins.clone().count() as u32);
            let length = |&z: &u32| (z..).take_while(|next| unvisited.contains(next)).count() as u32;
            assert_eq!(shape.longest, begins.map(length).max().unwrap_or(0));
            let class = shape.class.map(|class| unvisited.iter().all(|&z| class.contains(z)));
            assert_eq!(class, if unvisited.is_empty() { None } else { Some(true) });
        }
    }
}

#[test]
fn the_hoarder_leaves_one_interval_and_the_protector_one_class() {
    let (_, route) = game_and_route(1009, "layers", "hoarder");
    let diagram = diagram_of(1009, &route);
    assert_eq!(diagram.shape(diagram.rounds() / 2).runs, 1);
    let (_, route) = game_and_route(45, "two-phase", "protector");
    let diagram = diagram_of(45, &route);
    assert_eq!(diagram.shape(diagram.rounds()).class.map(|class| class.q), Some(3));
}

#[test]
fn none_and_all_are_never_rounded_to() {
    assert_eq!(
        [share(0, 9), share(9, 9), share(1, 100_000), share(99_999, 100_000), share(1, 2)],
        [0, 255, 1, 254, 128]
    );
}

#[test]
fn a_value_outside_its_range_is_refused_by_name_and_changes_nothing() {
    let mut diagram = diagram_of(13, &[1, 3, 0]);
    let refused = |error: Result<(), magnus_derek::number::OutOfRange>| error.expect_err("refused").to_string();
    assert_eq!(
        refused(diagram.extend(4, &[])),
        "The number of rounds kept must be a whole number from 0 to 3, but it is 4."
    );
    assert_eq!(refused(diagram.extend(1, &[2, 13])), "A position must be a whole number from 0 to 12, but it is 13.");
    assert_eq!((diagram.rounds(), diagram.token(3), diagram.shape(3).unvisited), (3, 0, 10));
    let fine = Window { p: 1, places: [0, 13], columns: 13, round: 0, block: 1, rows: 3 };
    assert!(diagram.window(fine).is_ok());
    for wrong in [
        Window { p: 0, ..fine },
        Window { p: 2, ..fine },
        Window { places: [5, 5], ..fine },
        Window { places: [0, 14], ..fine },
        Window { columns: 14, ..fine },
        Window { columns: 0, ..fine },
        Window { round: 4, ..fine },
        Window { block: 0, ..fine },
        Window { rows: 0, ..fine },
        Window { rows: 9000, ..fine },
    ] {
        let sentence = diagram.window(wrong).expect_err("refused").to_string();
        assert!(sentence.ends_with('.') && sentence.contains("must be"), "{sentence}");
    }
}

#[test]
fn the_page_gets_the_whole_line_also_where_it_was_undone() {
    let (mut session, route) = game_and_route(67, "layers", "hoarder");
    session.go_to(20).expect("legal");
    assert_eq!(view::route(&session, 0), route);
    assert_eq!(view::route(&session, 60), route[60..]);
    assert!(view::route(&session, 10_000).is_empty());
}
