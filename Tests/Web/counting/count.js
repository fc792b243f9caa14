// @ts-check
/** Counts a file of frames with the page's counter, in the same lines as titanup-counter-events. */
import { CounterFailure, RefusedFrame, loadCounter } from './set/counter.js';

/** @param {DataView} bytes - In the form that Tests/Programs/CounterEvents/FrameFile.swift describes. */
function* framesIn(bytes) {
  for (let start = 0; start < bytes.byteLength;) {
    const count = bytes.getUint32(start + 8, true), flags = bytes.getUint32(start + 12, true), time = bytes.getFloat64(start, true);
    start += 16;
    const [x, y, z] = new Float32Array(bytes.buffer, start, flags & 2 ? 3 : 0);
    if (flags & 2) start += 12;
    yield {
      time, isPaused: (flags & 1) === 1, up: flags & 2 ? { x, y, z } : undefined,
      values: new Float32Array(bytes.buffer, start, count),
    };
    start += 4 * count;
  }
}

/** @type {Awaited<ReturnType<typeof loadCounter>>} */
let counter;

/**
 * @param {string} url - Where the frames are.
 * @param {import('./set/counter.js').SetOptions} options
 * @returns {Promise<{lines: string, memory: number[]}>} `memory` is the set's, after every thousandth frame.
 */
async function count(url, options) {
  counter ??= await loadCounter('counter.wasm');
  const bytes = new DataView(await (await fetch(url)).arrayBuffer());
  const set = counter.open(options);
  const lines = [];
  const memory = [];
  let number = 0;
  for (const { time, isPaused, up, values } of framesIn(bytes)) {
    set.pause(isPaused);
    try {
      for (const event of set.take(number, time, values, up)) lines.push(`${number} ${JSON.stringify(event)}`);
      number += 1;
    } catch (error) {
      if (!(error instanceof RefusedFrame)) throw error;
      lines.push(`${number} refused ${error.reason}`);
    }
    if (number % 1000 === 0) memory.push(set.memory);
  }
  for (const event of set.finish()) lines.push(`${Math.max(number - 1, 0)} ${JSON.stringify(event)}`);
  return { lines: lines.join('\n'), memory };
}

/**
 * What an action throws: the error's name, then its message.
 *
 * @param {() => unknown} action
 */
async function failure(action) {
  try {
    await action();
    return null;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}

Object.assign(window, { CounterFailure, RefusedFrame, count, failure, loadCounter });
