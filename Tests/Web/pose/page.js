// What the tests of the pose engine call in the page.
import { PoseEngine } from './set/pose.js';

/** The engine of the last `load`. */
let engine = null;

/** How an attempt failed, as "REASON: message", or null. */
async function failure(attempt) {
  try {
    await attempt();
    return null;
  } catch (error) {
    return `${error.reason}: ${error.message}`;
  }
}

/** Loads the engine for bodies or faces from a folder, and returns what was told of its progress, or how it failed. */
async function load(base, sees) {
  const progress = [];
  engine?.close();
  const failed = await failure(async () => {
    engine = await PoseEngine.load({ base, sees, onProgress: (loaded, total) => progress.push([loaded, total]) });
  });
  return { failed, progress };
}

/** The pixels of a PNG file as they are in the file. */
async function picture(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return createImageBitmap(await response.blob(), { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
}

/** The engine's landmarks, or corners of a face, in frames 0 to count - 1 of a view, null where it finds nobody. */
async function watch(view, count) {
  await engine.reset();
  const poses = [];
  for (let number = 0; number < count; number += 1) {
    const { landmarks } = await engine.detect(await picture(`views/${view}/${number}.png`));
    poses.push(landmarks && Array.from(landmarks));
  }
  return poses;
}

/** An image of one colour. */
function blank(width, height, colour) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  return canvas.transferToImageBitmap();
}

/** What the page's counter says about landmarks of a view with its frame rate. */
async function count(poses, width, height, framesPerSecond, schema = 1) {
  const { loadCounter } = await import('./set/counter.js');
  const set = (await loadCounter('counter.wasm')).open({ schema, width, height });
  poses.forEach((pose, number) => set.take(number, Math.round((number * 1e6) / framesPerSecond), new Float32Array(pose ?? [])));
  return set.finish().at(-1);
}

/** Looks at the first frames of a view again and again for some seconds; returns the milliseconds of each. */
async function measure(view, count, seconds) {
  const frames = [];
  for (let number = 0; number < count; number += 1) frames.push(await picture(`views/${view}/${number}.png`));
  const times = [];
  const end = performance.now() + 1000 * seconds;
  for (let number = 0; performance.now() < end; number += 1) {
    const frame = await createImageBitmap(frames[number % count]);
    const began = performance.now();
    const { milliseconds } = await engine.detect(frame);
    times.push([performance.now() - began, milliseconds]);
  }
  return times;
}

Object.assign(globalThis, { PoseEngine, blank, count, engine: () => engine, failure, load, measure, picture, watch });
