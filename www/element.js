// @ts-check
/** The address of the tag: `<script type="module" src="element.js">`. */

export * from "./table/element.js";
