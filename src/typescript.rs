//! What JavaScript is given without a wasm, written into `www` by every build and every `cargo test`: the types of all that the core
//! gives, as TypeScript in the files `core-types.d.ts`, and what has been computed in advance, as data in the files `known.js` of the Lab.

use crate::companions::Refusal;
use crate::companions::dominoes::values::ExplainedAnswer;
use crate::companions::view::{Hint, Limits, ShownGame};
use crate::error::Error;
use crate::evaluation::{RatedPosition, RatedRound, Verdict};
use crate::known::{KnownTables, LeastWaste};
use crate::lesson;
use crate::random_play::view::{Expected, Times};
use crate::revealed::view::{Answered, Found, Thesis};
use crate::space_time::{Cell, Shown, Unvisited};
use crate::tournament::{GameResult, Pairing};
use crate::view::{Band, Catalogue, GameFacts, GameState, InnerTable, Meaning, Opened, Outlook};
use serde::Serialize;
use std::any::TypeId;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use ts_rs::{Config, TS, TypeVisitor};

/// The declarations of some types and of all that they are made of, by their names.
#[derive(Default)]
struct Declarations(BTreeMap<String, (TypeId, String)>);

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, texts and lists are not declared.
        if T::output_path().is_none() {
            return;
        }
        let config = Config::new().with_large_int("number").with_array_tuple_limit(3);
        let name = T::ident(&config);
        let text = tidy(&format!("{}export {}", T::docs().unwrap_or_default(), T::decl(&config)));
        match self.0.insert(name.clone(), (TypeId::of::<T>(), text)) {
            Some((known, _)) => assert_eq!(known, TypeId::of::<T>(), "two types are called {name}"),
            None => T::visit_dependencies(self),
        }
    }
}

/// Puts every doc comment on one line, and what stands in braces further in.
fn tidy(declaration: &str) -> String {
    let is_union = declaration.contains(" } | {");
    let mut indent = "";
    let mut text = String::from("\n");
    for line in declaration.replace(" } | {", " }\n  | {").lines() {
        match line.trim_end() {
            "/**" => text += &format!("{indent}/**"),
            " */" => text += " */\n",
            " *" => {}
            doc if doc.starts_with(" * ") => text += &plain(&doc[2..]),
            code if code.starts_with("export") => {
                indent = if is_union { "      " } else { "  " };
                text += &match code.strip_prefix("export type ").and_then(|code| code.strip_suffix(" = {")) {
                    Some(name) if !is_union => format!("export interface {name} {{\n"),
                    _ => format!("{code}\n"),
                };
            }
            code if code.starts_with("  | ") => text += &format!("{code}\n"),
            last if last.ends_with(" };") && !is_union => {
                text += &format!("{indent}{}\n}}\n", last.trim_end_matches(" };"))
            }
            code => text += &format!("{indent}{code}\n"),
        }
    }
    text
}

/// A line of a doc comment without what only Rust knows.
fn plain(doc: &str) -> String {
    doc.replace("`None`", "null").replace("[`", "`").replace("`]", "`").replace("\\[", "[")
}

/// The declarations of these types.
macro_rules! declared {
    ($($type:ty),+) => {{
        let mut declarations = Declarations::default();
        $(declarations.visit::<$type>();)+
        declarations
    }};
}

/// The declarations by the folder of `www` that they belong to.
fn folders() -> [(&'static str, Declarations); 6] {
    [
        (
            "table",
            declared!(
                GameState,
                GameFacts,
                Band,
                InnerTable,
                Meaning,
                Outlook,
                Opened,
                Error,
                Catalogue,
                RatedPosition,
                RatedRound,
                Verdict,
                Pairing,
                GameResult,
                KnownTables
            ),
        ),
        ("table/lesson", declared!(lesson::Task, lesson::Figure, lesson::Attempt, lesson::Verdict, lesson::SetLayers)),
        ("pages/announced", declared!(Thesis, Found, Answered, Expected, Times)),
        ("pages/lab", declared!(LeastWaste)),
        ("pages/carpet", declared!(Shown, Cell, Unvisited)),
        ("pages/companions", declared!(ShownGame, Hint, ExplainedAnswer, Limits, Refusal)),
    ]
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Writes a file of `www`, unless it says that already: tools that watch it need not look again.
fn write(path: &str, text: String) {
    let path = root().join("www").join(path);
    if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
        fs::write(path, text).expect("the folder exists");
    }
}

#[test]
fn writes_the_types_of_javascript() {
    for (folder, declarations) in folders() {
        let texts: String = declarations.0.into_values().map(|(_, text)| text).collect();
        write(&format!("{folder}/core-types.d.ts"), format!("// What the core gives to JavaScript.\n{texts}"));
    }
}

#[test]
fn writes_what_is_known() {
    let known = KnownTables::get().expect("the strategies are in the registry");
    write("pages/lab/exact/known.js", data("../../../table/types\").KnownTables", &known));
    write("pages/lab/waste/known.js", data("../core-types\").LeastWaste", &LeastWaste::get()));
}

/// A module that exports this.
fn data(its_type: &str, known: &impl Serialize) -> String {
    let json = serde_json::to_string(known).expect("plain data").replace("},{", "},\n{");
    format!("// @ts-check\n/** @type {{import(\"{its_type}}} */\nexport const KNOWN = {json};\n")
}

/// The boundary names types in strings, which no compiler checks.
#[test]
fn the_types_that_the_boundary_names_exist() {
    let folders = folders();
    for entry in fs::read_dir(root().join("src/wasm")).expect("the boundary") {
        let path = entry.expect("a readable folder").path();
        let Ok(text) = fs::read_to_string(&path) else { continue };
        for named in text.split("import('../").skip(1) {
            let (folder, rest) = named.split_once("/core-types').").expect("a type of the core");
            let name: String = rest.chars().take_while(|sign| sign.is_ascii_alphanumeric()).collect();
            let known = folders.iter().any(|(other, types)| *other == folder && types.0.contains_key(&name));
            assert!(known, "{}: {folder} has no {name}", path.display());
        }
    }
}
