// @ts-check
/** For the address of a lesson that has been joined to others: goes to where the step in the address is now. */

{
  const named = location.hash && document.querySelector(`a#${CSS.escape(location.hash.slice(1))}`);
  const link = /** @type {HTMLAnchorElement | null} */ (named || document.querySelector("main a"));
  if (link) location.replace(link.href);
}
