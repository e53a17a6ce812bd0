//! The exact number of rounds until one position is left on a prime table, from the few that are unvisited.

use super::{Fault, Refusal};
use crate::session;
use magnus_derek::endgame::Endgame;
use magnus_derek::game::Game;
use magnus_derek::number::{Measure, in_range};
use magnus_derek::solver;
use magnus_derek::zn::is_odd_prime;

/// The most unvisited positions: more take too long.
const MOST_LEFT: u32 = 10;

/// The rounds in which Magnus can force that all positions but one are visited, if both play perfectly. Costs as
/// [`Endgame::solve`].
///
/// # Errors
/// [`Refusal::Task`] unless n is an odd prime, [`magnus_derek::number::OutOfRange`] if more than 10 positions are unvisited or none.
pub(super) fn rounds_left(game: &Game) -> Result<u32, Refusal> {
    let (zn, n, unvisited) = (game.zn(), game.zn().n(), game.unvisited());
    if !is_odd_prime(n) {
        return Err(Refusal::Task { why: Fault::RoundsLeft { n } });
    }
    in_range(Measure::Unvisited, unvisited.count(), 1, MOST_LEFT)?;
    let landings = Endgame::solve(zn, unvisited, 0).and_then(|endgame| endgame.landings(unvisited));
    // Ten are few enough, so that there always are values.
    let landings = landings.ok_or_else(|| session::Refusal::from(solver::Refusal::Stopped))?;
    Ok(landings.value_after(game.token()).rounds)
}

#[cfg(test)]
mod tests {
    use super::*;
    use magnus_derek::game::{Answer, Call};
    use magnus_derek::reason::{DerekReason, MagnusReason};
    use magnus_derek::solver::known_rounds;
    use magnus_derek::zn::{Direction, Zn};

    #[test]
    fn the_rounds_left_at_the_beginning_are_the_r_of_the_solver() {
        for n in [3, 5, 7, 11] {
            let game = Game::new(Zn::new(n).expect("a legal n"));
            assert_eq!(rounds_left(&game).ok(), known_rounds(n), "n = {n}");
        }
    }

    #[test]
    fn three_in_a_row_on_seven_take_four_rounds() {
        let mut game = Game::new(Zn::new(7).expect("a legal n"));
        for (magnitude, direction) in
            [(3, Direction::CounterClockwise)].into_iter().chain([(1, Direction::Clockwise); 3])
        {
            game.call(Call { magnitude, reason: MagnusReason::Human }).expect("a legal call");
            game.answer(Answer { direction, reason: DerekReason::Human }).expect("a called round");
        }
        assert_eq!(rounds_left(&game).ok(), Some(4));
    }

    #[test]
    fn composite_tables_and_full_ones_are_refused() {
        for n in [9, 13] {
            assert!(rounds_left(&Game::new(Zn::new(n).expect("a legal n"))).is_err(), "n = {n}");
        }
    }
}
