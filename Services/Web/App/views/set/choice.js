// @ts-check
// What somebody wants of a set: so many push-ups, so much time or neither, and how long to get into position.

/** @typedef {{mode: 'reps' | 'time' | 'open', reps: number, seconds: number, preparation: number}} Choice */

const key = 'titanup.plan';

/** What this device used last. @returns {Choice} */
export function usualChoice() {
  const usual = {mode: /** @type {'reps'} */ ('reps'), reps: 12, seconds: 60, preparation: 10};
  try {
    return {...usual, ...JSON.parse(localStorage.getItem(key) ?? '{}')};
  } catch {
    return usual;
  }
}

/** @param {Choice} choice */
export const keepChoice = choice => localStorage.setItem(key, JSON.stringify(choice));
