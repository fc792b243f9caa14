// @ts-check
// The frames of a set that the service has not acknowledged yet, and the messages that carry them.

/** A message of StreamReps holds at most 32 frames. */
export const FRAMES_PER_MESSAGE = 32;

/**
 * @typedef {object} Frame One camera image's landmarks, as `titanup.pose.v1.Frame`.
 * @property {number} number Counts up from 0 without gaps.
 * @property {number} timeUs Microseconds since the first frame.
 * @property {ArrayLike<number>} landmarks Four numbers a point; empty if nobody was found.
 * @property {import('./counter-events.js').Direction} [up] Which way is up from this frame on, if it tells.
 *
 * @typedef {object} Chunk Consecutive frames that were all counted, or all taken during a pause.
 * @property {number} first The number of its first frame.
 * @property {boolean} isPaused Whether the athlete rested.
 * @property {Frame[]} frames One to 32.
 */

/** Frames in order, cut into chunks. A pause is a property of frames, so that they can be sent again at any cut. */
export class Outbox {
  /** @type {Chunk[]} */
  #chunks = [];
  #next;
  #taken;

  /** @param {number} [next] The number of the first frame that will be added. */
  constructor(next = 0) {
    this.#next = next;
    this.#taken = next;
  }

  /** The number that the next frame must have. */
  get next() {
    return this.#next;
  }

  /** The number of the first frame that is still here; equal to `next` if there is none. */
  get first() {
    return this.#chunks[0]?.first ?? this.#next;
  }

  /** Whether a pause has to be told: UploadStream can't. */
  get hasPauses() {
    return this.#chunks.some((chunk) => chunk.isPaused);
  }

  /**
   * Adds the next frame.
   * @param {Frame} frame
   * @param {boolean} isPaused
   */
  add(frame, isPaused) {
    if (frame.number !== this.#next) throw new RangeError(`frame ${frame.number} came; expected: ${this.#next}`);
    const last = this.#chunks.at(-1);
    // A chunk that was taken is in the store: it grows no more.
    const isOpen = last && last.first >= this.#taken && last.isPaused === isPaused;
    if (isOpen && last.frames.length < FRAMES_PER_MESSAGE) last.frames.push(frame);
    else this.#chunks.push({first: frame.number, isPaused, frames: [frame]});
    this.#next += 1;
  }

  /**
   * Puts back chunks that were read from the store.
   * @param {Iterable<Chunk>} chunks In order.
   */
  restore(chunks) {
    for (const chunk of chunks) for (const frame of chunk.frames) this.add(frame, chunk.isPaused);
    this.#taken = this.#next;
  }

  /** The chunks since the last call, for the store. */
  takeNew() {
    const chunks = this.#chunks.filter((chunk) => chunk.first >= this.#taken);
    this.#taken = this.#next;
    return chunks;
  }

  /**
   * Drops chunks whose frames all come before `number`.
   * @param {number} number
   */
  forget(number) {
    const kept = this.#chunks.findIndex((chunk) => chunk.first + chunk.frames.length > number);
    this.#chunks.splice(0, kept < 0 ? this.#chunks.length : kept);
  }

  /**
   * The requests that continue a stream with frame `from`: each begins as if nothing was paused, so the first one says
   * `pause` if the athlete rested there.
   * @param {number} from
   * @param {number} [limit] The largest number of frames.
   */
  requests(from, limit = Infinity) {
    const messages = [];
    let isPaused = false;
    for (const chunk of this.#chunks) {
      const frames = chunk.frames.filter(({number}) => number >= from && number < from + limit);
      if (!frames.length) continue;
      if (chunk.isPaused !== isPaused) messages.push(chunk.isPaused ? {pause: {}} : {resume: {}});
      isPaused = chunk.isPaused;
      messages.push({frames: {frames}});
    }
    return messages;
  }
}
