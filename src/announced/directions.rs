//! Announced directions d₁ … d_{n−1}, for which Magnus visits everything (\[L08] chapter 4), and the parts of an
//! answer.

use super::Refusal;
use magnus_derek::zn::{Direction, Zn};
use serde::Serialize;

/// A table with the directions d₁ … d_{n−1} that Derek announces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Directions {
    zn: Zn,
    list: Vec<Direction>,
}

impl Directions {
    /// Accepts n − 1 directions.
    ///
    /// # Errors
    /// [`Refusal::DirectionCount`].
    pub fn new(zn: Zn, list: Vec<Direction>) -> Result<Directions, Refusal> {
        let needed = zn.n() as usize - 1;
        if list.len() != needed {
            return Err(Refusal::DirectionCount { needed: needed as u32, count: list.len() as u32 });
        }
        Ok(Directions { zn, list })
    }

    /// The table.
    #[must_use]
    pub fn zn(&self) -> Zn {
        self.zn
    }

    /// d₁ … d_{n−1}.
    #[must_use]
    pub fn list(&self) -> &[Direction] {
        &self.list
    }
}

/// The case of Magnus's answer. The numbers are those of \[L08] Lemma 7.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Case {
    /// Even n (Theorem 5(a), Lemma 3): two opposite blocks.
    #[serde(rename = "even")]
    Even,
    /// Odd n where ⌈n/2⌉ may be called too (Theorem 5(b), Lemma 4): two nearly opposite blocks.
    #[serde(rename = "relaxed")]
    Relaxed,
    /// Odd n with d_h = d_{h+1}, h = (n − 1)/2 (Corollary 1): one block, then what is left of the circle.
    #[serde(rename = "corollary-1")]
    SameMiddle,
    /// d_{h−1} … d_{h+2} = + + − +.
    #[serde(rename = "1")]
    One,
    /// d_{h−1} … d_{h+2} = + + − −, the token at the counter-clockwise end of its block.
    #[serde(rename = "2a")]
    TwoA,
    /// The same with the token at the clockwise end.
    #[serde(rename = "2b")]
    TwoB,
    /// d_{h−1} … d_{h+2} = − + − −.
    #[serde(rename = "3")]
    Three,
    /// d_{h−2} … d_{h+3} = − − + − + −.
    #[serde(rename = "4a")]
    FourA,
    /// d_{h−2} … d_{h+3} = + − + − + +.
    #[serde(rename = "4b")]
    FourB,
    /// d_{h−2} … d_{h+3} = − − + − + +, n ≥ 9.
    #[serde(rename = "4c")]
    FourC,
    /// The same for n = 7, where the moves of the text meet a visited position.
    #[serde(rename = "4c-n7")]
    FourCSeven,
    /// d_{h−2} … d_{h+3} = + − + − + −, which the text leaves out.
    #[serde(rename = "4d")]
    FourD,
    /// n = 3 with + − or n = 5 with + − + −, and their mirror images: not all positions can be visited.
    #[serde(rename = "impossible")]
    Impossible,
}

impl Case {
    /// The name in the thesis, as in the JSON of the page and of the example.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Case::Even => "even",
            Case::Relaxed => "relaxed",
            Case::SameMiddle => "corollary-1",
            Case::One => "1",
            Case::TwoA => "2a",
            Case::TwoB => "2b",
            Case::Three => "3",
            Case::FourA => "4a",
            Case::FourB => "4b",
            Case::FourC => "4c",
            Case::FourCSeven => "4c-n7",
            Case::FourD => "4d",
            Case::Impossible => "impossible",
        }
    }
}

/// The mark of a case of \[L08] Lemma 7.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Middle {
    /// The case as the thesis writes it.
    pub name: &'static str,
    /// The first of some rounds in the middle of the game, counted from 1.
    pub from: u32,
    /// The last one.
    pub to: u32,
    /// Their directions, as the case has them when it is not mirrored.
    pub signs: &'static str,
}

impl Case {
    /// The mark of the case on this table; `None` outside of Lemma 7.
    #[must_use]
    pub fn middle(self, zn: Zn) -> Option<Middle> {
        let (name, signs) = match self {
            Case::One => ("1", "+ + − +"),
            Case::TwoA => ("2(a)", "+ + − −"),
            Case::TwoB => ("2(b)", "+ + − −"),
            Case::Three => ("3", "− + − −"),
            Case::FourA => ("4(a)", "− − + − + −"),
            Case::FourB => ("4(b)", "+ − + − + +"),
            Case::FourC | Case::FourCSeven => ("4(c)", "− − + − + +"),
            Case::FourD => ("4(d)", "+ − + − + −"),
            Case::Even | Case::Relaxed | Case::SameMiddle | Case::Impossible => return None,
        };
        // As many up to round (n − 1)/2 as after it.
        let (half, reach) = (zn.max_magnitude(), signs.split(' ').count() as u32 / 2);
        Some(Middle { name, from: half + 1 - reach, to: half + reach, signs })
    }
}

/// Magnus's reason for a magnitude.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Why {
    /// Even n, odd rounds: half a turn, to the same place of the other block.
    HalfTurn,
    /// Relaxed: half a turn less a half clockwise, or half a turn and a half counter-clockwise: the same position.
    NearlyHalfTurn,
    /// The next position in the direction is unvisited: 1.
    Beside,
    /// Over the visited positions to the first unvisited one.
    Across,
    /// One of the moves that the case prescribes in the middle.
    Prescribed,
    /// To the farthest unvisited position in this direction, because the next direction is the other one: the token comes back
    /// over the positions that it passed.
    Farthest,
    /// Found by trying all magnitudes.
    Tried,
}

/// A move of Magnus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// The magnitude he calls.
    pub magnitude: u32,
    /// The token's destination.
    pub to: u32,
    /// Why.
    pub why: Why,
}

/// All of Magnus's moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// The case.
    pub case: Case,
    /// True if clockwise and counter-clockwise are to be exchanged in the description of the case.
    pub mirrored: bool,
    /// One move for each direction.
    pub moves: Vec<Move>,
}

impl Plan {
    /// ℓ₁ … ℓ_{n−1}.
    #[must_use]
    pub fn magnitudes(&self) -> Vec<u32> {
        self.moves.iter().map(|step| step.magnitude).collect()
    }
}
