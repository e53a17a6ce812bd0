//! Types as TypeScript.

use crate::files::write;
use std::any::TypeId;
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// The declarations of some types and of all that they are made of, by their names.
#[derive(Default)]
pub struct Declarations(BTreeMap<String, (TypeId, String)>);

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

impl Declarations {
    /// Writes them into the folder of `www` that they belong to.
    pub fn write(self, folder: &str) {
        let texts: String = self.0.into_values().map(|(_, text)| text).collect();
        write(&format!("{folder}/core-types.d.ts"), format!("// What the core gives to JavaScript.\n{texts}"));
    }

    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }
}

/// The declarations of these types.
macro_rules! declared {
    ($($type:ty),+) => {{
        use ts_rs::TypeVisitor as _;
        let mut declarations = Declarations::default();
        $(declarations.visit::<$type>();)+
        declarations
    }};
}
pub(crate) use declared;
