//! Data of announced moves for the page: plain, no decisions left to take.

use super::answer::answer;
use super::directions::{Case, Directions, Middle, Why};
use super::minimum::{self, Minimum, Progress};
use super::pattern::{Pattern, patterns};
use super::way::Way;
use super::{Magnitudes, Refusal, path, thesis};
use magnus_derek::number::{Measure, Range};
use magnus_derek::zn::MIN_N;
use serde::Serialize;

/// The largest table with announced directions that the page draws and lists.
pub const MAX_DRAWN: u32 = 10_000;
/// Numbers of positions of the tables that it draws.
pub const DRAWN: Range = Range::new(Measure::N, MIN_N, MAX_DRAWN);

/// Announced magnitudes, and Algorithm DEREK's answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Thesis {
    /// The number of positions.
    pub n: u32,
    /// ℓ₁ … ℓ_r.
    pub magnitudes: Vec<u32>,
    /// The answer of the algorithm.
    pub way: Option<Way>,
    /// The reason why there is no answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "import('../../text/refusals').Refused | undefined"))]
    pub refusal: Option<Refusal>,
}

/// Answers announced magnitudes with Algorithm DEREK.
#[must_use]
pub fn thesis(announced: &Magnitudes) -> Thesis {
    let (zn, magnitudes) = (announced.zn(), announced.list());
    let answer = thesis::derek(announced);
    Thesis {
        n: zn.n(),
        magnitudes: magnitudes.to_vec(),
        way: answer.as_ref().ok().map(|directions| Way::of(zn, magnitudes, directions)),
        refusal: answer.err(),
    }
}

/// The bounds on the minimum.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Found {
    /// Directions with the fewest positions.
    pub way: Option<Way>,
    /// No directions visit fewer positions.
    pub at_least: u32,
    /// The reason why the minimum itself is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "import('../../text/refusals').Refused | undefined"))]
    pub refusal: Option<Refusal>,
}

/// Searches for the minimum with the default number of steps.
#[must_use]
pub fn minimum(announced: &Magnitudes, report: impl FnMut(Progress) -> bool) -> Found {
    match minimum::solve(announced, minimum::STEPS, report) {
        Minimum::Exact { visited, directions } => {
            let way = Way::of(announced.zn(), announced.list(), &directions);
            Found { way: Some(way), at_least: visited, refusal: None }
        }
        Minimum::AtLeast { visited, why } => Found {
            way: None,
            at_least: visited,
            refusal: Some(minimum::minimum_refusal(why, minimum::STEPS, visited)),
        },
    }
}

/// Announced directions, and Magnus's answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Answered {
    /// The number of positions.
    pub n: u32,
    /// ⌊n/2⌋ and ⌈n/2⌉: half a turn, or nearly half a turn clockwise and counter-clockwise; the rounds in the middle.
    pub halves: [u32; 2],
    /// The game.
    pub way: Way,
    /// The case of Magnus's answer.
    pub case: Case,
    /// True if it is the mirror image of the case.
    pub mirrored: bool,
    /// The directions by which it is known, where it is a case of Lemma 7.
    pub middle: Option<Middle>,
    /// The moves that it prescribes.
    pub prescribed: Prescribed,
    /// Magnus's reason for each magnitude.
    pub whys: Vec<Why>,
    /// The pattern of the visited positions at the start and after each round.
    pub patterns: Vec<Pattern>,
}

/// The rounds with the moves that a case prescribes: they follow each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Prescribed {
    /// The first one, counted from 1.
    pub from: u32,
    /// Number of them; 0 for a case that prescribes none.
    pub count: u32,
}

impl Prescribed {
    fn among(whys: &[Why]) -> Prescribed {
        let is_prescribed = |why: &&Why| **why == Why::Prescribed;
        let before = whys.iter().take_while(|why| !is_prescribed(why)).count();
        Prescribed { from: before as u32 + 1, count: whys.iter().filter(is_prescribed).count() as u32 }
    }
}

/// Answers announced directions.
///
/// # Errors
/// [`magnus_derek::number::OutOfRange`] for a table that is none of [`DRAWN`].
pub fn answered(announced: &Directions, relaxed: bool) -> Result<Answered, Refusal> {
    let zn = announced.zn();
    DRAWN.check(zn.n())?;
    let plan = answer(announced, relaxed);
    let (magnitudes, directions) = (plan.magnitudes(), announced.list());
    let whys: Vec<Why> = plan.moves.iter().map(|step| step.why).collect();
    Ok(Answered {
        n: zn.n(),
        halves: [zn.max_magnitude(), zn.n() - zn.max_magnitude()],
        way: Way::of(zn, &magnitudes, directions),
        case: plan.case,
        mirrored: plan.mirrored,
        middle: plan.case.middle(zn),
        prescribed: Prescribed::among(&whys),
        whys,
        patterns: patterns(zn, &path(zn, &magnitudes, directions)),
    })
}
