// @ts-check
/**
 * The reader's language for the pages: the one in the address (?lang=de), else the one chosen here before, else the
 * first of the browser's that exists. Only English pages redirect: a page in another language was chosen by its
 * address. A classic script that runs before anything is drawn, so that no page is drawn in vain.
 */

(() => {
  const KEY = "magnus-derek-language";
  const here = document.documentElement.lang;
  /** @type {Map<string, string>} */
  const pages = new Map();
  for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[hreflang]"))) {
    pages.set(link.hreflang, link.href);
  }

  /** @param {string} language */
  function remember(language) {
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // No storage: it is asked for the next time too.
    }
  }

  function remembered() {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  }

  const nameOf = (/** @type {string} */ tag) => tag.toLowerCase().split("-")[0] ?? "";
  const asked = nameOf(new URLSearchParams(location.search).get("lang") ?? "");
  if (pages.has(asked)) remember(asked);
  const language =
    here === "en" ? (remembered() ?? navigator.languages.map(nameOf).find((name) => pages.has(name))) : here;
  const wanted = pages.get(pages.has(asked) ? asked : (language ?? here));
  // A page in a frame of somebody else's is what it was put there for.
  if (wanted && wanted !== pages.get(here) && (pages.has(asked) || window === top)) {
    const search = new URLSearchParams(location.search);
    search.delete("lang");
    location.replace(`${wanted}${search.size > 0 ? `?${search}` : ""}${location.hash}`);
  }

  // The same page, with what is on it; and it is a choice.
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link?.matches("header .language")) return;
    remember(link.hreflang);
    link.hash = location.hash;
  });
})();
