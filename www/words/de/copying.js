// @ts-check
/** Was Seiten sagen, deren Beispiele sich kopieren lassen. */

export const copy = String("Kopieren");
export const example = String("Das Beispiel");
export const copying = {
  copied: "Kopiert",
  copyRefused: "Kopieren ist hier nicht erlaubt. Der Text ist markiert: Kopieren Sie ihn von Hand.",
};
