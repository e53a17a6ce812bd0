//! The two numbers of the game by their names.

use serde::Serialize;
use std::fmt;

/// One of the two numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "NumberName"))]
pub enum Name {
    /// The first one.
    A,
    /// The second one.
    B,
}

impl fmt::Display for Name {
    #[cold]
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(match self {
            Name::A => "A",
            Name::B => "B",
        })
    }
}
