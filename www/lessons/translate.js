// @ts-check
/** Translation of a lesson: every text with a translation in the catalogue is replaced. */

/** Fields of a lesson, and of a step, that are one text, several texts, or texts by name. */
const OF_LESSON = ["title", "summary", "result", "source"];
const OF_STEP = ["title", "text", "ask", "hints", "wrong", "aha", "proof", "lecturer"];

/**
 * A copy of a lesson with other texts. The key of a text is its path: "title", "try/ask", "try/text/0",
 * "try/wrong/high", "end/options/2".
 * @template {{steps: any[]}} T
 * @param {T} lesson
 * @param {(key: string, text: string) => string} say the replacement
 * @returns {T}
 */
export function mapTexts(lesson, say) {
  /** @param {string} key @param {any} texts @returns {any} */
  const map = (key, texts) => {
    if (typeof texts === "string") return say(key, texts);
    if (Array.isArray(texts)) return texts.map((text, place) => say(`${key}/${place}`, text));
    return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, say(`${key}/${name}`, text)]));
  };
  /** @param {any} of @param {string[]} fields @param {string} before */
  const copy = (of, fields, before) => {
    const told = fields.filter((field) => of[field] !== undefined);
    return { ...of, ...Object.fromEntries(told.map((field) => [field, map(before + field, of[field])])) };
  };
  const steps = lesson.steps.map((step) => {
    const said = copy(step, OF_STEP, `${step.id}/`);
    const { options } = step.task ?? {};
    if (!options) return said;
    const named = options.map((/** @type {{label: string}} */ option, /** @type {number} */ place) => ({
      ...option,
      label: say(`${step.id}/options/${place}`, option.label),
    }));
    return { ...said, task: { ...step.task, options: named } };
  });
  return { ...copy(lesson, OF_LESSON, ""), steps };
}

/** The texts of a lesson, in their order. @param {{steps: any[]}} lesson @returns {Set<string>} */
export function textsOf(lesson) {
  /** @type {Set<string>} */
  const texts = new Set();
  mapTexts(lesson, (_, text) => {
    texts.add(text);
    return text;
  });
  return texts;
}

/**
 * A lesson in another language, and the keys of the texts without a translation, which are still English and have
 * to be shown with lang="en".
 * @template {{steps: any[]}} T
 * @param {T} lesson
 * @param {Record<string, string>} catalogue the translations by the English
 * @returns {T & {english: string[]}}
 */
export function translatedLesson(lesson, catalogue) {
  /** @type {string[]} */
  const english = [];
  const said = mapTexts(lesson, (key, text) => {
    if (Object.hasOwn(catalogue, text)) return String(catalogue[text]);
    english.push(key);
    return text;
  });
  return { ...said, english };
}
