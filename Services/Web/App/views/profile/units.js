// @ts-check
// Kilograms and centimetres as the services have them, in the units that one reads.

import {number, t} from '../../core/words.js';
import {Units} from '../../Generated/profile.js';

const kilogramsOfPound = .45359237, centimetresOfInch = 2.54;

/** @param {number} units */
export const isImperial = units => units === Units.IMPERIAL;
/** @param {number} kilograms @param {number} units */
export const inUnits = (kilograms, units) => isImperial(units) ? kilograms / kilogramsOfPound : kilograms;
/** @param {number} weight @param {number} units */
export const inKilograms = (weight, units) => isImperial(units) ? weight * kilogramsOfPound : weight;
/** @param {number} kilograms @param {number} units */
export const weightWords = (kilograms, units) => t(isImperial(units) ? 'profile.pounds' : 'profile.kilograms',
  {weight: number(inUnits(kilograms, units), {maximumFractionDigits: 1})});

/** @param {number} centimetres */
export function inFeet(centimetres) {
  const inches = Math.round(centimetres / centimetresOfInch);
  return {feet: Math.floor(inches / 12), inches: inches % 12};
}
/** @param {number} feet @param {number} inches */
export const inCentimetres = (feet, inches) => Math.round((feet * 12 + inches) * centimetresOfInch * 10) / 10;

/** A number as people write it, with a point or a comma; NaN for anything else. @param {string} text */
export const written = text => /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : NaN;
