// @ts-check
/** Model as of the last landing: until the token has landed, the panels must not tell more than the picture shows. */

/** @import { Model } from "../../types" */

export class Landed {
  #show;
  /** The model of the token on its way. @type {Model | null} */
  #waiting = null;
  /** Callbacks after the landing. @type {(() => void)[]} */
  #after = [];

  /** @param {(model: Model) => void} show */
  constructor(show) {
    this.#show = show;
  }

  /** Shows a model at once, or when the token has landed. @param {Model} model @param {boolean} walks */
  follow(model, walks) {
    this.#waiting = walks ? model : null;
    if (walks) return;
    this.#show(model);
    this.#settle();
  }

  /** Acts once the panels show where the token is: at once if it is not on its way. @param {() => void} act */
  after(act) {
    this.#after.push(act);
    if (!this.#waiting) this.#settle();
  }

  #settle() {
    for (const act of this.#after.splice(0)) act();
  }

  /** Shows what has waited for the landing. */
  land() {
    const model = this.#waiting;
    this.#waiting = null;
    if (model) this.#show(model);
    this.#settle();
  }
}
