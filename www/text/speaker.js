// @ts-check
/** Messages with values filled in: all the code that a language's texts need. */

import { plainText, referenceText } from "./names.js";

/** @import { Basics, Message, MessageValue, Speaker } from "./types" */

const VALUE = /\{(\w+)\}/g;

/**
 * @param {Basics} basics
 * @param {...{readonly [key: string]: Message}} parts all messages of the language, or those needed from the start
 * @returns {Speaker}
 */
export function speakerOf({ tag, dir, thousands, comma, and }, ...parts) {
  /** @type {{[key: string]: Message}} */
  const messages = Object.assign({}, ...parts);
  /** @type {Intl.PluralRules | undefined} */
  let rules;

  // Not `Intl.NumberFormat`: making one takes 25 to 35 ms, a tenth of the time that the first drawing may take.
  const number = (/** @type {number | bigint | string} */ value) =>
    String(value)
      .replace(/^-/, "−")
      .replace(/\B(?=(\d{3})+$)/g, thousands);

  /** @param {MessageValue | undefined} value */
  function format(value) {
    if (typeof value === "object") return referenceText(value, number);
    return typeof value === "string" ? value : number(value ?? "");
  }

  /** @param {string} key @param {{[name: string]: MessageValue}} [values] */
  function say(key, values = {}) {
    const message = messages[key] ?? key;
    const text = typeof message === "string" ? message : pluralForm(message, Number(values.count));
    return text.replaceAll(VALUE, (_, name) => format(values[name]));
  }

  /** @param {Exclude<Message, string>} message @param {number} count */
  function pluralForm(message, count) {
    rules ??= new Intl.PluralRules(tag);
    return message[rules.select(count)] ?? message.other;
  }

  return {
    language: tag,
    dir,
    say,
    plain: (/** @type {string} */ key, /** @type {{[name: string]: MessageValue} | undefined} */ values = undefined) =>
      plainText(say(key, values)),
    number,
    list(items) {
      const texts = items.map(format);
      const last = texts.pop() ?? "";
      return texts.length > 0 ? texts.join(comma) + and + last : last;
    },
    knows: (key) => Object.hasOwn(messages, key),
    learn: (part) => void Object.assign(messages, part),
  };
}
