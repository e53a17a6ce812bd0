// @ts-check
/** The package as a zip, made in the browser of what the site has beside its pages. It loads when somebody asks for a package. */

import { zipSync } from "fflate";
import { addressOf } from "./addresses.js";
import { packageFiles, SHARED } from "./package.js";

/** @import { Contents } from "./contents.js" */
/** @import { PageOptions, SharedFiles } from "./package.js" */

/** @param {Contents} contents @param {PageOptions} options @param {(file: string) => string} refusal the sentence about a missing file */
export async function zipOf(contents, options, refusal) {
  const shared = await Promise.all(
    SHARED.map(async (file) => {
      const response = await fetch(addressOf(file)).catch(() => null);
      if (!response?.ok) throw new Error(refusal(file));
      return [file, new Uint8Array(await response.arrayBuffer())];
    }),
  );
  const files = await packageFiles(contents, options, /** @type {SharedFiles} */ (Object.fromEntries(shared)));
  // A fixed time: the same choices make the same file.
  return new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (zipSync(files, { mtime: "1980-01-01" }))], {
    type: "application/zip",
  });
}
