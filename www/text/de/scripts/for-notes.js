// @ts-check
/** Die Wörter der Seite, die einen Tisch in ein Skript bringt. */

import { speakOnPage } from "../../page-speaker.js";
import { speaker } from "../all.js";
import notes from "../site/notes.js";

speaker.learn(notes);
speakOnPage(speaker);
