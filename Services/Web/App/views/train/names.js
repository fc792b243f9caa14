// @ts-check
// What training's numbers are called.

import {h} from '../../core/element.js';
import {nameOf} from '../../core/proto.js';
import {number, percent, t} from '../../core/words.js';
import {AmountUnit, Equipment, FitnessClass, Muscle, WorkoutType} from '../../Generated/training.js';


/** @param {number} type */
export const typeName = type => t(`train.type.${nameOf(WorkoutType, type)}`);
/** @param {number} muscle */
export const muscleName = muscle => t(`statistics.training.muscle.${nameOf(Muscle, muscle)}`);
/** @param {number} kind */
export const equipmentName = kind => t(`train.equipment.${nameOf(Equipment, kind)}`);
/** @param {number} level */
export const className = level => t(`train.class.${nameOf(FitnessClass, level)}`);

/** `8 times` or `24 seconds`. @param {number} unit @param {number} amount */
export const amountWords = (unit, amount) => t(unit === AmountUnit.SECONDS ? 'train.seconds' : 'train.times', {count: amount});

/** The sets of a workout by exercise, as they follow each other: `3 × 8`.
 *  @param {{exerciseId: string, amount: number, unit: number}[]} sets */
export function grouped(sets) {
  /** @type {{exerciseId: string, amounts: number[], unit: number}[]} */
  const groups = [];
  for (const {exerciseId, amount, unit} of sets) {
    const last = groups[groups.length - 1];
    if (last?.exerciseId === exerciseId) last.amounts.push(amount);
    else groups.push({exerciseId, amounts: [amount], unit});
  }
  return groups.map(({exerciseId, amounts, unit}) => ({exerciseId,
    words: amounts.every(amount => amount === amounts[0])
      ? amounts.length > 1 ? t('train.setsOf', {sets: amounts.length, amount: amountWords(unit, amounts[0])}) : amountWords(unit, amounts[0])
      : amounts.map(amount => amountWords(unit, amount)).join(', ')}));
}

/** The points that an amount of an exercise earns: 100 for the base amount, times the exercise's level factor.
 *  @param {number} amount @param {number} base @param {{levelFactor: number}} exercise */
export const worth = (amount, base, {levelFactor}) => base > 0 ? 100 * amount / base * levelFactor : 0;

/** Minutes and hours, for people. @param {number} milliseconds */
export function spell(milliseconds) {
  const minutes = Math.round(milliseconds / 60_000);
  if (milliseconds > 0 && minutes < 1) return t('train.spent.seconds', {count: Math.max(1, Math.round(milliseconds / 1000))});
  return minutes < 60 ? t('train.spent.minutes', {count: minutes}) : t('train.spent.hours', {hours: Math.floor(minutes / 60), minutes: minutes % 60});
}

/** Kilocalories with their range, in whole ones. @param {{gross: number, low: number, high: number}} energy */
export const energyRange = ({low, high}) => t('train.energyRange', {low: Math.floor(low), high: Math.ceil(high)});

/** Shares of muscles as bars with their numbers. @param {{muscle: number, percent: number}[]} muscles */
export const muscleBars = muscles => h('ul', {class: 'muscle-bars'}, muscles.map(({muscle, percent: share}) => h('li', {key: String(muscle)},
  h('span', null, muscleName(muscle)), h('i', {'aria-hidden': 'true'}, h('b', {style: {width: `${share}%`}})), h('span', {class: 'muscle-share'}, percent(share / 100)))));

/** @param {number} value */
export const whole = value => number(Math.round(value));
