//! One level of the recursion: the exploration of one class as a table of its own.

use crate::layers::{Coset, Layers, hull};
use crate::position_set::PositionSet;
use crate::zn::{Zn, is_odd_prime, smallest_odd_prime_factor};

/// The procedure by which a level is explored.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum Procedure {
    /// The class has a power of two of positions: the schedule of \[N10] §2.1, so many rounds of it done.
    Schedule { done: u32 },
    /// The class has an odd prime number of positions: layer play inside it (\[N10] §2.2).
    PrimeLayers,
    /// Phase 1 of Algorithm 1: on the imaginary table of p classes, to one that has not been entered.
    Phase1 { unentered: PositionSet },
    /// Phase 2: to a marked class (δ + γ)/2 or to γ itself, from there to a leftover in δ or into γ.
    Phase2 { gamma: u32, marked: PositionSet },
    /// Phase 2 has reached γ and explored it, or nothing is left to do.
    Done,
}

/// The reading of the pseudo-code in phase 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Version {
    /// γ is a target too, and the loop goes on until no class is marked.
    Repaired,
    /// As printed: only the marked classes are targets, and the loop ends when one is left. Fails; kept to show that.
    #[cfg(test)]
    Literal,
}

/// The exploration of the class `[gamma]_q` of Z_n.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Exploration {
    pub class: Coset,
    /// The number of positions of the class.
    pub size: u32,
    /// The smallest odd prime factor of the size, if the class is explored by Algorithm 1.
    pub p: u32,
    pub procedure: Procedure,
    version: Version,
}

/// The next aim of a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Intent {
    /// A move in this class: the magnitude in positions of Z_n, and why.
    Call { magnitude: u32, step: Step },
    /// The class of the token has to be explored first.
    Explore(Coset),
    /// This level has nothing more to do.
    Finished,
}

/// The reason of a level's move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    Schedule { round: u32 },
    PrimeLayers { depth: u32 },
    ToUnentered { depth: u32 },
    ToMarked { depth: u32 },
    Leftover { position: u32 },
}

impl Version {
    /// True if the class belonging to δ is marked at the beginning of the loop.
    fn marks(self, explored: bool, has_leftover: bool) -> bool {
        match self {
            Version::Repaired => explored && has_leftover,
            #[cfg(test)]
            Version::Literal => explored,
        }
    }

    fn marks_that_end_the_loop(self) -> u32 {
        match self {
            Version::Repaired => 0,
            #[cfg(test)]
            Version::Literal => 1,
        }
    }
}

impl Exploration {
    pub fn new(class: Coset, n: u32, version: Version) -> Exploration {
        let size = n / class.q;
        let p = smallest_odd_prime_factor(size).unwrap_or(1);
        let procedure = match size {
            1 => Procedure::Done,
            _ if size.is_power_of_two() => Procedure::Schedule { done: 0 },
            _ if is_odd_prime(size) => Procedure::PrimeLayers,
            _ => Procedure::Phase1 { unentered: PositionSet::full(p) },
        };
        Exploration { class, size, p, procedure, version }
    }

    /// The class of the imaginary table that a position of this class lies in, 0..p.
    pub fn local_class(&self, position: u32) -> u32 {
        self.class.local_class(self.p, position)
    }

    /// The class of Z_n that class `local` of the imaginary table is.
    pub fn class_of(&self, local: u32) -> Coset {
        Coset { gamma: self.class.gamma + self.class.q * local, q: self.class.q * self.p }
    }

    /// The lowest unvisited position of class `local`.
    pub fn leftover(&self, local: u32, unvisited: &PositionSet) -> Option<u32> {
        let Coset { gamma, q } = self.class_of(local);
        (gamma..unvisited.n()).step_by(q as usize).find(|&position| unvisited.contains(position))
    }

    /// A round of this level has been played.
    pub fn count_round(&mut self) {
        if let Procedure::Schedule { done } = &mut self.procedure {
            *done += 1;
        }
    }

    /// The level's aim with the token on `token`, after bringing its marks up to date.
    pub fn intent(&mut self, token: u32, unvisited: &PositionSet) -> Intent {
        loop {
            match &mut self.procedure {
                Procedure::Done => return Intent::Finished,
                Procedure::Schedule { done } => {
                    let round = *done + 1;
                    if round == self.size {
                        return Intent::Finished;
                    }
                    let magnitude = self.class.q * (self.size >> (round.trailing_zeros() + 1));
                    return Intent::Call { magnitude, step: Step::Schedule { round } };
                }
                Procedure::PrimeLayers => {
                    let inside = self.unvisited_inside(unvisited);
                    return match depth_and_witness(&inside, token / self.class.q) {
                        Some((depth, d)) => {
                            Intent::Call { magnitude: d * self.class.q, step: Step::PrimeLayers { depth } }
                        }
                        None => Intent::Finished,
                    };
                }
                Procedure::Phase1 { .. } => {
                    if let Some(intent) = self.phase_1(token) {
                        return intent;
                    }
                }
                Procedure::Phase2 { .. } => {
                    if let Some(intent) = self.phase_2(token, unvisited) {
                        return intent;
                    }
                }
            }
        }
    }

    /// The unvisited positions of the class, on a table of its own size.
    fn unvisited_inside(&self, unvisited: &PositionSet) -> PositionSet {
        let Coset { gamma, q } = self.class;
        PositionSet::of(self.size, (0..self.size).filter(|x| unvisited.contains(gamma + q * x)))
    }

    fn phase_1(&mut self, token: u32) -> Option<Intent> {
        let here = self.local_class(token);
        let class_here = self.class_of(here);
        let q = self.class.q;
        let Procedure::Phase1 { unentered } = &mut self.procedure else { return None };
        if unentered.contains(here) {
            unentered.remove(here);
            return Some(Intent::Explore(class_here));
        }
        if let Some((depth, d)) = depth_and_witness(unentered, here) {
            return Some(Intent::Call { magnitude: d * q, step: Step::ToUnentered { depth } });
        }
        let last = unentered.iter().next();
        self.procedure = match last {
            // Only γ is left: phase 2 begins with nothing marked.
            Some(gamma) => Procedure::Phase2 { gamma, marked: PositionSet::empty(self.p) },
            None => Procedure::Done,
        };
        None
    }

    fn phase_2(&mut self, token: u32, unvisited: &PositionSet) -> Option<Intent> {
        let Procedure::Phase2 { gamma, .. } = self.procedure else { return None };
        let zn_p = Zn::new(self.p).ok()?;
        let here = self.local_class(token);
        if here == gamma {
            self.procedure = Procedure::Done;
            return Some(Intent::Explore(self.class_of(here)));
        }
        // (δ + γ)/2 on the imaginary table; p is odd.
        let half = self.p.div_ceil(2);
        let target = |delta: u32| (u64::from(zn_p.add(delta, gamma)) * u64::from(half) % u64::from(self.p)) as u32;
        let marked_left =
            |procedure: &Procedure| if let Procedure::Phase2 { marked, .. } = procedure { marked.count() } else { 0 };
        if marked_left(&self.procedure) <= self.version.marks_that_end_the_loop() {
            let has_leftover = |&delta: &u32| delta != gamma && self.leftover(delta, unvisited).is_some();
            let worth_marking = |delta: &u32| self.version.marks(*delta != gamma, has_leftover(delta));
            let marked = PositionSet::of(self.p, (0..self.p).filter(worth_marking).map(target));
            if !(0..self.p).any(|delta| has_leftover(&delta)) {
                self.procedure = Procedure::Done;
                return None;
            }
            self.procedure = Procedure::Phase2 { gamma, marked };
        }
        let Procedure::Phase2 { marked, .. } = &mut self.procedure else { return None };
        if marked.contains(here) {
            marked.remove(here);
            let delta = zn_p.sub(zn_p.add(here, here), gamma);
            let position = self.leftover(delta, unvisited)?;
            let distance = Zn::new(unvisited.n()).ok()?.distance(token, position);
            return Some(Intent::Call { magnitude: distance, step: Step::Leftover { position } });
        }
        // γ is a target as well: with the marked classes alone Derek could circle for ever when one is left.
        let mut targets = marked.clone();
        if self.version == Version::Repaired {
            targets.insert(gamma);
        }
        let (depth, d) = depth_and_witness(&targets, here)?;
        Some(Intent::Call { magnitude: d * self.class.q, step: Step::ToMarked { depth } })
    }
}

/// Depth and smallest witness of a position on a small table, or `None` if no target can be forced from it.
pub(super) fn depth_and_witness(targets: &PositionSet, position: u32) -> Option<(u32, u32)> {
    if let Some(d) = targets.closest_pair_around(position) {
        return Some((1, d));
    }
    if !hull(targets)?.contains(position) {
        return None;
    }
    let layers = Layers::of(targets);
    Some((layers.depth(position)?, layers.witness(position)?))
}
