//! The format of a file: a head that tells its contents, then pieces with a checksum each.

use super::coding::checksum;

/// The first bytes of every file; the last of them is the version.
const MAGIC: [u8; 8] = *b"MDranks1";

/// The contents of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Content {
    /// The exits that some buckets of the rank above give to the sets of this rank, a piece for each bucket of this rank.
    Exits,
    /// Some buckets of the rank, a piece each.
    Sets,
    /// The mark of a complete rank, with its summary.
    Sum,
}

/// Numbers of sets and tokens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Counts {
    pub sets: u64,
    pub uncovered: u64,
    /// The checksums of the sets, added up.
    pub checksum: u64,
    /// The time that the work took.
    pub microseconds: u64,
    /// The tokens in the groups, by their values.
    pub tokens: [u64; 256],
}

impl Default for Counts {
    fn default() -> Counts {
        Counts { sets: 0, uncovered: 0, checksum: 0, microseconds: 0, tokens: [0; 256] }
    }
}

impl Counts {
    pub fn add(&mut self, other: &Counts) {
        self.sets += other.sets;
        self.uncovered += other.uncovered;
        self.checksum = self.checksum.wrapping_add(other.checksum);
        self.microseconds += other.microseconds;
        self.tokens.iter_mut().zip(other.tokens).for_each(|(sum, tokens)| *sum += tokens);
    }
}

/// A piece of a file.
#[derive(Debug, Clone, Copy)]
pub(super) struct Piece {
    pub start: u64,
    pub length: u64,
    pub checksum: u64,
}

/// The beginning of a file.
#[derive(Debug, Clone)]
pub(super) struct Head {
    pub content: Content,
    /// The size of the sets that it is about.
    pub visited: u32,
    /// The value of the tokens that are in no group; of exits that of the rank above.
    pub default: Option<u8>,
    /// The first bucket that went into the file, and the one behind the last.
    pub from: u32,
    pub to: u32,
    pub counts: Counts,
    pub pieces: Vec<Piece>,
}

/// The bytes of a head without its pieces. They tell how many pieces follow.
const FIXED: usize = 8 * (3 + 4 + 256);
const PIECE: usize = 16;

impl Head {
    /// The name of the file with this head.
    pub fn name(&self) -> String {
        match self.content {
            Content::Exits => format!("{:02}-exits-{:05}", self.visited, self.from),
            Content::Sets => format!("{:02}-sets-{:05}", self.visited, self.from),
            Content::Sum => format!("{:02}-sum", self.visited),
        }
    }

    /// A file with this head, which gets its pieces from the lengths and the bytes.
    pub fn file(&self, pieces: &[usize], payload: &[u8]) -> Vec<u8> {
        let content = match self.content {
            Content::Exits => 0,
            Content::Sets => 1,
            Content::Sum => 2,
        };
        let settled = u8::from(self.default.is_some());
        let mut bytes = MAGIC.to_vec();
        bytes.extend([content, self.visited as u8, settled, self.default.unwrap_or(0), 0, 0, 0, 0]);
        bytes.extend((pieces.len() as u32).to_le_bytes());
        bytes.extend((self.from as u16).to_le_bytes());
        bytes.extend((self.to as u16).to_le_bytes());
        let Counts { sets, uncovered, checksum: sum, microseconds, tokens } = &self.counts;
        [sets, uncovered, sum, microseconds]
            .into_iter()
            .chain(tokens)
            .for_each(|word| bytes.extend(word.to_le_bytes()));
        let mut rest = payload;
        for &length in pieces {
            let (piece, others) = rest.split_at(length);
            bytes.extend((length as u64).to_le_bytes());
            bytes.extend(checksum(piece).to_le_bytes());
            rest = others;
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes.extend(payload);
        bytes
    }

    /// Reads a head; `read` gives the first so many bytes of the file. `None` if they are not one.
    pub fn read<Refusal>(mut read: impl FnMut(u64) -> Result<Vec<u8>, Refusal>) -> Result<Option<Head>, Refusal> {
        let fixed = read(FIXED as u64)?;
        let Some(pieces) = fixed.get(16..20).and_then(|bytes| bytes.try_into().ok()).map(u32::from_le_bytes) else {
            return Ok(None);
        };
        if fixed.len() < FIXED || pieces > 1 << 16 {
            return Ok(None);
        }
        let length = FIXED + PIECE * pieces as usize;
        Ok(Head::parse(&read(length as u64 + 8)?, length))
    }

    /// The head in the first `length` bytes; `None` if its checksum behind them is wrong.
    fn parse(bytes: &[u8], length: usize) -> Option<Head> {
        let (head, sum) = bytes.split_at_checked(length)?;
        if *sum != checksum(head).to_le_bytes() || head[..8] != MAGIC {
            return None;
        }
        let content = match head[8] {
            0 => Content::Exits,
            1 => Content::Sets,
            _ => Content::Sum,
        };
        let words: Vec<u64> = head[24..].as_chunks().0.iter().map(|word| u64::from_le_bytes(*word)).collect();
        let mut counts = Counts {
            sets: words[0],
            uncovered: words[1],
            checksum: words[2],
            microseconds: words[3],
            ..Counts::default()
        };
        counts.tokens.copy_from_slice(&words[4..260]);
        let mut start = length as u64 + 8;
        let mut pieces = Vec::new();
        for piece in words[260..].as_chunks::<2>().0 {
            pieces.push(Piece { start, length: piece[0], checksum: piece[1] });
            start = start.checked_add(piece[0])?;
        }
        Some(Head {
            content,
            visited: u32::from(head[9]),
            default: (head[10] == 1).then_some(head[11]),
            from: u32::from(u16::from_le_bytes([head[20], head[21]])),
            to: u32::from(u16::from_le_bytes([head[22], head[23]])),
            counts,
            pieces,
        })
    }
}
