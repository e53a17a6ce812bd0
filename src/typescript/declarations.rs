//! Types as TypeScript. The tests of each crate that gives data to JavaScript have this file.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
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
pub(super) use declared;

/// The root of the workspace.
fn root() -> &'static Path {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.ancestors().find(|folder| folder.join("www").is_dir()).expect("a folder above with www")
}

/// Writes a file of `www`, unless it says that already: tools that watch it need not look again.
pub fn write(path: &str, text: String) {
    let path = root().join("www").join(path);
    if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder that can be made");
        fs::write(path, text).expect("a file that can be written");
    }
}

/// A type that the boundary names in a string, which no compiler checks.
pub struct Named {
    pub folder: String,
    pub name: String,
    pub file: PathBuf,
}

/// All of them.
pub fn named_at_the_boundary() -> Vec<Named> {
    let mut all = Vec::new();
    for entry in fs::read_dir(root().join("src/wasm")).expect("the boundary") {
        let file = entry.expect("a readable folder").path();
        let Ok(text) = fs::read_to_string(&file) else { continue };
        for named in text.split("import('../").skip(1) {
            let (folder, rest) = named.split_once("/core-types').").expect("a type of the core");
            let name = rest.chars().take_while(|sign| sign.is_ascii_alphanumeric()).collect();
            all.push(Named { folder: folder.to_string(), name, file: file.clone() });
        }
    }
    all
}
