// @ts-check
/**
 * The pose service's own counter, compiled to WebAssembly: the same frames give the same events here and there.
 *
 * What a set is opened with, as in the contract's `Open`.
 * @typedef {object} SetOptions
 * @property {number} schema - The number of the frames' `LandmarkSchema`.
 * @property {number} width - The camera image's width in pixels.
 * @property {number} height - The camera image's height in pixels.
 * @property {number} [preparationSeconds] - How long the athlete gets ready before the set.
 * @property {number} [targetReps] - The set's target; 0 for none.
 * @property {number} [targetSeconds] - The set's length without the preparation; 0 for none.
 * @property {string} [counterVersion] - The counter's name, such as `pushup/3` or `squat/1`; empty means the standard one
 *   for push-ups.
 *
 * What the module exports.
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {() => number} schemas
 * @property {() => number} versions
 * @property {() => number} standard
 * @property {(version: number) => number} name
 * @property {(version: number, schema: number) => number} suits
 * @property {(version: number) => number} holds
 * @property {(schema: number, width: number, height: number, version: number, preparationSeconds: number,
 *   targetReps: number, targetSeconds: number) => void} open
 * @property {() => number} input
 * @property {() => number} capacity
 * @property {() => number} output
 * @property {(x: number, y: number, z: number) => void} up
 * @property {(number: number, microseconds: number, count: number) => number} take
 * @property {(isPaused: number) => void} pause
 * @property {() => number} finish
 */

import { readEvents } from './counter-events.js';

export { RefusedFrame } from './counter-events.js';

/** @typedef {import('./counter-events.js').SetEvent} SetEvent */

/** The module cannot be loaded, or has stopped: the page has to do without it. */
export class CounterFailure extends Error {
  /**
   * @param {string} message
   * @param {unknown} [cause]
   */
  constructor(message, cause) {
    super(message, { cause });
    this.name = 'CounterFailure';
  }
}

/**
 * Loads the counter.
 *
 * @param {string | URL} url
 * @returns {Promise<CounterModule>}
 * @throws {CounterFailure}
 */
export async function loadCounter(url) {
  let response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw new CounterFailure(`The counter at ${url} did not arrive: ${error}`, error);
  }
  if (!response.ok) throw new CounterFailure(`The counter at ${url} did not arrive: HTTP ${response.status}`);
  try {
    // Streaming needs the right content type, which not every server knows.
    const streams = response.headers.get('content-type') === 'application/wasm' && 'compileStreaming' in WebAssembly;
    const module = streams
      ? await WebAssembly.compileStreaming(response)
      : await WebAssembly.compile(await response.arrayBuffer());
    return new CounterModule(module);
  } catch (error) {
    throw new CounterFailure(`What is at ${url} is not the counter: ${error}`, error);
  }
}

/** The loaded counter. Each set has an instance of its own, so its memory goes when the set goes. */
class CounterModule {
  #module;
  #schemas;
  #names;
  #standard;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#module = module;
    const exports = instantiate(module);
    this.#schemas = exports.schemas();
    this.#names = Array.from({ length: exports.versions() }, (_, index) => {
      const length = exports.name(index + 1);
      return String.fromCharCode(...new Int32Array(exports.memory.buffer, exports.output(), length));
    });
    this.#standard = exports.standard();
  }

  /** The names of all counters: those of push-ups first, then those of other exercises. */
  get counters() { return [...this.#names]; }

  /**
   * Begins a set.
   *
   * @param {SetOptions} options
   * @returns {CounterSet}
   * @throws {RangeError} naming the option, what came and what is allowed
   */
  open({
    schema, width, height, preparationSeconds = 0, targetReps = 0, targetSeconds = 0, counterVersion = '',
  }) {
    within('schema', schema, 1, this.#schemas);
    within('width', width, 1, 16384);
    within('height', height, 1, 16384);
    within('preparationSeconds', preparationSeconds, 0, 60);
    within('targetReps', targetReps, 0, targetSeconds ? 0 : 500);
    within('targetSeconds', targetSeconds, 0, 1800);
    const version = this.#versionNamed(counterVersion);
    const exports = instantiate(this.#module);
    if (!exports.suits(version, schema)) throw new RangeError(`schema is ${schema}, from which ${counterVersion} cannot count`);
    if (exports.holds(version)) within('targetReps', targetReps, 0, 0);
    exports.open(schema, width, height, version, preparationSeconds, targetReps, targetSeconds);
    return new CounterSet(exports);
  }

  /** @param {string} name */
  #versionNamed(name) {
    if (name === '') return this.#standard;
    const index = this.#names.indexOf(name);
    if (index >= 0) return index + 1;
    throw new RangeError(`counterVersion is ${name}; allowed: ${this.#names.join(', ')}, or nothing`);
  }
}

/** A set while it is counted. */
class CounterSet {
  /** @type {Exports | null} */
  #exports;
  #input;
  #capacity;
  #output;

  /** @param {Exports} exports */
  constructor(exports) {
    this.#exports = exports;
    this.#input = exports.input();
    this.#capacity = exports.capacity();
    this.#output = exports.output();
  }

  /**
   * Takes a frame and says what it shows.
   *
   * @param {number} number - Counts up from 0 without gaps.
   * @param {number} timeMicros - Microseconds since the set's first frame; grows strictly.
   * @param {Float32Array} values - x, y, z and visibility of each landmark in turn, or nothing if nobody was found.
   * @param {import('./counter-events.js').Direction} [up] - Which way is up from this frame on, as in the contract's
   *   `Frame`; nothing means as before.
   * @returns {SetEvent[]}
   * @throws {RefusedFrame} after which nothing has changed
   */
  take(number, timeMicros, values, up) {
    within('number', number, 0, 2 ** 31 - 1);
    within('timeMicros', timeMicros, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    // There is room for more than any schema has, and what is beyond it does not matter.
    const known = values.subarray(0, this.#capacity);
    return this.#call((exports) => {
      // Memory that has grown has a new buffer.
      new Float32Array(exports.memory.buffer, this.#input, known.length).set(known);
      if (up) exports.up(up.x, up.y, up.z);
      return exports.take(number, timeMicros, values.length);
    }, { number, timeMicros, values, up });
  }

  /**
   * Frames that come while the set is paused are taken, but not counted.
   *
   * @param {boolean} isPaused
   */
  pause(isPaused) {
    this.#call((exports) => {
      exports.pause(isPaused ? 1 : 0);
      return 0;
    });
  }

  /**
   * Ends the set.
   *
   * @returns {SetEvent[]} What was still waiting for other frames, and the tally.
   */
  finish() {
    const events = this.#call((exports) => exports.finish());
    this.#exports = null;
    return events;
  }

  /** The bytes of memory that the set takes. */
  get memory() { return this.#exports?.memory.buffer.byteLength ?? 0; }

  /**
   * @param {(exports: Exports) => number} body - Returns how many numbers are at the output.
   * @param {import('./counter-events.js').Frame} [frame] - The frame it takes.
   * @returns {SetEvent[]}
   */
  #call(body, frame) {
    const exports = this.#exports;
    if (!exports) throw new Error('The set has ended');
    let count;
    try {
      count = body(exports);
    } catch (error) {
      this.#exports = null;
      throw new CounterFailure(`The counter has stopped: ${error}`, error);
    }
    return readEvents(new Int32Array(exports.memory.buffer, this.#output, count), frame);
  }
}

/**
 * The module needs nothing from the page.
 *
 * @param {WebAssembly.Module} module
 * @returns {Exports}
 */
function instantiate(module) {
  return /** @type {Exports} */ (/** @type {unknown} */ (new WebAssembly.Instance(module).exports));
}

/**
 * @param {string} name
 * @param {number} value
 * @param {number} lowest
 * @param {number} highest
 */
function within(name, value, lowest, highest) {
  if (Number.isSafeInteger(value) && value >= lowest && value <= highest) return;
  throw new RangeError(`${name} is ${value}; allowed: whole numbers from ${lowest} to ${highest}`);
}
