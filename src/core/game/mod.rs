//! The rules: Magnus calls a magnitude, Derek answers with a direction; with a transcript, undo and redo.
//!
//! ```
//! use magnus_derek::game::{Answer, Call, Game};
//! use magnus_derek::reason::{DerekReason, MagnusReason};
//! use magnus_derek::zn::{Direction, Zn};
//!
//! let mut game = Game::new(Zn::new(9)?);
//! game.call(Call { magnitude: 4, reason: MagnusReason::Human })?;
//! let round = game.answer(Answer { direction: Direction::CounterClockwise, reason: DerekReason::Human })?;
//! assert_eq!((round.to, round.new, game.unvisited().count()), (5, true, 7));
//! game.undo()?;
//! assert_eq!((game.token(), game.can_redo()), (0, true));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod refusal;

use crate::layers::{Coset, Layers, LazyLayers, spanned_hull};
use crate::position_set::PositionSet;
use crate::reason::{DerekReason, End, MagnusReason};
pub use crate::round::{Answer, Call, Round};
use crate::tree::{Line, Tree};
use crate::zn::{Direction, Zn};
pub use refusal::Refusal;
use std::cell::{OnceCell, RefCell};

/// One step on the way to a new position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Witness {
    /// The depth of the token, ≥ 1: Magnus forces a new position in at most this many rounds.
    pub depth: u32,
    /// The smallest magnitude both of whose landings have a smaller depth.
    pub magnitude: u32,
}

/// A game in progress. The token starts on position 0, which counts as visited.
///
/// After `undo` the rest of the line is kept for `redo`; another move then begins a branch, and the old line stays.
#[derive(Debug, Clone)]
pub struct Game {
    zn: Zn,
    unvisited: PositionSet,
    order: Vec<u32>,
    /// Number of positions visited before the first round.
    started: usize,
    token: u32,
    tree: Tree,
    played: usize,
    waiting: Option<Call>,
    /// A call that was taken back without an answer, and the round after which it was made; kept for redo.
    unanswered: Option<(usize, Call)>,
    times_undone: u64,
    layers: OnceCell<Layers>,
    /// The layers of the present unvisited set as far as they have been asked for.
    lazy_layers: RefCell<Option<LazyLayers>>,
    /// The coset that the last layer is, with members that span it.
    hull: OnceCell<Option<(Coset, Vec<u32>)>>,
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
            started: 1,
            token: 0,
            tree: Tree::default(),
            played: 0,
            waiting: None,
            unanswered: None,
            times_undone: 0,
            layers: OnceCell::new(),
            lazy_layers: RefCell::new(None),
            hull: OnceCell::new(),
        }
    }

    /// A game that begins in the middle of one: with these positions visited and the token on one of the table, which then counts as visited.
    ///
    /// # Panics
    /// If the set is of another table, or the token is not on the table.
    #[cfg(feature = "positions")]
    #[must_use]
    pub fn from_position(zn: Zn, visited: &PositionSet, token: u32) -> Game {
        assert_eq!(visited.n(), zn.n(), "the positions of another table");
        let mut unvisited = visited.complement();
        unvisited.remove(token);
        let order: Vec<u32> = unvisited.complement().iter().collect();
        Game { unvisited, started: order.len(), order, token, ..Game::new(zn) }
    }

    /// The table.
    #[must_use]
    pub fn zn(&self) -> Zn {
        self.zn
    }

    /// The token's position.
    #[must_use]
    pub fn token(&self) -> u32 {
        self.token
    }

    /// The set A of unvisited positions.
    #[must_use]
    pub fn unvisited(&self) -> &PositionSet {
        &self.unvisited
    }

    /// True if the token has been on `position`.
    ///
    /// # Panics
    /// If it is not on the table.
    #[must_use]
    pub fn is_visited(&self, position: u32) -> bool {
        !self.unvisited.contains(position)
    }

    /// The visited positions in the order of their first visit, those visited before the first round upwards: in a whole game 0 first.
    #[must_use]
    pub fn visited(&self) -> &[u32] {
        &self.order
    }

    /// The positions visited before the first round: 0 alone, unless the game began with another position.
    #[must_use]
    pub fn start(&self) -> &[u32] {
        &self.order[..if cfg!(feature = "positions") { self.started } else { 1 }]
    }

    /// The token's position before the first round. O(1).
    #[must_use]
    pub fn start_token(&self) -> u32 {
        let moved = || self.tree.get(0).map_or(self.token, |round| round.from);
        if cfg!(feature = "positions") { moved() } else { 0 }
    }

    /// True if it began as the rules say: with the token on 0, and no other position visited.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        !cfg!(feature = "positions") || (self.start(), self.start_token()) == (&[0], 0)
    }

    /// The number of complete rounds played.
    #[must_use]
    pub fn round(&self) -> u32 {
        self.played as u32
    }

    /// The rounds played.
    pub fn transcript(&self) -> impl DoubleEndedIterator<Item = &Round> + ExactSizeIterator {
        self.tree.rounds(self.played)
    }

    /// The rounds played after the first `count` ones. O(1), where skipping them would be O(count).
    pub fn transcript_after(&self, count: u32) -> impl DoubleEndedIterator<Item = &Round> + ExactSizeIterator {
        self.tree.rounds_between(count as usize, self.played)
    }

    /// The last round played.
    #[must_use]
    pub fn last_round(&self) -> Option<&Round> {
        self.tree.get(self.played.checked_sub(1)?)
    }

    /// All rounds, those of other lines included.
    #[must_use]
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The number of rounds in the line, those undone included.
    #[must_use]
    pub fn line_length(&self) -> u32 {
        self.tree.length() as u32
    }

    /// Number of rounds taken back so far: as long as this stays, the transcript has only grown.
    #[must_use]
    pub fn times_undone(&self) -> u64 {
        self.times_undone
    }

    /// The call that waits for Derek's answer.
    #[must_use]
    pub fn waiting_call(&self) -> Option<Call> {
        self.waiting
    }

    /// The call that comes next in the line: that of the next round, or at its end one that was taken back without an answer.
    #[must_use]
    pub fn next_call_in_line(&self) -> Option<Call> {
        self.tree.get(self.played).map(|round| round.call).or(self.unanswered_call())
    }

    /// True if [`Game::redo`] has something to do.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.played < self.tree.length() || (self.waiting.is_none() && self.unanswered_call().is_some())
    }

    fn unanswered_call(&self) -> Option<Call> {
        self.unanswered.filter(|&(played, _)| played == self.played).map(|(_, call)| call)
    }

    /// The layers of the unvisited set, computed when first asked for. O(n) and more, see [`Layers::of`].
    pub fn layers(&self) -> &Layers {
        self.layers.get_or_init(|| Layers::of(&self.unvisited))
    }

    /// The token's depth and the smallest magnitude that takes it one layer up, or `None` if nothing can be forced.
    ///
    /// Only the layers before the first one that contains the token are computed: at depth 1, as in most rounds of a game, none.
    /// O(n/128) then, see [`LazyLayers::depth_and_witness`] otherwise.
    #[must_use]
    pub fn witness(&self) -> Option<Witness> {
        if let Some(magnitude) = self.unvisited.closest_pair_around(self.token) {
            return Some(Witness { depth: 1, magnitude });
        }
        if self.end().is_some() {
            return None;
        }
        self.with_lazy_layers(|layers| layers.depth_and_witness(self.token))
            .map(|(depth, magnitude)| Witness { depth, magnitude })
    }

    /// The depth of any position of the table as in [`Layers::depth`], without the whole of the layers; of another number it means nothing,
    /// or panics. See [`LazyLayers::depth`] for the cost.
    #[must_use]
    pub fn depth(&self, position: u32) -> Option<u32> {
        self.with_lazy_layers(|layers| layers.depth(position))
    }

    /// True if the depth of a position of the table is at most `most`, as [`Game::depth`]. See [`LazyLayers::is_within`] for the cost.
    #[must_use]
    pub fn is_within(&self, position: u32, most: u32) -> bool {
        self.with_lazy_layers(|layers| layers.is_within(position, most))
    }

    fn with_lazy_layers<T>(&self, ask: impl FnOnce(&mut LazyLayers) -> T) -> T {
        ask(self.lazy_layers.borrow_mut().get_or_insert_with(|| LazyLayers::new(&self.unvisited)))
    }

    /// The reason why nothing more can be forced, or `None` while Magnus can still force a new position (closed-set lemma). O(1), but O(|A|)
    /// after an undo or a visit to one of the few positions that span the last layer.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        let hull = self.hull.get_or_init(|| spanned_hull(&self.unvisited)).as_ref();
        End::of(hull.map(|(kept, _)| *kept), self.token)
    }

    /// The landing of the token.
    ///
    /// # Errors
    /// [`crate::number::OutOfRange`] if the magnitude is not in 1..=⌊n/2⌋.
    pub fn landing(&self, magnitude: u32, direction: Direction) -> Result<u32, Refusal> {
        let magnitude = self.zn.check_magnitude(magnitude)?;
        Ok(self.zn.landing(self.token, magnitude, direction))
    }

    /// Magnus calls a magnitude.
    ///
    /// # Errors
    /// [`crate::number::OutOfRange`] if it is not in 1..=⌊n/2⌋, [`Refusal::AlreadyCalled`] if a call is waiting.
    pub fn call(&mut self, call: Call) -> Result<(), Refusal> {
        self.zn.check_magnitude(call.magnitude)?;
        if let Some(Call { magnitude, .. }) = self.waiting {
            return Err(Refusal::AlreadyCalled { magnitude });
        }
        let same = self.next_call_in_line().is_some_and(|next| next.magnitude == call.magnitude);
        if !same {
            self.unanswered = Some((self.played, call));
        }
        self.waiting = Some(call);
        Ok(())
    }

    /// Derek answers the waiting call; the token moves. O(1), but the layers are dropped if the position is new.
    ///
    /// # Errors
    /// [`Refusal::NothingCalled`] if no call is waiting.
    pub fn answer(&mut self, answer: Answer) -> Result<Round, Refusal> {
        let call = self.waiting.take().ok_or(Refusal::NothingCalled)?;
        let from = self.token;
        let to = self.zn.landing(from, call.magnitude, answer.direction);
        let round = Round { call, answer, from, to, new: self.unvisited.contains(to) };
        if !self.tree.play(self.played, round) {
            self.unanswered = None;
        }
        self.apply(round);
        Ok(round)
    }

    /// Takes back the waiting call if there is one, otherwise the last round.
    ///
    /// # Errors
    /// [`Refusal::NothingToUndo`] at the start of the game.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        if self.waiting.take().is_some() {
            return Ok(());
        }
        let last = *self.last_round().ok_or(Refusal::NothingToUndo)?;
        self.played -= 1;
        self.times_undone += 1;
        self.token = last.from;
        if last.new {
            self.order.pop();
            self.unvisited.insert(last.to);
            self.layers.take();
            self.lazy_layers.take();
            self.hull.take();
        }
        Ok(())
    }

    /// Plays the next round of the line again, or the call at its end that had no answer.
    ///
    /// # Errors
    /// [`Refusal::NothingToRedo`] at the end of the line.
    pub fn redo(&mut self) -> Result<(), Refusal> {
        if let Some(&round) = self.tree.get(self.played) {
            self.waiting = None;
            self.apply(round);
            Ok(())
        } else if self.waiting.is_none() && self.unanswered_call().is_some() {
            self.waiting = self.unanswered_call();
            Ok(())
        } else {
            Err(Refusal::NothingToRedo)
        }
    }

    /// Goes to the position after `round` rounds of the line, or to its end; a waiting call is taken back. O(rounds passed).
    pub fn go_to(&mut self, round: u32) {
        self.waiting = None;
        let wanted = (round as usize).min(self.tree.length());
        while self.played > wanted && self.undo().is_ok() {}
        while self.played < wanted && self.redo().is_ok() {}
    }

    /// Follows another line of the tree, and goes to the first round in which it differs from the present one.
    /// O(rounds passed).
    pub fn switch_to(&mut self, line: &Line) {
        let shared = self.tree.shared_rounds(line);
        if self.played > shared {
            self.go_to(shared as u32);
        }
        self.tree.switch_to(line);
        self.unanswered = None;
        self.go_to(shared as u32 + 1);
    }

    /// Forgets the rounds that belong to this line only; if the game stands on one of them, it goes back to where the line
    /// began. Nothing happens to the only line. O(rounds).
    pub fn remove_line(&mut self, line: &Line) {
        if self.tree.line_count() == 1 {
            return;
        }
        let kept = self.tree.rounds_kept_without(line);
        if self.played > kept && self.tree.shared_rounds(line) > kept {
            self.go_to(kept as u32);
        }
        self.tree.remove(line);
        self.unanswered = None;
    }

    /// Gives a round of the line its reasons, which may have become known later than the move. The move stays.
    pub fn explain(&mut self, index: usize, call: MagnusReason, answer: DerekReason) {
        if let Some(&(mut round)) = self.tree.get(index) {
            round.call.reason = call;
            round.answer.reason = answer;
            self.tree.explain(index, round);
        }
    }

    fn apply(&mut self, round: Round) {
        self.played += 1;
        self.token = round.to;
        if round.new {
            self.order.push(round.to);
            self.unvisited.remove(round.to);
            self.layers.take();
            self.lazy_layers.take();
            if self.hull.get().is_none_or(|hull| hull.as_ref().is_some_and(|(_, span)| span.contains(&round.to))) {
                self.hull.take();
            }
        }
    }
}
