//! The comments of an author on the rounds of a game.

use crate::comment::Parts;
use crate::session::Session;
use serde::Serialize;

/// A round with a comment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CommentedRound {
    /// The round; 0 for the start.
    pub round: u32,
    /// The sign of its move, such as `!?`; empty for none.
    pub sign: String,
    /// The marks on the table as they are written, such as `5,3-9`.
    pub marks: String,
    /// The positions that are circled.
    pub circles: Vec<u32>,
    /// The arrows, each from a position to another.
    pub arrows: Vec<[u32; 2]>,
    /// The sentence; empty for none.
    pub sentence: String,
}

impl CommentedRound {
    /// Those of the line that is followed, by round. O(comments · rounds).
    pub(super) fn all(session: &Session) -> Vec<CommentedRound> {
        let commented = |(round, text)| {
            let Parts { sign, marks, circles, arrows, sentence } = Parts::read(text, session.game().zn());
            let [sign, marks, sentence] = [sign, marks, sentence].map(str::to_string);
            CommentedRound { round, sign, marks, circles, arrows, sentence }
        };
        session.comments().map(commented).collect()
    }
}
