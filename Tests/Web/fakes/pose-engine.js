// Stands in for set/pose.js: an engine that sees the rendered athlete's landmarks, `SECONDS` a frame, from when the test
// says `window.athlete.go()`, whatever the camera shows. Until then he waits with his arms straight. An engine for faces sees
// his face come near and go away every 1.6 seconds; `window.athlete.face` moves it. `window.athlete.does` has him stand and squat, or sit
// against a wall, instead.
const FRAMES = '@frames@', RATE = 15, CLIP_HEIGHT = 360;

globalThis.athlete = {begin: null, does: 'push-ups', isAway: false, isStanding: false, face: {x: 0.5, y: 0.5, size: 0.2}, go() { this.begin = performance.now(); }};

/** Somebody who stands before the camera. */
function standing() {
  const landmarks = new Float32Array(132).fill(0.5);
  const put = (points, x, y) => points.forEach((point, index) => landmarks.set([x + 0.06 * (index % 2), y, 0, 1], 4 * point));
  put([0], 0.5, 0.1); put([11, 12], 0.47, 0.25); put([13, 14], 0.45, 0.38); put([15, 16], 0.45, 0.5); put([23, 24], 0.48, 0.52);
  put([25, 26], 0.48, 0.72); put([27, 28], 0.48, 0.92); put([31, 32], 0.48, 0.95);
  return landmarks;
}

// Shoulders, elbows, wrists, hips, knees and ankles of a body of sticks from the side: x to the right and y up, in body heights.
const STANDING = [[0, 0.84], [0.02, 0.66], [0.05, 0.5], [0, 0.52], [0.02, 0.26], [0, 0]];
const SQUATTING = [[0.03, 0.55], [0.19, 0.5], [0.35, 0.5], [-0.13, 0.27], [0.12, 0.23], [0, 0]];
const WALL_SIT = [[-0.26, 0.6], [-0.2, 0.44], [-0.1, 0.35], [-0.26, 0.28], [0, 0.26], [0, 0]];
const STICKS = [11, 13, 15, 23, 25, 27];

/** A body of sticks, which squats every 1.9 seconds. */
function sticks({width, height}) {
  const {begin, does} = globalThis.athlete, phase = begin === null ? 1 : ((performance.now() - begin) % 1900) / 1600;
  const part = phase >= 1 ? 0 : (1 - Math.cos(2 * Math.PI * phase)) / 2, landmarks = new Float32Array(132).fill(0.5);
  STICKS.forEach((point, index) => {
    const [[x, y], [bentX, bentY]] = does === 'wall sit' ? [WALL_SIT[index], WALL_SIT[index]] : [STANDING[index], SQUATTING[index]];
    const spot = [0.5 + (x + (bentX - x) * part) * 0.8 * height / width, 0.95 - (y + (bentY - y) * part) * 0.8, 0, 1];
    landmarks.set(spot, 4 * point);
    landmarks.set(spot, 4 * point + 4);
  });
  return landmarks;
}

/** Two corners of a square box, whose size is a share of the image's longer side. */
function face({width, height}) {
  const {begin, face: {x, y, size}} = globalThis.athlete, longer = Math.max(width, height);
  const depth = begin === null ? 0 : (1 - Math.cos((performance.now() - begin) / 1600 * 2 * Math.PI)) / 2;
  const half = size / (1 - 0.65 * depth) * longer / 2;
  return Float32Array.of(x - half / width, y - half / height, 0, 0.9, x + half / width, y + half / height, 0, 0.9);
}

export class PoseError extends Error {}

export class PoseEngine {
  #frames;
  #sees;

  static async load({sees, onProgress}) {
    onProgress?.(1, 2);
    const engine = new PoseEngine();
    engine.#sees = sees;
    engine.#frames = FRAMES.map((values) => Float32Array.from(values));
    onProgress?.(2, 2);
    return engine;
  }

  async detect(frame) {
    const {height, width} = frame;
    frame.close();
    const {begin, does, isAway, isStanding} = globalThis.athlete;
    if (this.#sees === 'face') return {landmarks: isAway ? null : face({width, height}), milliseconds: 1};
    if (isAway) return {landmarks: null, milliseconds: 1};
    if (isStanding) return {landmarks: standing(), milliseconds: 1};
    if (does !== 'push-ups') return {landmarks: sticks({width, height}), milliseconds: 1};
    const number = begin === null ? 0 : Math.floor((performance.now() - begin) / 1000 * RATE);
    const landmarks = this.#frames[Math.min(number, this.#frames.length - 1)].slice();
    // The clip has another shape than this camera: angles stay what they are.
    for (let point = 0; point < 33; point += 1) landmarks[4 * point + 1] *= CLIP_HEIGHT * width / (640 * height);
    return {landmarks, milliseconds: 1};
  }

  async reset() {}
  close() {}
}
