// @ts-check
/** The sizes of writing in the table: those of the pages in kit/scale.css that it needs. A test makes sure of that. */

export const SIZES = { note: "0.875rem", body: "1rem", text: "1.125rem", lead: "1.25rem" };
