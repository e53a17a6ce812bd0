//! The first games for JavaScript: how they begin, and their stars.

use crate::convert::Thrown;
use crate::table::Handle;
use magnus_derek::exact;
use magnus_derek::solver::Value;
use magnus_derek::zn::Zn;
use magnus_derek_table::ladder;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Handle {
    /// Plays the rounds in which a person who is Derek has no choice; false unless one is, and Magnus promises something.
    #[wasm_bindgen(js_name = beginOnLadder)]
    pub fn begin_on_ladder(&mut self) -> Result<bool, Thrown> {
        Ok(ladder::play_forced_rounds(&mut self.0)?)
    }

    /// The rounds that Derek can make of the game that has begun so; 0 if that is not known.
    #[wasm_bindgen(js_name = mostRounds)]
    pub fn most_rounds(&self) -> Result<u32, Thrown> {
        Ok(ladder::most_rounds(&self.0)?.unwrap_or(0))
    }

    /// True if Derek's star takes thought in the game that has begun so, and is possible.
    #[wasm_bindgen(js_name = isFair)]
    pub fn is_fair(&self) -> Result<bool, Thrown> {
        Ok(ladder::is_fair(&self.0)?)
    }
}

/// True if a game that ended so has earned Derek's star.
#[wasm_bindgen(js_name = hasStar)]
pub fn has_star(n: u32, visited: u32, rounds: u32) -> bool {
    Zn::new(n).is_ok_and(|zn| ladder::has_star(zn, Value { visited, rounds }))
}

/// The rounds that Derek has to hold out for it.
#[wasm_bindgen(js_name = roundsWanted)]
pub fn rounds_wanted(n: u32) -> u32 {
    Zn::new(n).map_or(0, ladder::rounds_wanted)
}

/// True if only the rounds count in a game of Derek's that has ended with so many positions.
#[wasm_bindgen(js_name = onlyRoundsCount)]
pub fn only_rounds_count(n: u32, visited: u32) -> bool {
    Zn::new(n).is_ok_and(|zn| ladder::only_rounds_count(zn, visited))
}

/// True if one game is better for Magnus than another: more positions, then fewer rounds.
#[wasm_bindgen(js_name = isBetterForMagnus)]
pub fn is_better_for_magnus(visited: u32, rounds: u32, other_visited: u32, other_rounds: u32) -> bool {
    exact::is_better(Value { visited, rounds }, Value { visited: other_visited, rounds: other_rounds })
}
