//! Search for a way to a goal: tries all moves of the person who plays, up to a bounded number of positions.

use super::Refusal;
use super::replay::moves_of;
use super::table::landings;
use crate::link::Move;
use crate::session::Session;
use magnus_derek::exact::State;
use magnus_derek::game::Game;
use magnus_derek::zn::Direction;
use std::collections::HashSet;

/// The most positions that the search tries before it gives up, times n: some tenths of a second on a page.
const MOST_POSITIONS_BY_N: u32 = 40_000;
/// The most rounds to look ahead.
const MOST_ROUNDS: u32 = 60;

/// The relation of a position to the goal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Goal {
    /// It is reached.
    Reached,
    /// It may be reached from here.
    Open,
    /// It cannot be reached from here.
    Lost,
}

/// The result of a search.
pub(super) enum Found {
    /// The goal can be reached.
    Way,
    /// It cannot; these moves of the whole game hold out longest.
    NoWay(Vec<Move>),
    /// It would have taken too long to find out.
    Unknown,
}

/// Looks for a way to the goal from the present position of a session. Where a person plays both sides, who can go on as he likes,
/// or where a computer is too slow, nothing is looked for.
///
/// # Errors
/// None: only legal moves are tried.
pub(super) fn search(session: &Session, goal: &dyn Fn(&Game) -> Goal) -> Result<Found, Refusal> {
    let (magnus, derek) = (session.magnus().entry, session.derek().entry);
    let by_people = magnus.is_human() && derek.is_human();
    if by_people || !(magnus.is_searchable() && derek.is_searchable()) {
        return Ok(Found::Unknown);
    }
    let remembers = session.game().zn().n() <= u64::BITS;
    let mut search = Search {
        goal,
        left: MOST_POSITIONS_BY_N / session.game().zn().n(),
        last: session.game().round() + MOST_ROUNDS,
        longest: moves_of(session),
        hopeless: remembers.then(HashSet::new),
    };
    Ok(match search.from(session)? {
        Some(true) => Found::Way,
        Some(false) => Found::NoWay(search.longest),
        None => Found::Unknown,
    })
}

struct Search<'a> {
    goal: &'a dyn Fn(&Game) -> Goal,
    left: u32,
    last: u32,
    longest: Vec<Move>,
    /// Positions, with their rounds, from which there is no way.
    hopeless: Option<HashSet<(State, u32)>>,
}

impl Search<'_> {
    /// True if there is a way; `None` if the search had to give up.
    fn from(&mut self, session: &Session) -> Result<Option<bool>, Refusal> {
        if session.game().round() as usize > self.longest.len() {
            self.longest = moves_of(session);
        }
        match (self.goal)(session.game()) {
            Goal::Reached => return Ok(Some(true)),
            Goal::Lost => return Ok(Some(false)),
            Goal::Open => {}
        }
        let key = self.hopeless.is_some().then(|| (State::of(session.game()), session.game().round()));
        if key.is_some_and(|key| self.hopeless.as_ref().is_some_and(|known| known.contains(&key))) {
            return Ok(Some(false));
        }
        if self.left == 0 || session.game().round() >= self.last || session.awaits_solution() {
            return Ok(None);
        }
        self.left -= 1;
        let mut sure = true;
        for choice in choices(session) {
            if self.left == 0 {
                return Ok(None);
            }
            let mut next = session.copy()?;
            match choice {
                Choice::Call(magnitude) => next.call(magnitude)?,
                Choice::Answer(direction) => next.answer(direction)?,
            }
            match self.from(&next)? {
                Some(true) => return Ok(Some(true)),
                Some(false) => {}
                None => sure = false,
            }
        }
        if let (true, Some(key), Some(known)) = (sure, key, &mut self.hopeless) {
            known.insert(key);
        }
        Ok(sure.then_some(false))
    }
}

enum Choice {
    Call(u32),
    Answer(Direction),
}

/// The moves that a person may make now, the most sensible first: of lines that hold out equally long the first one is shown.
fn choices(session: &Session) -> Vec<Choice> {
    let game = session.game();
    // A position in no layer is the deepest of all.
    let depths = |magnitude| landings(game, magnitude).map(|to| game.depth(to).unwrap_or(u32::MAX));
    if let (true, Some(call)) = (session.may_answer(), game.waiting_call()) {
        let [clockwise, counter] = depths(call.magnitude);
        let [first, last] = Direction::BOTH;
        if counter > clockwise { [last, first] } else { [first, last] }.map(Choice::Answer).into()
    } else if session.may_call() {
        let mut magnitudes: Vec<u32> = (1..=game.zn().max_magnitude()).collect();
        magnitudes.sort_by_cached_key(|&magnitude| depths(magnitude).into_iter().max());
        magnitudes.into_iter().map(Choice::Call).collect()
    } else {
        Vec::new()
    }
}
