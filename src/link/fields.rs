//! Named fields, `a=1&b=2`, as in links that are written by hand.

/// The fields of a text. Of two with the same name the last counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fields<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Fields<'a> {
    /// The fields of a text, where `&` may be written `&amp;`; anything else is skipped. O(length).
    #[must_use]
    pub fn parse(text: &'a str) -> Fields<'a> {
        Fields(parts(text).filter_map(|part| part.split_once('=')).collect())
    }

    /// The fields of a form.
    #[must_use]
    pub fn from_pairs(pairs: &[(&'a str, &'a str)]) -> Fields<'a> {
        Fields(pairs.to_vec())
    }

    /// The names, as they stand in the text.
    pub fn names(&self) -> impl Iterator<Item = &'a str> {
        self.0.iter().map(|(name, _)| *name)
    }

    /// The entries of the list in the field with this name; none if there is no such field. Empty ones are skipped.
    #[must_use]
    pub fn list(&self, name: &str, separator: char) -> Vec<&'a str> {
        self.value(name).unwrap_or("").split(separator).filter(|entry| !entry.is_empty()).collect()
    }

    /// The value of the field with this name.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&'a str> {
        self.0.iter().rfind(|(known, _)| *known == name).map(|(_, value)| *value)
    }
}

/// The rest of an `&` as HTML writes it.
const ESCAPED: [&str; 5] = ["amp;", "AMP;", "#38;", "#038;", "#x26;"];

/// The parts of a text between `&`, also where tools have escaped this sign, once or more often as in `&amp;amp;`.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split('&').map(|mut part| {
        while let Some(rest) = ESCAPED.iter().find_map(|escaped| part.strip_prefix(escaped)) {
            part = rest;
        }
        part
    })
}

/// True if `name` may be a slip for `known`: other capitals, or one character too many, missing, wrong or
/// exchanged with its neighbour. `drek` is such a slip for `derek`, `utm_source` is none.
#[must_use]
pub fn is_slip(name: &str, known: &str) -> bool {
    let (a, b) = (name.to_ascii_lowercase().into_bytes(), known.to_ascii_lowercase().into_bytes());
    let before = a.iter().zip(&b).take_while(|(x, y)| x == y).count();
    let (a, b) = (&a[before..], &b[before..]);
    let after = a.iter().rev().zip(b.iter().rev()).take_while(|(x, y)| x == y).count();
    match (&a[..a.len() - after], &b[..b.len() - after]) {
        ([], []) => true,
        // Of a name of one letter, such as n, every other letter would be a slip.
        ([_], []) | ([], [_]) | ([_], [_]) => known.len() > 1,
        ([x, y], [u, v]) => (x, y) == (v, u),
        _ => false,
    }
}
