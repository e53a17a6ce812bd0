//! The types of all that these games give to JavaScript, written into `www` as those of the core are.

// Only tests know types as TypeScript, and no crate has the tests of another, so that they share a file.
#[path = "../typescript/declarations.rs"]
mod declarations;

use crate::dominoes::values::ExplainedAnswer;
use crate::refusals::CompanionRefusal;
use crate::view::{Hint, Limits, PairMap, ShownGame};
use declarations::{Declarations, declared, named_at_the_boundary};

const FOLDER: &str = "core/companion";

fn types() -> Declarations {
    declared!(ShownGame, Hint, ExplainedAnswer, Limits, PairMap, CompanionRefusal)
}

#[test]
fn writes_the_types_of_javascript() {
    types().write(FOLDER);
}

#[test]
fn the_types_of_companions_that_the_boundary_names_exist() {
    let types = types();
    let named = named_at_the_boundary();
    let mut own = named.iter().filter(|named| named.folder == FOLDER).peekable();
    assert!(own.peek().is_some(), "the boundary names some");
    own.for_each(|named| assert!(types.has(&named.name), "{}: no {}", named.file.display(), named.name));
}
