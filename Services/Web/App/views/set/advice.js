// @ts-check
// What a set says to its athlete: about the placement of the camera before it, about form in it, and how much it was.

import {number, t} from '../../core/words.js';
import {FeedbackCode} from '../../Generated/pose.js';
import {problemWords} from '../../parts/movements.js';
import {PUSH_UP, isHeld} from '../../set/exercises.js';

/** @typedef {import('./position.js').Position} Position */

/** One thing at a time: what to do about the placement, the most important first. @param {any} placement @param {Position} position */
export function placementWords(placement, position) {
  if (!placement) return t(position === 'floor' ? 'set.place.noFace' : 'set.place.nobody');
  if (placement.face) return t(`set.face.${placement.face}`);
  const {view, distance, jointsOutside, tiltDegrees, isGood} = placement;
  if (isGood) return t(view === 0 ? 'set.place.position' : 'set.place.good');
  if (distance === 1) return t('set.place.near');
  if (jointsOutside.length > 0) return t('set.place.outside', {part: t(`set.part.${partOf(jointsOutside)}`)});
  if (distance === 3) return t('set.place.far');
  return t('set.place.tilt', {degrees: Math.abs(tiltDegrees)});
}

/** What is outside, from the end that people move first. @param {string[]} joints */
const partOf = joints => ['ankle', 'knee', 'wrist', 'elbow', 'hip', 'shoulder'].find(part => joints.some(joint => joint.endsWith(part))) ?? 'body';

/** `7 squats`, `1 squat`, `20 seconds`. @param {string} exercise @param {number} count */
export const countWords = (exercise, count) => t('set.said', {count: number(count), unit: unitWords(exercise, count)});

/** `of 12`, `of 30 s`. @param {string} exercise @param {number} target */
export const targetWords = (exercise, target) => t(isHeld(exercise) ? 'set.ofSeconds' : 'set.of', {target});

/** @param {string} exercise @param {number} count */
export const unitWords = (exercise, count) => t(`set.unit.${exercise}`, {count});

/** How the phone has to stand. @param {Position} position @param {string} exercise */
export const howWords = (position, exercise) => exercise === PUSH_UP ? t(`set.position.${position}.how`) : t(`set.how.${exercise}`);

/** @param {number} code @param {{angle?: number, joint?: string, problem?: number}} values @param {Position} position @param {string} exercise */
export function cueWords(code, {angle, joint, problem}, position, exercise) {
  const name = Object.entries(FeedbackCode).find(([, number]) => number === code)?.[0] ?? 'UNSPECIFIED';
  const isOutside = joint && code === FeedbackCode.OUT_OF_FRAME;
  const detail = angle ? t('set.cue.stoppedAt', {angle}) : problem ? problemWords(problem) : isOutside ? t('set.place.outside', {part: t(`set.part.${partOf([joint])}`)}) : '';
  const words = position === 'floor' && code === FeedbackCode.NO_PERSON ? t('set.cue.noFace')
    : code === FeedbackCode.TAKE_POSITION && exercise !== PUSH_UP ? t(`set.take.${exercise}`) : t(`set.cue.${name}`);
  return {words, detail, isUp: [FeedbackCode.NO_LOCKOUT, FeedbackCode.HIP_SAG, FeedbackCode.RETURN_FULLY].includes(code)};
}
