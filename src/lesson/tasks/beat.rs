//! `beat`: win one of the other games against the perfect computer.

use crate::lesson::Refusal;
use crate::lesson::attempt::{Attempt, require};
use crate::lesson::other_games::{OtherGames, Standing};
use crate::lesson::verdict::{Judged, Verdict, Why};
use serde::Deserialize;

/// A game that a person who plays as well as possible wins.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Beat {
    /// Its beginning, as the text of a link: `dominoes=13&first=perfect&second=human`.
    pub game: String,
}

impl Beat {
    /// The verdict on the game so far. Costs what its moves and the computer's choices do.
    ///
    /// # Errors
    /// [`Refusal::Task`] if the attempt has no game, and for the reasons of [`OtherGames::standing`].
    pub fn check(&self, attempt: &Attempt, games: &dyn OtherGames) -> Result<Judged, Refusal> {
        let game = require(attempt.game.as_deref(), "game")?;
        let standing = games.standing(&self.game, game).map_err(|why| Refusal::Task { why })?;
        Ok(match standing {
            Standing::Won => Verdict::Done,
            Standing::Ahead => Verdict::Open,
            Standing::Behind => Verdict::Failed(Why::GivenAway),
            Standing::Beaten => Verdict::Failed(Why::Beaten),
        }
        .into())
    }
}
