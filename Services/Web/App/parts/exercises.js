// @ts-check
// What rules of trophies ask for of other exercises than push-ups, in words.

import {number, t} from '../core/words.js';
import {TrophyExercise, TrophyMetric, TrophyScope} from '../Generated/trophies.js';

/** What rules can count, in the words of titanup.pose.v1.Exercise. */
export const countable = Object.keys(TrophyExercise).filter(name => name !== 'UNSPECIFIED');

/** `PUSH_UP` where nothing else is said. @param {number | undefined} exercise */
export const exerciseOf = exercise => countable.find(name => /** @type {any} */ (TrophyExercise)[name] === exercise) ?? 'PUSH_UP';

/** @param {string} exercise */
export const isHeld = exercise => exercise === 'PLANK' || exercise === 'WALL_SIT';

/** `20 squats`, `60 seconds of planks`. @param {string} exercise @param {number} count */
export const amountOf = (exercise, count) => isHeld(exercise) ? t(`exercise.seconds.${exercise}`, {count}) : `${number(count)} ${t(`set.unit.${exercise}`, {count})}`;

/** `20 squats in one set`, `a plank of 60 seconds`; empty for push-ups.
 *  @param {{exercise?: number, metric: number, scope: number, threshold: number}} rule */
export function askedOf({exercise: number, metric, scope, threshold: count}) {
  const exercise = exerciseOf(number);
  if (exercise === 'PUSH_UP') return '';
  if (metric === TrophyMetric.ACTIVE_DAYS) return t(`exercise.days.${exercise}`, {count});
  if (scope === TrophyScope.SESSION && isHeld(exercise)) return t(`exercise.held.${exercise}`, {count});
  const over = Object.keys(TrophyScope).find(name => /** @type {any} */ (TrophyScope)[name] === scope) ?? 'UNSPECIFIED';
  return `${amountOf(exercise, count)} ${t(`rules.scope.${over}`)}`;
}

/** How far one is: `12 of 20`; `12 of 20 squats in one set`. @param {import('../Generated/trophies.js').Trophy} trophy @param {number} current @param {number} target */
export function partOf(trophy, current, target) {
  const asked = askedOf(trophy);
  return asked ? t('trophies.partOf', {current, asked}) : t('trophies.part', {current, target});
}
