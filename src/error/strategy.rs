//! A strategy in a sentence.

use crate::player::Player;
use serde::Serialize;
use std::fmt;

/// A strategy as a refusal names it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Strategy {
    /// Who plays it.
    #[cfg_attr(test, ts(inline))]
    pub player: Player,
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

impl fmt::Display for Strategy {
    #[cold]
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(&self.name)
    }
}
