// @ts-check
// The exercises that the counter counts, by the word that training and receipts use for them: `PUSH_UP`, `SQUAT`.

import {nameOf} from '../core/proto.js';
import {Exercise} from '../Generated/pose.js';

/**
 * @typedef {object} Kind
 * @property {string} counter What the names of its counters begin with.
 * @property {boolean} [isHeld] Whether seconds count, not reps.
 * @property {'floor' | 'standing'} scene How its athlete is to be seen.
 */

/** @type {Record<string, Kind>} */
const kinds = {
  PUSH_UP: {counter: 'pushup', scene: 'floor'},
  SQUAT: {counter: 'squat', scene: 'standing'},
  LUNGE: {counter: 'lunge', scene: 'standing'},
  SIT_UP: {counter: 'situp', scene: 'floor'},
  JUMPING_JACK: {counter: 'jumpingjack', scene: 'standing'},
  PULL_UP: {counter: 'pullup', scene: 'standing'},
  BURPEE: {counter: 'burpee', scene: 'standing'},
  PLANK: {counter: 'plank', isHeld: true, scene: 'floor'},
  WALL_SIT: {counter: 'wallsit', isHeld: true, scene: 'standing'},
};

export const PUSH_UP = 'PUSH_UP';

/** Those that the page counts, push-ups first. */
export const exercises = Object.keys(kinds);

/** Whether the page counts it. @param {string | null | undefined} exercise @returns {exercise is string} */
export const isKnown = exercise => Boolean(exercise) && Object.hasOwn(kinds, exercise ?? '');

/** @param {string} exercise */
export const isHeld = exercise => kinds[exercise]?.isHeld ?? false;

/** @param {string} exercise */
export const sceneOf = exercise => kinds[exercise].scene;

/** The contract's number. @param {string} exercise @returns {number} */
export const numberOf = exercise => Exercise[/** @type {'SQUAT'} */ (exercise)];

/** What a stream was opened for. @param {{exercise: number}} open */
export const exerciseOf = ({exercise}) => nameOf(Exercise, exercise);

/** The counter that the service takes, too: push-ups have a standard one, the others their newest.
 *  @param {string[]} counters all names @param {string} exercise @returns {string} empty for the standard one */
export const counterOf = (counters, exercise) => exercise === PUSH_UP ? ''
  : counters.findLast(name => name.startsWith(`${kinds[exercise].counter}/`)) ?? '';

/** What a receipt counts: reps, or seconds held. @param {{reps: any[], heldSeconds?: number}} receipt */
export const amountOf = ({reps, heldSeconds}) => heldSeconds || reps.length;

/** Whether a counted set becomes a session: those are of push-ups only. @param {{open: {exercise: number}, receipt?: any}} entry */
export const becomesSession = ({open, receipt}) => exerciseOf(open) === PUSH_UP && receipt?.reps.length > 0;

/** Whether TitanUp has counted a set and keeps it as no session: then the one on this device is only a copy.
 *  @param {{state: string, open: {exercise: number}, receipt?: any}} entry */
export const isCopy = entry => entry.state === 'counted' && !becomesSession(entry);
