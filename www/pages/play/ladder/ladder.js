// @ts-check
/**
 * The ladder of the first games: at the end of every game that a person has played it offers the next table, the other
 * seat, and the person's best; on its own tables the strip above shows their idea, and helps who asks.
 */

import { RUNGS } from "../../../core/rungs.js";
import { hrefOf } from "../../../kit/address.js";
import { html, render, renderInstead, renderMarks } from "../../../kit/lit.js";
import { loadCore } from "../../../table/core/core.js";
import { pageSpeaker } from "../../../text/page-speaker.js";
import { bestText, duelText, ideaText, magnusIdea, nextText, sentText } from "../../../text/say/site/ladder.js";
import { followOwnership, linkOf } from "../game-ownership.js";
import { ownGame, readEntry, stripOf, writeItem } from "../saved-games.js";
import { bestOn } from "./best.js";
import { freshGame } from "./fresh-game.js";
import { addHintButton } from "./hint-button.js";
import { judge, saveBest } from "./keep-best.js";
import { hasAllStars, isRung, rungAfter } from "./ladder-progress.js";
import { LADDER_STYLE } from "./ladder-style.js";
import { drawRungs } from "./rung-links.js";

/** @import { MagnusDerekElement } from "../../../table/element-types" */
/** @import { Ended, Seat } from "./best.js" */

const words = pageSpeaker();
/** The game that was left for another one while it was in progress: its link, and before it the chapter of one of the first minute. */
const LEFT = "magnus-derek-left";

/**
 * @typedef {object} LadderPage what the page does for the ladder
 * @property {(link: string) => void} openRung opens a game of the ladder
 * @property {() => {name: string, press: () => void} | null} ending the first minute's own way on from an end, if it has one
 * @property {() => "minute" | "ladder" | "none"} strip current purpose of the strip above the table
 * @property {() => import("../game-ownership.js").Opened} opened the game that was opened last, in which moves may have been made since
 * @property {(event: Event) => void} onChange keeps the moves at the table
 * @property {(isOwn: () => boolean) => void} follow keeps games from now on by this test of their ownership
 * @property {(isOwn: true) => void} saveTable keeps the game on the table, which the ladder has begun
 * @property {() => boolean} isGuest says whether the visitor is new and has done nothing yet
 * @property {() => string} left the game that was left in the first minute, its chapter before it, or else the one that was left for it; ""
 *   if there is none
 * @property {(begun?: string[]) => void} goBack begins the first minute, or goes back to a game of it, by its chapter and its link
 * @property {(event: "open") => void} advance takes the strip away, because another game is on the table
 */

/**
 * Lays the ladder; returns how one goes to a table of it.
 * @param {HTMLElement} strip @param {MagnusDerekElement} table @param {LadderPage} page
 */
export async function startLadder(strip, table, page) {
  const loading = loadCore();
  const here = await followOwnership(table, page.opened(), loading);
  const core = await loading;
  // Whose the game is now is known before the page keeps it.
  table.removeEventListener("md-change", page.onChange);
  table.addEventListener("md-change", page.onChange);
  page.follow(here.isOwn);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(LADDER_STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const line = /** @type {HTMLElement} */ (strip.querySelector(".words"));
  const [next, other, rest] = [
    document.createElement("button"),
    document.createElement("button"),
    document.createElement("div"),
  ];
  next.slot = "next";
  next.className = "ladder-next";
  [other.slot, rest.slot] = ["ending", "ending"];
  other.className = "ladder-other";
  rest.className = "ladder-rest";
  const nav = document.createElement("nav");
  nav.className = "ladder";
  nav.ariaLabel = words.plain("ladderLabel");
  const hints = addHintButton(table, showText);
  const back = document.createElement("button");
  for (const button of [next, other, back]) button.type = "button";
  back.textContent = words.plain("ladderBack");
  back.slot = "ending";
  back.onclick = goBack;

  /** The table of the game that was over when another one came; 0 if none was. */
  let over = 0;
  /** True while the table shows the end of somebody else's game. */
  let byOthers = false;
  /** The last game of somebody else that was looked at, by the link of its start. @type {{start: string, game: Ended} | null} */
  let sent = null;
  /** The link of the game that was opened last, before its first move. */
  let untouched = "";
  /** Saved entry of the game that the player left in progress. */
  let left = readEntry(LEFT);

  /** The facts of the game on the table; null where nobody or everybody is a person. */
  function personal() {
    const { facts } = table;
    if (!facts || facts.magnus.human === facts.derek.human) return null;
    const { magnus, lastVisit } = facts;
    /** @type {Seat} */
    const seat = magnus.human ? "magnus" : "derek";
    const counts = magnus.human || magnus.promise !== null;
    return { seat, rounds: lastVisit, counts, byChance: magnus.seeded };
  }

  /** Says whether the game begins with a position set up by hand: its start alone has a link of the second kind. */
  const isSetUp = () => linkOf(table, { moves: false }).startsWith("2.");

  /** Says the idea of the table in the strip, or the help that was asked for. */
  function showText() {
    const { state } = table;
    const game = personal();
    if (!state || !game || page.strip() !== "ladder") return;
    const { n } = state;
    // The idea of a table is about its whole game, and says nothing of a position set up by hand.
    const said = isSetUp() ? words.say("ladderSetUp", { n }) : isRung(n) && (hints.helpText() ?? idea(game, n, state));
    if (!said) return;
    renderInstead(renderMarks(said), line);
  }

  /**
   * @param {NonNullable<ReturnType<typeof personal>>} game
   * @param {import("../../../text/say/site/ladder.js").RungSize} n @param {import("../../../table/element-types").State} state
   */
  function idea({ seat, byChance }, n, { round, turn }) {
    if (seat === "magnus") return magnusIdea(words, round);
    const rung = here.rung();
    if (!rung) return "";
    const led = here.led();
    const duel = duelHere();
    // The longest game of all cannot be beaten.
    const isDuel = duel !== null && duel.rounds < (led?.most ?? Number.POSITIVE_INFINITY);
    return ideaText(words, n, {
      goal: isDuel ? { ...rung.goal, rounds: duel.rounds + 1 } : rung.goal,
      isDuel,
      byChance,
      played: led?.way.length === round ? round : 0,
      isOver: turn === "over",
    });
  }

  function show() {
    const { state } = table;
    if (!state) return;
    const { n, turn } = state;
    const game = personal();
    const isEnd = turn === "over" && game !== null && !table.readonly;
    const own = isSetUp();
    if (page.strip() === "ladder" && !(game && (own || isRung(n)))) page.advance("open");
    const helps = page.strip() === "ladder" && game?.seat === "derek" && !own;
    hints.follow(helps && turn === "derek" ? linkOf(table) : "", helps);
    // The hints take their own marks off the table before.
    const isSent = isEnd && page.strip() !== "minute" && here.isSent();
    if (isSent !== byOthers) table.overlay = isSent ? { byOthers: true } : null;
    byOthers = isSent;
    showText();
    if (!isEnd) for (const one of [next, other, rest]) one.remove();
    // A position set up by hand is none of the ladder's tables.
    drawRungs(nav, core, own ? 0 : n, toRung);
    if (page.strip() === "none") {
      nav.remove();
      table.removeAttribute("controls");
    } else strip.append(hints.button, nav);
    nav.hidden = page.strip() === "minute" && !(isEnd && n === RUNGS[0]);
    over = turn === "over" ? n : 0;
    if (isEnd) showEnd(game);
    placeBack(isEnd);
  }

  /** The way back to the game that was left stands beside the ways on from an end, and else below the table. @param {boolean} isEnd */
  function placeBack(isEnd) {
    if (!left.at(-1) || page.strip() === "minute") {
      back.remove();
      return;
    }
    back.className = isEnd ? "ladder-other" : "left-game";
    if (isEnd) other.after(back);
    else document.querySelector(".about-head")?.append(back);
  }

  /** @param {string} game "" once one has gone back to it */
  function putAside(game) {
    left = game.split(" ");
    writeItem(LEFT, game);
  }

  /** Goes back to the game that was left: the first minute goes on with its own, and any other is opened by its link. */
  function goBack() {
    const [link = "", ...begun] = left.toReversed();
    putAside("");
    back.remove();
    if (begun.length > 0) page.goBack([...begun, link]);
    else location.hash = link;
    scrollTo(0, 0);
    table.focus({ preventScroll: true });
  }

  /** @param {NonNullable<ReturnType<typeof personal>>} game */
  function showEnd({ seat, rounds, counts }) {
    const { n, visited } = /** @type {import("../../../table/element-types").State} */ (table.state);
    const game = { visited: visited.length, rounds };
    const judged = (/** @type {Ended} */ one, /** @type {Ended} */ other = one) => judge(core, n, seat, one, other);
    const best = counts && here.isOwn() ? saveBest(core, n, seat, game) : bestOn(n, seat);
    const isComplete = seat === "derek" && hasAllStars(core);
    const after = isComplete ? null : rungAfter(n);
    const way = byOthers ? { name: words.plain("ladderSame"), press: playSame } : page.ending();
    render(way?.name ?? nextText(words, after), next);
    next.onclick = way?.press ?? (() => (after ? go(after, seat) : lessons()));
    render(words.plain(seat === "derek" ? "ladderBeMagnus" : "ladderBeDerek"), other);
    other.onclick = () => go(n, seat === "derek" ? "magnus" : "derek");
    const star = best !== null && judged(best).hasStar;
    const goal = (seat === "derek" && !star && here.rung()?.goal) || null;
    const isThis = here.isOwn() && best?.visited === game.visited && best.rounds === game.rounds;
    if (byOthers) sent = { start: linkOf(table, { moves: false }), game };
    const duel = duelHere();
    // One line below the verdict: of what can be said of the game, what is rarest.
    const said = byOthers
      ? sentText(words, seat)
      : duel
        ? duelText(words, n, duel, judged(duel).byRounds, judged(game, duel).isBetter)
        : isComplete
          ? words.say("ladderAllStars")
          : best && bestText(words, n, best, isThis, judged(best).byRounds, goal);
    const mark = star && !byOthers && !duel ? html`<b class="star">★</b> ` : "";
    render(said ? html`<p>${mark}${renderMarks(said)}</p>` : "", rest);
    // Below all that is said of the game, away from where the directions lay.
    nav.slot = "below";
    if (page.strip() === "none") table.prepend(nav);
    drawRungs(nav, core, isSetUp() ? 0 : n, toRung);
    table.append(next, other, rest);
  }

  /** The ladder's next game on a table; null for one that it does not have. @param {number} n */
  const drawRung = (n) => core.rung(freshGame(n, "derek"), true);

  /** @param {number} n @param {Seat} seat */
  const go = (n, seat) => open((seat === "derek" && drawRung(n)?.link) || freshGame(n, seat));

  /** Begins the game of somebody else anew, as the ladder begins it. */
  const playSame = () => open(here.rung()?.link ?? linkOf(table, { moves: false }));

  /** The game of somebody else that the person plays anew; null if it is not this one. */
  const duelHere = () => (!byOthers && sent?.start === linkOf(table, { moves: false }) ? sent.game : null);

  /** @param {string} link */
  function open(link) {
    // Who presses twice opens two games, and the second one stands as the first.
    const isCalm = page.strip() === "minute" || (table.hasAttribute("controls") && linkOf(table) === untouched);
    const before = page.left();
    if (before.includes(" ") || (before && before === ownGame("").link)) putAside(before);
    begin();
    dispatchEvent(new Event("first-minute-over"));
    page.openRung(link);
    // The game before may have been scrolled to its end.
    scrollTo(0, 0);
    if (!isRung(table.state?.n ?? 0)) page.advance("open");
    page.saveTable(true);
    untouched = linkOf(table);
    // The game after the first minute has no more around it, and its table stays where it is; the rest comes with the next one.
    if (isCalm) table.setAttribute("controls", "minimal");
    else table.removeAttribute("controls");
    table.focus({ preventScroll: true });
  }

  const climb = (/** @type {number} */ n) => go(n, "derek");
  /** Keeps the seat of the person. @param {number} n */
  const toRung = (n) => go(n, personal()?.seat ?? "derek");
  const lessons = () => location.assign(hrefOf("learn"));

  function begin() {
    over = 0;
    hints.forget();
  }

  /** Plays a game that has just begun on to where the ladder begins it. */
  function playOn() {
    const { n, round, turn } = table.state ?? { n: 0, round: 0 };
    if (page.strip() !== "ladder" || round > 0 || turn !== "derek" || !personal()?.counts) return;
    const rung = here.rung();
    const next = rung?.isFair ? rung : rung && drawRung(n);
    if (!next || (next === rung && rung.way.length === 0)) return;
    table.setState(next.link);
    // Nobody has moved in it yet, but it is in the address now, and a reload must know whose it is.
    page.saveTable(true);
  }

  /** Begins a game that is played again as the ladder begins it. @param {Event} event */
  function onNewGame(event) {
    const { change, userInitiated } = /** @type {CustomEvent} */ (event).detail;
    const { n, round } = table.state ?? { n: 0, round: 0 };
    if (change !== "game") return;
    if (!userInitiated || round > 0) return;
    const isAgain = over === n;
    begin();
    if (isAgain) playOn();
  }

  /** Greets a guest who has done nothing yet. */
  async function greetUntouched() {
    if (!page.isGuest()) return;
    const { greetGuest } = await import("../guest.js");
    // The guest may have moved meanwhile, or have gone on to a game of the ladder.
    if (page.isGuest()) greetGuest(strip, table, page.goBack);
  }

  table.addEventListener("md-change", onNewGame);
  table.addEventListener("md-landed", show);
  // A player who went back to the start of a ladder game stays there.
  if (!stripOf(linkOf(table))) playOn();
  show();
  greetUntouched().catch(() => {});
  return climb;
}
