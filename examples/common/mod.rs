//! Printing and the exit status of the commands: 0 after all work, 2 if something is asked for that cannot be, before anything is
//! begun, and 1 if the work fails on the way: a file, a folder or standard output. The reader of the output may leave before the
//! end, as `head` does, and a device may be full.

// Each command uses some of these.
#![allow(dead_code)]

use std::error::Error;
use std::fmt::Display;
use std::io::{ErrorKind, Write, stderr, stdout};
use std::process::{ExitCode, exit};

/// The reason why a command ends before its work is done, as a sentence.
pub enum Stop {
    /// It is asked for something that cannot be.
    Asked(String),
    /// Its work fails on the way.
    Failed(String),
}

impl<E: Error> From<E> for Stop {
    fn from(refusal: E) -> Stop {
        asked(refusal)
    }
}

pub fn asked(sentence: impl Display) -> Stop {
    Stop::Asked(sentence.to_string())
}

pub fn failed(sentence: impl Display) -> Stop {
    Stop::Failed(sentence.to_string())
}

/// The exit status, after the sentence that goes with it.
pub fn ended(result: Result<(), Stop>) -> ExitCode {
    let (sentence, status) = match result {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Stop::Asked(sentence)) => (sentence, 2),
        Err(Stop::Failed(sentence)) => (sentence, 1),
    };
    note(sentence);
    ExitCode::from(status)
}

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
