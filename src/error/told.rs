//! How a refusal is told: a code, a sentence, and values for the names in its braces. Its message and the data of a page are made from
//! the same, value by value and without anything kept in between: every page loads this.

use crate::player::Player;
use std::fmt;

/// A strategy in a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Serialize, ts_rs::TS))]
pub struct Strategy {
    /// Who plays it.
    #[cfg_attr(test, ts(inline))]
    pub player: Player,
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

impl Strategy {
    /// One of this player.
    #[cold]
    #[inline(never)]
    pub(crate) fn new(player: Player, id: &str, name: &str) -> Box<Strategy> {
        Box::new(Strategy { player, id: id.to_string(), name: name.to_string() })
    }
}

/// A value that a refusal names.
#[derive(Debug, Clone, Copy)]
pub enum Value<'a> {
    /// A number.
    Number(u32),
    /// A text.
    Text(&'a str),
    /// One of a few words: its code, and what the sentence says.
    Word(&'a str, &'a str),
    /// A strategy, of which the sentence says the name.
    Strategy(&'a Strategy),
}

/// Who is told a refusal.
pub trait Listener {
    /// The code of the refusal, or where its last value has a code and values of its own, the name and the code of that.
    fn code(&mut self, part: &str, code: &str);

    /// What the sentence says before, between and after its values.
    fn text(&mut self, text: &str);

    /// A value with its name.
    fn value(&mut self, name: &str, value: Value);
}

/// The telling of a refusal, from its sentence: a code, a colon and the text, with the names of its values in braces, whose values are told
/// in their order.
pub struct Telling<'a> {
    listener: &'a mut dyn Listener,
    /// What is left of its sentence.
    rest: &'static str,
}

impl Telling<'_> {
    /// Begins with a code, a colon and a sentence.
    #[cold]
    pub fn to<'a>(listener: &'a mut dyn Listener, sentence: &'static str) -> Telling<'a> {
        let mut telling = Telling { listener, rest: "" };
        telling.begin("", sentence);
        telling
    }

    fn begin(&mut self, part: &str, sentence: &'static str) {
        let (code, rest) = sentence.split_once(": ").unwrap_or_default();
        self.listener.code(part, code);
        self.rest = rest;
    }

    /// Tells the next value, which is a number.
    #[inline(never)]
    pub fn number(&mut self, number: u32) {
        self.value(Value::Number(number));
    }

    /// Tells the next value, which is a text.
    #[inline(never)]
    pub fn text(&mut self, text: &str) {
        self.value(Value::Text(text));
    }

    /// Tells the next value, which is the name of a player.
    #[inline(never)]
    pub(crate) fn player(&mut self, player: Player) {
        self.value(Value::Text(player.name()));
    }

    /// Tells the next value, which is one of a few words: its code, and what the sentence says.
    #[inline(never)]
    pub fn word(&mut self, (code, text): (&str, &str)) {
        self.value(Value::Word(code, text));
    }

    /// Tells the next value, which is a strategy.
    #[inline(never)]
    pub fn strategy(&mut self, strategy: &Strategy) {
        self.value(Value::Strategy(strategy));
    }

    fn value(&mut self, value: Value) {
        let name = self.name();
        self.listener.value(name, value);
    }

    /// Begins the last value, which has a code and values of its own; what is left after it.
    #[inline(never)]
    pub fn part(&mut self, sentence: &'static str) -> &'static str {
        let part = self.name();
        let after = self.rest;
        self.begin(part, sentence);
        after
    }

    /// Ends that.
    pub fn end_part(&mut self, after: &'static str) {
        self.end();
        self.rest = after;
    }

    /// Says what stands before the next name.
    #[inline(never)]
    fn name(&mut self) -> &'static str {
        let (before, rest) = self.rest.split_once('{').unwrap_or_default();
        let (name, rest) = rest.split_once('}').unwrap_or_default();
        self.listener.text(before);
        self.rest = rest;
        name
    }

    /// Says the rest.
    #[inline(never)]
    pub fn end(&mut self) {
        self.listener.text(self.rest);
    }
}

/// The message: who is told writes it.
pub struct Message<'a, 'b>(&'a mut fmt::Formatter<'b>, fmt::Result);

impl<'a, 'b> Message<'a, 'b> {
    /// Writes what it is told.
    pub fn to(out: &'a mut fmt::Formatter<'b>) -> Message<'a, 'b> {
        Message(out, Ok(()))
    }

    /// Whether all of it could be written.
    ///
    /// # Errors
    /// What writing gave.
    pub fn end(self) -> fmt::Result {
        self.1
    }
}

impl Listener for Message<'_, '_> {
    fn code(&mut self, _: &str, _: &str) {}

    fn text(&mut self, text: &str) {
        self.1 = self.1.and_then(|()| self.0.write_str(text));
    }

    fn value(&mut self, _: &str, value: Value) {
        match value {
            Value::Number(number) => self.1 = self.1.and_then(|()| fmt::Display::fmt(&number, self.0)),
            Value::Text(text) | Value::Word(_, text) => self.text(text),
            Value::Strategy(strategy) => self.text(&strategy.name),
        }
    }
}
