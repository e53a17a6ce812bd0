//! All refusals of this crate.

use crate::refusal::Refused;
use crate::{exact, game, number, registry, solver};

impl Refused for number::OutOfRange {}
impl Refused for exact::Unsolved {}
#[cfg(feature = "strategies")]
impl Refused for crate::parse::NoDirection {}
impl Refused for game::Refusal {}
impl Refused for registry::Refusal {}
impl Refused for solver::Refusal {}
