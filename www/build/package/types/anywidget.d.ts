/** The part of anywidget's model that the widget uses. */
export interface Model {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
  save_changes(): void;
}

/**
 * Traits: the attributes `n`, `magnus`, `derek`, `seed`, `state`, `round`, `layers`, `controls`, `theme`, `href`,
 * `readonly`, `evaluate`, `previews`, `lang`, `lesson` and `puzzle`, of which `state` follows the game, `lesson` and `puzzle` the
 * task that is on the table, and `n` the number of its positions; `events`, a list of what has happened since the last message; and
 * `height`, pixels or a CSS length.
 */
declare const widget: {
  /** Puts a table into `el`; the returned function removes it. */
  render(context: { model: Model; el: HTMLElement }): () => void;
};
export default widget;
