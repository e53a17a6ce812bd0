//! The tree of lines beside a dumb one: a set of lines, each a list of moves.

use crate::oracle::{human_answer, human_call, table};
use magnus_derek::game::Game;
use magnus_derek::zn::Direction;
use proptest::prelude::*;

type Moves = Vec<(u32, bool)>;

/// Every line as its moves from the start, and the one that is followed.
#[derive(Debug, Clone, PartialEq)]
struct Lines {
    all: Vec<Moves>,
    followed: Moves,
    round: usize,
}

impl Lines {
    fn of(game: &Game) -> Lines {
        let tree = game.tree();
        let lines = tree.lines();
        let mut all: Vec<Moves> = Vec::new();
        for line in &lines {
            let own = tree
                .own_rounds(line)
                .map(|round| (round.call.magnitude, round.answer.direction == Direction::Clockwise));
            let shared = all.get(line.parent).map_or(Vec::new(), |parent| parent[..line.from as usize].to_vec());
            all.push(shared.into_iter().chain(own).collect());
            assert_eq!(all[all.len() - 1].len(), line.to as usize);
        }
        assert_eq!(all.len(), tree.line_count());
        let followed = all[tree.index_of_followed(&lines)].clone();
        Lines { all, followed, round: game.round() as usize }
    }

    fn play(&mut self, one: (u32, bool)) {
        self.followed.truncate(self.round);
        self.followed.push(one);
        self.round += 1;
        if let Some(longer) = self.all.iter().find(|line| line.starts_with(&self.followed)) {
            self.followed = longer.clone();
            return;
        }
        // A line that ended here has been made longer; otherwise a new one begins.
        self.all.retain(|line| *line != self.followed[..self.round - 1]);
        self.all.push(self.followed.clone());
    }

    fn switch_to(&mut self, line: &Moves) {
        let shared = self.followed.iter().zip(line).take_while(|(a, b)| a == b).count();
        self.followed = line.clone();
        self.round = (shared + 1).min(line.len());
    }

    fn remove(&mut self, line: &Moves) {
        if self.all.len() == 1 {
            return;
        }
        self.all.retain(|other| other != line);
        let shared = |other: &Moves| other.iter().zip(line).take_while(|(a, b)| a == b).count();
        let kept = self.all.iter().map(shared).max().unwrap_or(0);
        if self.followed == *line {
            self.round = self.round.min(kept);
            self.followed.clear();
        }
    }
}

/// The same lines in any order.
fn sorted(lines: &Lines) -> Vec<Moves> {
    let mut all = lines.all.clone();
    all.sort();
    all
}

fn same(game: &Game, lines: &Lines) -> Result<(), TestCaseError> {
    let ours = Lines::of(game);
    prop_assert_eq!(sorted(&ours), sorted(lines));
    prop_assert_eq!(ours.round, lines.round);
    // After a move that other lines share the oracle does not know which of them is followed.
    prop_assert!(ours.all.contains(&ours.followed));
    let played: Moves =
        game.transcript().map(|round| (round.call.magnitude, round.answer.direction == Direction::Clockwise)).collect();
    prop_assert_eq!(&ours.followed[..ours.round], &played);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn the_tree_is_the_set_of_all_lines_that_were_played(
        steps in proptest::collection::vec((0..10_u32, 1..=2_u32, any::<bool>(), any::<prop::sample::Index>()), 0..80),
    ) {
        let mut game = Game::new(table(5));
        let mut lines = Lines { all: vec![vec![]], followed: vec![], round: 0 };
        for (kind, magnitude, clockwise, index) in steps {
            match kind {
                0..5 => {
                    let direction = if clockwise { Direction::Clockwise } else { Direction::CounterClockwise };
                    game.call(human_call(magnitude)).expect("legal");
                    game.answer(human_answer(direction)).expect("called");
                    lines.play((magnitude, clockwise));
                }
                5 | 6 => {
                    let round = index.index(game.line_length() as usize + 1);
                    game.go_to(round as u32);
                    lines.round = round;
                }
                7 | 8 => {
                    let all = game.tree().lines();
                    let at = index.index(all.len());
                    let line = Lines::of(&game).all[at].clone();
                    game.switch_to(&all[at]);
                    lines.switch_to(&line);
                }
                _ => {
                    let all = game.tree().lines();
                    let at = index.index(all.len());
                    let line = Lines::of(&game).all[at].clone();
                    game.remove_line(&all[at]);
                    lines.remove(&line);
                }
            }
            same(&game, &lines)?;
            lines.followed = Lines::of(&game).followed;
        }
    }
}

#[test]
fn undo_and_another_move_keep_the_old_line() {
    let mut game = Game::new(table(13));
    let play = |game: &mut Game, magnitude| {
        game.call(human_call(magnitude)).expect("legal");
        game.answer(human_answer(Direction::Clockwise)).expect("called");
    };
    for magnitude in [3, 4, 5] {
        play(&mut game, magnitude);
    }
    game.go_to(1);
    play(&mut game, 6);
    let lines = game.tree().lines();
    assert_eq!(lines.iter().map(|line| (line.from, line.to, line.parent)).collect::<Vec<_>>(), [(0, 3, 0), (1, 2, 0)]);
    assert_eq!(game.tree().index_of_followed(&lines), 1);
    game.switch_to(&lines[0]);
    assert_eq!((game.round(), game.token(), game.line_length()), (2, 7, 3));
    // Going back and forth stays on the line that was followed last.
    game.go_to(0);
    game.go_to(3);
    assert_eq!(game.token(), 12);
}
