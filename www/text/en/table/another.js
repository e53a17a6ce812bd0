// @ts-check
/** Messages of a table about another task of the same kind: its title, its question, and the ways there and back. */

export default /** @type {const} */ ({
  anotherTask: "Another one like this",
  anotherTitle: "Another one like this, no. {number}",
  variantTitle: "Your own task, no. {seed}",
  anotherBack: "Back to the lesson’s task",
  anotherNone: "No other task of this kind was found.",
  askCallNew: "You are Magnus. Call a magnitude whose two landings are both unvisited, or say that there is none.",
  askMarkLayer: "Mark the positions of {layer} that are not in {above}.",
  askMarkBad: "Mark the bad places: the unvisited positions that are halfway between no two others.",
  askPlaceSize: "Choose {count} of the {n} positions so that {layer} has {size} members.",
  askLayerSize: "How many members does {layer} have?",
  askStar: "How many of the {n} positions are visited in the end if both play as well as possible?",
  askBound: "What is {bound}, the number of rounds after which layer play on {n} positions has ended at the latest?",
  askHalvings: "Halve 1 again and again modulo {n}. After how many halvings are you back at 1?",
  askMidpoint: "Which position is the midpoint of {x} and {y} on {n} positions?",
});
