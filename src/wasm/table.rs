//! A game on the round table for JavaScript: moves, players, links.

use crate::convert::{Thrown, field, plain, set};
use crate::read;
use magnus_derek::chance::SEEDS;
use magnus_derek::parse;
use magnus_derek::player::Player;
use magnus_derek::zn::{SIZES, Zn};
use magnus_derek_table::link::Link;
use magnus_derek_table::session::{self, Begun, Fields, Session};
use magnus_derek_table::view::{self, Catalogue, GameState, Opened, PositionFacts, TableFacts};
use wasm_bindgen::prelude::*;

/// A game with its two players; and the facts of its table, undefined until they are asked for.
#[wasm_bindgen]
pub struct Handle(pub(crate) Session, Opened, Vec<JsValue>, JsValue);

impl Handle {
    fn from_begun(begun: Begun, refused: Vec<(&'static str, session::Refusal)>) -> Handle {
        let refusals = refused.into_iter().map(|(name, refusal)| Thrown::field_refusal(name, refusal)).collect();
        Handle(begun.session, begun.opening.into(), refusals, JsValue::UNDEFINED)
    }

    pub(crate) fn plain(session: Session) -> Handle {
        Handle(session, Opened::default(), Vec::new(), JsValue::UNDEFINED)
    }
}

#[wasm_bindgen]
impl Handle {
    /// The game of a share link, at the round where it stands; `opening` is what the link says beyond that.
    pub fn open(link: &str) -> Result<Handle, Thrown> {
        Ok(Handle::from_begun(open_link(link)?, Vec::new()))
    }

    /// The game that `{state, n, magnus, derek, seed}` describe, texts or undefined; `refusals` has what was refused of them.
    pub fn begin(fields: &JsValue) -> Result<Handle, Thrown> {
        let mut refused = Vec::new();
        if let Some(link) = field(fields, "state") {
            match open_link(&link) {
                Ok(begun) => return Ok(Handle::from_begun(begun, refused)),
                Err(refusal) => refused.push(("state", refusal)),
            }
        }
        let fields = read_settings(fields, &mut refused);
        let mut begun = Begun::from_fields(fields)?;
        for (player, refusal) in begun.refusals.drain(..) {
            refused.push((if player == Player::Magnus { "magnus" } else { "derek" }, refusal));
        }
        Ok(Handle::from_begun(begun, refused))
    }

    /// The fields that `begin` refused, because their defaults stand in for them: errors with the name of each as `about`.
    #[wasm_bindgen(unchecked_return_type = "(Error & {about: string})[]")]
    pub fn refusals(&self) -> Vec<JsValue> {
        self.2.clone()
    }

    /// The tasks left after `open` and `begin`: the round to play on to, the layers to show.
    #[wasm_bindgen(unchecked_return_type = "import('../core/core-types').Opened")]
    pub fn opening(&self) -> Result<JsValue, Thrown> {
        plain(&self.1)
    }

    /// A new game; what `{n, magnus, derek, seed}` leave out is as in this one. Throws a sentence if one of them is refused.
    pub fn anew(&self, fields: &JsValue) -> Result<Handle, Thrown> {
        let mut refused = Vec::new();
        let fields = read_settings(fields, &mut refused);
        match refused.into_iter().next() {
            Some((_, refusal)) => Err(refusal.into()),
            None => Ok(Handle::plain(self.0.restart(fields)?)),
        }
    }

    /// The game as a short link, with the number of layers that are shown, or the ranks in their place; `apart` if two people
    /// send it to and fro.
    pub fn link(&self, layers: Option<u32>, ranks: Option<bool>, apart: Option<bool>) -> Result<String, Thrown> {
        let link = self.0.link(layers, ranks == Some(true))?;
        Ok(Link { apart: apart == Some(true), ..link }.to_text()?)
    }

    /// The same without the moves, for a game that is too long for a link.
    pub fn beginning(&self) -> Result<String, Thrown> {
        Ok(self.0.beginning().to_text()?)
    }

    /// The same game once more, which may be moved without moving this one.
    pub fn copy(&self) -> Result<Handle, Thrown> {
        Ok(Handle::plain(self.0.copy()?))
    }

    /// A human Magnus calls a magnitude.
    pub fn call(&mut self, magnitude: &JsValue) -> Result<(), Thrown> {
        self.0.check_is_person(Player::Magnus)?;
        Ok(self.0.call(read::number(self.0.game().zn().magnitudes(), magnitude)?)?)
    }

    /// A human Derek answers `+` or `-`.
    pub fn answer(&mut self, direction: &JsValue) -> Result<(), Thrown> {
        self.0.check_is_person(Player::Derek)?;
        Ok(self.0.answer(read::direction(direction)?)?)
    }

    /// One round by the computer players, or the next round of the line.
    pub fn step(&mut self) -> Result<(), Thrown> {
        Ok(self.0.step()?)
    }

    /// One round of a game that plays by itself; false if there is none.
    #[wasm_bindgen(js_name = playOn)]
    pub fn play_on(&mut self) -> Result<bool, Thrown> {
        Ok(self.0.play_on()?)
    }

    /// Number of rounds to be played to reach this one. Throws a sentence if the computers cannot play on to it.
    #[wasm_bindgen(js_name = roundsTo)]
    pub fn rounds_to(&self, round: u32) -> Result<u32, Thrown> {
        Ok(self.0.rounds_to(round)?)
    }

    /// Does a part of what Magnus's next call would wait for, and says whether there is more.
    pub fn prepare(&self) -> bool {
        self.0.prepare()
    }

    /// True if `step` has something to do.
    #[wasm_bindgen(js_name = canStep)]
    pub fn can_step(&self) -> bool {
        self.0.can_step()
    }

    /// Takes back the last move.
    pub fn undo(&mut self) -> Result<(), Thrown> {
        Ok(self.0.undo()?)
    }

    /// Plays the next round of the line again.
    pub fn redo(&mut self) -> Result<(), Thrown> {
        Ok(self.0.redo()?)
    }

    /// Goes to the position after `round` rounds.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, round: &JsValue) -> Result<(), Thrown> {
        Ok(self.0.go_to(read::number(self.0.rounds(), round)?)?)
    }

    /// Follows another line of the game, numbered from 1.
    #[wasm_bindgen(js_name = switchLine)]
    pub fn switch_line(&mut self, line: &JsValue) -> Result<(), Thrown> {
        Ok(self.0.switch_line(read::number(self.0.lines(), line)?)?)
    }

    /// Forgets the rounds that belong to this line only.
    #[wasm_bindgen(js_name = removeLine)]
    pub fn remove_line(&mut self, line: &JsValue) -> Result<(), Thrown> {
        Ok(self.0.remove_line(read::number(self.0.lines(), line)?)?)
    }

    /// Puts another Magnus in the seat.
    #[wasm_bindgen(js_name = setMagnus)]
    pub fn set_magnus(&mut self, id: &JsValue) -> Result<(), Thrown> {
        Ok(self.0.set_magnus(read::magnus(id)?)?)
    }

    /// Puts another Derek in the seat.
    #[wasm_bindgen(js_name = setDerek)]
    pub fn set_derek(&mut self, id: &JsValue) -> Result<(), Thrown> {
        Ok(self.0.set_derek(read::derek(id)?)?)
    }

    /// The state for scripts, without the visited positions.
    #[wasm_bindgen(unchecked_return_type = "import('../core/core-types').GameState")]
    pub fn state(&mut self) -> Result<JsValue, Thrown> {
        self.0.explain();
        plain(&GameState::of(&self.0))
    }

    /// Everything else the page shows: the facts of the position, with those of the table, which are always the same object.
    #[wasm_bindgen(
        unchecked_return_type = "import('../core/core-types').PositionFacts & {table: import('../core/core-types').TableFacts}"
    )]
    pub fn facts(&mut self) -> Result<JsValue, Thrown> {
        if self.3.is_undefined() {
            self.3 = plain(&TableFacts::of(self.0.game().zn()))?;
        }
        let facts = plain(&PositionFacts::of(&self.0))?;
        set(&facts, "table", &self.3);
        Ok(facts)
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

    /// The token's position after each round of the line, undone ones included, from the round after `from` on.
    pub fn route(&self, from: u32) -> Vec<u32> {
        view::route(&self.0, from)
    }

    /// The depths that the token left from in the last rounds, 255 for no layer; of all rounds unless the table is large.
    pub fn departures(&self) -> Vec<u8> {
        view::departures(&self.0)
    }

    /// The depth of every position, 255 for those in no layer.
    pub fn depths(&self) -> Vec<u8> {
        self.0.game().layers().depths().to_vec()
    }

    /// For each position the number of new rounds in a row that are sure from it, if what is visited meanwhile is not counted;
    /// n for those without a bound. Throws a sentence if the table is too large.
    pub fn ranks(&self) -> Result<Vec<u32>, Thrown> {
        Ok(view::ranks(&self.0)?)
    }

    /// The positions by what their classes are to a player now; none if no class is anything to one.
    #[wasm_bindgen(unchecked_return_type = "import('../core/core-types').Band[]")]
    pub fn bands(&self) -> Result<JsValue, Thrown> {
        plain(&view::bands(&self.0))
    }

    /// The imaginary table of classes that a two-phase Magnus plays on, or null.
    #[wasm_bindgen(js_name = innerTable, unchecked_return_type = "import('../core/core-types').InnerTable | null")]
    pub fn inner_table(&self) -> Result<JsValue, Thrown> {
        plain(&view::inner_table(&self.0))
    }

    /// Both landings of a magnitude.
    #[wasm_bindgen(
        unchecked_return_type = "[import('../core/core-types').Landing, import('../core/core-types').Landing]"
    )]
    pub fn landings(&self, magnitude: &JsValue) -> Result<JsValue, Thrown> {
        plain(&view::landings(&self.0, read::number(self.0.game().zn().magnitudes(), magnitude)?)?)
    }

    /// The game after an answer to the waiting call, before the next one, to be looked at; undefined if no person may answer, and on a
    /// table where it would take too long.
    pub fn foreseen(&self, direction: &JsValue) -> Result<Option<Handle>, Thrown> {
        Ok(self.0.preview_answer(read::direction(direction)?).map(Handle::plain))
    }

    /// The meaning of a person's choice of this position: `{answer: direction}`, `{call: magnitude}` or null.
    #[wasm_bindgen(unchecked_return_type = "import('../core/core-types').Meaning | null")]
    pub fn meaning(&self, position: &JsValue) -> Result<JsValue, Thrown> {
        plain(&view::meaning(&self.0, read::number(self.0.game().zn().positions(), position)?)?)
    }

    /// The witness pair of a position, or null.
    #[wasm_bindgen(unchecked_return_type = "import('../core/core-types').WitnessPair | null")]
    pub fn pair(&self, position: &JsValue) -> Result<JsValue, Thrown> {
        plain(&view::pair(&self.0, read::number(self.0.game().zn().positions(), position)?)?)
    }

    /// New members of a layer with their witness pairs, flat: z, z − d, z + d, z, …
    #[wasm_bindgen(js_name = layerPairs)]
    pub fn layer_pairs(&self, depth: u32, limit: u32) -> Vec<u32> {
        view::layer_pairs(&self.0, depth, limit)
    }
}

/// The choices and limits that the page offers.
#[wasm_bindgen(unchecked_return_type = "import('../core/core-types').Catalogue")]
pub fn catalogue() -> Result<JsValue, Thrown> {
    plain(&Catalogue::get())
}

/// A seed that nobody chose.
#[wasm_bindgen(js_name = freshSeed)]
pub fn fresh_seed() -> Result<u32, Thrown> {
    getrandom::u32().map_err(|_| Thrown::missing_feature("noRandomNumbers"))
}

/// The settings of a new game in `{n, magnus, derek, seed}`. What is refused of that is added to `refused`, by name.
fn read_settings(object: &JsValue, refused: &mut Vec<(&'static str, session::Refusal)>) -> Fields {
    let mut number = |name, range| {
        let read = parse::number(range, &field(object, name)?);
        read.map_err(|refusal| refused.push((name, refusal.into()))).ok()
    };
    let zn = number("n", SIZES).and_then(|n| Zn::new(n).ok());
    let seed = number("seed", SEEDS);
    let mut fields = Fields { zn, seed, ..Fields::default() };
    match field(object, "derek").map(|id| parse::derek(&id)).transpose() {
        Ok(derek) => fields.derek = derek,
        Err(refusal) => refused.push(("derek", refusal.into())),
    }
    match field(object, "magnus").map(|id| parse::magnus(&id)).transpose() {
        Ok(magnus) => fields.magnus = magnus,
        Err(refusal) => refused.push(("magnus", refusal.into())),
    }
    fields
}

/// The game of a link.
fn open_link(text: &str) -> Result<Begun, session::Refusal> {
    Begun::from_link(&Link::parse(text)?)
}
