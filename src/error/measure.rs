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
    /// What no table asks for, as the beginning of a sentence.
    #[cfg_attr(test, serde(untagged), ts(skip))]
    Other(&'static str),
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
            Measure::Other(text) => (text, text),
        }
    }
}
