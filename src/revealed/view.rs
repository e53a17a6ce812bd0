//! What the page is told of announced moves: plain data, no decisions left to take.

use super::answer::answer;
use super::directions::{Case, Directions, Why};
use super::minimum::{self, Minimum, Progress};
use super::pattern::{Pattern, patterns};
use super::{Magnitudes, Refusal, path, signs, thesis};
use crate::number::{Measure, whole_number};
use crate::position_set::PositionSet;
use crate::zn::{Direction, MIN_N};
use serde::Serialize;

/// The largest table with announced directions that the page draws and lists.
pub const MAX_DRAWN: u32 = 10_000;

/// Directions of Derek, and where they lead.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Way {
    /// As signs.
    pub directions: String,
    /// The positions of the token, 0 first.
    pub path: Vec<u32>,
    /// How many different ones.
    pub visited: u32,
}

impl Way {
    fn of(announced: &Magnitudes, directions: &[Direction]) -> Way {
        let path = announced.path(directions);
        Way { directions: signs(directions), path, visited: announced.visited(directions) }
    }
}

/// A refusal as a part of what is found: it can go on to a page as it is, which what is thrown cannot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Told {
    /// Its sentence.
    pub message: String,
    /// The same as data.
    pub refusal: Refusal,
}

impl From<Refusal> for Told {
    fn from(refusal: Refusal) -> Told {
        Told { message: refusal.to_string(), refusal }
    }
}

/// Announced magnitudes, and Algorithm DEREK's answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Thesis {
    /// The number of positions.
    pub n: u32,
    /// ℓ₁ … ℓ_r.
    pub magnitudes: Vec<u32>,
    /// What the algorithm answers.
    pub way: Option<Way>,
    /// Why there is no answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "import('../../words/refusals').Told | undefined"))]
    pub refusal: Option<Told>,
}

/// Reads announced magnitudes and answers them with Algorithm DEREK.
///
/// # Errors
/// As [`Magnitudes::parse`].
pub fn thesis(n: &str, magnitudes: &str) -> Result<Thesis, Refusal> {
    let announced = Magnitudes::parse(n, magnitudes)?;
    let answer = thesis::derek(&announced);
    Ok(Thesis {
        n: announced.zn().n(),
        magnitudes: announced.list().to_vec(),
        way: answer.as_ref().ok().map(|directions| Way::of(&announced, directions)),
        refusal: answer.err().map(Told::from),
    })
}

/// What is known of the minimum.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Found {
    /// Directions with the fewest positions.
    pub way: Option<Way>,
    /// No directions visit fewer positions.
    pub at_least: u32,
    /// Why the minimum itself is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "import('../../words/refusals').Told | undefined"))]
    pub refusal: Option<Told>,
}

/// Searches for the minimum with the default number of steps.
///
/// # Errors
/// As [`Magnitudes::parse`].
pub fn minimum(n: &str, magnitudes: &str, report: impl FnMut(Progress) -> bool) -> Result<Found, Refusal> {
    let announced = Magnitudes::parse(n, magnitudes)?;
    Ok(match minimum::solve(&announced, minimum::STEPS, report) {
        Minimum::Exact { visited, directions } => {
            Found { way: Some(Way::of(&announced, &directions)), at_least: visited, refusal: None }
        }
        Minimum::AtLeast { visited, why } => Found {
            way: None,
            at_least: visited,
            refusal: Some(minimum::not_found(why, minimum::STEPS, visited).into()),
        },
    })
}

/// Announced directions, and Magnus's answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Answered {
    /// The number of positions.
    pub n: u32,
    /// d₁ … d_{n−1} as signs.
    pub directions: String,
    /// Which way Magnus goes.
    pub case: Case,
    /// Whether it is the mirror image of the case.
    pub mirrored: bool,
    /// ℓ₁ … ℓ_{n−1}.
    pub magnitudes: Vec<u32>,
    /// Why he calls them.
    pub whys: Vec<Why>,
    /// The positions of the token, 0 first.
    pub path: Vec<u32>,
    /// How many different ones.
    pub visited: u32,
    /// What the visited positions look like at the start and after each round.
    pub patterns: Vec<Pattern>,
}

/// Reads announced directions and answers them.
///
/// # Errors
/// [`crate::number::OutOfRange`] if n is more than [`MAX_DRAWN`]; as [`Directions::parse`].
pub fn answered(n: &str, directions: &str, relaxed: bool) -> Result<Answered, Refusal> {
    whole_number(Measure::N, n, MIN_N, MAX_DRAWN)?;
    let announced = Directions::parse(n, directions)?;
    let zn = announced.zn();
    let plan = answer(&announced, relaxed);
    let magnitudes = plan.magnitudes();
    let path = path(zn, &magnitudes, announced.list());
    Ok(Answered {
        n: zn.n(),
        directions: signs(announced.list()),
        case: plan.case,
        mirrored: plan.mirrored,
        magnitudes,
        whys: plan.moves.iter().map(|step| step.why).collect(),
        visited: PositionSet::of(zn.n(), path.iter().copied()).count(),
        patterns: patterns(zn, &path),
        path,
    })
}
