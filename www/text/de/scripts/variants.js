// @ts-check
/** Die Wörter der Seite „Für alle eine eigene Aufgabe“. */

import { speakOnPage } from "../../page-speaker.js";
import { speaker } from "../all.js";
import variants from "../site/variants.js";

speaker.learn(variants);
speakOnPage(speaker);
