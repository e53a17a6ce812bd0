//! Meanings of the numbers that have a range, for refusals.

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
