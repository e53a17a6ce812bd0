use crate::oracle::table;
use crate::seated::{derek, magnus, seated};
use magnus_derek::magnus;
use magnus_derek::player::Player;
use magnus_derek::reason::{DerekReason, MagnusReason};
use magnus_derek::registry;
use magnus_derek::zn::Direction::{self, Clockwise, CounterClockwise};
use magnus_derek::zn::Zn;
use magnus_derek_table::link::Link;
use magnus_derek_table::session::Refusal;
use magnus_derek_table::session::{Begun, Fields, LARGEST_PREVIEWED, Opening, Repeated, Session, Turn};
use magnus_derek_table::view::{self, GameState, Meaning, PositionFacts, Reason, TableFacts, meaning};

fn session(n: u32, magnus: &str, derek: &str) -> Session {
    seated(n, magnus, derek, 1).expect("a legal game")
}

fn sentence<T>(result: Result<T, Refusal>) -> String {
    result.err().expect("refused").to_string()
}

/// The request is refused with a message containing `words`, and the state stays as it was.
fn refused(session: &mut Session, words: &str, request: impl Fn(&mut Session) -> Result<(), Refusal>) {
    let before = (GameState::of(session), PositionFacts::of(session));
    let message = sentence(request(session));
    assert!(message.contains(words), "{message}");
    assert_eq!((GameState::of(session), PositionFacts::of(session)), before, "{message}");
}

#[test]
fn a_computer_magnus_calls_at_once_and_again_after_each_answer() {
    let mut session = session(13, "layers", "human");
    let state = GameState::of(&session);
    assert_eq!((state.turn, state.magnitude, state.round), (Turn::Derek, Some(1), 0));
    assert_eq!((state.token, state.depth, &state.layer_sizes[..]), (0, Some(1), &[12, 13][..]));
    assert_eq!(state.reason, Some(Reason::Magnus(MagnusReason::Layer { depth: 1 })));
    session.answer(Clockwise).expect("Derek's turn");
    let state = GameState::of(&session);
    assert_eq!((state.turn, state.token, state.round), (Turn::Derek, 1, 1));
    assert!(state.magnitude.is_some());
}

#[test]
fn a_computer_derek_answers_at_once() {
    let mut session = session(13, "human", "clockwise");
    assert_eq!(session.turn(), Turn::Magnus);
    session.call(5).expect("Magnus's turn");
    let state = GameState::of(&session);
    assert_eq!((state.turn, state.token, state.round, state.magnitude), (Turn::Magnus, 5, 1, None));
    assert_eq!(state.reason, Some(Reason::Derek(DerekReason::Clockwise)));
}

#[test]
fn two_humans_take_turns() {
    let mut session = session(13, "human", "human");
    session.call(5).expect("Magnus's turn");
    refused(&mut session, "It is Derek's turn: Magnus has called 5", |s| s.call(2));
    session.answer(CounterClockwise).expect("Derek's turn");
    assert_eq!(GameState::of(&session).token, 8);
    refused(&mut session, "It is not Derek's turn", |s| s.answer(Clockwise));
}

#[test]
fn bad_requests_get_a_sentence_and_change_nothing() {
    let mut human = session(13, "human", "human");
    for bad in [0, 7, u32::MAX] {
        refused(&mut human, "The magnitude must be a whole number from 1 to 6", |s| s.call(bad));
    }
    refused(&mut human, "The round must be a whole number from 0 to 0, but it is 3.", |s| s.go_to(3));
    refused(&mut human, "nothing to undo", Session::undo);
    refused(&mut human, "nothing to redo", Session::redo);
    refused(&mut human, "It is Magnus's move, and Magnus is you", Session::step);
    refused(&mut human, "Power of two cannot play on n = 13: it needs a power of two", |s| {
        s.set_magnus(magnus("power-of-two"))
    });
    human.call(3).expect("legal");

    let mut computer = session(13, "layers", "protector");
    refused(&mut computer, "Magnus is played by Midpoint layers", |s| s.call(3));
    refused(&mut computer, "Derek is played by Protector", |s| s.answer(Clockwise));

    let message = sentence(seated(12, "power-of-two", "human", 1));
    assert_eq!(message, "Power of two cannot play on n = 12: it needs a power of two: 2, 4, 8, 16, ….");
}

#[test]
fn a_full_game_ends_and_says_why() {
    let mut session = session(13, "layers", "protector");
    while session.turn() != Turn::Over {
        session.step().expect("two computers");
    }
    let state = GameState::of(&session);
    assert!(matches!(state.reason, Some(Reason::Rules(_))));
    assert_eq!(state.depth, None);
    assert_eq!(session.game().visited().len() as u32, state.f_star);
    refused(&mut session, "The game is over after round", Session::step);
}

#[test]
fn a_human_magnus_may_go_on_after_the_end() {
    let mut session = session(3, "human", "protector");
    session.call(1).expect("legal");
    assert_eq!(session.turn(), Turn::Over);
    session.call(1).expect("futile, but allowed");
    assert_eq!((session.turn(), session.game().round()), (Turn::Over, 2));
}

#[test]
fn undo_goes_back_to_the_last_choice_of_a_person() {
    let mut as_derek = session(13, "layers", "human");
    let start = GameState::of(&as_derek);
    as_derek.answer(Clockwise).expect("legal");
    let second = GameState::of(&as_derek);
    as_derek.undo().expect("a round was played");
    assert_eq!(GameState::of(&as_derek), start);
    refused(&mut as_derek, "nothing to undo", Session::undo);
    as_derek.redo().expect("the line goes on");
    assert_eq!(GameState::of(&as_derek), second);

    let mut as_magnus = session(13, "human", "protector");
    as_magnus.call(2).expect("legal");
    as_magnus.undo().expect("a round was played");
    assert_eq!((as_magnus.turn(), as_magnus.game().round()), (Turn::Magnus, 0));

    let mut both = session(13, "human", "human");
    both.call(2).expect("legal");
    both.undo().expect("a call is waiting");
    assert_eq!((both.turn(), both.game().round()), (Turn::Magnus, 0));
}

#[test]
fn go_to_visits_every_round_of_the_line() {
    let mut session = session(16, "layers", "random");
    let mut states = vec![GameState::of(&session)];
    while session.turn() != Turn::Over {
        session.step().expect("two computers");
        states.push(GameState::of(&session));
    }
    for round in [3, 0, states.len() - 1, 5, 1] {
        session.go_to(round as u32).expect("in the line");
        assert_eq!(GameState::of(&session), states[round]);
    }
}

#[test]
fn going_back_shows_the_call_that_was_made_and_allows_another_answer() {
    let mut session = session(13, "layers", "human");
    for _ in 0..5 {
        session.answer(Clockwise).expect("Derek's turn");
    }
    session.go_to(2).expect("in the line");
    assert_eq!(GameState::of(&session).magnitude, Some(session.game().next_call_in_line().expect("a line").magnitude));
    assert_eq!(PositionFacts::of(&session).line_length, 5);
    session.answer(CounterClockwise).expect("Derek's turn");
    assert_eq!(PositionFacts::of(&session).line_length, 3);
}

#[test]
fn players_can_be_switched_in_mid_game() {
    let mut session = session(16, "layers", "human");
    session.answer(Clockwise).expect("legal");
    session.set_magnus(magnus("human")).expect("any game");
    assert_eq!((session.turn(), session.game().round()), (Turn::Magnus, 1), "the old call is withdrawn");
    session.call(2).expect("now a person calls");
    session.set_derek(derek("clockwise")).expect("any game");
    assert_eq!((session.turn(), session.game().round()), (Turn::Magnus, 2), "the waiting call is answered");
    refused(&mut session, "Power of two cannot take over after round 2", |s| s.set_magnus(magnus("power-of-two")));
    session.set_magnus(magnus("layers")).expect("any game");
    while session.turn() != Turn::Over {
        session.step().expect("two computers");
    }
}

#[test]
fn the_table_shows_landings_and_the_witness_pair() {
    let session = session(13, "layers", "human");
    let table = PositionFacts::of(&session);
    let [plus, minus] = table.landings.expect("a call is waiting");
    assert_eq!((plus.position, plus.new, minus.position, minus.new), (1, true, 12, true));
    let pair = table.pair.expect("0 is the midpoint of 12 and 1");
    assert_eq!((pair.minus, pair.plus, pair.depth), (12, 1, 1));
    assert!(!table.can_undo);
    assert_eq!(view::layer_pairs(&session, 1, 100), [0, 12, 1]);
    assert_eq!(view::pair(&session, 0).expect("a position").map(|pair| pair.magnitude), Some(1));
    assert_eq!(view::pair(&session, 5).expect("a position"), None, "5 is unvisited");
    assert!(view::pair(&session, 13).is_err());
    let landings = view::landings(&session, 6).expect("legal");
    assert_eq!(landings.map(|landing| landing.position), [6, 7]);
}

#[test]
fn a_game_foreseen_is_the_game_after_the_answer_before_the_next_call() {
    for (n, magnus) in [(2, "layers"), (3, "human"), (9, "two-phase"), (13, "layers"), (16, "human"), (45, "two-phase")]
    {
        let mut session = session(n, magnus, "human");
        for round in 0..60 {
            if magnus == "human" && session.may_call() {
                session.call(1 + round % (n / 2)).expect("legal");
            }
            for direction in Direction::BOTH {
                let Some(foreseen) = session.preview_answer(direction) else { break };
                let mut after = session.copy().expect("a copy");
                after.answer(direction).expect("a call is waiting");
                if magnus == "human" {
                    assert_eq!(GameState::of(&foreseen), GameState::of(&after));
                    assert_eq!(PositionFacts::of(&foreseen), PositionFacts::of(&after));
                }
                let mut game = after.game().clone();
                if game.waiting_call().is_some() {
                    game.undo().expect("the next call");
                }
                assert!(foreseen.game().transcript().eq(game.transcript()));
                assert_eq!((foreseen.game().token(), foreseen.game().waiting_call()), (game.token(), None));
                assert_eq!((foreseen.game().layers(), foreseen.game().end()), (game.layers(), game.end()));
            }
            if session.answer(Direction::BOTH[usize::from(round % 3 == 0)]).is_err() {
                break;
            }
        }
    }
}

#[test]
fn a_game_is_foreseen_where_a_person_may_answer_and_it_does_not_take_too_long() {
    let called = |n: u32| session(n, "layers", "human").preview_answer(Clockwise).is_some();
    assert!(called(LARGEST_PREVIEWED));
    assert!(!called(LARGEST_PREVIEWED + 1));
    assert!(session(13, "human", "human").preview_answer(Clockwise).is_none(), "nothing is called");
    assert!(session(13, "layers", "protector").preview_answer(Clockwise).is_none(), "a computer answers");
}

#[test]
fn the_landings_of_the_last_round_are_those_that_its_call_had() {
    for n in [2, 9, 16] {
        let mut session = session(n, "human", "human");
        for round in 0..20 {
            let magnitude = 1 + round % (n / 2);
            let waited = view::landings(&session, magnitude).expect("legal");
            if session.call(magnitude).is_err() {
                break;
            }
            session.answer(Direction::BOTH[(round % 2) as usize]).expect("a call is waiting");
            let last = PositionFacts::of(&session).last_round.expect("a round");
            assert_eq!(last.landings, waited.map(|landing| landing.position));
        }
    }
}

#[test]
fn the_bounds_are_given_where_they_hold() {
    let told = |n: u32| TableFacts::of(table(n)).bounds;
    let [prime, odd, even] = [13, 45, 20].map(told);
    assert_eq!((prime.layer_play, prime.until_f_star, prime.needed.map(|needed| needed.rounds)), (19, None, Some(12)));
    assert_eq!((odd.until_f_star, odd.needed), (Some(36), None), "fewer than 5n/6");
    assert_eq!((even.until_f_star, even.needed), (None, None));
    assert_eq!([prime, odd, even].map(|bounds| bounds.papers.rounds), [24, 132, 57]);
}

#[test]
fn a_person_who_has_wasted_three_rounds_as_magnus_gets_a_hint() {
    let mut game = session(13, "human", "alternating");
    let nudges = |game: &mut Session, calls: &[u32]| {
        calls.iter().for_each(|&call| game.call(call).expect("legal"));
        PositionFacts::of(game).nudge
    };
    // To 1 and back: the token, midpoint of unvisited positions all the while, is no nearer to a new one.
    assert!(!nudges(&mut game, &[1, 1, 1]), "two rounds in vain, after one that was not");
    assert!(nudges(&mut game, &[1]));
    assert!(!nudges(&mut game, &[2]), "a new position");
    assert!(!nudges(&mut session(13, "layers", "human"), &[]), "a computer needs no help");
}

#[test]
fn a_repetition_is_reported_until_a_new_position_comes() {
    let mut game = session(13, "scripted:1", "human");
    let told = |game: &mut Session, answer: Direction| {
        game.answer(answer).expect("Derek's turn");
        GameState::of(game).repeated
    };
    assert_eq!(told(&mut game, Clockwise), None, "to 1, for the first time");
    assert_eq!(told(&mut game, CounterClockwise), None, "0 with 1 visited is not the 0 of the beginning");
    assert_eq!(told(&mut game, Clockwise), Some(Repeated { first: 1, again: 3 }));
    assert_eq!(told(&mut game, CounterClockwise), Some(Repeated { first: 1, again: 3 }), "the first of them is told");
    game.undo().expect("a move to take back");
    game.undo().expect("a move to take back");
    assert_eq!(GameState::of(&game).repeated, None, "as it was then");
    assert_eq!(told(&mut game, CounterClockwise), None, "to 12, which is new");
    let link = session_after(&mut game, &[Clockwise, CounterClockwise]).link(None, false).expect("not too long");
    let opened = Begun::from_link(&link).expect("a legal link").session;
    assert_eq!(
        GameState::of(&opened).repeated,
        Some(Repeated { first: 3, again: 5 }),
        "follows from the moves of a link"
    );
}

/// The game after these answers of a person.
fn session_after<'a>(game: &'a mut Session, answers: &[Direction]) -> &'a Session {
    answers.iter().for_each(|&answer| game.answer(answer).expect("Derek's turn"));
    game
}

#[test]
fn no_repetition_is_reported_for_a_magnus_who_plays_for_depth_or_a_game_that_is_over() {
    for entry in magnus::REGISTRY {
        let plays_for_depth = !["human", "random", "scripted"].contains(&entry.id);
        for n in 2..=16 {
            let Ok(mut game) = seated(n, entry.id, "human", 1) else { continue };
            if entry.is_human() || game.awaits_solution() {
                continue;
            }
            let mut told = false;
            // Derek goes back wherever he can.
            for _ in 0..60 {
                let Some(landings) = GameState::of(&game).landings else { break };
                game.answer(if game.game().is_visited(landings[1]) { CounterClockwise } else { Clockwise })
                    .expect("Derek's turn");
                told |= GameState::of(&game).repeated.is_some();
            }
            assert!(!(told && plays_for_depth), "{} on {n}", entry.id);
            assert!(game.turn() != Turn::Over || GameState::of(&game).repeated.is_none(), "{} on {n}", entry.id);
        }
    }
    let mut person = session(13, "human", "alternating");
    (0..4).for_each(|_| person.call(1).expect("legal"));
    assert_eq!(GameState::of(&person).repeated, Some(Repeated { first: 1, again: 3 }), "a person may go round as well");
    person.set_magnus(magnus("layers")).expect("fits every table");
    assert_eq!(GameState::of(&person).repeated, None, "whoever takes over from him is on his way");
    // The class of 2 modulo 3 is safe after the first round, and a person calls on.
    let mut over = session(3, "human", "alternating");
    (0..5).for_each(|_| over.call(1).expect("legal after the end, too"));
    assert!(over.game().end().is_some());
    assert_eq!(GameState::of(&over).repeated, None, "nothing more can be forced");
}

#[test]
fn first_visits_name_the_round_that_reached_each_position() {
    let mut session = session(6, "human", "human");
    for (magnitude, direction) in [(2, Clockwise), (2, CounterClockwise), (3, Clockwise), (1, CounterClockwise)] {
        session.call(magnitude).expect("legal");
        session.answer(direction).expect("Derek's turn");
    }
    assert_eq!(session.game().visited(), [0, 2, 3]);
    assert_eq!(view::first_visits(&session), [0, 1, 3]);
    let rounds = [[2, 0, 0, 2, 1], [2, 1, 2, 0, 0], [3, 0, 0, 3, 1], [1, 1, 3, 2, 0]];
    assert_eq!(view::transcript(&session), rounds.concat());
    assert_eq!(PositionFacts::of(&session).last_visit, 3);
}

#[test]
fn departures_are_the_depths_that_the_token_left_from() {
    let mut session = session(45, "two-phase", "hoarder");
    let mut depths = Vec::new();
    while session.can_step() {
        let token = session.game().token();
        depths.push(session.game().layers().depths()[token as usize]);
        session.step().expect("two computers");
    }
    assert!(depths.len() > 30);
    assert_eq!(view::departures(&session), depths);
    session.go_to(7).expect("in the line");
    assert_eq!(view::departures(&session), depths[..7]);
}

#[test]
fn a_million_positions_open_and_play() {
    let mut session = session(1_000_000, "layers", "human");
    for _ in 0..5 {
        session.answer(CounterClockwise).expect("Derek's turn");
    }
    assert_eq!(GameState::of(&session).round, 5);
}

#[test]
fn preparing_while_nobody_waits_saves_the_wait_and_changes_no_call() {
    // In the middle and near the end: counts of a while ago, and exact ones.
    for rounds in [15_000, 25_500] {
        let late = || {
            let mut session = session(28_001, "layers", "random");
            (0..rounds).for_each(|_| session.step().expect("two computers"));
            session.set_magnus(magnus("balanced")).expect("fits every table");
            session
        };
        let (mut ready, mut waiting) = (late(), late());
        let parts = (0..1_000).take_while(|_| ready.prepare()).count();
        assert!((1..100).contains(&parts), "{parts} parts");
        for _ in 0..50 {
            assert!(!ready.prepare(), "a call prepares the next");
            ready.step().expect("two computers");
            waiting.step().expect("two computers");
            assert_eq!(
                (GameState::of(&ready), PositionFacts::of(&ready)),
                (GameState::of(&waiting), PositionFacts::of(&waiting))
            );
        }
        ready.undo().expect("a move to take back");
        ready.undo().expect("a move to take back");
        (0..100).for_each(|_| _ = ready.prepare());
        waiting.undo().expect("a move to take back");
        waiting.undo().expect("a move to take back");
        ready.step().expect("two computers");
        waiting.step().expect("two computers");
        assert_eq!(PositionFacts::of(&ready), PositionFacts::of(&waiting));
    }
    assert!(!session(13, "balanced", "random").prepare(), "small tables are counted at once");
    assert!(!session(28_001, "human", "random").prepare());
}

#[test]
fn counts_that_come_into_use_have_been_prepared_by_the_calls_before() {
    for id in ["balanced", "endgame"] {
        let mut session = session(28_001, "layers", "random");
        (0..15_000).for_each(|_| session.step().expect("two computers"));
        session.set_magnus(magnus(id)).expect("fits every table");
        assert!(session.prepare(), "{id}: the counts of now are still to be made");
        while session.prepare() {}
        // Long enough for the next ones, which are needed when an eighth of what was unvisited is lost.
        let unvisited = session.game().unvisited().count();
        while session.game().unvisited().count() > unvisited * 3 / 4 {
            session.step().expect("two computers");
            assert!(!session.prepare(), "{id}, round {}: a call has to wait", session.game().round());
        }
    }
}

#[test]
fn a_game_begins_from_its_fields_with_defaults_for_the_missing_ones() {
    let fields = Fields { zn: Zn::new(45).ok(), magnus: Some(magnus("two-phase")), seed: Some(7), ..Fields::default() };
    let begun = Begun::from_fields(fields).unwrap();
    assert_eq!((begun.session.game().zn().n(), begun.session.seed(), begun.refusals.len()), (45, 7, 0));
    assert_eq!((begun.session.magnus(), begun.session.derek()), (&magnus("two-phase"), &derek("human")));

    let default = Begun::from_fields(Fields::default()).unwrap();
    assert!(default.refusals.is_empty());
    assert_eq!(default.session.beginning(), Link::default());
}

#[test]
fn a_player_who_does_not_suit_the_table_is_refused_and_the_table_kept() {
    let fields = Fields { zn: Zn::new(13).ok(), magnus: Some(magnus("power-of-two")), ..Fields::default() };
    let begun = Begun::from_fields(fields).unwrap();
    assert_eq!(begun.session.magnus(), &magnus("layers"));
    assert_eq!(begun.session.game().zn().n(), 13);
    assert!(matches!(
        begun.refusals[..],
        [(Player::Magnus, Refusal::Registry(registry::Refusal::TableUnsuited { .. }))]
    ));
}

#[test]
fn a_link_says_what_is_left_to_do() {
    let link = Link::parse("n=21&magnus=balanced&derek=clockwise&round=5&layers=2").unwrap();
    let begun = Begun::from_link(&link).unwrap();
    assert!(begun.refusals.is_empty());
    assert_eq!(begun.session.game().zn().n(), 21);
    assert_eq!(
        begun.opening,
        Opening { round: Some(5), layers: Some(2), ranks: false, apart: false, commented: false }
    );
}

#[test]
fn a_new_game_keeps_the_settings_that_are_left_out() {
    let old = seated(21, "balanced", "hoarder", 3).unwrap();
    let new = old.restart(Fields { zn: Zn::new(33).ok(), ..Fields::default() }).unwrap();
    assert_eq!(new.beginning(), Link { n: 33, ..old.beginning() });
    let refusal = old.restart(Fields { magnus: Some(magnus("power-of-two")), ..Fields::default() });
    assert_eq!(sentence(refusal), "Power of two cannot play on n = 21: it needs a power of two: 2, 4, 8, 16, ….");
}

#[test]
fn choosing_a_position_means_what_the_person_at_the_table_may_do_with_it() {
    let mut both = session(13, "human", "human");
    assert_eq!(meaning(&both, 10).unwrap(), Some(Meaning::Call(3)));
    assert_eq!(meaning(&both, 0).unwrap(), None, "the token stands there");
    assert!(PositionFacts::of(&both).may_call && !PositionFacts::of(&both).may_answer);
    both.call(3).unwrap();
    assert!(!PositionFacts::of(&both).may_call && PositionFacts::of(&both).may_answer);
    assert_eq!(meaning(&both, 10).unwrap(), Some(Meaning::Answer(CounterClockwise)));
    assert_eq!(meaning(&both, 3).unwrap(), Some(Meaning::Answer(Clockwise)));
    assert_eq!(meaning(&both, 4).unwrap(), None);
    assert!(meaning(&both, 13).is_err());

    let computers = session(13, "layers", "random");
    assert!((0..13).all(|position| meaning(&computers, position).unwrap().is_none()));

    let mut last = session(2, "human", "random");
    last.call(1).unwrap();
    assert!(!PositionFacts::of(&last).may_call, "every position has been visited");
    assert_eq!(meaning(&last, 0).unwrap(), None);
}

#[test]
fn a_magnus_who_sits_down_in_mid_game_has_not_played_all_of_it() {
    let mut session = session(13, "human", "clockwise");
    assert!(session.has_magnus_played_all());
    session.call(5).expect("Magnus's turn");
    assert!(session.has_magnus_played_all());
    session.set_magnus(magnus("layers")).expect("any game");
    assert!(!session.has_magnus_played_all());
    session.go_to(0).expect("the beginning");
    assert!(session.has_magnus_played_all(), "he sits down where the game stands");
}

#[test]
fn a_step_plays_the_next_round_of_the_line_whoever_sits_there() {
    for (magnus, derek) in [("human", "human"), ("human", "clockwise"), ("layers", "protector")] {
        let mut session = session(13, magnus, derek);
        if magnus == "human" {
            session.call(5).expect("Magnus's turn");
            let _ = session.answer(Clockwise);
        } else {
            session.step().expect("two computers");
        }
        let played = *session.last_round().expect("a round");
        session.undo().expect("a round to take back");
        assert!(session.can_step(), "{magnus} and {derek}");
        session.step().expect("the round of the line");
        assert_eq!(session.last_round(), Some(&played), "{magnus} and {derek}");
        assert_eq!(session.can_step(), magnus == "layers", "at the end of the line a person moves");
    }
}

#[test]
fn one_of_two_lines_can_be_removed_and_the_only_one_cannot() {
    let mut session = session(13, "human", "clockwise");
    session.call(5).expect("Magnus's turn");
    refused(&mut session, "line", |s| s.remove_line(1));
    session.undo().expect("a round to take back");
    session.call(2).expect("another line");
    session.remove_line(2).expect("one of two lines");
    assert_eq!(session.game().tree().line_count(), 1);
}

#[test]
fn nothing_happens_between_two_computers_before_a_step() {
    let mut session = session(13, "layers", "human");
    assert_eq!(session.turn(), Turn::Derek);
    session.set_derek(derek("clockwise")).expect("any game");
    assert_eq!((session.turn(), session.game().round()), (Turn::Derek, 0));
    session.step().expect("two computers");
    assert_eq!(session.game().round(), 1);
}

#[test]
fn a_link_carries_the_number_of_layers_and_the_seed() {
    let session = seated(13, "layers", "random", 7).expect("a game");
    let link = session.link(Some(2), false).expect("a link");
    assert_eq!((link.layers, link.ranks, link.seed), (Some(2), false, 7));
    assert_eq!((session.beginning().seed, session.beginning().layers), (7, None));
}

#[test]
fn a_round_after_the_end_cannot_be_reached() {
    let mut session = session(13, "layers", "protector");
    assert_eq!(session.rounds_to(5), Ok(5));
    while session.play_on().expect("an end") {}
    let last = session.game().round();
    assert_eq!((session.rounds_to(last), session.rounds_to(1)), (Ok(0), Ok(0)));
    assert!(session.rounds_to(last + 1).is_err());
}

#[test]
fn a_repetition_is_reported_until_a_magnus_with_a_promise_sits_down_or_nothing_more_can_be_forced() {
    let mut session = seated(9, "human", "human", 1).expect("a game");
    let play = |session: &mut Session, magnitude, direction| {
        session.call(magnitude).and_then(|()| session.answer(direction)).expect("legal");
    };
    for direction in [Clockwise, CounterClockwise, Clockwise] {
        play(&mut session, 1, direction);
    }
    assert!(session.find_repetition().is_some(), "on 1 again, and nothing new in between");
    session.set_magnus(magnus("layers")).expect("he plays on any table");
    assert_eq!(session.find_repetition(), None, "he is on his way");
    // Of 15 positions 1, 4 and 13 are left: the token goes to and fro between 10 and 7, then leaves their class modulo 3.
    let mut over = seated(15, "human", "human", 1).expect("a game");
    for (magnitude, direction) in
        [(1, CounterClockwise), (3, Clockwise), (1, Clockwise), (2, Clockwise), (1, Clockwise)]
    {
        play(&mut over, magnitude, direction);
    }
    for (magnitude, direction) in
        [(2, Clockwise), (1, Clockwise), (2, Clockwise), (1, Clockwise), (2, CounterClockwise)]
    {
        play(&mut over, magnitude, direction);
    }
    for direction in [CounterClockwise, Clockwise, CounterClockwise] {
        play(&mut over, 3, direction);
    }
    assert!(over.find_repetition().is_some() && over.game().end().is_none());
    play(&mut over, 1, Clockwise);
    assert_eq!((over.find_repetition(), over.game().end().is_some()), (None, true));
}
