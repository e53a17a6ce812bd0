//! Plain data from outside, as JSON has it: read once, then understood as a task, a figure or an attempt.

use super::{Fault, Refusal};
use serde::de::value::{Error as NotUnderstood, MapDeserializer, SeqDeserializer};
use serde::de::{DeserializeOwned, DeserializeSeed, Error as _, IntoDeserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};
use std::fmt;

/// What is nested deeper is refused, so that nothing from outside can use up the stack.
const DEEPEST: u32 = 16;

/// A value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Json {
    /// Nothing: null, or undefined.
    Null,
    /// True or false.
    Bool(bool),
    /// A whole number.
    Whole(i64),
    /// Any other number. Nothing here needs one, so its value is not kept.
    Fraction,
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Json>),
    /// An object: its fields in their order.
    Fields(Vec<(String, Json)>),
}

impl Json {
    /// The field with this name; `None` if there is none, or it is null, or this is no object.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<&Json> {
        let Json::Fields(fields) = self else { return None };
        fields.iter().find(|(known, value)| known == name && *value != Json::Null).map(|(_, value)| value)
    }

    /// The text, if it is one.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        if let Json::Text(text) = self { Some(text) } else { None }
    }

    /// The list, if it is one.
    #[must_use]
    pub fn list(&self) -> Option<&[Json]> {
        if let Json::List(list) = self { Some(list) } else { None }
    }

    /// Understands it as a `T`, which `what` names in a sentence.
    ///
    /// # Errors
    /// [`Refusal::Task`].
    pub(super) fn read<T: DeserializeOwned>(&self, what: &str) -> Result<T, Refusal> {
        T::deserialize(self)
            .map_err(|why| Refusal::Task { why: Fault::Unreadable { part: what.to_string(), detail: why.to_string() } })
    }
}

/// A value so many levels below the outermost one.
struct Nested(u32);

impl<'de> DeserializeSeed<'de> for Nested {
    type Value = Json;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Json, D::Error> {
        if self.0 > DEEPEST {
            return Err(D::Error::custom("it is nested too deep"));
        }
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Nested {
    type Value = Json;

    fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("plain data as JSON has it")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_none<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Json, D::Error> {
        self.deserialize(deserializer)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Json, E> {
        Ok(Json::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Json, E> {
        Ok(Json::Whole(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Json, E> {
        Ok(i64::try_from(value).map_or(Json::Fraction, Json::Whole))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Json, E> {
        Ok(Json::Fraction)
    }

    fn visit_str<E>(self, value: &str) -> Result<Json, E> {
        Ok(Json::Text(value.to_string()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Json, A::Error> {
        let mut list = Vec::new();
        while let Some(value) = sequence.next_element_seed(Nested(self.0 + 1))? {
            list.push(value);
        }
        Ok(Json::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Json, A::Error> {
        let mut fields = Vec::new();
        while let Some(name) = map.next_key()? {
            fields.push((name, map.next_value_seed(Nested(self.0 + 1))?));
        }
        Ok(Json::Fields(fields))
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        Nested(0).deserialize(deserializer)
    }
}

impl<'de> Deserializer<'de> for &'de Json {
    type Error = NotUnderstood;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotUnderstood> {
        match self {
            Json::Null => visitor.visit_unit(),
            Json::Bool(value) => visitor.visit_bool(*value),
            Json::Whole(value) => visitor.visit_i64(*value),
            Json::Fraction => Err(NotUnderstood::custom("a number in it is not whole")),
            Json::Text(text) => visitor.visit_borrowed_str(text),
            Json::List(list) => visitor.visit_seq(SeqDeserializer::new(list.iter())),
            Json::Fields(fields) => {
                visitor.visit_map(MapDeserializer::new(fields.iter().map(|(name, value)| (name.as_str(), value))))
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotUnderstood> {
        if *self == Json::Null { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf unit unit_struct newtype_struct seq tuple
        tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de> IntoDeserializer<'de, NotUnderstood> for &'de Json {
    type Deserializer = &'de Json;

    fn into_deserializer(self) -> &'de Json {
        self
    }
}
