//! Refusals of a game with its two players.

use crate::link;
use magnus_derek::exact::Unsolved;
use magnus_derek::number::OutOfRange;
use magnus_derek::player::Player;
use magnus_derek::refusal::english;
use magnus_derek::registry::Named;
use magnus_derek::{game, registry, solver};
use serde::Serialize;

/// The reason why a request was refused. Then nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Refusal {
    /// A move was made for a player whom the computer plays.
    NotYours {
        /// The player.
        #[cfg_attr(feature = "typescript", ts(inline))]
        player: Player,
        /// The strategy that plays.
        strategy: Box<Named>,
    },
    /// A step was asked for while a human has the move.
    YourMove {
        /// The player.
        #[cfg_attr(feature = "typescript", ts(inline))]
        player: Player,
    },
    /// A step was asked for after the game ended.
    Over {
        /// The number of rounds played.
        round: u32,
    },
    /// The computers cannot play on to a round.
    Unreached {
        /// The round that was asked for.
        round: u32,
        /// The round that they reach.
        at: u32,
        /// The obstacle.
        why: InTheWay,
    },
    /// Two computers play on and on.
    NoEnd {
        /// The number of rounds played.
        rounds: u32,
    },
    /// The only line of the game was to be removed.
    OnlyLine,
    /// A number is not a whole number in its range.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Number(OutOfRange),
    /// The exact values are missing that a player needs.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Unsolved(Unsolved),
    /// Refusal by the rules.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Game(game::Refusal),
    /// Refusal by the solver.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Solver(solver::Refusal),
    /// Refusal of a strategy.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Registry(registry::Refusal),
    /// Refusal of a link.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Link(link::Refusal),
}

english! {
    Refusal:
    NotYours { player, strategy } => "{player} is played by {strategy}, so the move is not yours. Choose Human as {player} to make it yourself.",
    YourMove { player } => "It is {player}'s move, and {player} is you: a step needs a computer player.",
    Over { round } => "The game is over after round {round}: Magnus cannot force a new position any more.",
    Unreached { round, at, why } => "Round {round} cannot be reached: after round {at} {why}, so the computers cannot play on.",
    NoEnd { rounds } => "After {rounds} rounds no end is in sight, so the computers have stopped. Step plays single rounds.",
    OnlyLine => "The game has only one line, so it cannot be removed: begin a new game instead.";
    passed on: Number(OutOfRange), Unsolved(Unsolved), Game(game::Refusal), Solver(solver::Refusal), Registry(registry::Refusal), Link(link::Refusal)
}

impl std::error::Error for Refusal {}

/// An obstacle before a round that was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum InTheWay {
    /// The end of the game.
    End,
    /// A person who has the move.
    Person,
}

english! {
    InTheWay:
    End => "the game is over there",
    Person => "there it is a person's move",
}
