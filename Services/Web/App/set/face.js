// @ts-check
// What the page reads from the box around a face, as a phone on the floor sees it: whether the face is where it should be
// before a set. Counting is the counter's.

/** @typedef {ArrayLike<number>} Corners two opposite corners of the box, four numbers each: x, y, z, visibility; empty for nobody */
/** @typedef {{width: number, height: number}} Size of the image in pixels */
/** @typedef {'nobody' | 'far' | 'near' | 'aside' | 'good'} FacePlacement */

/** A face that is smaller, as a share of the image's longer side, is further away than straight arms reach. */
const SMALLEST = 0.11;
/** One that is larger has no room to grow: the arms are bent already. */
const LARGEST = 0.45;
/** A face comes three times as near in a push-up, and its way from the middle of the image grows with it. */
const FARTHEST_ASIDE = 0.18;

/**
 * Where the face is at the top of a push-up.
 * @param {Corners} corners @param {Size} size @returns {FacePlacement}
 */
export function facePlacement(corners, {width, height}) {
  if (corners.length === 0) return 'nobody';
  const [left, top, , , right, bottom] = Array.from(corners), longer = Math.max(width, height);
  const share = Math.max(Math.abs(right - left) * width, Math.abs(bottom - top) * height) / longer;
  if (share > LARGEST) return 'near';
  if (share < SMALLEST) return 'far';
  const across = Math.abs((left + right) / 2 - 0.5), down = Math.abs((top + bottom) / 2 - 0.5);
  return Math.max(across, down) > FARTHEST_ASIDE ? 'aside' : 'good';
}
