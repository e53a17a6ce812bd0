//! A game on the round table for JavaScript: moves, players, links, tournaments.

use crate::convert::{plain, text};
use magnus_derek::layers::NEVER;
use magnus_derek::link::Link;
use magnus_derek::registry::{Argument, Chosen, choices};
use magnus_derek::session::Session;
use magnus_derek::tournament::{self, Pairing};
use magnus_derek::view::{self, State, Table};
use magnus_derek::{derek, magnus, zn};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// A game with its two players.
#[wasm_bindgen]
pub struct Handle(pub(crate) Session);

#[wasm_bindgen]
impl Handle {
    /// A new game. Throws an Error with a sentence if an argument is refused.
    #[wasm_bindgen(constructor)]
    pub fn new(n: &JsValue, magnus: &JsValue, derek: &JsValue, seed: &JsValue) -> Result<Handle, JsError> {
        Ok(Handle(Session::new(&text(n), &text(magnus), &text(derek), &text(seed))?))
    }

    /// The game of a share link, at the round where it stands; see `opening` for what the link says beyond that.
    pub fn open(link: &str) -> Result<Handle, JsError> {
        Ok(Handle(Session::open(&Link::parse(link)?)?))
    }

    /// The game as a short link, with the number of layers that are shown.
    pub fn link(&self, layers: Option<u32>) -> Result<String, JsError> {
        Ok(self.0.link(layers)?.to_text()?)
    }

    /// The same without the moves, for a game that is too long for a link.
    pub fn beginning(&self) -> Result<String, JsError> {
        Ok(self.0.beginning().to_text()?)
    }

    /// The same game once more, which may be moved without moving this one.
    pub fn copy(&self) -> Result<Handle, JsError> {
        Ok(Handle(self.0.copy()?))
    }

    /// A human Magnus calls a magnitude.
    pub fn call(&mut self, magnitude: &JsValue) -> Result<(), JsError> {
        Ok(self.0.call(&text(magnitude))?)
    }

    /// A human Derek answers `+` or `-`.
    pub fn answer(&mut self, direction: &JsValue) -> Result<(), JsError> {
        Ok(self.0.answer(&text(direction))?)
    }

    /// One round by the computer players, or the next round of the line.
    pub fn step(&mut self) -> Result<(), JsError> {
        Ok(self.0.step()?)
    }

    /// One round of a game that plays by itself; false if there is none.
    #[wasm_bindgen(js_name = playOn)]
    pub fn play_on(&mut self) -> Result<bool, JsError> {
        Ok(self.0.play_on()?)
    }

    /// How many rounds have to be played to reach this one. Throws a sentence if the computers cannot play on to it.
    #[wasm_bindgen(js_name = roundsTo)]
    pub fn rounds_to(&self, round: u32) -> Result<u32, JsError> {
        Ok(self.0.rounds_to(round)?)
    }

    /// Does a part of what Magnus's next call would wait for, and says whether there is more.
    pub fn prepare(&self) -> bool {
        self.0.prepare()
    }

    /// Whether `step` has something to do.
    #[wasm_bindgen(js_name = canStep)]
    pub fn can_step(&self) -> bool {
        self.0.can_step()
    }

    /// Takes back the last move.
    pub fn undo(&mut self) -> Result<(), JsError> {
        Ok(self.0.undo()?)
    }

    /// Plays the next round of the line again.
    pub fn redo(&mut self) -> Result<(), JsError> {
        Ok(self.0.redo()?)
    }

    /// Goes to the position after `round` rounds.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, round: &JsValue) -> Result<(), JsError> {
        Ok(self.0.go_to(&text(round))?)
    }

    /// Follows another line of the game, numbered from 1.
    #[wasm_bindgen(js_name = switchLine)]
    pub fn switch_line(&mut self, line: &JsValue) -> Result<(), JsError> {
        Ok(self.0.switch_line(&text(line))?)
    }

    /// Forgets the rounds that belong to this line only.
    #[wasm_bindgen(js_name = removeLine)]
    pub fn remove_line(&mut self, line: &JsValue) -> Result<(), JsError> {
        Ok(self.0.remove_line(&text(line))?)
    }

    /// Puts another Magnus in the seat.
    #[wasm_bindgen(js_name = setMagnus)]
    pub fn set_magnus(&mut self, id: &JsValue) -> Result<(), JsError> {
        Ok(self.0.set_magnus(&text(id))?)
    }

    /// Puts another Derek in the seat.
    #[wasm_bindgen(js_name = setDerek)]
    pub fn set_derek(&mut self, id: &JsValue) -> Result<(), JsError> {
        Ok(self.0.set_derek(&text(id))?)
    }

    /// The state for scripts, without the visited positions.
    #[wasm_bindgen(unchecked_return_type = "import('../table/types').CoreState")]
    pub fn state(&mut self) -> Result<JsValue, JsError> {
        self.0.explain();
        plain(&State::of(&self.0))
    }

    /// Everything else the page shows.
    #[wasm_bindgen(unchecked_return_type = "import('../table/types').Table")]
    pub fn table(&self) -> Result<JsValue, JsError> {
        plain(&Table::of(&self.0))
    }

    /// The visited positions in the order of their first visit.
    pub fn visited(&self) -> Vec<u32> {
        self.0.game().visited().to_vec()
    }

    /// The rounds in which they were first visited, in the same order; 0 for the start.
    #[wasm_bindgen(js_name = firstVisits)]
    pub fn first_visits(&self) -> Vec<u32> {
        view::first_visits(&self.0)
    }

    /// The rounds played, flat: magnitude, direction (0 clockwise, 1 counter-clockwise), from, to, new (0 or 1), magnitude, …
    pub fn transcript(&self) -> Vec<u32> {
        view::transcript(&self.0)
    }

    /// Where the token stands after each round of the line, undone ones included, from the round after `from` on.
    pub fn route(&self, from: u32) -> Vec<u32> {
        view::route(&self.0, from)
    }

    /// The depth of every position, 255 for those in no layer.
    pub fn depths(&self) -> Vec<u8> {
        self.0.game().layers().depths().to_vec()
    }

    /// Both landings of a magnitude.
    #[wasm_bindgen(unchecked_return_type = "[import('../table/types').Landing, import('../table/types').Landing]")]
    pub fn landings(&self, magnitude: &JsValue) -> Result<JsValue, JsError> {
        plain(&view::landings(&self.0, &text(magnitude))?)
    }

    /// The witness pair of a position, or null.
    #[wasm_bindgen(unchecked_return_type = "import('../table/types').Pair | null")]
    pub fn pair(&self, position: &JsValue) -> Result<JsValue, JsError> {
        plain(&view::pair(&self.0, &text(position))?)
    }

    /// New members of a layer with their witness pairs, flat: z, z − d, z + d, z, …
    #[wasm_bindgen(js_name = layerPairs)]
    pub fn layer_pairs(&self, depth: u32, limit: u32) -> Vec<u32> {
        view::layer_pairs(&self.0, depth, limit)
    }
}

/// What a link asks of the page: the round up to which the computers play, and the layers to be shown.
#[wasm_bindgen(unchecked_return_type = "import('../table/types').Opening")]
pub fn opening(link: &str) -> Result<JsValue, JsError> {
    let Link { round, layers, .. } = Link::parse(link)?;
    plain(&Opening { round, layers })
}

/// The choices and limits that the page offers.
#[wasm_bindgen(unchecked_return_type = "import('../table/types').Catalogue")]
pub fn catalogue() -> Result<JsValue, JsError> {
    plain(&Catalogue {
        magnus: choices(magnus::REGISTRY).iter().map(Choice::of).collect(),
        derek: choices(derek::REGISTRY).iter().map(Choice::of).collect(),
        min_n: zn::MIN_N,
        max_n: zn::MAX_N,
        never: NEVER,
    })
}

/// The games of a tournament: `[{n, magnus, derek, seed}, …]`. Lists have commas, `all` stands for all computer players.
#[wasm_bindgen(unchecked_return_type = "import('../table/types').Pairing[]")]
pub fn pairings(tables: &JsValue, magnus: &JsValue, derek: &JsValue, seeds: u32) -> Result<JsValue, JsError> {
    plain(&tournament::pairings(&text(tables), &text(magnus), &text(derek), seeds)?)
}

/// Plays one game of a tournament to its end.
#[wasm_bindgen(js_name = playPairing, unchecked_return_type = "import('../table/types').Outcome")]
pub fn play_pairing(n: u32, magnus: &JsValue, derek: &JsValue, seed: u32) -> Result<JsValue, JsError> {
    plain(&tournament::play(&Pairing { n, magnus: text(magnus), derek: text(derek), seed })?)
}

/// A seed that nobody chose.
#[wasm_bindgen(js_name = freshSeed)]
pub fn fresh_seed() -> Result<u32, JsError> {
    getrandom::u32().map_err(|_| JsError::new("The browser gives no random numbers."))
}

#[derive(Serialize)]
struct Opening {
    round: Option<u32>,
    layers: Option<u32>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Catalogue {
    magnus: Vec<Choice>,
    derek: Vec<Choice>,
    min_n: u32,
    max_n: u32,
    never: u8,
}

#[derive(Serialize)]
struct Choice {
    id: String,
    name: String,
    about: &'static str,
    /// For a script the part of the id before the colon.
    script: Option<&'static str>,
}

impl Choice {
    fn of<Strategy: ?Sized>(chosen: &Chosen<Strategy>) -> Choice {
        let entry = chosen.entry;
        let script = matches!(entry.argument, Argument::Script(_)).then_some(entry.id);
        Choice { id: chosen.id(), name: chosen.name(), about: entry.about, script }
    }
}
