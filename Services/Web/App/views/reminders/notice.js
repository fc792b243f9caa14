// @ts-check
// A due reminder as a notification, whichever of the two shows it: a page, or the service worker.

import {ReminderKind} from '../../Generated/motivation.js';

/** @typedef {import('../../Generated/motivation.js').ReminderOccurrence} Occurrence */
/** @typedef {{reminderId: string, localDate: string, minute: number}} Key what tells reminders apart */

/** @type {Record<number, string>} */
const paths = {[ReminderKind.PUSH_UPS]: '/set', [ReminderKind.PRACTICE]: '/train', [ReminderKind.HABIT]: '/habits'};
/** The view where one does what a reminder is about. @param {number} kind */
export const pathOf = kind => paths[kind] ?? '/reminders';

/** @param {Key} key */
export const keyOf = ({reminderId, localDate, minute}) => ({reminderId, localDate, minute});
/** @param {Key} key */
export const tagOf = ({reminderId, localDate, minute}) => `${reminderId} ${localDate} ${minute}`;

/** The same tag on all ways: whatever comes twice is shown once. @param {Occurrence} occurrence */
export const optionsOf = occurrence => ({
  body: occurrence.text, tag: tagOf(occurrence), icon: new URL('../../icons/icon-192.png', import.meta.url).href,
  data: {path: pathOf(occurrence.kind), key: keyOf(occurrence)},
});
