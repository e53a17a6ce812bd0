/** Compression: writes gzip and brotli versions beside a file, for hosts that serve them. */

import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** Files worth compressing: pictures and archives are compressed already. */
const TEXT = /\.(html|js|css|svg|wasm|json|xml|webmanifest)$/;

/** @param {URL} folder */
export async function compress(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
  for (const file of files) {
    const content = await readFile(new URL(file, folder));
    await writeFile(new URL(`${file}.br`, folder), await promisify(brotliCompress)(content));
    await writeFile(new URL(`${file}.gz`, folder), await promisify(gzip)(content, { level: 9 }));
  }
}
