// @ts-check
/** The dialogs of a table, each loaded when it is opened for the first time. */

import { elementOf } from "../../kit/lit.js";

/** @import { Sharing, Speaker } from "../types" */

export class Dialogs {
  #root;
  #words;
  /** @type {HTMLDialogElement | undefined} */
  #help;
  /** @type {import("./dialog.js").ShareDialog | undefined} */
  #share;

  /** @param {ShadowRoot} root @param {Speaker} words */
  constructor(root, words) {
    this.#root = root;
    this.#words = words;
  }

  /** Shows the list of keys. */
  async showHelp() {
    const { helpDialog, showInSight } = await import("../panel/game/help.js");
    if (!this.#help) {
      this.#help ??= /** @type {HTMLDialogElement} */ (elementOf(helpDialog(this.#words)));
      this.#root.append(this.#help);
    }
    if (!this.#root.host.isConnected || this.#help.open) return;
    showInSight(this.#help);
    // The first control has the focus now; it stands below the list, and the page has scrolled to it.
    this.#help.querySelector("h2")?.focus();
  }

  /** Shows the dialog for links, pictures and files. @param {Sharing} sharing */
  async showShare(sharing) {
    if (!this.#share) {
      const { shareDialog } = await import("./dialog.js");
      this.#share ??= shareDialog(this.#words, sharing);
      this.#root.append(this.#share.node);
    }
    // The table may have left the page while the dialog was loading.
    if (this.#root.host.isConnected) this.#share.open();
  }

  /** Closes what is open: a table taken off the page and put back would show its dialog as part of the content. */
  close() {
    for (const dialog of this.#root.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (dialog).close();
  }
}
