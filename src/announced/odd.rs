//! Odd n with magnitudes up to ⌊n/2⌋: the case analysis of \[L08] section 4.3, repaired.
//!
//! Magnus first grows one block of visited positions, whichever way the token has to go (Lemma 5). From the middle on what is
//! left of the circle must be on the side to which the token goes next; Corollary 1 and Lemma 7 arrange that by a few prescribed
//! moves, for each pattern of the directions in the middle. Then he takes what is left (Lemma 6).
//!
//! # Errata
//! Theorem 5(c) is **false** for n = 3 with + − and − +, and for n = 5 with + − + − and − + − +: no magnitudes visit everything.
//! For every other sequence it is true for n ≤ 17, checked one by one. The proof needs these repairs:
//! - Lemma 7 has no case for the middle + − + − + − (here 4d) and its mirror image. With the block {i, …, i + (n−7)/2}: go to
//!   i + (n−3)/2, i + (n−5)/2, i + (n+1)/2, i + (n−1)/2, i − 1.
//! - Case 4(c) breaks at n = 7, where i − 3 = i + (n+1)/2. There: i − 1, i + 3, i + 4, i + 2, i + 5, then the last one.
//! - Lemma 6, taken literally, goes to the position beyond the block; after the prescribed moves that may be visited already.
//!   Here the finish looks at what is unvisited: the nearest in the direction, or the farthest if the next direction differs.
//! - "Lemma 7" in the proofs means Lemma 5; case 4(a) ends on i − 4, not i − 2; in case 4(c), d_{(n−5)/2} is −1, not 1.

use super::directions::{Case, Directions, Move, Plan, Why};
use super::path;
use magnus_derek::position_set::PositionSet;
use magnus_derek::zn::Direction::{self, Clockwise, CounterClockwise};
use magnus_derek::zn::Zn;

/// Magnus's moves on a table with an odd number of positions. O(n).
#[must_use]
pub fn plan(announced: &Directions) -> Plan {
    let zn = announced.zn();
    let half = zn.max_magnitude() as usize;
    let list = announced.list();
    if list[half - 1] == list[half] {
        let mut walk = Walk::new(zn, list.to_vec());
        walk.grow_block(half);
        return walk.finish(Case::SameMiddle, false);
    }
    // The cases have d_h = + for h = (n − 1)/2; the others are their mirror images.
    let mirrored = list[half - 1] == CounterClockwise;
    let turned = |&direction: &Direction| if mirrored { direction.opposite() } else { direction };
    let directions: Vec<Direction> = list.iter().map(turned).collect();
    match find_case(&directions) {
        None => Plan { case: Case::Impossible, mirrored: false, moves: search_all_lists(announced) },
        Some((case, grown)) => {
            let mut walk = Walk::new(zn, directions);
            walk.grow_block(grown);
            let case = walk.play_prescribed(case);
            walk.finish(case, mirrored)
        }
    }
}

/// The case for directions with d_h = + and d_{h+1} = −, and how many rounds come before its moves. Whether case 2 is (a) or (b)
/// is only known then.
fn find_case(directions: &[Direction]) -> Option<(Case, usize)> {
    let half = directions.len() / 2;
    // d(k) is d_{h+k}.
    let d = |k: isize| half.checked_add_signed(k - 1).and_then(|index| directions.get(index)).copied();
    let middle = match (d(-1)?, d(2)?) {
        (Clockwise, Clockwise) => Case::One,
        (Clockwise, CounterClockwise) => Case::TwoA,
        (CounterClockwise, CounterClockwise) => Case::Three,
        (CounterClockwise, Clockwise) => match (d(-2)?, d(3)?) {
            (CounterClockwise, CounterClockwise) => Case::FourA,
            (Clockwise, Clockwise) => Case::FourB,
            (CounterClockwise, Clockwise) if half == 3 => Case::FourCSeven,
            (CounterClockwise, Clockwise) => Case::FourC,
            (Clockwise, CounterClockwise) => Case::FourD,
        },
    };
    let before = if matches!(middle, Case::One | Case::TwoA | Case::Three) { 2 } else { 3 };
    Some((middle, half - before))
}

/// A game under way, in the coordinates of the case. The unvisited positions and the token are linked in a circle.
struct Walk {
    zn: Zn,
    directions: Vec<Direction>,
    token: u32,
    /// The next and the previous one in the circle, clockwise.
    next: Vec<u32>,
    previous: Vec<u32>,
    moves: Vec<Move>,
}

impl Walk {
    fn new(zn: Zn, directions: Vec<Direction>) -> Walk {
        let next = (0..zn.n()).map(|position| zn.add(position, 1)).collect();
        let previous = (0..zn.n()).map(|position| zn.sub(position, 1)).collect();
        let moves = Vec::with_capacity(directions.len());
        Walk { zn, directions, token: 0, next, previous, moves }
    }

    /// The nearest unvisited position in a direction; if none is left, the token's.
    fn nearest(&self, direction: Direction) -> u32 {
        let neighbours = if direction == Clockwise { &self.next } else { &self.previous };
        neighbours[self.token as usize]
    }

    /// Moves the token in the direction of this round to an unvisited position.
    fn move_to(&mut self, to: u32, why: Why) {
        let (from, direction) = (self.token, self.directions[self.moves.len()]);
        let magnitude = match direction {
            Clockwise => self.zn.sub(to, from),
            CounterClockwise => self.zn.sub(from, to),
        };
        let (before, after) = (self.previous[from as usize], self.next[from as usize]);
        self.next[before as usize] = after;
        self.previous[after as usize] = before;
        self.token = to;
        self.moves.push(Move { magnitude, to, why });
    }

    /// To the nearest unvisited position in the direction of this round.
    fn go_to_nearest(&mut self) {
        let direction = self.directions[self.moves.len()];
        let to = self.nearest(direction);
        let beside = to == self.zn.landing(self.token, 1, direction);
        self.move_to(to, if beside { Why::Beside } else { Why::Across });
    }

    /// Lemma 5: after this many rounds one more position is visited, and they are a block with the token at an end.
    fn grow_block(&mut self, rounds: usize) {
        for _ in 0..rounds {
            self.go_to_nearest();
        }
    }

    /// The prescribed moves of the case, whose name is given back.
    fn play_prescribed(&mut self, case: Case) -> Case {
        let n = i64::from(self.zn.n());
        // The block begins at i.
        let i = i64::from(self.nearest(CounterClockwise)) + 1;
        let at_begin = i64::from(self.token) == i % n;
        let (case, targets) = match case {
            Case::One => (case, vec![(n - 3) / 2, (n + 1) / 2, (n - 1) / 2]),
            Case::TwoA if at_begin => (Case::TwoA, vec![(n - 1) / 2, -1, -2]),
            Case::TwoA | Case::TwoB => (Case::TwoB, vec![-3, -1, -2]),
            Case::Three => (case, vec![-2, -1, -3]),
            Case::FourA => (case, vec![-1, -3, -2, -5, -4]),
            Case::FourB => (case, vec![(n - 3) / 2, (n - 5) / 2, (n + 1) / 2, (n - 1) / 2, (n + 3) / 2]),
            Case::FourC => (case, vec![-3, (n - 3) / 2, (n - 1) / 2, (n - 5) / 2, (n + 1) / 2]),
            Case::FourCSeven => (case, vec![-1, 3, 4, 2, 5]),
            Case::FourD => (case, vec![(n - 3) / 2, (n - 5) / 2, (n + 1) / 2, (n - 1) / 2, -1]),
            Case::Even | Case::Relaxed | Case::SameMiddle | Case::Impossible => (case, Vec::new()),
        };
        for offset in targets {
            self.move_to((i + offset).rem_euclid(n) as u32, Why::Prescribed);
        }
        case
    }

    /// Lemma 6, as it has to be read: takes what is left.
    fn finish(mut self, case: Case, mirrored: bool) -> Plan {
        while let Some(&direction) = self.directions.get(self.moves.len()) {
            let turns = self.directions.get(self.moves.len() + 1).is_some_and(|&next| next != direction);
            if turns {
                self.move_to(self.nearest(direction.opposite()), Why::Farthest);
            } else {
                self.go_to_nearest();
            }
        }
        if mirrored {
            for step in &mut self.moves {
                step.to = self.zn.sub(0, step.to);
            }
        }
        Plan { case, mirrored, moves: self.moves }
    }
}

/// The first of all lists of magnitudes that visit the most positions. Only for n = 3 and n = 5: ⌊n/2⌋^(n − 1) lists.
fn search_all_lists(announced: &Directions) -> Vec<Move> {
    let zn = announced.zn();
    let rounds = announced.list().len() as u32;
    let base = zn.max_magnitude();
    let mut best: (u32, Vec<u32>) = (0, Vec::new());
    for code in 0..base.pow(rounds) {
        let magnitudes: Vec<u32> = (0..rounds).map(|round| code / base.pow(rounds - 1 - round) % base + 1).collect();
        let visited = PositionSet::of(zn.n(), path(zn, &magnitudes, announced.list())).count();
        if visited > best.0 {
            best = (visited, magnitudes);
        }
    }
    let positions = path(zn, &best.1, announced.list());
    let step = |(&magnitude, &to)| Move { magnitude, to, why: Why::Tried };
    best.1.iter().zip(&positions[1..]).map(step).collect()
}
