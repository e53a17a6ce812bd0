//! The schedule for n = 2^k (\[N10] Theorem 2): round i calls n / 2^(v₂(i)+1), v₂ = the exponent of 2 in i.
//!
//! n = 8: 4 2 4 1 4 2 4. Every round visits a new position whatever Derek says, so all n positions take exactly n − 1 rounds.

use super::Magnus;
use crate::game::{Call, Game};
use crate::reason::MagnusReason;
use crate::registry::{Entry, Need, proved_bound};
use crate::zn::Zn;

pub(super) const ENTRY: Entry<dyn Magnus> = Entry {
    id: "power-of-two",
    code: 4,
    name: "Power of two",
    about: "A fixed list of magnitudes for n = 2, 4, 8, 16, …: a new position in every round, whatever Derek says.",
    claim: "All n positions in exactly n − 1 rounds, which nobody can beat: proved (Nedev 2010, Theorem 2).",
    suits: |zn| if zn.n().is_power_of_two() { Ok(()) } else { Err(Need::PowerOfTwo) },
    takes_over: check_takeover,
    promise: |zn| Some(proved_bound(zn)),
    make: Some(|_| Ok(Box::new(Schedule))),
    ..Entry::ANY
};

struct Schedule;

impl Magnus for Schedule {
    fn call(&self, game: &Game) -> Option<Call> {
        if game.end().is_some() {
            return None;
        }
        let round = game.round() + 1;
        let reason = MagnusReason::PowerOfTwo { round, exponent: round.trailing_zeros(), part: part(round) };
        Some(Call { magnitude: scheduled_magnitude(game.zn(), round), reason })
    }
}

/// The part of the table that round `round` ≥ 1 calls, 2 for half of it.
fn part(round: u32) -> u32 {
    2 << round.trailing_zeros()
}

/// The magnitude of round `round` ≥ 1, for `round` < n.
fn scheduled_magnitude(zn: Zn, round: u32) -> u32 {
    zn.n() / part(round)
}

fn check_takeover(game: &Game) -> Result<(), Need> {
    let mut rounds = (1..).zip(game.transcript());
    if game.is_whole()
        && rounds.all(|(i, round)| i < game.zn().n() && round.call.magnitude == scheduled_magnitude(game.zn(), i))
    {
        Ok(())
    } else {
        Err(Need::WholeGame)
    }
}
