//! Games by the ids of their players, as tests write them down.

use magnus_derek::derek::Derek;
use magnus_derek::magnus::Magnus;
use magnus_derek::parse;
use magnus_derek::registry::Chosen;
use magnus_derek::zn::Zn;
use magnus_derek_table::session::{Refusal, Session};

/// The Magnus with this id.
pub fn magnus(id: &str) -> Chosen<dyn Magnus> {
    parse::magnus(id).expect("a Magnus")
}

/// The Derek with this id.
pub fn derek(id: &str) -> Chosen<dyn Derek> {
    parse::derek(id).expect("a Derek")
}

/// The game of these two, unless one of them cannot play on the table.
pub fn seated(n: u32, magnus_id: &str, derek_id: &str, seed: u32) -> Result<Session, Refusal> {
    Session::new(Zn::new(n).expect("a table"), magnus(magnus_id), derek(derek_id), seed)
}
