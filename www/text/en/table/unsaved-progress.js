// @ts-check
/** Messages about progress that is not kept, on lesson pages and at their tables: the reason, and a remedy. */

export default /** @type {const} */ ({
  notKeptNowhere: "This is not kept, because this browser keeps nothing here: it lasts as long as the page is open.",
  notKeptFull:
    "This is not kept, because this browser’s storage for this site is full: it lasts as long as the page is open. “Save as a file” on the page Learn saves it.",
  notKeptUnreadable:
    "This is not kept, because the saved progress on this device cannot be read and will not be overwritten: it lasts as long as the page is open. “Save as a file” on the page Learn saves it; “Forget all” begins again from nothing.",
  notKeptLong:
    "This is not kept: all of it would be {length} characters long, and at most {limit} are kept. The progress kept before stays.",
});
