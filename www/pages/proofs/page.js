// @ts-check
/** The pages about checked proofs, which need no script: light or dark by a button, and offline. */

import { themeButton } from "../../kit/theme.js";

themeButton();

if (document.querySelector(".map")) import("./map.js").catch(() => {});

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
