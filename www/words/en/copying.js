// @ts-check
/** What pages say whose examples can be copied. */

export const copy = String("Copy");
/** The name of the field from which an example is copied. */
export const example = String("The example");
