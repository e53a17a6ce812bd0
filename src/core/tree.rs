//! The rounds of a game with all its branches: undo and play something else, and the old line stays.
//!
//! A *line* is the way from the start to a leaf of the tree. One of them is followed; [`Tree::lines`] lists all.

use crate::round::Round;

/// The place of a round in the tree, 1, 2, …; 0 is the start of the game.
pub type Node = u32;
const START: Node = 0;
/// No node: the start is nobody's child and nobody's sibling.
const NONE: Node = 0;

#[derive(Debug, Clone, Copy, Default)]
struct Joints {
    parent: Node,
    /// The oldest continuation.
    first: Node,
    /// The continuation of the same parent that came next.
    sibling: Node,
    /// The continuation followed last.
    next: Node,
    /// The number of rounds up to here.
    depth: u32,
}

/// A line: the place where it leaves an earlier one, and its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Line {
    /// The rounds it shares with the line that it leaves; 0 for the first.
    pub from: u32,
    /// Its length in rounds.
    pub to: u32,
    /// The index of the line that it leaves; 0 for the first.
    pub parent: usize,
    /// Its first round of its own; `None` while no round has been played.
    first: Option<Node>,
}

/// All rounds, and the line that is followed.
#[derive(Debug, Clone)]
pub struct Tree {
    /// The round of node i + 1.
    rounds: Vec<Round>,
    /// The start, then one for each round.
    joints: Vec<Joints>,
    /// The line that is followed, down to its leaf.
    path: Vec<Node>,
    leaves: usize,
}

impl Default for Tree {
    fn default() -> Tree {
        Tree { rounds: Vec::new(), joints: vec![Joints::default()], path: Vec::new(), leaves: 1 }
    }
}

impl Tree {
    /// The length of the line that is followed.
    #[must_use]
    pub fn length(&self) -> usize {
        self.path.len()
    }

    /// The round with this index in the line that is followed.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<&Round> {
        self.path.get(index).map(|&node| self.round(node))
    }

    /// The first `count` rounds of the line that is followed.
    pub fn rounds(&self, count: usize) -> impl DoubleEndedIterator<Item = &Round> + ExactSizeIterator {
        self.rounds_between(0, count)
    }

    /// The rounds of the line that is followed with index `from` ≤ index < `to`, none if `from` ≥ `to`.
    pub fn rounds_between(
        &self,
        from: usize,
        to: usize,
    ) -> impl DoubleEndedIterator<Item = &Round> + ExactSizeIterator {
        self.path[from.min(to)..to].iter().map(|&node| self.round(node))
    }

    /// The number of lines, at least 1.
    #[must_use]
    pub fn line_count(&self) -> usize {
        self.leaves
    }

    fn round(&self, node: Node) -> &Round {
        &self.rounds[node as usize - 1]
    }

    fn joint(&mut self, node: Node) -> &mut Joints {
        &mut self.joints[node as usize]
    }

    /// The node after the first `played` rounds of the line that is followed.
    ///
    /// # Panics
    /// If the line has fewer rounds.
    #[must_use]
    pub fn node_after(&self, played: usize) -> Node {
        if played == 0 { START } else { self.path[played - 1] }
    }

    /// Plays `round` after the first `played` rounds of the line: follows the continuation that makes the same move, and
    /// keeps the reasons of the new one; otherwise begins a branch. Says whether the round was there already.
    /// O(continuations).
    pub fn play(&mut self, played: usize, round: Round) -> bool {
        let at = self.node_after(played);
        let known = self.continuations(at).find(|&node| same_move(self.round(node), &round));
        let node = known.unwrap_or_else(|| self.add_node(at, round));
        if self.path.get(played) != Some(&node) {
            self.path.truncate(played);
            self.follow(node);
        }
        self.rounds[node as usize - 1] = round;
        known.is_some()
    }

    /// Replaces a round of the line by one with the same move and other reasons.
    pub fn explain(&mut self, index: usize, round: Round) {
        if let Some(&node) = self.path.get(index) {
            self.rounds[node as usize - 1] = round;
        }
    }

    fn continuations(&self, node: Node) -> impl Iterator<Item = Node> {
        let there = |node: Node| (node != NONE).then_some(node);
        std::iter::successors(there(self.joints[node as usize].first), move |&node| {
            there(self.joints[node as usize].sibling)
        })
    }

    fn add_node(&mut self, parent: Node, round: Round) -> Node {
        let youngest = self.continuations(parent).last();
        let depth = self.joints[parent as usize].depth + 1;
        self.rounds.push(round);
        self.joints.push(Joints { parent, depth, ..Joints::default() });
        let node = self.rounds.len() as Node;
        match youngest {
            Some(older) => {
                self.joint(older).sibling = node;
                self.leaves += 1;
            }
            None => self.joint(parent).first = node,
        }
        node
    }

    /// Puts `node` at the end of the path, and after it the continuations followed last.
    fn follow(&mut self, mut node: Node) {
        while node != NONE {
            let parent = self.joints[node as usize].parent;
            self.joint(parent).next = node;
            self.path.push(node);
            node = match self.joints[node as usize] {
                Joints { next: NONE, first, .. } => first,
                Joints { next, .. } => next,
            };
        }
    }

    /// All lines, the first one first. Each of the others leaves an earlier line of this list, its [`Line::parent`]; lines that
    /// leave late in the game come before those that leave early. O(rounds in all lines), O(1) if there is only one.
    #[must_use]
    pub fn lines(&self) -> Vec<Line> {
        let first = self.joints[START as usize].first;
        if self.leaves == 1 {
            let to = self.path.len() as u32;
            return vec![Line { from: 0, to, parent: 0, first: (first != NONE).then_some(first) }];
        }
        let mut lines = Vec::with_capacity(self.leaves);
        let mut branches = vec![(first, 0)];
        while let Some((node, parent)) = branches.pop() {
            let own = self.joints[node as usize];
            // Popped after all that branches off later.
            if own.sibling != NONE {
                branches.push((own.sibling, parent));
            }
            let mut last = own;
            while last.first != NONE {
                last = self.joints[last.first as usize];
                if last.sibling != NONE {
                    branches.push((last.sibling, lines.len()));
                }
            }
            lines.push(Line { from: own.depth - 1, to: last.depth, parent, first: Some(node) });
        }
        lines
    }

    /// The rounds of a line that it does not share with the one it leaves.
    pub fn own_rounds(&self, line: &Line) -> impl Iterator<Item = &Round> {
        self.own_nodes(line).map(|node| self.round(node))
    }

    /// The nodes of these rounds.
    pub fn own_nodes(&self, line: &Line) -> impl Iterator<Item = Node> {
        let first_child = |&node: &Node| Some(self.joints[node as usize].first).filter(|&first| first != NONE);
        std::iter::successors(line.first, first_child)
    }

    /// The index in [`Tree::lines`] of the line that is followed.
    #[must_use]
    pub fn index_of_followed(&self, lines: &[Line]) -> usize {
        let is_branch = |node: &Node| self.joints[self.joints[*node as usize].parent as usize].first != *node;
        let branch = self.path.iter().rev().find(|node| is_branch(node));
        branch.and_then(|node| lines.iter().position(|line| line.first == Some(*node))).unwrap_or(0)
    }

    /// Number of rounds that the line followed shares with another.
    #[must_use]
    pub fn shared_rounds(&self, line: &Line) -> usize {
        let there = self.path_to(self.leaf(line));
        self.path.iter().zip(&there).take_while(|(a, b)| a == b).count()
    }

    /// Follows another line from here on. The rounds that it does not share have to be undone before.
    pub fn switch_to(&mut self, line: &Line) {
        let way = self.path_to(self.leaf(line));
        self.path.clear();
        for node in way {
            let parent = self.joints[node as usize].parent;
            self.joint(parent).next = node;
            self.path.push(node);
        }
    }

    /// Number of rounds of a line that belong to other lines too: the rest that [`Tree::remove`] would leave of it.
    #[must_use]
    pub fn rounds_kept_without(&self, line: &Line) -> usize {
        (self.joints[self.first_own_node(line) as usize].depth as usize).saturating_sub(1)
    }

    /// The first round that belongs to this line only.
    fn first_own_node(&self, line: &Line) -> Node {
        let mut node = self.leaf(line);
        while self.has_no_sibling(node) {
            node = self.joints[node as usize].parent;
        }
        node
    }

    /// Forgets the rounds that belong to this line only. They have to be undone before, and it must not be the only line.
    pub fn remove(&mut self, line: &Line) {
        let node = self.first_own_node(line);
        let Joints { parent, sibling, depth, .. } = self.joints[node as usize];
        match self.continuations(parent).take_while(|&other| other != node).last() {
            Some(older) => self.joint(older).sibling = sibling,
            None => self.joint(parent).first = sibling,
        }
        self.leaves -= 1;
        let first = self.joints[parent as usize].first;
        if self.joints[parent as usize].next == node {
            self.joint(parent).next = first;
        }
        let left = depth as usize - 1;
        if self.path.get(left) == Some(&node) {
            self.path.truncate(left);
            self.follow(first);
        }
    }

    fn has_no_sibling(&self, node: Node) -> bool {
        let Joints { parent, sibling, .. } = self.joints[node as usize];
        parent != START && sibling == NONE && self.joints[parent as usize].first == node
    }

    fn leaf(&self, line: &Line) -> Node {
        let mut node = line.first.unwrap_or(START);
        while self.joints[node as usize].first != NONE {
            node = self.joints[node as usize].first;
        }
        node
    }

    fn path_to(&self, mut node: Node) -> Vec<Node> {
        let mut way = Vec::with_capacity(self.joints[node as usize].depth as usize);
        while node != START {
            way.push(node);
            node = self.joints[node as usize].parent;
        }
        way.reverse();
        way
    }
}

fn same_move(a: &Round, b: &Round) -> bool {
    a.call.magnitude == b.call.magnitude && a.answer.direction == b.answer.direction
}
