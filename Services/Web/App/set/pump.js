// @ts-check
// From the camera to landmarks: one frame in flight, and the newest one wins.

/**
 * @typedef {{detect(frame: ImageBitmap): Promise<{landmarks: Float32Array | null, milliseconds: number}>}} Engine
 * @typedef {{at: number, landmarks: Float32Array, width: number, height: number, milliseconds: number,
 *   up?: import('./counter-events.js').Direction}} Seen
 *   `at` is when the frame was taken, in milliseconds; `landmarks` is empty if nobody was found; `up` is which way is up in it,
 *   if the device knows.
 */

const NOBODY = new Float32Array(0);

export class Pump {
  #engine;
  #onSeen;
  #onFailure;
  #isBusy = false;
  /** @type {[HTMLVideoElement, number] | null} */
  #newest = null;
  #isStopped = false;

  /** @param {Engine} engine @param {(seen: Seen) => void} onSeen @param {(error: unknown) => void} onFailure */
  constructor(engine, onSeen, onFailure) {
    this.#engine = engine;
    this.#onSeen = onSeen;
    this.#onFailure = onFailure;
  }

  /** Offers a frame; while the engine works only the newest is remembered. */
  offer = (/** @type {HTMLVideoElement} */ video, /** @type {number} */ at) => {
    this.#newest = [video, at];
    if (!this.#isBusy) this.#run();
  };

  stop() {
    this.#isStopped = true;
  }

  async #run() {
    this.#isBusy = true;
    try {
      while (this.#newest && !this.#isStopped) {
        const [video, at] = this.#newest;
        this.#newest = null;
        const {videoWidth: width, videoHeight: height} = video;
        if (!width) break;
        const frame = await createImageBitmap(video);
        const {landmarks, milliseconds} = await this.#engine.detect(frame);
        if (!this.#isStopped) this.#onSeen({at, landmarks: landmarks ? inRange(landmarks) : NOBODY, width, height, milliseconds});
      }
    } catch (error) {
      if (!this.#isStopped) this.#onFailure(error);
    } finally {
      this.#isBusy = false;
    }
  }
}

/** What the contract allows: coordinates from -16 to 16, visibility from 0 to 1. @param {Float32Array} landmarks */
function inRange(landmarks) {
  if (!landmarks.every(Number.isFinite)) return NOBODY;
  return landmarks.map((value, index) => index % 4 === 3 ? Math.min(1, Math.max(0, value)) : Math.min(16, Math.max(-16, value)));
}
