//! Named fields, `a=1&b=2`, as in links that are written by hand.

/// The fields of a text. Of two with the same name the last counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fields<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Fields<'a> {
    /// Those of a text; what is no field is skipped. O(length).
    #[must_use]
    pub fn of(text: &'a str) -> Fields<'a> {
        Fields(text.split('&').filter_map(|field| field.split_once('=')).collect())
    }

    /// Those of a form.
    #[must_use]
    pub fn from_pairs(pairs: &[(&'a str, &'a str)]) -> Fields<'a> {
        Fields(pairs.to_vec())
    }

    /// Whether there is no field at all.
    #[must_use]
    pub fn are_none(&self) -> bool {
        self.0.is_empty()
    }

    /// The value of the field with this name.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&'a str> {
        self.0.iter().rfind(|(known, _)| *known == name).map(|(_, value)| *value)
    }
}
