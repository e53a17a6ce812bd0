// @ts-check
/** A notebook's use of a widget module, for the preview: a model that exists only here, and render. */

import { escapeAttribute } from "../../../kit/escape.js";

/**
 * Part of a page with the widget.
 * @param {string} widget the address of the module
 * @param {Record<string, unknown>} values the traits
 */
export function widgetHost(widget, values) {
  const data = escapeAttribute(JSON.stringify({ widget, values }));
  return `<div class="widget" data-widget="${data}"></div>
<script type="module" nonce="preview">
  const el = document.querySelector(".widget");
  const { widget, values } = JSON.parse(el.dataset.widget);
  const model = {
    get: (name) => values[name],
    set: (name, value) => { values[name] = value; },
    save_changes() {},
    on() {},
    off() {},
  };
  const { default: module } = await import(new URL(widget, document.baseURI));
  module.render({ model, el });
</script>`;
}
