// @ts-check
/** Ends of addresses that survive mails and chats. */

const SIGN_AT_END = /[^a-z0-9#]$/i;

/**
 * The same address with a letter or a digit at its end: programs that make links of a text take a sign there for the end of
 * the sentence, and leave it out.
 * @param {string} hash
 */
export const withSafeEnd = (hash) =>
  hash.replace(SIGN_AT_END, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
