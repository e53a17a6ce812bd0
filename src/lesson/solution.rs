//! Right answers, found and never stored.

use super::Refusal;
use super::attempt::Attempt;
use super::exercise::Exercise;
use super::other_games::OtherGames;
use super::set::pair_around;
use super::task::Task;
use super::tasks::{Choose, Keep, Mark, Mover, Number, Safe, most_kept};
use super::verdict::Verdict;

impl Exercise {
    /// A right answer: the first magnitude, direction or option that is judged as done, the number or the positions that are asked for, else
    /// that there is none. `None` for a task that is played or lists magnitudes, and for positions to place, of which too many sets would
    /// have to be tried. Costs at most as many verdicts as there are answers.
    ///
    /// # Errors
    /// As [`Exercise::check`].
    pub fn solution(&self, games: &dyn OtherGames) -> Result<Option<Attempt>, Refusal> {
        let (table, game) = (self.table(), self.table().game());
        Ok(match self.task() {
            Task::Number(task) if task.is_counted() => None,
            Task::Number(Number { of }) => {
                Some(Attempt { number: Some(of.value(table, games)?), ..Attempt::default() })
            }
            Task::Call(_) | Task::Keep(Keep { player: Mover::Magnus }) => {
                let magnitudes = 1..=table.zn().max_magnitude();
                self.first_right(magnitudes.map(|one| Attempt { magnitude: Some(one), ..Attempt::default() }), games)?
            }
            Task::Keep(Keep { player: Mover::Derek }) => {
                let directions = ["+", "-"].map(str::to_string);
                self.first_right(directions.map(|one| Attempt { direction: Some(one), ..Attempt::default() }), games)?
            }
            Task::Safe(Safe { classes: options }) => self.first_option(options.len(), games)?,
            Task::Choose(Choose { options, .. }) => self.first_option(options.len(), games)?,
            Task::Mark(Mark { layer: Some(layer), .. }) => Some(positions(game.layers().new_members(*layer))),
            Task::Mark(Mark { price: Some(price), .. }) => {
                let cheap = table.prices()?.cheap(*price);
                Some(positions((0..table.zn().n()).filter(|&position| pair_around(&cheap, position).is_none())))
            }
            Task::Mark(_) => {
                let unvisited = game.unvisited();
                Some(positions(unvisited.iter().filter(|&position| pair_around(unvisited, position).is_none())))
            }
            Task::Shield(_) => Some(match most_kept(game.unvisited(), game.token()) {
                Some((class, _)) => positions(game.unvisited().iter().filter(|&position| class.contains(position))),
                None => Attempt::nothing(),
            }),
            _ => None,
        })
    }

    /// The first option that is right, or that there is none.
    fn first_option(&self, count: usize, games: &dyn OtherGames) -> Result<Option<Attempt>, Refusal> {
        self.first_right((0..count as u32).map(|one| Attempt { option: Some(one), ..Attempt::default() }), games)
    }

    /// The first right answer of these, or that there is none.
    fn first_right(
        &self,
        answers: impl IntoIterator<Item = Attempt>,
        games: &dyn OtherGames,
    ) -> Result<Option<Attempt>, Refusal> {
        for answer in answers {
            if self.check(&answer, None, games)?.verdict == Verdict::Done {
                return Ok(Some(answer));
            }
        }
        Ok(self.form().may_be_none.then(Attempt::nothing))
    }
}

/// The answer of these positions.
fn positions(positions: impl Iterator<Item = u32>) -> Attempt {
    Attempt { positions: Some(positions.collect()), ..Attempt::default() }
}
