// @ts-check
/**
 * The first games of the Play page as a machine: a state says which game is on the table and whose it is, and NEXT what
 * leads to another. Data alone: page.js sends the events, and known.js has put the class of the first state on the page.
 */

/**
 * @typedef {"minute" | "ladder" | "altered" | "opened" | "guest" | "own" | "sent"} State
 *   minute: the first minute, from its first game over the example to the shield on 9
 *   ladder: a game of the ladder; altered: the same, but not as it was begun here, because a player was exchanged
 *   opened: another game, in which no person has moved since; guest: the same for a visitor who has never been here
 *   own: another game, begun on this device, in which a person has moved; sent: the same with a game begun elsewhere
 *
 * @typedef {"minute" | "climb" | "open" | "own" | "sent"} Event
 *   minute: the first minute is asked for; climb: a game of the ladder is opened; open: another game is opened
 *   own: a person moves in a game begun on this device; sent: a person moves in one begun elsewhere
 *
 * @typedef {object} Meaning
 * @property {"newcomer" | "climbing" | "knows-the-game"} whom the class of the page
 * @property {"minute" | "ladder" | "none"} strip purpose of the strip above the table
 * @property {boolean} address true if the address follows the game and the page keeps a person's moves
 * @property {boolean} begun true if the page keeps the game as begun on this device
 */

/** Meaning of each state. @type {Readonly<Record<State, Meaning>>} */
export const STATES = {
  minute: { whom: "newcomer", strip: "minute", address: false, begun: false },
  ladder: { whom: "climbing", strip: "ladder", address: true, begun: true },
  altered: { whom: "climbing", strip: "ladder", address: true, begun: false },
  opened: { whom: "knows-the-game", strip: "none", address: true, begun: false },
  guest: { whom: "knows-the-game", strip: "none", address: true, begun: false },
  own: { whom: "knows-the-game", strip: "none", address: true, begun: true },
  sent: { whom: "knows-the-game", strip: "none", address: true, begun: false },
};

/** Next state after each event. @type {Readonly<Record<State, Record<Event, State>>>} */
export const NEXT = {
  minute: { minute: "minute", climb: "ladder", open: "opened", own: "minute", sent: "minute" },
  ladder: { minute: "minute", climb: "ladder", open: "opened", own: "ladder", sent: "altered" },
  altered: { minute: "minute", climb: "ladder", open: "opened", own: "ladder", sent: "altered" },
  opened: { minute: "minute", climb: "ladder", open: "opened", own: "own", sent: "sent" },
  guest: { minute: "minute", climb: "ladder", open: "guest", own: "own", sent: "sent" },
  own: { minute: "minute", climb: "ladder", open: "opened", own: "own", sent: "sent" },
  sent: { minute: "minute", climb: "ladder", open: "opened", own: "own", sent: "sent" },
};

/** The state with which the page begins, by the classes from known.js. @param {Pick<DOMTokenList, "contains">} classes @returns {State} */
export function firstState(classes) {
  if (classes.contains("newcomer")) return "minute";
  if (classes.contains("guest")) return "guest";
  return classes.contains("climbing") ? "ladder" : "opened";
}
