//! The answer that both searches for the minimum give.

/// State of a search after some more steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Advance<W> {
    /// The token can stay in this set to the end.
    Found(W),
    /// There is no such set.
    Nothing,
    /// Nothing yet.
    Unfinished,
}
