// @ts-check
/**
 * The run-time of SCORM: the object with which a learning platform lets a page report to it. It is a property of a window around
 * this page, or of the one that opened it, or of a window around that.
 */

/** @typedef {"1.2" | "2004"} Version */
/** @typedef {Record<string, (...args: string[]) => unknown>} Api */

/** The names in each version. */
const NAMES = {
  1.2: {
    api: "API",
    initialize: "LMSInitialize",
    finish: "LMSFinish",
    get: "LMSGetValue",
    set: "LMSSetValue",
    commit: "LMSCommit",
    error: "LMSGetLastError",
    explain: "LMSGetErrorString",
  },
  2004: {
    api: "API_1484_11",
    initialize: "Initialize",
    finish: "Terminate",
    get: "GetValue",
    set: "SetValue",
    commit: "Commit",
    error: "GetLastError",
    explain: "GetErrorString",
  },
};
/** The most windows around a page in which the run-time is looked for, as the standard has it. */
const MOST_WINDOWS = 500;

/** The object of the run-time; null if there is none. @param {Window} page @param {Version} version @returns {Api | null} */
export function findRuntime(page, version) {
  const { api } = NAMES[version];
  return apiAround(page, api) ?? apiAround(openerOf(page.top ?? page) ?? openerOf(page), api);
}

/** @param {Window | null} from @param {string} name @returns {Api | null} */
function apiAround(from, name) {
  let page = from;
  for (let count = 0; page && count < MOST_WINDOWS; count++) {
    try {
      const found = /** @type {any} */ (page)[name];
      if (found) return found;
    } catch {
      // A page of another site. One of ours may be around it.
    }
    if (page.parent === page) return null;
    page = page.parent;
  }
  return null;
}

/** @param {Window} page @returns {Window | null} */
function openerOf(page) {
  try {
    return page.opener;
  } catch {
    return null;
  }
}

/**
 * A conversation with the run-time. Each method gives "" or the reason of the platform, in its words.
 * @param {Api} api @param {Version} version
 */
export function openSession(api, version) {
  const names = NAMES[version];
  /** @param {string} name @param {string[]} args */
  const call = (name, ...args) => api[name]?.(...args);
  /** @param {string} name @param {string[]} args @returns {string} */
  const attempt = (name, ...args) => {
    try {
      if (String(call(name, ...args)) === "true") return "";
      return String(call(names.explain, String(call(names.error))) ?? "") || "?";
    } catch (reason) {
      return reason instanceof Error ? reason.message : String(reason);
    }
  };
  return {
    begin: () => attempt(names.initialize, ""),
    /** @param {string} element @returns {string} "" if it cannot be had */
    get(element) {
      try {
        return String(call(names.get, element) ?? "");
      } catch {
        return "";
      }
    },
    /** Sets all elements, and has the platform keep them. @param {[element: string, value: string][]} elements */
    report(elements) {
      const refused = elements.map(([element, value]) => attempt(names.set, element, value)).find(Boolean);
      return attempt(names.commit, "") || (refused ?? "");
    },
    end: () => attempt(names.finish, ""),
  };
}
