//! The choices and limits that a page offers.

use magnus_derek::layers::NEVER;
use magnus_derek::registry::{Entry, Head, Seated};
use magnus_derek::{derek, magnus, zn};
use serde::Serialize;

/// The players that can be chosen, and the limits of what can be typed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Catalogue {
    /// Everybody who can be Magnus.
    pub magnus: Vec<Choice>,
    /// Everybody who can be Derek.
    pub derek: Vec<Choice>,
    /// The fewest positions of a table.
    pub min_n: u32,
    /// The most positions.
    pub max_n: u32,
    /// The depth, in lists of depths, of what lies in no layer.
    pub never: u8,
}

/// A player that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Choice {
    /// The id, with its argument.
    pub id: String,
    /// The name, with its variant.
    pub name: String,
    /// One sentence on how he plays.
    pub about: &'static str,
    /// For a player with a list of moves the part of the id before the colon.
    pub script: Option<&'static str>,
}

impl Catalogue {
    /// All strategies and limits.
    #[must_use]
    pub fn get() -> Catalogue {
        Catalogue {
            magnus: Choice::all(magnus::REGISTRY),
            derek: Choice::all(derek::REGISTRY),
            min_n: zn::MIN_N,
            max_n: zn::MAX_N,
            never: NEVER,
        }
    }
}

impl Choice {
    /// Every entry with every variant, in the order of the menu; lists with their example.
    fn all<Strategy: ?Sized + Seated>(entries: &[Entry<Strategy>]) -> Vec<Choice> {
        let mut all = Vec::new();
        for entry in entries {
            Choice::add(&entry.head(), entry.about, &mut all);
        }
        all
    }

    fn add(head: &Head, about: &'static str, all: &mut Vec<Choice>) {
        for argument in head.arguments.choices() {
            let script = head.arguments.is_list().then_some(head.id);
            all.push(Choice { id: head.full_id(&argument), name: head.full_name(&argument), about, script });
        }
    }
}
