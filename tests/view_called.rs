//! The pair that the picture draws from the token is the pair that is called.

use crate::seated::{self, seated};
use magnus_derek_table::view::{GameState, PositionFacts};

/// Plays a game by its computers, a person taking Derek's seat before every answer so that the call can be looked at, and says for how
/// many calls there was a pair.
fn pairs_called(n: u32, magnus: &str, derek: &str) -> (u32, u32) {
    let mut session = seated(n, magnus, derek, 1).expect("legal");
    let (mut pairs, mut calls) = (0, 0);
    while session.can_step() {
        session.set_derek(seated::derek("human")).expect("legal");
        let (state, facts) = (GameState::of(&session), PositionFacts::of(&session));
        if let (Some(magnitude), Some([clockwise, counter])) = (state.magnitude, facts.landings) {
            let nearer = |depth: Option<u32>| depth.is_some() && (state.depth.is_none() || depth < state.depth);
            let is_pair = state.depth.is_some() && nearer(clockwise.depth) && nearer(counter.depth);
            assert_eq!(facts.called.is_some(), is_pair, "round {}", state.round);
            if let Some(pair) = facts.called {
                assert_eq!((pair.position, pair.magnitude), (state.token, magnitude));
                assert_eq!((pair.plus, pair.minus), (clockwise.position, counter.position));
                assert_eq!(Some(pair.depth), state.depth);
                pairs += 1;
            }
            calls += 1;
        }
        session.set_derek(seated::derek(derek)).expect("legal");
        if session.can_step() {
            session.step().expect("can step");
        }
    }
    (pairs, calls)
}

#[test]
fn the_pair_drawn_is_the_pair_called_whoever_calls() {
    for (n, magnus) in [(13, "layers"), (31, "balanced"), (45, "two-phase"), (16, "power-of-two"), (23, "random")] {
        let (pairs, calls) = pairs_called(n, magnus, "protector");
        assert!(calls > 5, "{magnus}: {calls} calls");
        if magnus == "layers" || magnus == "balanced" {
            assert_eq!(pairs, calls, "{magnus} always calls a pair");
        }
    }
}

#[test]
fn nothing_is_called_while_no_call_waits() {
    for magnus in ["human", "layers"] {
        let session = seated(13, magnus, "protector", 1).expect("legal");
        assert!(PositionFacts::of(&session).pair.is_some());
        assert_eq!(PositionFacts::of(&session).called, None);
    }
}
