//! The figure of a step: the game that it shows.

use super::bricks::bricks;
use super::limits::{MAX_N, MAX_ROUNDS};
use super::read::read;
use super::{Part, Refusal};
use crate::link::Link;
use crate::session::Session;
use magnus_derek::number::{Measure, in_range};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The figure of a step.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Figure {
    /// The game, as the text of a link.
    pub game: String,
    /// Positions with a mark.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<Vec<u32>>,
    /// Number of layers shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub layers: Option<u32>,
    /// True if the ranks of the positions are shown once the step's question is answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ranks: Option<bool>,
    /// True if the rounds that layer play may need are shown as bricks, which the game fills; on an odd prime table. See [`super::bricks`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bricks: Option<bool>,
    /// The price of each position, which Magnus pays whenever the token comes there; on an odd table, drawn in place of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prices: Option<Vec<i32>>,
}

impl Figure {
    /// Reads a figure from outside.
    ///
    /// # Errors
    /// [`Refusal::Task`].
    pub fn read(value: &Value) -> Result<Figure, Refusal> {
        read(Part::Figure, value)
    }

    /// The game of the figure, at its round; computers have played on to it.
    ///
    /// # Errors
    /// The refusal of the link, and [`magnus_derek::number::OutOfRange`] for a table or a game too large for a lesson, or a
    /// mark beside the table.
    pub fn open(&self) -> Result<Session, Refusal> {
        let mut session = open(&self.game)?;
        let round = Link::parse(&self.game)?.round.unwrap_or(0);
        in_range(Measure::FigureRound, round, 0, MAX_ROUNDS)?;
        for _ in 0..session.rounds_to(round)? {
            if !session.play_on()? {
                break;
            }
        }
        let n = session.game().zn().n();
        if self.bricks == Some(true) {
            bricks(n)?;
        }
        for &position in self.mark.iter().flatten() {
            in_range(Measure::MarkedPosition, position, 0, n - 1)?;
        }
        self.layers.map(|layers| in_range(Measure::Layers, layers, 0, n)).transpose()?;
        Ok(session)
    }
}

/// The game of a link that is small enough for a lesson.
pub(super) fn open(text: &str) -> Result<Session, Refusal> {
    let link = Link::parse(text)?;
    in_range(Measure::Lesson, link.n, 2, MAX_N)?;
    let rounds: usize = link.lines.iter().map(|line| line.moves.len()).sum();
    in_range(Measure::LessonRounds, rounds as u32, 0, MAX_ROUNDS)?;
    Ok(Session::open(&link)?)
}
