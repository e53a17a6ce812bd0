//! Output and exit status of the commands: 0 for complete work; 2 for arguments that are refused, before the work begins; 1 for
//! work that fails on the way, at a file, a folder or standard output. The reader of the output may leave early, as `head` does,
//! and a device may be full.

// Each command uses some of these.
#![allow(dead_code)]

use std::error::Error;
use std::fmt::Display;
use std::io::{ErrorKind, Write, stderr, stdout};
use std::process::{ExitCode, exit};

/// The reason why a command ends before its work is done, as a sentence.
pub enum Stop {
    /// Its arguments are refused.
    Refused(String),
    /// Its work fails on the way.
    Failed(String),
}

impl<E: Error> From<E> for Stop {
    fn from(refusal: E) -> Stop {
        refused(refusal)
    }
}

pub fn refused(sentence: impl Display) -> Stop {
    Stop::Refused(sentence.to_string())
}

pub fn failed(sentence: impl Display) -> Stop {
    Stop::Failed(sentence.to_string())
}

/// The exit status, with its sentence printed first.
pub fn exit_code(result: Result<(), Stop>) -> ExitCode {
    let (sentence, status) = match result {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Stop::Refused(sentence)) => (sentence, 2),
        Err(Stop::Failed(sentence)) => (sentence, 1),
    };
    print_note(sentence);
    ExitCode::from(status)
}

/// Prints a line of the result. Ends the command if the reader has left, because nobody wants the rest.
pub fn print_line(line: impl Display) {
    let Err(error) = writeln!(stdout(), "{line}") else { return };
    if error.kind() == ErrorKind::BrokenPipe {
        exit(0);
    }
    print_note(format_args!("The result cannot be written to standard output: {error}."));
    exit(1);
}

/// Prints a note beside the result, on standard error; the result is complete without it.
pub fn print_note(line: impl Display) {
    let _ = writeln!(stderr(), "{line}");
}
