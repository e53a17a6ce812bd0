//! R(n) with its proof, as bytes that a program which knows nothing of this solver can check: a call for every position that can come up
//! when Magnus plays by them, and the positions that Derek has to keep away from.
//!
//! `tests/certificates/README.md` has the format and says why it proves R(n); `tests/certificates/check.py` is the checker. With the
//! token brought to 0 and the positions multiplied by the units of Z_n, 18,334 positions are enough for Derek at n = 29, of 9.6 million.
//!
//! ```
//! use magnus_derek::solver::certificate::certificate;
//! use magnus_derek::zn::Zn;
//! use std::ops::ControlFlow;
//!
//! let bytes = certificate(Zn::new(13)?, 1, &mut |_| ControlFlow::Continue(()))?;
//! assert_eq!(bytes[..6], [b'M', b'D', b'C', b'1', 13, 15]); // R(13) = 15
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod derek;
mod lines;
mod magnus;
mod table;

use super::{Refusal, Watch};
use crate::number::{Measure, in_range};
use crate::zn::Zn;
pub use lines::{Line, lines};
use table::Table;

/// The largest n of [`certificate`]: a call takes half a byte.
pub const MAX_N: u32 = 32;
/// The first bytes of every certificate.
const MAGIC: &[u8] = b"MDC1";

/// The certificate of R(n). Time and memory are those of [`super::Solution::solve`] and some 20 µs for each call: the tables 28 to 30 take 13 s together and 300 MB, and the file
/// for 29 has 136 kB.
///
/// # Errors
/// [`crate::number::OutOfRange`] if n is more than [`MAX_N`], [`Refusal::Excess`] if a value does not fit into its byte, [`Refusal::Stopped`].
pub fn certificate(zn: Zn, threads: usize, watch: Watch) -> Result<Vec<u8>, Refusal> {
    in_range(Measure::N, zn.n(), 2, MAX_N)?;
    let table = Table::solve(zn, threads, watch)?;
    let rounds = table.f_star - 1 + table.excess(table::START);
    let mut bytes = MAGIC.to_vec();
    bytes.extend([zn.n() as u8, rounds as u8]);
    magnus::write(&table, &mut bytes);
    derek::write(&table, &mut bytes);
    Ok(bytes)
}
