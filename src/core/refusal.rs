//! Form of all refusals: each module has an enum of its own, with a variant for each module whose refusals it passes
//! on. Their English stands in Rust alone: the pages have it from here, by the build.

use std::fmt::Display;

/// Requirement of the boundary to other languages: a refusal is data, where the feature `serde` is on.
#[cfg(feature = "serde")]
#[doc(hidden)]
pub trait Data: serde::Serialize {}
#[cfg(feature = "serde")]
impl<Of: serde::Serialize> Data for Of {}
/// Nothing, where the feature `serde` is off.
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
pub trait Data {}
#[cfg(not(feature = "serde"))]
impl<Of> Data for Of {}

/// A refusal: a sentence in plain English, and the same as data for other languages. It is on the list of its crate,
/// from which the type is made that JavaScript knows: what is not on it can neither be passed on nor thrown.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not on the list of what its crate refuses",
    note = "the list is in its `refusals.rs`"
)]
pub trait Refused: Display + Data {}

/// Makes each of these refusals a variant of the outer one, so that `?` converts it.
#[doc(hidden)]
#[macro_export]
macro_rules! passes_on {
    ($refusal:ident: $($variant:ident($of:ty)),+) => {
        $(impl From<$of> for $refusal {
            #[cold]
            fn from(refusal: $of) -> $refusal {
                const fn listed<Of: $crate::refusal::Refused>() {}
                const { listed::<$of>() };
                $refusal::$variant(refusal)
            }
        })+
    };
}
pub use passes_on;

/// Sentences in English as the pages have them too: each with its name, and its values in braces.
#[doc(hidden)]
pub trait English {
    /// The names are those of variants.
    const SENTENCES: &'static [(&'static str, &'static str)];
}

/// The English of a type: its `Display`, and the same sentences for the pages. A sentence names fields in braces, or one
/// value that is computed of them. Of an enum, with what it passes on:
///
/// ```text
/// Refusal:
/// Over { round } => "The game is over after round {round}.",
/// Entry { place, value }, range = outside(value) => "Entry {place} {range}.",
/// Stopped => "The computation was stopped.";
/// passed on: Number(OutOfRange)
/// ```
///
/// Of a struct, `Unsolved { n } => "…"`; or of one in which a field decides, `OutOfRange { what, value } by what: Measure,
/// range = outside(value); N => "n {range}.", Round => "The round {range}."`.
#[doc(hidden)]
#[macro_export]
macro_rules! english {
    ($of:ident $(<$life:lifetime>)?: passed on: $($other:ident($other_of:ty)),+) => {
        $crate::refusal::english!($of $(<$life>)?: ; passed on: $($other($other_of)),+);
    };
    (
        $of:ident $(<$life:lifetime>)?:
        $($variant:ident $({ $($field:ident),+ })? $(, $computed:ident = $value:expr)? => $sentence:literal),* $(,)?
        $(; passed on: $($other:ident($other_of:ty)),+)?
    ) => {
        impl ::std::fmt::Display for $of $(<$life>)? {
            #[cold]
            fn fmt(&self, out: &mut ::std::fmt::Formatter) -> ::std::fmt::Result {
                match self {
                    $($of::$variant $({ $($field),+ })? => {
                        $crate::refusal::english!(@write out, $sentence $(, $computed = $value)?)
                    })*
                    $($($of::$other(refusal) => ::std::fmt::Display::fmt(refusal, out),)+)?
                }
            }
        }
        impl $crate::refusal::English for $of $(<$life>)? {
            const SENTENCES: &'static [(&'static str, &'static str)] = &[$((stringify!($variant), $sentence)),*];
        }
        $($crate::refusal::passes_on!($of: $($other($other_of)),+);)?
    };
    ($of:ident $(<$life:lifetime>)? { $($field:ident),+ } => $sentence:literal) => {
        impl ::std::fmt::Display for $of $(<$life>)? {
            #[cold]
            fn fmt(&self, out: &mut ::std::fmt::Formatter) -> ::std::fmt::Result {
                let $of { $($field),+ } = self;
                write!(out, $sentence)
            }
        }
        impl $crate::refusal::English for $of $(<$life>)? {
            const SENTENCES: &'static [(&'static str, &'static str)] = &[(stringify!($of), $sentence)];
        }
    };
    (
        $of:ident { $($field:ident),+ } by $what:ident: $kind:ident, $computed:ident = $value:expr;
        $($variant:ident => $sentence:literal),+ $(,)?
    ) => {
        impl ::std::fmt::Display for $of {
            #[cold]
            fn fmt(&self, out: &mut ::std::fmt::Formatter) -> ::std::fmt::Result {
                let $of { $($field),+ } = self;
                let $computed = $value;
                match $what {
                    $($kind::$variant => write!(out, $sentence),)+
                }
            }
        }
        impl $crate::refusal::English for $of {
            const SENTENCES: &'static [(&'static str, &'static str)] = &[$((stringify!($variant), $sentence)),+];
        }
    };
    (@write $out:ident, $sentence:literal) => { write!($out, $sentence) };
    // `match` keeps the borrows of the value alive until the sentence is written.
    (@write $out:ident, $sentence:literal, $computed:ident = $value:expr) => {
        match $value { $computed => write!($out, $sentence) }
    };
}
pub use english;

/// The list of a crate's refusals, and a TypeScript type of their variants, with those of the crates below; behind `passed on`
/// stand modules that only pass on the refusals of others.
#[doc(hidden)]
#[macro_export]
macro_rules! refusals {
    (
        $(#[$about:meta])* $name:ident: $($variant:ident($refusal:ty)),+
        $(; passed on: $($other:ty),+)?
        $(; from below: $($below:ident($lower:ty)),+)?
    ) => {
        $(impl $crate::refusal::Refused for $refusal {})+
        $($(impl $crate::refusal::Refused for $other {})+)?

        $(#[$about])*
        #[cfg(feature = "typescript")]
        #[doc(hidden)]
        #[derive(ts_rs::TS)]
        #[ts(untagged)]
        pub enum $name {
            $($($below(#[ts(inline)] $lower),)+)?
            $($variant(#[ts(inline)] $refusal)),+
        }
    };
}
