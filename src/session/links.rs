//! A session as a link and back, and the reasons of moves that came without them.

use super::seat::Seat;
use super::{Refusal, Session};
use crate::link::{self, Link, LinkLine, SHOWN_LAYERS};
#[cfg(feature = "authoring")]
use crate::set_up::SetUp;
use magnus_derek::derek::Derek;
use magnus_derek::game::{Answer, Call, Game};
use magnus_derek::magnus::Magnus;
use magnus_derek::number::{Measure, in_range};
use magnus_derek::reason::{DerekReason, MagnusReason};
use magnus_derek::registry::Chosen;
use magnus_derek::zn::Zn;

/// Conversion to a link, and back.
impl Session {
    /// The game that a link describes, at the round where it stands, or at the end of its line if that is shorter: then
    /// the computers are meant to play on. O(rounds), and what the players need for one move.
    ///
    /// # Errors
    /// [`link::Refusal`], [`magnus_derek::number::OutOfRange`], [`magnus_derek::game::Refusal`], [`magnus_derek::registry::Refusal`], or
    /// [`Refusal::Unreached`] if nobody can play on to the link's round.
    pub fn open(link: &Link) -> Result<Session, Refusal> {
        #[cfg(feature = "authoring")]
        link.check_set_up()?;
        let mut game = link.new_game(Zn::new(link.n)?);
        let (magnus, derek) = (link.magnus.clone(), link.derek.clone());
        magnus.entry.check(&game)?;
        for line in &link.lines {
            game.go_to(line.from);
            for &(magnitude, direction) in &line.moves {
                let by_hand = |human, since: u32| human && game.round() >= since;
                let call = match by_hand(magnus.entry.is_human(), link.since[0]) {
                    true => MagnusReason::Human,
                    false => MagnusReason::Recorded { asked: game.round() < link.since[0] },
                };
                let answer = match by_hand(derek.entry.is_human(), link.since[1]) {
                    true => DerekReason::Human,
                    false => DerekReason::Recorded { asked: game.round() < link.since[1] },
                };
                game.call(Call { magnitude, reason: call })?;
                game.answer(Answer { direction, reason: answer })?;
            }
        }
        let lines = game.tree().lines();
        if lines.len() != link.lines.len() {
            return Err(link::link_refusal(link::Fault::SameLines).into());
        }
        if lines.len() > 1 {
            game.switch_to(&lines[link.line]);
        }
        let round = link.round.unwrap_or(u32::MAX).min(game.line_length());
        let mut session = Session::seat_players(game, magnus, derek, link.since, link.seed, round)?;
        #[cfg(feature = "authoring")]
        {
            session.comments = link.comments.clone();
        }
        session.repeat_call(link.waiting)?;
        session.rounds_to(link.round.unwrap_or(0))?;
        // Every layer has a position that the one before it lacks. Where there are fewer, all are shown.
        link.layers.map(|layers| in_range(Measure::Layers, layers, 1, link.n)).transpose()?;
        Ok(session)
    }

    /// The same game once more, with players who go on in the same way. O(n + rounds).
    ///
    /// # Errors
    /// None that this session has not met before.
    pub fn copy(&self) -> Result<Session, Refusal> {
        let (magnus, derek) = (self.magnus.chosen.clone(), self.derek.chosen.clone());
        let since = [self.magnus.since, self.derek.since];
        let mut copy = Session::seat_players(self.game.clone(), magnus, derek, since, self.seed, self.game.round())?;
        #[cfg(feature = "authoring")]
        {
            copy.comments = self.comments.clone();
        }
        copy.repeat_call(self.persons_waiting_call())?;
        Ok(copy)
    }

    /// A game whose players sit down after the rounds in `since`, at `round`.
    fn seat_players(
        mut game: Game,
        magnus: Chosen<dyn Magnus>,
        derek: Chosen<dyn Derek>,
        since: [u32; 2],
        seed: u32,
        round: u32,
    ) -> Result<Session, Refusal> {
        game.go_to(since[0].min(round));
        let magnus = Seat::with_plan(magnus, &game, seed)?;
        game.go_to(since[1].min(round));
        let derek = Seat::for_player(derek, &game, seed)?;
        game.go_to(round);
        Ok(Session::start(game, magnus, derek, seed))
    }

    /// A person's call that waits for an answer: of a person, or of a computer whose table is not solved yet.
    fn persons_waiting_call(&self) -> Option<u32> {
        self.game.waiting_call().filter(|call| call.reason == MagnusReason::Human).map(|call| call.magnitude)
    }

    /// Makes such a call again.
    fn repeat_call(&mut self, waiting: Option<u32>) -> Result<(), Refusal> {
        let Some(magnitude) = waiting.filter(|_| self.magnus.is_human()) else { return Ok(()) };
        self.game.call(Call { magnitude, reason: MagnusReason::Human })?;
        self.let_derek_answer(magnitude)
    }

    /// The game as a link with all its lines; `layers` is how many the picture shows, `None` for all, and `ranks` whether it
    /// shows the ranks of the positions in their place. O(rounds).
    ///
    /// # Errors
    /// [`magnus_derek::number::OutOfRange`] if `layers` is not in 0..=255.
    pub fn link(&self, layers: Option<u32>, ranks: bool) -> Result<Link, Refusal> {
        let layers = layers.filter(|_| !ranks).map(|layers| SHOWN_LAYERS.check(layers)).transpose()?;
        let (game, tree) = (&self.game, self.game.tree());
        let lines = tree.lines();
        let line = tree.index_of_followed(&lines);
        let moves = |line| tree.own_rounds(line).map(|round| (round.call.magnitude, round.answer.direction)).collect();
        let since = [self.magnus.since, self.derek.since].map(|since| since.min(game.round()));
        Ok(Link {
            n: game.zn().n(),
            magnus: self.magnus.chosen.clone(),
            derek: self.derek.chosen.clone(),
            seed: self.seed,
            line,
            round: Some(game.round()),
            waiting: self.persons_waiting_call(),
            since,
            layers,
            ranks,
            apart: false,
            commented: false,
            #[cfg(feature = "authoring")]
            set_up: SetUp::of(game),
            #[cfg(feature = "authoring")]
            comments: self.link_comments(&lines),
            lines: lines.iter().map(|line| LinkLine { from: line.from, moves: moves(line) }).collect(),
        })
    }

    /// The table, the position with which the game began and the players as a link, without the moves.
    #[must_use]
    pub fn beginning(&self) -> Link {
        let (magnus, derek) = (self.magnus.chosen.clone(), self.derek.chosen.clone());
        Link { n: self.game.zn().n(), magnus, derek, seed: self.seed, ..Link::default() }.begun_as(&self.game)
    }

    /// Finds the reasons of the last round if it came from a link: the players are asked what they would have done
    /// there. Costs the players a move.
    ///
    /// # Panics
    /// Never: its moves have been made before.
    pub fn explain(&mut self) {
        let Some(&last) = self.game.last_round() else { return };
        let unasked = last.call.reason == (MagnusReason::Recorded { asked: false })
            || last.answer.reason == (DerekReason::Recorded { asked: false });
        let ready = self.magnus.strategy.as_ref().is_none_or(|strategy| strategy.is_ready())
            && self.derek.strategy.as_ref().is_none_or(|strategy| strategy.is_ready());
        if !unasked || !ready {
            return;
        }
        let waiting = self.game.waiting_call();
        let round = self.game.round() - 1;
        self.game.go_to(round);
        let call = match last.call.reason {
            MagnusReason::Recorded { asked: false } => self.reason_to_call(last.call.magnitude),
            known => known,
        };
        self.make(Some(last.call));
        let answer = match (last.answer.reason, &self.derek.strategy) {
            (DerekReason::Recorded { asked: false }, Some(strategy)) => {
                let answer = strategy.answer(&self.game, last.call.magnitude);
                let same = answer.direction == last.answer.direction;
                if same { answer.reason } else { DerekReason::Recorded { asked: true } }
            }
            (known, _) => known,
        };
        assert!(self.game.answer(last.answer).is_ok(), "its call was just made");
        self.game.explain(round as usize, call, answer);
        self.make(waiting);
    }

    /// Magnus's reason to call this magnitude now.
    pub(super) fn reason_to_call(&self, magnitude: u32) -> MagnusReason {
        if self.magnus.strategy.as_ref().is_some_and(|strategy| !strategy.is_ready()) {
            return MagnusReason::Recorded { asked: false };
        }
        let call = self.computer_call().filter(|call| call.magnitude == magnitude);
        call.map_or(MagnusReason::Recorded { asked: true }, |call| call.reason)
    }
}
