//! The refusal of numbers that are not whole numbers in their range, with what they mean.

use crate::refusal::english;
use std::fmt::Display;

/// The meaning of a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[non_exhaustive]
pub enum Measure {
    /// Number of positions of the table.
    N,
    /// The same, where the exact values are asked for.
    Exact,
    /// The same, where the ranks of the positions are asked for.
    Ranked,
    /// The same, in a lesson.
    Lesson,
    /// A magnitude.
    Magnitude,
    /// Number of announced magnitudes.
    Magnitudes,
    /// A round of the game.
    Round,
    /// Number of rounds played in a lesson.
    LessonRounds,
    /// A line of the game.
    Line,
    /// Number of layers shown.
    Layers,
    /// A position of the table.
    Position,
    /// The same, one of several.
    OnePosition,
    /// The seed.
    Seed,
    /// Number of positions of the table of a link.
    LinkN,
    /// Length of the list of a strategy in a link.
    LinkList,
    /// Number of lines of the game of a link.
    LinkLines,
    /// The line that a link stands on.
    LinkLine,
    /// Number of comments on a game.
    Comments,
    /// Number of characters of a comment.
    CommentCharacters,
    /// Number of games played.
    Games,
    /// One of them.
    Game,
    /// Number of announced rounds.
    Rounds,
    /// Last table of a range of tables.
    RangeEnd,
    /// Number of tables of it.
    RangeLength,
    /// Number of positions of a table whose worst cases are asked for.
    Worst,
    /// The first place of a window of the carpet.
    FirstPlace,
    /// The place after its last.
    LastPlace,
    /// Number of its columns.
    Columns,
    /// The round before its first row.
    RoundBefore,
    /// Number of rounds in one of its rows.
    RowRounds,
    /// Number of its rows.
    Rows,
    /// Rest of the table once its classes are taken.
    Remainder,
    /// The first round of a part of the carpet.
    FirstRound,
    /// Its last round.
    LastRound,
    /// Number of rounds of the carpet that stay as they are.
    RoundsKept,
    /// Number of its colours.
    Colours,
    /// A round of the game of a figure.
    FigureRound,
    /// A position that a figure marks.
    MarkedPosition,
    /// The class.
    Class,
    /// Number of unvisited positions.
    Unvisited,
    /// Number of positions of the table on which numbers are halved.
    Halvings,
    /// The same, of which the cover time is asked for.
    CoverTime,
    /// The same, in a task “sequence”.
    Sequence,
    /// A number of the Number Game.
    NumberGame,
    /// Its number B.
    NumberGameB,
}

/// A number is not a whole number in its range.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "code", rename = "number"))]
pub struct OutOfRange {
    /// The meaning of the number.
    pub what: Measure,
    /// The smallest value allowed.
    pub min: u32,
    /// The largest value allowed.
    pub max: u32,
    /// The value as a message shows it: shortened, and in quotes unless it looks like a number.
    pub value: String,
}

english! {
    OutOfRange { what, min, max, value } by what: Measure, range = OutsideRange { least: min, most: max, value };
    N => "n {range}.",
    Exact => "Exact values reach tables from n = {min} to {max}, but n is {value}.",
    Ranked => "Ranks reach tables from n = {min} to {max}, but n is {value}.",
    Lesson => "n in a lesson {range}.",
    Magnitude => "The magnitude {range}.",
    Magnitudes => "The number of magnitudes {range}.",
    Round => "The round {range}.",
    LessonRounds => "The number of rounds in a lesson {range}.",
    Line => "The line {range}.",
    Layers => "The number of layers {range}.",
    Position => "The position {range}.",
    OnePosition => "A position {range}.",
    Seed => "The seed {range}.",
    LinkN => "The link's n {range}.",
    LinkList => "The length of a list in a link {range}.",
    LinkLines => "The number of lines of a link {range}.",
    LinkLine => "The line of a link {range}.",
    Comments => "The number of comments on a game {range}.",
    CommentCharacters => "The number of characters of a comment {range}.",
    Games => "The number of games {range}.",
    Game => "The number of the game {range}.",
    Rounds => "The number of rounds {range}.",
    RangeEnd => "The end of a range of n {range}.",
    RangeLength => "The length of a range of n {range}.",
    Worst => "n for worst cases {range}.",
    FirstPlace => "The first place {range}.",
    LastPlace => "The place after the last {range}.",
    Columns => "The number of columns {range}.",
    RoundBefore => "The round before the first row {range}.",
    RowRounds => "The number of rounds in a row {range}.",
    Rows => "The number of rows {range}.",
    Remainder => "The remainder of n by the number of classes {range}.",
    FirstRound => "The first round {range}.",
    LastRound => "The last round {range}.",
    RoundsKept => "The number of rounds kept {range}.",
    Colours => "The number of colours {range}.",
    FigureRound => "The round of a figure {range}.",
    MarkedPosition => "A marked position {range}.",
    Class => "The number of a class {range}.",
    Unvisited => "The number of unvisited positions {range}.",
    Halvings => "n for halvings {range}.",
    CoverTime => "n for a cover time {range}.",
    Sequence => "n for a task “sequence” {range}.",
    NumberGame => "A number of the Number Game {range}.",
    NumberGameB => "B of the Number Game {range}.",
}

impl std::error::Error for OutOfRange {}

/// The end of the sentence about a number that is not a whole number in its range.
pub struct OutsideRange<'a> {
    /// The smallest value allowed.
    pub least: &'a dyn Display,
    /// The largest value allowed.
    pub most: &'a dyn Display,
    /// The value as a message shows it.
    pub value: &'a dyn Display,
}

english! { OutsideRange<'_> { least, most, value } => "must be a whole number from {least} to {most}, but it is {value}" }

/// A value of which only the size is known, as that sentence has it.
pub struct AtLeast {
    /// The smallest that it can be.
    pub least: u32,
}

english! { AtLeast { least } => "at least {least}" }
