//! Strategies by their ids, with the argument behind the colon: `layers`, `look-ahead:2`, `scripted:3,1,2`.

use super::{digits, directions};
use crate::derek::{self, Derek};
use crate::magnus::{self, Magnus};
use crate::number::quote;
use crate::player::Player;
use crate::registry::{Argument, Arguments, Chosen, Entry, Head, Need, Refusal, Seated};

/// The Magnus with this id.
///
/// # Errors
/// As [`strategy`].
pub fn magnus(id: &str) -> Result<Chosen<dyn Magnus>, Refusal> {
    strategy(magnus::REGISTRY, id)
}

/// The Derek with this id.
///
/// # Errors
/// As [`strategy`].
pub fn derek(id: &str) -> Result<Chosen<dyn Derek>, Refusal> {
    strategy(derek::REGISTRY, id)
}

/// The strategy with this id. Without a colon it is the default variant, or the list that is the example.
///
/// # Errors
/// [`Refusal::UnknownStrategy`], which lists the ids there are; [`Refusal::Argument`] for a list that is none.
pub fn strategy<Strategy: ?Sized + Seated>(
    entries: &'static [Entry<Strategy>],
    id: &str,
) -> Result<Chosen<Strategy>, Refusal> {
    let (place, argument) = find(Strategy::PLAYER, &|place| Some(entries.get(place)?.head()), id)?;
    Ok(Chosen { entry: &entries[place], argument })
}

/// The heads of the entries of a player, by their places. So the same code serves both players.
pub(super) type Heads<'a> = &'a dyn Fn(usize) -> Option<Head>;

/// The place of a strategy, with its argument.
pub(super) fn find(player: Player, head: Heads, id: &str) -> Result<(usize, Argument), Refusal> {
    let (name, behind) = id.split_once(':').map_or((id, None), |(name, behind)| (name, Some(behind)));
    let heads = || (0..).map_while(head);
    if let Some((place, head)) = heads().enumerate().find(|(_, head)| head.id == name) {
        let argument = match behind {
            Some(text) => argument(&head, text)?,
            None => Some(head.arguments.default_argument()),
        };
        if let Some(argument) = argument {
            return Ok((place, argument));
        }
    }
    let mut known = String::new();
    for head in heads() {
        for argument in head.arguments.choices() {
            if !known.is_empty() {
                known.push_str(", ");
            }
            known += &head.full_id(&argument);
        }
    }
    Err(Refusal::UnknownStrategy { player, id: quote(id), known })
}

/// The text behind the colon; `None` if nothing has to be said, or there is no such variant.
fn argument(head: &Head, text: &str) -> Result<Option<Argument>, Refusal> {
    Ok(match head.arguments {
        Arguments::None => None,
        Arguments::OneOf(variants) => variants.iter().position(|(known, _)| *known == text).map(Argument::Variant),
        _ => Some(list(head, text)?),
    })
}

/// The list of a strategy.
///
/// # Errors
/// [`Refusal::Argument`] for a list that is none.
pub fn list(head: &Head, text: &str) -> Result<Argument, Refusal> {
    let (list, why) = match head.arguments {
        Arguments::Directions(_) => (directions(text).ok().map(Argument::Directions), Need::Signs),
        _ => (magnitudes(text).map(Argument::Magnitudes), Need::Magnitudes),
    };
    match list {
        Some(list) if !text.is_empty() => Ok(list),
        _ => Err(Refusal::Argument { strategy: head.named(), value: quote(text), why }),
    }
}

fn magnitudes(text: &str) -> Option<Vec<u32>> {
    let mut magnitudes = Vec::new();
    for one in text.split(',') {
        magnitudes.push(digits(one)?);
    }
    Some(magnitudes)
}
