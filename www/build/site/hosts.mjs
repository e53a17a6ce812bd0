/** Special files for static hosts, beside the pages. */

import { speakerIn } from "../../text/languages.js";
import { fileIn, htmlIn, LANGUAGES } from "../languages.mjs";
import { addressOn } from "../template.mjs";

/**
 * The file _headers for hosts that read it: names with a hash are kept for ever, and other sites may load the tag, and
 * frame our pages, also where they are isolated (COEP): then a frame and its workers have to be isolated too.
 * No two rules set the same header for a file, because some hosts would join the values. Only parts/ has a cache
 * lifetime; such hosts make browsers revalidate everything else.
 * @param {string | null} siteUrl
 */
export function headers(siteUrl) {
  const folder = siteUrl ? new URL(siteUrl).pathname : "/";
  return `${folder}*
  Access-Control-Allow-Origin: *
  Cross-Origin-Resource-Policy: cross-origin
  Cross-Origin-Embedder-Policy: require-corp
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
${folder}parts/*
  Cache-Control: public, max-age=31536000, immutable
`;
}

/** The inline style of pages that are shown at any address and cannot know the path to a style sheet. */
const PLAIN = `body { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; background: light-dark(#fbfaf6, #12161f); \
color: light-dark(#1c2333, #ece8dd); font: 1rem / 1.5 system-ui, sans-serif; } h1 { font: 700 2rem / 1.2 Georgia, serif; } a { color: inherit; }`;

/** @param {{html: string, title: string, heading: string, body: string, base?: string}} page html: the attributes of the root */
const plainPage = ({ html, title, heading, body, base }) => `<!doctype html>
<html ${html}>
<head>
<meta charset="utf-8">${base ? `\n<base href="${base}">` : ""}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – The Magnus–Derek table</title>
<meta name="color-scheme" content="light dark">
<style>${PLAIN}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${body}
</main>
</body>
</html>
`;

/**
 * The host's page for unknown addresses. It is shown at any depth, so a relative address would be wrong there.
 * @param {string | null} siteUrl
 */
export function notFoundPage(siteUrl) {
  const link = (/** @type {string} */ file, /** @type {string} */ name) => `<a href="${siteUrl}${file}">${name}</a>`;
  const links = `<p>${link("", "Play")} · ${link("learn.html", "Learn")} · ${link("reference.html", "Reference")}</p>`;
  return plainPage({
    html: 'lang="en"',
    title: "Not found",
    heading: "There is no such page",
    body: `<p>The address leads nowhere on this site. A game stands behind the # of an address: if you were sent one, check that no part of it is missing.</p>
${siteUrl ? links : ""}`,
  });
}

/**
 * The service worker's page in place of one that is not kept, in every language. The worker gives it the base.
 * @returns {Promise<[file: string, html: string][]>}
 */
export function offlinePages() {
  return Promise.all(
    ["en", ...LANGUAGES].map(async (language) => {
      const words = await speakerIn(language);
      words.learn(
        (await import(/* @vite-ignore */ new URL(`../../text/${language}/site/offline-page.js`, import.meta.url).href))
          .default,
      );
      const title = words.plain("offlineTitle");
      const file = (/** @type {string} */ english) => fileIn(language, english);
      const kept = { play: file("index.html"), learn: file("learn.html"), lab: file("lab.html") };
      const body = `<p>${words.plain("offlineNotKept")}</p>\n<p>${words.plain("offlineKept", kept)}</p>`;
      const base = language === "en" ? "./" : "../";
      return [
        fileIn(language, "offline.html"),
        plainPage({ html: await htmlIn(language), title, heading: title, body, base }),
      ];
    }),
  );
}

/** @param {string} siteUrl @param {string[]} files of pages */
export function sitemap(siteUrl, files) {
  const pages = files.filter((file) => file !== "embed.html").map((file) => addressOn(siteUrl, file));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((address) => `<url><loc>${address}</loc></url>`).join("\n")}
</urlset>
`;
}
