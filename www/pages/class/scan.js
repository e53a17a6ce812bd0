// @ts-check
/** QR codes from the camera and from pictures. The reader of codes is loaded when it is first asked for. */

/** In pixels: a code is found as well in a smaller picture, and sooner. */
const SIDES = [1000, 2000, 500];
/** Milliseconds from one picture of the camera to the next. */
const PAUSE = 120;

async function loadReader() {
  const { default: read } = await import("jsqr");
  return read;
}

/** The text of the code in a picture; null if there is none. @param {Blob} file */
export async function readPicture(file) {
  const [read, bitmap] = await Promise.all([loadReader(), createImageBitmap(file)]);
  for (const side of SIDES) {
    const text = codeIn(read, bitmap, bitmap.width, bitmap.height, side);
    if (text) return text;
  }
  return null;
}

/**
 * @param {Awaited<ReturnType<typeof loadReader>>} read @param {CanvasImageSource} source
 * @param {number} width @param {number} height @param {number} side the longer one of the picture that is looked at
 */
function codeIn(read, source, width, height, side) {
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context || canvas.width === 0 || canvas.height === 0) return null;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return read(data, canvas.width, canvas.height)?.data ?? null;
}

/** Why there is no picture of the camera. @param {unknown} reason @returns {"classCameraRefused" | "classCameraNone"} */
export const cameraRefusal = (reason) =>
  reason instanceof DOMException && reason.name === "NotAllowedError" ? "classCameraRefused" : "classCameraNone";

/**
 * Shows the camera and calls the listener for each code that it sees, once. Throws if there is no camera.
 * @param {HTMLVideoElement} video @param {(text: string) => void} listener
 * @returns {globalThis.Promise<() => void>} stops it
 */
export async function watchCamera(video, listener) {
  // Pages without https have no such devices.
  if (!navigator.mediaDevices) throw new DOMException("", "NotFoundError");
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: 1280 } });
  const stop = () => {
    clearTimeout(timer);
    isOver = true;
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  let isOver = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  try {
    const read = await loadReader();
    const seen = new Set();
    video.srcObject = stream;
    await video.play();
    const look = () => {
      if (isOver) return;
      const text = codeIn(read, video, video.videoWidth, video.videoHeight, 1000);
      if (text && !seen.has(text)) {
        seen.add(text);
        listener(text);
      }
      timer = setTimeout(look, PAUSE);
    };
    look();
    return stop;
  } catch (reason) {
    stop();
    throw reason;
  }
}
