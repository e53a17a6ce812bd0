//! The exact number of rounds until one position is left on a prime table, from the few that are unvisited.

use crate::error::{Error, in_range};
use crate::game::Game;
use crate::position_set::PositionSet;
use crate::zn::is_odd_prime;
use std::collections::HashMap;

/// More unvisited positions take too long.
const MOST_LEFT: u32 = 10;

/// In how many rounds Magnus can force that all but one position are visited, if both play perfectly. O(2^|A| · n · rounds).
///
/// # Errors
/// [`Error::Lesson`] unless n is an odd prime, [`Error::Number`] if more than 10 positions are unvisited or none.
pub(super) fn rounds_left(game: &Game) -> Result<u32, Error> {
    let n = game.zn().n();
    if !is_odd_prime(n) {
        return Err(Error::Lesson(format!("“roundsLeft” is for odd primes, and n = {n} is none.")));
    }
    in_range("The number of unvisited positions", game.unvisited().count(), 1, MOST_LEFT)?;
    let values = values(game.unvisited(), &mut HashMap::new());
    Ok(values[game.token() as usize])
}

/// The value of every visited position while `left` is unvisited; what stands for the others means nothing.
///
/// The exits, which are the unvisited positions, cost what is needed after them. Whatever costs at most t rounds makes its midpoints cost at most t + 1.
fn values(left: &PositionSet, known: &mut HashMap<PositionSet, Vec<u32>>) -> Vec<u32> {
    let n = left.n();
    if left.count() == 1 {
        return vec![0; n as usize];
    }
    if let Some(values) = known.get(left) {
        return values.clone();
    }
    let mut value = vec![u32::MAX; n as usize];
    for exit in left.iter() {
        let mut rest = left.clone();
        rest.remove(exit);
        value[exit as usize] = values(&rest, known)[exit as usize];
    }
    // On a prime table the midpoints of two positions fill it in the end, so every position gets a value.
    let mut t = 0;
    while value.contains(&u32::MAX) {
        let within = PositionSet::of(n, (0..n).filter(|&position| value[position as usize] <= t));
        for position in 0..n {
            if value[position as usize] == u32::MAX && within.closest_pair_around(position).is_some() {
                value[position as usize] = t + 1;
            }
        }
        t += 1;
    }
    known.insert(left.clone(), value.clone());
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Answer, Call};
    use crate::reason::{DerekReason, MagnusReason};
    use crate::solver::known_rounds;
    use crate::zn::{Direction, Zn};

    #[test]
    fn from_the_beginning_it_is_the_r_of_the_solver() {
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
