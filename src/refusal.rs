//! What modules pass on of what others refuse: their enum has a variant for each of these, and `?` makes one of the other.

/// Makes each of these a refusal of its own.
macro_rules! passes_on {
    ($refusal:ident: $($variant:ident($of:ty)),+) => {
        $(impl From<$of> for $refusal {
            #[cold]
            fn from(refusal: $of) -> $refusal {
                $refusal::$variant(refusal)
            }
        })+
    };
}
pub(crate) use passes_on;
