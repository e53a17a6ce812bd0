// @ts-check
/** What happens at a table: acts on the game, shows it, announces it, and tells the element what to say to the world. */

import { whyNotLoaded } from "../kit/load-error.js";
import { plainText } from "../words/names.js";
import { Content } from "./content.js";
import { onCoreLost } from "./core.js";
import { ExactValues } from "./exact-values.js";
import { LastKnown } from "./last-known.js";
import { Looks } from "./looks.js";
import { PageOverlay } from "./page-overlay.js";
import { Person } from "./person.js";
import { Playback } from "./playback.js";
import { Refusals } from "./refusals.js";
import { saveAs } from "./save-as.js";

/** @import { Change, ExportOptions, Language, Model, NewGame, Opening, OverlaySource, Player, Refusal, Settings } from "./types" */
/** @import { Match } from "./match.js" */
/** Says whether the page leaves what follows to the table. @typedef {(name: string, userInitiated: boolean, more?: Partial<Told>) => boolean} Emit */
/** What events have beside the state. @typedef {{message: string, change: Change, lesson: string, step: string, done: boolean, failed: boolean, why: string | null}} Told */

/** Autoplay faster than this is not announced round by round. */
const SLOW_ENOUGH_TO_HEAR = 1;
/** How long a move may be seen, and which share of the time between two moves of autoplay. */
const MOVE_MS = 900;
const SHARE_OF_PACE = 0.9;

export class Control {
  match;
  content;
  /** The element. */
  host;
  #emit;
  #settings;
  #lost;
  #playback;
  /** What was refused since the last act, and not dismissed. */
  refusals = new Refusals((message, userInitiated) => {
    this.scheduleDrawing();
    this.content.showRefusals(userInitiated);
    this.#emit("md-error", userInitiated, { message });
  });
  #lastKnown;
  #core;
  #overlay;
  #person;
  /** Whether the table is on the page. */
  #here = false;
  #forgetCore = () => {};
  /** What the person looks at. */
  looks;
  values;
  /** The step of a lesson on this table, if there is one. @type {import("./lesson/lesson.js").Lesson | null} */
  lesson = null;
  #drawing = 0;
  /** Whether nothing more could be forced when last looked at. */
  #wasOver = false;

  /**
   * @param {Match} match @param {ShadowRoot} root @param {typeof import("../pkg/magnus_derek.js")} core
   * @param {() => Settings} settings @param {Emit} emit
   * @param {(known: {link: string, round: number}, reason: unknown) => void} lost the core has trapped: nothing here can be used any more
   */
  constructor(match, root, core, settings, emit, lost) {
    this.match = match;
    this.host = /** @type {Element & {overlay: OverlaySource}} */ (root.host);
    this.#emit = emit;
    this.#settings = () => this.lesson?.settings(settings()) ?? settings();
    this.#lost = lost;
    this.#lastKnown = new LastKnown(match);
    this.#playback = new Playback(match, {
      advanced: (rounds, pace) => this.#advanced(rounds, pace),
      refuse: (sentence) => this.refuse(sentence, false),
      unreached: (sentence) => this.#unreached(sentence),
    });
    this.looks = new Looks(match, {
      changed: () => this.scheduleDrawing(),
      say: (sentence) => this.content.announce(sentence),
      layers: (userInitiated) => this.#emit("md-change", userInitiated, { change: "layers" }),
    });
    const source = () => this.#settings().overlay;
    this.#overlay = new PageOverlay(match, source, (message) => {
      this.host.overlay = null;
      this.refuse(message, false, { about: "overlay", advice: match.words.LABELS.withoutOverlay });
    });
    this.values = new ExactValues(match, core, settings, () => this.#overlay.now, {
      changed: () => this.scheduleDrawing(),
      say: (sentence, more) => (more ? this.content.announceMore(sentence) : this.content.announce(sentence)),
      solved: (want) => this.#solved(want),
      failed: (message) => {
        this.content.announce(message);
        this.#emit("md-error", false, { message });
      },
    });
    this.#person = new Person(this);
    this.#core = core;
    this.content = this.#newContent();
  }

  #newContent() {
    const root = /** @type {ShadowRoot} */ (this.host.shadowRoot);
    const { actions, pointer } = this.#person;
    return new Content(root, this.match.words, actions, pointer, this.#core, this.#playback.speed);
  }

  /** Says everything in another language from now on; the game and what is looked at stay. @param {Language} words */
  speak(words) {
    this.match.words = words;
    this.content.closeDialogs();
    this.content = this.#newContent();
    this.lesson?.speak();
    this.scheduleDrawing();
  }

  /**
   * Acts; a refusal is shown on the page and fired as md-error, and the game goes on untouched. See `Refusals.attempt`.
   * @param {() => void} act @param {boolean} userInitiated @param {Partial<Refusal>} [refusal] @returns {Error | null}
   */
  attempt(act, userInitiated, refusal) {
    // What shows by itself drops it, so that a large table is not drawn twice.
    this.scheduleDrawing();
    return this.refusals.attempt(act, userInitiated, refusal);
  }

  dismissRefusals() {
    this.refusals.list = [];
    this.show();
  }

  /** A change that makes one move, which is seen. @param {() => void} act @param {boolean} [userInitiated] */
  move(act, userInitiated = false) {
    act();
    this.#changed(userInitiated, "move", { milliseconds: MOVE_MS });
  }

  /** A change that only goes back or forth, or to another line. @param {() => void} act @param {boolean} [userInitiated] */
  travel(act, userInitiated = false) {
    this.stop();
    act();
    this.match.arrived();
    this.#changed(userInitiated, "travel");
  }

  /** @param {NewGame} choice @param {boolean} [userInitiated] */
  newGame(choice, userInitiated = false) {
    this.match.newGame(choice);
    this.stop();
    this.#changed(userInitiated, "game");
  }

  /** Opens the game of a link; one that cannot be opened as a whole is refused, and nothing changes. @param {string} link @param {string} [about] the attribute, if it is one @returns {Error | null} */
  open(link, about = "") {
    return this.attempt(
      () => {
        const wanted = this.match.open(link);
        this.stop();
        this.#changed(false, "game");
        this.fulfil(wanted);
      },
      false,
      { about, advice: this.match.words.LABELS.sameGame },
    );
  }

  /** Goes on to the round and shows the layers that a link still asks for; all of them if there are not so many. @param {Opening} wanted */
  fulfil({ round, layers }) {
    if (round !== null) this.#playback.race(round);
    const { length } = this.match.now.state.layerSizes;
    if (layers !== null && layers <= length) this.looks.showLayers(layers);
  }

  /** A round that a link or an attribute asked for turns out to be beyond the end: a link is not opened then. @param {string} sentence */
  #unreached(sentence) {
    const advice = this.match.back() ? this.match.words.LABELS.sameGame : "";
    this.#changed(false, advice ? "game" : "travel");
    this.refuse(sentence, false, { advice });
  }

  /** Goes to a round of the line, or lets the computers play on to it. @param {number} round */
  playTo(round) {
    if (!(Number.isInteger(round) && round > this.match.now.facts.lineLength)) {
      this.travel(() => this.match.game.goTo(round));
      return;
    }
    const rest = this.match.playTo(round);
    this.travel(() => {});
    if (rest !== null) this.#playback.race(rest);
  }

  /** @param {Player} player @param {string} id @param {boolean} [userInitiated] */
  setPlayer(player, id, userInitiated = false) {
    this.match.setPlayer(player, id);
    this.#changed(userInitiated, "players");
  }

  /** Plays on by itself, or says why it cannot. */
  play() {
    this.#playback.play();
    // Somebody who wants to go on wants the table solved, also after Cancel.
    this.values.retry();
  }

  /** Plays by itself if it does not, and the other way round. */
  togglePlay() {
    if (this.playing) this.pause();
    else if (this.match.now.facts.canStep || this.#playback.canWait) this.play();
    else if (this.canReplay) {
      this.travel(() => this.match.game.goTo(0), true);
      this.play();
    }
  }

  /** Whether playing begins anew: at the end of a record. */
  get canReplay() {
    const { isRecord, facts } = this.model();
    return isRecord && facts.lineLength > 0;
  }

  /** Whether it plays by itself, or will as soon as the table is solved. */
  get playing() {
    return this.#playback.playing || (this.#playback.waits && this.values.view?.stopped === "");
  }

  pause() {
    if (!this.playing) return;
    this.stop();
    this.#announce();
    this.scheduleDrawing();
  }

  /** @param {number} speed in rounds a second; 0 is as fast as it can */
  setSpeed(speed) {
    this.#playback.speed = speed;
  }

  /** Autoplay stops without a word. */
  stop() {
    this.#playback.stop();
  }

  /** The table is on the page, for the first time or again. */
  enter() {
    if (this.refusals.list.length > 0) this.content.showRefusals(false);
    this.#here = true;
    this.#forgetCore = onCoreLost((reason) => {
      this.leave();
      this.#lost(this.#lastKnown.game, reason);
    });
    this.show();
  }

  /** The table has left the page: nothing goes on, and nothing holds it. */
  leave() {
    this.#here = false;
    cancelAnimationFrame(this.#drawing);
    this.#drawing = 0;
    this.#forgetCore();
    this.content.closeDialogs();
    this.#playback.leave();
    this.values.drop();
  }

  /** After a frame of autoplay: one event and one drawing, however many rounds it had. @param {number} rounds @param {number} pace in milliseconds */
  #advanced(rounds, pace) {
    if (rounds > 0) this.#changed(false, "move", { milliseconds: pace * SHARE_OF_PACE });
    else {
      if (!this.playing) this.#announce();
      this.show();
    }
  }

  // ---- exact values ----

  /** The values are there: who waited moves, and what was going on goes on. @param {import("./wait.js").Want} want */
  #solved({ n, forPlayer }) {
    this.attempt(() => {
      const before = this.match.now.state.round;
      if (forPlayer) this.match.game.resume();
      this.match.changed();
      const change = this.match.now.state.round > before ? "move" : "solved";
      this.#changed(false, change, { before: this.match.words.solvedSentence(n), milliseconds: MOVE_MS });
      this.#playback.goOn();
    }, false);
  }

  /** Shows and fires a refusal that no call of a method can throw. @param {string} sentence @param {boolean} userInitiated @param {Partial<Refusal>} [refusal] */
  refuse(sentence, userInitiated, refusal) {
    const refuse = () => {
      throw new Error(sentence);
    };
    this.attempt(refuse, userInitiated, refusal);
  }

  share() {
    // What is shared is one position, also while the dialog is read.
    this.pause();
    const sharing = {
      address: this.#settings().address,
      link: () => this.link(),
      lesson: () => this.lesson?.found.name ?? null,
      round: () => this.match.now.state.round,
      exportAs: (/** @type {string} */ id, /** @type {ExportOptions} */ options) => this.exportAs(id, options),
    };
    this.content.showShare(sharing).catch((error) => {
      this.refuse(this.match.words.partMissing("share", whyNotLoaded(error)), true);
    });
  }

  showHelp() {
    this.content.showHelp().catch((error) => {
      this.refuse(this.match.words.partMissing("keys", whyNotLoaded(error)), true);
    });
  }

  /** The game as a file. @param {string} id of the format @param {ExportOptions} options */
  exportAs(id, options) {
    const { never } = this.content;
    const look = { layer: this.looks.now.layer, theme: this.content.theme(), address: this.#settings().address };
    return saveAs({ match: this.match, never, ...look }, id, options);
  }

  // ---- showing ----

  /** The game has changed: shows it and says so. @param {boolean} userInitiated @param {Change} change @param {{before?: string, milliseconds?: number}} [how] what is said first, and how long a move may be seen */
  #changed(userInitiated, change, { before = "", milliseconds = 0 } = {}) {
    this.match.changed();
    this.#lastKnown.note();
    this.looks.begin(change === "game" && this.match.now.state.round > 0);
    // Said before it is shown, so that what begins by being shown is said after it.
    if (!this.#playback.playing || this.#playback.speed === SLOW_ENOUGH_TO_HEAR) this.#announce(before);
    this.show(milliseconds);
    if (change === "move") this.#emit("md-move", userInitiated, { change });
    this.#emit("md-change", userInitiated, { change });
    const over = this.match.now.facts.end !== null;
    if (over && !this.#wasOver) this.#emit("md-end", userInitiated, { change });
    this.#wasOver = over;
  }

  /** @param {string} [before] */
  #announce(before = "") {
    const { state, facts } = this.match.now;
    const worth = this.match.evaluationInWords(this.#settings().evaluate);
    const sentence = this.#overlay.now?.sentence;
    const said =
      sentence === undefined ? this.match.words.announcement(state, facts, this.match.visited) : plainText(sentence);
    const judged = sentence === undefined && state.turn === "over" ? this.match.verdictInWords : "";
    const parts = [before, said, judged, worth];
    this.content.announce(parts.filter(Boolean).join(" "));
  }

  /** The page draws and says something else over the table. */
  overlayChanged() {
    this.#overlay.forget();
    this.scheduleDrawing();
  }

  scheduleDrawing() {
    if (this.#drawing || !this.#here) return;
    this.#drawing = requestAnimationFrame(() => this.show());
  }

  /** @param {number} [milliseconds] how long the move that led here may be seen */
  show(milliseconds) {
    cancelAnimationFrame(this.#drawing);
    this.#drawing = 0;
    if (!this.#here) return;
    const { readonly, evaluate } = this.#settings();
    this.values.follow();
    this.looks.prepare(readonly);
    const rated = this.match.evaluationView(evaluate);
    this.content.draw(this.match.view(this.looks.now, this.content.never, rated, this.#overlay.now), milliseconds);
    this.content.update(this.model());
    this.#playback.prepare();
  }

  /** @returns {Model} */
  model() {
    const settings = this.#settings();
    const { never } = this.content;
    const evaluation = this.match.evaluationView(settings.evaluate);
    const shown = {
      look: this.looks.now,
      playing: this.playing,
      refusals: this.refusals.list,
      solving: this.values.view,
    };
    return this.match.model({ ...shown, evaluation, never, settings, overlay: this.#overlay.now });
  }

  /** Puts a step of a lesson on this table, whose figure is the game already; null leaves the game without one. @param {import("./lesson/lesson.js").Lesson | null} lesson */
  teach(lesson) {
    this.lesson?.end();
    this.lesson = lesson;
    lesson?.begin();
    this.scheduleDrawing();
  }

  /** Fires an event of a lesson; says whether the page leaves what follows to the table. @type {Emit} */
  tell(name, userInitiated, more) {
    return this.#emit(name, userInitiated, more);
  }

  /** Whether a person may only look on. */
  get readonly() {
    return this.#settings().readonly;
  }

  /** The game as a link, with the layers that are shown. */
  link() {
    return this.match.game.link(this.looks.layers);
  }

  /** Acts on a key. @param {KeyboardEvent} event */
  key(event) {
    this.#person.key(event);
  }
}
