// @ts-check
/** Workers of the package: their script is text in the bundle, because browsers start no worker from a file of another site. */

import { provideCore } from "../../core.js";
import { provideWorkers } from "../../workers.js";

/** Put in by the build: the script of the solver. @type {string} */
// @ts-expect-error No file of the page declares it.
const SCRIPT = SOLVER_SCRIPT;

// Named here, because such a worker lies beside nothing. A classic script says later where the core is.
if (import.meta.url) provideCore(new URL("magnus_derek_bg.wasm", import.meta.url));

provideWorkers((name) => {
  if (name !== "solver") throw new Error(`the package has no ${name}`);
  return new Worker(URL.createObjectURL(new Blob([SCRIPT], { type: "text/javascript" })), { name });
});
