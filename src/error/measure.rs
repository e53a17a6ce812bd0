//! What a number stands for that is not in its range.

/// What a number stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Serialize, ts_rs::TS), serde(rename_all = "camelCase"))]
pub enum Measure {
    /// How many positions the table has.
    N,
    /// The same, where the exact values are asked for.
    Exact,
    /// The same, in a lesson.
    Lesson,
    /// A magnitude.
    Magnitude,
    /// How many magnitudes are announced.
    Magnitudes,
    /// A round of the game.
    Round,
    /// How many rounds are played in a lesson.
    LessonRounds,
    /// A line of the game.
    Line,
    /// How many layers are shown.
    Layers,
    /// A position of the table.
    Position,
    /// The same, one of several.
    OnePosition,
    /// The seed.
    Seed,
    /// How many positions the table of a link has.
    LinkN,
    /// How long the list of a strategy in a link is.
    LinkList,
    /// How many lines the game of a link has.
    LinkLines,
    /// The line that a link stands on.
    LinkLine,
    /// How many games are played.
    Games,
    /// One of them.
    Game,
    /// How many rounds are announced.
    Rounds,
    /// Where a range of tables ends.
    RangeEnd,
    /// How many tables it has.
    RangeLength,
    /// How many positions the table has, where the worst cases are asked for.
    Worst,
    /// The first place of a window of the carpet.
    FirstPlace,
    /// The place after its last.
    LastPlace,
    /// How many columns it has.
    Columns,
    /// The round before its first row.
    RoundBefore,
    /// How many rounds are in one of its rows.
    RowRounds,
    /// How many rows it has.
    Rows,
    /// What is left of the table when its classes are taken.
    Remainder,
    /// The first round of a part of the carpet.
    FirstRound,
    /// Its last round.
    LastRound,
    /// How many rounds of the carpet stay as they are.
    RoundsKept,
    /// How many colours it has.
    Colours,
    /// A round of the game of a figure.
    FigureRound,
    /// A position that a figure marks.
    MarkedPosition,
    /// Which class it is.
    Class,
    /// How many positions are unvisited.
    Unvisited,
    /// How many positions the table has on which numbers are halved.
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

impl Measure {
    /// Its code, and the beginning of a sentence.
    pub(super) fn words(self) -> (&'static str, &'static str) {
        match self {
            Measure::N => ("n", "n"),
            Measure::Exact => ("exact", "n for exact values"),
            Measure::Lesson => ("lesson", "n in a lesson"),
            Measure::Magnitude => ("magnitude", "The magnitude"),
            Measure::Magnitudes => ("magnitudes", "The number of magnitudes"),
            Measure::Round => ("round", "The round"),
            Measure::LessonRounds => ("lessonRounds", "The number of rounds in a lesson"),
            Measure::Line => ("line", "The line"),
            Measure::Layers => ("layers", "The number of layers"),
            Measure::Position => ("position", "The position"),
            Measure::OnePosition => ("onePosition", "A position"),
            Measure::Seed => ("seed", "The seed"),
            Measure::LinkN => ("linkN", "The link's n"),
            Measure::LinkList => ("linkList", "The length of a list in a link"),
            Measure::LinkLines => ("linkLines", "The number of lines of a link"),
            Measure::LinkLine => ("linkLine", "The line of a link"),
            Measure::Games => ("games", "The number of games"),
            Measure::Game => ("game", "The number of the game"),
            Measure::Rounds => ("rounds", "The number of rounds"),
            Measure::RangeEnd => ("rangeEnd", "The end of a range of n"),
            Measure::RangeLength => ("rangeLength", "The length of a range of n"),
            Measure::Worst => ("worst", "n for worst cases"),
            Measure::FirstPlace => ("firstPlace", "The first place"),
            Measure::LastPlace => ("lastPlace", "The place after the last"),
            Measure::Columns => ("columns", "The number of columns"),
            Measure::RoundBefore => ("roundBefore", "The round before the first row"),
            Measure::RowRounds => ("rowRounds", "The number of rounds in a row"),
            Measure::Rows => ("rows", "The number of rows"),
            Measure::Remainder => ("remainder", "The remainder of n by the number of classes"),
            Measure::FirstRound => ("firstRound", "The first round"),
            Measure::LastRound => ("lastRound", "The last round"),
            Measure::RoundsKept => ("roundsKept", "The number of rounds kept"),
            Measure::Colours => ("colours", "The number of colours"),
            Measure::FigureRound => ("figureRound", "The round of a figure"),
            Measure::MarkedPosition => ("markedPosition", "A marked position"),
            Measure::Class => ("class", "The number of a class"),
            Measure::Unvisited => ("unvisited", "The number of unvisited positions"),
            Measure::Halvings => ("halvings", "n for halvings"),
            Measure::CoverTime => ("coverTime", "n for a cover time"),
            Measure::Sequence => ("sequence", "n for a task “sequence”"),
            Measure::NumberGame => ("numberGame", "A number of the Number Game"),
            Measure::NumberGameB => ("numberGameB", "B of the Number Game"),
        }
    }
}
