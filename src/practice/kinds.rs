//! The kinds of puzzles: on which tables they are looked for, and whether a position of a game is one.

use super::games::Played;
use super::rules::Rules;
use super::{Kind, PosedTask, Puzzle, Refusal};
use crate::best_play::{BestPlay, Position, QUICK_ENDING, Values};
use crate::evaluation::Loss;
use crate::lesson::{Class, Figure, Mover, classes, most_kept};
use crate::link::Link;
use magnus_derek::layers::{Coset, NEVER, hull};
use magnus_derek::solver::Value;

/// The largest table that is solved for a puzzle; on larger ones only endings are looked at.
const LARGEST_SOLVED: u32 = 17;
/// The most rounds of a line that is to be forced.
const LONGEST_LINE: u32 = 5;
/// The most classes to choose from.
const MOST_CLASSES: usize = 8;

/// The tables on which a kind is looked for. These lists are a part of every seed.
pub(super) fn tables(kind: Kind, level: u32) -> &'static [u32] {
    match (kind, level) {
        (Kind::OnlyCall | Kind::OnlyWay, 1 | 2) => &[9, 10, 11, 12, 13, 14, 15, 16],
        (Kind::OnlyCall | Kind::OnlyWay, 5) => &[9, 12, 15, 18, 20, 21],
        (Kind::OnlyCall | Kind::OnlyWay, 3) => &[13, 17, 19, 21, 23, 25, 29, 31],
        (Kind::OnlyCall | Kind::OnlyWay, _) => &[11, 12, 13, 14, 15, 16, 17, 19, 21, 23],
        (Kind::Depth, 2) => &[9, 11, 13, 15, 17, 19],
        (Kind::Depth, _) => &[13, 17, 19, 21, 23, 25, 29, 31],
        (Kind::Safe, _) => &[9, 12, 15, 18, 20, 21, 24, 27, 30],
        (Kind::Shield, 5) => &[9, 12, 15, 18, 20, 21, 24, 27],
        (Kind::Shield, _) => &[15, 21, 30, 33, 35, 45],
        (Kind::Stuck, _) => &[11, 13, 17, 19, 23, 25, 29, 31, 37, 41],
        (Kind::Force, _) => &[11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31],
    }
}

/// A puzzle that has been found in a game.
pub(super) struct Found {
    player: Mover,
    link: Link,
    position: Position,
    task: PosedTask,
    value: Option<Value>,
}

impl Found {
    pub fn into_puzzle(self, kind: Kind, level: u32, seed: u32, played: &Played) -> Result<Puzzle, Refusal> {
        let game = self.link.to_text().map_err(crate::session::Refusal::from)?;
        Ok(Puzzle {
            kind,
            level,
            seed,
            player: self.player,
            n: played.zn.n(),
            figure: Figure { game, layers: Some(1), ..Figure::default() },
            task: self.task,
            key: key(&self.position, self.link.waiting),
            rounds: self.value.map(|value| value.rounds),
            positions: self.value.map(|value| value.visited),
        })
    }
}

/// The same text for positions that are the same but for a rotation or a reflection: n, the unvisited positions as they lie around the
/// token, and the call that waits.
pub(super) fn key(position: &Position, waiting: Option<u32>) -> String {
    let n = position.unvisited.n();
    let from_token = |turned: bool| -> String {
        let place = |step: u32| (position.token + if turned { n - step } else { step }) % n;
        (1..n).map(|step| if position.unvisited.contains(place(step)) { 'o' } else { '-' }).collect()
    };
    let around = from_token(false).min(from_token(true));
    let waiting = waiting.map_or(String::new(), |magnitude| format!(".{magnitude}"));
    format!("{n}.{around}{waiting}")
}

/// Looks at the positions of one game for a puzzle of one kind and level.
pub(super) struct Judge<'a> {
    kind: Kind,
    level: u32,
    /// A number below 4, by which those kinds choose among answers of which one is too frequent.
    wish: u32,
    played: &'a Played,
    rules: Rules,
    /// The exact values of the ending, from the first position with few left on; and those before it, on a small table.
    ending: Option<BestPlay>,
    whole: Option<BestPlay>,
}

impl<'a> Judge<'a> {
    pub fn new(kind: Kind, level: u32, wish: u32, played: &'a Played) -> Judge<'a> {
        Judge { kind, level, wish, played, rules: Rules::new(played.zn), ending: None, whole: None }
    }

    /// The puzzle in the position before a move of the game, or in its last one.
    pub fn pose(&mut self, round: usize) -> Option<Found> {
        match self.kind {
            Kind::OnlyCall => self.pose_call(round),
            Kind::OnlyWay => self.pose_way(round),
            Kind::Safe => self.pose_safe(round),
            Kind::Depth => self.pose_depth(round),
            Kind::Force => self.pose_force(round),
            Kind::Shield => self.pose_shield(round),
            Kind::Stuck => self.pose_stuck(round),
        }
    }

    fn position(&self, round: usize) -> &'a Position {
        &self.played.positions[round]
    }

    /// The exact values of a position, where they are at hand.
    fn values(&mut self, round: usize) -> Option<Values> {
        let position = self.position(round);
        Some(self.play(position)?.values(position))
    }

    fn play(&mut self, position: &Position) -> Option<&BestPlay> {
        let Played { zn, positions, .. } = self.played;
        let is_ending = |position: &Position| position.unvisited.count() <= QUICK_ENDING;
        let part = if is_ending(position) { &mut self.ending } else { &mut self.whole };
        if part.is_none() {
            let first =
                if is_ending(position) { positions.iter().find(|position| is_ending(position))? } else { position };
            *part = (is_ending(first) || zn.n() <= LARGEST_SOLVED).then(|| BestPlay::of(*zn, &first.unvisited))?;
        }
        part.as_ref()
    }

    /// The losses of all calls, magnitude 1 first.
    fn call_losses(&self, values: &Values) -> Vec<(u32, u32)> {
        (1..=self.played.zn.max_magnitude()).map(|magnitude| pair(values.call_loss(magnitude))).collect()
    }

    /// The level of an only call, and the value of the position.
    fn rate_call(&mut self, round: usize) -> Option<(u32, Value)> {
        let values = self.values(round)?;
        if values.is_over() || values.best_calls().len() != 1 {
            return None;
        }
        let losses = self.call_losses(&values);
        Some((self.rules.level(self.position(round), Mover::Magnus, 0, &losses), values.present))
    }

    fn pose_call(&mut self, round: usize) -> Option<Found> {
        let (level, value) = self.rate_call(round)?;
        (level == self.level).then(|| self.call_puzzle(round, value))
    }

    fn call_puzzle(&self, round: usize, value: Value) -> Found {
        Found {
            player: Mover::Magnus,
            link: self.played.between_people(round, None),
            position: self.position(round).clone(),
            task: PosedTask::Keep { player: Mover::Magnus },
            value: Some(value),
        }
    }

    /// The level of an only way, the call, and its value.
    fn rate_way(&mut self, round: usize) -> Option<(u32, u32, Value)> {
        let &(magnitude, _) = self.played.moves.get(round)?;
        let values = self.values(round)?;
        let losses = values.answer_losses(magnitude).map(pair);
        if losses == [(0, 0); 2] {
            return None;
        }
        let level = self.rules.level(self.position(round), Mover::Derek, magnitude, &losses);
        Some((level, magnitude, values.call(magnitude)))
    }

    fn pose_way(&mut self, round: usize) -> Option<Found> {
        let (level, magnitude, value) = self.rate_way(round)?;
        (level == self.level).then(|| Found {
            player: Mover::Derek,
            link: self.played.between_people(round, Some(magnitude)),
            position: self.position(round).clone(),
            task: PosedTask::Keep { player: Mover::Derek },
            value: Some(value),
        })
    }

    /// The levels of all only calls or only ways of the game.
    pub fn levels(&mut self) -> Vec<u32> {
        let rounds = 0..self.played.positions.len();
        rounds
            .filter_map(|round| match self.kind {
                Kind::OnlyCall => self.rate_call(round).map(|(level, _)| level),
                Kind::OnlyWay => self.rate_way(round).map(|(level, ..)| level),
                _ => None,
            })
            .collect()
    }

    fn pose_stuck(&mut self, round: usize) -> Option<Found> {
        let position = self.position(round);
        if position.unvisited.count() != 3 || self.rules.depths(&position.unvisited)[position.token as usize] < 2 {
            return None;
        }
        let values = self.values(round)?;
        if values.is_over() || 4 * values.best_calls().len() as u32 > self.played.zn.max_magnitude() {
            return None;
        }
        let losses = self.call_losses(&values);
        (self.rules.level(position, Mover::Magnus, 0, &losses) == self.level)
            .then(|| self.call_puzzle(round, values.present))
    }

    fn pose_depth(&mut self, round: usize) -> Option<Found> {
        let position = self.position(round);
        let depth = self.rules.depths(&position.unvisited)[position.token as usize];
        // Depth 1 is by far the most frequent, and would be the answer to nearly all.
        let is_wanted = match self.level {
            2 => depth == if self.wish < 2 { 1 } else { 2 },
            _ => (if self.wish == 0 { 2 } else { 3 }..NEVER).contains(&depth) && (self.wish > 0 || depth == 2),
        };
        (is_wanted && position.unvisited.count() >= 2).then(|| Found {
            player: Mover::Magnus,
            link: self.played.between_people(round, None),
            position: position.clone(),
            task: PosedTask::depth(),
            value: None,
        })
    }

    fn pose_safe(&mut self, round: usize) -> Option<Found> {
        let position = self.position(round);
        let (n, count) = (self.played.zn.n(), position.unvisited.count());
        let class = hull(&position.unvisited).filter(|_| (2..=n / 3).contains(&count))?;
        let is_class = class.q > 1;
        // A class without the token, one with it, or none at all.
        let is_wanted = match self.wish {
            0 | 1 => is_class && !class.contains(position.token),
            2 => is_class && class.contains(position.token),
            _ => !is_class,
        };
        is_wanted.then(|| Found {
            player: Mover::Derek,
            link: self.played.between_people(round, None),
            position: position.clone(),
            task: PosedTask::Safe { classes: classes_to_choose(position, class) },
            value: None,
        })
    }

    fn pose_shield(&mut self, round: usize) -> Option<Found> {
        let position = self.position(round);
        let (n, left) = (self.played.zn.n(), position.unvisited.count());
        let (class, kept) = most_kept(&position.unvisited, position.token)?;
        let smallest = classes(n).next().map_or(n, |class| class.q);
        // At level 6 a class modulo the smallest odd prime is not the largest.
        let is_wanted = if self.level == 5 { class.q == smallest } else { class.q != smallest };
        (is_wanted && kept >= 2 && left > kept && left <= n / 2 + 1).then(|| Found {
            player: Mover::Derek,
            link: self.played.between_people(round, None),
            position: position.clone(),
            task: PosedTask::Shield {},
            value: None,
        })
    }

    fn pose_force(&mut self, round: usize) -> Option<Found> {
        let position = self.position(round);
        if position.unvisited.count() > LONGEST_LINE + 1 {
            return None;
        }
        let values = self.values(round)?;
        let Value { visited, rounds } = values.present;
        let calls = values.best_calls();
        if !(2..=LONGEST_LINE).contains(&rounds) || 3 * calls.len() as u32 > self.played.zn.max_magnitude() {
            return None;
        }
        // The hardest call of the line.
        let line = self.play(position)?.line(position, (calls[0], None));
        let (mut at, mut hardest) = (position.clone(), 0);
        for (magnitude, direction) in line {
            let values = self.play(&at)?.values(&at);
            let losses = self.call_losses(&values);
            hardest = hardest.max(self.rules.level(&at, Mover::Magnus, 0, &losses));
            at = at.after(self.played.zn.landing(at.token, magnitude, direction));
        }
        (hardest == self.level).then(|| Found {
            player: Mover::Magnus,
            link: self.played.against_exact_derek(round),
            position: position.clone(),
            task: PosedTask::Finish { visited, rounds: round as u32 + rounds },
            value: Some(values.present),
        })
    }
}

/// A loss as positions and rounds.
fn pair(Loss { positions, rounds }: Loss) -> (u32, u32) {
    (positions, rounds)
}

/// The class that has all that is left, if it is one, all classes of the smallest modulus, and others with some of it, by their modulus, then γ.
fn classes_to_choose(position: &Position, hull: Coset) -> Vec<Class> {
    let n = position.unvisited.n();
    let has_some = |class: &Coset| position.unvisited.iter().any(|z| class.contains(z));
    let smallest = classes(n).next().map_or(n, |class| class.q);
    let others = classes(n).filter(|class| class.q < n && *class != hull && (class.q == smallest || has_some(class)));
    let mut chosen: Vec<Coset> = others.take(MOST_CLASSES - 1).collect();
    if hull.q > 1 {
        let place = chosen.iter().take_while(|class| (class.q, class.gamma) < (hull.q, hull.gamma)).count();
        chosen.insert(place, hull);
    }
    chosen.into_iter().map(|Coset { gamma, q }| Class { gamma, q }).collect()
}
