//! Another task of the same kind as one of a lesson, with a new table and new positions.

use super::games::Played;
use super::{Kind, PosedTask, Refusal, find};
use crate::best_play::Position;
use crate::lesson::{CallTask, Figure, Mark, Mover, Number, Place, Quantity, Set, Task};
use crate::link::Link;
use crate::session::{self, Session};
use magnus_derek::chance::on_stream;
use magnus_derek::layers::Layers;
use magnus_derek::position_set::PositionSet;
use magnus_derek::zn::{Zn, is_odd_prime};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use serde::Serialize;
use serde_json::{Value, json};

/// The stream of the games for other tasks, beside those of the kinds.
const OTHERS: u64 = 1 << 60;
/// The most games that are looked through.
const MOST_GAMES: u64 = 40;
/// The largest table of a task that is made.
const LARGEST: u32 = 100;
/// The most positions of a layer that are to be marked.
const MOST_MARKED: usize = 14;

/// A task with its figure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Another {
    /// The task.
    #[cfg_attr(feature = "typescript", ts(as = "Task"))]
    pub task: OtherTask,
    /// The figure.
    pub figure: Figure,
}

/// The task as data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum OtherTask {
    /// That of a puzzle.
    Posed(PosedTask),
    /// That of the lesson with other numbers in it.
    Changed(Value),
}

/// True if [`another_like`] may give one for this task: marking a layer or the bad places, calling into A or a layer, placing a set with a layer
/// of some size, numbers of a position or of n alone, and all tasks of puzzles.
#[must_use]
pub fn can_generate(task: &Task) -> bool {
    match task {
        Task::Mark(mark) => mark.price.is_none(),
        Task::Keep(_) | Task::Safe(_) | Task::Shield(_) => true,
        Task::Call(CallTask { both: Some(set), .. } | CallTask { either: Some(set), .. }) => {
            matches!(set, Set::Unvisited | Set::Layer(_))
        }
        Task::Place(Place { k: Some(_), layer: Some(_), size: Some(_), .. }) => true,
        Task::Number(Number { of }) => is_of_position(of) || with_table(of, 15).is_some(),
        _ => false,
    }
}

/// A task of the same kind with another n and other positions, on a table of about the same size with about as many unvisited; `None` if the
/// kind has none ([`can_generate`]), or 40 games have none. The same for the same seed; some milliseconds.
///
/// # Errors
/// As [`Figure::open`] and [`find`].
pub fn another_like(data: &Value, figure: &Figure, seed: u32) -> Result<Option<Another>, Refusal> {
    let task = &Task::read(data)?;
    if !can_generate(task) {
        return Ok(None);
    }
    let puzzle_kind = match task {
        Task::Keep(keep) if keep.player == Mover::Derek => Some(Kind::OnlyWay),
        Task::Keep(_) => Some(Kind::OnlyCall),
        Task::Safe(_) => Some(Kind::Safe),
        Task::Shield(_) => Some(Kind::Shield),
        _ => None,
    };
    if let Some(kind) = puzzle_kind {
        let levels = kind.levels();
        let puzzle = find(kind, levels[seed as usize % levels.len()], seed)?;
        return Ok(Some(Another { task: OtherTask::Posed(puzzle.task), figure: puzzle.figure }));
    }
    let session = figure.open()?;
    let asked = Asked { task, data, figure, session };
    for game in 0..MOST_GAMES {
        let mut chance = on_stream(seed, OTHERS | game);
        let n = other_table(asked.session.game().zn(), asked.session.game().unvisited().count(), &mut chance);
        if let Some(another) = asked.try_table(n, &mut chance)? {
            return Ok(Some(another));
        }
    }
    Ok(None)
}

/// A table of about the same size: an odd prime for an odd prime, else an even or an odd one that is no prime where this is none.
fn other_table(zn: Zn, unvisited: u32, chance: &mut ChaCha8Rng) -> u32 {
    let n = zn.n().min(LARGEST);
    let is_like = |other: &u32| {
        *other != zn.n()
            && other % 2 == zn.n() % 2
            && is_odd_prime(*other) == is_odd_prime(zn.n())
            && *other > unvisited.min(n - 1)
    };
    let tables: Vec<u32> = (n.saturating_sub(5).max(5)..=n + 12).filter(is_like).collect();
    if tables.is_empty() { n + 2 } else { tables[chance.random_range(0..tables.len())] }
}

/// A task of a lesson, and the same as data.
struct Asked<'a> {
    task: &'a Task,
    data: &'a Value,
    figure: &'a Figure,
    session: Session,
}

impl Asked<'_> {
    /// The task on a table of n positions, if a game there has a position for it.
    fn try_table(&self, n: u32, chance: &mut ChaCha8Rng) -> Result<Option<Another>, Refusal> {
        let of_table = match self.task {
            Task::Number(Number { of }) if !is_of_position(of) => {
                with_table(of, n).map(|arguments| self.with_arguments(arguments))
            }
            Task::Place(place) => other_place(place, n, chance),
            _ => return self.try_game(&Played::at_random(n, chance), chance),
        };
        let Some(task) = of_table else { return Ok(None) };
        Ok(Some(Another { task: OtherTask::Changed(task), figure: empty_figure(self.figure, n)? }))
    }

    /// The task in a position of a game with about as many unvisited positions, if it suits it.
    fn try_game(&self, played: &Played, chance: &mut ChaCha8Rng) -> Result<Option<Another>, Refusal> {
        let n = played.zn.n();
        let left = self.session.game().unvisited().count().min(n - 1);
        let fits = |round: &usize| played.positions[*round].unvisited.count().abs_diff(left) <= 1;
        let rounds: Vec<usize> = (0..played.positions.len()).filter(fits).collect();
        if rounds.is_empty() {
            return Ok(None);
        }
        let round = rounds[chance.random_range(0..rounds.len())];
        let position = &played.positions[round];
        let layers = Layers::of(&position.unvisited);
        let (mut mark, mut data) = (None, self.data.clone());
        let suits = match self.task {
            Task::Mark(Mark { layer: Some(layer), .. }) => {
                (1..=MOST_MARKED).contains(&layers.new_members(*layer).count())
            }
            Task::Mark(_) => {
                let is_bad = |z: u32| position.unvisited.closest_pair_around(z).is_none_or(|d| 2 * d == n);
                position.unvisited.iter().any(is_bad)
            }
            Task::Call(call) => has_call(call, played, position, &layers, chance),
            Task::Number(Number { of }) => match other_position(of, &layers, n, chance) {
                Some(asked) => {
                    if let Some(asked) = asked {
                        mark = self.figure.mark.is_some().then(|| vec![asked]);
                        data = self.with_arguments(json!({ "position": asked }));
                    }
                    true
                }
                None => false,
            },
            _ => false,
        };
        if !suits {
            return Ok(None);
        }
        let game = played.between_people(round, None).to_text().map_err(session::Refusal::from)?;
        let figure = Figure { game, mark, bricks: None, ..self.figure.clone() };
        Ok(Some(Another { task: OtherTask::Changed(data), figure }))
    }

    /// The task with other arguments of the number that it asks for.
    fn with_arguments(&self, arguments: Value) -> Value {
        let mut data = self.data.clone();
        let of = data.get_mut("of").and_then(Value::as_object_mut);
        if let Some((_, old)) = of.and_then(|of| of.iter_mut().next()) {
            *old = arguments;
        }
        data
    }
}

/// True if a call is right and not all are; or now and then if none is, which is an answer too.
fn has_call(call: &CallTask, played: &Played, position: &Position, layers: &Layers, chance: &mut ChaCha8Rng) -> bool {
    let (set, need) = call.both.as_ref().map_or((call.either.as_ref(), 1), |set| (Some(set), 2));
    let wanted = if let Some(Set::Layer(layer)) = set { *layer } else { 0 };
    let is_in = |to: &u32| layers.depth(*to) == Some(wanted);
    let is_right =
        |magnitude: &u32| position.landings(played.zn, *magnitude).iter().filter(|to| is_in(to)).count() >= need;
    let right = (1..=played.zn.max_magnitude()).filter(is_right).count() as u32;
    let may_be_none = chance.random_range(0..6) == 0;
    right < played.zn.max_magnitude() && (right > 0 || may_be_none)
}

/// The figure with the beginning of a game on another table.
fn empty_figure(figure: &Figure, n: u32) -> Result<Figure, Refusal> {
    let old = Link::parse(&figure.game).map_err(session::Refusal::from)?;
    let link = Link { n, magnus: old.magnus, derek: old.derek, seed: old.seed, ..Link::default() };
    Session::open(&link)?;
    let game = link.to_text().map_err(session::Refusal::from)?;
    Ok(Figure { game, mark: None, bricks: None, ..figure.clone() })
}

/// True for a number of the position of a figure.
fn is_of_position(of: &Quantity) -> bool {
    matches!(
        of,
        Quantity::Depth
            | Quantity::Unvisited
            | Quantity::LayerSize { .. }
            | Quantity::NewInLayer { .. }
            | Quantity::DepthOf { .. }
            | Quantity::Ending { .. }
            | Quantity::Pairs { .. }
    )
}

/// The position of which the same number is asked for, if one is; `None` if there is no such number here.
fn other_position(of: &Quantity, layers: &Layers, n: u32, chance: &mut ChaCha8Rng) -> Option<Option<u32>> {
    let position = chance.random_range(0..n);
    let depth = layers.depth(position);
    let asks = match of {
        Quantity::LayerSize { layer } | Quantity::NewInLayer { layer } => {
            return ((*layer as usize) < layers.sizes().len()).then_some(None);
        }
        Quantity::DepthOf { .. } => depth.is_some_and(|depth| depth > 0),
        Quantity::Ending { .. } => depth == Some(0),
        Quantity::Pairs { .. } => true,
        _ => return Some(None),
    };
    asks.then_some(Some(position))
}

/// The arguments of the same number of another table; `None` if it is not known there, or not of the table alone.
fn with_table(of: &Quantity, n: u32) -> Option<Value> {
    match of {
        Quantity::FStar { .. } | Quantity::Bound { .. } | Quantity::UntilFStar { .. } => Some(json!({ "n": n })),
        Quantity::Halvings { .. } if n % 2 == 1 => Some(json!({ "n": n })),
        Quantity::Midpoint { x, y, .. } if n % 2 == 1 => {
            Some(json!({ "n": n, "x": (3 * (x % n) + 1) % n, "y": (5 * (y % n) + 2) % n }))
        }
        _ => None,
    }
}

/// A task to place as many positions, or one more or less, on another table, with a size that their layer has there.
fn other_place(place: &Place, n: u32, chance: &mut ChaCha8Rng) -> Option<Value> {
    let (k, layer, old) = (place.k?, place.layer?, place.size?);
    let k = (k.min(n) + chance.random_range(0..3)).saturating_sub(1).clamp(2, n - 1);
    let mut set = PositionSet::empty(n);
    while set.count() < k {
        set.insert(chance.random_range(0..n));
    }
    let sizes = Layers::of(&set).sizes().to_vec();
    let size = sizes[(layer as usize).min(sizes.len() - 1)];
    (size != old && size < n).then(|| json!({ "kind": "place", "k": k, "layer": layer, "size": size }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_table_is_a_prime_for_a_prime() {
        for old in [13, 101, 997] {
            let zn = Zn::new(old).expect("a table");
            for seed in 0..20 {
                let n = other_table(zn, 5, &mut on_stream(seed, OTHERS));
                assert!(is_odd_prime(n) && n != old, "{n}");
            }
        }
    }

    #[test]
    fn a_task_that_is_no_object_is_refused() {
        let data = json!(["number", { "fStar": { "n": 45 } }]);
        let figure = Figure { game: "n=9".to_string(), ..Figure::default() };
        assert!(another_like(&data, &figure, 1).is_err());
    }
}
