// @ts-check
/** The page that leads to the companion games. */

import { themeButton } from "../../kit/theme.js";

themeButton();

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
