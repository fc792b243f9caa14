// @ts-check
/** @file The Worker behind PoseEngine: draws each frame, hands its pixels to the WebAssembly engine, and posts the landmarks. */

import { PoseError } from './pose-error.js';
import { PoseFiles } from './pose-files.js';

/** Larger frames are drawn smaller: the networks see 256 pixels of a person's surroundings, and memory stays bounded. */
const mostPixelsOfSide = 1280;
/** The networks by their roles in `weights.json`, in the order of engine.c. */
const networks = ['detector', 'landmarks', 'faces'];
/**
 * What is looked for: by which networks, by which of the engine's functions, and how many numbers are found.
 * @type {Record<import('./pose.js').Sight, {roles: string[], find: (engine: Engine) => number, values: number}>}
 */
const sights = {
  body: { roles: ['detector', 'landmarks'], find: (running) => running.detect(), values: 33 * 4 },
  face: { roles: ['faces'], find: (running) => running.detect_face(), values: 2 * 4 },
};

/** A module with one instruction of relaxed SIMD, f32x4.relaxed_madd. */
const relaxed = new Uint8Array([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x60, 0, 1, 0x7b, 3, 2, 1, 0, 10, 19, 1, 17, 0,
  0x41, 0, 0xfd, 0x0f, 0x41, 0, 0xfd, 0x0f, 0x41, 0, 0xfd, 0x0f, 0xfd, 0x85, 2, 0x0b,
]);
/** The engine's role in `weights.json`: the one that this browser runs best. */
const best = WebAssembly.validate(relaxed) ? 'engine-relaxed' : 'engine';

/**
 * What engine.c exports.
 * @typedef {{memory: WebAssembly.Memory, file_room(size: number): number, open_network(index: number, size: number): number,
 *   frame_room(width: number, height: number): number, detect(): number, detect_face(): number, landmarks(): number, reset(): void}} Engine
 */

/** @type {Engine|null} */
let engine = null;
let sight = sights.body;
const canvas = new OffscreenCanvas(1, 1);
// Pixels are read from every frame, which is quicker where the canvas is not kept by the graphics card.
const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d', { willReadFrequently: true, alpha: false }));

/** @param {Uint8Array} code @returns {Promise<Engine>} */
async function start(code) {
  if (!WebAssembly.validate(/** @type {any} */ (code))) {
    throw new PoseError('NO_SIMD', 'This browser cannot run the pose engine: it needs WebAssembly with SIMD.');
  }
  const { instance } = await WebAssembly.instantiate(/** @type {any} */ (code));
  return /** @type {any} */ (instance.exports);
}

/** @param {Engine} starting @param {string} role @param {Uint8Array} file */
function open(starting, role, file) {
  const address = starting.file_room(file.length);
  if (!address) throw new PoseError('NO_MEMORY', `There is no memory for the ${role} network of ${file.length} bytes.`);
  new Uint8Array(starting.memory.buffer, address, file.length).set(file);
  if (!starting.open_network(networks.indexOf(role), file.length)) {
    throw new PoseError('WEIGHTS_CORRUPT', `The ${role} network is not one that this engine can run.`);
  }
}

/** @param {string} base @param {import('./pose.js').Sight} sees */
async function load(base, sees) {
  sight = sights[sees];
  const files = await PoseFiles.open(base, [best, ...sight.roles], (loaded, total) => postMessage({ kind: 'progress', loaded, total }));
  const starting = await start(await files.read(best));
  for (const role of sight.roles) open(starting, role, await files.read(role));
  await files.dropOthers();
  engine = starting;
}

/** @param {ImageBitmap|VideoFrame} frame @returns {ImageData} */
function pixelsOf(frame) {
  const width = 'displayWidth' in frame ? frame.displayWidth : frame.width;
  const height = 'displayHeight' in frame ? frame.displayHeight : frame.height;
  if (!(width > 0 && height > 0)) throw new PoseError('BAD_FRAME', `The frame has ${width} by ${height} pixels.`);
  const scale = Math.min(1, mostPixelsOfSide / Math.max(width, height));
  const [drawnWidth, drawnHeight] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  if (canvas.width !== drawnWidth || canvas.height !== drawnHeight) {
    canvas.width = drawnWidth;
    canvas.height = drawnHeight;
  }
  context.drawImage(frame, 0, 0, drawnWidth, drawnHeight);
  return context.getImageData(0, 0, drawnWidth, drawnHeight);
}

/** @param {Engine} running @param {ImageBitmap|VideoFrame} frame @returns {Float32Array|null} */
function landmarksIn(running, frame) {
  const { width, height, data } = pixelsOf(frame);
  const address = running.frame_room(width, height);
  if (!address) throw new PoseError('NO_MEMORY', `There is no memory for a frame of ${width} by ${height} pixels.`);
  new Uint8ClampedArray(running.memory.buffer, address, data.length).set(data);
  if (!sight.find(running)) return null;
  return new Float32Array(running.memory.buffer, running.landmarks(), sight.values).slice();
}

/** @param {Engine|null} running @param {ImageBitmap|VideoFrame} frame */
function detect(running, frame) {
  const began = performance.now();
  try {
    if (!(frame instanceof ImageBitmap) && !(typeof VideoFrame === 'function' && frame instanceof VideoFrame)) {
      throw new PoseError('BAD_FRAME', 'The frame is neither an ImageBitmap nor a VideoFrame.');
    }
    if (!running) throw new PoseError('ENGINE_FAILED', 'A frame came before the engine was loaded.');
    return { landmarks: landmarksIn(running, frame), milliseconds: performance.now() - began };
  } finally {
    frame?.close?.();
  }
}

/** @param {any} message */
async function answer(message) {
  if (message.kind === 'load') return load(message.base, message.sees);
  if (message.kind === 'reset') return engine?.reset();
  return detect(engine, message.frame);
}

addEventListener('message', async (event) => {
  try {
    const value = /** @type {any} */ (await answer(event.data));
    /** @type {any} */ (postMessage)({ kind: 'answer', value }, value?.landmarks ? [value.landmarks.buffer] : []);
  } catch (error) {
    const reason = error instanceof PoseError ? error.reason : 'ENGINE_FAILED';
    postMessage({ kind: 'error', reason, message: error instanceof Error ? error.message : String(error) });
  }
});
