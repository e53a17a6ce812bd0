//! The files of `www` that are written, and the source of the boundary that is read.

use std::fs;
use std::path::{Path, PathBuf};

/// The root of the workspace.
fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Writes a file of `www`, unless it says that already: tools that watch it need not look again.
pub fn write(path: &str, text: String) {
    let path = root().join("www").join(path);
    if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
        let folder = path.parent().expect("a folder");
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(&path, text));
        written.unwrap_or_else(|error| panic!("{} cannot be written: {error}", path.display()));
    }
}

/// A type that the boundary names in a string, which no compiler checks.
pub struct Named {
    pub folder: String,
    pub name: String,
    pub file: PathBuf,
    pub line: usize,
}

/// All of them.
pub fn named_at_the_boundary() -> Vec<Named> {
    let mut all = Vec::new();
    for entry in fs::read_dir(root().join("src/wasm")).expect("the boundary") {
        let file = entry.expect("a readable folder").path();
        let Ok(text) = fs::read_to_string(&file) else { continue };
        for (line, text) in (1..).zip(text.lines()) {
            for named in text.split("import('../").skip(1) {
                let (folder, rest) = named.split_once("/core-types').").expect("a type of the core");
                let name = rest.chars().take_while(|sign| sign.is_ascii_alphanumeric()).collect();
                all.push(Named { folder: folder.to_string(), name, file: file.clone(), line });
            }
        }
    }
    all
}
