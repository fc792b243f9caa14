// @ts-check
// Where the phone is during a set: flat on the floor under the face, or standing beside the body. It decides what the
// engine looks for and what the frames of the set hold. A face shows push-ups only.

import {LandmarkSchema} from '../../Generated/pose.js';
import {PUSH_UP} from '../../set/exercises.js';

/** @typedef {'floor' | 'side'} Position */

const key = 'titanup.position';

/** @type {Record<Position, {sees: import('../../set/pose.js').Sight, schema: number}>} */
const kinds = {
  floor: {sees: 'face', schema: LandmarkSchema.FACE_BOX},
  side: {sees: 'body', schema: LandmarkSchema.MEDIAPIPE_33},
};

/** The easier one first. */
const positions = /** @type {Position[]} */ (Object.keys(kinds));

/** Those from which an exercise can be counted. @param {string} exercise @returns {Position[]} */
export const positionsOf = exercise => exercise === PUSH_UP ? positions : ['side'];

/** @param {Position} position */
export const kindOf = position => kinds[position];

/** The position that frames of this schema come from. @param {number} schema @returns {Position} */
export const positionOf = schema => schema === LandmarkSchema.FACE_BOX ? 'floor' : 'side';

/** What this device used last, or the only one; nothing before its first set. @param {string} exercise @returns {Position | null} */
export function usualPosition(exercise) {
  const kept = /** @type {Position} */ (localStorage.getItem(key));
  if (exercise !== PUSH_UP) return positionsOf(exercise)[0];
  return positions.includes(kept) ? kept : null;
}

/** @param {Position} position */
export const keepPosition = position => localStorage.setItem(key, position);
