// @ts-check
/** @file The pose engine as the page sees it: images in, landmarks out, all work done by a Worker. No image leaves the device. */

import { PoseError } from './pose-error.js';

export { PoseError };

/**
 * What an engine looks for: the body of a person, or the face above a phone that lies on the floor.
 * @typedef {'body' | 'face'} Sight
 *
 * What was found in a frame: x, y, z and visibility of the 33 landmarks of BlazePose, or of two opposite corners of the box around the
 * face; x and z as shares of the frame's width, y of its height; null if there is nobody. `milliseconds` is the time that the Worker took.
 * @typedef {{landmarks: Float32Array|null, milliseconds: number}} Pose
 */

const workerURL = new URL('./pose-worker.js', import.meta.url).href;

/** The page's policy demands that a Worker's address comes from a named policy; this one knows a single address. */
function trustedWorkerURL() {
  const types = /** @type {any} */ (globalThis).trustedTypes;
  if (!types) return workerURL;
  trustedWorkerURL.policy ??= types.createPolicy('titanup-pose', { createScriptURL: () => workerURL });
  return trustedWorkerURL.policy.createScriptURL('');
}
/** @type {any} */
trustedWorkerURL.policy = undefined;

export class PoseEngine {
  /** @type {Worker} */ #worker;
  /** @type {{resolve: (value: any) => void, reject: (error: PoseError) => void}|null} */ #waiting = null;
  /** @type {PoseError|null} */ #ended = null;
  /** @type {((loaded: number, total: number) => void)|undefined} */ #onProgress;

  /** @param {((loaded: number, total: number) => void)|undefined} onProgress */
  constructor(onProgress) {
    this.#onProgress = onProgress;
    this.#worker = new Worker(/** @type {any} */ (trustedWorkerURL()), { type: 'module', name: 'pose' });
    this.#worker.onmessage = (event) => this.#receive(event.data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#end(new PoseError('ENGINE_FAILED', `The pose engine stopped: ${event.message || 'its Worker did not start'}`));
    };
  }

  /**
   * Fetches the engine's files, or takes them from the device, and starts it.
   * @param {{base: string|URL, sees?: Sight, onProgress?: (loaded: number, total: number) => void}} options
   *   `base` is the folder of `weights.json`; `onProgress` hears bytes, those on the device included
   * @returns {Promise<PoseEngine>} rejects with a PoseError
   */
  static async load({ base, sees = 'body', onProgress }) {
    const engine = new PoseEngine(onProgress);
    const folder = new URL(base, document.baseURI).href;
    try {
      await engine.#ask({ kind: 'load', sees, base: folder.endsWith('/') ? folder : `${folder}/` }, []);
    } catch (error) {
      engine.close();
      throw error;
    }
    return engine;
  }

  /**
   * Looks into the next frame of the video; a body that was found in the last one is followed. One frame at a time.
   * @param {ImageBitmap|VideoFrame} frame is taken over and closed, whatever happens
   * @returns {Promise<Pose>} rejects with a PoseError
   */
  async detect(frame) {
    const error = this.#ended ?? (this.#waiting ? new PoseError('BUSY', 'The last frame is still being looked at.') : null);
    if (error) {
      frame?.close?.();
      throw error;
    }
    return this.#ask({ kind: 'detect', frame }, [/** @type {Transferable} */ (frame)]);
  }

  /**
   * Forgets the person, so that the next frame is searched as a whole: after a pause or another camera.
   * @returns {Promise<void>} rejects with a PoseError
   */
  async reset() {
    if (this.#ended) throw this.#ended;
    if (this.#waiting) throw new PoseError('BUSY', 'The last frame is still being looked at.');
    await this.#ask({ kind: 'reset' }, []);
  }

  /** Ends the Worker and gives its memory back. A frame that is being looked at gets no answer but CLOSED. */
  close() {
    this.#end(new PoseError('CLOSED', 'The pose engine was closed.'));
  }

  /** @param {object} message @param {Transferable[]} transfer @returns {Promise<any>} */
  #ask(message, transfer) {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      try {
        this.#worker.postMessage(message, transfer);
      } catch (error) {
        this.#waiting = null;
        reject(new PoseError('BAD_FRAME', `The frame could not be handed to the engine: ${error}`));
      }
    });
  }

  /** @param {any} message */
  #receive(message) {
    if (message.kind === 'progress') {
      this.#onProgress?.(message.loaded, message.total);
      return;
    }
    const waiting = this.#waiting;
    this.#waiting = null;
    if (message.kind === 'answer') waiting?.resolve(message.value);
    else waiting?.reject(new PoseError(message.reason, message.message));
  }

  /** @param {PoseError} error */
  #end(error) {
    this.#ended ??= error;
    this.#worker.terminate();
    this.#waiting?.reject(this.#ended);
    this.#waiting = null;
  }
}
