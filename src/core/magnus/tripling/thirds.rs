//! The classes modulo 3, 9, 27, … and what has been visited of each.

use crate::bounds::no_waste::Parts;
use crate::game::Game;
use crate::layers::Coset;
use crate::position_set::PositionSet;

/// The numbers of visited positions in the classes of a game. Brought up to date in O(thirds) for each new position.
pub(super) struct Thirds {
    pub parts: Parts,
    /// For each level the visited positions of the classes modulo 3·q, where the level's class has index q.
    counts: Vec<Vec<u32>>,
    /// The visited positions that have been counted, and how often the game had been taken back by then.
    counted: usize,
    undone: u64,
}

/// The token's class on one level, as the three classes that it consists of.
pub(super) struct Level {
    pub class: Coset,
    /// A third of the size of the class.
    pub third: u32,
    /// The positions that are wanted of each of the three before another one is entered: two thirds.
    pub wanted: u32,
    /// The one that the token is in, 0..3.
    pub here: u32,
    /// The visited positions of each.
    pub visited: [u32; 3],
}

/// The aim on a level.
pub(super) enum Aim {
    /// More positions of the token's class.
    Inside,
    /// Another class; all of them are wholly unvisited.
    OtherClass,
    /// A leftover of class `given`, or else class `gamma`, which is wholly unvisited.
    Offer { given: u32, gamma: u32 },
    /// Nothing.
    Finished,
}

impl Level {
    pub fn aim(&self) -> Aim {
        if self.visited.iter().sum::<u32>() >= 2 * self.third {
            return Aim::Finished;
        }
        if self.visited[self.here as usize] < self.wanted {
            return Aim::Inside;
        }
        let [next, last] = [1, 2].map(|step| (self.here + step) % 3);
        match [next, last].map(|class| self.visited[class as usize]) {
            [0, 0] => Aim::OtherClass,
            [0, visited] if visited < self.third => Aim::Offer { given: last, gamma: next },
            [visited, 0] if visited < self.third => Aim::Offer { given: next, gamma: last },
            _ => Aim::Finished,
        }
    }

    /// The first leftover of one of the three classes, clockwise from the token. Such a walk goes round the table once in a game.
    pub fn leftover(&self, given: u32, token: u32, unvisited: &PositionSet) -> Option<u32> {
        let (n, step) = (unvisited.n(), (3 + given - self.here) % 3 * self.class.q);
        let candidates = (0..self.third).map(|turn| (token + step + 3 * self.class.q * turn) % n);
        candidates.into_iter().find(|&position| unvisited.contains(position))
    }
}

impl Thirds {
    pub fn new(parts: Parts) -> Thirds {
        let mut thirds = Thirds { parts, counts: Vec::new(), counted: 0, undone: 0 };
        thirds.begin();
        thirds
    }

    fn begin(&mut self) {
        self.counts = (1..=self.parts.thirds).map(|level| vec![0; 3_usize.pow(level)]).collect();
        self.counted = 0;
    }

    /// Counts what has been visited since the last time.
    pub fn follow(&mut self, game: &Game) {
        if self.undone != game.times_undone() || self.counted > game.visited().len() {
            self.undone = game.times_undone();
            self.begin();
        }
        for position in &game.visited()[self.counted..] {
            for counts in &mut self.counts {
                let class = *position as usize % counts.len();
                counts[class] += 1;
            }
        }
        self.counted = game.visited().len();
    }

    /// The levels that the token is in, the whole table first.
    pub fn levels(&self, n: u32, token: u32) -> impl Iterator<Item = Level> {
        self.counts.iter().map(move |counts| {
            let q = counts.len() as u32 / 3;
            let (class, third) = (Coset { gamma: token % q, q }, n / q / 3);
            let visited = [0, 1, 2].map(|local| counts[(class.gamma + q * local) as usize]);
            Level { class, third, wanted: (2 * third).div_ceil(3), here: class.local_class(3, token), visited }
        })
    }

    /// The class in the middle, which is played by halves and by search.
    pub fn middle(&self, token: u32) -> Coset {
        let q = 3_u32.pow(self.parts.thirds);
        Coset { gamma: token % q, q }
    }
}
