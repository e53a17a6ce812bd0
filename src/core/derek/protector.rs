//! The protector (\[N10] Theorem 1): never step into one congruence class mod p, p the smallest odd prime factor of n.
//!
//! At least one of the two landings is outside the class: if K + ℓ and K − ℓ were both in [γ]_p then 2K ≡ 2γ, and K ≡ γ since
//! p is odd. So n/p positions stay unvisited for ever, against every Magnus. Otherwise he prefers a visited landing.
//! On a power of two there is no class to keep; he still prefers the visited landing.

use super::Derek;
use super::landing::{Landing, choose};
use crate::game::{Answer, Game};
use crate::layers::Coset;
use crate::reason::DerekReason;
use crate::registry::{Arguments, Entry};
use crate::zn::{Direction, Zn, odd_prime_factors, smallest_odd_prime_factor};
use std::cell::Cell;
use std::cmp::Reverse;

pub(super) const ENTRY: Entry<dyn Derek> = Entry {
    id: "protector",
    code: 1,
    name: "Protector",
    about: "Keeps the token out of one congruence class for ever; on a power of two there is none, and he only prefers visited positions.",
    claim: "n/p positions stay unvisited for ever, p the smallest odd prime factor of n: proved (Nedev 2010, Theorem 1). Nothing on powers of two.",
    seeded: true,
    arguments: Arguments::OneOf(&[("early", "class chosen early"), ("late", "class chosen late")]),
    by_position: true,
    make: Some(|setting| {
        let late = setting.argument.variant() == 1;
        Ok(Box::new(Protector { late, ..Protector::new(setting.zn, setting.seed) }))
    }),
    ..Entry::ANY
};

struct Protector {
    /// True if he leaves the choice open as long as more than one class is wholly unvisited.
    late: bool,
    /// The class chosen before the game, by the seed.
    chosen: Option<Coset>,
    /// The first so many visited positions are known to lie outside the class, and [`Game::times_undone`] when that was found out.
    outside: Cell<(usize, u64)>,
}

impl Protector {
    fn new(zn: Zn, seed: u32) -> Protector {
        let chosen = smallest_odd_prime_factor(zn.n()).map(|p| {
            // Never class 0, where the token starts.
            Coset { gamma: 1 + seed % (p - 1), q: p }
        });
        Protector { late: false, chosen, outside: Cell::default() }
    }

    /// The class to keep from here on. It is the chosen one, unless a game that he took over has been there already. Then it is
    /// the class with the most unvisited positions that the token is not in.
    fn class_to_keep(&self, game: &Game) -> Option<Coset> {
        let chosen = self.chosen?;
        if self.late {
            return match untouched_classes(game, chosen.q).as_slice() {
                [only] => Some(Coset { gamma: *only, q: chosen.q }),
                _ => best_remaining_class(game),
            };
        }
        if self.is_untouched(chosen, game) { Some(chosen) } else { best_remaining_class(game) }
    }

    /// True if no position of the class has been visited. Only what was visited since the last time is looked at.
    fn is_untouched(&self, class: Coset, game: &Game) -> bool {
        let (outside, undone) = self.outside.get();
        let known = if undone == game.times_undone() { outside.min(game.visited().len()) } else { 0 };
        let later = &game.visited()[known..];
        let touched = later.iter().position(|&position| class.contains(position));
        self.outside.set((known + touched.unwrap_or(later.len()), game.times_undone()));
        touched.is_none()
    }
}

/// The classes mod p that are wholly unvisited. O(n).
fn untouched_classes(game: &Game, p: u32) -> Vec<u32> {
    let mut touched = vec![false; p as usize];
    for &position in game.visited() {
        touched[(position % p) as usize] = true;
    }
    (0..p).filter(|&class| !touched[class as usize]).collect()
}

/// O(|A|) for each odd prime factor of n. Of equally full classes the one with the smallest prime, then the smallest γ.
fn best_remaining_class(game: &Game) -> Option<Coset> {
    let mut best: Option<(u32, Coset)> = None;
    for q in odd_prime_factors(game.zn().n()) {
        let mut unvisited_in = vec![0_u32; q as usize];
        for position in game.unvisited().iter() {
            unvisited_in[(position % q) as usize] += 1;
        }
        for (gamma, &count) in (0..).zip(&unvisited_in) {
            let class = Coset { gamma, q };
            if count > best.map_or(0, |(most, _)| most) && !class.contains(game.token()) {
                best = Some((count, class));
            }
        }
    }
    best.map(|(_, class)| class)
}

impl Protector {
    /// While several classes are wholly unvisited, the late protector prefers a visited landing, then a new one in a class that
    /// has been touched already. At least one class stays untouched, since a round touches at most one.
    fn keep_open(&self, game: &Game, magnitude: u32) -> Option<Answer> {
        let chosen = self.chosen.filter(|_| self.late)?;
        let untouched = untouched_classes(game, chosen.q);
        if untouched.len() < 2 {
            return None;
        }
        let costs = |landing: Landing| (landing.new, untouched.binary_search(&(landing.position % chosen.q)).is_ok());
        let reason = |_| DerekReason::KeepsOpen { classes: untouched.len() as u32 };
        Some(choose(game, magnitude, |landing| Reverse(costs(landing)), reason))
    }
}

impl Derek for Protector {
    fn answer(&self, game: &Game, magnitude: u32) -> Answer {
        if let Some(answer) = self.keep_open(game, magnitude) {
            return answer;
        }
        let kept = self.class_to_keep(game);
        let [plus, minus] = Direction::BOTH.map(|direction| game.zn().landing(game.token(), magnitude, direction));
        let in_class = |position| kept.filter(|class| class.contains(position));
        let (direction, reason) = if plus == minus {
            (Direction::Clockwise, DerekReason::SamePosition)
        } else if let Some(kept) = in_class(plus) {
            (Direction::CounterClockwise, DerekReason::Protects { kept })
        } else if let Some(kept) = in_class(minus) {
            (Direction::Clockwise, DerekReason::Protects { kept })
        } else {
            match (game.is_visited(plus), game.is_visited(minus)) {
                (true, false) => (Direction::Clockwise, DerekReason::PrefersVisited { kept }),
                (false, true) => (Direction::CounterClockwise, DerekReason::PrefersVisited { kept }),
                (visited, _) => (Direction::Clockwise, DerekReason::NothingToChoose { kept, new: !visited }),
            }
        };
        Answer { direction, reason }
    }
}
