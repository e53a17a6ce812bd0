//! Rules of thumb, from simple to clever, by which a person finds a move; and the simplest that finds the right one.

use crate::best_play::Position;
use crate::lesson::Mover;
use magnus_derek::layers::{Layers, NEVER};
use magnus_derek::position_set::PositionSet;
use magnus_derek::zn::{Direction, Zn};
use std::collections::HashMap;
use std::rc::Rc;

/// A rule of thumb.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rule {
    /// New landings are good for Magnus, visited ones for Derek.
    Landings,
    /// A visited landing in M(A) is better for Magnus than one outside; so is a new one from which another new one can be forced at once.
    Midpoints,
    /// The same with the whole depth.
    Layers,
    /// The new positions that are sure within two rounds, then the depth.
    TwoMoves,
}

impl Rule {
    /// All rules, the simplest first; the level of a puzzle that one solves is its place, from 1.
    pub const ALL: [Rule; 4] = [Rule::Landings, Rule::Midpoints, Rule::Layers, Rule::TwoMoves];
}

/// How a landing looks to a rule: the greater, the worse for Magnus.
type Look = (u8, u8);

/// The rules on one table of at most 64 positions. Remembers the layers of the sets that it has met.
pub(super) struct Rules {
    zn: Zn,
    depths: HashMap<u64, Rc<[u8]>>,
}

/// The members of a set as bits.
fn bits(set: &PositionSet) -> u64 {
    set.words()[0]
}

impl Rules {
    pub fn new(zn: Zn) -> Rules {
        Rules { zn, depths: HashMap::new() }
    }

    /// The depth of every position in the layers of a set.
    pub fn depths(&mut self, set: &PositionSet) -> Rc<[u8]> {
        self.depths_of(bits(set))
    }

    fn depths_of(&mut self, set: u64) -> Rc<[u8]> {
        if let Some(known) = self.depths.get(&set) {
            return Rc::clone(known);
        }
        let depths: Rc<[u8]> = Layers::of(&PositionSet::from_words(self.zn.n(), vec![set])).depths().into();
        self.depths.insert(set, Rc::clone(&depths));
        depths
    }

    /// The calls that a rule likes best, upwards.
    pub fn calls(&mut self, position: &Position, rule: Rule) -> Vec<u32> {
        let looks: Vec<Look> = (0..self.zn.n()).map(|landing| self.look(position, landing, rule)).collect();
        let magnitudes = 1..=self.zn.max_magnitude();
        let worse = |magnitude: u32| {
            let [plus, minus] = position.landings(self.zn, magnitude).map(|to| looks[to as usize]);
            plus.max(minus)
        };
        let best = magnitudes.clone().map(worse).min();
        magnitudes.filter(|&magnitude| Some(worse(magnitude)) == best).collect()
    }

    /// Whether a rule likes each of the two answers to a call best, clockwise first.
    pub fn answers(&mut self, position: &Position, magnitude: u32, rule: Rule) -> [bool; 2] {
        let [plus, minus] = position.landings(self.zn, magnitude).map(|landing| self.look(position, landing, rule));
        [plus >= minus, minus >= plus]
    }

    /// The level at which the right moves are found: 1 to 4 by a rule, 5 if a move that looks as good loses a position, 6 if going by the layers
    /// goes wrong, or two moves ahead are not enough. `losses` are those of magnitude 1, 2, … or of clockwise and counter-clockwise:
    /// positions and rounds.
    pub fn level(&mut self, position: &Position, mover: Mover, magnitude: u32, losses: &[(u32, u32)]) -> u32 {
        let liked = |rules: &mut Rules, rule: Rule| -> Vec<usize> {
            match mover {
                Mover::Magnus => {
                    rules.calls(position, rule).into_iter().map(|magnitude| magnitude as usize - 1).collect()
                }
                Mover::Derek => {
                    let liked = rules.answers(position, magnitude, rule);
                    (0..2).filter(|&index| liked[index]).collect()
                }
            }
        };
        let is_right = |index: &usize| losses[*index] == (0, 0);
        if !liked(self, Rule::Layers).iter().any(is_right) {
            return 6;
        }
        for (level, rule) in (1..).zip(Rule::ALL) {
            if liked(self, rule).iter().all(is_right) {
                return level;
            }
        }
        let loses_position = liked(self, Rule::TwoMoves).iter().any(|&index| losses[index].0 > 0);
        if loses_position { 5 } else { 6 }
    }

    fn look(&mut self, position: &Position, landing: u32, rule: Rule) -> Look {
        let is_new = position.unvisited.contains(landing);
        let cut = |depth: u8, most: u8| depth.min(most);
        match rule {
            Rule::Landings => (u8::from(!is_new), 0),
            Rule::Midpoints | Rule::Layers => {
                let most = if rule == Rule::Midpoints { 2 } else { NEVER };
                if is_new {
                    let after = position.after(landing);
                    (0, cut(self.depths(&after.unvisited)[landing as usize], most))
                } else {
                    (cut(self.depths(&position.unvisited)[landing as usize], most), 0)
                }
            }
            Rule::TwoMoves => self.look_ahead(position, landing),
        }
    }

    /// The new positions that are missing of two, and the depth, after this landing and the best call after it.
    fn look_ahead(&mut self, position: &Position, landing: u32) -> Look {
        let zn = self.zn;
        let before = bits(&position.unvisited);
        let first = (before >> landing & 1) as u8;
        let after = before & !(1 << landing);
        let stays = self.depths_of(after);
        let look_from = |rules: &mut Rules, to: u32| -> Look {
            if after >> to & 1 == 0 {
                (2 - first, stays[to as usize])
            } else {
                (1 - first, rules.depths_of(after & !(1 << to))[to as usize])
            }
        };
        let looks: Vec<Look> = (0..zn.n()).map(|to| look_from(self, to)).collect();
        let worse = |magnitude: u32| {
            let [plus, minus] = Direction::BOTH.map(|way| looks[zn.landing(landing, magnitude, way) as usize]);
            plus.max(minus)
        };
        (1..=zn.max_magnitude()).map(worse).min().unwrap_or((2, NEVER))
    }
}
