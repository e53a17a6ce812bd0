//! Comments on the rounds of a game. They belong to nodes of its tree, so they survive undo, redo and branches.

use super::{Refusal, Session};
use crate::comment::{Comment, compose};
use magnus_derek::tree::{Line, Node, Tree};

/// Comments.
impl Session {
    /// Comments on the present round, after which the game stands; 0 is the start. An empty text removes the comment.
    ///
    /// # Errors
    /// As [`Comment::put`].
    pub fn comment(&mut self, text: String) -> Result<(), Refusal> {
        let here = self.game.tree().node_after(self.game.round() as usize);
        Ok(Comment::put(&mut self.comments, here, text)?)
    }

    /// Comments on the present round with a sign, marks such as `5, 3-9` and a sentence; all empty, they remove the comment.
    ///
    /// # Errors
    /// As [`compose`] and [`Session::comment`].
    pub fn comment_parts(&mut self, sign: &str, marks: &str, sentence: &str) -> Result<(), Refusal> {
        self.comment(compose(sign, marks, sentence, self.game.zn())?)
    }

    /// The comments on rounds of the line that is followed, undone ones included, by round. O(comments · rounds).
    pub fn comments(&self) -> impl Iterator<Item = (u32, &str)> {
        (0..=self.game.line_length()).filter_map(|round| {
            let node = self.game.tree().node_after(round as usize);
            let comment = self.comments.iter().find(|comment| comment.place == node)?;
            Some((round, comment.text.as_str()))
        })
    }

    /// Forgets the comments on rounds that are no longer there.
    pub(super) fn forget_removed_comments(&mut self) {
        let tree = self.game.tree();
        let lines = tree.lines();
        self.comments.retain(|comment| place_in_link(tree, &lines, comment.place).is_some());
    }

    /// All comments, as a link with these lines has them.
    pub(super) fn link_comments(&self, lines: &[Line]) -> Vec<Comment> {
        let comment = |Comment { place, text }: &Comment| {
            let place = place_in_link(self.game.tree(), lines, *place)?;
            Some(Comment { place, text: text.clone() })
        };
        self.comments.iter().filter_map(comment).collect()
    }
}

/// The place of a node among the rounds of all lines; `None` if no line has it. O(rounds).
fn place_in_link(tree: &Tree, lines: &[Line], node: Node) -> Option<u32> {
    let nodes = lines.iter().flat_map(|line| tree.own_nodes(line));
    std::iter::once(0).chain(nodes).position(|known| known == node).map(|place| place as u32)
}
