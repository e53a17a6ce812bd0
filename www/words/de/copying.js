// @ts-check
/** Was Seiten sagen, deren Beispiele sich kopieren lassen. */

export const copy = String("Kopieren");
export const example = String("Das Beispiel");
