//! Form of all refusals: each module has an enum of its own, with a variant for each module whose refusals it passes
//! on.

use std::fmt::Display;

/// What the boundary to other languages wants of a refusal: to be data, where the feature `serde` is on.
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
        #[cfg(test)]
        #[derive(ts_rs::TS)]
        #[ts(untagged)]
        #[expect(dead_code, reason = "only its declaration is wanted")]
        pub(crate) enum $name {
            $($($below(#[ts(inline)] $lower),)+)?
            $($variant(#[ts(inline)] $refusal)),+
        }
    };
}
