// @ts-check
/** Downloads: saves content as a file. In a frame that may not download nothing happens, without any error. */

/** @param {string} name of the file @param {Blob} content */
export function download(name, content) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read the file only in the task after the click.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/**
 * True if this page stands in a frame that may refuse downloads: a sandbox without allow-downloads, or a frame of
 * another origin or of none, whose sandbox is invisible from inside.
 */
export function mayRefuseDownloads() {
  /** @type {Window} */
  let view = window;
  while (view !== view.parent) {
    const frame = view.frameElement;
    if (!frame) return true;
    const sandbox = frame.getAttribute("sandbox");
    if (sandbox !== null && !/(^|\s)allow-downloads(\s|$)/i.test(sandbox)) return true;
    view = view.parent;
  }
  return false;
}
