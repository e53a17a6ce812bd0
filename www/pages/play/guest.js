// @ts-check
/**
 * A line above the table for a guest, who has come by the link of a game and has never been here: the rules in a sentence,
 * and the way to the first minute. It goes with the first move, and its room stays, on a phone to the end of the game: see
 * known.js.
 */

import play from "../../text/en/site/play.js";
import { english } from "../../text/english.js";
import { pageSpeaker } from "../../text/page-speaker.js";

/** @import { ChangeDetail, MagnusDerekElement } from "../../table/element-types" */

english.learn(play);

const STYLE = `
.knows-the-game.guest .first-minute { flex-wrap: nowrap; align-content: center; gap: 12px; }
.guest-line { flex: 0 1 auto; margin: 0; font: var(--type-body) / 1.25 var(--serif); text-wrap: pretty; }
.guest-line button { padding: 4px 0; margin-block: -4px; font: inherit; color: inherit; text-align: start; text-decoration: underline; text-underline-offset: 2px; background: none; border: 0; cursor: pointer; }
.first-minute > .guest-end { flex: none; min-width: 38px; margin-inline-start: auto; padding: 0; font-size: var(--type-lead); line-height: 1; }
/* On a phone the table needs the room, and the first minute says the rules. */
@media (width < 560px) { .guest-line { margin-block: -4px; font-size: var(--type-note); } .guest-rules { display: none; } .first-minute > .guest-end { min-height: 30px; } }
`;

/** The message with the aim of the person at the table; null where nobody or everybody is a person. @param {MagnusDerekElement} table */
function aimOf({ state, facts }) {
  if (!facts || state?.turn === "over" || facts.magnus.human === facts.derek.human) return null;
  return facts.magnus.human ? "guestMagnus" : "guestDerek";
}

/** @param {HTMLElement} strip @param {MagnusDerekElement} table @param {() => void} begin begins the first minute */
export function greetGuest(strip, table, begin) {
  const words = pageSpeaker();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const [line, minute, end] = [
    document.createElement("p"),
    document.createElement("button"),
    document.createElement("button"),
  ];
  line.className = "guest-line";
  for (const button of [minute, end]) button.type = "button";
  minute.textContent = words.plain("guestMinute");
  minute.onclick = () => {
    leave();
    begin();
  };
  const rules = document.createElement("span");
  rules.className = "guest-rules";
  rules.textContent = words.plain("guestRules");
  const aim = aimOf(table);
  line.append(rules, " ", ...(aim ? [words.plain(aim), " "] : []), minute);
  end.className = "guest-end";
  end.textContent = "×";
  end.ariaLabel = words.plain("guestEnd");
  // Closing the strip counts as knowing the game.
  end.dataset.knows = "";
  end.onclick = () => {
    leave();
    table.focus({ preventScroll: true });
  };
  strip.append(line, end);
  table.addEventListener("md-change", onChange);

  function leave() {
    table.removeEventListener("md-change", onChange);
    line.remove();
    end.remove();
    table.addEventListener("md-landed", giveRoom);
  }

  /** At the end, when nothing is pressed any more where it stood, the table on a phone grows into the room of the line. */
  function giveRoom() {
    if (table.state?.turn !== "over" || !matchMedia("(width < 560px)").matches) return;
    document.documentElement.classList.remove("guest");
    table.removeEventListener("md-landed", giveRoom);
  }

  /** @param {Event} event */
  function onChange(event) {
    const { change, userInitiated } = /** @type {CustomEvent<ChangeDetail>} */ (event).detail;
    // A new game has no move yet; on the ladder the strip explains its game.
    const isElsewhere = !document.documentElement.classList.contains("knows-the-game");
    if (change === "game" ? isElsewhere : userInitiated) leave();
  }
}
