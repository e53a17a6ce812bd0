//! The mistakes of a player in a game, each as a puzzle.

use super::games::between_people;
use super::{PosedTask, Refusal};
use crate::best_play::{BestPlay, Position};
use crate::evaluation::Loss;
use crate::lesson::limits::{MAX_N, MAX_ROUNDS};
use crate::lesson::{Figure, Mover};
use crate::link::Move;
use crate::session::{self, Session};
use magnus_derek::player::Player;
use magnus_derek::zn::Direction;
use serde::Serialize;

/// A move that lost a position or a round, and the puzzle to find a better one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Mistake {
    /// The round of the game, from 1.
    pub round: u32,
    /// The player.
    pub player: Mover,
    /// The magnitude that was called.
    pub magnitude: u32,
    /// The answer, if it is Derek's mistake.
    pub direction: Option<Direction>,
    /// The loss.
    pub loss: Loss,
    /// The position before the move.
    pub figure: Figure,
    /// The task.
    #[cfg_attr(feature = "typescript", ts(as = "crate::lesson::Task"))]
    pub task: PosedTask,
}

/// The mistakes of a player in a game, and the rounds in which they were looked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Mistakes {
    /// The first round with exact values at hand; `None` if there is none.
    pub from: Option<u32>,
    /// The moves that lost a position or a round, the first round first.
    pub found: Vec<Mistake>,
}

/// The moves of a player in the rounds played that lost a position or a round, the first round first. Rounds without exact values at hand
/// ([`BestPlay::of`]) are left out, and so are those whose figure no lesson opens: tables of more than 1,000 positions, and rounds after the
/// first 2,000. O(n) values a round.
///
/// # Errors
/// None that is not a fault of this program.
pub fn mistakes(session: &Session, player: Player) -> Result<Mistakes, Refusal> {
    let mut game = session.game().clone();
    game.go_to(0);
    let (zn, mut moves) = (game.zn(), Vec::<Move>::new());
    let mut all = Mistakes { from: None, found: Vec::new() };
    if zn.n() > MAX_N {
        return Ok(all);
    }
    let mut play: Option<BestPlay> = None;
    for round in session.game().transcript().take(MAX_ROUNDS as usize) {
        let (magnitude, direction) = (round.call.magnitude, round.answer.direction);
        let position = Position::of(&game);
        // The values of one position hold for all that come later.
        if play.is_none() {
            play = BestPlay::of(zn, &position.unvisited);
        }
        if let Some(play) = &play {
            all.from.get_or_insert(game.round() + 1);
            let values = play.values(&position);
            let (loss, waiting, answer) = match player {
                Player::Magnus => (values.call_loss(magnitude), None, None),
                Player::Derek => {
                    let losses = values.answer_losses(magnitude);
                    let loss = losses[usize::from(direction != Direction::Clockwise)];
                    (loss, Some(magnitude), Some(direction))
                }
            };
            if !loss.is_nothing() {
                let link = between_people(zn, &moves, waiting).begun_as(&game).to_text();
                all.found.push(Mistake {
                    round: game.round() + 1,
                    player: player.into(),
                    magnitude,
                    direction: answer,
                    loss,
                    figure: Figure {
                        game: link.map_err(session::Refusal::from)?,
                        layers: Some(1),
                        ..Figure::default()
                    },
                    task: PosedTask::Keep { player: player.into() },
                });
            }
        }
        game.call(round.call).map_err(session::Refusal::from)?;
        game.answer(round.answer).map_err(session::Refusal::from)?;
        moves.push((magnitude, direction));
    }
    Ok(all)
}
