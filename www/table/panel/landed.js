// @ts-check
/** The model of the last token that has landed: until then the panels would tell what the picture does not show yet. */

/** @import { Model } from "../types" */

export class Landed {
  #show;
  /** The model of the token on its way. @type {Model | null} */
  #waiting = null;

  /** @param {(model: Model) => void} show */
  constructor(show) {
    this.#show = show;
  }

  /** Shows a model at once, or when the token has landed. @param {Model} model @param {boolean} walks */
  follow(model, walks) {
    this.#waiting = walks ? model : null;
    if (!walks) this.#show(model);
  }

  /** Shows what has waited for the landing. */
  land() {
    const model = this.#waiting;
    this.#waiting = null;
    if (model) this.#show(model);
  }
}
