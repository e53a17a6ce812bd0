// @ts-check
/**
 * What the table would fetch is text in the package: the core and the script of the solver. So nothing has to lie beside a script,
 * which may have any address or none: a bundler moves it, a notebook makes a `blob:` of it, and browsers start no worker from a file
 * of another site.
 */

import { trusted } from "../../kit/trusted.js";
import { provideWasm } from "../../kit/wasm.js";
import { provideWorkers } from "../../kit/worker.js";

/** Put in by the build. @type {string} */
// @ts-expect-error No file of the page declares it.
const SCRIPT = SOLVER_SCRIPT;

provideWasm("magnus_derek", async () => (await import("./packed-core.js")).core());

provideWorkers((name) => {
  if (name !== "solver") throw new Error(`the package has no ${name}`);
  const address = URL.createObjectURL(new Blob([SCRIPT], { type: "text/javascript" }));
  return new Worker(trusted().createScriptURL(address), { name });
});
