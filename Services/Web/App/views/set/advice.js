// @ts-check
// What a set says to its athlete: about the placement of the camera before it, and about form in it.

import {t} from '../../core/words.js';
import {FeedbackCode} from '../../Generated/pose.js';

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

/** @param {number} code @param {{angle?: number, joint?: string}} values @param {Position} position */
export function cueWords(code, {angle, joint}, position) {
  const name = Object.entries(FeedbackCode).find(([, number]) => number === code)?.[0] ?? 'UNSPECIFIED';
  const isOutside = joint && code === FeedbackCode.OUT_OF_FRAME;
  const detail = angle ? t('set.cue.stoppedAt', {angle}) : isOutside ? t('set.place.outside', {part: t(`set.part.${partOf([joint])}`)}) : '';
  const words = position === 'floor' && code === FeedbackCode.NO_PERSON ? t('set.cue.noFace') : t(`set.cue.${name}`);
  return {words, detail, isUp: code === FeedbackCode.NO_LOCKOUT || code === FeedbackCode.HIP_SAG};
}
