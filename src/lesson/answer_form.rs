//! What an attempt at each kind of task is made of, which a page has to know before anything is tried.

use serde::Serialize;

/// By what a task is answered: a field of [`super::Attempt`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum AnsweredBy {
    /// The game that the reader plays on from the figure.
    Game,
    /// One magnitude.
    Magnitude,
    /// Some positions.
    Positions,
    /// A list of magnitudes.
    Magnitudes,
    /// A number.
    Number,
    /// One of the options.
    Option,
}

/// How a task is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AnswerForm {
    /// What the attempt has.
    pub by: AnsweredBy,
    /// Whether “there is none” may be the answer instead.
    pub may_be_none: bool,
    /// Whether the positions are placed on a table of their own, and not chosen on that of the game.
    pub on_own_table: bool,
    /// Quantities that are counted in the game that the reader plays.
    pub with_game: &'static [&'static str],
}

impl AnswerForm {
    const fn of(by: AnsweredBy) -> AnswerForm {
        AnswerForm { by, may_be_none: false, on_own_table: false, with_game: &[] }
    }
    const fn or_none(self) -> AnswerForm {
        AnswerForm { may_be_none: true, ..self }
    }
    const fn on_own_table(self) -> AnswerForm {
        AnswerForm { on_own_table: true, ..self }
    }
    const fn with_game(self, with_game: &'static [&'static str]) -> AnswerForm {
        AnswerForm { with_game, ..self }
    }
}

/// The forms by the kinds of tasks.
pub const ANSWER_FORMS: [(&str, AnswerForm); 10] = [
    ("answers", AnswerForm::of(AnsweredBy::Game)),
    ("reach", AnswerForm::of(AnsweredBy::Game)),
    ("finish", AnswerForm::of(AnsweredBy::Game)),
    ("hold", AnswerForm::of(AnsweredBy::Game)),
    ("call", AnswerForm::of(AnsweredBy::Magnitude).or_none()),
    ("mark", AnswerForm::of(AnsweredBy::Positions)),
    ("place", AnswerForm::of(AnsweredBy::Positions).or_none().on_own_table()),
    ("sequence", AnswerForm::of(AnsweredBy::Magnitudes)),
    ("number", AnswerForm::of(AnsweredBy::Number).with_game(&["avoided"])),
    ("choose", AnswerForm::of(AnsweredBy::Option)),
];
