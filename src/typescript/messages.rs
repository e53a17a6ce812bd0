//! English messages for the pages, made of the sentences in Rust.

use crate::files::write;
use magnus_derek::refusal::English;

/// Messages by their keys.
pub struct Messages(pub Vec<(String, String)>);

/// The sentences of a type, each under its name behind `prefix`.
pub fn english_of<T: English>(prefix: &str) -> Messages {
    let keyed = T::SENTENCES.iter().map(|(name, sentence)| (format!("{prefix}{name}"), sentence.to_string()));
    Messages(keyed.collect())
}

impl Messages {
    pub fn and(mut self, others: Messages) -> Messages {
        self.0.extend(others.0);
        self
    }

    /// Those with these keys, and the others.
    pub fn split(self, keys: &[&str]) -> (Messages, Messages) {
        for key in keys {
            assert!(self.0.iter().any(|(known, _)| known == key), "no message is called {key}");
        }
        let (these, others) = self.0.into_iter().partition(|(key, _)| keys.contains(&key.as_str()));
        (Messages(these), Messages(others))
    }

    /// Without those that no page ever says.
    pub fn without(self, keys: &[&str]) -> Messages {
        self.split(keys).1
    }

    /// Puts a whole sentence for each of `reasons` in the place of the one that has `{why}` for them.
    pub fn within(self, key: &str, reasons: Messages) -> Messages {
        let (outer, others) = self.split(&[key]);
        let (_, outer) = &outer.0[0];
        let whole = reasons.0.into_iter().map(|(key, why)| (key, outer.replace("{why}", &why)));
        others.and(Messages(whole.collect()))
    }

    /// Writes them as a module of `www/text/en`.
    pub fn write(self, file: &str, about: &str) {
        let mut text = format!("// @ts-check\n/** {about} Written by the build from the refusals in `src`. */\n\n");
        text += "export default /** @type {const} */ ({\n";
        for (key, sentence) in self.0 {
            text += &format!("  {key}: {sentence:?},\n");
        }
        write(&format!("text/en/{file}"), text + "});\n");
    }
}
