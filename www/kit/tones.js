// @ts-check
/** Short tones, one at a time. */

/** The length of a tone and the time from one to the next of a pair, in seconds. */
const [LENGTH, NEXT] = [0.16, 0.21];
/** How long a tone takes to begin and to end, so that it does not click. */
const EDGE = 0.02;
const LOUDNESS = 0.15;

/**
 * @typedef {object} Tone
 * @property {number} frequency in hertz
 * @property {boolean} [isRough]
 * @property {boolean} [isTwice]
 */

/** Makes tones; null where the device has none. @returns {((tone: Tone) => void) | null} */
export function createTones() {
  const context = newContext();
  if (!context) return null;
  /** The way of the last tone to the loudspeaker. @type {GainNode | undefined} */
  let last;

  return ({ frequency, isRough, isTwice }) => {
    last?.disconnect();
    const way = new GainNode(context, { gain: 0 });
    way.connect(context.destination);
    last = way;
    const begin = context.currentTime + 0.01;
    const beginnings = isTwice ? [begin, begin + NEXT] : [begin];
    for (const at of beginnings) {
      way.gain.setValueAtTime(0, at);
      way.gain.linearRampToValueAtTime(LOUDNESS, at + EDGE);
      way.gain.setValueAtTime(LOUDNESS, at + LENGTH - EDGE);
      way.gain.linearRampToValueAtTime(0, at + LENGTH);
    }
    const source = new OscillatorNode(context, { type: isRough ? "sawtooth" : "triangle", frequency });
    source.connect(way);
    source.start(begin);
    source.stop((beginnings.at(-1) ?? begin) + LENGTH);
    // A context at rest leaves the loudspeaker to others.
    source.addEventListener("ended", () => last === way && context.suspend());
    context.resume();
  };
}

/** @returns {AudioContext | null} */
function newContext() {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}
