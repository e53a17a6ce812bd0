//! The sentence of each refusal, and how it is told with its values.

use super::{Error, Listener, Message, Telling};
use std::fmt;

impl Error {
    /// Its code, a colon and its sentence, with the names of its values in braces.
    #[rustfmt::skip]
    fn sentence(&self) -> &'static str {
        match self {
            Error::Number { .. } => "number: {what} must be a whole number from {min} to {max}, but it is {value}.",
            Error::Direction { .. } => "direction: A direction must be + (clockwise) or - (counter-clockwise), but it is {value}.",
            Error::UnknownStrategy { .. } | Error::UnknownForWorst { .. } => "unknownStrategy: There is no {player} called {id}. The choices are {known}.",
            Error::TableUnsuited { .. } => "tableUnsuited: {strategy} cannot play on n = {n}: {why}.",
            Error::CannotTakeOver { .. } => "cannotTakeOver: {strategy} cannot take over after round {round}: {why}.",
            Error::Argument { .. } => "argument: {strategy} cannot use {value}: {why}.",
            Error::AlreadyCalled { .. } => "alreadyCalled: It is Derek's turn: Magnus has called {magnitude} and waits for a direction.",
            Error::NothingCalled => "nothingCalled: It is not Derek's turn: Magnus has not called a magnitude yet.",
            Error::NotYours { .. } => "notYours: {player} is played by {strategy}, so the move is not yours. Choose Human as {player} to make it yourself.",
            Error::YourMove { .. } => "yourMove: It is {player}'s move, and {player} is you: a step needs a computer player.",
            Error::Unsolved { .. } => "unsolved: The table with n = {n} has to be solved before the computer can move.",
            Error::Over { .. } => "over: The game is over after round {round}: Magnus cannot force a new position any more.",
            Error::Unreached { .. } => "unreached: Round {round} cannot be reached: after round {at} {why}, so the computers cannot play on.",
            Error::NoEnd { .. } => "noEnd: After {rounds} rounds no end is in sight, so the computers have stopped. Step plays single rounds.",
            Error::Link { .. } => "link: This link {why}.",
            Error::Excess { .. } => "excess: The solver cannot hold the values for n = {n}: more rounds are wasted there than fit into a byte.",
            Error::Solution { .. } => "solution: These bytes are not a solution of the table with n = {n}.",
            Error::WorkDirectory { .. } => "workDirectory: The work directory {why}.",
            Error::Stopped => "stopped: The computation was stopped before its end.",
            Error::ManyGames { .. } => "manyGames: The number of games must be a whole number from 1 to {most}, but it is at least {least}.",
            Error::MagnitudeEntry { .. } => "magnitudeEntry: Magnitude number {place} of the list must be a whole number from 1 to {max}, but it is {value}.",
            Error::DirectionEntry { .. } => "directionEntry: Direction number {place} of the list must be + (clockwise) or - (counter-clockwise), but it is {value}.",
            Error::MagnitudeCount { .. } => "magnitudeCount: There must be from 1 to {most} magnitudes, but there are {count}.",
            Error::DirectionCount { needed: 1, .. } => "directionCount: There must be exactly n − 1 = {needed} direction, but there are {count}.",
            Error::DirectionCount { .. } => "directionCount: There must be exactly n − 1 = {needed} directions, but there are {count}.",
            Error::ThesisCells { .. } => "thesisCells: Algorithm DEREK of the thesis is out of reach here: its table would have 2·n·r·min(n, r + 1) = {cells} cells, and the most is {most}.",
            Error::SearchSteps { steps, .. } if steps == "1" => "searchSteps: The exact minimum is out of reach here: {steps} step of search shows only that it is at least {least}.",
            Error::SearchSteps { .. } => "searchSteps: The exact minimum is out of reach here: {steps} steps of search show only that it is at least {least}.",
            Error::Sets { .. } => "sets: How many sets there are is out of reach here: there are more than {most} sets of {k} positions on n = {n}.",
            Error::UnknownRounds { .. } => "unknownRounds: R(n) is out of reach here: it is not known for n = {n}.",
            Error::Task { .. } => "task: {why}",
            Error::OtherTable { .. } => "otherTable: This game is on n = {other}, but the figure is on n = {n}.",
            Error::OtherGame => "otherGame: This game does not go on from the position of the figure.",
            Error::OtherPlayers { .. } => "otherPlayers: In round {round} the players of the figure would have moved otherwise.",
            Error::NothingToUndo => "nothingToUndo: There is nothing to undo: the game is at its start.",
            Error::OnlyLine => "onlyLine: The game has only one line, so it cannot be removed: begin a new game instead.",
            Error::NothingToRedo => "nothingToRedo: There is nothing to redo: this is the last move of the game so far.",
        }
    }

    /// Tells it: its code, its sentence and its values.
    pub fn tell(&self, listener: &mut dyn Listener) {
        let told = &mut Telling::to(listener, self.sentence());
        match self {
            Error::Number { what, value, min, max } => {
                told.word(what.words());
                told.number(*min);
                told.number(*max);
                told.text(value);
            }
            Error::UnknownStrategy { player, id, known } => {
                told.player(*player);
                told.text(id);
                told.text(known);
            }
            Error::UnknownForWorst { id, known } => {
                told.text("Magnus for worst cases");
                told.text(id);
                told.text(known);
            }
            Error::TableUnsuited { strategy, n: number, why }
            | Error::CannotTakeOver { strategy, round: number, why } => {
                told.strategy(strategy);
                told.number(*number);
                why.tell(told);
            }
            Error::Argument { strategy, value, why } => {
                told.strategy(strategy);
                told.text(value);
                why.tell(told);
            }
            Error::NotYours { player, strategy } => {
                told.player(*player);
                told.strategy(strategy);
                told.player(*player);
            }
            Error::YourMove { player } => {
                told.player(*player);
                told.player(*player);
            }
            Error::Unreached { round, at, why } => {
                told.number(*round);
                told.number(*at);
                told.word(why.words());
            }
            Error::OtherTable { other: one, n: other }
            | Error::ManyGames { most: one, least: other }
            | Error::MagnitudeCount { most: one, count: other }
            | Error::DirectionCount { needed: one, count: other }
            | Error::ThesisCells { cells: one, most: other } => {
                told.number(*one);
                told.number(*other);
            }
            Error::MagnitudeEntry { place, value, max } => {
                told.number(*place);
                told.number(*max);
                told.text(value);
            }
            Error::DirectionEntry { place, value } => {
                told.number(*place);
                told.text(value);
            }
            Error::SearchSteps { steps, least } => {
                told.text(steps);
                told.number(*least);
            }
            Error::Sets { most, k, n } => {
                told.number(*most);
                told.number(*k);
                told.number(*n);
            }
            Error::Link { why } => why.tell(told),
            Error::Task { why } => why.tell(told),
            Error::AlreadyCalled { magnitude: number }
            | Error::Unsolved { n: number }
            | Error::Over { round: number }
            | Error::NoEnd { rounds: number }
            | Error::Excess { n: number }
            | Error::Solution { n: number }
            | Error::UnknownRounds { n: number }
            | Error::OtherPlayers { round: number } => told.number(*number),
            Error::Direction { value: text } | Error::WorkDirectory { why: text } => told.text(text),
            Error::NothingCalled
            | Error::Stopped
            | Error::OtherGame
            | Error::NothingToUndo
            | Error::OnlyLine
            | Error::NothingToRedo => {}
        }
        told.end();
    }
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let mut message = Message::to(out);
        self.tell(&mut message);
        message.end()
    }
}

impl std::error::Error for Error {}
