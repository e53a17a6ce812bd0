// @ts-check
/** The built site in target/site, for tests that look at its files. */

import { existsSync, readdirSync, statSync } from "node:fs";

export const FOLDER = new URL("../../target/site/", import.meta.url);
const WWW = new URL("../../www/", import.meta.url);

/** What the build itself writes into www. */
const WRITTEN = /^kit\/formulas\.woff2$|core-[\w-]+\.(d\.ts|js)$|known\.js$/;

/** Finds a file of www that is newer than a built one. @param {URL} built */
function newerThan(built) {
  const since = statSync(built).mtimeMs;
  const rooms = readdirSync(WWW).filter((name) => !["node_modules", "pkg"].includes(name) && !name.includes("."));
  return rooms
    .flatMap((room) =>
      readdirSync(new URL(room, WWW), { recursive: true, encoding: "utf8" }).map((name) => `${room}/${name}`),
    )
    .find((name) => {
      if (WRITTEN.test(name)) return false;
      const file = statSync(new URL(name, WWW));
      return file.isFile() && file.mtimeMs > since;
    });
}

/** The reason for which the built site is not looked at: its faults would be those of another state of www. BUILT=1 says that it is new. */
function reasonToLeaveOut() {
  const built = new URL("index.html", FOLDER);
  if (!existsSync(built)) return "there is no built site: ./build.sh site";
  const newer = process.env.BUILT !== "1" && newerThan(built);
  return newer && `target/site is older than www/${newer}: ./build.sh site builds it anew`;
}

export const leftOut = reasonToLeaveOut();
