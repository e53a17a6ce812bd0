//! Repetition of a position, the same token with the same positions visited: from there a game may go round for ever.

use super::Session;
use magnus_derek::sorted::sorted;
use serde::Serialize;

/// Two rounds after which the position was the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Repeated {
    /// The round after which it stood first.
    pub first: u32,
    /// The round after which it stood again.
    pub again: u32,
}

impl Session {
    /// The first position since the last new one that has come again; `None` once nothing more can be forced, and with a Magnus
    /// who promises something, for he is on his way to a new position. O(k log k) for k rounds since the last new one.
    #[must_use]
    pub fn find_repetition(&self) -> Option<Repeated> {
        let promises = (self.magnus.chosen.entry.promise)(self.game.zn()).is_some();
        if promises || self.game.end().is_some() {
            return None;
        }
        let vain = self.game.transcript().rev().take_while(|round| !round.new).count() as u32;
        let last_visit = self.game.round() - vain;
        let stood = self.game.transcript_after(last_visit).map(|round| round.from).chain([self.game.token()]);
        // Nothing new has been visited, so that the token alone tells two positions apart.
        let by_token: Vec<(u32, u32)> = sorted(stood.zip(last_visit..)).collect();
        let same = by_token.windows(2).filter(|pair| pair[0].0 == pair[1].0);
        same.map(|pair| Repeated { first: pair[0].1, again: pair[1].1 }).min_by_key(|repeated| repeated.again)
    }
}
