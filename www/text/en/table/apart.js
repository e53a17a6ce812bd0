// @ts-check
/** Messages of a game of two people who send its link to and fro. */

export default /** @type {const} */ ({
  apartStart: "Play with somebody who is elsewhere",
  apartYou: "**You are {you}.** {other} is elsewhere.",
  apartTurn: "**You are {you}.** It is {other}’s turn: send the link, and wait for one to come back.",
  apartOver: "**You are {you}.** The game is over: with the link {other} sees the last move too.",
  // Announced before the move that is played once more.
  apartMoved: "{other} has moved.",
  apartNowSend: "Now send the link to {other}.",
  apartSend: "Send the link",
  apartSent: "Handed over. The link is kept here too, below “Earlier links”.",
  apartCopied: "Copied: paste it into a message. It is kept here too, below “Earlier links”.",
  apartLink: "The link, with the game and whose turn it is",
  apartOnDisk:
    "This page is a file on your own disk, so nobody else can open its address. Send this text: the other person puts it into the field below “Earlier links”, or after # in the address of a page with the table.",
  apartSwap: "Be Derek, and let the other person begin",
  apartTake: "Be {other} here",
  apartMore: "Earlier links, and a link you were sent",
  apartKept: "{date} · {n} positions, round {round}, {player}’s turn",
  apartKeptOver: "{date} · {n} positions, over in round {round}",
  apartNone: "The last five links stand here as soon as there is one.",
  apartNotKept: "This browser keeps nothing here: keep the links yourself.",
  apartField: "A link you were sent",
  apartOpen: "Open",
  apartEnd: "Go on at one table",
});
