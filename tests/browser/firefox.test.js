// @ts-check
import { testIn } from "./engines.js";

testIn("Firefox");
