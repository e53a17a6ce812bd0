//! Printing for the commands, with the errors of printing: the reader may leave before the end, as `head` does, and a
//! device may be full.

use std::fmt::Display;
use std::io::{ErrorKind, Write, stderr, stdout};
use std::process::exit;

/// Prints a line of the result. Nobody wants the rest of one that is read no more, so then the command ends.
pub fn say(line: impl Display) {
    let Err(error) = writeln!(stdout(), "{line}") else { return };
    if error.kind() == ErrorKind::BrokenPipe {
        exit(0);
    }
    note(format_args!("The result cannot be written to standard output: {error}."));
    exit(1);
}

/// Says something besides the result, which is good without it.
pub fn note(line: impl Display) {
    let _ = writeln!(stderr(), "{line}");
}
