// @ts-check
// What the page reads from BlazePose's 33 points by itself: which arm the camera sees better, its angle, and whether
// somebody stands. Counting is the counter's.

export const LEFT = {shoulder: 11, elbow: 13, wrist: 15, hip: 23, knee: 25, ankle: 27, toe: 31};
export const RIGHT = {shoulder: 12, elbow: 14, wrist: 16, hip: 24, knee: 26, ankle: 28, toe: 32};
const NOSE = 0;

/** @typedef {ArrayLike<number>} Landmarks four numbers a point: x, y, z, visibility */
/** @typedef {{width: number, height: number}} Size of the image in pixels */

/** @param {Landmarks} landmarks @param {number} point */
export const visibility = (landmarks, point) => landmarks[4 * point + 3];

/** A point in units of pixels: x and y have one measure. @param {Landmarks} landmarks @param {number} point @param {Size} size */
const at = (landmarks, point, {width, height}) => [landmarks[4 * point] * width, landmarks[4 * point + 1] * height];

/** The side whose arm is seen better, and the other one. @param {Landmarks} landmarks */
export function sides(landmarks) {
  const seen = ({shoulder, elbow, wrist}) => [shoulder, elbow, wrist].reduce((sum, point) => sum + visibility(landmarks, point), 0);
  return seen(LEFT) > seen(RIGHT) ? {near: LEFT, far: RIGHT} : {near: RIGHT, far: LEFT};
}

/** The angle of an elbow in degrees, 180 for a straight arm. @param {Landmarks} landmarks @param {typeof LEFT} side @param {Size} size */
export function elbowAngle(landmarks, {shoulder, elbow, wrist}, size) {
  const [sx, sy] = at(landmarks, shoulder, size), [ex, ey] = at(landmarks, elbow, size), [wx, wy] = at(landmarks, wrist, size);
  const difference = Math.abs(Math.atan2(sy - ey, sx - ex) - Math.atan2(wy - ey, wx - ex)) * 180 / Math.PI;
  return difference > 180 ? 360 - difference : difference;
}

/**
 * Whether somebody stands or kneels upright: head over shoulders over hips, with a trunk within 30 degrees of upright that
 * is no foreshortened one. A phone that lies tilted is told by the counter's placement.
 * @param {Landmarks} landmarks @param {Size} size @param {number} [tilt] of the camera, in degrees
 */
export function isUpright(landmarks, size, tilt = 0) {
  if (landmarks.length < 33 * 4) return false;
  const points = [LEFT.shoulder, RIGHT.shoulder, LEFT.hip, RIGHT.hip, NOSE];
  if (points.some(point => visibility(landmarks, point) < 0.5)) return false;
  const middle = (/** @type {number} */ a, /** @type {number} */ b) => {
    const [ax, ay] = at(landmarks, a, size), [bx, by] = at(landmarks, b, size);
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  const [sx, sy] = middle(LEFT.shoulder, RIGHT.shoulder), [hx, hy] = middle(LEFT.hip, RIGHT.hip), [, ny] = at(landmarks, NOSE, size);
  const [lx, ly] = at(landmarks, LEFT.shoulder, size), [rx, ry] = at(landmarks, RIGHT.shoulder, size);
  const trunk = Math.hypot(hx - sx, hy - sy), shoulders = Math.hypot(lx - rx, ly - ry);
  const lean = Math.atan2(hx - sx, hy - sy) * 180 / Math.PI + tilt;
  return ny < sy && Math.abs(lean) < 30 && trunk > 0.9 * shoulders;
}

/** Tells that an athlete stands up, after enough frames in a row have shown it. */
export class StandingUp {
  #hold;
  /** @type {number | null} */
  #since = null;

  /** @param {number} [hold] milliseconds */
  constructor(hold = 1500) { this.#hold = hold; }

  /** @param {boolean} upright @param {number} at milliseconds @returns {boolean} */
  take(upright, at) {
    if (!upright) this.#since = null;
    else this.#since ??= at;
    return this.#since !== null && at - this.#since >= this.#hold;
  }
}
