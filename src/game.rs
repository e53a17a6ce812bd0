//! The rules: Magnus calls a magnitude, Derek answers with a direction; with a transcript, undo and redo.

use crate::error::Error;
use crate::layers::{Layers, hull, pair_around};
use crate::position_set::PositionSet;
use crate::reason::{DerekReason, End, MagnusReason};
use crate::zn::{Direction, Zn};
use serde::Serialize;
use std::cell::OnceCell;

/// Magnus's half of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Call {
    /// The magnitude, 1..=⌊n/2⌋.
    pub magnitude: u32,
    /// Why he called it.
    pub reason: MagnusReason,
}

/// Derek's half of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// The direction.
    pub direction: Direction,
    /// Why he chose it.
    pub reason: DerekReason,
}

/// A complete round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Round {
    /// What Magnus called.
    pub call: Call,
    /// What Derek answered.
    pub answer: Answer,
    /// Where the token stood before.
    pub from: u32,
    /// Where it landed.
    pub to: u32,
    /// Whether it had never been there.
    pub new: bool,
}

/// One step on the way to a new position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct WayUp {
    /// The depth of the token, ≥ 1: Magnus forces a new position in at most this many rounds.
    pub depth: u32,
    /// The smallest magnitude both of whose landings have a smaller depth.
    pub magnitude: u32,
}

/// A game in progress. The token starts on position 0, which counts as visited.
///
/// After `undo` the rest of the line is kept for `redo`; making the same move again keeps it as well, another move drops it.
#[derive(Debug, Clone)]
pub struct Game {
    zn: Zn,
    unvisited: PositionSet,
    order: Vec<u32>,
    token: u32,
    line: Vec<Round>,
    played: usize,
    waiting: Option<Call>,
    /// A call at the end of the line that has no answer yet; kept for redo.
    unanswered: Option<Call>,
    times_undone: u64,
    layers: OnceCell<Layers>,
    end: OnceCell<Option<End>>,
}

impl Game {
    /// A new game.
    #[must_use]
    pub fn new(zn: Zn) -> Game {
        let mut unvisited = PositionSet::full(zn.n());
        unvisited.remove(0);
        Game {
            zn,
            unvisited,
            order: vec![0],
            token: 0,
            line: Vec::new(),
            played: 0,
            waiting: None,
            unanswered: None,
            times_undone: 0,
            layers: OnceCell::new(),
            end: OnceCell::new(),
        }
    }

    /// The table.
    #[must_use]
    pub fn zn(&self) -> Zn {
        self.zn
    }

    /// Where the token is.
    #[must_use]
    pub fn token(&self) -> u32 {
        self.token
    }

    /// The set A of unvisited positions.
    #[must_use]
    pub fn unvisited(&self) -> &PositionSet {
        &self.unvisited
    }

    /// Whether the token has been on `position`.
    #[must_use]
    pub fn is_visited(&self, position: u32) -> bool {
        !self.unvisited.contains(position)
    }

    /// The visited positions in the order of their first visit, 0 first.
    #[must_use]
    pub fn visited(&self) -> &[u32] {
        &self.order
    }

    /// The number of complete rounds played.
    #[must_use]
    pub fn round(&self) -> u32 {
        self.played as u32
    }

    /// The rounds played.
    #[must_use]
    pub fn transcript(&self) -> &[Round] {
        &self.line[..self.played]
    }

    /// The number of rounds in the line, those undone included.
    #[must_use]
    pub fn line_length(&self) -> u32 {
        self.line.len() as u32
    }

    /// How many rounds have been taken back so far: as long as this stays, the transcript has only grown.
    #[must_use]
    pub fn times_undone(&self) -> u64 {
        self.times_undone
    }

    /// The call that waits for Derek's answer.
    #[must_use]
    pub fn waiting(&self) -> Option<Call> {
        self.waiting
    }

    /// The move that `redo` would make next in the line: the call of the next round, if there is one.
    #[must_use]
    pub fn next_call_in_line(&self) -> Option<Call> {
        self.line.get(self.played).map(|round| round.call).or(self.unanswered)
    }

    /// Whether [`Game::redo`] has something to do.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.played < self.line.len() || (self.waiting.is_none() && self.unanswered.is_some())
    }

    /// The layers of the unvisited set, computed when first asked for. O(n) and more, see [`Layers::of`].
    pub fn layers(&self) -> &Layers {
        self.layers.get_or_init(|| Layers::of(&self.unvisited))
    }

    /// The token's depth and the smallest magnitude that takes it one layer up, or `None` if nothing can be forced.
    ///
    /// The first layer is tried without computing the others, which is enough for most rounds of a game.
    #[must_use]
    pub fn way_up(&self) -> Option<WayUp> {
        if let Some(magnitude) = pair_around(&self.unvisited, self.token) {
            return Some(WayUp { depth: 1, magnitude });
        }
        if self.end().is_some() {
            return None;
        }
        let layers = self.layers();
        let depth = layers.depth(self.token)?;
        layers.witness(self.token).map(|magnitude| WayUp { depth, magnitude })
    }

    /// Why nothing more can be forced, or `None` while Magnus can still force a new position (closed-set lemma).
    #[must_use]
    pub fn end(&self) -> Option<End> {
        *self.end.get_or_init(|| match hull(&self.unvisited) {
            None => Some(End::AllVisited),
            Some(kept) if !kept.contains(self.token) => Some(End::Safe { kept }),
            Some(_) => None,
        })
    }

    /// Where the token would land.
    ///
    /// # Errors
    /// [`Error::Number`] if the magnitude is not in 1..=⌊n/2⌋.
    pub fn landing(&self, magnitude: u32, direction: Direction) -> Result<u32, Error> {
        let magnitude = self.zn.check_magnitude(magnitude)?;
        Ok(self.zn.landing(self.token, magnitude, direction))
    }

    /// Magnus calls a magnitude.
    ///
    /// # Errors
    /// [`Error::Number`] if it is not in 1..=⌊n/2⌋, [`Error::AlreadyCalled`] if a call is waiting.
    pub fn call(&mut self, call: Call) -> Result<(), Error> {
        self.zn.check_magnitude(call.magnitude)?;
        if let Some(Call { magnitude, .. }) = self.waiting {
            return Err(Error::AlreadyCalled { magnitude });
        }
        let same = self.next_call_in_line().is_some_and(|next| next.magnitude == call.magnitude);
        if !same {
            self.line.truncate(self.played);
            self.unanswered = Some(call);
        }
        self.waiting = Some(call);
        Ok(())
    }

    /// Derek answers the waiting call; the token moves. O(1), but the layers are dropped if the position is new.
    ///
    /// # Errors
    /// [`Error::NothingCalled`] if no call is waiting.
    pub fn answer(&mut self, answer: Answer) -> Result<Round, Error> {
        let call = self.waiting.take().ok_or(Error::NothingCalled)?;
        let from = self.token;
        let to = self.zn.landing(from, call.magnitude, answer.direction);
        let round = Round { call, answer, from, to, new: self.unvisited.contains(to) };
        let same = self
            .line
            .get(self.played)
            .is_some_and(|next| next.call.magnitude == call.magnitude && next.answer.direction == answer.direction);
        if same {
            self.line[self.played] = round;
        } else {
            self.line.truncate(self.played);
            self.line.push(round);
            self.unanswered = None;
        }
        self.apply(round);
        Ok(round)
    }

    /// Takes back the waiting call if there is one, otherwise the last round.
    ///
    /// # Errors
    /// [`Error::NothingToUndo`] at the start of the game.
    pub fn undo(&mut self) -> Result<(), Error> {
        if self.waiting.take().is_some() {
            return Ok(());
        }
        let last = *self.transcript().last().ok_or(Error::NothingToUndo)?;
        self.played -= 1;
        self.times_undone += 1;
        self.token = last.from;
        if last.new {
            self.order.pop();
            self.unvisited.insert(last.to);
            self.layers.take();
        }
        self.end.take();
        Ok(())
    }

    /// Plays the next round of the line again, or the call at its end that had no answer.
    ///
    /// # Errors
    /// [`Error::NothingToRedo`] at the end of the line.
    pub fn redo(&mut self) -> Result<(), Error> {
        if let Some(&round) = self.line.get(self.played) {
            self.waiting = None;
            self.apply(round);
            Ok(())
        } else if self.waiting.is_none() && self.unanswered.is_some() {
            self.waiting = self.unanswered;
            Ok(())
        } else {
            Err(Error::NothingToRedo)
        }
    }

    fn apply(&mut self, round: Round) {
        self.played += 1;
        self.token = round.to;
        if round.new {
            self.order.push(round.to);
            self.unvisited.remove(round.to);
            self.layers.take();
        }
        self.end.take();
    }
}
