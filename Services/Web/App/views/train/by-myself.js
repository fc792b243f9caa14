// @ts-check
// The exercises that somebody counts without the camera: this device remembers it, so that their sets need no tap.

import {isKnown} from '../../set/exercises.js';

const key = 'titanup.byMyself';

/** @returns {string[]} words for exercises, as `SQUAT` */
const kept = () => (localStorage.getItem(key) ?? '').split(' ').filter(isKnown);

/** @param {string} exercise */
export const isByMyself = exercise => kept().includes(exercise);

/** @param {string} exercise @param {boolean} isChosen */
export const chooseByMyself = (exercise, isChosen) => localStorage.setItem(key, [...kept().filter(each => each !== exercise), ...isChosen ? [exercise] : []].join(' '));
